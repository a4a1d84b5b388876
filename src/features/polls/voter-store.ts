// The only SQL of voters and their ballots.
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { pollBallots, polls, pollVoters, type StoredAnswers } from '../../../db/schema/polls.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { PollRow, ReadablePollId } from './poll-store.ts'

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
  if (voters.length === 0) return []
  const before = await votersOf(db, pollId)
  const there = new Set(before.map(({ email }) => email))
  const rows = await db.orm
    .insert(pollVoters)
    .values(voters.map((voter) => ({ ...voter, pollId })))
    .onConflictDoUpdate({ target: [pollVoters.pollId, pollVoters.email], set: { removedAt: null } })
    .returning()
  await countVoters(db, pollId)
  return rows.filter(({ email }) => !there.has(email))
}

/** Their votes no longer count. */
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
     from (select count(*)::int as voters, (count(*) filter (where has_voted))::int as voted
       from poll_voters where poll_id = $1 and removed_at is null) as counted
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

/** A page of those who can be reached, in the order of their ids; those alone who have not voted, if that is asked. */
export function votersToTell(
  db: SystemDatabase,
  pollId: number,
  { after, most, onlyMissing }: { after: number; most: number; onlyMissing: boolean },
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
        ...(onlyMissing ? [eq(pollVoters.hasVoted, false)] : []),
      ),
    )
    .orderBy(asc(pollVoters.id))
    .limit(most)
}

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
    .where(inArray(pollVoters.id, [...voterIds]))
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

/** After a change of what is asked. */
export async function deleteBallots(db: Database, pollId: ReadablePollId): Promise<void> {
  await db.orm.delete(pollBallots).where(eq(pollBallots.pollId, pollId))
  await db.orm.update(pollVoters).set({ hasVoted: false }).where(eq(pollVoters.pollId, pollId))
  await countVoters(db, pollId)
}
