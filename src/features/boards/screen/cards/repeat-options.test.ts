// What the dialog offers for repeating.
import { expect, it } from 'vitest'
import { repeatOptions } from './repeat-options.ts'

it('the week and the month are those of the due date', () => {
  expect(repeatOptions('2026-08-03', '')).toEqual([
    { value: '', label: 'Does not repeat' },
    { value: 'daily', label: 'Every day' },
    { value: 'weekdays', label: 'Every weekday' },
    { value: 'weekly:1', label: 'Every week on Monday' },
    { value: 'monthly:3', label: 'Every month on the 3rd' },
    { value: 'monthly:1-1', label: 'Every month on the first Monday' },
  ])
  expect(repeatOptions('2026-08-02', '').map(({ value }) => value)).toContain('weekly:7')
})

it('a day late in its month may be its fourth, its last, or both', () => {
  const places = (day: string) =>
    repeatOptions(day, '').flatMap(({ value }) => /^monthly:(\w+)-5$/.exec(value)?.[1] ?? [])
  expect(places('2026-11-20')).toEqual(['3'])
  expect(places('2026-11-27')).toEqual(['4', 'last'])
  expect(places('2026-10-23')).toEqual(['4'])
  expect(places('2026-10-30')).toEqual(['last'])
})

it('a rule that the due date does not say stays to be chosen, once', () => {
  expect(repeatOptions('2026-08-03', 'weekly:5/2').at(-1)).toEqual({
    value: 'weekly:5/2',
    label: 'Every 2 weeks on Friday',
  })
  expect(repeatOptions('2026-08-03', 'weekly:1')).toHaveLength(6)
})
