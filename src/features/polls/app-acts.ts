// What a person does with a poll in the app, on the locked poll: votes, and what only who asked may do.
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { personOf } from '../accounts/index.ts'
import type { Answers } from './poll.ts'
import { castVote, requireManage, voterWho } from './poll-acts.ts'
import type { PollServices } from './poll-services.ts'
import { lockPoll, optionsOf, type PollRow } from './poll-store.ts'

/** In the open transaction. Throws AppError where the poll is not theirs to read, to vote in, or is closed. */
export async function voteInApp(
  services: PollServices,
  acting: Acting,
  id: number,
  { answers, remark }: { answers: Answers; remark: string | null },
): Promise<{ poll: PollRow; answers: Answers }> {
  const { db, scope } = acting
  const poll = await lockPoll(db, scope, id)
  const me = await personOf(actingAs(db, scope), scope.userId)
  const voter = me && (await voterWho(acting, poll, me))
  if (!voter) throw new AppError('forbidden', 'You are not among those who were asked')
  const options = await optionsOf(db, [poll.id])
  const cast = { answers, remark, sentence: null, via: 'app' as const, mailId: null }
  return castVote(services, acting, { poll, voter, options }, cast)
}

/** In the open transaction. Throws AppError for a poll that is not theirs to manage. */
export async function managePoll(
  { db, scope }: Acting,
  id: number,
  act: (poll: PollRow) => Promise<PollRow>,
): Promise<PollRow> {
  const poll = await lockPoll(db, scope, id)
  requireManage(scope, poll)
  return act(poll)
}
