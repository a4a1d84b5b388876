// The only SQL of what came of insights and results; whoever calls has looked who may read those.
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { followUpQuestions, followUps } from '../../../db/schema/followups.ts'
import { pollOptions, polls } from '../../../db/schema/polls.ts'
import { projects, tasks } from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { Condition } from '../../kit/db/condition.ts'

/** Whose insight or result it is. */
export type Source = { agentId: number } | { surveyId: number }

/** What of it, and as all its readers see it. */
export interface Said {
  key: string
  about: string
  isForManagers: boolean
}

export type FollowUpRow = typeof followUps.$inferSelect

const ofSource = (source: Source): SQL =>
  'agentId' in source ? eq(followUps.agentId, source.agentId) : eq(followUps.surveyId, source.surveyId)

/** Its task or poll is there: one that was deleted is no longer told of, and is again once it comes back. */
const isThere = or(
  eq(followUps.kind, 'left'),
  and(isNull(tasks.deletedAt), isNull(projects.deletedAt), sql`${tasks.id} is not null`),
  and(isNull(polls.deletedAt), sql`${polls.id} is not null`),
)

const columns = {
  row: followUps,
  by: sql<
    string | null
  >`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
  taskTitle: tasks.title,
  taskStatus: tasks.status,
  taskNumber: tasks.number,
  projectId: tasks.projectId,
  isProjectOpen: sql<boolean>`${projects.archivedAt} is null`,
  pollQuestion: polls.question,
  pollStatus: polls.status,
  decision: pollOptions.label,
}

const found = (db: ActingDatabase, readable: SQL<boolean>) =>
  db.orm
    .select({ ...columns, isReadable: readable })
    .from(followUps)
    .leftJoin(users, eq(users.id, followUps.authorId))
    .leftJoin(tasks, eq(tasks.id, followUps.taskId))
    .leftJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(polls, eq(polls.id, followUps.pollId))
    .leftJoin(pollOptions, eq(pollOptions.id, polls.decidedOptionId))

export type FoundFollowUp = Awaited<ReturnType<typeof followUpsOf>>[number]

/** Those that are there, the latest first. `readable` are the tasks and polls that the reader may open. */
export function followUpsOf(
  db: ActingDatabase,
  source: Source,
  readable: { tasks: Condition; polls: Condition },
) {
  const opens = sql<boolean>`(${tasks.id} in (${readable.tasks}) or ${polls.id} in (${readable.polls})) is true`
  return found(db, opens)
    .where(and(ofSource(source), isThere))
    .orderBy(desc(followUps.createdAt), desc(followUps.id))
    .limit(MOST_LISTED)
}

const MOST_LISTED = 500

/** The oldest first, as everybody may know of it: by the title under which it was made. */
export function followUpsToTell(db: ActingDatabase, source: Source) {
  return found(db, sql<boolean>`false`)
    .where(and(ofSource(source), eq(followUps.isForManagers, false), isThere))
    .orderBy(asc(followUps.createdAt), asc(followUps.id))
    .limit(MOST_LISTED)
}

/** Of two presses at the same time the second waits, and finds what the first made. */
export async function lockSaid(db: ActingDatabase, source: Source, { key }: Said): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtext($1))', [
    `follow-ups ${JSON.stringify(source)} ${key}`,
  ])
}

export type NewFollowUp = Pick<FollowUpRow, 'kind' | 'title'> & { taskId?: number; pollId?: number }

/** What somebody takes up is left alone no more. */
export async function insertFollowUp(
  db: ActingDatabase,
  source: Source,
  { said, made, authorId, at }: { said: Said; made: NewFollowUp; authorId: number; at: Date },
): Promise<number> {
  if (made.kind !== 'left')
    await db.orm
      .delete(followUps)
      .where(and(ofSource(source), eq(followUps.key, said.key), eq(followUps.kind, 'left')))
  const [row] = await db.orm
    .insert(followUps)
    .values({ ...source, ...said, ...made, authorId, createdAt: at })
    .returning({ id: followUps.id })
  if (!row) throw new Error('what was taken up could not be kept')
  return row.id
}

export async function dropFollowUp(db: ActingDatabase, source: Source, id: number): Promise<void> {
  await db.orm.delete(followUps).where(and(ofSource(source), eq(followUps.id, id)))
}

/** That mails of the round told of their end: later ones leave them out. */
export async function noteTold(db: ActingDatabase, ids: readonly number[], round: string): Promise<void> {
  if (ids.length === 0) return
  await db.query(
    `update follow_ups set told_round = $2::date where id = any($1::int[]) and told_round is null`,
    [ids, round],
  )
}

/**
 * Keeps which insights the mails of a round tell of, and answers those that it asks about: told of in an earlier round,
 * with nothing that came of them, and asked about in no other round. All mails of one round ask the same.
 */
export async function toAskAbout(
  db: ActingDatabase,
  agentId: number,
  { keys, open, round }: { keys: readonly string[]; open: readonly string[]; round: string },
): Promise<string[]> {
  if (keys.length === 0) return []
  await db.query(
    `insert into follow_up_questions (agent_id, key, first_round)
     select $1, key, $3::date from unnest($2::text[]) as key on conflict do nothing`,
    [agentId, keys, round],
  )
  if (open.length > 0)
    await db.query(
      `update follow_up_questions set asked_round = $3::date
       where agent_id = $1 and key = any($2::text[]) and first_round < $3::date and asked_round is null`,
      [agentId, open, round],
    )
  const rows = await db.orm
    .select({ key: followUpQuestions.key })
    .from(followUpQuestions)
    .where(and(eq(followUpQuestions.agentId, agentId), eq(followUpQuestions.askedRound, round)))
  return rows.map(({ key }) => key).filter((key) => open.includes(key))
}
