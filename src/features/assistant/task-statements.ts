// Statements that tasks make together: a sentence, then each task with what says most of it.
import type { Statement } from '../../records/asks.ts'
import type { Task } from '../tasks/contract.ts'
import { meaningOf } from '../tasks/index.ts'
import { sourceOf } from './task-source.ts'

export function statementOf(text: string, tasks: readonly Task[]): Statement {
  return { text, sources: tasks.map(sourceOf) }
}

/** Open, and theirs to do. */
export function isWaiting({ status, assignees }: Task, userId: number): boolean {
  return meaningOf(status) !== 'done' && assignees.some(({ user }) => user.id === userId)
}
