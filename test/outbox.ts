// Mails that Mailcrew wrote, for tests.
import type { Database } from '../src/kit/db/database.ts'

export interface SentMail {
  id: number
  kind: string
  recipient: string
  subject: string
  /** With single spaces. */
  text: string
  raw: string
  /** The address in its Reply-To; empty without one. */
  replyTo: string
}

export interface SentFilter {
  to?: string
  kind?: string
  subject?: string
}

/** The latest first. */
export async function sentMails(db: Database, { to, kind, subject }: SentFilter = {}): Promise<SentMail[]> {
  const { rows } = await db.query<Omit<SentMail, 'replyTo'>>(
    `select id::int, kind, recipient, subject, text, raw from outbox
     where ($1::text is null or recipient = $1) and ($2::text is null or kind = $2) and ($3::text is null or subject = $3)
     order by id desc`,
    [to ?? null, kind ?? null, subject ?? null],
  )
  return rows.map((mail) => ({
    ...mail,
    text: mail.text.replace(/\s+/g, ' '),
    replyTo: replyAddressIn(mail.raw),
  }))
}

/** The address in the Reply-To of a raw mail; empty without one. */
export function replyAddressIn(raw: string): string {
  return /^Reply-To: <?([^>\s]+)/m.exec(raw)?.[1] ?? ''
}
