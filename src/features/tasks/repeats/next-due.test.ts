// When a repeating task is due again.
import { expect, it } from 'vitest'
import { repeats } from './contract.ts'
import { firstDue, nextDue } from './next-due.ts'

// 2026-11-16 is a Monday.
it('every Monday: the next one after the due day, whether it was done early or on the day', () => {
  expect(nextDue('weekly:1', '2026-11-16', '2026-11-16')).toBe('2026-11-23')
  expect(nextDue('weekly:1', '2026-11-23', '2026-11-19')).toBe('2026-11-30')
})

it('a task that was moved to another day of the week comes back on the day of its rule', () => {
  expect(nextDue('weekly:1', '2026-11-18', '2026-11-18')).toBe('2026-11-23')
  expect(nextDue('weekly:7', '2026-11-18', '2026-11-18')).toBe('2026-11-22')
})

it('what was done weeks late is due on the next day of its rule, and not in the past', () => {
  expect(nextDue('weekly:1', '2026-10-05', '2026-11-18')).toBe('2026-11-23')
  expect(nextDue('daily', '2026-10-05', '2026-11-18')).toBe('2026-11-19')
})

it('weekdays leave the weekend out', () => {
  expect(nextDue('weekdays', '2026-11-19', '2026-11-19')).toBe('2026-11-20')
  expect(nextDue('weekdays', '2026-11-20', '2026-11-20')).toBe('2026-11-23')
  expect(nextDue('weekdays', '2026-11-21', '2026-11-22')).toBe('2026-11-23')
})

it('the 31st of a shorter month is its last day, and comes back as the 31st', () => {
  expect(nextDue('monthly:31', '2026-01-31', '2026-01-31')).toBe('2026-02-28')
  expect(nextDue('monthly:31', '2026-02-28', '2026-02-28')).toBe('2026-03-31')
  expect(nextDue('monthly:31', '2026-03-31', '2026-03-31')).toBe('2026-04-30')
  expect(nextDue('monthly:29', '2028-01-29', '2028-01-29')).toBe('2028-02-29')
  expect(nextDue('daily', '2028-02-28', '2028-02-28')).toBe('2028-02-29')
})

it('the second Friday of a month, and its last one whether there are four or five', () => {
  expect(nextDue('monthly:2-5', '2026-11-13', '2026-11-13')).toBe('2026-12-11')
  expect(nextDue('monthly:1-1', '2026-11-02', '2026-11-02')).toBe('2026-12-07')
  expect(nextDue('monthly:last-5', '2026-11-27', '2026-11-27')).toBe('2026-12-25')
  expect(nextDue('monthly:last-5', '2026-12-25', '2026-12-25')).toBe('2027-01-29')
  expect(nextDue('monthly:last-1/3', '2026-11-30', '2026-11-30')).toBe('2027-02-22')
  expect(firstDue('monthly:last-5', '2026-11-28')).toBe('2026-12-25')
  expect(firstDue('monthly:4-7', '2026-11-22')).toBe('2026-11-22')
})

it('December is followed by January, a late month is left out, and a month without a due day is the next', () => {
  expect(nextDue('monthly:15', '2026-12-15', '2026-12-15')).toBe('2027-01-15')
  expect(nextDue('monthly:3', '2026-08-03', '2026-11-18')).toBe('2026-12-03')
  expect(nextDue('monthly:15', null, '2026-11-10')).toBe('2026-11-15')
})

it('every second week, third day or quarter is counted from the last due day', () => {
  expect(nextDue('weekly:1/2', '2026-11-16', '2026-11-16')).toBe('2026-11-30')
  expect(nextDue('weekly:1/2', '2026-11-02', '2026-11-18')).toBe('2026-11-30')
  expect(nextDue('daily/3', '2026-11-16', '2026-11-18')).toBe('2026-11-19')
  expect(nextDue('monthly:31/3', '2026-11-30', '2026-11-30')).toBe('2027-02-28')
})

it('a rule without a due day begins on its first day from today on', () => {
  expect(firstDue('weekly:1', '2026-11-16')).toBe('2026-11-16')
  expect(firstDue('weekly:1/2', '2026-11-17')).toBe('2026-11-23')
  expect(firstDue('daily/3', '2026-11-17')).toBe('2026-11-17')
  expect(firstDue('weekdays', '2026-11-21')).toBe('2026-11-23')
  expect(firstDue('monthly:31', '2026-11-17')).toBe('2026-11-30')
})

it('nothing is due after the last year that a due date can have', () => {
  expect(nextDue('weekly:1', '9999-12-31', '2026-11-16')).toBeNull()
})

it('rules are few: days, weekdays, weeks on a day, months on a day, each of them or every second to 99th', () => {
  for (const rule of [
    'daily',
    'daily/2',
    'weekdays',
    'weekly:7',
    'weekly:1/99',
    'monthly:31',
    'monthly:1/12',
    null,
  ])
    expect([rule, repeats.safeParse(rule).success]).toEqual([rule, true])
  for (const rule of [
    '',
    'hourly',
    'weekly',
    'weekly:0',
    'weekly:8',
    'monthly:32',
    'daily/1',
    'daily/100',
    'weekdays/2',
  ])
    expect([rule, repeats.safeParse(rule).success]).toEqual([rule, false])
})
