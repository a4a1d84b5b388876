// Makes the changes of tasks that were proposed and pressed: those of one kind together, all of them to be undone by one.
import { z } from 'zod'
import type { Scope } from '../../kit/scope.ts'
import type { Applied, ProposedChange } from '../../records/asks.ts'
import { bulkChange } from '../tasks/bulk/contract.ts'
import { assigneeIds, dueDate } from '../tasks/contract.ts'
import { addTaskToUndo, changeMany } from '../tasks/index.ts'
import { newTask } from './answer/contract.ts'
import type { TaskAsksServices } from './task-asks-services.ts'

const newValue = newTask.extend({
  projectId: z.number().int(),
  dueDate: dueDate.optional(),
  assigneeIds: assigneeIds.optional(),
})

/** Of a task other features propose more, such as a comment. */
const FIELDS: ReadonlySet<string> = new Set(['new', ...Object.keys(bulkChange.shape)])

/** In the open transaction. */
export async function applyTaskChanges(
  services: TaskAsksServices,
  scope: Scope,
  proposed: readonly ProposedChange[],
): Promise<Applied> {
  const changes = proposed.filter(({ kind, field }) => kind === 'task' && FIELDS.has(field))
  const applied: Applied = { changeSetIds: [], refused: [] }
  for (const change of changes.filter(({ id }) => id === null)) {
    const { projectId, ...fields } = newValue.parse(change.value)
    const made = await addTaskToUndo(services, scope, projectId, { ...fields, status: 'pending' })
    applied.changeSetIds.push(made.changeSetId)
  }
  const touched = new Set<number>()
  for (const [key, group] of grouped(changes)) {
    const { field, value } = JSON.parse(key) as { field: string; value: unknown }
    const change = bulkChange.parse({ [field]: value })
    const tasks = group.flatMap(({ id, version }) => {
      if (id === null) return []
      // The first change of a task makes a version that nobody else made.
      const known = touched.has(id) || version === null ? {} : { version }
      touched.add(id)
      return [{ id, ...known }]
    })
    const { results, changeSetIds } = await changeMany(services, scope, { tasks, change })
    applied.changeSetIds.push(...changeSetIds)
    for (const { id, refused } of results) {
      const title = group.find((one) => one.id === id)?.title ?? ''
      if (refused !== null) applied.refused.push({ title, because: refused })
    }
  }
  return applied
}

function grouped(changes: readonly ProposedChange[]): Map<string, ProposedChange[]> {
  const groups = new Map<string, ProposedChange[]>()
  for (const change of changes) {
    if (change.id === null) continue
    const key = JSON.stringify({ field: change.field, value: change.value })
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return groups
}
