// A poll as the place of its thread: who is in it.
import type { PlaceOf } from '../../agent/agent.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Place } from '../../records/record-kind.ts'
import { tellPoll } from './poll-events.ts'
import { pollPlaceReading } from './poll-place-store.ts'
import { pollsOfThread, requirePoll } from './poll-store.ts'
import { pollSubject } from './poll-subject.ts'
import { votersOf } from './voter-store.ts'

/** The latest poll of a thread, and its voters. */
export function placeOf(db: Database): PlaceOf {
  return async (scope, threadId) => {
    const [poll] = await pollsOfThread(actingAs(db, scope), threadId)
    if (!poll) return null
    const voters = await votersOf(db, poll.id)
    return { subject: pollSubject(poll.id), people: voters.map(({ email, name }) => ({ email, name })) }
  }
}

/** What is done with a poll is kept beside the poll itself. */
export const pollPlace: Place = {
  ...pollPlaceReading,
  async join() {},
  tell: async ({ db, scope }, id) => tellPoll(db, scope, await requirePoll(db, scope, id)),
}
