// Writes to the voters of a poll, a page of them at a time; whatever is tried again, each mail is made once.
import { z } from 'zod'
import { polly as card } from '../../crew/polly.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { compose } from '../../mail/compose.ts'
import { newMessageId } from '../../mail/compose-fields.ts'
import { layoutMail } from '../../mail/layout.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import type { MailKind } from '../../mail/mail-kinds.ts'
import { queueMail } from '../../mail/outbox-store.ts'
import type { OutgoingAttachment } from '../../mail/outgoing-mail.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { mailsOfRecord, recordReplyToken } from '../../records/comment-mail-store.ts'
import { replyAddressFor } from '../../routing/thread-store.ts'
import { meetingFile } from '../calendar/index.ts'
import { linkToken } from './personal-link.ts'
import type { PollResult } from './poll.ts'
import { resultOf } from './poll-acts.ts'
import { ballotSections, type PollFacts, resultSections, shownOptions, tieSections } from './poll-layout.ts'
import { readerOf } from './poll-reader.ts'
import { type PollServices, type Told, told } from './poll-services.ts'
import {
  lockPollOf,
  type OptionRow,
  optionsOf,
  type PollPerson,
  type PollRow,
  personOf,
} from './poll-store.ts'
import { pollSubject } from './poll-subject.ts'
import { markTold, type VoterRow, votersToTell } from './voter-store.ts'

/** Voters written to in one transaction. */
const PAGE = 50
/** Seconds until the rest is tried that today's limit left out (agents.md 1.9). */
const LATER_SECONDS = 3_600

const payload = z.object({ pollId: z.number(), told, key: z.string(), after: z.number() })
export type PollMailsPayload = z.infer<typeof payload>

export interface PollMailServices extends Omit<PollServices, 'tellVoters' | 'tellLater'> {
  queueSending(outboxId: number): Promise<void>
  /** Puts the next page into the queue, in the open transaction. */
  goOn(payload: PollMailsPayload, delaySeconds: number): Promise<void>
  /** Members of a company do not count among those that its people write to. */
  isMember(companyId: number, userId: number): Promise<boolean>
}

export type PollMailsJob = Job<typeof payload>

export function pollMailsJob(services: PollMailServices): PollMailsJob {
  return defineJob({ name: 'poll-mails', payload, run: (page) => writePage(services, page) })
}

const kinds: Record<Told, { kind: MailKind }> = {
  ballot: { kind: 'ballot' },
  options: { kind: 'ballot' },
  reopened: { kind: 'ballot' },
  changed: { kind: 'ballot' },
  reminder: { kind: 'ballot-reminder' },
  result: { kind: 'poll-result' },
}

interface ToReader {
  id: number
  email: string
  name: string | null
  /** Null for the author where they do not vote. */
  voter: VoterRow | null
}

async function writePage(services: PollMailServices, page: PollMailsPayload): Promise<void> {
  const { db, system, clock } = services
  await db.transaction(async () => {
    const poll = await lockPollOf(asSystem(db, system), page.pollId)
    if (!poll || !isTimely(poll, page)) return
    const author = await personOf(actingAs(db, system), poll.creatorId)
    if (!author || poll.threadId === null) return
    const which = {
      after: page.after,
      most: PAGE,
      remindedAt: page.told === 'reminder' ? new Date(page.key) : null,
      // Who is asked by the same change gets a ballot, and knows of nothing before.
      invitedBefore: page.told === 'changed' ? new Date(Number(page.key)) : null,
    }
    // Only verified people cause mail to others (agents.md 1.9): a guest who asks hears the result alone.
    const voters = author.isClaimed ? await votersToTell(asSystem(db, system), poll.id, which) : []
    const facts = await factsOf(services, poll, author, page.told)
    const readers = voters.map((voter): ToReader => ({ ...voter, id: voter.userId ?? 0, voter }))
    const isFirst = page.after === 0 && page.told === 'result'
    const own = readers.some(({ id }) => id === author.id) ? [] : [{ ...author, voter: null }]
    for (const reader of [...(isFirst ? own : []), ...readers]) {
      const isSent = await writeTo(services, facts, page, reader)
      if (isSent) continue
      // The day's limit is reached: the rest is tried again until the poll is over.
      await services.goOn({ ...page, after: (reader.voter?.id ?? 1) - 1 }, LATER_SECONDS)
      return
    }
    const last = voters.at(-1)
    const at = clock()
    if (page.told !== 'result')
      await markTold(
        asSystem(db, system),
        voters.map(({ id }) => id),
        page.told === 'reminder' ? 'remindedAt' : 'invitedAt',
        at,
      )
    if (last && voters.length === PAGE) await services.goOn({ ...page, after: last.id }, 0)
  })
}

