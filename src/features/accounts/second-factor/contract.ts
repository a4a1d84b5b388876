// The calls of the second factor of an account.
import { z } from 'zod'
import { endpoint, isoMoment } from '../../../kit/contract.ts'
import { passkey, proof } from '../passkeys/contract.ts'

const code = z.string({ error: 'Code is required' }).trim().max(64, 'This is no code')
const ofBrowser = { access: 'session', isForBrowser: true } as const
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const getSecondFactor = endpoint({
  ...ofBrowser,
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: 'The authenticator app and the passkeys of the account, and how many recovery codes are left',
  response: z.object({
    /** Of the authenticator app; null without one. */
    since: isoMoment.nullable(),
    recoveryCodesLeft: z.number(),
    /** Without one there is nothing that the code would be second to. */
    hasPassword: z.boolean(),
    passkeys: z.array(passkey),
    /** False where the server's address allows none: browsers want https and a name, or localhost. */
    mayHavePasskeys: z.boolean(),
  }),
})

export const beginSecondFactor = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Make the secret for an authenticator app; it counts once a code of it was confirmed',
  body: proof,
  response: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmSecondFactor = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  summary:
    'Confirm the authenticator app by a code; with the first factor the answer holds the recovery codes',
  body: z.object({ code }),
  response: recoveryCodes,
})

export const removeSecondFactor = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/second-factor/remove',
  summary: 'Take the authenticator app away, with the password and a code, or a passkey; other sessions end',
  body: proof,
  response: z.object({ message: z.string() }),
})

export const makeRecoveryCodes = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  summary: 'Make new recovery codes, with the password and a code, or a passkey; those before end',
  body: proof,
  response: recoveryCodes,
})
