// Who does something, when, and in which database: what nearly every act takes.
import type { Database } from './db/database.ts'
import type { Scope } from './scope.ts'

export interface Acting {
  db: Database
  scope: Scope
  at: Date
}
