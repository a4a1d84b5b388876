// Writes to the voters of a poll, a page of them at a time; whatever is tried again, each mail is made once.
import { z } from 'zod'
import { polly as card } from '../../crew/polly.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import type { MailKind } from '../../mail/mail-kinds.ts'
import type { OutgoingAttachment } from '../../mail/outgoing-mail.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'
import {
  INQUIRY_PAGE,
  type InquiryMailServices,
  type InquiryReader,
  inquiryReferences,
  sendInquiryMail,
  writeInquiryPage,
} from '../../records/inquiry-mails.ts'
import { isAway } from '../absence/index.ts'
import { type Person, personOf, readingOf } from '../accounts/index.ts'
import { meetingFile } from '../calendar/index.ts'
import { linkToken } from './personal-link.ts'
import {
  ballotSections,
  ideaSections,
  type PollFacts,
  resultSections,
  shownOptions,
  tieSections,
} from './poll-layout.ts'
import { type PollServices, type Told, told } from './poll-services.ts'
import { lockPollOf, type OptionRow, optionsOf, type PollRow } from './poll-store.ts'
import { pollSubject } from './poll-subject.ts'
import { type PollTally, tallyOf } from './poll-tally.ts'
import { markTold, type VoterRow, votersToTell } from './voter-store.ts'

const payload = z.object({ pollId: z.number(), told, key: z.string(), after: z.number() })
export type PollMailsPayload = z.infer<typeof payload>

export interface PollMailServices extends InquiryMailServices, Pick<PollServices, 'publicUrl'> {
  /** Puts the next page into the queue, in the open transaction. */
  goOn(payload: PollMailsPayload, delaySeconds: number): Promise<void>
}

export type PollMailsJob = Job<typeof payload>

export function pollMailsJob(services: PollMailServices): PollMailsJob {
  return defineJob({ name: 'poll-mails', payload, run: (page) => writePage(services, page) })
}

const kinds: Record<Told, { kind: MailKind }> = {
  ballot: { kind: 'ballot' },
  ideas: { kind: 'ballot' },
  options: { kind: 'ballot' },
  reopened: { kind: 'ballot' },
  changed: { kind: 'ballot' },
  reminder: { kind: 'ballot-reminder' },
  result: { kind: 'poll-result' },
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
      most: INQUIRY_PAGE,
      remindedAt: page.told === 'reminder' ? new Date(page.key) : null,
      // Who is asked by the same change gets a ballot, and knows of nothing before.
      invitedBefore: page.told === 'changed' ? new Date(Number(page.key)) : null,
    }
    // Only verified people cause mail to others (agents.md 1.9): a guest who asks hears the result alone.
    const voters = author.isClaimed ? await votersToTell(asSystem(db, system), poll.id, which) : []
    const facts = await factsOf(services, poll, author, page.told)
    await writeInquiryPage(
      { isResult: page.told === 'result', after: page.after },
      { author, people: voters },
      {
        write: (reader) => writeTo(services, facts, page, reader),
        markTold: (ids) =>
          markTold(asSystem(db, system), ids, page.told === 'reminder' ? 'remindedAt' : 'invitedAt', clock()),
        goOn: (after, delaySeconds) => services.goOn({ ...page, after }, delaySeconds),
      },
    )
  })
}

/** What is overtaken is not sent: a ballot of a closed poll, the result of one that is open again. */
function isTimely(poll: PollRow, { told, key }: PollMailsPayload): boolean {
  if (told === 'result') return poll.status === 'closed' && `${poll.closedAt?.getTime()}` === key
  if (poll.status !== 'open') return false
  // Until the vote starts, people are only asked for ideas.
  return poll.ideas === 'collecting'
    ? told === 'ideas' || told === 'reminder' || told === 'changed'
    : told !== 'ideas'
}

interface Facts extends Omit<PollFacts, 'url' | 'zone' | 'language'> {
  author: Person
  threadId: number
  /** Counted for the mail that tells it alone: it reads all ballots. */
  result: PollTally | null
  references: string[]
}

async function factsOf(
  { db, system }: PollMailServices,
  poll: PollRow,
  author: Person,
  what: Told,
): Promise<Facts> {
  const options = await optionsOf(db, [poll.id])
  const threadId = poll.threadId ?? 0
  const source = { subject: pollSubject(poll.id), sourceMailId: poll.sourceMailId }
  return {
    ...{ poll, options, author, threadId, authorName: author.name },
    result: what === 'result' ? await tallyOf(db, poll, options) : null,
    references: await inquiryReferences(actingAs(db, system), source, threadId),
  }
}

/** False where the author has written to as many people today as one may. Who is away is not reminded. */
async function writeTo(
  services: PollMailServices,
  facts: Facts,
  page: PollMailsPayload,
  reader: InquiryReader<VoterRow>,
): Promise<boolean> {
  const { db, system, clock } = services
  if (page.told === 'reminder' && (await isAway(asSystem(db, system), reader.id, clock()))) return true
  const { poll, author, threadId, references } = facts
  const { person: voter } = reader
  const { sourceEmail, companyId } = poll
  const inquiry = {
    ...{ card, author, threadId, references, sourceEmail, companyId },
    subject: pollSubject(poll.id),
  }
  return sendInquiryMail(services, inquiry, reader, async () => {
    const { publicUrl } = services
    const personalPage = voter && `${publicUrl}/vote/${linkToken(poll.secret, voter.id)}`
    const url = personalPage ?? `${publicUrl}/polls/${poll.id}`
    const reading = await readingOf(services, poll, reader.id)
    const { language } = reading
    const { poll: said } = wordsIn(language)
    const options = shownOptions(poll.kind, facts.options, language)
    const isAuthor = reader.id === author.id
    const tellsMeeting = page.told === 'result' || page.told === 'reopened'
    return {
      ...kinds[page.told],
      key: `poll:${poll.id}:${page.told}:${page.key}:${voter?.id ?? 'author'}`,
      ...{ language, title: poll.question, line: said.line(author.name) },
      ...wordsOf({ ...facts, ...reading, options, url }, page.told, facts, isAuthor),
      footer: isAuthor ? said.ownFooter : said.footer(author.name),
      personalPage,
      file: tellsMeeting ? meetingOf(services, facts, { ...reader, language }, services.clock()) : null,
    }
  })
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
  const isCollecting = given.poll.ideas === 'collecting'
  const intros = {
    ballot: words.asks,
    reminder: isCollecting ? words.asksIdeas : words.waits,
    ideas: words.asksIdeas,
    options: given.poll.ideas === 'welcome' ? () => words.ideaAdded : words.added,
    changed: words.changed,
    reopened: words.reopened,
  }
  return {
    label,
    intro: intros[what](authorName),
    sections: isCollecting ? ideaSections(given) : ballotSections(given),
  }
}

const HOUR_MS = 60 * 60_000

/** The invitation to the decided time; its end where the poll is open again. Null without a time. */
function meetingOf(
  { mailDomain, publicUrl }: PollMailServices,
  { poll, options, author }: Facts,
  reader: { name: string | null; email: string; language: LanguageCode },
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
