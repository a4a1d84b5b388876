// What a due date on the wire may be.
import { expect, it } from 'vitest'
import { dueDate, outsideDueDays } from './contract.ts'

it('DLG-06: a due date is a day that exists, with or without a time', () => {
  for (const day of [
    '2026-02-28',
    '2028-02-29',
    '2026-11-30T00:00:00.000Z',
    '2026-11-30T23:00:00-05:00',
    null,
  ])
    expect([day, dueDate.safeParse(day).success]).toEqual([day, true])
  for (const day of [
    '2026-02-29',
    '2026-02-30',
    '2026-02-30T00:00:00Z',
    '2026-04-31',
    '2026-13-01',
    '30/11/2026',
    '',
  ])
    expect([day, dueDate.safeParse(day).success]).toEqual([day, false])
})

it('a due date lies in the years 1970 to 9999', () => {
  for (const day of ['1970-01-01', '9999-12-31'])
    expect([day, dueDate.safeParse(day).success]).toEqual([day, true])
  for (const day of ['0019-05-03', '1969-12-31', '0000-01-01'])
    expect([day, dueDate.safeParse(day).error?.issues.map(({ message }) => message)]).toEqual([
      day,
      [outsideDueDays],
    ])
  expect(dueDate.safeParse('10000-01-01').success).toBe(false)
})
