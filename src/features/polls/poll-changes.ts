// Makes what was proposed with polls and pressed: votes, ends, reopenings and later ends, each with its way back.
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { StoredChange } from '../../../db/schema/records.ts'
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import type { Applied, ProposedChange } from '../../records/asks.ts'
import { insertChangeSet } from '../../records/change-set-store.ts'
import type { Undoable } from '../../records/record-kind.ts'
import { personOf } from '../accounts/index.ts'
import { managePoll, voteInApp } from './app-acts.ts'
import { answers as answersShape } from './contract.ts'
import { ballotKey } from './personal-link.ts'
import type { Answers } from './poll.ts'
import { castVote, closePoll, mayManage, movePollEnd, openPoll } from './poll-acts.ts'
import { tellPoll } from './poll-events.ts'
import type { PollServices } from './poll-services.ts'
import { lockPoll, optionsOf, type PollRow, requirePoll } from './poll-store.ts'
import { POLL, pollSubject } from './poll-subject.ts'
import { ballotOf, dropBallot, removeVoters, type VoterRow, voterOf } from './voter-store.ts'

/** The fields that are proposed, with what is written. */
export const pollFields = {
  vote: answersShape,
  /** `until` null: as long as the poll knows by itself. */
  status: z.union([z.literal('closed'), z.object({ until: z.iso.datetime().nullable() })]),
  closesAt: z.iso.datetime(),
} as const
export type PollField = keyof typeof pollFields

const isPollField = (field: string): field is PollField => Object.hasOwn(pollFields, field)

/** In the open transaction; what is refused for one poll leaves the others done. */
export async function applyPollChanges(
  services: PollServices,
  scope: Scope,
  changes: readonly ProposedChange[],
): Promise<Applied> {
  const applied: Applied = { changeSetIds: [], refused: [] }
  const acting: Acting = { db: services.db, scope, at: services.clock() }
  for (const change of changes.filter(({ kind, id }) => kind === POLL && id !== null)) {
    try {
      applied.changeSetIds.push(await applyOne(services, acting, change))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      applied.refused.push({ title: change.title, because: error.message })
    }
  }
  return applied
}

async function applyOne(
  services: PollServices,
  acting: Acting,
  { id, version, field, value }: ProposedChange,
): Promise<number> {
  const pollId = id ?? 0
  const poll = await lockPoll(acting.db, acting.scope, pollId)
  if (version !== null && poll.updatedAt.getTime() !== version)
    throw new AppError('conflict', 'Somebody changed this poll since')
  if (!isPollField(field)) throw new AppError('invalid', 'This cannot be changed')
  const { before, after } =
    field === 'vote'
      ? await vote(services, acting, poll, pollFields.vote.parse(value))
      : await manage(services, acting, poll, { field, value })
  const subject = pollSubject(pollId)
  return insertChangeSet(acting, {
    ...{ place: subject, threadId: null, by: 'app', mailId: null },
    changes: [{ subject, kind: 'update', before, after }],
  })
}

type Sides = Pick<StoredChange, 'before' | 'after'>

async function vote(services: PollServices, acting: Acting, poll: PollRow, wanted: Answers): Promise<Sides> {
  // What would take the vote back says whose it was.
  if (poll.isAnonymous) throw new AppError('conflict', 'This poll is anonymous: vote on its page')
  const voter = await ownVoter(acting, poll)
  const former = voter && (await ballotOf(acting.db, poll.id, ballotKey(poll.secret, voter.id)))
  const { answers } = await voteInApp(services, acting, poll.id, { answers: wanted, remark: null })
  return {
    before: { vote: former?.answers ?? null, remark: former?.remark ?? null, isAsked: voter !== null },
    after: { vote: answers },
  }
}

async function ownVoter({ db, scope }: Acting, poll: PollRow): Promise<VoterRow | null> {
  const me = await personOf(actingAs(db, scope), scope.userId)
  return me && voterOf(db, poll.id, { userId: scope.userId, email: me.email })
}

