// What questions about tasks, and the changes that they propose, are answered with.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'

export interface TaskAsksServices {
  db: Database
  clock: Clock
}
