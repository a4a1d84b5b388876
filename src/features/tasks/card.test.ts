// Checks how moments are read from the database.
import { expect, it } from 'vitest'
import { isoOf } from './card.ts'

it('a moment of the database is told to the millisecond, whatever its fraction and zone', () => {
  expect(isoOf('2026-03-09 08:30:00+00')).toBe('2026-03-09T08:30:00.000Z')
  expect(isoOf('2026-03-09 08:30:00.1+00')).toBe('2026-03-09T08:30:00.100Z')
  expect(isoOf('2026-03-09 08:30:00.123456+00')).toBe('2026-03-09T08:30:00.123Z')
  expect(isoOf('2026-03-09 08:30:00.123456+02')).toBe('2026-03-09T06:30:00.123Z')
  expect(isoOf('2026-03-09 08:30:00.5+05:30')).toBe('2026-03-09T03:00:00.500Z')
  expect(isoOf('12026-03-09 08:30:00+00')).toBe('+012026-03-09T08:30:00.000Z')
})
