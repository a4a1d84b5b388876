// Reads which tasks a person wants due on another day, with another priority, or done by somebody else.
import { readField } from '../../../language/reply-change.ts'
import type { TaskSummary } from '../contract.ts'
import type { Asked } from './asked.ts'
import { isOpen } from './board.ts'
import { tasksOfTarget } from './named-tasks.ts'

export interface FieldEdit {
  dueDate?: string
  priority?: TaskSummary['priority']
  /** Addresses. */
  assignees?: string[]
}

export interface FieldChange {
  /** More than one fits where one is meant. */
  isUnsure: boolean
  tasks: readonly TaskSummary[]
  edit: FieldEdit
}

/** Null where the words ask for no such change, or for one of a task that is not there. */
export function readFieldChange({ plain, said, board, isQuestion }: Asked): FieldChange | null {
  if (isQuestion) return null
  const nobody = { email: board.me ?? '', name: null }
  const author = board.people.find(({ email }) => email === board.me) ?? nobody
  const dates = { at: new Date(`${board.today}T12:00:00Z`), zone: 'UTC' }
  const context = { author, everyone: board.people, dates }
  const field = readField(plain, context) ?? readField(said, context)
  const edit = field && editOf(field)
  if (!field || !edit || field.target.by === 'context') return null
  const open = board.tasks.filter(isOpen)
  const named = tasksOfTarget(field.target, board, open)
  if (!('tasks' in named) || named.tasks.length === 0) return null
  return { isUnsure: named.kind === 'several', tasks: named.tasks, edit }
}

function editOf(field: NonNullable<ReturnType<typeof readField>>): FieldEdit | null {
  switch (field.kind) {
    case 'due':
      return { dueDate: field.dueDate }
    case 'priority':
      return { priority: field.priority }
    case 'assign':
      return { assignees: field.people.map(({ email }) => email) }
    default:
      return null
  }
}
