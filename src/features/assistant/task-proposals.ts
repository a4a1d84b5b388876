// Proposed changes of tasks: each field with what stands there and what would.
import type { ProposedChange } from '../../records/asks.ts'
import type { Task } from '../tasks/contract.ts'
import { statusLabel } from '../tasks/index.ts'
import type { MoveStatus, NewTask } from './answer/contract.ts'
import type { FieldEdit } from './reading/field-change.ts'

type Change = Pick<ProposedChange, 'field' | 'label' | 'before' | 'after' | 'value'>

const on = ({ id, number, title, version }: Task, change: Change): ProposedChange => ({
  ...{ kind: 'task', id, title: `#${number} ${title}`, path: `/task/${id}`, version },
  ...change,
})

export function movesOf(moves: readonly { task: Task; to: MoveStatus }[]): ProposedChange[] {
  return moves.map(({ task, to }) => {
    const [before, after] = [statusLabel(task.status), statusLabel(to)]
    return on(task, { field: 'status', label: 'Status', before, after, value: to })
  })
}

/** What is so already is no change. */
export function changesOf(tasks: readonly Task[], edit: FieldEdit, people: KnownPeople): ProposedChange[] {
  return tasks.flatMap((task) => [
    ...dueOf(task, edit),
    ...priorityOf(task, edit),
    ...assigneesOf(task, edit, people),
    ...deletionOf(task, edit),
  ])
}

function dueOf(task: Task, { dueDate }: FieldEdit): ProposedChange[] {
  const before = task.dueDate?.slice(0, 10) ?? ''
  if (dueDate === undefined || before === dueDate) return []
  return [
    on(task, { field: 'dueDate', label: 'Due', before, after: dueDate, value: `${dueDate}T00:00:00.000Z` }),
  ]
}

function priorityOf(task: Task, { priority }: FieldEdit): ProposedChange[] {
  if (priority === undefined || task.priority === priority) return []
  return [
    on(task, {
      field: 'priority',
      label: 'Priority',
      before: task.priority,
      after: priority,
      value: priority,
    }),
  ]
}

export type KnownPeople = ReadonlyMap<string, { id: number; name: string }>

/** By address: everybody who has a task, and who asks. */
export function knownPeople(
  tasks: readonly Task[],
  me: { id: number; email: string; name: string },
): KnownPeople {
  const people = tasks.flatMap(({ assignees }) => assignees.map(({ user }) => user))
  return new Map([
    ...people.map((user) => [user.email, { id: user.id, name: nameOf(user) }] as const),
    [me.email, { id: me.id, name: me.name }] as const,
  ])
}

const nameOf = ({ firstName, lastName, email }: Task['assignees'][number]['user']) =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim() || email

function assigneesOf(task: Task, { assignees }: FieldEdit, people: KnownPeople): ProposedChange[] {
  const to = (assignees ?? []).flatMap((email) => people.get(email) ?? [])
  if (to.length === 0) return []
  const before = task.assignees.map(({ user }) => nameOf(user)).join(', ')
  const after = to.map(({ name }) => name).join(', ')
  const value = to.map(({ id }) => id)
  return before === after ? [] : [on(task, { field: 'assigneeIds', label: 'Assignee', before, after, value })]
}

/** It can be restored for 30 days. */
function deletionOf(task: Task, { deleted }: FieldEdit): ProposedChange[] {
  if (!deleted) return []
  return [on(task, { field: 'deleted', label: 'Deleted', before: '', after: 'deleted', value: true })]
}

export interface Details {
  assignee: { id: number; name: string } | null
  /** 'YYYY-MM-DD' */
  dueDate: string | null
}

/** Whose it is and when it is due stand beside the title in the difference. */
export function newTaskOf(
  { title, priority, description }: NewTask,
  projectId: number,
  { assignee, dueDate }: Details,
): ProposedChange {
  const told = [title, assignee?.name ?? '', dueDate ?? ''].filter((part) => part !== '')
  return {
    ...{ kind: 'task', id: null, title, path: `/project/${projectId}`, version: null },
    ...{ field: 'new', label: 'New task', before: '', after: told.join(', ') },
    value: {
      ...{ projectId, title, priority, description },
      ...(dueDate !== null && { dueDate: `${dueDate}T00:00:00.000Z` }),
      ...(assignee !== null && { assigneeIds: [assignee.id] }),
    },
  }
}
