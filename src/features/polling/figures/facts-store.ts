// What figures are made of: sums of whole releases and nothing else, so that the privacy rule holds for all of them.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'

/** The releases of a day, of one unit; null for mixed ones and those of no members. */
export interface SumRow {
  day: string
  unitId: number | null
  submissions: number
  sentimentSum: number
  answers: number
  answerMinutes: number
}

/** That a person wrote what a release of that day holds. */
export interface PersonRow {
  day: string
  unitId: number | null
  personId: number
  /** Null for an account that ended. */
  userId: number | null
  /** Of no members. */
  isOutside: boolean
  submissions: number
}

export interface TopicRow extends Omit<SumRow, 'answers' | 'answerMinutes'> {
  topicId: number
  name: string
  urgent: number
  ratherUrgent: number
}

export interface TopicPersonRow {
  topicId: number
  day: string
  personId: number
}

type Of = { agentId: number; from: string }

export async function sumsSince(db: ActingDatabase, { agentId, from }: Of): Promise<SumRow[]> {
  const { rows } = await db.query<SumRow>(
    `select day::text, unit_id as "unitId", sum(submissions)::int as submissions,
       sum(sentiment_sum)::int as "sentimentSum", sum(answers)::int as answers,
       sum(answer_minutes)::float8 as "answerMinutes"
     from polling_releases where agent_id = $1 and topic_id is null and day >= $2::date
     group by day, unit_id order by day`,
    [agentId, from],
  )
  return rows
}

export async function peopleSince(db: ActingDatabase, { agentId, from }: Of): Promise<PersonRow[]> {
  const { rows } = await db.query<PersonRow>(
    `select release.day::text as day, release.unit_id as "unitId", person.id as "personId",
       person.user_id as "userId", release.is_outside as "isOutside", sum(part.submissions)::int as submissions
     from polling_releases as release
     join polling_release_people as part on part.release_id = release.id
     join polling_people as person on person.id = part.person_id
     where release.agent_id = $1 and release.topic_id is null and release.day >= $2::date
     group by release.day, release.unit_id, release.is_outside, person.id`,
    [agentId, from],
  )
  return rows
}

export async function topicsSince(db: ActingDatabase, { agentId, from }: Of): Promise<TopicRow[]> {
  const { rows } = await db.query<TopicRow>(
    `select release.topic_id as "topicId", topic.name, release.day::text as day, release.unit_id as "unitId",
       sum(release.submissions)::int as submissions, sum(release.sentiment_sum)::int as "sentimentSum",
       sum(release.urgent)::int as urgent, sum(release.rather_urgent)::int as "ratherUrgent"
     from polling_releases as release join polling_topics as topic on topic.id = release.topic_id
     where release.agent_id = $1 and release.topic_id is not null and release.day >= $2::date
       and topic.name <> ''
     group by release.topic_id, topic.name, release.day, release.unit_id order by release.day`,
    [agentId, from],
  )
  return rows
}

export async function topicPeopleSince(db: ActingDatabase, { agentId, from }: Of): Promise<TopicPersonRow[]> {
  const { rows } = await db.query<TopicPersonRow>(
    `select distinct release.topic_id as "topicId", release.day::text as day, part.person_id as "personId"
     from polling_releases as release
     join polling_release_people as part on part.release_id = release.id
     where release.agent_id = $1 and release.topic_id is not null and release.day >= $2::date`,
    [agentId, from],
  )
  return rows
}

export interface AgentTotal {
  agentId: number
  submissions: number
  people: number
  lastDay: string | null
}

/** Of all releases of the agents. */
export async function totalsOf(db: ActingDatabase, agentIds: readonly number[]): Promise<AgentTotal[]> {
  const { rows } = await db.query<AgentTotal>(
    `select release.agent_id as "agentId", max(release.day)::text as "lastDay",
       sum(part.submissions)::int as submissions, count(distinct part.person_id)::int as people
     from polling_releases as release
     join polling_release_people as part on part.release_id = release.id
     where release.agent_id = any($1::int[]) and release.topic_id is null
     group by release.agent_id`,
    [agentIds],
  )
  return rows
}

export interface QuoteRow {
  topicId: number
  /** Of its submission: opaque. */
  key: string
  quote: string
  day: string
  userId: number | null
}

/** The latest released words about topics, a few of each; none of a release in which somebody's account ended. */
export async function quotesOf(
  db: ActingDatabase,
  topicIds: readonly number[],
  most: number,
): Promise<QuoteRow[]> {
  if (topicIds.length === 0) return []
  const { rows } = await db.query<QuoteRow>(
    `select "topicId", key, quote, day, "userId" from (
       select mention.topic_id as "topicId", submission.key, mention.sentence as quote, release.day::text as day,
         person.user_id as "userId",
         row_number() over (partition by mention.topic_id order by release.day desc, submission.key) as place
       from polling_mentions as mention
       join polling_releases as release on release.id = mention.release_id and not release.is_silent
       join polling_submissions as submission on submission.id = mention.submission_id
       join polling_releases as whole on whole.id = submission.release_id and not whole.is_silent
       join polling_people as person on person.id = submission.person_id
       where mention.topic_id = any($1::int[]) and mention.sentence is not null) as quoted
     where place <= $2 order by "topicId", place`,
    [topicIds, most],
  )
  return rows
}
