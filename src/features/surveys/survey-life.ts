// What time does with surveys: it ends them, reminds once of them, and drops deleted ones for good.
import { asSystem } from '../../kit/db/acting-database.ts'
import { undoableSince } from '../../records/undo.ts'
import { closeSurvey, remindPeople } from './survey-acts.ts'
import type { SurveyServices } from './survey-services.ts'
import { dropDeletedSurveys, lockSurveyOf, overdueSurveys, surveysToRemind } from './survey-store.ts'

const AT_ONCE = 50

/** Several processes may do it at the same time: each survey is looked at again behind its lock. */
export async function sweepSurveys(
  services: Pick<SurveyServices, 'db' | 'system' | 'clock' | 'tellPeople' | 'queueResult'>,
): Promise<void> {
  const { db, system, clock } = services
  const now = clock()
  const actor = { db, scope: system, at: now }
  for (const id of await overdueSurveys(asSystem(db, system), now, AT_ONCE))
    await db.transaction(async () => {
      const survey = await lockSurveyOf(asSystem(db, system), id)
      if (survey?.status === 'open' && survey.closesAt !== null && survey.closesAt <= now)
        await closeSurvey(services, actor, survey, 'deadline')
    })
  for (const id of await surveysToRemind(asSystem(db, system), now, AT_ONCE))
    await db.transaction(async () => {
      const survey = await lockSurveyOf(asSystem(db, system), id)
      if (survey?.status === 'open' && survey.remindedAt === null) await remindPeople(services, actor, survey)
    })
  await dropDeletedSurveys(asSystem(db, system), undoableSince(now))
}
