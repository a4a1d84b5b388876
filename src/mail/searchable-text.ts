// The part of a mail by which search finds it again.
import type { ParsedMail } from './parsed-mail.ts'

/** Characters: what somebody remembers of a mail stands near its beginning. */
const LONGEST = 4_000

/** What its sender newly wrote, without what the database cannot hold; the rest stands in other mails. */
export function searchableText({ newest }: Pick<ParsedMail, 'newest'>): string {
  return newest.text.slice(0, LONGEST).replaceAll('\u0000', ' ')
}
