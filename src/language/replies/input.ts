// What is read of a reply: its newest text, who takes part, and the tasks that are there.

import type { ReadTasksInput } from '../candidates/input.ts'
import type { KnownTask } from '../task-match.ts'
import type { Answer } from './scene-input.ts'

/** `status` is whatever the records hold; only membership of openTasks or doneTasks counts here. */
export type ReadReplyInput = ReadTasksInput & {
  openTasks: KnownTask[]
  doneTasks: KnownTask[]
  /** Number of the task that the answered mail was about: "it", and what names none, mean that one. */
  about?: number
  /** Where words stand below a quote, and that quote. */
  answers?: readonly Answer[]
  /** All that is quoted. */
  quoted?: string
}
