// What may be done about tasks that were told: what presses, what stands out among them, and the next moves of one.
import type { ActionItem, Advice, AskedQuestion, Insight, TaskIntent } from '../../records/asks.ts'
import type { Task } from '../tasks/contract.ts'
import { meaningOf, statusLabel } from '../tasks/index.ts'
import type { MoveStatus } from './answer/contract.ts'

const MOST_ITEMS = 3
/** Days without a change after which what is in progress stands still (COP-22). */
const STALLED_MS = 7 * 86_400_000

type At = Pick<AskedQuestion, 'today' | 'now'>

const isOpen = ({ status }: Task) => meaningOf(status) !== 'done'
const dayOfTask = ({ dueDate }: Task) => dueDate?.slice(0, 10) ?? null
const ranks: Record<string, number> = { urgent: 0, high: 1, medium: 2, low: 3 }

export function adviceOn(tasks: readonly Task[], at: At): Required<Pick<Advice, 'actionItems' | 'insights'>> {
  return { actionItems: itemsOf(tasks, at), insights: insightsOf(tasks, at) }
}

/** What is overdue before what is only important, the oldest first. */
function itemsOf(tasks: readonly Task[], { today }: At): ActionItem[] {
  const isLate = (task: Task) => (dayOfTask(task) ?? today) < today
  const rankOf = (task: Task) => (isLate(task) ? -1 : (ranks[task.priority] ?? 2))
  return tasks
    .filter((task) => isOpen(task) && (isLate(task) || (ranks[task.priority] ?? 2) < 2))
    .sort(
      (one, other) =>
        rankOf(one) - rankOf(other) || (dayOfTask(one) ?? '9').localeCompare(dayOfTask(other) ?? '9'),
    )
    .slice(0, MOST_ITEMS)
    .map((task) => ({
      title: `#${task.number} ${task.title}`,
      priority: task.priority,
      description: dueWords(dayOfTask(task), isLate(task)),
      action: actionOn(task, isLate(task)),
    }))
}

function dueWords(day: string | null, isLate: boolean): string {
  if (day === null) return 'It has no due date.'
  return isLate ? `It was due on ${day}.` : `It is due on ${day}.`
}

function actionOn(task: Task, isLate: boolean): string {
  if (meaningOf(task.status) === 'blocked') return 'Find out what it waits for.'
  if (task.assignees.length === 0) return 'Say who does it.'
  return isLate ? 'Finish it, or give it another day.' : 'Do it next.'
}

const counted = (many: number) => (many === 1 ? '1 task' : `${many} tasks`)

function insightsOf(tasks: readonly Task[], { today, now }: At): Insight[] {
  const open = tasks.filter(isOpen)
  const late = open.flatMap((task) => dayOfTask(task) ?? []).filter((day) => day < today)
  const still = open.filter(
    ({ status, updatedAt }) =>
      meaningOf(status) === 'progress' && now.getTime() - Date.parse(updatedAt) > STALLED_MS,
  )
  const free = open.filter(({ assignees }) => assignees.length === 0)
  const [oldest] = late.sort()
  return [
    ...told(late.length, 'warning', 'Overdue', `${counted(late.length)}, the oldest since ${oldest}.`),
    ...told(
      still.length,
      'warning',
      'Standing still',
      `${counted(still.length)} in progress, untouched for 7 days.`,
    ),
    ...told(
      free.length,
      'opportunity',
      'Without an assignee',
      `${counted(free.length)} that anybody can take.`,
    ),
  ]
}

const told = (many: number, type: Insight['type'], title: string, description: string): Insight[] =>
  many === 0 ? [] : [{ type, title, description }]

/** Buttons below an answer that rests on one task alone. */
export function nextMoves(tasks: readonly Task[]): TaskIntent[] {
  const [only, more] = tasks
  if (!only || more) return []
  const meaning = meaningOf(only.status)
  const moves: MoveStatus[] =
    meaning === 'done' ? ['pending'] : meaning === 'progress' ? ['completed'] : ['in-progress', 'completed']
  const { id: taskId, version } = only
  return moves.map((to) => ({ label: `Move to ${statusLabel(to)}`, status: to, taskId, version }))
}
