// What a survey's author wants done by mail: changed, sent, closed, extended, reminded.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { AppError } from '../../kit/errors.ts'
import type { AskedQuestion, SurveyAct } from '../../language/surveys/asked-survey.ts'
import { momentWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { draftOutcome } from './draft-outcome.ts'
import { faults, faultWords } from './fault-words.ts'
import { changeQuestions, closeSurvey, moveSurveyEnd, openSurvey, remindPeople } from './survey-acts.ts'
import { resultSections } from './survey-layout.ts'
import type { SurveyServices } from './survey-services.ts'
import { questionsOf, type SurveyRow } from './survey-store.ts'
import { surveySubject } from './survey-subject.ts'

/** One after the other; what cannot be done is said, and the others are done. */
export async function authorOutcome(
  services: SurveyServices,
  context: MailContext,
  given: SurveyRow,
  { acts, isJoined }: { acts: readonly SurveyAct[]; isJoined: boolean },
): Promise<Outcome> {
  const { language } = context.mail
  const { survey: words } = wordsIn(language)
  // A copy causes no mail to others (agents.md 1.5).
  const tells = context.mayTellOthers ? services : { ...services, tellPeople: async () => {} }
  let survey = given
  let done: Outcome | null = null
  let isChanged = isJoined
  const notUnderstood: string[] = []
  const questions = acts.some(isOfQuestions) ? await changed(services, survey, acts) : null
  if (questions) {
    try {
      await changeQuestions({ ...context, db: services.db }, survey, questions.all)
      isChanged = true
      notUnderstood.push(
        ...questions.missing.map((position) => `${position}: ${words.faults.noSuchQuestion}`),
      )
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      notUnderstood.push(faultWords(error.message, language))
    }
  }
  for (const act of acts) {
    if (isOfQuestions(act)) continue
    try {
      const carried = await carryOut(tells, context, survey, act)
      isChanged ||= act.act === 'until' && carried.survey.status === 'draft'
      survey = carried.survey
      done = carried.outcome ?? done
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      notUnderstood.push(faultWords(error.message, language))
    }
  }
  const outcome =
    done ??
    (isChanged
      ? await draftOutcome(services, context, survey, { isNew: false, isOwn: false })
      : { ...emptyOutcome(words.nothingChanged), isQuiet: acts.length === 0 })
  return {
    ...outcome,
    changed: done || isChanged ? [surveySubject(survey.id)] : [],
    notUnderstood: [...outcome.notUnderstood, ...notUnderstood],
  }
}

const isOfQuestions = ({ act }: SurveyAct): boolean => act === 'drop' || act === 'replace' || act === 'add'

/** The questions of a draft after these changes, by their numbers before them. */
async function changed(
  { db }: SurveyServices,
  survey: SurveyRow,
  acts: readonly SurveyAct[],
): Promise<{ all: AskedQuestion[]; missing: number[] }> {
  const before = await questionsOf(db, [survey.id])
  const kept = new Map<number, AskedQuestion | null>(before.map((one) => [one.position, one]))
  const added: AskedQuestion[] = []
  const missing: number[] = []
  for (const act of acts) {
    if (act.act === 'add') added.push(act.question)
    else if (act.act === 'drop' || act.act === 'replace') {
      if (!kept.has(act.position)) missing.push(act.position)
      else kept.set(act.position, act.act === 'drop' ? null : act.question)
    }
  }
  return { all: [...[...kept.values()].filter((one) => one !== null), ...added], missing }
}

async function carryOut(
  services: SurveyServices,
  { scope, at, mail }: MailContext,
  survey: SurveyRow,
  act: SurveyAct,
): Promise<{ survey: SurveyRow; outcome: Outcome | null }> {
  const { db, publicUrl } = services
  const actor = { db, scope, at }
  const { language, zone } = mail
  const { survey: words } = wordsIn(language)
  const button = {
    kind: 'button' as const,
    link: { text: words.seeSurvey, url: `${publicUrl}/surveys/${survey.id}` },
  }
  const said = (after: SurveyRow, headline: string, ...notes: string[]) => ({
    survey: after,
    outcome: { ...emptyOutcome(headline), notes, sections: [button] },
  })
  switch (act.act) {
    case 'open':
      return said(
        await openSurvey(services, actor, survey),
        words.sentOut(survey.personCount),
        words.sentOutWhy,
      )
    case 'close':
      return said(await closeSurvey(services, actor, survey, 'author'), words.closedNow, words.everybodyGets)
    case 'remind': {
      const people = await remindPeople(services, actor, survey)
      return said(survey, people === 0 ? words.nobodyToRemind : words.reminded(people))
    }
    case 'until': {
      const moved = await moveSurveyEnd(actor, survey, new Date(act.moment))
      if (moved.status === 'draft') return { survey: moved, outcome: null }
      const end = momentWords(new Date(act.moment), zone, language)
      return said(moved, words.openUntil(end))
    }
    case 'results': {
      const count = words.answeredOf(survey.answeredCount, survey.personCount)
      const { result } = survey
      if (!result) return said(survey, count, words.resultsLater)
      const questions = await questionsOf(db, [survey.id])
      const outcome = {
        ...emptyOutcome(count),
        sections: [...resultSections({ survey, questions, result }, language), button],
      }
      return { survey, outcome }
    }
    default:
      throw new AppError('invalid', faults.noSuchQuestion)
  }
}
