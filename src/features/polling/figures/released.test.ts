// What a group may show of its count: a number, or nothing while all of it waits.
import { expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import type { Group } from './groups.ts'
import { releasedIn } from './released.ts'

const week = '2026-W46'
const sales = { unitIds: new Set([7]), memberIds: new Set([1, 2, 3, 4]), isClosed: false } as unknown as Group

/** Each of so many people of the group wrote once, in one release of the company. */
function factsOf(writers: number): Facts {
  const persons = Array.from({ length: writers }, (_, at) => ({
    ...{ day: '2026-11-10', period: week, unitId: 7, isOutside: false },
    ...{ personId: at + 1, userId: at + 1, submissions: 1 },
  }))
  const sums = [
    { day: '2026-11-10', period: week, unitId: 7, submissions: writers, sentimentSum: 50 * writers },
  ]
  return { agent: { threshold: 4 }, periods: [week], persons, sums } as unknown as Facts
}

it('POLL-08 POLL-18: mails of too few people for their department are no count, and look like those of nobody', () => {
  expect(releasedIn(factsOf(3), sales)).toBeNull()
  expect(releasedIn(factsOf(4), sales)).toBe(4)
  expect(releasedIn(factsOf(0), sales)).toBeNull()
})
