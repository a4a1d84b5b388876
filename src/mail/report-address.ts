// The address to which servers report that a mail of ours did not arrive: one of its own for each mail and reader.
import { randomBytes } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** `b-` and 26 base32 characters, as reply addresses have them: who knows one is on the way of that mail. */
export const REPORT_TOKEN = /^b-[a-z2-7]{26}$/

/** In the mail itself too, since some servers report to its author and send its head along. */
export const REPORT_HEADER = 'X-Mailcrew-Report'

export function newReportToken(): string {
  return `b-${[...randomBytes(26)].map((byte) => ALPHABET[byte % 32]).join('')}`
}

/** The token in the head of a mail of ours that came back; null where it has none. */
export function reportTokenIn(head: string): string | null {
  return /^x-mailcrew-report:[ \t]*(b-[a-z2-7]{26})[ \t]*\r?$/im.exec(head)?.[1]?.toLowerCase() ?? null
}
