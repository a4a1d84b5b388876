// The only SQL by which search finds surveys.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { surveyPeople, surveyQuestions, surveys } from '../../../db/schema/surveys.ts'
import { companyInquiryKeys, inquiryStates } from '../../records/inquiry-search.ts'
import type { Searchable } from '../../records/searchable.ts'
import { readableSurveys } from './survey-store.ts'

const MOST_ASKED = 1_000

export const searchableSurvey: Searchable = {
  rank: 3,
  title: 'Surveys',
  isNews: true,
  async keys(db, scope) {
    const { userId, companyId } = scope
    if (companyId !== 0) return companyInquiryKeys(scope)
    const asked = await db.orm
      .select({ id: surveys.id })
      .from(surveyPeople)
      .innerJoin(surveys, and(eq(surveys.id, surveyPeople.surveyId), isNull(surveys.companyId)))
      .where(eq(surveyPeople.userId, userId))
      .orderBy(sql`${surveys.id} desc`)
      .limit(MOST_ASKED)
    return [`/owner:${userId}`, ...asked.map(({ id }) => `/survey:${id}`)]
  },
  async show(db, scope, ids) {
    const asked = sql<string | null>`(select string_agg(${surveyQuestions.text}, ' \u00b7 '
      order by ${surveyQuestions.position}) from ${surveyQuestions}
      where ${surveyQuestions.surveyId} = ${surveys}.id)`
    const rows = await db.orm
      .select({ survey: surveys, asked })
      .from(surveys)
      .where(
        and(
          inArray(surveys.id, [...ids]),
          isNull(surveys.deletedAt),
          sql`${surveys}.id in (${readableSurveys(scope)})`,
        ),
      )
    return rows.map(({ survey, asked: questions }) => ({
      ...{ id: survey.id, title: survey.title, texts: [questions ?? ''], state: survey.status },
      ...{ person: null, path: `/surveys/${survey.id}`, at: survey.createdAt },
      place: `${inquiryStates[survey.status]} \u00b7 ${survey.answeredCount} of ${survey.personCount} answered`,
    }))
  },
}
