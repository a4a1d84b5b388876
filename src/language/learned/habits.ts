// Habits of people, as corrections show them: who gets what an author leaves open, and by when it is due.
import type { DayHabit, LearnedName, OwnerHabit } from './learned-reading.ts'
import { dayName, ownerName } from './learned-reading.ts'

/** A task that was read without an owner and then given to one person; addresses in lower case. */
export interface GivenTask {
  author: string
  assignee: string
}

/** A task that was read without a day and then given one, so many days after its mail. */
export interface DatedTask {
  author: string
  days: number
}

/** So often in the same way, and so rarely in another, is it a habit. */
const LEAST_SEEN = 3
const LEAST_SHARE = 0.75
/** Days: what lies further ahead was set for a reason of its own. */
const FURTHEST = 60

export function ownerHabits(given: readonly GivenTask[], forgotten: ReadonlySet<LearnedName>): OwnerHabit[] {
  return usual(
    given.filter((one) => !forgotten.has(ownerName(one))),
    ({ assignee }) => assignee,
  ).map(({ author, value, seen }) => ({ author, assignee: value, seen }))
}

export function dayHabits(dated: readonly DatedTask[], forgotten: ReadonlySet<LearnedName>): DayHabit[] {
  return usual(
    dated.filter((one) => one.days >= 0 && one.days <= FURTHEST && !forgotten.has(dayName(one))),
    ({ days }) => days,
  ).map(({ author, value, seen }) => ({ author, days: value, seen }))
}

/** What each author's corrections have in common. */
function usual<T extends { author: string }, V>(
  all: readonly T[],
  valueOf: (one: T) => V,
): { author: string; value: V; seen: number }[] {
  const byAuthor = new Map<string, Map<V, number>>()
  for (const one of all) {
    const counts = byAuthor.get(one.author) ?? new Map<V, number>()
    counts.set(valueOf(one), (counts.get(valueOf(one)) ?? 0) + 1)
    byAuthor.set(one.author, counts)
  }
  return [...byAuthor].flatMap(([author, counts]) => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const [value, seen] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
    if (value === undefined || seen === undefined) return []
    return seen >= LEAST_SEEN && seen / total >= LEAST_SHARE ? [{ author, value, seen }] : []
  })
}
