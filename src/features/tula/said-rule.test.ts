// What a mail says about repeating, as a rule of a task.
import { expect, it } from 'vitest'
import { repeats } from '../tasks/repeats/contract.ts'
import { repeatInstead, repeatOf } from './said-rule.ts'

// A Tuesday.
const TODAY = '2026-03-10'
const said = (rule: string, dueDate: string | null = null) => {
  const found = repeatOf(rule, dueDate, TODAY)
  if (found) expect(repeats.safeParse(found.repeats).success).toBe(true)
  return found && `${found.repeats} from ${found.dueDate}`
}

it('days of the week, each day and weekdays begin on their first day from the mail on', () => {
  expect(said('FREQ=WEEKLY;BYDAY=MO')).toBe('weekly:1 from 2026-03-16')
  expect(said('FREQ=WEEKLY;BYDAY=TU')).toBe('weekly:2 from 2026-03-10')
  expect(said('FREQ=WEEKLY;BYDAY=MO,TH')).toBe('weekly:1,4 from 2026-03-12')
  expect(said('FREQ=WEEKLY;INTERVAL=2;BYDAY=FR')).toBe('weekly:5/2 from 2026-03-13')
  expect(said('FREQ=DAILY')).toBe('daily from 2026-03-10')
  expect(said('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')).toBe('weekdays from 2026-03-10')
})

it('a day of the month, and months without one at their end', () => {
  expect(said('FREQ=MONTHLY;BYMONTHDAY=3')).toBe('monthly:3 from 2026-04-03')
  expect(said('FREQ=MONTHLY')).toBe('monthly:31 from 2026-03-31')
  expect(said('FREQ=MONTHLY;INTERVAL=3')).toBe('monthly:31/3 from 2026-03-31')
  expect(said('FREQ=MONTHLY;INTERVAL=6')).toBe('monthly:31/6 from 2026-06-30')
  expect(said('FREQ=YEARLY')).toBe('monthly:31/12 from 2026-12-31')
})

it('a day of the week in a month', () => {
  expect(said('FREQ=MONTHLY;BYDAY=-1FR')).toBe('monthly:last-5 from 2026-03-27')
  expect(said('FREQ=MONTHLY;BYDAY=1MO')).toBe('monthly:1-1 from 2026-04-06')
  expect(said('FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU')).toBe('monthly:2-2/3 from 2026-03-10')
  expect(said('FREQ=MONTHLY;BYMONTHDAY=-1')).toBe('monthly:31 from 2026-03-31')
})

it('a week without a day is due on its Friday, and from a named first day on that day', () => {
  expect(said('FREQ=WEEKLY')).toBe('weekly:5 from 2026-03-13')
  expect(said('FREQ=WEEKLY;INTERVAL=2', '2026-03-16')).toBe('weekly:1/2 from 2026-03-16')
  expect(said('FREQ=MONTHLY', '2026-03-20')).toBe('monthly:20 from 2026-03-20')
  expect(said('FREQ=YEARLY', '2026-05-03')).toBe('monthly:3/12 from 2026-05-03')
})

it('what no rule can say is none', () => {
  for (const rule of [
    'FREQ=MONTHLY;BYDAY=5FR',
    'FREQ=MONTHLY;BYDAY=-2FR',
    'FREQ=MONTHLY;BYDAY=FR',
    'FREQ=YEARLY;BYDAY=1MO',
    'FREQ=HOURLY',
    '',
    'FREQ=YEARLY;BYMONTH=5',
  ])
    expect([rule, said(rule)]).toEqual([rule, null])
  expect(said('FREQ=DAILY;INTERVAL=400')).toBeNull()
  expect(said('FREQ=WEEKLY;BYDAY=MO,XX')).toBeNull()
  expect(said('FREQ=MONTHLY;BYMONTHDAY=32')).toBeNull()
  expect(said('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR')).toBeNull()
})

it('a rule is read as other programs write it', () => {
  expect(said('RRULE:FREQ=WEEKLY;BYDAY=TH,MO;COUNT=5')).toBe('weekly:1,4 from 2026-03-12')
})

it('another rule for a task: by its own day where none is named, not before today, and not moved up from far away', () => {
  const instead = (rule: string, due: string | null) => {
    const found = repeatInstead(rule, due, TODAY)
    return found && `${found.repeats} from ${found.dueDate}`
  }
  expect(instead('FREQ=WEEKLY;BYDAY=TU', '2026-03-13')).toBe('weekly:2 from 2026-03-10')
  expect(instead('FREQ=WEEKLY;BYDAY=MO', '2026-03-13')).toBe('weekly:1 from 2026-03-16')
  expect(instead('FREQ=WEEKLY;BYDAY=TU', '2026-02-06')).toBe('weekly:2 from 2026-03-10')
  expect(instead('FREQ=WEEKLY;BYDAY=TU', '2026-06-05')).toBe('weekly:2 from 2026-06-02')
  expect(instead('FREQ=WEEKLY;INTERVAL=2', '2026-03-13')).toBe('weekly:5/2 from 2026-03-13')
  expect(instead('FREQ=MONTHLY', '2026-03-20')).toBe('monthly:20 from 2026-03-20')
  expect(instead('FREQ=DAILY', null)).toBe('daily from 2026-03-10')
  expect(instead('FREQ=HOURLY', '2026-03-13')).toBeNull()
})
