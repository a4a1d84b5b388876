// How time ends surveys, reminds of them, and drops deleted ones.
import { sweepInquiries } from '../../records/inquiry-life.ts'
import { closeSurvey, remindPeople } from './survey-acts.ts'
import type { SurveyServices } from './survey-services.ts'
import { dropDeletedSurveys, lockSurveyOf, overdueSurveys, surveysToRemind } from './survey-store.ts'

export function sweepSurveys(
  services: Pick<SurveyServices, 'db' | 'system' | 'clock' | 'tellPeople' | 'queueResult'>,
): Promise<void> {
  const { db, system } = services
  return sweepInquiries(services, {
    overdue: overdueSurveys,
    toRemind: surveysToRemind,
    lock: lockSurveyOf,
    close: (survey, at) => closeSurvey(services, { db, scope: system, at }, survey, 'deadline'),
    remind: (survey, at) => remindPeople(services, { db, scope: system, at }, survey),
    dropDeleted: dropDeletedSurveys,
  })
}
