// Answers the calls about suggestions.
import { type Served, serve } from '../../../kit/serve.ts'
import { requireProject } from '../../projects/index.ts'
import type { TaskWork } from '../task-service.ts'
import {
  acceptSuggestion,
  declineSuggestion,
  listAllSuggestions,
  listSuggestions,
  mergeSuggestion,
} from './contract.ts'
import { acceptOne, declineOne, mergeOne } from './suggestion-service.ts'
import { listOpenSuggestions } from './suggestion-store.ts'

export function suggestionRoutes(work: TaskWork): Served[] {
  const { db } = work
  return [
    serve(listSuggestions, async ({ scope, params }) => {
      await requireProject(db, scope, params.id)
      return listOpenSuggestions(db, scope, params.id)
    }),
    serve(listAllSuggestions, ({ scope }) => listOpenSuggestions(db, scope)),
    serve(acceptSuggestion, ({ scope, params, body }) => acceptOne(work, scope, params.id, body?.title)),
    serve(mergeSuggestion, ({ scope, params, body }) => mergeOne(work, scope, params.id, body.taskId)),
    serve(declineSuggestion, ({ scope, params }) => declineOne(work, scope, params.id)),
  ]
}
