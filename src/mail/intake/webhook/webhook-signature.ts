// Whether a posted mail comes from somebody who knows the secret, now: the signature of Standard Webhooks.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is signed (https://www.standardwebhooks.com), as it came with the call. */
export interface SignedCall {
  id: string
  /** Seconds since 1970, in digits. */
  timestamp: string
  /** One or more `v1,BASE64`, parted by spaces. */
  signature: string
  body: Buffer
}

/** How far the sender's clock may be from ours, either way. */
export const REPLAY_WINDOW_MS = 5 * 60_000

/** `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(secret: string): boolean {
  return (
    /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret) && keyOf(secret).length >= 24 && keyOf(secret).length <= 64
  )
}

export function isWithinWindow(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  return Math.abs(Number(timestamp) * 1000 - now.getTime()) <= REPLAY_WINDOW_MS
}

/** Each secret is tried on each signature, so that a secret can be changed on one side first. */
export function isSigned(call: SignedCall, secrets: readonly string[]): boolean {
  const expected = secrets.map((secret) =>
    createHmac('sha256', keyOf(secret)).update(`${call.id}.${call.timestamp}.`).update(call.body).digest(),
  )
  const given = call.signature
    .split(' ')
    .slice(0, MOST_SIGNATURES)
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice('v1,'.length), 'base64'))
  return given.some((one) =>
    expected.some((other) => one.length === other.length && timingSafeEqual(one, other)),
  )
}

const MOST_SIGNATURES = 10

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice('whsec_'.length), 'base64')
