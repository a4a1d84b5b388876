// Tasks that a mail has listed: as a reply to it is read, and the changes that such a reply means.
import type { TaskChange } from '../../language/replies/changes.ts'
import type { KnownTask } from '../../language/task-match.ts'
import type { ProposedChange } from '../../records/asks.ts'
import type { Task } from '../tasks/contract.ts'
import { meaningOf } from '../tasks/index.ts'
import type { FieldEdit } from './reading/field-change.ts'
import { changesOf, type KnownPeople, movesOf } from './task-proposals.ts'

/** `number` is that of its row. */
export function knownTask({ title, status, dueDate, assignees, repeats }: Task, number: number): KnownTask {
  const meaning = meaningOf(status)
  return {
    ...{ number, title, status, state: meaning === 'review' ? 'progress' : meaning },
    dueDate: dueDate?.slice(0, 10) ?? null,
    assignees: assignees.map(({ user }) => user.email),
    repeats: repeats != null,
  }
}

/** Null for what is changed on the screen alone; empty where it is so already. */
export function changesMeant(task: Task, change: TaskChange, people: KnownPeople): ProposedChange[] | null {
  if (change.kind === 'status' && change.status)
    return task.status === change.status ? [] : movesOf([{ task, to: change.status }])
  const edit = editOf(change)
  if (!edit || edit.assignees?.some((email) => !people.has(email))) return null
  return changesOf([task], edit, people)
}

function editOf({ kind, dueDate, priority, assignees }: TaskChange): FieldEdit | null {
  if (kind === 'due' && dueDate) return { dueDate }
  if (kind === 'priority' && priority) return { priority }
  if (kind === 'assign' && assignees && assignees.length > 0) return { assignees }
  return null
}
