// How many submissions of a group may be shown, and what is no count at all.
import type { Facts } from './facts.ts'
import type { Group } from './groups.ts'
import { meanOf } from './sentiment.ts'

/**
 * Of all periods that are shown; null where nothing is released. A zero beside it would tell which group
 * has mails that still wait for more people, and with one person's coming or going whose they are (ENT-36).
 */
export function releasedIn(facts: Facts, group: Group | null): number | null {
  const released = facts.periods.reduce((sum, period) => sum + meanOf(facts, period, group).submissions, 0)
  return released === 0 ? null : released
}
