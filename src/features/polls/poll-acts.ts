// What is done with a poll, by mail, in the app or by time: the same for all of them.
import type { Acting } from '../../kit/acting.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import { oversees } from '../../kit/scope.ts'
import { validAnswers } from './answers.ts'
import { MOST_OPTIONS } from './contract.ts'
import { areFiguresLater } from './figures-shown.ts'
import { ballotKey } from './personal-link.ts'
import { type Answers, countVotes, type PollResult } from './poll.ts'
import { tellPoll } from './poll-events.ts'
import type { PollServices } from './poll-services.ts'
import {
  addOptions,
  type NewOption,
  type OptionRow,
  optionsOf,
  type PollRow,
  writePoll,
} from './poll-store.ts'
import {
  addVoters,
  awaitedVoters,
  ballotsOf,
  type NewBallot,
  type VoterRow,
  voterOf,
  votersOf,
  writeBallot,
} from './voter-store.ts'

const DAY_MS = 24 * 60 * 60_000
/** A poll without a deadline in its text is open so long (agents.md 2). */
export const OPEN_DAYS = 7

/** Its author, and in a company its managers (COMP-19). */
export function mayManage(scope: Scope, poll: PollRow): boolean {
  return poll.creatorId === scope.userId || (poll.companyId !== null && oversees(scope))
}

/** Throws AppError `forbidden` with a sentence for the person. */
export function requireManage(scope: Scope, poll: PollRow): void {
  if (!mayManage(scope, poll)) throw new AppError('forbidden', 'Only who asked can do that')
}

/** Who acts: a person, or the product when time or the last vote ends a poll. */
export type Actor = Pick<Acting, 'db' | 'at'> & { scope: Scope | SystemScope }

export async function resultOf(
  db: Acting['db'],
  poll: PollRow,
  options: readonly OptionRow[],
): Promise<PollResult> {
  const [ballots, voters] = await Promise.all([ballotsOf(db, poll), requiredOf(db, poll)])
  const required = new Set(voters.map(({ id }) => id))
  const awaited = voters.filter(({ hasVoted }) => !hasVoted).length
  return countVotes(
    { ...poll, options },
    ballots.map(({ answers, voterId }) => ({
      answers,
      isRequired: voterId !== null && required.has(voterId),
    })),
    awaited,
  )
}

/** Those who must approve, where the author named some; of an anonymous vote nobody knows whose it is. */
async function requiredOf(db: Acting['db'], poll: PollRow): Promise<VoterRow[]> {
  if (poll.kind !== 'approval' || poll.isAnonymous) return []
  const voters = await votersOf(db, poll.id)
  return voters.filter(({ isRequired }) => isRequired)
}

export interface Cast extends Omit<NewBallot, 'key' | 'answers'> {
  answers: Answers
}

/**
 * Puts the voter's vote in the place of a former one; the last one awaited closes the poll. Throws AppError
 * `conflict` for a poll that is not open, `invalid` for answers that are no vote in it.
 */
export async function castVote(
  services: PollServices,
  actor: Actor,
  { poll, voter, options }: { poll: PollRow; voter: VoterRow; options: readonly OptionRow[] },
  cast: Cast,
): Promise<{ poll: PollRow; answers: Answers }> {
  if (poll.status !== 'open' || poll.closesAt <= actor.at)
    throw new AppError('conflict', 'This poll is closed')
  if (poll.ideas === 'collecting') throw new AppError('conflict', 'Ideas are still being collected')
  const ids = options.map(({ id }) => id)
  const answers = validAnswers(poll.kind, ids, cast.answers)
  const ballot = { ...cast, answers: { ...answers }, key: ballotKey(poll.secret, voter.id) }
  await writeBallot(actor.db, { poll, voter }, ballot, actor.at)
  const votedCount = poll.votedCount + (voter.hasVoted ? 0 : 1)
  const after = { ...poll, votedCount }
  // Who asks and votes alone is no reason to end it.
  if (!voter.hasVoted && votedCount >= poll.voterCount && poll.voterCount > 1)
    return { answers, poll: await closePoll(services, actor, after, { because: 'everyone' }) }
  await services.tellLater(poll.id)
  return { answers, poll: after }
}

