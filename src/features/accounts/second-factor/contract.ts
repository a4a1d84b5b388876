// The calls of the second factor of an account.
import { z } from 'zod'
import { endpoint, isoMoment } from '../../../kit/contract.ts'

const password = z.string({ error: 'Password is required' }).max(1_000, 'This password is too long')
const code = z.string({ error: 'Code is required' }).trim().max(64, 'This is no code')
const ofBrowser = { access: 'session', isForBrowser: true } as const
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const getSecondFactor = endpoint({
  ...ofBrowser,
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: 'Whether signing in takes a code of an authenticator app, and how many recovery codes are left',
  response: z.object({
    since: isoMoment.nullable(),
    recoveryCodesLeft: z.number(),
    /** Without one there is nothing that the code would be second to. */
    hasPassword: z.boolean(),
  }),
})

export const beginSecondFactor = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Make the secret for an authenticator app; it counts once a code of it was confirmed',
  body: z.object({ password }),
  response: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmSecondFactor = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  summary: 'Confirm the authenticator app by a code of it; the answer alone holds the recovery codes',
  body: z.object({ code }),
  response: recoveryCodes,
})

export const removeSecondFactor = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/second-factor/remove',
  summary: 'Take the second factor away, with the password and a code; all other sessions end',
  body: z.object({ password, code: code.optional() }),
  response: z.object({ message: z.string() }),
})

export const makeRecoveryCodes = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  summary: 'Make new recovery codes, with the password and a code; those before end',
  body: z.object({ password, code: code.optional() }),
  response: recoveryCodes,
})
