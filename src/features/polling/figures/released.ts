// How many submissions of a group may be shown, and what is no count at all.
import type { Facts } from './facts.ts'
import type { Group } from './groups.ts'
import { meanOf } from './sentiment.ts'

/** Of all periods that are shown; null where something was written and all of it waits for more people. */
export function releasedIn(facts: Facts, group: Group | null): number | null {
  const released = facts.periods.reduce((sum, period) => sum + meanOf(facts, period, group).submissions, 0)
  return released === 0 && wroteIn(facts, group) ? null : released
}

const wroteIn = ({ persons }: Facts, group: Group | null): boolean =>
  persons.some(
    ({ userId, submissions }) =>
      userId !== null &&
      submissions !== null &&
      submissions > 0 &&
      (group === null || group.memberIds.has(userId)),
  )
