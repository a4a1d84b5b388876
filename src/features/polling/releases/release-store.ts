// The SQL of releases: what waits, and the sums that are kept of what was released.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  pollingMentions,
  pollingReleasePeople,
  pollingReleases,
  pollingSubmissions,
  pollingTopics,
} from '../../../../db/schema/polling.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { TopicState } from '../../../language/polling/topic.ts'
import type { Waiting } from './release.ts'

export interface WaitingText extends Waiting {
  sentiment: number
  urgency: 'high' | 'medium' | 'low'
  answerMinutes: number | null
}

const { id, personId, unitId, isOutside, receivedAt, sentiment, urgency, answerMinutes } = pollingSubmissions
const waiting = { personId, unitId, isOutside, receivedAt, sentiment, urgency, answerMinutes }

export function waitingSubmissions(db: ActingDatabase, agentId: number): Promise<WaitingText[]> {
  return db.orm
    .select({ id, ...waiting })
    .from(pollingSubmissions)
    .where(and(eq(pollingSubmissions.agentId, agentId), isNull(pollingSubmissions.releaseId)))
}

export async function hasReleases(
  db: ActingDatabase,
  agentId: number,
  topicId: number | null,
): Promise<boolean> {
  const ofTopic = topicId === null ? isNull(pollingReleases.topicId) : eq(pollingReleases.topicId, topicId)
  const rows = await db.orm
    .select({ id: pollingReleases.id })
    .from(pollingReleases)
    .where(and(eq(pollingReleases.agentId, agentId), ofTopic))
    .limit(1)
  return rows.length > 0
}

/** Topics that these submissions raise. */
export async function topicsOf(db: ActingDatabase, submissionIds: readonly number[]): Promise<number[]> {
  if (submissionIds.length === 0) return []
  const rows = await db.orm
    .selectDistinct({ topicId: pollingMentions.topicId })
    .from(pollingMentions)
    .where(inArray(pollingMentions.submissionId, [...submissionIds]))
  return rows.map(({ topicId }) => topicId)
}

/** Topics of the agent with mentions whose submission is released, and which are not. */
export async function topicsThatWait(db: ActingDatabase, agentId: number): Promise<number[]> {
  const { rows } = await db.query<{ topicId: number }>(
    `select distinct mention.topic_id as "topicId" from polling_mentions as mention
     join polling_topics as topic on topic.id = mention.topic_id
     join polling_submissions as submission on submission.id = mention.submission_id
     where topic.agent_id = $1 and mention.release_id is null and submission.release_id is not null`,
    [agentId],
  )
  return rows.map(({ topicId }) => topicId)
}

/** Mentions of a topic in submissions that are released. */
export function waitingMentions(db: ActingDatabase, topicId: number): Promise<WaitingText[]> {
  return db.orm
    .select({ id: pollingMentions.id, ...waiting })
    .from(pollingMentions)
    .innerJoin(pollingSubmissions, eq(pollingSubmissions.id, pollingMentions.submissionId))
    .where(
      and(
        eq(pollingMentions.topicId, topicId),
        isNull(pollingMentions.releaseId),
        sql`${pollingSubmissions.releaseId} is not null`,
      ),
    )
}

export type NewRelease = Omit<typeof pollingReleases.$inferInsert, 'id' | 'isSilent'>

/** Of submissions, or with a topic of mentions. */
export async function insertRelease(
  db: ActingDatabase,
  release: NewRelease,
  items: readonly Pick<Waiting, 'id' | 'personId'>[],
): Promise<void> {
  const [row] = await db.orm.insert(pollingReleases).values(release).returning({ id: pollingReleases.id })
  if (!row) throw new Error('the insert of a release gave no row')
  const ids = items.map((one) => one.id)
  if (release.topicId == null)
    await db.orm
      .update(pollingSubmissions)
      .set({ releaseId: row.id })
      .where(inArray(pollingSubmissions.id, ids))
  else await db.orm.update(pollingMentions).set({ releaseId: row.id }).where(inArray(pollingMentions.id, ids))
  const counts = new Map<number, number>()
  for (const one of items) counts.set(one.personId, (counts.get(one.personId) ?? 0) + 1)
  await db.orm
    .insert(pollingReleasePeople)
    .values([...counts].map(([who, submissions]) => ({ releaseId: row.id, personId: who, submissions })))
}

export async function topicState(db: ActingDatabase, topicId: number): Promise<TopicState | null> {
  const { rows } = await db.query<{ state: TopicState }>('select state from polling_topics where id = $1', [
    topicId,
  ])
  return rows[0]?.state ?? null
}

/** Which of these phrases stand in what was released about a topic; all of them where nothing of it waits any more. */
export async function releasedPhrases(
  db: ActingDatabase,
  topicId: number,
  phrases: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ phrase: string }>(
    `with told as (
       select lower(regexp_replace(submission.subject || ' ' || submission.text, '\\s+', ' ', 'g')) as words
       from polling_mentions as mention join polling_submissions as submission on submission.id = mention.submission_id
       where mention.topic_id = $1 and mention.release_id is not null order by mention.id desc limit $3)
     select phrase from unnest($2::text[]) as phrase
     where not exists (select 1 from polling_mentions where topic_id = $1 and release_id is null)
       or exists (select 1 from told where position(lower(phrase) in words) > 0)`,
    [topicId, phrases, MOST_TOLD],
  )
  return new Set(rows.map(({ phrase }) => phrase))
}

/** The newest of them; a name is made anew with each release. */
const MOST_TOLD = 200

/** What topics that share most of these terms are called. */
export async function namesBeside(
  db: ActingDatabase,
  { agentId, topicId, terms }: { agentId: number; topicId: number; terms: readonly string[] },
): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from polling_topics where name is not null and id in
       (select topic_id from polling_topic_terms where agent_id = $1 and topic_id <> $2 and term = any($3::text[])
        group by topic_id order by count(*) desc, topic_id desc limit $4)`,
    [agentId, topicId, terms, MOST_BESIDE],
  )
  return rows.map(({ name }) => name)
}

const MOST_BESIDE = 40

export async function nameTopic(db: ActingDatabase, topicId: number, name: string): Promise<void> {
  await db.orm.update(pollingTopics).set({ name }).where(eq(pollingTopics.id, topicId))
}

/** Agents for which something waits. */
export async function agentsThatWait(db: ActingDatabase): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select id from polling_agents as agent where exists (select 1 from polling_submissions
       where agent_id = agent.id and release_id is null)
       or exists (select 1 from polling_topics as topic
         join polling_mentions as mention on mention.topic_id = topic.id and mention.release_id is null
         where topic.agent_id = agent.id)
     order by id`,
  )
  return rows.map((row) => row.id)
}
