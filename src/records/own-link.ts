// A reply to an inquiry that nothing proves to be from who was asked: they get their own link, and whoever forged it nothing.
import type { AgentCard } from '../crew/card.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { compose } from '../mail/compose.ts'
import { newMessageId } from '../mail/compose-fields.ts'
import { layoutMail } from '../mail/layout.ts'
import type { MailKind } from '../mail/mail-kinds.ts'
import { queueMail } from '../mail/outbox-store.ts'
import type { LanguageCode } from '../mail/words/contract.ts'
import type { HeldReply } from '../routing/delivery-services.ts'
import { hasLeft } from '../routing/standing-store.ts'
import { replyAddressFor } from '../routing/thread-store.ts'
import { recordOfReplyToken } from './comment-mail-store.ts'
import type { InquiryMailServices } from './inquiry-mails.ts'

export interface AskedByLink {
  /** As the inquiry's mails went to them. */
  email: string
  name: string | null
  sourceEmail: string
  companyId: number | null
  /** Names the mail; one a day is made of it. */
  key: string
  /** Their personal page. */
  url: string
  language: LanguageCode
  title: string
  /** Below the agent's name. */
  line: string
  /** On the button. */
  act: string
  words: { intro: string; yours: string; others: string; footer: string; subject: string }
}

/**
 * Once a day for each inquiry and person. The mail goes to the address that the inquiry's went to, and only where the
 * reply claims to be from there: who has not that mail knows no reply address, and causes no mail (threat 19). It holds
 * nothing of the reply, which stays held.
 */
export async function sendOwnLink(
  services: InquiryMailServices,
  reply: HeldReply,
  inquiry: {
    subjectKind: string
    /** Of the mail. */
    kind: MailKind
    card: AgentCard
    /** Null where it is not open, or does not ask this person. */
    asked(id: number, userId: number, at: Date): Promise<AskedByLink | null>
  },
): Promise<void> {
  const { db, system, clock, mailDomain, queueSending } = services
  const acting = asSystem(db, system)
  const found = await recordOfReplyToken(acting, reply.token)
  if (found?.subject.kind !== inquiry.subjectKind) return
  const at = clock()
  const { threadId, userId } = found
  const asked = await inquiry.asked(found.subject.id, userId, at)
  if (!asked || asked.email !== reply.fromAddress.toLowerCase()) return
  if (await hasLeft(acting, userId, asked.companyId ?? 0)) return
  if ((await replyAddressFor(acting, threadId, userId)).stopped) return
  const { words, url, email, name, title, language } = asked
  const { intro, yours, others, footer, subject } = words
  const { html, text } = layoutMail({
    sender: { name: inquiry.card.name, hueHex: inquiry.card.hue.light, line: asked.line },
    ...{ title, intro, preview: intro, footer, language },
    sections: [
      { kind: 'paragraph', text: yours },
      { kind: 'button', link: { text: asked.act, url } },
      { kind: 'paragraph', text: others },
    ],
  })
  const composed = await compose({
    ...{ from: asked.sourceEmail, fromName: inquiry.card.name, subject, text, html },
    to: [{ address: email, name: name === email ? '' : (name ?? '') }],
    ...{ inReplyTo: null, references: [], messageId: newMessageId(mailDomain), date: at },
    autoSubmitted: 'auto-replied',
    listUnsubscribe: { url: `${url}/leave` },
  })
  const id = await queueMail(db, system, {
    key: `${asked.key}:${at.toISOString().slice(0, 10)}`,
    ...{ kind: inquiry.kind, mailFrom: '', recipient: email, messageId: composed.messageId },
    ...{ subject, text, raw: composed.raw, threadId, at },
    ...{ toUserId: userId, ownerId: userId, companyId: asked.companyId },
    isSecret: true,
  })
  if (id !== null) await queueSending(id)
}
