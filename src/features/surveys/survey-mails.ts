// Writes to the people of a survey, a page of them at a time; whatever is tried again, each mail is made once.
import { z } from 'zod'
import { sally as card } from '../../crew/sally.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { compose } from '../../mail/compose.ts'
import { newMessageId } from '../../mail/compose-fields.ts'
import { layoutMail } from '../../mail/layout.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import type { MailKind } from '../../mail/mail-kinds.ts'
import { queueMail } from '../../mail/outbox-store.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { mailsOfRecord, recordReplyToken } from '../../records/comment-mail-store.ts'
import { replyAddressFor } from '../../routing/thread-store.ts'
import { linkToken } from '../polls/index.ts'
import { markTold, type PersonRow, peopleToTell } from './people-store.ts'
import { askSections, resultSections } from './survey-layout.ts'
import { readerOf } from './survey-reader.ts'
import { type SurveyServices, type Told, told } from './survey-services.ts'
import {
  type Author,
  lockSurveyOf,
  personOf,
  questionsOf,
  type SurveyQuestionRow,
  type SurveyRow,
} from './survey-store.ts'
import { surveySubject } from './survey-subject.ts'

/** People written to in one transaction. */
const PAGE = 50
/** Seconds until the rest is tried that today's limit left out (agents.md 1.9). */
const LATER_SECONDS = 3_600

const payload = z.object({ surveyId: z.number(), told, key: z.string(), after: z.number() })
export type SurveyMailsPayload = z.infer<typeof payload>
export type SurveyMailsJob = Job<typeof payload>

export interface SurveyMailServices
  extends Pick<SurveyServices, 'db' | 'system' | 'clock' | 'publicUrl' | 'mailDomain'> {
  queueSending(outboxId: number): Promise<void>
  /** Puts the next page into the queue, in the open transaction. */
  goOn(payload: SurveyMailsPayload, delaySeconds: number): Promise<void>
  /** Members of a company do not count among those that its people write to. */
  isMember(companyId: number, userId: number): Promise<boolean>
}

export function surveyMailsJob(services: SurveyMailServices): SurveyMailsJob {
  return defineJob({ name: 'survey-mails', payload, run: (page) => writePage(services, page) })
}

const kinds: Record<Told, { kind: MailKind }> = {
  ask: { kind: 'survey' },
  reminder: { kind: 'survey-reminder' },
  result: { kind: 'survey-result' },
}

interface ToReader {
  id: number
  email: string
  name: string | null
  /** Null for the author where they are not asked. */
  person: PersonRow | null
}

async function writePage(services: SurveyMailServices, page: SurveyMailsPayload): Promise<void> {
  const { db, system, clock } = services
  await db.transaction(async () => {
    const survey = await lockSurveyOf(asSystem(db, system), page.surveyId)
    if (!survey || !isTimely(survey, page)) return
    const author = await personOf(actingAs(db, system), survey.creatorId)
    if (!author || survey.threadId === null) return
    const remindedAt = page.told === 'reminder' ? new Date(page.key) : null
    // Only verified people cause mail to others (agents.md 1.9): a guest who asks hears the result alone.
    const people = author.isClaimed
      ? await peopleToTell(asSystem(db, system), survey.id, { after: page.after, most: PAGE, remindedAt })
      : []
    const facts = await factsOf(services, survey, author, survey.threadId)
    const readers = people.map((person): ToReader => ({ ...person, id: person.userId ?? 0, person }))
    const isFirst = page.after === 0 && page.told === 'result'
    const own = readers.some(({ id }) => id === author.id) ? [] : [{ ...author, person: null }]
    for (const reader of [...(isFirst ? own : []), ...readers]) {
      if (await writeTo(services, facts, page, reader)) continue
      // The day's limit is reached: the rest is tried again until the survey is over.
      await services.goOn({ ...page, after: (reader.person?.id ?? 1) - 1 }, LATER_SECONDS)
      return
    }
    const ids = people.map(({ id }) => id)
    if (page.told !== 'result')
      await markTold(asSystem(db, system), ids, page.told === 'ask' ? 'invitedAt' : 'remindedAt', clock())
    const last = people.at(-1)
    if (last && people.length === PAGE) await services.goOn({ ...page, after: last.id }, 0)
  })
}

/** What is overtaken is not sent: the questions of a closed survey. */
function isTimely(survey: SurveyRow, { told: what }: SurveyMailsPayload): boolean {
  return what === 'result' ? survey.status === 'closed' && survey.result !== null : survey.status === 'open'
}

