// The words of the rules of repeating.
import { expect, it } from 'vitest'
import { repeatWords } from './repeat-words.ts'

it('days, weekdays, weeks and months have their words', () => {
  expect(repeatWords('daily')).toBe('every day')
  expect(repeatWords('daily/3')).toBe('every 3 days')
  expect(repeatWords('weekdays')).toBe('every weekday')
  expect(repeatWords('weekly:1')).toBe('every week on Monday')
  expect(repeatWords('weekly:7/2')).toBe('every 2 weeks on Sunday')
  expect(repeatWords('weekly:1,3,5')).toBe('every week on Monday, Wednesday and Friday')
  expect(repeatWords('weekly:2,4/2')).toBe('every 2 weeks on Tuesday and Thursday')
  expect(repeatWords('monthly:3')).toBe('every month on the 3rd')
  expect(repeatWords('monthly:2-5')).toBe('every month on the second Friday')
  expect(repeatWords('monthly:last-1/2')).toBe('every 2 months on the last Monday')
  expect(repeatWords('monthly:31/3')).toBe('every 3 months on the 31st')
})

it('the eleventh to the thirteenth end as the others do not', () => {
  const days = [1, 2, 4, 11, 12, 13, 21, 22, 23].map((day) => repeatWords(`monthly:${day}`).split(' ').at(-1))
  expect(days).toEqual(['1st', '2nd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd'])
})
