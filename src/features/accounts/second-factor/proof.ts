// What shows again that it is the person, before a second factor changes: the password and a code, or a passkey.
import { z } from 'zod'

const base64url = (most: number) => z.base64url().max(most)

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

export const proof = z.object({
  password: z.string().max(1_000, 'This password is too long').optional(),
  /** Of an authenticator app, or a recovery code: asked for beside the password where a second factor stands. */
  code: z.string().trim().max(64, 'This is no code').optional(),
  /** Instead of both. */
  passkey: assertion.optional(),
})
export type Proof = z.infer<typeof proof>
