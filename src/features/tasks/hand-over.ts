// Open tasks of somebody who leaves are assigned to another person, by the ordinary change with its notes and events.
import type { Scope } from '../../kit/scope.ts'
import type { HandedOver, Heir } from '../feature.ts'
import { changeMany } from './bulk/bulk-change.ts'
import { listOwnOpenTasks } from './task-list-store.ts'
import type { TaskServices } from './task-service.ts'
import { taskNoun } from './task-subject.ts'

/** In the context of the scope; other assignees keep their tasks. */
export async function giveTasks(services: TaskServices, scope: Scope, heir: Heir): Promise<HandedOver[]> {
  const groups = new Map<string, { assigneeIds: number[]; tasks: { id: number }[] }>()
  for (const { id, assignees } of await listOwnOpenTasks(services.db, scope)) {
    const others = assignees.map(({ user }) => user.id).filter((one) => one !== scope.userId)
    const assigneeIds = [...new Set([...others, heir.userId])]
    const key = assigneeIds.join()
    const group = groups.get(key) ?? { assigneeIds, tasks: [] }
    group.tasks.push({ id })
    groups.set(key, group)
  }
  let count = 0
  for (const { assigneeIds, tasks } of groups.values()) {
    const { results } = await changeMany(services, scope, { tasks, change: { assigneeIds } })
    count += results.filter(({ refused }) => refused === null).length
  }
  return [{ noun: taskNoun, count }]
}