async function manage(
  services: PollServices,
  acting: Acting,
  { id, status, closesAt, closedBecause, decidedOptionId }: PollRow,
  { field, value }: { field: 'status' | 'closesAt'; value: unknown },
): Promise<Sides> {
  if (field === 'closesAt') {
    const end = pollFields.closesAt.parse(value)
    await managePoll(acting, id, (poll) => {
      if (poll.status !== 'open') throw new AppError('conflict', 'The poll is not open')
      return movePollEnd(acting, poll, new Date(end))
    })
    return { before: { closesAt: closesAt.toISOString() }, after: { closesAt: new Date(end).toISOString() } }
  }
  const to = pollFields.status.parse(value)
  await managePoll(acting, id, (poll) => {
    if (to !== 'closed')
      return openPoll(services, acting, poll, to.until === null ? null : new Date(to.until))
    if (poll.status !== 'open') throw new AppError('conflict', 'The poll is not open')
    return closePoll(services, acting, poll, { because: 'author' })
  })
  return {
    before: { status, closesAt: closesAt.toISOString(), closedBecause, decidedOptionId },
    after: { status: to === 'closed' ? 'closed' : 'open' },
  }
}

const storedSides = z.object({
  before: z.object({
    vote: answersShape.nullish(),
    remark: z.string().nullish(),
    isAsked: z.boolean().optional(),
    closesAt: z.iso.datetime().optional(),
    closedBecause: z.enum(['deadline', 'author', 'everyone']).nullish(),
    decidedOptionId: z.number().nullish(),
  }),
  after: z.object({
    vote: answersShape.optional(),
    status: z.enum(['open', 'closed']).optional(),
    closesAt: z.iso.datetime().optional(),
  }),
})
type StoredSides = z.infer<typeof storedSides>

export function undoablePoll(services: PollServices): Undoable {
  return {
    async undo(acting, { subject, before, after }) {
      const poll = await orNull(lockPoll(acting.db, acting.scope, subject.id))
      if (!poll) return { isUndone: false, kept: [] }
      const isUndone = await takeBack(services, acting, poll, storedSides.parse({ before, after }))
      const label = `\u201c${poll.question}\u201d`
      return { isUndone, kept: isUndone ? [] : [(words) => words.stays(label)] }
    },
    async tell({ db, scope }, _place, ids) {
      for (const id of ids) {
        const poll = await orNull(requirePoll(db, scope, id))
        if (poll) await tellPoll(db, scope, poll)
      }
    },
  }
}

const orNull = (poll: Promise<PollRow>): Promise<PollRow | null> =>
  poll.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })

/** False where somebody did something with it since: then it stays. */
async function takeBack(
  services: PollServices,
  acting: Acting,
  poll: PollRow,
  { before, after }: StoredSides,
): Promise<boolean> {
  if (after.vote !== undefined) return takeVoteBack(services, acting, poll, { ...before, mine: after.vote })
  if (!mayManage(acting.scope, poll)) return false
  const end = before.closesAt === undefined ? null : new Date(before.closesAt)
  if (after.closesAt !== undefined) {
    const isStill = poll.status === 'open' && poll.closesAt.toISOString() === after.closesAt
    if (!isStill || end === null || end <= acting.at) return false
    await movePollEnd(acting, poll, end)
    return true
  }
  if (poll.status !== after.status) return false
  if (after.status === 'closed') await openPoll(services, acting, poll, end && end > acting.at ? end : null)
  else {
    const { closedBecause, decidedOptionId } = before
    await closePoll(services, acting, poll, {
      because: closedBecause ?? 'author',
      optionId: decidedOptionId ?? undefined,
    })
  }
  return true
}

/** The vote of a poll that is closed has been counted, and another one of the same voter came later. */
async function takeVoteBack(
  services: PollServices,
  acting: Acting,
  poll: PollRow,
  { vote: former, remark = null, isAsked = true, mine }: StoredSides['before'] & { mine: Answers },
): Promise<boolean> {
  const { db, at } = acting
  const voter = await ownVoter(acting, poll)
  if (!voter || poll.status !== 'open' || poll.closesAt <= at) return false
  const key = ballotKey(poll.secret, voter.id)
  const ballot = await ballotOf(db, poll.id, key)
  if (!ballot || !isDeepStrictEqual(ballot.answers, { ...mine })) return false
  if (former) {
    const options = await optionsOf(db, [poll.id])
    const cast = { answers: former, remark, sentence: null, via: 'app' as const, mailId: null }
    await castVote(services, acting, { poll, voter, options }, cast)
    return true
  }
  await dropBallot(db, { poll, voter }, key)
  if (!isAsked) await removeVoters(db, poll.id, [voter.id], at)
  return true
}
