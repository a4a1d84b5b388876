// Writes to the people of a survey, a page of them at a time; whatever is tried again, each mail is made once.
import { z } from 'zod'
import { sally as card } from '../../crew/sally.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import type { MailKind } from '../../mail/mail-kinds.ts'
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
import { type Person, personOf, type Reading, readingOf } from '../accounts/index.ts'
import { becameSections, type FoundFollowUp, followUpsToTell } from '../followups/index.ts'
import { linkToken } from '../polls/index.ts'
import { countAccounts, markTold, type PersonRow, peopleToTell } from './people-store.ts'
import { questionsOf, type SurveyQuestionRow } from './question-store.ts'
import { earlierFigures } from './shown-survey.ts'
import { askSections, resultSections, type ToldResult } from './survey-layout.ts'
import { type SurveyServices, type Told, told } from './survey-services.ts'
import { lockSurveyOf, type SurveyRow } from './survey-store.ts'
import { surveySubject } from './survey-subject.ts'

const payload = z.object({ surveyId: z.number(), told, key: z.string(), after: z.number() })
export type SurveyMailsPayload = z.infer<typeof payload>
export type SurveyMailsJob = Job<typeof payload>

export interface SurveyMailServices extends InquiryMailServices, Pick<SurveyServices, 'publicUrl'> {
  /** Puts the next page into the queue, in the open transaction. */
  goOn(payload: SurveyMailsPayload, delaySeconds: number): Promise<void>
}

export function surveyMailsJob(services: SurveyMailServices): SurveyMailsJob {
  return defineJob({ name: 'survey-mails', payload, run: (page) => writePage(services, page) })
}

const kinds: Record<Told, { kind: MailKind }> = {
  ask: { kind: 'survey' },
  reminder: { kind: 'survey-reminder' },
  result: { kind: 'survey-result' },
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
      ? await peopleToTell(asSystem(db, system), survey.id, {
          after: page.after,
          most: INQUIRY_PAGE,
          remindedAt,
        })
      : []
    const facts = await factsOf(services, survey, author, survey.threadId)
    await writeInquiryPage(
      { isResult: page.told === 'result', after: page.after },
      { author, people },
      {
        write: (reader) => writeTo(services, facts, page, reader),
        markTold: (ids) =>
          markTold(asSystem(db, system), ids, page.told === 'ask' ? 'invitedAt' : 'remindedAt', clock()),
        goOn: (after, delaySeconds) => services.goOn({ ...page, after }, delaySeconds),
      },
    )
  })
}

/** What is overtaken is not sent: the questions of a closed survey. */
function isTimely(survey: SurveyRow, { told: what }: SurveyMailsPayload): boolean {
  return what === 'result' ? survey.status === 'closed' && survey.result !== null : survey.status === 'open'
}

interface Facts {
  survey: SurveyRow
  author: Person
  /** Of those asked, how many have an account. */
  accounts: number
  threadId: number
  questions: SurveyQuestionRow[]
  references: string[]
  earlier: ToldResult['earlier']
  /** Of the round before: what came of it. */
  became: readonly FoundFollowUp[]
}

async function factsOf(
  { db, system }: SurveyMailServices,
  survey: SurveyRow,
  author: Person,
  threadId: number,
): Promise<Facts> {
  const source = { subject: surveySubject(survey.id), sourceMailId: survey.sourceMailId }
  return {
    ...{ survey, author, threadId },
    accounts: (await countAccounts(db, survey)).asked,
    questions: await questionsOf(db, [survey.id]),
    earlier: await earlierFigures(db, survey),
    became:
      survey.previousId === null
        ? []
        : await followUpsToTell(actingAs(db, system), { surveyId: survey.previousId }),
    references: await inquiryReferences(actingAs(db, system), source, threadId),
  }
}

/** False where the author has written to as many people today as one may. Who is away is not reminded. */
async function writeTo(
  services: SurveyMailServices,
  facts: Facts,
  page: SurveyMailsPayload,
  reader: InquiryReader<PersonRow>,
): Promise<boolean> {
  const { db, system, clock } = services
  if (page.told === 'reminder' && (await isAway(asSystem(db, system), reader.id, clock()))) return true
  const { survey, author, threadId, references } = facts
  const { person } = reader
  const { sourceEmail, companyId } = survey
  const inquiry = {
    ...{ card, author, threadId, references, sourceEmail, companyId },
    subject: surveySubject(survey.id),
  }
  return sendInquiryMail(services, inquiry, reader, async () => {
    const { publicUrl } = services
    const personalPage = person && `${publicUrl}/survey/${linkToken(survey.secret, person.id)}`
    const reading = await readingOf(services, survey, reader.id)
    const { survey: said } = wordsIn(reading.language)
    const url =
      personalPage !== null && page.told !== 'result' ? personalPage : `${publicUrl}/surveys/${survey.id}`
    const isAuthor = reader.id === author.id
    const words = wordsOf(facts, page.told, { ...reading, url, isAuthor })
    const { language } = reading
    return {
      ...kinds[page.told],
      key: `survey:${survey.id}:${page.told}:${page.key}:${person?.id ?? 'author'}`,
      ...{ language, label: said.label[page.told], title: survey.title },
      line: said.line(author.name),
      intro: words.intro,
      sections: words.sections,
      footer: isAuthor ? said.ownFooter : said.footer(author.name),
      personalPage,
    }
  })
}

function wordsOf(
  { survey, author, accounts, questions, earlier, became }: Facts,
  what: Told,
  reader: Reading & { url: string; isAuthor: boolean },
): { intro: string; sections: LayoutSection[] } {
  const { survey: words } = wordsIn(reader.language)
  if (what === 'result') {
    const { result } = survey
    const sections = result ? resultSections({ survey, questions, result, earlier }, reader) : []
    const { followUps } = wordsIn(reader.language)
    const again = reader.isAuthor ? [followUps.howSurvey, words.askAgain] : []
    const link = { text: words.seeSurvey, url: reader.url }
    return {
      intro: words.isClosed,
      sections: [
        ...sections,
        { kind: 'button', link },
        ...again.map((text): LayoutSection => ({ kind: 'paragraph', text })),
      ],
    }
  }
  const intro =
    what === 'ask' ? (survey.isNamed ? words.asksNamed : words.asks)(author.name) : words.waits(author.name)
  const asked = askSections(survey, { author: author.name, accounts }, questions, reader)
  return { intro, sections: what === 'ask' ? [...becameSections(became, reader.language), ...asked] : asked }
}
