// A person's morning on their own clock: zones, days on which the clock changes, quiet hours of every shape.
import { describe, expect, it } from 'vitest'
import { addDays, localTime, mondayOf } from './local-time.ts'
import { isQuiet, morningOf, openMorning, usualQuietHours } from './quiet-hours.ts'

const at = (moment: string) => new Date(moment)
const none = (timeZone: string) => ({ timeZone, quiet: null })

describe('a day of a person', () => {
  it('is that of their own calendar, east and west of the date line', () => {
    const moment = at('2026-11-16T10:30:00Z')
    expect(localTime(moment, 'Pacific/Kiritimati')).toEqual({ day: '2026-11-17', minute: 30 })
    expect(localTime(moment, 'Pacific/Honolulu')).toEqual({ day: '2026-11-16', minute: 30 })
    expect(localTime(moment, 'Asia/Kathmandu')).toEqual({ day: '2026-11-16', minute: 16 * 60 + 15 })
    expect(localTime(moment, 'Mars/Olympus')).toEqual(localTime(moment, 'UTC'))
  })

  it('midnight is minute 0 of the new day', () => {
    expect(localTime(at('2026-11-16T00:00:00Z'), 'UTC')).toEqual({ day: '2026-11-16', minute: 0 })
  })

  it('weeks begin on Monday, also over the end of a year', () => {
    expect(['2026-11-16', '2026-11-22', '2027-01-01'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-12-28',
    ])
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
  })
})

describe('the morning', () => {
  it('SET-21: is at 08:00 of the zone, before and after the clocks change', () => {
    // Berlin leaves summer time on 25 October 2026 at 01:00 UTC, New York on 1 November at 06:00 UTC.
    expect(openMorning(at('2026-10-24T05:59:00Z'), none('Europe/Berlin'))).toBeNull()
    expect(openMorning(at('2026-10-24T06:00:00Z'), none('Europe/Berlin'))?.day).toBe('2026-10-24')
    expect(openMorning(at('2026-10-25T06:59:00Z'), none('Europe/Berlin'))).toBeNull()
    expect(openMorning(at('2026-10-25T07:00:00Z'), none('Europe/Berlin'))?.day).toBe('2026-10-25')
    expect(openMorning(at('2026-03-08T11:59:00Z'), none('America/New_York'))).toBeNull()
    expect(openMorning(at('2026-03-08T12:00:00Z'), none('America/New_York'))?.day).toBe('2026-03-08')
    expect(openMorning(at('2026-11-01T12:59:00Z'), none('America/New_York'))).toBeNull()
    expect(openMorning(at('2026-11-01T13:00:00Z'), none('America/New_York'))?.day).toBe('2026-11-01')
  })

  it('knows when it began, however late it is asked', () => {
    const open = openMorning(at('2026-11-16T20:30:00Z'), none('UTC'))
    expect(open?.began).toEqual(at('2026-11-16T08:00:00Z'))
  })

  it('quiet hours over midnight hold both of its sides', () => {
    const quiet = [0, 419, 420, 1319, 1320, 1439].map((minute) => isQuiet(minute, usualQuietHours))
    expect(quiet).toEqual([true, true, false, false, true, true])
  })

  it('a mail that falls in quiet hours waits for their end', () => {
    const hours = (from: string, to: string) => ({ from: minute(from), to: minute(to) })
    expect(morningOf(usualQuietHours)).toBe(minute('08:00'))
    expect(morningOf(hours('22:00', '09:30'))).toBe(minute('09:30'))
    expect(morningOf(hours('06:00', '14:00'))).toBe(minute('14:00'))
    expect(morningOf(hours('07:00', '06:00'))).toBe(minute('06:00'))
    expect(morningOf(null)).toBe(minute('08:00'))
  })

  it('an end that the clock jumps over is passed all the same', () => {
    // 02:30 does not exist in Berlin on 29 March 2026.
    const person = { timeZone: 'Europe/Berlin', quiet: { from: minute('08:00'), to: minute('02:30') } }
    expect(openMorning(at('2026-03-29T00:59:00Z'), person)).toBeNull()
    expect(openMorning(at('2026-03-29T01:00:00Z'), person)?.day).toBe('2026-03-29')
  })
})

const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
