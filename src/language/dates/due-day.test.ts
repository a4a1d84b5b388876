// The deadlines that sentences set.
import { expect, it } from 'vitest'
import { dueDay, parseDueCommand } from './due-day.ts'
import type { DateOptions } from './found-date.ts'

/** Wednesday, 4 March 2026. */
const NOW: DateOptions = { at: new Date('2026-03-04T10:00:00Z'), zone: 'UTC' }
const due = (text: string) => dueDay(text, NOW)?.day ?? null

it('deadline words', () => {
  expect(due('Please send it by Friday')).toBe('2026-03-06')
  expect(due('Finish before Thursday')).toBe('2026-03-05')
  expect(due('The offer stands until the 5th')).toBe('2026-03-05')
  expect(due('Need this EOD')).toBe('2026-03-04')
  expect(due('COB tomorrow please')).toBe('2026-03-05')
  expect(due('done in two weeks')).toBe('2026-03-18')
})

it('a week is due on its Friday, a month on its last day', () => {
  expect(due('Let us do that next week')).toBe('2026-03-13')
  expect(due('by end of week')).toBe('2026-03-06')
  expect(due('We need it this month')).toBe('2026-03-31')
})

it('a deadline outweighs another date, whichever stands first', () => {
  expect(due('After the launch on 3 May, send the figures by 15 May')).toBe('2026-05-15')
})

it('no deadline lies in the past unless the text dates it there', () => {
  expect(due('We spoke last Monday')).toBeNull()
  expect(due('It was due by 2 March 2020')).toBe('2020-03-02')
})

it('the phrase is given with its place', () => {
  const text = 'Could you send the plan by Friday, please?'
  expect(dueDay(text, NOW)?.phrase).toEqual({
    text: 'by Friday',
    start: text.indexOf('by'),
    end: text.indexOf(','),
  })
})

it('the due command takes days and none', () => {
  expect(parseDueCommand('#due friday', NOW)).toBe('2026-03-06')
  expect(parseDueCommand('2026-04-01', NOW)).toBe('2026-04-01')
  expect(parseDueCommand('#due: tomorrow', NOW)).toBe('2026-03-05')
  expect(parseDueCommand('#due none', NOW)).toBe('none')
  expect(parseDueCommand('#due bananas', NOW)).toBeNull()
})
