// The only SQL of polls and their options: who may read which, and what becomes of them.
import { and, asc, desc, eq, inArray, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm'
import { pollOptions, polls, pollVoters } from '../../../db/schema/polls.ts'
import { users } from '../../../db/schema/users.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Condition } from '../../kit/db/condition.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { ReadableId } from '../../kit/minted-id.ts'
import { newRecordOf, oversees, type Scope } from '../../kit/scope.ts'
import { inquiriesToRemind, overdueInquiries } from '../../records/inquiry-store.ts'
import { mayNotAct } from '../../routing/standing-store.ts'
import { activeMemberIds } from '../companies/index.ts'

export type ReadablePollId = ReadableId<'poll'>

/** Of a poll that the person who acts may read, or that hangs on the thread of their mail. */
export type PollRow = typeof polls.$inferSelect & { id: ReadablePollId }

export type OptionRow = typeof pollOptions.$inferSelect

/**
 * The one rule of who reads a poll: in the personal context its author and its voters; in a company's all of its
 * members (COMP-19). A draft is its author's, and in a company its managers'.
 */
function readableBy(scope: Scope): SQL {
  const isOwn = eq(polls.creatorId, scope.userId)
  const sees = or(sql`${polls.status} <> 'draft'`, isOwn, oversees(scope) ? sql`true` : sql`false`)
  if (scope.companyId !== 0) return sql`(${and(eq(polls.companyId, scope.companyId), sees)})`
  const votes = sql`exists (select 1 from ${pollVoters}
    where ${pollVoters.pollId} = ${polls.id} and ${pollVoters.userId} = ${scope.userId} and ${pollVoters.removedAt} is null)`
  return sql`(${polls.companyId} is null and (${eq(polls.ownerId, scope.userId)} or ${isOwn} or (${votes} and ${polls.status} <> 'draft')))`
}

/** The ids of those that the scope may read: `select id from …`. */
export const readablePolls = (scope: Scope): Condition =>
  sql`select ${polls}.id from ${polls} where ${readableBy(scope)}`

/** Throws not_found for a poll that is not there or not the person's to read: the two look the same. */
export async function requirePoll(
  db: Database,
  scope: Scope,
  id: number,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<PollRow> {
  const isThere = deleted ? sql`${polls.deletedAt} is not null` : isNull(polls.deletedAt)
  const [row] = await db.orm
    .select()
    .from(polls)
    .where(and(eq(polls.id, id), isThere, readableBy(scope)))
  if (!row) throw new AppError('not_found', 'Poll not found')
  return row as PollRow
}

/** The row of a readable poll, locked against others until the transaction ends. */
export async function lockPoll(db: Database, scope: Scope, id: number): Promise<PollRow> {
  const [row] = await db.orm
    .select()
    .from(polls)
    .where(and(eq(polls.id, id), isNull(polls.deletedAt), readableBy(scope)))
    .for('update')
  if (!row) throw new AppError('not_found', 'Poll not found')
  return row as PollRow
}

/** For what the product itself does: its jobs, its sweep, and personal links. Null for one that is gone. */
export async function lockPollOf(db: SystemDatabase, id: number): Promise<PollRow | null> {
  const [row] = await db.orm
    .select()
    .from(polls)
    .where(and(eq(polls.id, id), isNull(polls.deletedAt)))
    .for('update')
  return (row as PollRow | undefined) ?? null
}

/** Open ones first, then the latest. */
export async function listPollRows(
  db: Database,
  scope: Scope,
  status: PollRow['status'] | undefined,
): Promise<PollRow[]> {
  const rows = await db.orm
    .select()
    .from(polls)
    .where(and(isNull(polls.deletedAt), readableBy(scope), ...(status ? [eq(polls.status, status)] : [])))
    .orderBy(sql`${polls.status} = 'closed'`, desc(polls.createdAt), desc(polls.id))
    .limit(200)
  return rows as PollRow[]
}

/** Open ones in which the person may vote, by account, by address or as the author, and has not. */
export async function pollsToVoteIn(db: Database, scope: Scope): Promise<PollRow[]> {
  const own = sql`select ${pollVoters.hasVoted} from ${pollVoters} join ${users} on ${users.id} = ${scope.userId}
    where ${pollVoters.pollId} = ${polls.id} and ${pollVoters.removedAt} is null
    and (${pollVoters.userId} = ${scope.userId} or ${pollVoters.email} = lower(${users.email}))
    order by ${pollVoters.userId} = ${scope.userId} desc nulls last limit 1`
  const isAsked = sql`not coalesce((${own}), ${polls.creatorId} is distinct from ${scope.userId})`
  const rows = await db.orm
    .select()
    .from(polls)
    .where(and(isNull(polls.deletedAt), eq(polls.status, 'open'), readableBy(scope), isAsked))
    .orderBy(polls.closesAt, polls.id)
    .limit(200)
  return rows as PollRow[]
}

/** Latest first. The scope's owner has the thread already. */
export async function pollsOfThread(db: ActingDatabase, threadId: number): Promise<PollRow[]> {
  const rows = await db.orm
    .select()
    .from(polls)
    .where(and(eq(polls.threadId, threadId), isNull(polls.deletedAt)))
    .orderBy(desc(polls.id))
  return rows as PollRow[]
}

export type NewPoll = Omit<
  typeof polls.$inferInsert,
  'id' | 'ownerId' | 'companyId' | 'creatorId' | 'createdAt' | 'updatedAt'
>

export interface NewOption {
  label: string
  startsAt: Date | null
  endsAt: Date | null
  day: string | null
}

/** Owned by the scope's company, or by `ownerId`. */
export async function insertPoll(
  db: Database,
  scope: Scope,
  { poll, ownerId, at }: { poll: NewPoll; ownerId: number; at: Date },
): Promise<PollRow> {
  const [row] = await db.orm
    .insert(polls)
    .values({ ...poll, ...newRecordOf(scope, { ownerId, at }) })
    .returning()
  if (!row) throw new AppError('internal', 'The poll could not be made')
  return row as PollRow
}

export type PollEdit = Partial<
  Omit<typeof polls.$inferInsert, 'id' | 'ownerId' | 'companyId' | 'creatorId' | 'createdAt'>
>

export async function writePoll(
  db: Database,
  id: ReadablePollId,
  edit: PollEdit,
  at: Date,
): Promise<PollRow> {
  const [row] = await db.orm
    .update(polls)
    .set({ ...edit, updatedAt: at })
    .where(eq(polls.id, id))
    .returning()
  if (!row) throw new AppError('not_found', 'Poll not found')
  return row as PollRow
}

/** In the order of the ballot. */
export async function optionsOf(db: Database, pollIds: readonly ReadablePollId[]): Promise<OptionRow[]> {
  if (pollIds.length === 0) return []
  return db.orm
    .select()
    .from(pollOptions)
    .where(and(inArray(pollOptions.pollId, [...pollIds]), isNull(pollOptions.removedAt)))
    .orderBy(asc(pollOptions.pollId), asc(pollOptions.position))
}

/** Behind those that are there. Answers all, in the order of the ballot. */
export async function addOptions(
  db: Database,
  pollId: ReadablePollId,
  options: readonly NewOption[],
): Promise<OptionRow[]> {
  const [before] = await db.orm
    .select({ last: max(pollOptions.position) })
    .from(pollOptions)
    .where(eq(pollOptions.pollId, pollId))
  const last = before?.last ?? 0
  if (options.length > 0)
    await db.orm
      .insert(pollOptions)
      .values(options.map((option, index) => ({ ...option, pollId, position: last + index + 1 })))
  return optionsOf(db, [pollId])
}

/** Of a draft they go, and their numbers are free again; of a poll on ballots they are marked. */
export async function removeOptions(
  db: Database,
  poll: PollRow,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  const which = and(eq(pollOptions.pollId, poll.id), inArray(pollOptions.id, [...ids]))
  if (poll.openedAt === null) await db.orm.delete(pollOptions).where(which)
  else await db.orm.update(pollOptions).set({ removedAt: at }).where(which)
}

export const overduePolls = (db: SystemDatabase, now: Date, most: number): Promise<number[]> =>
  overdueInquiries(db, polls, now, most)

export const pollsToRemind = (db: SystemDatabase, now: Date, most: number): Promise<number[]> =>
  inquiriesToRemind(db, polls, now, most)

/** Deleted longer ago than that: they go for good. */
export async function dropDeletedPolls(db: SystemDatabase, before: Date): Promise<void> {
  await db.orm.delete(polls).where(lt(polls.deletedAt, before))
}

/** Everybody whose screens show the poll. */
export async function readersOf(db: ActingDatabase, poll: PollRow): Promise<number[]> {
  if (poll.companyId !== null) return activeMemberIds(db, poll.companyId)
  const rows = await db.orm
    .select({ userId: users.id })
    .from(pollVoters)
    .innerJoin(users, eq(users.id, pollVoters.userId))
    .where(
      and(eq(pollVoters.pollId, poll.id), isNull(pollVoters.removedAt), sql`${users.claimedAt} is not null`),
    )
  const own = [poll.ownerId, poll.creatorId].filter((one) => one !== null)
  return [...new Set([...own, ...rows.map(({ userId }) => userId)])]
}

/** By the id in a personal link, with its poll; null for who was taken off or may not act, or where the poll is gone. */
export async function voterWithPoll(
  db: SystemDatabase,
  voterId: number,
): Promise<{ voter: typeof pollVoters.$inferSelect; poll: PollRow } | null> {
  const [row] = await db.orm
    .select({ voter: pollVoters, poll: polls })
    .from(pollVoters)
    .innerJoin(polls, eq(polls.id, pollVoters.pollId))
    .where(
      and(
        eq(pollVoters.id, voterId),
        isNull(pollVoters.removedAt),
        isNull(polls.deletedAt),
        sql`not ${mayNotAct('poll_voters.user_id', 'polls.company_id')}`,
      ),
    )
  return row ? { voter: row.voter, poll: row.poll as PollRow } : null
}
