// What findDates finds in business mail, and what it leaves alone.
import { expect, it } from 'vitest'
import { findDates } from './find.ts'
import type { DateOptions } from './found-date.ts'

/** Wednesday, 4 March 2026, 11:00 in Berlin. */
const NOW: DateOptions = { at: new Date('2026-03-04T10:00:00Z'), zone: 'Europe/Berlin' }

const days = (text: string, options = NOW) => findDates(text, options).map(({ day }) => day)
const first = (text: string, options = NOW) => findDates(text, options)[0]

it('relative words count from the day in the zone of the writer', () => {
  expect(days('Shall we talk tomorrow?')).toEqual(['2026-03-05'])
  expect(days('It was the day before yesterday')).toEqual(['2026-03-02'])
  const late = new Date('2026-03-04T23:30:00Z')
  expect(days('today', { at: late, zone: 'Europe/Berlin' })).toEqual(['2026-03-05'])
  expect(days('today', { at: late, zone: '-05:00' })).toEqual(['2026-03-04'])
})

it('a weekday lies ahead, next is of next week, last is behind', () => {
  expect(days('See you on Friday')).toEqual(['2026-03-06'])
  expect(days('See you next Friday')).toEqual(['2026-03-13'])
  expect(first('We met last Monday')).toMatchObject({ day: '2026-03-02', past: true })
})

it('written dates in many forms', () => {
  for (const text of [
    '3 May 2026',
    'May 3rd, 2026',
    '2026-05-03',
    '3-May-26',
    'the third of May 2026',
    '5/3/2026',
  ]) {
    expect(days(`Signed on ${text}`)).toEqual(['2026-05-03'])
  }
})

it('the order of day and month follows the caller, the language, or the only order that exists', () => {
  expect(days('on 5/12')).toEqual(['2026-05-12'])
  expect(days('on 5/12', { ...NOW, dayFirst: true })).toEqual(['2026-12-05'])
  expect(days('on 25/12')).toEqual(['2026-12-25'])
  expect(days('Die Rechnung ist am 5.12. fällig')).toEqual(['2026-12-05'])
})

it('times of day, with the zones that mails carry', () => {
  expect(first('the call is Thursday 17:00 CET')).toMatchObject({
    day: '2026-03-05',
    time: '17:00',
    grain: 'minute',
  })
  expect(first('Friday 5pm EST works')).toMatchObject({ day: '2026-03-06', time: '23:00' })
  expect(first('tomorrow at half past three')).toMatchObject({ day: '2026-03-05', time: '15:30' })
})

it('ranges name their first and last day', () => {
  expect(first('I am away from 9 to 13 March')).toMatchObject({
    day: '2026-03-09',
    lastDay: '2026-03-13',
    kind: 'interval',
  })
  expect(first('between April 28 and May 4')).toMatchObject({ day: '2026-04-28', lastDay: '2026-05-04' })
  expect(first('sometime next week')).toMatchObject({
    day: '2026-03-09',
    lastDay: '2026-03-15',
    grain: 'week',
  })
})

it('parts of months, quarters and numbered weeks', () => {
  expect(first('by the end of Q3')).toMatchObject({ lastDay: '2026-09-30' })
  expect(first('mid April')).toMatchObject({ day: '2026-04-10', lastDay: '2026-04-20' })
  expect(days('the third Tuesday of October')).toEqual(['2026-10-20'])
  expect(days('the last day of February 2028')).toEqual(['2028-02-29'])
  expect(first('Lieferung in KW 12')).toMatchObject({ day: '2026-03-16', lastDay: '2026-03-22' })
})

it('counting from a day', () => {
  expect(days('a fortnight from now')).toEqual(['2026-03-18'])
  expect(days('in 3 business days we know more')).toEqual(['2026-03-09'])
  expect(days('two weeks after Easter')).toEqual(['2026-04-19'])
  expect(days('10 days before 1 June')).toEqual(['2026-05-22'])
})

it('holidays of several calendars', () => {
  expect(days('closed on Thanksgiving')).toEqual(['2026-11-26'])
  expect(days('Good Friday 2027')).toEqual(['2027-03-26'])
  expect(days('until Diwali 2026')).toEqual(['2026-11-08'])
  expect(days('Chinese New Year 2027')).toEqual(['2027-02-06'])
})

