// What is there already when a mail comes: the survey that it answers, as its writer may see it.
import type { AgentMail } from '../../agent/agent.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { beforePasted } from '../../language/others-speak.ts'
import { answeredRecords } from '../../records/comment-mail-store.ts'
import { readingOf } from '../accounts/index.ts'
import { personAsked } from './people-store.ts'
import { questionsOf } from './question-store.ts'
import { mayManage } from './survey-acts.ts'
import type { MailToSurvey } from './survey-rules.ts'
import type { SurveyServices } from './survey-services.ts'
import { repeatableSurveys, type SurveyRow, surveysOfThread } from './survey-store.ts'
import { SURVEY } from './survey-subject.ts'

/** So many are looked through for the one that a mail wants asked again. */
const MOST_EARLIER = 50

/** The survey whose mail is answered, by the reply address; else the one of the thread that is not closed, else its latest. */
async function answeredSurvey(db: Database, scope: Scope, mail: AgentMail): Promise<SurveyRow | null> {
  if (mail.threadId === null) return null
  const surveys = await surveysOfThread(actingAs(db, scope), mail.threadId)
  if (surveys.length < 2) return surveys[0] ?? null
  const { parsed, recipient } = mail
  const token = recipient.split('@', 1)[0]?.toLowerCase() ?? ''
  const messageIds = [...parsed.references, ...(parsed.inReplyTo ? [parsed.inReplyTo] : [])]
  const answered = await answeredRecords(actingAs(db, scope), mail.threadId, { token, messageIds })
  const named = answered.find(({ subject }) => subject.kind === SURVEY)?.subject.id
  return (
    surveys.find(({ id }) => id === named) ??
    surveys.find(({ status }) => status !== 'closed') ??
    surveys[0] ??
    null
  )
}

/** What the rule is given; `survey` is null for a mail that answers none. */
export async function toRead(
  services: Pick<SurveyServices, 'db' | 'system'>,
  scope: Scope,
  mail: AgentMail,
): Promise<MailToSurvey> {
  const { db } = services
  const survey = await answeredSurvey(db, scope, mail)
  const zone = survey ? (await readingOf(services, survey, mail.sender.userId)).zone : mail.zone
  const { text } = mail.parsed.newest
  // What a pasted chat says of the survey is no order of its author.
  const isOwn = beforePasted(text) === text
  const person = ({ email, name }: AgentMail['sender']) => ({ email, name })
  return {
    mail: {
      text,
      subject: mail.parsed.subject,
      author: person(mail.sender),
      people: [...mail.to, ...mail.cc].map(({ email, name }) => ({ email, name })),
      sentAt: mail.sentAt.toISOString(),
      zone,
    },
    survey: survey && {
      id: survey.id,
      title: survey.title,
      status: survey.status,
      questions: await questionsOf(db, [survey.id]),
    },
    earlier:
      survey || mail.isStranger
        ? []
        : (await repeatableSurveys(db, scope, MOST_EARLIER)).map(({ id, title }) => ({ id, title })),
    isAsked: survey !== null && !mail.isStranger && (await personAsked(db, survey.id, mail.sender)) !== null,
    isAuthor: survey !== null && !mail.isStranger && mayManage(scope, survey) && isOwn,
    quoted: mail.parsed.text,
    commandsOnly: mail.commandsOnly,
  }
}