/** What is overtaken is not sent: a ballot of a closed poll, the result of one that is open again. */
function isTimely(poll: PollRow, { told, key }: PollMailsPayload): boolean {
  if (told === 'result') return poll.status === 'closed' && `${poll.closedAt?.getTime()}` === key
  return poll.status === 'open'
}

interface Facts extends Omit<PollFacts, 'url' | 'zone' | 'language'> {
  author: PollPerson
  threadId: number
  /** Counted for the mail that tells it alone: it reads all ballots. */
  result: PollResult | null
  references: string[]
}

async function factsOf(
  { db, system }: PollMailServices,
  poll: PollRow,
  author: PollPerson,
  what: Told,
): Promise<Facts> {
  const options = await optionsOf(db, [poll.id])
  const threadId = poll.threadId ?? 0
  const mails = await mailsOfRecord(
    actingAs(db, system),
    { subject: pollSubject(poll.id), sourceMailId: poll.sourceMailId },
    threadId,
  )
  return {
    ...{ poll, options, author, threadId, authorName: author.name },
    result: what === 'result' ? await resultOf(db, poll, options) : null,
    references:
      poll.sourceMailId === null ? [] : [...mails.references, ...mails.earlier.map((one) => one.messageId)],
  }
}

/** False where the author has written to as many people today as one may. */
async function writeTo(
  services: PollMailServices,
  facts: Facts,
  page: PollMailsPayload,
  reader: ToReader,
): Promise<boolean> {
  const { db, system, mailDomain, publicUrl, clock } = services
  const { poll, author, threadId } = facts
  const isAuthor = reader.id === author.id
  const subject = { subject: pollSubject(poll.id), threadId, userId: reader.id }
  if ((await replyAddressFor(actingAs(db, system), threadId, reader.id)).stopped) return true
  const token = await recordReplyToken(actingAs(db, system), subject)
  const personalPage = `${publicUrl}/vote/${reader.voter ? linkToken(poll.secret, reader.voter.id) : ''}`
  const url = reader.voter ? personalPage : `${publicUrl}/polls/${poll.id}`
  const reading = await readerOf(services, poll, reader.id)
  const { language } = reading
  const { poll: said } = wordsIn(language)
  const options = shownOptions(poll.kind, facts.options, language)
  const words = wordsOf({ ...facts, ...reading, options, url }, page.told, facts, isAuthor)
  const at = clock()
  const { html, text } = layoutMail({
    language,
    sender: { name: card.name, hueHex: card.hue.light, line: said.line(author.name) },
    title: poll.question,
    intro: words.intro,
    preview: words.intro,
    sections: words.sections,
    footer: isAuthor ? said.ownFooter : said.footer(author.name),
  })
  const file =
    page.told === 'result' || page.told === 'reopened'
      ? meetingOf(services, facts, { ...reader, language }, at)
      : null
  const composed = await compose({
    from: poll.sourceEmail,
    fromName: isAuthor ? card.name : `${author.name} (${card.name})`,
    to: [{ address: reader.email, name: reader.name === reader.email ? '' : (reader.name ?? '') }],
    subject: `${words.label}: ${poll.question}`,
    text,
    html,
    inReplyTo: facts.references.at(-1) ?? null,
    references: facts.references,
    replyTo: `${token}@${mailDomain}`,
    messageId: newMessageId(mailDomain),
    date: at,
    autoSubmitted: 'auto-generated',
    ...(reader.voter ? { listUnsubscribe: { url: `${personalPage}/leave` } } : {}),
    ...(file ? { attachments: [file] } : {}),
  })
  const counts =
    !isAuthor && !(poll.companyId !== null && (await services.isMember(poll.companyId, reader.id)))
  try {
    const id = await queueMail(db, system, {
      key: `poll:${poll.id}:${page.told}:${page.key}:${reader.voter?.id ?? 'author'}`,
      ...{ ...kinds[page.told], mailFrom: '', recipient: reader.email, messageId: composed.messageId },
      ...{ subject: `${words.label}: ${poll.question}`, text, raw: composed.raw, threadId, at },
      ...{ toUserId: reader.id, ownerId: author.id, companyId: poll.companyId },
      // The personal link votes: the voter alone may see it (AUTH-29).
      isSecret: reader.voter !== null,
      ...(counts ? { causedBy: author.id } : {}),
    })
    if (id !== null) await services.queueSending(id)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false
    throw error
  }
}

