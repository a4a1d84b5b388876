// Wall times across zones and the change of clocks.
import { expect, it } from 'vitest'
import { formatDay } from './civil.ts'
import { intoZone, wallTime } from './zone.ts'

it('the wall time follows summer time', () => {
  expect(wallTime(new Date('2026-01-15T12:00:00Z'), 'Europe/Berlin').clock).toBe(13 * 3600)
  expect(wallTime(new Date('2026-07-15T12:00:00Z'), 'Europe/Berlin').clock).toBe(14 * 3600)
})

it('offsets with halves of hours', () => {
  const wall = wallTime(new Date('2026-01-15T20:00:00Z'), '+05:30')
  expect([formatDay(wall.day), wall.clock]).toEqual(['2026-01-16', 1.5 * 3600])
})

it('an unknown zone counts as UTC', () => {
  expect(wallTime(new Date('2026-01-15T12:00:00Z'), 'Mars/Base').clock).toBe(12 * 3600)
})

it('a time said in another zone may fall on another day', () => {
  const { day } = wallTime(new Date('2026-01-15T00:00:00Z'), 'UTC')
  const here = intoZone({ day, clock: 20 * 3600 }, -480, 'Europe/Berlin')
  expect([formatDay(here.day), here.clock]).toEqual(['2026-01-16', 5 * 3600])
})
