// The secret part of a voter's link, and the key of their vote: made of the poll's own secret, good for one voter alone.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 132 bits in base64url. */
const MAC_CHARACTERS = 22

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** `<voter>.<mac>`, the end of a personal link. */
export function linkToken(secret: string, voterId: number): string {
  return `${voterId}.${macOf(secret, 'link', voterId)}`
}

/** The key of the voter's ballot, from which nobody finds the voter without the poll's secret. */
export function ballotKey(secret: string, voterId: number): string {
  return macOf(secret, 'ballot', voterId)
}

/** Whose link a token says it is, not checked yet; null for what has not the form of one. */
export function voterInToken(token: string): number | null {
  const id = Number(/^([1-9]\d{0,9})\.[\w-]{22}$/.exec(token)?.[1] ?? 0)
  return id > 0 && id <= 2_147_483_647 ? id : null
}

export function isLinkOf(token: string, secret: string, voterId: number): boolean {
  const expected = Buffer.from(linkToken(secret, voterId))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function macOf(secret: string, what: 'link' | 'ballot', voterId: number): string {
  return createHmac('sha256', secret)
    .update(`${what}.${voterId}`)
    .digest('base64url')
    .slice(0, MAC_CHARACTERS)
}