interface PollMailWords {
  /** Before the question in the subject. */
  label: string
  intro: string
  sections: LayoutSection[]
}

function wordsOf(given: PollFacts, what: Told, { result }: Facts, isAuthor: boolean): PollMailWords {
  const { authorName, language } = given
  const { poll: words } = wordsIn(language)
  const label = words.label[what]
  if (what === 'result') {
    const tie = isAuthor && result && given.poll.decidedOptionId === null ? tieSections(given, result) : []
    const sections = [...tie, ...(result ? resultSections(given, result) : [])]
    return { label, intro: words.isClosed, sections }
  }
  const intros = {
    ballot: words.asks,
    reminder: words.waits,
    options: words.added,
    changed: words.changed,
    reopened: words.reopened,
  }
  return { label, intro: intros[what](authorName), sections: ballotSections(given) }
}

const HOUR_MS = 60 * 60_000

/** The invitation to the decided time; its end where the poll is open again. Null without a time. */
function meetingOf(
  { mailDomain, publicUrl }: PollMailServices,
  { poll, options, author }: Facts,
  reader: ToReader & { language: LanguageCode },
  at: Date,
): OutgoingAttachment | null {
  if (poll.meetingSequence === null) return null
  const option = meetingOption(poll, options)
  if (!option) return null
  const when =
    option.startsAt === null
      ? { day: option.day ?? '' }
      : { start: option.startsAt, end: option.endsAt ?? new Date(option.startsAt.getTime() + HOUR_MS) }
  const { text, method } = meetingFile({
    uid: `poll-${poll.id}@${mailDomain}`,
    sequence: poll.meetingSequence,
    isCancelled: poll.status === 'open',
    title: poll.question,
    description: wordsIn(reader.language).poll.decidedBy(author.name),
    url: `${publicUrl}/polls/${poll.id}`,
    when,
    organizer: { name: author.name, email: author.email },
    attendee: { name: reader.name ?? reader.email, email: reader.email },
    at,
  })
  return { fileName: 'invitation.ics', contentType: `text/calendar; method=${method}`, content: text }
}

/** The decided one; of a poll that is open again any with a time: a cancellation needs one, and no program looks at it. */
function meetingOption(poll: PollRow, options: readonly OptionRow[]): OptionRow | undefined {
  const isTime = ({ startsAt, day }: OptionRow) => startsAt !== null || day !== null
  if (poll.status === 'open') return options.find(isTime)
  const decided = options.find(({ id }) => id === poll.decidedOptionId)
  return decided && isTime(decided) ? decided : undefined
}
