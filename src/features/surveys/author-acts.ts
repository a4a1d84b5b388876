// What a survey's author wants done by mail: changed, sent, closed, extended, reminded.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { sally as card } from '../../crew/sally.ts'
import { AppError } from '../../kit/errors.ts'
import type { AskedQuestion, SurveyAct } from '../../language/surveys/asked-survey.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { momentWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { draftOutcome } from './draft-outcome.ts'
import { faults, faultWords } from './fault-words.ts'
import { questionsOf } from './question-store.ts'
import { repeatSurvey } from './repeat-survey.ts'
import { earlierFigures } from './shown-survey.ts'
import {
  changeNames,
  changeQuestions,
  closeSurvey,
  moveSurveyEnd,
  openSurvey,
  remindPeople,
} from './survey-acts.ts'
import { resultSections } from './survey-layout.ts'
import type { SurveyServices } from './survey-services.ts'
import { type SurveyRow } from './survey-store.ts'
import { surveySubject } from './survey-subject.ts'

/** Of a scale that an author asks for without saying how long it is. */
const STEPS = 5

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
  let isRepeat = false
  if (acts.some(({ act }) => act === 'again')) {
    try {
      survey = await repeatInThread(services, context, survey)
      isRepeat = true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      notUnderstood.push(faultWords(error.message, language))
    }
  }
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
    if (act.act === 'again' || isOfQuestions(act)) continue
    try {
      const carried = await carryOut(tells, context, survey, act)
      isChanged ||= carried.outcome === null
      survey = carried.survey
      done = carried.outcome ?? done
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      notUnderstood.push(faultWords(error.message, language))
    }
  }
  const draft =
    isRepeat || (isChanged && !done)
      ? await draftOutcome(services, context, survey, { isNew: isRepeat, isOwn: false })
      : null
  const outcome = done ?? draft ?? nothingDone(survey, acts, language)
  return {
    ...outcome,
    made: draft?.made ?? outcome.made,
    changed: (done || isChanged) && !isRepeat ? [surveySubject(survey.id)] : [],
    notUnderstood: [...outcome.notUnderstood, ...notUnderstood],
  }
}

/** Says what a draft takes, where nothing of the mail was understood. */
function nothingDone(survey: SurveyRow, acts: readonly SurveyAct[], language: LanguageCode): Outcome {
  const { survey: words } = wordsIn(language)
  const isQuiet = acts.length === 0
  const notes = isQuiet && survey.status === 'draft' ? [words.decide, words.changeIt] : []
  return { ...emptyOutcome(words.nothingChanged), notes, isQuiet }
}

/** The draft hangs on the thread of the survey that it repeats, and its mail is told apart by the reply address. */
function repeatInThread(
  services: SurveyServices,
  { scope, at, by, mail }: MailContext,
  survey: SurveyRow,
): Promise<SurveyRow> {
  const sentence = mail.parsed.newest.text.trim().slice(0, 2_000)
  return repeatSurvey(services, { db: services.db, scope, at }, survey, {
    ...(mail.threadId === null ? {} : { threadId: mail.threadId }),
    ...{ sourceMailId: mail.mailId, sourceEmail: mail.agentAddress },
    evidence: { sentence, agent: card.type, by, confidence: 1 },
  })
}

const isOfQuestions = ({ act }: SurveyAct): boolean =>
  act === 'drop' || act === 'replace' || act === 'add' || act === 'kind'

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
    else if (act.act === 'drop' || act.act === 'replace' || act.act === 'kind') {
      const own = kept.get(act.position)
      if (!kept.has(act.position)) missing.push(act.position)
      else if (act.act === 'kind') {
        if (own) kept.set(act.position, { text: own.text, kind: act.kind, options: [], steps: STEPS })
      } else kept.set(act.position, act.act === 'drop' ? null : act.question)
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
    case 'names':
      return { survey: await changeNames(actor, survey, act.isNamed), outcome: null }
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
      const earlier = await earlierFigures(db, survey)
      const outcome = {
        ...emptyOutcome(count),
        sections: [...resultSections({ survey, questions, result, earlier }, mail), button],
      }
      return { survey, outcome }
    }
    default:
      throw new AppError('invalid', faults.noSuchQuestion)
  }
}
