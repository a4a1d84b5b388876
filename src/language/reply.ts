// Reads what a reply changes in the tasks of its thread, without a model.
import { type ReadTasksInput, readTasks, type TaskReading } from './tasks.ts'

export interface KnownTask {
  number: number
  title: string
  assignees: string[]
  status: string
}

export type ReadReplyInput = ReadTasksInput & { openTasks: KnownTask[]; doneTasks: KnownTask[] }

export interface TaskChange {
  task: number
  kind: 'status' | 'due' | 'assign' | 'priority' | 'title' | 'block'
  status?: 'pending' | 'in-progress' | 'completed' | 'blocked'
  dueDate?: string | null
  assignees?: string[]
  priority?: 'low' | 'medium' | 'high'
  title?: string
  /** Who or what blocks it, in the words of the mail ("legal"). */
  reason?: string
  blockedBy?: number[]
  evidence: { sentence: string; start: number; end: number }
  confidence: number
}

export interface ReplyReading {
  changes: TaskChange[]
  newTasks: TaskReading[]
  /** The remaining text that is neither a change nor a new task. */
  comment: string | null
  unclear: { sentence: string; reason: 'which-task' | 'not-understood'; candidates: number[] }[]
}

export function readReply(input: ReadReplyInput): ReplyReading {
  return { changes: [], newTasks: readTasks(input), comment: null, unclear: [] }
}
