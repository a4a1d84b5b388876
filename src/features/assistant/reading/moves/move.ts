// A move that words ask for or report: which tasks, to which status, and the words for each status.
import type { MoveStatus, TaskSummary } from '../../contract.ts'
import { type Board, isOpen } from '../board.ts'
import type { Named } from '../named-tasks.ts'

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

/** The statuses by the words after "to", "as" or "in". */
const PLACES: readonly (readonly [RegExp, MoveStatus])[] = [
  [
    /^(?:the )?(?:in |under |for )?(?:review|reviewing|reviewed|testing|test|approval|be reviewed)$/,
    'review',
  ],
  [
    /^(?:the )?(?:in[- ]?progress|progress|ongoing|started|active|working|wip|under ?way|doing|in the works|being worked on|work in progress)$/,
    'in-progress',
  ],
  [/^(?:the )?(?:blocked|on hold|hold|stuck|waiting|paused|stalled)$/, 'blocked'],
  [
    /^(?:the )?(?:done|completed?|finished|closed|complete|resolved|ready|over|off|off the list|ticked off|reviewed)$/,
    'completed',
  ],
  [
    /^(?:the )?(?:pending|to-?do|todo|to do|backlog|open|not started|unstarted|not done|incomplete|unfinished|start|the start|the beginning|undone|new|open again|reopened)$/,
    'pending',
  ],
]

export function placeOf(words: string): MoveStatus | null {
  return PLACES.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? null
}

/** Where tasks of these words are looked for first: reopened ones among the done, others among the open. */
export function among(board: Board, to: MoveStatus): TaskSummary[] {
  const open = board.tasks.filter(isOpen)
  if (to === 'pending') return [...board.tasks.filter((task) => !isOpen(task)), ...open]
  return open
}
