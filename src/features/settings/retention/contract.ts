// For how long a company keeps its mails, on the wire.
import { z } from 'zod'
import { endpoint } from '../../../kit/contract.ts'

const LONGEST_DAYS = 36_500

const days = z
  .number({ error: 'Choose for how long mails are kept' })
  .int('Whole days')
  .min(1, 'A day at least')
  .max(LONGEST_DAYS, 'A hundred years at most')

/** Null: they are kept. */
const retention = z.object({ days: days.nullable() })

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/retention',
  summary: 'For admins: for how many days the company keeps its mails; null for always',
  access: 'admin',
  response: retention,
})

export const setRetention = endpoint({
  method: 'PUT',
  path: '/api/retention',
  summary: 'For admins: mails of the company that are older are removed; records that came of them stay',
  access: 'admin',
  body: retention,
  response: retention,
})

export const countOlderMails = endpoint({
  method: 'GET',
  path: '/api/retention/older',
  summary: 'For admins: how many mails of the company would be removed if it kept them for so many days',
  access: 'admin',
  query: z.object({ days: z.coerce.number().pipe(days) }),
  response: z.object({ mails: z.number() }),
})
