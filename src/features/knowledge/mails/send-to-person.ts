// Sends one mail of the knowledge base to one person: laid out, threaded, with a reply address, and made once.

import type { Subject } from '../../../agent/outcome.ts'
import type { AgentCard } from '../../../crew/card.ts'
import type { Clock } from '../../../kit/clock.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { SystemScope } from '../../../kit/scope.ts'
import { compose } from '../../../mail/compose.ts'
import { newMessageId } from '../../../mail/compose-fields.ts'
import { layoutMail } from '../../../mail/layout.ts'
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import type { MailKind } from '../../../mail/mail-kinds.ts'
import { queueMail } from '../../../mail/outbox-store.ts'
import { baseSubject } from '../../../mail/subject.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { recordReplyToken } from '../../../records/comment-mail-store.ts'
import { hasLeft } from '../../../routing/standing-store.ts'
import { createThread, replyAddressFor } from '../../../routing/thread-store.ts'
import type { KnowledgeMailsPayload } from '../mails-payload.ts'
import type { Keeper } from '../passages/reader.ts'
import { addressOfAgent, type KnowledgePersonRow } from '../people-store.ts'

export interface SendingServices {
  db: Database
  system: SystemScope
  clock: Clock
  card: AgentCard
  publicUrl: string
  mailDomain: string
  queueSending(outboxId: number): Promise<void>
  /** Puts what is left into the queue, in the open transaction. */
  goOn(payload: KnowledgeMailsPayload, delaySeconds: number): Promise<void>
}

const kinds: Record<KnowledgeMailsPayload['what'], { kind: MailKind }> = {
  question: { kind: 'knowledge-question' },
  answer: { kind: 'knowledge-answer' },
  draft: { kind: 'knowledge-draft' },
  verify: { kind: 'knowledge-verify' },
}

export interface MailToPerson {
  /** A second one with the same key is never made. */
  key: string
  what: KnowledgeMailsPayload['what']
  keeper: Keeper
  to: KnowledgePersonRow
  /** What a reply answers; that of the thread alone without it. */
  about: Subject | null
  threadId: number
  fromAddress: string
  subject: string
  intro: string
  sections: LayoutSection[]
  /** Message-IDs of the thread, oldest first. */
  references?: readonly string[]
  /** Who causes it, where that is not their colleague (agents.md 1.9). */
  causedBy: number | null
}

/** A thread of its own for mails with one person about one record. */
export function threadWith(
  { db, system, card, clock }: SendingServices,
  keeper: Keeper,
  { subject, userId, instanceId }: { subject: string; userId: number; instanceId: number | null },
): Promise<number> {
  return createThread(
    actingAs(db, system),
    {
      ...{ agentType: card.type, instanceId, ...keeper },
      baseSubject: baseSubject(subject).toLowerCase().slice(0, 500),
    },
    { messageId: null, userIds: [userId], at: clock() },
  )
}

/** The address that the agent writes from. */
export async function fromAddress(
  { db, system, card, mailDomain }: SendingServices,
  keeper: Keeper,
  instanceId: number | null,
): Promise<{ address: string; instanceId: number | null }> {
  const own = actingAs(db, system)
  const found = await addressOfAgent(own, keeper, { agentType: card.type, instanceId })
  return found ?? { address: `${card.type}@${mailDomain}`, instanceId: null }
}

/** False where who causes it has written to as many people today as one may. */
export async function sendToPerson(services: SendingServices, mail: MailToPerson): Promise<boolean> {
  const { db, system, mailDomain, card, clock } = services
  const { to, threadId, about, keeper } = mail
  const { knowledge: words } = wordsIn(to.language)
  const own = actingAs(db, system)
  if (await hasLeft(asSystem(db, system), to.id, keeper.companyId ?? 0)) return true
  const address = await replyAddressFor(own, threadId, to.id)
  if (address.stopped) return true
  const token = about
    ? await recordReplyToken(own, { subject: about, threadId, userId: to.id })
    : address.token
  const at = clock()
  const { html, text } = layoutMail({
    language: to.language,
    sender: { name: card.name, hueHex: card.hue.light, line: words.line },
    title: mail.subject,
    ...{ intro: mail.intro, preview: mail.intro, sections: mail.sections, footer: words.footer },
  })
  const references = mail.references ?? []
  const composed = await compose({
    ...{ from: mail.fromAddress, fromName: card.name, subject: mail.subject, text, html },
    to: [{ address: to.email, name: to.name === to.email ? '' : to.name }],
    ...{ references, inReplyTo: references.at(-1) ?? null, replyTo: `${token}@${mailDomain}` },
    ...{ messageId: newMessageId(mailDomain), date: at, autoSubmitted: 'auto-generated' as const },
  })
  try {
    const id = await queueMail(db, system, {
      ...{ key: mail.key, ...kinds[mail.what], recipient: to.email, subject: mail.subject },
      ...{ messageId: composed.messageId, text, raw: composed.raw, threadId, toUserId: to.id, at },
      ...keeper,
      ...(mail.causedBy === null ? {} : { causedBy: mail.causedBy }),
    })
    if (id !== null) await services.queueSending(id)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false
    throw error
  }
}
