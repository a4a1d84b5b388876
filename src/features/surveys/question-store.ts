// The only SQL of the questions of surveys, and which of them an earlier round asked already.
import { asc, eq, inArray } from 'drizzle-orm'
import { surveyQuestions } from '../../../db/schema/surveys.ts'
import type { Database } from '../../kit/db/database.ts'
import { fold } from '../../language/fold.ts'
import type { AskedQuestion } from '../../language/surveys/asked-survey.ts'
import { earlierRounds, type ReadableSurveyId, type SurveyRow } from './survey-store.ts'

export type SurveyQuestionRow = typeof surveyQuestions.$inferSelect

/** In the order of the survey. */
export async function questionsOf(
  db: Database,
  ids: readonly ReadableSurveyId[],
): Promise<SurveyQuestionRow[]> {
  if (ids.length === 0) return []
  return db.orm
    .select()
    .from(surveyQuestions)
    .where(inArray(surveyQuestions.surveyId, [...ids]))
    .orderBy(asc(surveyQuestions.surveyId), asc(surveyQuestions.position))
}

/**
 * In the place of all that are there, counted from 1: of a draft alone, which nobody has answered. One that an earlier
 * round asked in the same words, to be answered in the same way, is the same question.
 */
export async function writeQuestions(
  db: Database,
  survey: SurveyRow,
  questions: readonly AskedQuestion[],
): Promise<SurveyQuestionRow[]> {
  const { id: surveyId } = survey
  const before = await questionsOf(
    db,
    (await earlierRounds(db, survey)).map(({ id }) => id),
  )
  const latest = new Map(before.map((one) => [sameness(one), one.id]))
  await db.orm.delete(surveyQuestions).where(eq(surveyQuestions.surveyId, surveyId))
  if (questions.length > 0)
    await db.orm.insert(surveyQuestions).values(
      questions.map((question, at) => {
        const { text, kind, options, steps } = question
        const previousId = latest.get(sameness(question)) ?? null
        return { text, kind, options, steps, surveyId, position: at + 1, previousId }
      }),
    )
  return questionsOf(db, [surveyId])
}

const sameness = ({ text, kind, options, steps }: AskedQuestion): string =>
  JSON.stringify([fold(text), kind, options.map(fold), kind === 'scale' ? steps : 0])

/** Answers the questions of earlier rounds that one is the same as, by their ids, the latest first. */
export function linksOf(questions: readonly SurveyQuestionRow[]): (questionId: number) => number[] {
  const previous = new Map(questions.map(({ id, previousId }) => [id, previousId]))
  return (questionId) => {
    const found: number[] = []
    for (let id = previous.get(questionId); id != null; id = previous.get(id)) found.push(id)
    return found
  }
}
