// The only SQL of voters and their ballots.
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { pollBallots, polls, pollVoters, type StoredAnswers } from '../../../db/schema/polls.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { PollRow, ReadablePollId } from './poll-store.ts'

const DAY_MS = 24 * 60 * 60_000

export type VoterRow = typeof pollVoters.$inferSelect
export type BallotRow = typeof pollBallots.$inferSelect

export interface NewVoter {
  /** Null for who has blocked the author: nothing reaches them (SET-20). */
  userId: number | null
  /** In lower case. */
  email: string
  name: string | null
  isRequired: boolean
}

/** Those that are there already stay, and come back if they were taken off. Answers who is new or back. */
export async function addVoters(
  db: Database,
  pollId: ReadablePollId,
  voters: readonly NewVoter[],
): Promise<VoterRow[]> {
  const before = await votersOf(db, pollId)
  const there = new Set(before.map(({ email }) => email))
  const added = onePerPerson(voters, before)
  if (added.length === 0) return []
  // Thousands of voters are one statement with few parameters.
  await db.query(
    `insert into poll_voters (poll_id, user_id, email, name, is_required)
     select $1, user_id, email, name, is_required
     from unnest($2::int[], $3::text[], $4::text[], $5::boolean[]) with ordinality
       as voter (user_id, email, name, is_required, place)
     order by place
     on conflict (poll_id, email) do update set removed_at = null, is_list = false`,
    [
      pollId,
      added.map(({ userId }) => userId),
      added.map(({ email }) => email),
      added.map(({ name }) => name),
      added.map(({ isRequired }) => isRequired),
    ],
  )
  const written = new Set(added.map(({ email }) => email))
  const rows = (await votersOf(db, pollId)).filter(({ email }) => written.has(email))
  await countVoters(db, pollId)
  return rows.filter(({ email }) => !there.has(email))
}

/** Who is named by two of their addresses has one vote: the first of them is asked. */
function onePerPerson(voters: readonly NewVoter[], before: readonly VoterRow[]): NewVoter[] {
  const known = new Map(before.flatMap(({ userId, email }) => (userId === null ? [] : [[userId, email]])))
  return voters.filter(({ userId, email }) => {
    if (userId === null) return true
    const first = known.get(userId) ?? email
    known.set(userId, first)
    return first === email
  })
}

/** Their votes no longer count; of an anonymous poll they stay, since their leaving would show what they were. */
export async function removeVoters(
  db: Database,
  pollId: ReadablePollId,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db.orm
    .update(pollVoters)
    .set({ removedAt: at })
    .where(and(eq(pollVoters.pollId, pollId), inArray(pollVoters.id, [...ids])))
  await countVoters(db, pollId)
}

async function countVoters(db: Database, pollId: ReadablePollId): Promise<void> {
  await db.query(
    `update polls set voter_count = counted.voters, voted_count = counted.voted
     from (select (count(*) filter (where removed_at is null))::int as voters,
         (count(*) filter (where has_voted and (removed_at is null or is_anonymous)))::int as voted
       from poll_voters join polls on polls.id = poll_id where poll_id = $1) as counted
     where polls.id = $1`,
    [pollId],
  )
}

/** Without those that were taken off. */
export function votersOf(db: Database, pollId: ReadablePollId): Promise<VoterRow[]> {
  return db.orm
    .select()
    .from(pollVoters)
    .where(and(eq(pollVoters.pollId, pollId), isNull(pollVoters.removedAt)))
    .orderBy(asc(pollVoters.id))
}

/** The voter that a person is, by their account or by one of their addresses. */
export async function voterOf(
  db: Database,
  pollId: ReadablePollId,
  { userId, email }: { userId: number; email: string },
): Promise<VoterRow | null> {
  const rows = await db.orm
    .select()
    .from(pollVoters)
    .where(
      and(
        eq(pollVoters.pollId, pollId),
        isNull(pollVoters.removedAt),
        sql`(${pollVoters.userId} = ${userId} or ${pollVoters.email} = ${email.toLowerCase()})`,
      ),
    )
    .orderBy(sql`${pollVoters.userId} = ${userId} desc nulls last`)
    .limit(1)
  return rows[0] ?? null
}

/** Who can be reached, has not voted, and was not reminded within a day of then. */
const awaitedAt = (at: Date) =>
  and(
    eq(pollVoters.hasVoted, false),
    isNull(pollVoters.removedAt),
    isNotNull(pollVoters.userId),
    or(isNull(pollVoters.remindedAt), lt(pollVoters.remindedAt, new Date(at.getTime() - DAY_MS))),
  )

export async function awaitedVoters(db: Database, pollId: ReadablePollId, at: Date): Promise<number> {
  const [row] = await db.orm
    .select({ count: count() })
    .from(pollVoters)
    .where(and(eq(pollVoters.pollId, pollId), awaitedAt(at)))
  return row?.count ?? 0
}

/**
 * A page of those who can be reached, in the order of their ids; with `remindedAt` those alone whom a reminder of then
 * is for, with `invitedBefore` those who had a ballot by then.
 */
