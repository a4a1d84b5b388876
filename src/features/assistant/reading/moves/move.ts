// A move that words ask for or report: which tasks, to which status.
import type { MoveStatus } from '../../answer/contract.ts'
import type { TaskSummary } from '../../contract.ts'
import { type Board, isOpen } from '../board.ts'
import type { Named } from '../named-tasks.ts'
import { placeCues } from '../vocabulary.ts'

export interface Move {
  named: Named
  to: MoveStatus
  /** What was said of the task, for the answer when there is none. */
  words: string
  /** An order means a task for sure; a report of something unknown may be small talk. */
  isOrder: boolean
}

export function hasTasks({ named }: Move): boolean {
  return 'tasks' in named && named.tasks.length > 0
}

export function placeOf(words: string): MoveStatus | null {
  return placeCues.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? null
}

/** Where tasks of these words are looked for first: reopened ones among the done, others among the open. */
export function among(board: Board, to: MoveStatus): TaskSummary[] {
  const open = board.tasks.filter(isOpen)
  if (to === 'pending') return [...board.tasks.filter((task) => !isOpen(task)), ...open]
  return open
}
