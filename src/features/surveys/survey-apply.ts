// Applies what was read in a mail: a draft, answers, or what its author wants done, in the delivery's transaction.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { sally as card } from '../../crew/sally.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { AskedRepeat, AskedSurvey, ReadAnswers } from '../../language/surveys/asked-survey.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { linkToken } from '../polls/index.ts'
import { authorOutcome } from './author-acts.ts'
import { draftOutcome } from './draft-outcome.ts'
import { faultWords } from './fault-words.ts'
import { makeSurvey, peopleOfMail, questionsAbout, teamOf } from './make-survey.ts'
import { addPeople, personAsked } from './people-store.ts'
import { questionsOf } from './question-store.ts'
import { repeatSurvey } from './repeat-survey.ts'
import { answerSurvey, mayManage } from './survey-acts.ts'
import { questionSection } from './survey-layout.ts'
import type { SurveyProposal } from './survey-rules.ts'
import type { SurveyServices } from './survey-services.ts'
import { lockSurveyOf, requireSurvey, type SurveyRow } from './survey-store.ts'

export async function applySurveyMail(
  services: SurveyServices,
  context: MailContext,
  { asked, question, repeat, reply }: SurveyProposal,
): Promise<Outcome> {
  const { mail, scope } = context
  const { survey: words } = wordsIn(mail.language)
  if (reply) return answer(services, context, reply)
  if (repeat && !mail.isStranger) return onceMore(services, context, repeat)
  if (asked && !mail.isStranger) return draft(services, context, asked)
  if (question !== null && !mail.isStranger)
    return {
      ...emptyOutcome(words.noted),
      sections: [{ kind: 'lines', heading: words.notedAs, lines: [wordsIn(mail.language).quote(question)] }],
      notes: [words.notedWhy(card.name, scope.companyId !== 0), words.how(card.name)],
    }
  return { ...emptyOutcome(words.noQuestion), notes: [words.how(card.name)], isQuiet: true }
}

async function draft(services: SurveyServices, context: MailContext, asked: AskedSurvey): Promise<Outcome> {
  const { scope, mail, at, by } = context
  const { db } = services
  const named = peopleOfMail(mail)
  const people = named.length > 0 ? named : await teamOf(db, scope, mail.blockers)
  const language = mail.writtenIn ?? mail.language
  const isOwn = asked.questions.length === 0
  const survey = await makeSurvey(
    { db, scope, at },
    {
      title: asked.title || wordsIn(language).survey.anyTitle,
      questions: isOwn ? questionsAbout(asked.title, asked.wanted, language) : asked.questions,
      people,
      closesAt: asked.deadline === null ? null : new Date(asked.deadline),
      ...{ isNamed: asked.isNamed, previousId: null },
      ...{ ownerId: mail.ownerId ?? scope.userId, threadId: mail.threadId ?? 0, sourceMailId: mail.mailId },
      ...{ sourceEmail: mail.agentAddress, zone: mail.zone, language: mail.writtenIn },
      evidence: { sentence: asked.sentence, agent: card.type, by, confidence: 1 },
    },
  )
  return draftOutcome(services, context, survey, { isNew: true, isOwn })
}

/** An earlier survey that the mail names, for the people on the mail, else for those of then. */
async function onceMore(
  services: SurveyServices,
  context: MailContext,
  repeat: AskedRepeat,
): Promise<Outcome> {
  const { scope, mail, at, by } = context
  const { db } = services
  const earlier = await requireSurvey(db, scope, repeat.surveyId)
  const named = peopleOfMail(mail)
  const survey = await repeatSurvey(services, { db, scope, at }, earlier, {
    ...(named.length > 0 ? { people: named } : {}),
    ...(repeat.isNamed === null ? {} : { isNamed: repeat.isNamed }),
    ...(mail.threadId === null ? {} : { threadId: mail.threadId }),
    closesAt: repeat.deadline === null ? null : new Date(repeat.deadline),
    ...{ sourceMailId: mail.mailId, sourceEmail: mail.agentAddress },
    evidence: { sentence: repeat.sentence, agent: card.type, by, confidence: 1 },
  })
  return draftOutcome(services, context, survey, { isNew: true, isOwn: false })
}

