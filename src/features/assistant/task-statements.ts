// Statements that tasks make together: a sentence, then each task with what says most of it.
import type { Statement } from '../../records/asks.ts'
import type { Task } from '../tasks/contract.ts'
import { meaningOf } from '../tasks/index.ts'
import { boardOf } from './reading/board.ts'
import { taskLine } from './reading/task-lines.ts'
import { sourceOf } from './task-source.ts'
import { summaryOf } from './task-summary.ts'

export function statementOf(text: string, tasks: readonly Task[]): Statement {
  return { text, sources: tasks.map(sourceOf) }
}

/** Open, and theirs to do. */
export function isWaiting({ status, assignees }: Task, userId: number): boolean {
  return meaningOf(status) !== 'done' && assignees.some(({ user }) => user.id === userId)
}

/** One task with its day, state and people; `today` is YYYY-MM-DD. */
export function lineOf(task: Task, today: string): string {
  const summary = summaryOf(task)
  const told = taskLine(summary, boardOf({ tasks: [summary], today }, today)).replace(/\uE000\d+\uE001/g, '')
  return task.blockedReason ? `${told}: ${task.blockedReason}` : told
}
