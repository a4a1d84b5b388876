// What questions about tasks, and the changes that they propose, are answered with.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { TaskQuestion, TaskReading } from './reading/answer.ts'

export interface TaskAsksServices {
  db: Database
  clock: Clock
  /** Runs `readOfTasks` in a thread of its own where there is one: a thousand tasks take a while. */
  readOfTasks(question: TaskQuestion, sender: string): Promise<TaskReading>
}
