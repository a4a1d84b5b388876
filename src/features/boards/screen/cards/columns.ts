// Tasks dealt into the three columns of the board, and their counts.
import type { Task } from '../../../tasks/contract.ts'
import { type ColumnKey, columnOf } from '../../../tasks/status.ts'

/** From left to right (KB-02, CONST-21). */
export const columnKeys: readonly ColumnKey[] = ['pending', 'ongoing', 'done']

export type Columns = Record<ColumnKey, Task[]>

export function dealIntoColumns(tasks: readonly Task[]): Columns {
  const columns: Columns = { pending: [], ongoing: [], done: [] }
  for (const task of tasks) columns[columnOf(task.status)].push(task)
  return columns
}

/** Task Overview (KB-11): counts over all tasks of the project, by column; dashes before they are known. */
export function overviewOf(tasks: readonly Task[] | undefined) {
  const columns = tasks && dealIntoColumns(tasks)
  return [
    { label: 'Total', value: tasks?.length ?? '–' },
    { label: 'Pending', value: columns?.pending.length ?? '–' },
    { label: 'In Progress', value: columns?.ongoing.length ?? '–' },
    { label: 'Completed', value: columns?.done.length ?? '–' },
  ]
}
