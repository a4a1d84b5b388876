// How time ends polls, reminds of them, and drops deleted ones.
import { sweepInquiries } from '../../records/inquiry-life.ts'
import { closePoll, remindVoters } from './poll-acts.ts'
import type { PollServices } from './poll-services.ts'
import { dropDeletedPolls, lockPollOf, overduePolls, pollsToRemind } from './poll-store.ts'

export function sweepPolls(services: PollServices): Promise<void> {
  const { db, system } = services
  return sweepInquiries(services, {
    overdue: overduePolls,
    toRemind: pollsToRemind,
    lock: lockPollOf,
    close: (poll, at) => closePoll(services, { db, scope: system, at }, poll, { because: 'deadline' }),
    remind: (poll, at) => remindVoters(services, { db, scope: system, at }, poll),
    dropDeleted: dropDeletedPolls,
  })
}
