// The only SQL of what was answered, which leads to nobody unless the survey keeps names.
import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { surveyAnswers, surveyPeople, surveyQuestions, surveys } from '../../../db/schema/surveys.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { PersonRow } from './people-store.ts'
import type { ReadableSurveyId, SurveyRow } from './survey-store.ts'

export interface NewAnswer {
  questionId: number
  choice: number | null
  text: string | null
}

/** 128 bits that come from nowhere: no key leads to a person, and none to another answer of theirs. */
const randomKey = (): string => randomBytes(16).toString('base64url')

/** Of the person nothing is kept but that there are answers of theirs, and where those count; of a named survey whose they are, too. */
export async function insertAnswers(
  db: Database,
  { survey, person, unread }: { survey: SurveyRow; person: PersonRow; unread: readonly number[] },
  answers: readonly NewAnswer[],
): Promise<void> {
  const { unitId, isOutside } = person
  const personId = survey.isNamed ? person.id : null
  const rows = answers.map((answer) => ({ ...answer, personId, unitId, isOutside, key: randomKey() }))
  if (personId !== null && person.hasAnswered)
    await db.orm.delete(surveyAnswers).where(
      and(
        eq(surveyAnswers.personId, personId),
        inArray(
          surveyAnswers.questionId,
          answers.map(({ questionId }) => questionId),
        ),
      ),
    )
  await db.orm.insert(surveyAnswers).values(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
  await db.orm
    .update(surveyPeople)
    .set({ hasAnswered: true, unread: [...unread] })
    .where(eq(surveyPeople.id, person.id))
  if (person.hasAnswered) return
  await db.orm
    .update(surveys)
    .set({ answeredCount: sql`${surveys.answeredCount} + 1` })
    .where(eq(surveys.id, survey.id))
}

/** Whether somebody has still to answer a question again. */
export async function hasUnread(db: Database, surveyId: ReadableSurveyId): Promise<boolean> {
  const rows = await db.orm
    .select({ id: surveyPeople.id })
    .from(surveyPeople)
    .where(and(eq(surveyPeople.surveyId, surveyId), sql`${surveyPeople.unread} <> '[]'::jsonb`))
    .limit(1)
  return rows.length > 0
}

export async function forgetUnread(db: Database, surveyId: ReadableSurveyId): Promise<void> {
  await db.orm
    .update(surveyPeople)
    .set({ unread: [] })
    .where(and(eq(surveyPeople.surveyId, surveyId), sql`${surveyPeople.unread} <> '[]'::jsonb`))
}

export interface AnswerRow extends NewAnswer {
  unitId: number | null
  isOutside: boolean
}

export interface KeptAnswer extends AnswerRow {
  /** Null but in a named survey. */
  personId: number | null
}

/** In the order of their keys, which is none. */
export function answersOf(db: SystemDatabase, surveyId: number): Promise<KeptAnswer[]> {
  const { questionId, personId, unitId, isOutside, choice, text, key } = surveyAnswers
  return db.orm
    .select({ questionId, personId, unitId, isOutside, choice, text })
    .from(surveyAnswers)
    .innerJoin(surveyQuestions, eq(surveyQuestions.id, questionId))
    .where(eq(surveyQuestions.surveyId, surveyId))
    .orderBy(asc(key))
}

export interface NamedAnswer extends NewAnswer {
  personId: number
}

/** Of a named survey, whose they are; of any other none. */
export async function namedAnswers(db: Database, survey: SurveyRow): Promise<NamedAnswer[]> {
  if (!survey.isNamed) return []
  const { questionId, personId, choice, text } = surveyAnswers
  const rows = await db.orm
    .select({ questionId, personId, choice, text })
    .from(surveyAnswers)
    .innerJoin(surveyQuestions, eq(surveyQuestions.id, questionId))
    .where(and(eq(surveyQuestions.surveyId, survey.id), isNotNull(personId)))
    .orderBy(asc(surveyQuestions.position))
  return rows.flatMap(({ personId: id, ...row }) => (id === null ? [] : [{ ...row, personId: id }]))
}

/** Writes all of them anew in the order of new keys: which rows came together is then nowhere any more. */
export async function shuffleAnswers(db: SystemDatabase, surveyId: number): Promise<void> {
  const rows = await answersOf(db, surveyId)
  if (rows.length === 0) return
  const anew = rows.map((row) => ({ ...row, key: randomKey() })).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const questionIds = [...new Set(rows.map(({ questionId }) => questionId))]
  await db.orm.delete(surveyAnswers).where(inArray(surveyAnswers.questionId, questionIds))
  for (let from = 0; from < anew.length; from += 1_000)
    await db.orm.insert(surveyAnswers).values(anew.slice(from, from + 1_000))
}
