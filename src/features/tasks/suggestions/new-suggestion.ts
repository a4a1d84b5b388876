// What agents propose of tasks: it waits in the project for a person.

import type { StoredEvidence } from '../../../../db/schema/records.ts'
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { insertSuggestions } from '../../../records/suggestion-store.ts'
import { type ProjectRow, projectSubject } from '../../projects/index.ts'
import { TASK } from '../task-subject.ts'
import type { SuggestedPayload } from './payload.ts'

export interface NewSuggestion {
  deliveryId: number | null
  mailId: number | null
  payload: SuggestedPayload
  evidence: StoredEvidence
}

export function suggestTasks(
  { db, scope, at }: Acting,
  { id, threadId }: ProjectRow,
  news: readonly NewSuggestion[],
): Promise<void> {
  const place = projectSubject(id)
  const rows = news.map((one) => ({ ...one, place, threadId, kind: TASK, payload: { ...one.payload } }))
  return insertSuggestions(actingAs(db, scope), rows, at)
}
