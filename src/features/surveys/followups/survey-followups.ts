// What can be made of the result of a survey, and the calls about it.
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import type { FollowUpActs, Owner, Said } from '../../followups/index.ts'
import type { Survey } from '../contract.ts'
import { shownSurvey } from '../shown-survey.ts'
import { tellSurvey } from '../survey-events.ts'
import { requireSurvey, type SurveyRow } from '../survey-store.ts'
import { listSurveyFollowUps, takeBackSurveyFollowUp, takeUpQuestion } from './contract.ts'

export interface SurveyFollowUps {
  db: Database
  followUps: FollowUpActs
}

export const questionKey = (questionId: number): string => `question:${questionId}`

export interface OwnedSurvey {
  row: SurveyRow
  shown: Survey
  owner: Owner
}

/** Throws not_found for one that the person may not read. */
export async function ownedSurvey(db: Database, scope: Scope, id: number): Promise<OwnedSurvey> {
  const row = await requireSurvey(db, scope, id)
  const shown = await shownSurvey(db, scope, row)
  return { row, shown, owner: { source: { surveyId: id }, name: shown.title, manages: shown.mayManage } }
}

/** A question as it was asked: what was answered is not in it. Null before the result is there. */
export function saidOf({ shown }: OwnedSurvey, questionId: number): Said | null {
  const question = shown.results && shown.questions.find(({ id }) => id === questionId)
  return question ? { key: questionKey(question.id), about: question.text, isForManagers: false } : null
}

export function surveyFollowUpRoutes({ db, followUps }: SurveyFollowUps): Served[] {
  return [
    serve(listSurveyFollowUps, async ({ scope, params }) =>
      followUps.list(scope, (await ownedSurvey(db, scope, params.id)).owner),
    ),
    serve(takeUpQuestion, ({ scope, params, body: { questionId, course } }) =>
      db.transaction(async () => {
        const own = await ownedSurvey(db, scope, params.id)
        if (!own.owner.manages) throw new AppError('forbidden', 'Only who asked can do that')
        const said = saidOf(own, questionId)
        if (!said) throw new AppError('not_found', 'There is no result of such a question')
        const taken = await followUps.takeUp(scope, own.owner, { said, course })
        if (taken.isNew) await tellSurvey(db, scope, own.row)
        return taken
      }),
    ),
    serve(takeBackSurveyFollowUp, async ({ scope, params }) => {
      const { row, owner } = await ownedSurvey(db, scope, params.id)
      await db.transaction(async () => {
        await followUps.takeBack(scope, owner, params.followUpId)
        await tellSurvey(db, scope, row)
      })
      return followUps.list(scope, owner)
    }),
  ]
}
