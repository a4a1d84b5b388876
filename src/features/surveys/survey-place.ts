// A survey as the place of its thread: who is in it.
import type { PlaceOf } from '../../agent/agent.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { peopleOf } from './people-store.ts'
import { surveysOfThread } from './survey-store.ts'
import { surveySubject } from './survey-subject.ts'

/** The latest survey of a thread, and those whom it asks. */
export function placeOf(db: Database): PlaceOf {
  return async (scope, threadId) => {
    const [survey] = await surveysOfThread(actingAs(db, scope), threadId)
    if (!survey) return null
    const people = await peopleOf(db, survey.id)
    return { subject: surveySubject(survey.id), people: people.map(({ email, name }) => ({ email, name })) }
  }
}
