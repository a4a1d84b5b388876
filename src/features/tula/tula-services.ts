// What Tula is built with.
import type { Database } from '../../kit/db/database.ts'
import type { Records } from '../../records/record-kind.ts'
import type { ReadByRules } from './task-rules.ts'

export interface TulaServices {
  db: Database
  records: Records
  readByRules: ReadByRules
  publicUrl: string
}
