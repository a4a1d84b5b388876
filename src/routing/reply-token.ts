// The local part of a reply address (model.md): who has it may answer, so nobody can guess it.
import { randomBytes } from 'node:crypto'

/** `r-` and 26 base32 characters: 130 random bits. */
export function newReplyToken(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
  return `r-${[...randomBytes(26)].map((byte) => alphabet[byte % 32]).join('')}`
}
