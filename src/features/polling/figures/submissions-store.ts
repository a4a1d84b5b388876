// The SQL of submissions as they are read: one's own whole, of others' what is released.
import { sql } from 'drizzle-orm'
import { pollingInsightViews } from '../../../../db/schema/polling.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'

export interface ShownRow {
  key: string
  /** Null until it is released. */
  day: string | null
  isOwn: boolean
  /** One's own alone. */
  text: string | null
  subject: string | null
  isCopied: boolean
  sentiment: number | null
  receivedDay: string | null
  receivedAt: Date | null
  topics: { id: number; name: string; quote: string | null }[]
}

/** Whether the reader wrote it, also where the account of who did has ended; the rest of what others' rows hold is left out by the statement itself. */
const own = '(person.user_id is not distinct from $2)'

/**
 * Latest release first, one's own that wait before all; in a release by the key, which tells nothing of the time.
 * `othersToo` is for whoever sees the dashboard in full.
 */
export async function submissionsOf(
  db: Database,
  scope: Scope,
  { agentId, othersToo }: { agentId: number; othersToo: boolean },
): Promise<ShownRow[]> {
  const { rows } = await db.query<ShownRow>(
    `select submission.key, release.day::text as day, ${own} as "isOwn",
       case when ${own} then submission.text end as text,
       case when ${own} then submission.subject end as subject, submission.is_copied as "isCopied",
       case when ${own} then submission.sentiment end as sentiment,
       case when ${own} then (submission.received_at at time zone 'utc')::date::text end as "receivedDay",
       case when ${own} then submission.received_at end as "receivedAt",
       coalesce((select jsonb_agg(jsonb_build_object('id', topic.id, 'name', topic.name,
           'quote', case when not told.is_silent and not coalesce(release.is_silent, false)
             then mention.sentence end) order by mention.id)
         from polling_mentions as mention
         join polling_releases as told on told.id = mention.release_id
         join polling_topics as topic on topic.id = mention.topic_id and topic.name <> ''
         where mention.submission_id = submission.id), '[]') as topics
     from polling_submissions as submission
     join polling_people as person on person.id = submission.person_id
     left join polling_releases as release on release.id = submission.release_id
     where submission.agent_id = $1 and (${own} or ($3 and release.id is not null))
     order by release.day desc nulls first, submission.key
     limit $4`,
    [agentId, scope.userId, othersToo, MOST_LISTED],
  )
  return rows
}

/** Older ones are in the figures alone. */
const MOST_LISTED = 2_000

/** The mean of one's own of these days; null without any. */
export async function ownSentiment(
  db: Database,
  scope: Scope,
  { agentId, from }: { agentId: number; from: string },
): Promise<number | null> {
  const { rows } = await db.query<{ mean: number | null }>(
    `select round(avg(submission.sentiment))::int as mean
     from polling_submissions as submission join polling_people as person on person.id = submission.person_id
     where submission.agent_id = $1 and person.user_id = $2 and submission.received_at >= $3::date`,
    [agentId, scope.userId, from],
  )
  return rows[0]?.mean ?? null
}

export async function viewsOf(db: ActingDatabase, agentId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ insightId: string; views: number }>(
    'select insight_id as "insightId", views from polling_insight_views where agent_id = $1',
    [agentId],
  )
  return new Map(rows.rows.map(({ insightId, views }) => [insightId, views]))
}

export async function countView(db: ActingDatabase, agentId: number, insightId: string): Promise<number> {
  const [row] = await db.orm
    .insert(pollingInsightViews)
    .values({ agentId, insightId, views: 1 })
    .onConflictDoUpdate({
      target: [pollingInsightViews.agentId, pollingInsightViews.insightId],
      set: { views: sql`${pollingInsightViews.views} + 1` },
    })
    .returning({ views: pollingInsightViews.views })
  return row?.views ?? 1
}
