// Makes the result of a closed survey, once and for good, and has all told of it.
import { z } from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { unitsOfOwner } from '../polling/index.ts'
import { answersOf, shuffleAnswers } from './answer-store.ts'
import { countsOf, FEWEST, FEWEST_OUTSIDE, raisedBy } from './figures.ts'
import { countAccounts, type PersonRow, peopleOf } from './people-store.ts'
import { questionsOf } from './question-store.ts'
import { type AskedPerson, type EarlierFigures, figuresBeside } from './rounds.ts'
import { earlierFigures } from './shown-survey.ts'
import { tellSurvey } from './survey-events.ts'
import type { SurveyServices } from './survey-services.ts'
import { lockSurveyOf, type StoredResult, type SurveyRow, writeSurvey } from './survey-store.ts'

const payload = z.object({ surveyId: z.number() })
export type ResultJob = Job<typeof payload>

export type ResultServices = Omit<SurveyServices, 'queueResult' | 'readSurveyMail' | 'findRepeated'>

export function resultJob(services: ResultServices): ResultJob {
  return defineJob({ name: 'survey-result', payload, run: ({ surveyId }) => makeResult(services, surveyId) })
}

async function makeResult(services: ResultServices, surveyId: number): Promise<void> {
  const { db, system, clock } = services
  const waits = (survey: SurveyRow | null): survey is SurveyRow =>
    survey?.status === 'closed' && survey.result === null
  const survey = await db.transaction(() => lockSurveyOf(asSystem(db, system), surveyId))
  if (!waits(survey)) return
  const result = await resultOf(services, survey)
  await db.transaction(async () => {
    const now = await lockSurveyOf(asSystem(db, system), surveyId)
    if (!waits(now)) return
    await shuffleAnswers(asSystem(db, system), surveyId)
    const told = await writeSurvey(db, now.id, { result }, clock())
    await services.tellPeople(surveyId, 'result', `${told.closedAt?.getTime()}`)
    await tellSurvey(db, system, told)
  })
}

/** Nobody answers a closed survey: what is read here stays as it is. */
async function resultOf(
  { db, system, readThemes }: ResultServices,
  survey: SurveyRow,
): Promise<StoredResult> {
  const { companyId, ownerId, language, id } = survey
  const units = await unitsOfOwner(actingAs(db, system), { companyId, ownerId })
  const answers = await answersOf(asSystem(db, system), id)
  const asked = await peopleOf(db, id)
  const names = asked.map(({ name, email }) => ({ name: name ?? '', email }))
  const people = askedPeople(asked)
  const earlier = await earlierFigures(db, survey)
  const isEnough = await enoughFor(db, survey)
  const questions: StoredResult['questions'] = []
  for (const question of await questionsOf(db, [id])) {
    const before: EarlierFigures[] = []
    for (const { round, figures } of earlier(question.id))
      before.push({ figures, people: askedPeople(await peopleOf(db, round.id)) })
    const beside = figuresBeside(question, { answers, people }, units, before)
    const { told, ...figures } = isEnough(beside.told.length)
      ? beside
      : { ...beside, ...countsOf(question, []), departments: [], told: [] }
    const written = told.filter(({ text }) => text !== null)
    const texts = written.map(({ text }) => text ?? '')
    const themes =
      texts.length < FEWEST
        ? []
        : await readThemes({ texts, language, people: names, enough: FEWEST }, `survey ${id}`)
    questions.push({
      ...figures,
      topics: themes.flatMap(({ name, texts: places, quotes }) => {
        const raised = raisedBy(
          places.flatMap((place) => written[place] ?? []),
          units,
        )
        return raised && isEnough(raised.answers) ? [{ name, quotes, ...raised }] : []
      }),
    })
  }
  return { questions }
}

/** Of so many answers any may be of the author or of an address without an account, which outside a company do not count. */
async function enoughFor(db: Database, survey: SurveyRow): Promise<(answers: number) => boolean> {
  if (survey.companyId !== null) return () => true
  const { answered } = await countAccounts(db, survey)
  const uncounted = survey.answeredCount - answered
  return (answers) => answers - uncounted >= FEWEST_OUTSIDE
}

const askedPeople = (people: readonly PersonRow[]): AskedPerson[] =>
  people.map(({ userId, email, unitId, isOutside }) => ({ key: `${userId ?? email}`, unitId, isOutside }))
