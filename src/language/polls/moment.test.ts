// Days and times in a zone as moments: before, in and after the hours at which clocks change.
import { expect, it } from 'vitest'
import { momentOf } from './moment.ts'

it.each([
  ['2027-03-27', '10:00', 'Europe/Berlin', '2027-03-27T09:00:00.000Z'],
  ['2027-03-29', '10:00', 'Europe/Berlin', '2027-03-29T08:00:00.000Z'],
  // Left out by the clocks: an hour later.
  ['2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31', '12:00', 'Europe/Berlin', '2027-10-31T11:00:00.000Z'],
  ['2027-11-07', '09:00', 'America/New_York', '2027-11-07T14:00:00.000Z'],
  ['2027-01-05', '23:30', '+05:30', '2027-01-05T18:00:00.000Z'],
  ['2027-01-05', '00:15', '-08:00', '2027-01-05T08:15:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, moment) => {
  expect(momentOf(day, time, zone)).toBe(moment)
})
