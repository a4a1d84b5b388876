// The SQL that keeps a submission and the topics that it raises. Its cost does not grow with what is kept.
import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import {
  pollingMentions,
  pollingPeople,
  pollingSubmissions,
  pollingTerms,
  pollingTopics,
} from '../../../../db/schema/polling.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { KnownTopic, TopicState } from '../../../language/polling/topic.ts'

/** The number by which an agent knows a person. */
export async function personNumber(db: ActingDatabase, agentId: number, userId: number): Promise<number> {
  const [row] = await db.orm
    .insert(pollingPeople)
    .values({ agentId, userId })
    .onConflictDoUpdate({ target: [pollingPeople.agentId, pollingPeople.userId], set: { userId } })
    .returning({ id: pollingPeople.id })
  if (!row) throw new Error('the insert of a person gave no row')
  return row.id
}

export type NewSubmissionRow = Omit<typeof pollingSubmissions.$inferInsert, 'id' | 'key' | 'releaseId'>

/** Null where the agent has the mail already. */
export async function insertSubmission(db: ActingDatabase, row: NewSubmissionRow): Promise<number | null> {
  const key = randomBytes(12).toString('base64url')
  const [made] = await db.orm
    .insert(pollingSubmissions)
    .values({ ...row, key })
    .onConflictDoNothing({ target: [pollingSubmissions.agentId, pollingSubmissions.mailId] })
    .returning({ id: pollingSubmissions.id })
  return made?.id ?? null
}

/** Topics that share most of the terms; of those with as many, the latest. */
export async function candidatesFor(
  db: ActingDatabase,
  { agentId, terms, most }: { agentId: number; terms: readonly string[]; most: number },
): Promise<KnownTopic[]> {
  if (terms.length === 0) return []
  const { rows } = await db.query<{ id: number; state: TopicState }>(
    `select topic.id, topic.state
     from (select topic_id, count(*) as shared from polling_topic_terms
       where agent_id = $1 and term = any($2::text[])
       group by topic_id order by shared desc, topic_id desc limit $3) as near
     join polling_topics as topic on topic.id = near.topic_id
     order by near.shared desc, topic.id desc`,
    [agentId, terms, most],
  )
  return rows
}

export async function termCounts(
  db: ActingDatabase,
  agentId: number,
  terms: readonly string[],
): Promise<Record<string, number>> {
  if (terms.length === 0) return {}
  const rows = await db.orm
    .select({ term: pollingTerms.term, texts: pollingTerms.texts })
    .from(pollingTerms)
    .where(and(eq(pollingTerms.agentId, agentId), inArray(pollingTerms.term, [...terms])))
  return Object.fromEntries(rows.map(({ term, texts }) => [term, texts]))
}

export async function countTerms(
  db: ActingDatabase,
  agentId: number,
  terms: readonly string[],
): Promise<void> {
  await db.query(
    `insert into polling_terms (agent_id, term, texts)
     select $1, term, 1 from unnest($2::text[]) as term
     on conflict (agent_id, term) do update set texts = polling_terms.texts + 1`,
    [agentId, [...new Set(terms)].sort()],
  )
}

export async function insertTopic(db: ActingDatabase, agentId: number, state: TopicState): Promise<number> {
  const [row] = await db.orm
    .insert(pollingTopics)
    .values({ agentId, state: { ...state } })
    .returning({ id: pollingTopics.id })
  if (!row) throw new Error('the insert of a topic gave no row')
  await setTerms(db, agentId, row.id, state)
  return row.id
}

export async function updateTopic(
  db: ActingDatabase,
  agentId: number,
  { id, state }: KnownTopic,
): Promise<void> {
  await db.orm
    .update(pollingTopics)
    .set({ state: { ...state } })
    .where(eq(pollingTopics.id, id))
  await setTerms(db, agentId, id, state)
}

async function setTerms(
  db: ActingDatabase,
  agentId: number,
  topicId: number,
  state: TopicState,
): Promise<void> {
  const terms = [...new Set(state.terms.map(({ term }) => term))]
  await db.query(
    `with gone as (delete from polling_topic_terms where topic_id = $2 and not term = any($3::text[]))
     insert into polling_topic_terms (agent_id, term, topic_id)
     select $1, term, $2 from unnest($3::text[]) as term on conflict do nothing`,
    [agentId, topicId, terms],
  )
}

export async function insertMentions(
  db: ActingDatabase,
  mentions: readonly { submissionId: number; topicId: number; sentence: string | null }[],
): Promise<void> {
  if (mentions.length > 0)
    await db.orm
      .insert(pollingMentions)
      .values([...mentions])
      .onConflictDoNothing()
}
