// Mails about an inquiry to those who are asked, a page of them at a time; whatever is tried again, each is made once.

import type { Subject } from '../agent/outcome.ts'
import type { AgentCard } from '../crew/card.ts'
import type { Clock } from '../kit/clock.ts'
import { type ActingDatabase, actingAs, asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { AppError } from '../kit/errors.ts'
import type { SystemScope } from '../kit/scope.ts'
import { compose } from '../mail/compose.ts'
import { newMessageId } from '../mail/compose-fields.ts'
import { layoutMail } from '../mail/layout.ts'
import type { LayoutSection } from '../mail/layout-parts.ts'
import type { MailKind } from '../mail/mail-kinds.ts'
import { queueMail } from '../mail/outbox-store.ts'
import type { OutgoingAttachment } from '../mail/outgoing-mail.ts'
import type { LanguageCode } from '../mail/words/contract.ts'
import { hasLeft } from '../routing/standing-store.ts'
import { replyAddressFor } from '../routing/thread-store.ts'
import { mailsOfRecord, recordReplyToken } from './comment-mail-store.ts'

/** People written to in one transaction. */
export const INQUIRY_PAGE = 50
/** Seconds until the rest is tried that today's limit left out (agents.md 1.9). */
const LATER_SECONDS = 3_600

export interface InquiryMailServices {
  db: Database
  system: SystemScope
  clock: Clock
  mailDomain: string
  queueSending(outboxId: number): Promise<void>
  /** Members of a company do not count among those that its people write to. */
  isMember(companyId: number, userId: number): Promise<boolean>
}

interface Asked {
  id: number
  userId: number | null
  email: string
  name: string | null
}

export interface InquiryReader<Person> {
  id: number
  email: string
  name: string | null
  /** Null for the author where they are not asked. */
  person: Person | null
}

/** One page: of the result the author is told first, asked or not. */
export async function writeInquiryPage<Person extends Asked>(
  page: { isResult: boolean; after: number },
  { author, people }: { author: { id: number; email: string; name: string }; people: readonly Person[] },
  acts: {
    /** False where the author has written to as many people today as one may. */
    write(reader: InquiryReader<Person>): Promise<boolean>
    markTold(ids: readonly number[]): Promise<void>
    /** Puts the people behind that one into the queue. */
    goOn(after: number, delaySeconds: number): Promise<void>
  },
): Promise<void> {
  const readers = people.map((person) => ({ ...person, id: person.userId ?? 0, person }))
  const isAsked = readers.some(({ id }) => id === author.id)
  const own = page.isResult && page.after === 0 && !isAsked ? [{ ...author, person: null }] : []
  for (const reader of [...own, ...readers]) {
    if (await acts.write(reader)) continue
    // The day's limit is reached: the rest is tried again until the inquiry is over.
    await acts.goOn((reader.person?.id ?? 1) - 1, LATER_SECONDS)
    return
  }
  if (!page.isResult) await acts.markTold(people.map(({ id }) => id))
  const last = people.at(-1)
  if (last && people.length === INQUIRY_PAGE) await acts.goOn(last.id, 0)
}

/** What its mails answer; none where it was made in the app. */
export async function inquiryReferences(
  db: ActingDatabase,
  { subject, sourceMailId }: { subject: Subject; sourceMailId: number | null },
  threadId: number,
): Promise<string[]> {
  if (sourceMailId === null) return []
  const mails = await mailsOfRecord(db, { subject, sourceMailId }, threadId)
  return [...mails.references, ...mails.earlier.map((one) => one.messageId)]
}

export interface Inquiry {
  subject: Subject
  card: AgentCard
  author: { id: number; name: string }
  threadId: number
  references: readonly string[]
  sourceEmail: string
  companyId: number | null
}

export interface InquiryMail {
  kind: MailKind
  /** Names the mail, so that it is made once. */
  key: string
  language: LanguageCode
  /** Before the title in the subject. */
  label: string
  title: string
  /** Below the agent's name. */
  line: string
  intro: string
  sections: LayoutSection[]
  footer: string
  /** The reader's own, which acts for them; null for the author where they are not asked. */
  personalPage: string | null
  file?: OutgoingAttachment | null
}

/** False where the author has written to as many people today as one may. Who has left the thread or the company is passed over. */
export async function sendInquiryMail(
  services: InquiryMailServices,
  inquiry: Inquiry,
  reader: { id: number; email: string; name: string | null },
  write: () => Promise<InquiryMail>,
): Promise<boolean> {
  const { db, system, mailDomain } = services
  const { card, author, threadId, companyId } = inquiry
  const acting = actingAs(db, system)
  if (await hasLeft(asSystem(db, system), reader.id, companyId ?? 0)) return true
  if ((await replyAddressFor(acting, threadId, reader.id)).stopped) return true
  const token = await recordReplyToken(acting, { subject: inquiry.subject, threadId, userId: reader.id })
  const { kind, key, label, title, intro, personalPage, file, ...mail } = await write()
  const isAuthor = reader.id === author.id
  const at = services.clock()
  const { html, text } = layoutMail({
    ...{
      title,
      intro,
      preview: intro,
      sections: mail.sections,
      footer: mail.footer,
      language: mail.language,
    },
    sender: { name: card.name, hueHex: card.hue.light, line: mail.line },
  })
  const subject = `${label}: ${title}`
  const composed = await compose({
    from: inquiry.sourceEmail,
    fromName: isAuthor ? card.name : `${author.name} (${card.name})`,
    to: [{ address: reader.email, name: reader.name === reader.email ? '' : (reader.name ?? '') }],
    ...{ subject, text, html, references: [...inquiry.references] },
    inReplyTo: inquiry.references.at(-1) ?? null,
    replyTo: `${token}@${mailDomain}`,
    messageId: newMessageId(mailDomain),
    date: at,
    autoSubmitted: 'auto-generated',
    ...(personalPage === null ? {} : { listUnsubscribe: { url: `${personalPage}/leave` } }),
    ...(file ? { attachments: [file] } : {}),
  })
  const counts = !isAuthor && !(companyId !== null && (await services.isMember(companyId, reader.id)))
  try {
    const id = await queueMail(db, system, {
      ...{ key, kind, recipient: reader.email, messageId: composed.messageId },
      ...{ subject, text, raw: composed.raw, threadId, at },
      ...{ toUserId: reader.id, ownerId: author.id, companyId },
      // The personal page acts for its reader: they alone may see it (AUTH-29).
      isSecret: personalPage !== null,
      ...(counts ? { causedBy: author.id } : {}),
    })
    if (id !== null) await services.queueSending(id)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false
    throw error
  }
}
