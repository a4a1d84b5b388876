// Makes the result of a closed survey, once and for good, and has all told of it.
import { z } from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { unitsOfOwner } from '../polling/index.ts'
import { FEWEST } from './figures.ts'
import { answersOf, type PersonRow, peopleOf, shuffleAnswers } from './people-store.ts'
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
  const questions: StoredResult['questions'] = []
  for (const question of await questionsOf(db, [id])) {
    const before: EarlierFigures[] = []
    for (const { round, figures } of earlier(question.id))
      before.push({ figures, people: askedPeople(await peopleOf(db, round.id)) })
    const { texts, ...figures } = figuresBeside(question, { answers, people }, units, before)
    const themes =
      texts.length < FEWEST
        ? []
        : await readThemes({ texts, language, people: names, enough: FEWEST }, `survey ${id}`)
    questions.push({
      ...figures,
      topics: themes.map(({ name, texts: places, quotes }) => ({ name, answers: places.length, quotes })),
    })
  }
  return { questions }
}

const askedPeople = (people: readonly PersonRow[]): AskedPerson[] =>
  people.map(({ userId, email, unitId, isOutside }) => ({ key: `${userId ?? email}`, unitId, isOutside }))
