// Mails that Mailcrew itself writes to people: laid out, composed and queued once, without an agent's name.
import type { Clock } from '../kit/clock.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'
import { compose } from './compose.ts'
import { newMessageId } from './compose-fields.ts'
import { layoutMail } from './layout.ts'
import type { LayoutSection } from './layout-parts.ts'
import { type OutboxKind, queueMail } from './outbox-store.ts'

export interface ProductMail {
  /** Why it is sent, such as `invitation:17`: a second one with the same key is never made. Left out, each is its own. */
  key?: string
  kind: OutboxKind
  /** Carries a link that is as good as a key: the app shows it to the server's owner only (AUTH-29). */
  isSecret?: boolean
  to: string
  /** The person it goes to, where it is one with an account. */
  toUserId?: number
  subject: string
  /** What part of Mailcrew writes, in the mail's head: "Your account". */
  line: string
  intro: string
  sections: LayoutSection[]
  /** Why the reader gets this mail. */
  footer: string
  /** One-click unsubscribe (RFC 8058), for mails that a person can switch off. */
  unsubscribeUrl?: string
  /** The person whose deed causes this mail to somebody else; counted among the 200 a day (agents.md 1.9). */
  causedBy?: number
}

export interface ProductMailParts {
  db: Database
  scope: SystemScope
  clock: Clock
  /** The mail domain. */
  domain: string
  /** Sends what was queued, or keeps it where there is no relay. */
  deliver: (outboxId: number) => Promise<void>
}

/** Queues a mail from `postmaster@` in the surrounding transaction; does nothing when its key is known. */
export type SendProductMail = (mail: ProductMail) => Promise<void>

/** Fills the port with the outbox behind it. */
export function productMail({ db, scope, clock, domain, deliver }: ProductMailParts): SendProductMail {
  return async (mail) => {
    const at = clock()
    const { html, text } = layoutMail({
      sender: { name: 'Mailcrew', hueHex: '#0b5d57', line: mail.line },
      title: mail.subject,
      intro: mail.intro,
      sections: mail.sections,
      footer: mail.footer,
    })
    const composed = await compose({
      from: `postmaster@${domain}`,
      fromName: 'Mailcrew',
      to: [mail.to],
      subject: mail.subject,
      text,
      html,
      messageId: newMessageId(domain),
      date: at,
      autoSubmitted: 'auto-generated',
      ...(mail.unsubscribeUrl ? { listUnsubscribe: { url: mail.unsubscribeUrl } } : {}),
    })
    const id = await queueMail(db, scope, {
      key: mail.key ?? `${mail.kind}:${composed.messageId}`,
      kind: mail.kind,
      isSecret: mail.isSecret ?? false,
      messageId: composed.messageId,
      mailFrom: '',
      recipient: mail.to,
      subject: mail.subject,
      text,
      raw: composed.raw,
      toUserId: mail.toUserId ?? null,
      ...(mail.causedBy === undefined ? {} : { causedBy: mail.causedBy }),
      at,
    })
    if (id !== null) await deliver(id)
  }
}
