// Days and months as the month view counts them.
import { expect, it } from 'vitest'
import { dayAfterKey, moveDays, moveMonths, weeksOf } from './month.ts'

it('a month has whole weeks from Monday, and nothing of the months beside it', () => {
  const weeks = weeksOf('2027-03-15')
  expect(weeks[0]).toEqual([
    '2027-03-01',
    '2027-03-02',
    '2027-03-03',
    '2027-03-04',
    '2027-03-05',
    '2027-03-06',
    '2027-03-07',
  ])
  expect(weeks.at(-1)).toEqual(['2027-03-29', '2027-03-30', '2027-03-31', null, null, null, null])
  expect(weeksOf('2027-02-28')).toHaveLength(4)
  expect(weeksOf('2027-12-01').at(-1)?.filter(Boolean)).toEqual([
    '2027-12-27',
    '2027-12-28',
    '2027-12-29',
    '2027-12-30',
    '2027-12-31',
  ])
})

it('keys step by days, weeks, months and years, and stay inside a short month', () => {
  expect(moveDays('2027-03-01', -1)).toBe('2027-02-28')
  expect(moveMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(moveMonths('2028-03-31', -1)).toBe('2028-02-29')
  expect(moveMonths('2027-12-31', 1)).toBe('2028-01-31')
  const after = (key: string, shift = false) => dayAfterKey('2027-03-10', key, shift)
  expect([after('ArrowDown'), after('ArrowUp'), after('Home'), after('End')]).toEqual([
    '2027-03-17',
    '2027-03-03',
    '2027-03-08',
    '2027-03-14',
  ])
  expect([after('PageUp'), after('PageDown'), after('PageDown', true)]).toEqual([
    '2027-02-10',
    '2027-04-10',
    '2028-03-10',
  ])
  expect(after('a')).toBeNull()
})