/**
 * The voter that a person is. Who asks becomes one by voting, and is not awaited before: null for anybody else who was
 * not asked.
 */
export async function voterWho(
  { db, scope }: Acting,
  poll: PollRow,
  { email, name }: { email: string; name: string | null },
): Promise<VoterRow | null> {
  const { userId } = scope
  const voter = await voterOf(db, poll.id, { userId, email })
  if (voter || poll.creatorId !== userId) return voter
  const own = { userId, email: email.toLowerCase(), name, isRequired: false }
  const [added] = await addVoters(db, poll.id, [own])
  return added ?? null
}

/** Ends the vote; everybody gets the result. `optionId` is the author's choice where the votes leave a tie. */
export async function closePoll(
  services: PollServices,
  { db, scope, at }: Actor,
  poll: PollRow,
  { because, optionId }: { because: 'deadline' | 'author' | 'everyone'; optionId?: number | undefined },
): Promise<PollRow> {
  const options = await optionsOf(db, [poll.id])
  if (optionId !== undefined && !options.some(({ id }) => id === optionId))
    throw new AppError('invalid', 'This poll has no such option')
  const { verdict, counts } = await resultOf(db, poll, options)
  const decidedOptionId = optionId ?? (verdict.is === 'decided' ? verdict.optionId : null)
  const decided = options.find(({ id }) => id === decidedOptionId)
  const isTime = decided !== undefined && (decided.startsAt !== null || decided.day !== null)
  // Nobody is invited to a time that nobody said yes to.
  const isMeeting = isTime && (poll.meetingSequence !== null || yesTo(counts, decidedOptionId) > 0)
  const closed = await writePoll(
    db,
    poll.id,
    {
      ...{ status: 'closed', closedAt: at, closedBecause: because, decidedOptionId },
      confirmingOptionId: null,
      ...(isMeeting ? { meetingSequence: (poll.meetingSequence ?? -1) + 1 } : {}),
    },
    at,
  )
  await services.tellVoters(poll.id, 'result', `${at.getTime()}`)
  await tellPoll(db, scope, closed)
  return closed
}

const yesTo = (counts: PollResult['counts'], optionId: number | null): number =>
  counts.find((one) => one.optionId === optionId)?.yes ?? 0

/**
 * Whether its author has to say once more that they want an option, since nobody said yes to it. In a ranking a second
 * choice is wanted, too, and hidden figures stay hidden.
 */
export async function hasToConfirm(
  { db, at }: Actor,
  poll: PollRow,
  options: readonly OptionRow[],
  optionId: number,
): Promise<boolean> {
  if (poll.kind === 'ranked' || areFiguresLater(poll) || poll.confirmingOptionId === optionId) return false
  const { counts } = await resultOf(db, poll, options)
  if (yesTo(counts, optionId) > 0) return false
  await writePoll(db, poll.id, { confirmingOptionId: optionId }, at)
  return true
}

/** The author's choice of a tie, or another one, after the close. */
export async function choosePollOption(
  services: PollServices,
  actor: Actor,
  poll: PollRow,
  optionId: number,
): Promise<PollRow> {
  if (poll.status !== 'closed') throw new AppError('conflict', 'This poll is still open')
  refuseImported(poll)
  return closePoll(services, actor, poll, { because: poll.closedBecause ?? 'author', optionId })
}

/** Its votes stand in a file, which nothing proves: nobody is told of what would come of them. */
function refuseImported({ importedAt }: PollRow): void {
  if (importedAt !== null)
    throw new AppError('conflict', 'This poll came out of a file: copy it to ask the question again')
}

