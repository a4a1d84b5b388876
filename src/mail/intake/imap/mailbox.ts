// Which mailbox is read over IMAP, and what happens to a mail there once it is taken in.
import type { MailboxClient } from './oauth/mailbox-consent.ts'

export interface ImapMailbox {
  host: string
  port: number
  /** TLS from the first byte; else STARTTLS, which is insisted on but for this machine itself. */
  secure: boolean
  user: string
  /** Empty where the provider's word lets us in. */
  password: string
  /** Null: a password does. */
  oauth: MailboxClient | null
  folder: string
  after: AfterReading
  /** The name in Authentication-Results under which the mailbox's server writes its verdict; null: none counts. */
  trusts: string | null
}

export type AfterReading = { do: 'mark' } | { do: 'keep' } | { do: 'delete' } | { do: 'move'; folder: string }

const PORTS = { 'imaps:': 993, 'imap:': 143 }

/** `url` is imaps://user:password@host:port/folder, percent-encoded; `after` as IMAP_AFTER allows it. */
export function mailboxOf(
  url: string,
  { after, trusts, oauth }: { after: string; trusts: string | null; oauth: MailboxClient | null },
): ImapMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? PORTS[secure ? 'imaps:' : 'imap:'] : Number(port),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    oauth,
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    after: afterOf(after),
    trusts,
  }
}

function afterOf(after: string): AfterReading {
  const folder = /^move:(.+)$/s.exec(after)?.[1]
  if (folder) return { do: 'move', folder }
  return { do: after === 'delete' || after === 'keep' ? after : 'mark' }
}
