// How time ends polls, reminds of them, and drops deleted ones.
import { sweepInquiries } from '../../records/inquiry-life.ts'
import { startVote } from './idea-acts.ts'
import { closePoll, remindVoters } from './poll-acts.ts'
import type { PollServices } from './poll-services.ts'
import {
  dropDeletedPolls,
  lockPollOf,
  optionsOf,
  overduePolls,
  pollsToRemind,
  writePoll,
} from './poll-store.ts'

export function sweepPolls(services: PollServices): Promise<void> {
  const { db, system } = services
  return sweepInquiries(services, {
    overdue: overduePolls,
    toRemind: pollsToRemind,
    lock: lockPollOf,
    close: async (poll, at) => {
      const actor = { db, scope: system, at }
      const isVoteNext = poll.ideas === 'collecting' && (await optionsOf(db, [poll.id])).length > 1
      return isVoteNext
        ? startVote(services, actor, poll)
        : closePoll(services, actor, poll, { because: 'deadline' })
    },
    // Nobody votes yet, and nobody has to have an idea.
    remind: (poll, at) =>
      poll.ideas === 'collecting'
        ? writePoll(db, poll.id, { remindedAt: at }, at)
        : remindVoters(services, { db, scope: system, at }, poll),
    dropDeleted: dropDeletedPolls,
  })
}