/** Sends out a draft, or opens a closed poll again; who has been invited to a meeting is told that it is off. */
export async function openPoll(
  services: PollServices,
  { db, scope, at }: Actor,
  poll: PollRow,
  until: Date | null,
): Promise<PollRow> {
  if (poll.status === 'open') throw new AppError('conflict', 'This poll is open')
  refuseImported(poll)
  const isDraft = poll.status === 'draft'
  // Two results would tell the votes that came between them.
  if (poll.isAnonymous && !isDraft && poll.votedCount > 0)
    throw new AppError('conflict', 'An anonymous poll stays closed: copy it to ask the question again')
  const options = await optionsOf(db, [poll.id])
  if (options.length < 2) throw new AppError('invalid', 'A poll needs at least two options')
  const soonest = new Date(at.getTime() + (isDraft ? OPEN_DAYS : 1) * DAY_MS)
  const closesAt = until ?? (poll.closesAt > at ? poll.closesAt : soonest)
  const opened = await writePoll(
    db,
    poll.id,
    {
      ...{ status: 'open', draftReason: null, closedAt: null, closedBecause: null, decidedOptionId: null },
      closesAt,
      // With its options there, people vote on them.
      ideas: poll.ideas === 'collecting' ? null : poll.ideas,
      openedAt: poll.openedAt ?? at,
      remindedAt: null,
      confirmingOptionId: null,
      ...(poll.meetingSequence === null ? {} : { meetingSequence: poll.meetingSequence + 1 }),
    },
    at,
  )
  if (isDraft) await services.tellVoters(poll.id, 'ballot', 'first')
  else await services.tellVoters(poll.id, 'reopened', `${at.getTime()}`)
  await tellPoll(db, scope, opened)
  return opened
}

/** Options behind those that are there, of which everybody is told; `key` names the act. Answers all of them. */
export async function addPollOptions(
  services: PollServices,
  actor: Actor,
  poll: PollRow,
  { options, key }: { options: readonly NewOption[]; key: string },
): Promise<OptionRow[]> {
  const { db, scope, at } = actor
  const all = await joinOptions(actor, poll, options)
  const isVote = poll.status === 'open' && poll.ideas !== 'collecting'
  if (isVote) await services.tellVoters(poll.id, 'options', key)
  await tellPoll(db, scope, await writePoll(db, poll.id, {}, at))
  return all
}

/** Throws AppError `conflict` or `invalid` where the poll takes no more. */
export async function joinOptions(
  { db }: Actor,
  poll: PollRow,
  options: readonly NewOption[],
): Promise<OptionRow[]> {
  if (poll.status === 'closed') throw new AppError('conflict', 'The poll is closed')
  if (poll.kind === 'yes_no' || poll.kind === 'approval')
    throw new AppError('invalid', 'This poll has the same two answers always')
  const present = await optionsOf(db, [poll.id])
  if (present.length + options.length > MOST_OPTIONS)
    throw new AppError('invalid', `A poll has at most ${MOST_OPTIONS} options`)
  return addOptions(db, poll.id, options)
}

/** A later end, or an earlier one, of an open poll. */
export async function movePollEnd({ db, scope, at }: Actor, poll: PollRow, closesAt: Date): Promise<PollRow> {
  if (closesAt <= at) throw new AppError('invalid', 'The poll cannot end in the past')
  const moved = await writePoll(db, poll.id, { closesAt, remindedAt: null }, at)
  await tellPoll(db, scope, moved)
  return moved
}

/** Has those reminded who have not voted, each once a day at most. Answers how many that are. */
export async function remindVoters(
  services: PollServices,
  { db, at }: Actor,
  poll: PollRow,
): Promise<number> {
  if (poll.status !== 'open') throw new AppError('conflict', 'This poll is closed')
  const awaited = await awaitedVoters(db, poll.id, at)
  if (awaited > 0) await services.tellVoters(poll.id, 'reminder', at.toISOString())
  await writePoll(db, poll.id, { remindedAt: at }, at)
  return awaited
}
