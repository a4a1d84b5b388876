// Repetitions as rules of RFC 5545.
import { expect, it } from 'vitest'
import { readRecurrence } from './recurrence.ts'

const rule = (text: string) => readRecurrence(text)?.rule ?? null

it('weekdays', () => {
  expect(rule('Send the figures every Monday')).toBe('FREQ=WEEKLY;BYDAY=MO')
  expect(rule('every Monday, Wednesday and Friday at 9')).toBe('FREQ=WEEKLY;BYDAY=MO,WE,FR')
  expect(rule('we meet on Tuesdays')).toBe('FREQ=WEEKLY;BYDAY=TU')
  expect(rule('every weekday')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')
  expect(rule('every 2 weeks on Thursday')).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TH')
  expect(rule('every other week')).toBe('FREQ=WEEKLY;INTERVAL=2')
})

it('days that are left out', () => {
  expect(rule('every day except Sunday')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA')
  expect(rule('daily, except on Sundays')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA')
  expect(rule('every day but Saturday and Sunday')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')
  expect(rule('each day except at weekends')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')
  expect(rule('every weekday except Friday')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH')
  expect(rule('jeden Tag außer Sonntag')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA')
  expect(rule('every day except holidays')).toBe('FREQ=DAILY')
  expect(rule('every weekday except Sunday')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')
})

it('every second one is every other one, but for that of a month', () => {
  expect(rule('every second Friday')).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=FR')
  expect(rule('every 2nd Friday of the month')).toBe('FREQ=MONTHLY;BYDAY=2FR')
  expect(rule('every month on the last Friday')).toBe('FREQ=MONTHLY;BYDAY=-1FR')
})

it('months, quarters and years', () => {
  expect(rule('the 15th of every month')).toBe('FREQ=MONTHLY;BYMONTHDAY=15')
  expect(rule('every first Monday of the month')).toBe('FREQ=MONTHLY;BYDAY=1MO')
  expect(rule('a quarterly review')).toBe('FREQ=MONTHLY;INTERVAL=3')
  expect(rule('every year')).toBe('FREQ=YEARLY')
})

it('other languages', () => {
  expect(rule('Bitte jeden Montag melden')).toBe('FREQ=WEEKLY;BYDAY=MO')
  expect(rule('Envía el informe cada semana')).toBe('FREQ=WEEKLY')
})

it('a thing that happens once repeats nothing', () => {
  expect(readRecurrence('Send every file by Monday')).toBeNull()
  expect(readRecurrence('See you on Monday')).toBeNull()
})

it('the phrase is given with its place', () => {
  expect(readRecurrence('Please report every Friday.')?.phrase).toEqual({
    text: 'every Friday',
    start: 14,
    end: 26,
  })
})

it('"constructor" says nothing of how often, though every object has one', () => {
  expect(rule('Test the constructor every Monday')).toBe('FREQ=WEEKLY;BYDAY=MO')
})
