// Reads which tasks words narrow a board to: priority, status, due day, person, and words to search for.
import type { Person } from '../../../language/people.ts'
import type { Priority } from '../../tasks/contract.ts'
import type { MoveStatus, TaskFilters } from '../answer/contract.ts'
import type { TaskSummary } from '../contract.ts'
import {
  type Board,
  dueOf,
  filterValueOf,
  isAssignedTo,
  isDueWithin,
  isOverdue,
  statusOf,
  weekOf,
} from './board.ts'
import { peopleIn } from './people-in.ts'
import { dueCues, grammar, otherPriority, priorityCues, statusCues } from './vocabulary.ts'

export interface Narrowing {
  priorities: readonly Priority[]
  statuses: readonly MoveStatus[]
  due: NonNullable<TaskFilters['dueDate']> | null
  people: readonly Person[]
  /** What is left of the words and is not mere grammar. */
  rest: string
}

const ALL_PRIORITIES: readonly Priority[] = ['high', 'medium', 'low']

/** What the words narrow to. `said` is the text as it was written, for names that are words too ("Mark"). */
export function readNarrowing(plain: string, board: Board, said = ''): Narrowing {
  const state = { left: ` ${plain} ` }
  const taken = <V>(patterns: readonly (readonly [RegExp, V])[]): V | null => {
    const found = patterns.find(([pattern]) => pattern.test(state.left))
    if (found) state.left = state.left.replace(found[0], ' ')
    return found?.[1] ?? null
  }
  const { people, rest } = peopleIn(state.left, board, said)
  state.left = rest
  const [all = '', excluded] = otherPriority.exec(state.left) ?? []
  state.left = state.left.replace(all, all === '' ? '' : ' ')
  const named = allTaken(() => taken(priorityCues))
  const priorities =
    excluded === undefined || named.length > 0 ? named : ALL_PRIORITIES.filter((one) => one !== excluded)
  const due = taken(dueCues)
  const statuses = allTaken(() => taken(statusCues)).flat()
  return { priorities, statuses: [...new Set(statuses)], due, people, rest: withoutGrammar(state.left) }
}

/** "Blocked or in review" names two. */
function allTaken<V>(next: () => V | null): V[] {
  const found: V[] = []
  for (let one = next(); one !== null && found.length < 4; one = next())
    if (!found.includes(one)) found.push(one)
  return found
}

function withoutGrammar(left: string): string {
  const words = (left.match(/[\p{L}\p{N}@.+_'-]+/gu) ?? []).map(withoutMarks)
  return words.filter((word) => word !== '' && !grammar.has(word)).join(' ')
}

function withoutMarks(word: string): string {
  return word.replace(/(?<![@.+_'-])[@.+_'-]+$/, '')
}

export function isNarrow({ priorities, statuses, due, people }: Narrowing): boolean {
  return priorities.length + statuses.length + people.length > 0 || due !== null
}

/** As the panel's filters; of one value without a list. */
export function filtersOf({ priorities, statuses, due, people }: Narrowing, search = ''): TaskFilters {
  return {
    ...(search !== '' && { search }),
    ...oneOrMore('priority', priorities),
    ...oneOrMore('assignee', people.map(filterValueOf)),
    ...(due !== null && { dueDate: due }),
    ...oneOrMore('status', statuses),
  }
}

function oneOrMore<K extends string, V>(name: K, values: readonly V[]): { [P in K]?: V | V[] } {
  if (values.length === 0) return {}
  return { [name]: values.length === 1 ? values[0] : [...values] } as { [P in K]?: V | V[] }
}

/** The tasks that it lets through; what is left of the words does not count. */
export function narrowed(tasks: readonly TaskSummary[], narrowing: Narrowing, board: Board): TaskSummary[] {
  const { priorities, statuses, due, people } = narrowing
  return tasks.filter(
    (task) =>
      (priorities.length === 0 || priorities.includes(task.priority)) &&
      (statuses.length === 0 || statuses.includes(statusOf(task))) &&
      (people.length === 0 || people.some((person) => isAssignedTo(task, person))) &&
      (due === null || isDue(task, due, board)),
  )
}

function isDue(task: TaskSummary, due: NonNullable<TaskFilters['dueDate']>, board: Board): boolean {
  if (due === 'overdue') return isOverdue(task, board)
  if (due === 'none') return dueOf(task) === null
  const { first, last } = due === 'week' ? weekOf(board.today) : { first: board.today, last: board.today }
  return isDueWithin(task, first, last)
}
