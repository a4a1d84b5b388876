// The private calendar link on the wire: whether there is one, a new one, and none any more.
import { z } from 'zod'
import { endpoint, isoMoment } from '../../kit/contract.ts'

export const getCalendarLink = endpoint({
  method: 'GET',
  path: '/api/account/calendar',
  isForBrowser: true,
  summary: 'Whether there is a private calendar link, without its secret',
  access: 'session',
  response: z.object({
    /** When the present one was made; null without one. */
    createdAt: isoMoment.nullable(),
  }),
})

export const makeCalendarLink = endpoint({
  method: 'POST',
  path: '/api/account/calendar',
  isForBrowser: true,
  summary: 'Make a private calendar link; the one before ends, and the answer alone holds the new one',
  access: 'session',
  response: z.object({ url: z.string(), createdAt: isoMoment }),
  status: 201,
})

export const endCalendarLink = endpoint({
  method: 'DELETE',
  path: '/api/account/calendar',
  isForBrowser: true,
  summary: 'End the private calendar link at once',
  access: 'session',
  response: z.object({ success: z.literal(true) }),
})
