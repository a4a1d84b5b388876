// What time does with polls: it ends them, reminds once of them, and drops deleted ones for good.
import { asSystem } from '../../kit/db/acting-database.ts'
import { undoableSince } from '../../records/undo.ts'
import { closePoll, remindVoters } from './poll-acts.ts'
import type { PollServices } from './poll-services.ts'
import { dropDeletedPolls, lockPollOf, overduePolls, pollsToRemind } from './poll-store.ts'

const AT_ONCE = 50

/** Several processes may do it at the same time: each poll is looked at again behind its lock. */
export async function sweepPolls(services: PollServices): Promise<void> {
  const { db, system, clock } = services
  const now = clock()
  const actor = { db, scope: system, at: now }
  for (const id of await overduePolls(asSystem(db, system), now, AT_ONCE))
    await db.transaction(async () => {
      const poll = await lockPollOf(asSystem(db, system), id)
      if (poll?.status === 'open' && poll.closesAt <= now)
        await closePoll(services, actor, poll, { because: 'deadline' })
    })
  for (const id of await pollsToRemind(asSystem(db, system), now, AT_ONCE))
    await db.transaction(async () => {
      const poll = await lockPollOf(asSystem(db, system), id)
      if (poll?.status === 'open' && poll.remindedAt === null) await remindVoters(services, actor, poll)
    })
  await dropDeletedPolls(asSystem(db, system), undoableSince(now))
}
