// Finds the tasks that words mean: "#4", "6 and 8", "the press release", "everything in review".
import { readTarget } from '../../../language/reply-target.ts'
import { type KnownTask, matchTarget, type Target } from '../../../language/task-match.ts'
import type { TaskSummary } from '../contract.ts'
import { type Board, numberOf } from './board.ts'
import { isNarrow, narrowed, readNarrowing } from './narrowing.ts'

/** `several` fit where one is meant; `group` is a kind of tasks rather than one; `it` names none. */
export type Named =
  | { kind: 'tasks'; tasks: readonly TaskSummary[] }
  | { kind: 'group'; tasks: readonly TaskSummary[] }
  | { kind: 'several'; tasks: readonly TaskSummary[] }
  | { kind: 'it' }
  | { kind: 'none' }

const GROUP =
  /^(?:all|everything|every|each|anything|any|whatever|what|what's|the rest|the whole|both)\b|\b(?:tasks|ones|items|cards|stuff|things|todos)\b/
const NONE: Named = { kind: 'none' }

/** `among` comes first; the whole board is looked at where none of them fits. */
export function tasksNamed(words: string, board: Board, among: readonly TaskSummary[] = board.tasks): Named {
  const plain = words
    .replace(
      /^(?:the )?(?:tasks?|items?|cards?|tickets?|one) (?:called |named |about |with the title |for |of |on )?(?=\D{3})/,
      '',
    )
    .replace(/^["']|["']$/g, '')
    .replace(/ (?:tasks?|items?|card|ticket|one|thing|part|bit|job)$/, '')
    .trim()
  const numbered = readTarget(words)
  if (numbered?.by === 'number') return fromMatch(numbered, board.tasks)
  if (GROUP.test(words)) {
    const group = groupNamed(words, board, among)
    if (group) return group
  }
  if (/^(?:them|they|these|those)$/.test(plain)) return { kind: 'it' }
  return together(plain, board, among) ?? oneNamed(plain, board, among)
}

function oneNamed(plain: string, board: Board, among: readonly TaskSummary[]): Named {
  const target = readTarget(plain)
  if (target === null) return NONE
  if (target.by === 'context') return { kind: 'it' }
  const named = fromMatch(target, among)
  return named.kind === 'none' && among.length < board.tasks.length ? fromMatch(target, board.tasks) : named
}

/** "The seating plan and the press release": each part must name one task. */
function together(plain: string, board: Board, among: readonly TaskSummary[]): Named | null {
  const parts = plain.split(/ ?, ?(?:and |& )?| (?:and|&|plus|as well as) /)
  if (parts.length < 2) return null
  const named = parts.map((part) => oneNamed(part, board, among))
  const tasks = named.flatMap((one) => (one.kind === 'tasks' ? one.tasks : []))
  return named.every(({ kind }) => kind === 'tasks') ? { kind: 'tasks', tasks: [...new Set(tasks)] } : null
}

/** "All of Amara's tasks", "everything that's in review", "all". */
function groupNamed(words: string, board: Board, among: readonly TaskSummary[]): Named | null {
  const narrowing = readNarrowing(words, board)
  if (narrowing.rest !== '') return null
  return { kind: 'group', tasks: isNarrow(narrowing) ? narrowed(board.tasks, narrowing, board) : among }
}

function fromMatch(target: Target, tasks: readonly TaskSummary[]): Named {
  const known = tasks.map(knownTask)
  const match = matchTarget(target, known, null)
  const byNumber = (numbers: readonly number[]) =>
    numbers.flatMap((number) => tasks.find((task) => numberOf(task) === number) ?? [])
  if (match.tasks.length > 0) return { kind: 'tasks', tasks: byNumber(match.tasks) }
  if (match.candidates.length > 0) return { kind: 'several', tasks: byNumber(match.candidates) }
  return NONE
}

function knownTask(task: TaskSummary): KnownTask {
  return {
    number: numberOf(task),
    title: task.title,
    assignees: task.assignees.map(({ email }) => email),
    status: task.status,
  }
}

/** Tasks a verb and a thing report on: "the photographer", "booked". */
export function tasksOfTarget(target: Target, board: Board, among: readonly TaskSummary[]): Named {
  if (target.by === 'context') return { kind: 'it' }
  if (target.by === 'words') {
    const each = together(target.words.replace(/^both /, ''), board, among)
    if (each) return each
  }
  if (target.by === 'words' && GROUP.test(target.words)) {
    const group = groupNamed(target.words, board, among)
    if (group) return group
  }
  const first = fromMatch(target, target.by === 'number' ? board.tasks : among)
  return first.kind === 'none' ? fromMatch(target, board.tasks) : first
}
