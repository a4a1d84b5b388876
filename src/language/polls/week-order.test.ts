// Days of one question are days of one week.
import { expect, it } from 'vitest'
import { readPoll } from './read-poll.ts'

const thursday = '2026-11-26T17:04:00+01:00'
function daysOf(text: string, sentAt = thursday) {
  const zone = 'Europe/Berlin'
  const author = { email: 'ann@example.com', name: 'Ann Ray' }
  const people = [{ email: 'ben@example.com', name: 'Ben Ode' }]
  const poll = readPoll({ text, subject: 'Dinner', author, people, sentAt, zone })
  return poll?.options.map(({ day, startsAt }) => day ?? startsAt)
}

it('a later day of the week is not put before an earlier one', () => {
  expect(daysOf('Thursday or Friday?')).toEqual(['2026-12-03', '2026-12-04'])
  expect(daysOf('Monday or Friday?')).toEqual(['2026-11-30', '2026-12-04'])
  expect(daysOf('Thursday 10:00 or Friday 14:00?')).toEqual([
    '2026-12-03T09:00:00.000Z',
    '2026-12-04T13:00:00.000Z',
  ])
  expect(daysOf('When shall we meet?\n- Wednesday\n- Thursday\n- Friday')).toEqual([
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ])
})

it('days in another order, dates and "tomorrow" stay where they are', () => {
  expect(daysOf('Friday or Monday?')).toEqual(['2026-11-27', '2026-11-30'])
  expect(daysOf('Thursday or tomorrow?')).toEqual(['2026-12-03', '2026-11-27'])
  expect(daysOf('Thursday 3 December or Friday 27 November?')).toEqual(['2026-12-03', '2026-11-27'])
  expect(daysOf('Wednesday or Monday?', '2026-11-24T09:00:00+01:00')).toEqual(['2026-11-25', '2026-11-30'])
})
