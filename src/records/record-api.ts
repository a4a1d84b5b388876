// Answers the calls about what is kept beside records: suggestions and undo.
import type { Clock } from '../kit/clock.ts'
import type { Database } from '../kit/db/database.ts'
import type { Scope } from '../kit/scope.ts'
import { type Served, serve } from '../kit/serve.ts'
import {
  acceptSuggestion,
  declineSuggestion,
  listAllSuggestions,
  reopenSuggestion,
  undoChangeSet,
  undoChangeSets,
} from './contract.ts'
import type { Records } from './record-kind.ts'
import { listOpenSuggestions } from './suggestion-store.ts'
import { accept, decline, reopen } from './suggestions.ts'
import { undoInApp, undoMany } from './undo.ts'

export function recordRoutes(records: Records, { db, clock }: { db: Database; clock: Clock }): Served[] {
  const acting = (scope: Scope) => ({ db, scope, at: clock() })
  return [
    serve(listAllSuggestions, ({ scope }) => listOpenSuggestions(db, scope, records)),
    serve(acceptSuggestion, ({ scope, params, body }) =>
      accept(records, acting(scope), params.id, { ...body }),
    ),
    serve(declineSuggestion, ({ scope, params }) => decline(records, acting(scope), params.id)),
    serve(reopenSuggestion, ({ scope, params }) => reopen(records, acting(scope), params.id)),
    serve(undoChangeSet, ({ scope, params }) => undoInApp(records, acting(scope), params.id)),
    serve(undoChangeSets, ({ scope, body }) => undoMany(records, acting(scope), body.ids)),
  ]
}