export function votersToTell(
  db: SystemDatabase,
  pollId: number,
  { after, most, remindedAt, invitedBefore }: VoterPage,
): Promise<VoterRow[]> {
  return db.orm
    .select()
    .from(pollVoters)
    .where(
      and(
        eq(pollVoters.pollId, pollId),
        gt(pollVoters.id, after),
        isNull(pollVoters.removedAt),
        isNotNull(pollVoters.userId),
        ...(remindedAt ? [awaitedAt(remindedAt)] : []),
        ...(invitedBefore ? [lt(pollVoters.invitedAt, invitedBefore)] : []),
      ),
    )
    .orderBy(asc(pollVoters.id))
    .limit(most)
}

interface VoterPage {
  after: number
  most: number
  remindedAt: Date | null
  invitedBefore: Date | null
}

/** The first invitation stands: who was asked before a change is told of it, even where a later page came first. */
export async function markTold(
  db: SystemDatabase,
  voterIds: readonly number[],
  what: 'invitedAt' | 'remindedAt',
  at: Date,
): Promise<void> {
  if (voterIds.length === 0) return
  await db.orm
    .update(pollVoters)
    .set({ [what]: at })
    .where(
      and(
        inArray(pollVoters.id, [...voterIds]),
        what === 'invitedAt' ? isNull(pollVoters.invitedAt) : undefined,
      ),
    )
}

export interface NewBallot {
  key: string
  answers: StoredAnswers
  remark: string | null
  sentence: string | null
  via: 'mail' | 'page' | 'app'
  mailId: number | null
}

/**
 * Puts the vote in the place of the voter's former one. Of an anonymous poll nothing is kept that leads to the voter
 * but that there is a vote of theirs.
 */
export async function writeBallot(
  db: Database,
  { poll, voter }: { poll: PollRow; voter: VoterRow },
  ballot: NewBallot,
  at: Date,
): Promise<void> {
  const { isAnonymous } = poll
  const { key, answers, remark } = ballot
  const kept = isAnonymous
    ? { answers, remark, voterId: null, sentence: null, via: null, mailId: null, castAt: null }
    : { ...ballot, voterId: voter.id, castAt: at }
  await db.orm
    .insert(pollBallots)
    .values({ ...kept, key, pollId: poll.id })
    .onConflictDoUpdate({ target: pollBallots.key, set: kept })
  if (voter.hasVoted) return
  await db.orm.update(pollVoters).set({ hasVoted: true }).where(eq(pollVoters.id, voter.id))
  await db.orm
    .update(polls)
    .set({ votedCount: sql`${polls.votedCount} + 1` })
    .where(eq(polls.id, poll.id))
}

export type ImportedBallot = Pick<
  BallotRow,
  'key' | 'voterId' | 'answers' | 'remark' | 'sentence' | 'via' | 'castAt'
>

/** Of a poll that comes out of a file. */
export async function insertBallots(
  db: Database,
  pollId: ReadablePollId,
  ballots: readonly ImportedBallot[],
): Promise<void> {
  if (ballots.length === 0) return
  await db.orm.insert(pollBallots).values(ballots.map((ballot) => ({ ...ballot, pollId, mailId: null })))
  const voterIds = ballots.flatMap(({ voterId }) => voterId ?? [])
  if (voterIds.length > 0)
    await db.orm.update(pollVoters).set({ hasVoted: true }).where(inArray(pollVoters.id, voterIds))
}

/** The voter has not voted then. */
export async function dropBallot(
  db: Database,
  { poll, voter }: { poll: PollRow; voter: VoterRow },
  key: string,
): Promise<void> {
  await db.orm.delete(pollBallots).where(and(eq(pollBallots.pollId, poll.id), eq(pollBallots.key, key)))
  await db.orm.update(pollVoters).set({ hasVoted: false }).where(eq(pollVoters.id, voter.id))
  await countVoters(db, poll.id)
}

/** The ballot of a key; null where there is none yet. */
export async function ballotOf(db: Database, pollId: ReadablePollId, key: string): Promise<BallotRow | null> {
  const [row] = await db.orm
    .select()
    .from(pollBallots)
    .where(and(eq(pollBallots.pollId, pollId), eq(pollBallots.key, key)))
  return row ?? null
}

export interface CastBallot extends BallotRow {
  /** Null where the poll is anonymous. */
  voter: VoterRow | null
}

/** Those that count: in the order in which they came, or, of an anonymous poll, in that of their keys. */
export async function ballotsOf(db: Database, poll: PollRow): Promise<CastBallot[]> {
  const rows = await db.orm
    .select({ ballot: pollBallots, voter: pollVoters })
    .from(pollBallots)
    .leftJoin(pollVoters, eq(pollVoters.id, pollBallots.voterId))
    .where(and(eq(pollBallots.pollId, poll.id), isNull(pollVoters.removedAt)))
    .orderBy(asc(pollBallots.castAt), asc(pollBallots.key))
  return rows.map(({ ballot, voter }) => ({ ...ballot, voter }))
}
