// A reply to a survey that nothing proves to be from who was asked: they get their own link, and whoever forged it nothing.
import { sally as card } from '../../crew/sally.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { type AskedByLink, sendOwnLink } from '../../records/own-link.ts'
import type { HeldReply } from '../../routing/delivery-services.ts'
import { personOf, readingOf } from '../accounts/index.ts'
import { linkToken } from '../polls/index.ts'
import { peopleOf } from './people-store.ts'
import type { SurveyMailServices } from './survey-mails.ts'
import { lockSurveyOf } from './survey-store.ts'
import { SURVEY } from './survey-subject.ts'

export const sendAnswerLink = (services: SurveyMailServices, reply: HeldReply): Promise<void> =>
  sendOwnLink(services, reply, {
    ...{ subjectKind: SURVEY, kind: 'survey-link', card },
    asked: (id, userId, at) => askedPerson(services, id, userId, at),
  })

async function askedPerson(
  services: SurveyMailServices,
  id: number,
  userId: number,
  at: Date,
): Promise<AskedByLink | null> {
  const { db, system, publicUrl } = services
  const survey = await lockSurveyOf(asSystem(db, system), id)
  if (survey?.status !== 'open' || (survey.closesAt !== null && survey.closesAt <= at)) return null
  const person = (await peopleOf(db, survey.id)).find((one) => one.userId === userId)
  // Who has answered needs no link, and nobody learns from it that they have.
  if (!person || person.hasAnswered) return null
  const author = await personOf(asSystem(db, system), survey.creatorId)
  const { language } = await readingOf(services, survey, userId)
  const { survey: words, somebody } = wordsIn(language)
  return {
    ...{ email: person.email, name: person.name },
    ...{ sourceEmail: survey.sourceEmail, companyId: survey.companyId },
    key: `survey:${survey.id}:own-link:${person.id}`,
    url: `${publicUrl}/survey/${linkToken(survey.secret, person.id)}`,
    ...{ language, title: survey.title, line: words.line(author?.name ?? somebody) },
    act: words.answerOnPage,
    words: { ...words.ownLink, subject: words.ownLink.subject(survey.title) },
  }
}
