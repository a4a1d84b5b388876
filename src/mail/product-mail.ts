// Mails that Mailcrew itself writes to people: laid out, composed and queued once, without an agent's name.
import type { Clock } from '../kit/clock.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'
import { compose } from './compose.ts'
import { newMessageId } from './compose-fields.ts'
import { layoutMail } from './layout.ts'
import type { LayoutSection } from './layout-parts.ts'
import { PRODUCT_HUE } from './layout-tokens.ts'
import type { MailKind } from './mail-kinds.ts'
import { queueMail } from './outbox-store.ts'
import type { LanguageCode } from './words/contract.ts'

export interface ProductMail {
  /** Why it is sent, such as `invitation:17`: a second one with the same key is never made. Left out, each is its own. */
  key?: string
  kind: MailKind
  /** Carries a link that is as good as a key: the app shows it to the server's owner only (AUTH-29). */
  isSecret?: boolean
  to: string
  /** The person it goes to, where it is one with an account. */
  toUserId?: number
  /** Of all its words. */
  language: LanguageCode
  subject: string
  /** What part of Mailcrew writes, in the mail's head: "Your account". */
  line: string
  intro: string
  sections: LayoutSection[]
  /** Why the reader gets this mail. */
  footer: string
  /** One-click unsubscribe (RFC 8058), for mails that a person can switch off. */
  unsubscribeUrl?: string
  /** Whom Mailcrew writes for: their name stands in the From and in the mail's head. */
  onBehalfOf?: string
  /** A mail of a conversation: it answers a mail of it, and is answered into it. */
  conversation?: Conversation
  /** Where answers go that belong to a thread; nobody reads those to `postmaster@`. */
  replyTo?: string
  /** The person whose action causes this mail to somebody else; counted among the 200 a day (agents.md 1.9). */
  causedBy?: number
}

export interface Conversation {
  threadId: number
  /** Without angle brackets; see newMessageId. */
  messageId: string
  /** The agent's address in it, which stands in the From. */
  from: string
  /** Bound to the thread and to the reader. */
  replyTo: string
  /** Message-IDs, oldest first; the last one is answered. */
  references: readonly string[]
  /** In whose log the mail stands beside the reader's. */
  ownerId: number
  companyId: number | null
}

export interface ProductMailServices {
  db: Database
  scope: SystemScope
  clock: Clock
  /** The mail domain. */
  domain: string
  /** Queues the sending of a mail, or keeps it where there is no relay. */
  queueSending: (outboxId: number) => Promise<void>
  /** Whether mails about what is theirs still go to this person; to everybody without it. */
  mayReach?: (userId: number) => Promise<boolean>
}

/** Queues a mail from `postmaster@` in the surrounding transaction; does nothing when its key is known. */
export type SendProductMail = (mail: ProductMail) => Promise<void>

/** Fills the port with the outbox behind it. */
export function productMail({
  db,
  scope,
  clock,
  domain,
  queueSending,
  mayReach,
}: ProductMailServices): SendProductMail {
  return async (mail) => {
    if (mail.toUserId !== undefined && mayReach && !(await mayReach(mail.toUserId))) return
    const at = clock()
    const { onBehalfOf, conversation } = mail
    const { html, text } = layoutMail({
      language: mail.language,
      sender: { name: onBehalfOf ?? 'Mailcrew', hueHex: PRODUCT_HUE, line: mail.line },
      title: mail.subject,
      intro: mail.intro,
      sections: mail.sections,
      footer: mail.footer,
    })
    const composed = await compose({
      from: conversation?.from ?? `postmaster@${domain}`,
      fromName: onBehalfOf ? `${onBehalfOf} (Mailcrew)` : 'Mailcrew',
      to: [mail.to],
      subject: mail.subject,
      text,
      html,
      messageId: conversation?.messageId ?? newMessageId(domain),
      date: at,
      autoSubmitted: 'auto-generated',
      ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
      ...(conversation && answering(conversation)),
      ...(mail.unsubscribeUrl ? { listUnsubscribe: { url: mail.unsubscribeUrl } } : {}),
    })
    const id = await queueMail(db, scope, {
      key: mail.key ?? `${mail.kind}:${composed.messageId}`,
      kind: mail.kind,
      isSecret: mail.isSecret ?? false,
      messageId: composed.messageId,
      recipient: mail.to,
      subject: mail.subject,
      text,
      raw: composed.raw,
      toUserId: mail.toUserId ?? null,
      ...(conversation && {
        threadId: conversation.threadId,
        ownerId: conversation.ownerId,
        companyId: conversation.companyId,
      }),
      ...(mail.causedBy === undefined ? {} : { causedBy: mail.causedBy }),
      at,
    })
    if (id !== null) await queueSending(id)
  }
}

const answering = ({ replyTo, references }: Conversation) => ({
  replyTo,
  references,
  inReplyTo: references.at(-1) ?? null,
})
