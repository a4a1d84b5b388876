// The bars of a mail's sort code.
import { expect, it } from 'vitest'
import { barsDone, sortBars } from './sort-bars.ts'

it('the same hash always bears the same code, another hash another', () => {
  expect(sortBars('4be1f2', 50)).toEqual(sortBars('4be1f2', 50))
  expect(sortBars('4be1f2', 50)).not.toEqual(sortBars('4be1f3', 50))
})

it('all four states occur about equally often', () => {
  const counts = new Map<string, number>()
  for (const bar of sortBars('a mail', 4000)) counts.set(bar, (counts.get(bar) ?? 0) + 1)
  expect(counts.size).toBe(4)
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

it('the bars fill with the steps', () => {
  expect([null, 'Stored', 'Read', 'Answered'].map((step) => barsDone(step as 'Read' | null, 48))).toEqual([
    0, 8, 32, 48,
  ])
})
