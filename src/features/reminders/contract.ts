// A person's hours on the wire: their time zone, and when mails about what is due leave them alone (SET-21).
import { z } from 'zod'
import { endpoint } from '../../kit/contract.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time of day such as 22:00')

export const sameTimes = 'Quiet hours must begin and end at different times'

export const quietTimes = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from !== to, { error: sameTimes, path: ['to'] })
export type QuietTimes = z.infer<typeof quietTimes>

export const noTimeZone = 'Choose a time zone from the list'

export const hours = z.object({
  /** IANA name. */
  timeZone: z.string(),
  /** False while it is only the browser's. */
  isChosen: z.boolean(),
  /** On the person's own clock, over midnight where `to` is the earlier one; null for none. */
  quiet: quietTimes.nullable(),
  /** When the reminders of a day and the weekly digest go out. */
  morning: clockTime,
})
export type Hours = z.infer<typeof hours>

export const getHours = endpoint({
  method: 'GET',
  path: '/api/account/hours',
  summary: 'The time zone and the quiet hours of the person',
  access: 'session',
  response: hours,
})

export const setHours = endpoint({
  method: 'PUT',
  path: '/api/account/hours',
  summary: 'Choose the time zone and the quiet hours',
  access: 'session',
  body: z.object({
    timeZone: z.string({ error: noTimeZone }).max(64, noTimeZone),
    quiet: quietTimes.nullable(),
  }),
  response: hours,
})

export const seeTimeZone = endpoint({
  method: 'POST',
  path: '/api/account/hours/seen',
  summary: 'Take the time zone of the browser where none was chosen',
  access: 'session',
  body: z.object({ timeZone: z.string({ error: noTimeZone }).max(64, noTimeZone) }),
  response: hours,
})