/** A reply in the thread of a survey: the author's wish, or answers, which are their writer's alone. */
async function answer(
  services: SurveyServices,
  context: MailContext,
  reply: NonNullable<SurveyProposal['reply']>,
): Promise<Outcome> {
  const { scope, mail } = context
  const { survey: words } = wordsIn(mail.language)
  const survey = await lockSurveyOf(asSystem(services.db, services.system), reply.surveyId)
  if (!survey) return { ...emptyOutcome(words.gone), isQuiet: true }
  if (!mail.isStranger && mayManage(scope, survey) && (reply.answers === null || reply.acts.length > 0)) {
    const added = survey.status === 'draft' ? await joinPeople(services, context, survey) : survey
    return authorOutcome(services, context, added, { acts: reply.acts, isJoined: added !== survey })
  }
  const outcome = await answersOutcome(services, context, survey, reply.answers)
  return { ...outcome, isPrivate: true }
}

/** Who is new on the author's reply to a draft is asked, too. */
async function joinPeople(
  { db, system }: SurveyServices,
  { mail }: MailContext,
  survey: SurveyRow,
): Promise<SurveyRow> {
  const named = peopleOfMail(mail)
  if (named.length === 0) return survey
  await addPeople(db, survey.id, named)
  const after = await lockSurveyOf(asSystem(db, system), survey.id)
  return after && after.personCount > survey.personCount ? after : survey
}

async function answersOutcome(
  services: SurveyServices,
  { mail, scope, at }: MailContext,
  survey: SurveyRow,
  read: ReadAnswers | null,
): Promise<Outcome> {
  const { db, publicUrl } = services
  const { survey: words } = wordsIn(mail.language)
  const nothing = { ...emptyOutcome(words.nothingChanged), isQuiet: true }
  if (!read || survey.status === 'draft') return nothing
  const person = mail.isStranger ? null : await personAsked(db, survey.id, mail.sender)
  if (!person) return { ...emptyOutcome(words.notCounted), notes: [words.notAsked] }
  const questions = await questionsOf(db, [survey.id])
  const url = `${publicUrl}/survey/${linkToken(survey.secret, person.id)}`
  const askedAgain = (positions: readonly number[] | null): LayoutSection[] => [
    questionSection(
      questions.filter(({ position }) => positions?.includes(position) ?? true),
      mail.language,
    ),
    { kind: 'button', link: { text: words.answerOnPage, url } },
  ]
  const refused = (why: string): Outcome => ({
    ...emptyOutcome(words.notCounted),
    notes: [why],
    sections: person.hasAnswered ? [] : askedAgain(null),
  })
  if (read.answers.length === 0 && read.unclear.length > 0 && !person.hasAnswered)
    return refused(words.unclear(read.unclear.map(String)))
  const answers = read.answers.flatMap(({ position, choice, text }) => {
    const question = questions.find((one) => one.position === position)
    return question ? [{ questionId: question.id, choice, text }] : []
  })
  try {
    const answered = { survey, person, questions, unread: read.unclear }
    const after = await answerSurvey(services, { db, scope, at }, answered, answers)
    if (read.unclear.length > 0)
      return {
        ...emptyOutcome(words.countedOf(answers.length, answers.length + read.unclear.length)),
        notes: [words.unread(read.unclear.map(String))],
        sections: askedAgain(read.unclear),
      }
    return {
      ...emptyOutcome(words.counted),
      notes: [after.status === 'closed' ? words.lastOne : survey.isNamed ? words.thanksNamed : words.thanks],
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refused(`${faultWords(error.message, mail.language)}.`)
  }
}
