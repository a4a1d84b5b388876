// Answers the calls about suggestions in a project.
import { type Served, serve } from '../../../kit/serve.ts'
import type { Records } from '../../../records/record-kind.ts'
import { listOpenSuggestions } from '../../../records/suggestion-store.ts'
import { projectSubject, requireProject } from '../../projects/index.ts'
import type { TaskServices } from '../task-service.ts'
import { listSuggestions, mergeSuggestion } from './contract.ts'
import { mergeOne } from './suggestion-service.ts'

export function suggestionRoutes(records: Records, { db, clock }: TaskServices): Served[] {
  return [
    serve(listSuggestions, async ({ scope, params }) => {
      await requireProject(db, scope, params.id)
      return listOpenSuggestions(db, scope, records, projectSubject(params.id))
    }),
    serve(mergeSuggestion, ({ scope, params, body }) =>
      mergeOne(records, { db, scope, at: clock() }, params.id, body.taskId),
    ),
  ]
}
