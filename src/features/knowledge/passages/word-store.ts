// The only SQL of the words that a keeper's passages have, and of those that were learned.
import { sql } from 'drizzle-orm'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'

export interface KnownWord {
  word: string
  passages: number
}

/** In how many passages each of them stands; those that stand in none are left out. */
export async function knownWords(
  db: ActingDatabase,
  keeperId: number,
  words: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.query<KnownWord>(
    'select word, passages from passage_words where keeper_id = $1 and word = any($2::text[])',
    [keeperId, words],
  )
  return new Map(rows.map(({ word, passages }) => [word, passages]))
}

/** Of one stem. */
const MOST_ALIKE = 8

/** Longer words that begin or end with one of these stems. */
export async function wordsAlike(
  db: ActingDatabase,
  keeperId: number,
  stems: readonly string[],
): Promise<(KnownWord & { stem: string })[]> {
  if (stems.length === 0) return []
  const { rows } = await db.query<KnownWord & { stem: string }>(
    `select stem, alike.word, alike.passages from unnest($2::text[]) as stem cross join lateral (
       (select word, passages from passage_words where keeper_id = $1
          and word ~>~ stem and word ~<~ (stem || chr(1114111)) order by word using ~<~ limit ${MOST_ALIKE})
       union
       (select word, passages from passage_words where keeper_id = $1
          and backwards ~>~ reverse(stem) and backwards ~<~ (reverse(stem) || chr(1114111))
        order by backwards using ~<~ limit ${MOST_ALIKE})) as alike`,
    [keeperId, stems],
  )
  return rows
}

const MOST_CANDIDATES = 3_000

/** Candidates for a word that was mistyped: those that share its first two letters, or trigrams. */
export async function mistypedWords(
  db: ActingDatabase,
  keeperId: number,
  stem: string,
  hasTrigrams: boolean,
): Promise<KnownWord[]> {
  const begun = sql`(select word, passages from passage_words where keeper_id = ${keeperId}
    and word ~>=~ ${stem.slice(0, 2)} and word ~<~ (${stem.slice(0, 2)} || chr(1114111)) limit ${MOST_CANDIDATES})`
  const alike = sql`(select word, passages from passage_words
    where word % ${stem} and keeper_id = ${keeperId} limit 200)`
  const { rows } = await db.orm.execute<KnownWord & Record<string, unknown>>(
    hasTrigrams ? sql`${begun} union ${alike}` : begun,
  )
  return rows
}

/** Whether the database has pg_trgm, and words have its index. */
export async function hasTrigrams(db: ActingDatabase): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('passage_words_trigrams') is not null as there`,
  )
  return rows[0]?.there === true
}

/** Answers that must have borne a pair out. */
const LEAST_ANSWERS = 2
const MOST_LEARNED = 100

export async function learnedWords(
  db: ActingDatabase,
  keeperId: number,
  words: readonly string[],
): Promise<{ word: string; other: string }[]> {
  const { rows } = await db.query<{ word: string; other: string }>(
    `select word, other from learned_synonyms
     where keeper_id = $1 and word = any($2::text[]) and answers >= ${LEAST_ANSWERS}
     order by answers desc, word, other limit ${MOST_LEARNED}`,
    [keeperId, words],
  )
  return rows
}

/** `by` is 1, or -1 to take back. */
export async function countLearned(
  db: ActingDatabase,
  keeperId: number,
  pairs: readonly { word: string; other: string }[],
  by: 1 | -1,
): Promise<void> {
  await db.query(
    `insert into learned_synonyms as known (keeper_id, word, other, answers)
     select $1, word, other, $3::int from jsonb_to_recordset($2::jsonb) as pair (word text, other text)
     order by word, other
     on conflict (keeper_id, word, other) do update set answers = known.answers + excluded.answers`,
    [keeperId, JSON.stringify(pairs), by],
  )
  await db.query('delete from learned_synonyms where keeper_id = $1 and answers <= 0', [keeperId])
}
