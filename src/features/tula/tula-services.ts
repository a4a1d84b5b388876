// What Tula is built with.
import type { Database } from '../../kit/db/database.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import type { LearnedReading } from '../../language/learned/learned-reading.ts'
import type { Records } from '../../records/record-kind.ts'
import type { ReadByRules } from './task-rules.ts'

export interface TulaServices {
  db: Database
  system: SystemScope
  clock(): Date
  records: Records
  readByRules: ReadByRules
  /** What corrections taught about the scope's mails. */
  readingFor(scope: Scope): Promise<LearnedReading>
  publicUrl: string
}
