// The only SQL of search: entries that fit, the newest ones, and the words that are known.
import { sql } from 'drizzle-orm'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { EntryQuery } from './search-query.ts'

/** Entries of a kind that are ranked among each other; of more the newest are. */
export const MOST_RANKED = 1_000
/** Of a word that stands nearly everywhere the newest entries are looked through, as many as these. */
const MOST_LOOKED_THROUGH = 20_000
const MOST_NEWEST = 200

export interface Entry {
  id: number
  /** 0 to 3: how well the title fits. */
  score: number
  /** Milliseconds. */
  at: number
  /** How many there are, up to MOST_RANKED. */
  total: number
}

const columns = (
  query: EntryQuery,
) => sql`record_id::int as id, extract(epoch from moment)::float8 * 1000 as at,
  (lexemes @@ ${query.titled}::tsquery)::int + (lexemes @@ ${query.wholly}::tsquery)::int
    + (lexemes @@ ${query.said}::tsquery)::int as score`

/**
 * The best first. The keys in the query are the person's: it finds what they may open, and more only where somebody's
 * rights have changed since, so that whoever shows it asks again.
 */
export async function findEntries(db: ActingDatabase, query: EntryQuery, most: number): Promise<Entry[]> {
  const { rows } = await db.orm.execute<Entry & Record<string, unknown>>(sql`
    with hit as materialized (
      select record_id, lexemes, moment from search_entries where lexemes @@ ${query.found}::tsquery
      limit ${MOST_RANKED})
    select ${columns(query)}, (count(*) over ())::int as total from hit
    order by score desc, moment desc, record_id desc limit ${most}`)
  return rows
}

/** Of entries that nearly all fit: the best of the newest. */
export async function findNewest(
  db: ActingDatabase,
  kind: string,
  query: EntryQuery,
  most: number,
): Promise<Entry[]> {
  const { rows } = await db.orm.execute<Entry & Record<string, unknown>>(sql`
    with hit as materialized (
      select record_id, lexemes, moment from (
        select record_id, lexemes, moment from search_entries where kind = ${kind}
        order by moment desc limit ${MOST_LOOKED_THROUGH}) as newest
      where lexemes @@ ${query.found}::tsquery limit ${MOST_NEWEST})
    select ${columns(query)}, ${MOST_RANKED}::int as total from hit
    order by score desc, moment desc, record_id desc limit ${most}`)
  return rows
}

/** In the open transaction: each query is planned for its own words, since rare and common ones want other ways. */
export async function planAnew(db: ActingDatabase): Promise<void> {
  await db.query(
    `select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true)`,
  )
}

/** Candidates for a word that was mistyped: those that share trigrams with it, or its first two letters. */
export async function candidateWords(
  db: ActingDatabase,
  typed: string,
  hasTrigrams: boolean,
): Promise<string[]> {
  const alike = sql`(select distinct word, similarity(word, ${typed}) as alike from search_words
    where word % ${typed} order by alike desc limit 60)`
  // Read from the index, since every letter of theirs is one of a plain word.
  const begun = sql`(select distinct word, 0::real as alike from search_words
    where word like ${`${typed.slice(0, 2)}%`} limit 3000)`
  const { rows } = await db.orm.execute<{ word: string }>(
    hasTrigrams ? sql`${alike} union all ${begun}` : begun,
  )
  return rows.map(({ word }) => word)
}

export async function findTrigrams(db: SystemDatabase): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    `select exists (select from pg_extension where extname = 'pg_trgm') as there`,
  )
  return rows[0]?.there === true
}

/** Words from there on in their order: twice there, or nowhere any more. Answers the last one; null at their end. */
export async function dropWords(db: SystemDatabase, after: string, most: number): Promise<string | null> {
  const { rows } = await db.query<{ last: string | null }>(
    `with page as (
       select word, min(ctid) as kept from (
         select word, ctid from search_words where word ~>~ $1 order by word using ~<~ limit $2) as one group by word),
     gone as (
       delete from search_words using page
       where search_words.word = page.word and (search_words.ctid <> page.kept
         or not exists (select from search_entries where lexemes @@ quote_literal(page.word)::tsquery)))
     select max(word collate "C") as last from page`,
    [after, most],
  )
  return rows[0]?.last ?? null
}

/** For a database that was given the extension later. Nobody who writes waits for it. */
export async function indexTrigrams(db: SystemDatabase): Promise<void> {
  const { rows } = await db.query<{ valid: boolean }>(
    "select indisvalid as valid from pg_index where indexrelid = to_regclass('search_words_trigrams')",
  )
  const [found] = rows
  if (found?.valid) return
  // The embedded database has one connection, and a build beside others would wait for itself.
  const way = db.kind === 'embedded' ? '' : 'concurrently'
  // A build that broke off leaves one that is not used.
  if (found) await db.query(`drop index ${way} if exists search_words_trigrams`)
  await db.query(
    `create index ${way} if not exists search_words_trigrams on search_words using gin (word gin_trgm_ops)`,
  )
}
