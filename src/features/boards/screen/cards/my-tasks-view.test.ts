// Which tasks My Tasks shows, in which order, and what it counts.
import { expect, it } from 'vitest'
import type { Task } from '../../../tasks/contract.ts'
import { sampleTask } from '../board/sample-task.ts'
import {
  countTasks,
  filterLabels,
  noneFound,
  readView,
  shownTasks,
  sortLabels,
  type TaskFilter,
  type TaskSort,
  taskFilters,
  taskSorts,
  toggledStatus,
  writeView,
} from './my-tasks-view.ts'

const day = (date: string) => `${date}T00:00:00.000Z`

const spellings = ['pending', 'todo', 'in-progress', 'in_progress', 'blocked', 'review', 'done', 'Completed']
const tasks: Task[] = spellings.map((status, index) =>
  sampleTask({
    id: index + 1,
    status,
    priority: index === 5 ? 'high' : index === 6 ? 'low' : 'medium',
    dueDate: index === 3 ? day('2026-03-01') : index === 7 ? day('2026-02-01') : null,
    updatedAt: day(`2026-01-1${(index * 3) % 8}`),
  }),
)

const statuses = (filter: TaskFilter) =>
  shownTasks(tasks, { filter, sort: 'updated' })
    .map((task) => task.status)
    .sort()
const ids = (sort: TaskSort) => shownTasks(tasks, { filter: 'all', sort }).map((task) => task.id)

it('MYT-02 MYT-12: each filter takes every spelling of its meaning', () => {
  expect(taskFilters.map((filter) => filterLabels[filter])).toEqual([
    ...['All Tasks', 'Pending', 'In Progress', 'Completed', 'High Priority'],
  ])
  expect(statuses('all')).toHaveLength(8)
  expect(statuses('pending')).toEqual(['pending', 'todo'])
  expect(statuses('in-progress')).toEqual(['in-progress', 'in_progress'])
  expect(statuses('completed')).toEqual(['Completed', 'done'])
  expect(statuses('high-priority')).toEqual(['review'])
})

it('MYT-03 CONST-20: last updated first, then by urgency or the nearest day, what has no day last', () => {
  expect(taskSorts.map((sort) => sortLabels[sort])).toEqual(['Recently Updated', 'Priority', 'Due Date'])
  const updated = shownTasks(tasks, readView(new URLSearchParams())).map((task) => task.updatedAt)
  expect(updated).toEqual([...updated].sort().reverse())
  expect([ids('priority')[0], ids('priority').at(-1)]).toEqual([6, 7])
  expect(ids('due').slice(0, 2)).toEqual([8, 4])
})

it('MYT-04: the counts are of all tasks, by meaning', () => {
  expect(countTasks(tasks)).toEqual([
    { label: 'Total', value: 8 },
    { label: 'Pending', value: 2 },
    { label: 'In Progress', value: 2 },
    { label: 'Completed', value: 2 },
  ])
})

it('MYT-09 MYT-13: a filter without matches is named as its button, in lower case', () => {
  expect(noneFound('high-priority')).toBe('No high priority tasks found')
  expect(noneFound('in-progress')).toBe('No in progress tasks found')
})

it('MYT-07 MYT-11: the toggle writes completed, and pending for what is done in any spelling', () => {
  expect(['pending', 'in-progress', 'blocked', 'todo', 'review'].map(toggledStatus)).toEqual(
    Array.from({ length: 5 }, () => 'completed'),
  )
  expect(['completed', 'done', 'Finished'].map(toggledStatus)).toEqual(['pending', 'pending', 'pending'])
})

it('the view is written into the address, and read from one that is old or mistyped', () => {
  const query = writeView(new URLSearchParams('x=1&filter=old'), { filter: 'high-priority', sort: 'due' })
  expect(query.toString()).toBe('x=1&filter=high-priority&sort=due')
  expect(readView(query)).toEqual({ filter: 'high-priority', sort: 'due' })
  expect(readView(new URLSearchParams('filter=nine&sort=__proto__'))).toEqual({
    filter: 'all',
    sort: 'updated',
  })
  expect(writeView(query, { filter: 'all', sort: 'updated' }).toString()).toBe('x=1')
})
