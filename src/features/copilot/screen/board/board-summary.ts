// What the assistant is told of the board with each question (AIA-03).

import { LONGEST_MESSAGE, promptOf, type TaskSummary } from '../../../assistant/contract.ts'
import { nameOf } from '../../../boards/screen/cards/filter-tasks.ts'
import type { Task } from '../../../tasks/contract.ts'
import { columnOf } from '../../../tasks/status.ts'

/** Characters left to the question and the marks. */
const ROOM = 10_000

export interface ShownBoard {
  project: number
  tasks: readonly Task[]
  /** Address of who asks. */
  me: string | undefined
}

/** The message of a question; of a board that is too long for one, what is open and new comes along. */
export function messageOf(text: string, { project, tasks, me }: ShownBoard, now: number): string {
  const summaries = [...tasks].sort((a, b) => Number(isDone(a)) - Number(isDone(b))).map(summaryOf)
  const today = dayOf(now)
  const board = { tasks: thatFit(summaries), today, ...(me !== undefined && { me }), project }
  return promptOf({ text, board })
}

function isDone({ status }: Task): boolean {
  return columnOf(status) === 'done'
}

function summaryOf({ id, number, title, status, priority, dueDate, assignees }: Task): TaskSummary {
  return {
    id,
    number,
    title,
    status,
    priority,
    dueDate: dueDate?.slice(0, 10) ?? null,
    assignees: assignees.map(({ user }) => ({ name: nameOf(user), email: user.email })),
  }
}

function thatFit(summaries: readonly TaskSummary[]): TaskSummary[] {
  let left = LONGEST_MESSAGE - ROOM
  return summaries.filter((summary) => {
    left -= JSON.stringify(summary).length + 1
    return left > 0
  })
}

/** YYYY-MM-DD where the viewer is. */
function dayOf(now: number): string {
  const date = new Date(now)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
