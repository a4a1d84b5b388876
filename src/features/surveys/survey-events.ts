// Live messages about surveys: ids only, to everybody who reads the survey (NOTIF-17).
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { emit } from '../../kit/events.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import { readersOf, type SurveyRow } from './survey-store.ts'

export async function tellSurvey(db: Database, scope: Scope | SystemScope, survey: SurveyRow): Promise<void> {
  const userIds = await readersOf(actingAs(db, scope), survey)
  const payload = { surveyId: survey.id }
  await emit(db, { userIds, companyId: survey.companyId ?? 0, type: 'survey_update', payload })
}