interface Facts {
  survey: SurveyRow
  author: Author
  threadId: number
  questions: SurveyQuestionRow[]
  references: string[]
}

async function factsOf(
  { db, system }: SurveyMailServices,
  survey: SurveyRow,
  author: Author,
  threadId: number,
): Promise<Facts> {
  const { sourceMailId } = survey
  const of = { subject: surveySubject(survey.id), sourceMailId }
  const mails = await mailsOfRecord(actingAs(db, system), of, threadId)
  return {
    ...{ survey, author, threadId },
    questions: await questionsOf(db, [survey.id]),
    references:
      sourceMailId === null ? [] : [...mails.references, ...mails.earlier.map((one) => one.messageId)],
  }
}

/** False where the author has written to as many people today as one may. */
async function writeTo(
  services: SurveyMailServices,
  facts: Facts,
  page: SurveyMailsPayload,
  reader: ToReader,
): Promise<boolean> {
  const { db, system, mailDomain, publicUrl, clock } = services
  const { survey, author, threadId } = facts
  const { person } = reader
  const isAuthor = reader.id === author.id
  if ((await replyAddressFor(actingAs(db, system), threadId, reader.id)).stopped) return true
  const of = { subject: surveySubject(survey.id), threadId, userId: reader.id }
  const token = await recordReplyToken(actingAs(db, system), of)
  const personalPage = `${publicUrl}/survey/${person ? linkToken(survey.secret, person.id) : ''}`
  const reading = await readerOf(services, survey, reader.id)
  const { language } = reading
  const { survey: said } = wordsIn(language)
  const url = person && page.told !== 'result' ? personalPage : `${publicUrl}/surveys/${survey.id}`
  const words = wordsOf(facts, page.told, { ...reading, url })
  const at = clock()
  const { html, text } = layoutMail({
    language,
    sender: { name: card.name, hueHex: card.hue.light, line: said.line(author.name) },
    title: survey.title,
    intro: words.intro,
    preview: words.intro,
    sections: isAuthor && page.told === 'result' ? withHint(words.sections, language) : words.sections,
    footer: isAuthor ? said.ownFooter : said.footer(author.name),
  })
  const subject = `${said.label[page.told]}: ${survey.title}`
  const composed = await compose({
    from: survey.sourceEmail,
    fromName: isAuthor ? card.name : `${author.name} (${card.name})`,
    to: [{ address: reader.email, name: reader.name === reader.email ? '' : (reader.name ?? '') }],
    ...{ subject, text, html, references: facts.references },
    inReplyTo: facts.references.at(-1) ?? null,
    replyTo: `${token}@${mailDomain}`,
    messageId: newMessageId(mailDomain),
    date: at,
    autoSubmitted: 'auto-generated',
    ...(person ? { listUnsubscribe: { url: `${personalPage}/leave` } } : {}),
  })
  const counts =
    !isAuthor && !(survey.companyId !== null && (await services.isMember(survey.companyId, reader.id)))
  try {
    const id = await queueMail(db, system, {
      key: `survey:${survey.id}:${page.told}:${page.key}:${person?.id ?? 'author'}`,
      ...{ ...kinds[page.told], mailFrom: '', recipient: reader.email, messageId: composed.messageId },
      ...{ subject, text, raw: composed.raw, threadId, at },
      ...{ toUserId: reader.id, ownerId: author.id, companyId: survey.companyId },
      // The personal link answers: its person alone may see it (AUTH-29).
      isSecret: person !== null,
      ...(counts ? { causedBy: author.id } : {}),
    })
    if (id !== null) await services.queueSending(id)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false
    throw error
  }
}

/** Whoever asked may say at once what comes of it: before the button, which is the last. */
const withHint = (sections: readonly LayoutSection[], language: LanguageCode): LayoutSection[] => [
  ...sections.slice(0, -1),
  { kind: 'paragraph', text: wordsIn(language).followUps.howSurvey },
  ...sections.slice(-1),
]

function wordsOf(
  { survey, author, questions }: Facts,
  what: Told,
  reader: { zone: string; language: Parameters<typeof wordsIn>[0]; url: string },
): { intro: string; sections: LayoutSection[] } {
  const { survey: words } = wordsIn(reader.language)
  if (what === 'result') {
    const { result } = survey
    const sections = result ? resultSections({ survey, questions, result }, reader.language) : []
    const link = { text: words.seeSurvey, url: reader.url }
    return { intro: words.isClosed, sections: [...sections, { kind: 'button', link }] }
  }
  const intro = what === 'ask' ? words.asks(author.name) : words.waits(author.name)
  return { intro, sections: askSections(survey, questions, reader) }
}
