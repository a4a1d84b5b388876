// Dates in words: checked against date-fns's own 'MMM d, yyyy' and in zones on both sides of midnight.
import { format } from 'date-fns'
import { expect, it } from 'vitest'
import { dueWords, formatDate, formatDay, formatMoment, formatPostmarkDay, relativeTime } from './dates.ts'

it("CONST-22: every absolute date reads 'MMM d, yyyy'", () => {
  for (let day = 0; day < 400; day += 1) {
    const noon = new Date(2026, 0, 1 + day, 12)
    expect(formatDate(noon)).toBe(format(noon, 'MMM d, yyyy'))
  }
  expect(formatDate('2026-03-05T10:00:00Z', 'UTC')).toBe('Mar 5, 2026')
})

it('a calendar day is the same day in every zone', () => {
  expect(formatDay('2026-03-05T00:00:00Z')).toBe('Mar 5, 2026')
  expect(formatDate('2026-03-05T00:00:00Z', 'America/Los_Angeles')).toBe('Mar 4, 2026')
})

it('a moment shows its hours from 00 to 23', () => {
  expect(formatMoment('2026-03-05T00:07:00Z', 'UTC')).toBe('Mar 5, 2026, 00:07')
  expect(formatPostmarkDay('2026-03-05T00:07:00Z', 'UTC')).toBe('5 Mar')
})

it('PB-11: a due day reads in relative words', () => {
  const now = '2026-03-05T15:00:00Z'
  const words = (due: string) => dueWords(`${due}T00:00:00Z`, now, 'UTC')
  expect(words('2026-03-05')).toBe('Today')
  expect(words('2026-03-06')).toBe('Tomorrow')
  expect(words('2026-03-04')).toBe('Yesterday')
  expect(words('2026-03-15')).toBe('In 10 days')
  expect(words('2026-03-03')).toBe('2 days ago')
})

it('a due day is counted from the day that the viewer has', () => {
  const due = '2026-03-05T00:00:00Z'
  // 23:30 on the 4th in Los Angeles is 07:30 on the 5th in UTC.
  const now = '2026-03-05T07:30:00Z'
  expect(dueWords(due, now, 'America/Los_Angeles')).toBe('Tomorrow')
  expect(dueWords(due, now, 'UTC')).toBe('Today')
  // Summer time begins in Berlin on 29 March 2026; the day has 23 hours.
  expect(dueWords('2026-03-30T00:00:00Z', '2026-03-28T23:30:00Z', 'Europe/Berlin')).toBe('Tomorrow')
})

it('NOTIF-04: a notification says how long ago, and the date after a day', () => {
  const ago = (minutes: number) =>
    relativeTime('2026-03-05T12:00:00Z', Date.parse('2026-03-05T12:00:00Z') + minutes * 60_000, 'UTC')
  expect(ago(0.9)).toBe('Just now')
  expect(ago(1)).toBe('1m ago')
  expect(ago(59)).toBe('59m ago')
  expect(ago(60)).toBe('1h ago')
  expect(ago(1439)).toBe('23h ago')
  expect(ago(1440)).toBe('Mar 5, 2026')
})