it('other languages', () => {
  expect(days('Bitte bis übermorgen um halb neun')).toEqual(['2026-03-06'])
  expect(days('On se voit lundi prochain à 14h')).toEqual(['2026-03-09'])
  expect(days('El informe es para el 15 de abril de 2026')).toEqual(['2026-04-15'])
  expect(days('Ci vediamo tra due settimane')).toEqual(['2026-03-18'])
  expect(days('Graag uiterlijk volgende week dinsdag')).toEqual(['2026-03-10'])
  expect(days('A reunião é amanhã às 9')).toEqual(['2026-03-05'])
})

it('words and numbers that only look like dates are none', () => {
  for (const text of [
    'I will march on and we may win',
    'She sat in the sun for a second',
    'Call +49 30 123-4567 or extension 2010',
    'Version 1.2.3, page 3/4, open 24/7',
    'The 2nd floor has 12 rooms and 2000 lamps',
    'Every Monday we meet for 30 minutes',
    'One may ask',
    'Our boy slept 4 hours',
    'We had soup for lunch',
    'Please reply as soon as possible',
  ]) {
    expect({ text, found: findDates(text, NOW) }).toEqual({ text, found: [] })
  }
})

it('the number of a thing is no date', () => {
  for (const text of [
    'The meeting is in Room 4/5',
    'Seite 12/14 fehlt noch',
    'Part no. 11-08-15 is missing',
    'Her BP 12/8 is fine',
    'Case 12-2010 is closed',
    'ABC-2012-03 is the code',
    'The serial is 2012-03-A7',
    'See commit 20120101a',
    'Use the 5/16 wrench and a 3/8" bolt',
    'Tel. 0171 2012-2013',
    'The house is at 12 March Street',
    'I live at 5 May Road, first door',
  ]) {
    expect({ text, found: days(text) }).toEqual({ text, found: [] })
  }
  expect(days('Room 12, 4/5 at 10:00')).toEqual(['2026-04-05'])
  expect(days('page 12 by 5/12')).toEqual(['2026-05-12'])
  expect(days('No, 5/12 is bad')).toEqual(['2026-05-12'])
  expect(days('by 12-MAR-2026')).toEqual(['2026-03-12'])
  expect(days('Call my cell at 5pm')).toEqual(['2026-03-04'])
})

it('a first name is no month', () => {
  for (const text of [
    'Hi April,\nthe draft is there',
    'Many thanks, June',
    'April called about the invoice',
    'June and I talked about it',
    'Summer is my daughter',
  ]) {
    expect({ text, found: days(text) }).toEqual({ text, found: [] })
  }
  expect(days('Hi, April 5 works')).toEqual(['2026-04-05'])
  expect(days('April is good for me')).toEqual(['2026-04-01'])
})

it('an ordinal alone is a day only after a preposition of time or beside a weekday', () => {
  expect(days('Please send it by the 21st')).toEqual(['2026-03-21'])
  expect(days('We are away from the 21st to the 23rd')).toEqual(['2026-03-21'])
  expect(days('Saturday the 21st suits us')).toEqual(['2026-03-21'])
  expect(days('in the week of the 18th')).toEqual(['2026-03-16'])
  for (const text of ['I prefer the 2nd', 'The 3rd is the better draft', 'Set something up the 21st.']) {
    expect({ text, found: days(text) }).toEqual({ text, found: [] })
  }
})

it('a phrase is found at its place in the text', () => {
  const text = 'Dear Ana, the draft is due by Friday. Kind regards'
  const found = first(text)
  expect(found && text.slice(found.start, found.end)).toBe(found?.text)
  expect(found?.text).toContain('by Friday')
})

it('without a wish for the future the nearest day counts', () => {
  expect(days('on 1 March')).toEqual(['2027-03-01'])
  expect(days('on 1 March', { ...NOW, forward: false })).toEqual(['2026-03-01'])
})

it('long hostile texts are read to the bound and no further', () => {
  const repeated = findDates('next monday '.repeat(3000), NOW)
  expect(repeated.length).toBeGreaterThan(1000)
  expect(findDates('9'.repeat(300_000), NOW)).toEqual([])
  expect(findDates('-/:.,('.repeat(30_000), NOW)).toEqual([])
})

it('a season before a noun names a thing, and no days', () => {
  for (const text of ['Fetch the winter tyres', 'our summer party', 'The spring catalogue is late'])
    expect({ text, found: days(text) }).toEqual({ text, found: [] })
  for (const text of ['in winter', 'this summer we paint', 'Winter is long', 'by next spring'])
    expect({ text, found: days(text).length }).toEqual({ text, found: 1 })
})
