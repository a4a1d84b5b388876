// What Tula needs of the app.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ModelClient } from '../../model/client.ts'
import type { ReadByRules } from './task-rules.ts'

export interface TulaNeeds {
  db: Database
  model: ModelClient | null
  readByRules: ReadByRules
  publicUrl: string
  /** `#stop`: no more mail about the thread to this person. */
  stopFollowing(scope: Scope, threadId: number): Promise<void>
}
