// What Tula needs of the app.
import type { Database } from '../../kit/db/database.ts'
import type { ReadByRules } from './task-rules.ts'

export interface TulaNeeds {
  db: Database
  readByRules: ReadByRules
  publicUrl: string
}
