// The calls of passkeys: added, named and removed by whoever is signed in, and signing in with one.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'
import { shownLine } from '../../../kit/invisible-characters.ts'
import { user } from '../contract.ts'

const base64url = (most: number) => z.base64url().max(most)
const ofBrowser = { access: 'session', isForBrowser: true } as const
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: isoMoment,
  lastUsed: isoMoment.nullable(),
  /** Kept by a password manager or an account of the device's maker, and so on more than one device. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

const name = z
  .string({ error: 'Give the passkey a name' })
  .overwrite(shownLine)
  .trim()
  .min(1, 'Give the passkey a name')
  .max(80, 'This name is too long')

/** What a browser has an authenticator make of the challenge (WebAuthn section 5.1). */
const registration = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

/** What a passkey has signed (WebAuthn section 5.2), in JSON. */
export const assertion = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).optional(),
  }),
})
export type Assertion = z.infer<typeof assertion>

/** What shows again that it is the person, before a second factor changes. */
export const proof = z.object({
  password: z.string().max(1_000, 'This password is too long').optional(),
  /** Of an authenticator app, or a recovery code: asked for beside the password where a second factor stands. */
  code: z.string().trim().max(64, 'This is no code').optional(),
  /** Instead of both. */
  passkey: assertion.optional(),
})
export type Proof = z.infer<typeof proof>

/** The options go to the browser's own call as they are (WebAuthn section 5.4 and 5.5, in JSON). */
const named = z.object({ id: z.string(), type: z.literal('public-key') })
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(named.extend({ transports: z.array(z.enum(transports)) })),
})

export const beginPasskey = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  summary:
    'What a browser needs to make a passkey; takes the password, and a second factor where there is one',
  body: proof,
  response: creationOptions,
})

export const addPasskey = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/passkeys',
  summary:
    'Keep the passkey that the browser made; with the first factor the answer holds the recovery codes',
  body: z.object({ name, passkey: registration }),
  response: z.object({
    /** Empty where the account has a second factor already, and so its codes. */
    recoveryCodes: z.array(z.string()),
  }),
  status: 201,
})

export const renamePasskey = endpoint({
  ...ofBrowser,
  method: 'PATCH',
  path: '/api/auth/passkeys/{id}',
  summary: 'Give a passkey another name',
  params: z.object({ id: idParam }),
  body: z.object({ name }),
  response: passkey,
})

export const removePasskey = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/passkeys/{id}/remove',
  summary:
    'Take a passkey away, with the password and a second factor, or with a passkey; other sessions end',
  params: z.object({ id: idParam }),
  body: proof,
  response: z.object({ message: z.string() }),
})

export const challengeToProve = endpoint({
  ...ofBrowser,
  method: 'POST',
  path: '/api/auth/passkeys/prove',
  summary: 'What a browser needs to show that its person is there, with a passkey of the account',
  response: requestOptions,
})

export const challengeToSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/challenge',
  summary: 'What a browser needs to sign in with a passkey',
  access: 'public',
  response: requestOptions,
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/signin',
  summary: 'Sign in with a passkey, without a password',
  access: 'public',
  body: z.object({ passkey: assertion, timeZone: z.string().max(64).optional() }),
  response: user,
})
