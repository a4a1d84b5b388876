// The only SQL of passages: who may read them, how they are put and dropped, and how they are found.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { jsonText } from '../../../../db/schema/json.ts'
import { threadParticipants } from '../../../../db/schema/mails.ts'
import { knowledgeKeepers, passages } from '../../../../db/schema/passages.ts'
import { memberships } from '../../../../db/schema/users.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { Passage } from '../../../language/knowledge/passage.ts'
import type { PassageQuery } from './passage-query.ts'
import type { Keeper, Reader, Source } from './reader.ts'

/** Null while nothing of theirs was ever put. */
export async function findKeeper(
  db: ActingDatabase,
  { companyId, ownerId }: Keeper,
): Promise<{ id: number; passages: number } | null> {
  const [row] = await db.orm
    .select({ id: knowledgeKeepers.id, passages: knowledgeKeepers.passages })
    .from(knowledgeKeepers)
    .where(
      companyId === null ? eq(knowledgeKeepers.ownerId, ownerId) : eq(knowledgeKeepers.companyId, companyId),
    )
  return row ?? null
}

/** Whoever changes the passages of a keeper waits here for those who do it now. */
export async function lockKeeper(db: ActingDatabase, keeper: Keeper): Promise<number> {
  const values = [keeper.companyId, keeper.ownerId]
  await db.query(
    'insert into knowledge_keepers (company_id, owner_id) values ($1, $2) on conflict do nothing',
    values,
  )
  const { rows } = await db.query<{ id: number }>(
    'select id from knowledge_keepers where company_id = $1 or owner_id = $2 for update',
    values,
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('a keeper that was just made is there')
  return id
}

/**
 * The one rule of who reads a passage, asked of the database at that moment: the owner, or an active member of the
 * company, reads all of the keeper's but what stands in threads in which they take no part, unless they oversee the
 * company. Anybody else reads what is public and of no thread. `passages` is the table of the statement.
 */
export function readablePassages(keeperId: number, { keeper, userId }: Reader): SQL {
  const ofKeeper = sql`passages.keeper_id = ${keeperId}`
  const isPublic = sql`(passages.is_public and passages.thread_id is null)`
  if (userId === null) return sql`(${ofKeeper} and ${isPublic})`
  if (keeper.companyId === null)
    return keeper.ownerId === userId ? sql`(${ofKeeper})` : sql`(${ofKeeper} and ${isPublic})`
  const membership = (more: SQL) =>
    sql`exists (select 1 from ${memberships} where ${and(
      eq(memberships.companyId, keeper.companyId),
      eq(memberships.userId, userId),
      eq(memberships.isActive, true),
      more,
    )})`
  const takesPart = sql`exists (select 1 from ${threadParticipants}
    where ${threadParticipants.threadId} = passages.thread_id and ${threadParticipants.userId} = ${userId})`
  const oversees = membership(sql`${memberships.role} in ('manager', 'admin')`)
  return sql`(${ofKeeper} and (${isPublic}
    or (${membership(sql`true`)} and (passages.thread_id is null or ${takesPart} or ${oversees}))))`
}

export interface NewPassage extends Passage {
  readonly lexemes: readonly string[]
}

export interface PutRows {
  readonly keeperId: number
  readonly source: Source
  readonly isPublic: boolean
  readonly threadId: number | null
  readonly passages: readonly NewPassage[]
}

export async function insertPassages(db: ActingDatabase, put: PutRows): Promise<void> {
  const { keeperId, source, isPublic, threadId } = put
  const rows = put.passages.map((passage, place) => ({ ...passage, place }))
  await db.query(
    `insert into passages (keeper_id, source_kind, source_id, place, part, headings, sentences, is_public, thread_id, lexemes)
     select $1, $2, $3, row.place, row.part, row.headings, row.sentences, $4, $5,
       array_to_tsvector(array(select distinct jsonb_array_elements_text(row.lexemes)))
     from jsonb_to_recordset($6::jsonb)
       as row (place int, part int, headings jsonb, sentences jsonb, lexemes jsonb)`,
    [keeperId, source.kind, source.id, isPublic, threadId, jsonText(rows)],
  )
  await db.query(
    'update knowledge_keepers set vector_space = null where id = $1 and vector_space is not null',
    [keeperId],
  )
}

export async function deletePassages(db: ActingDatabase, keeperId: number, source: Source): Promise<void> {
  await db.orm
    .delete(passages)
    .where(
      and(
        eq(passages.keeperId, keeperId),
        eq(passages.sourceKind, source.kind),
        eq(passages.sourceId, source.id),
      ),
    )
}

/** Another public, or another thread, with the same text. */
export async function updateReaders(
  db: ActingDatabase,
  keeperId: number,
  source: Source,
  { isPublic, threadId }: { isPublic: boolean; threadId: number | null },
): Promise<void> {
  await db.orm
    .update(passages)
    .set({ isPublic, threadId })
    .where(
      and(
        eq(passages.keeperId, keeperId),
        eq(passages.sourceKind, source.kind),
        eq(passages.sourceId, source.id),
      ),
    )
}

export interface PassageRow {
  id: number
  sourceKind: Source['kind']
  sourceId: number
  part: number | null
  headings: string[]
  sentences: Passage['sentences'][number][]
  vector: number[] | null
  vectorSpace: string | null
}

/** Those that say most of what is asked, the best first. Weighed here so that of thousands only these are read. */
export async function searchPassages(
  db: ActingDatabase,
  keeperId: number,
  reader: Reader,
  { query, most }: { query: PassageQuery; most: number },
): Promise<PassageRow[]> {
  const { found, terms } = query
  const readable = readablePassages(keeperId, reader)
  const branches = found.map(
    ({ words, most: some, among }) =>
      sql`(select id from ${among === null ? sql`passages` : firstPassages(keeperId, among)}
        where passages.lexemes @@ ${words}::tsquery and ${readable} limit ${some})`,
  )
  const list = (values: readonly string[]) =>
    sql`${`{${values.map((one) => JSON.stringify(one)).join(',')}}`}::text[]`
  const { rows } = await db.orm.execute<PassageRow & Record<string, unknown>>(sql`
    with term as materialized (
      select exact::tsquery as exact, near::tsquery as near, titled::tsquery as titled, weight
      from unnest(${list(terms.map(({ exact }) => exact))}, ${list(terms.map(({ near }) => near))},
        ${list(terms.map(({ titled }) => titled))}, ${`{${terms.map(({ weight }) => weight).join(',')}}`}::float8[])
        as given (exact, near, titled, weight)),
    hit as materialized (${sql.join(branches, sql` union `)}),
    best as materialized (
      select hit.id, (select sum(weight * (case when lexemes @@ exact then 1 when lexemes @@ near then 0.5 else 0 end
        + case when lexemes @@ titled then 1 else 0 end)) from term) as score
      from hit join passages using (id) order by score desc, hit.id limit ${most})
    select passages.id, source_kind as "sourceKind", source_id as "sourceId", part, headings, sentences, vector,
      vector_space as "vectorSpace"
    from best join passages using (id) order by best.score desc, passages.id`)
  return rows
}

/** Under the name of the table, of which its readers' rule speaks; in the order of its index, so that no more are read. */
const firstPassages = (keeperId: number, count: number): SQL =>
  sql`(select * from passages where keeper_id = ${keeperId}
    order by keeper_id, source_kind, source_id, place limit ${count}) as passages`

/** Of passages that the person's search found, or of a keeper's. */
export async function keepVectors(
  db: ActingDatabase,
  space: string,
  vectors: readonly { id: number; vector: readonly number[] }[],
): Promise<void> {
  await db.query(
    `update passages set vector = row.vector, vector_space = $2
     from jsonb_to_recordset($1::jsonb) as row (id int, vector real[]) where passages.id = row.id`,
    [jsonText(vectors), space],
  )
}

/** In the open transaction: each query is planned for its own words, since rare and common ones want other ways. */
export async function planAnew(db: ActingDatabase): Promise<void> {
  await db.query(
    `select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true)`,
  )
}
