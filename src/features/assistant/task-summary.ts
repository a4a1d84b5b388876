// A task as the reading of questions sees it.
import type { Task } from '../tasks/contract.ts'
import type { TaskSummary } from './contract.ts'

/** Characters that no keyboard writes stand around a task's id behind its name, until it is a source. */
const markOf = (id: number) => `\uE000${id}\uE001`

export function summaryOf(task: Task): TaskSummary {
  const nameOf = ({ firstName, lastName, email }: Task['assignees'][number]['user']) =>
    `${firstName ?? ''} ${lastName ?? ''}`.trim() || email
  return {
    ...{ id: task.id, number: task.number, title: task.title.replace(/[\uE000\uE001]/g, '') },
    ...{ status: task.status, priority: task.priority, dueDate: task.dueDate?.slice(0, 10) ?? null },
    assignees: task.assignees.map(({ user }) => ({ name: nameOf(user), email: user.email })),
    mark: markOf(task.id),
  }
}
