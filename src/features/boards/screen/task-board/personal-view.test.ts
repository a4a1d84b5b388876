// The filters and the sort of the personal board.
import { expect, it } from 'vitest'
import { sortTasks } from '../cards/sort-tasks.ts'
import {
  activeFilters,
  filterListed,
  personalSorts,
  plainPersonalView,
  projectsOf,
  sortedByField,
  statusFilters,
  turned,
  withoutPersonalFilters,
} from './personal-view.ts'
import { sampleListed } from './sample-listed.ts'

const tasks = [
  sampleListed({ id: 1, projectId: 1, priority: 'high', status: 'in_progress' }),
  sampleListed({ id: 2, projectId: 2, projectName: 'Autumn fair', priority: 'high', status: 'working' }),
  sampleListed({ id: 3, projectId: 2, projectName: 'Autumn fair', priority: 'low', status: 'todo' }),
  sampleListed({ id: 4, projectId: 3, projectName: null, priority: 'low', status: 'finished' }),
]
const idsOf = (view: Partial<typeof plainPersonalView>) =>
  filterListed(tasks, { ...plainPersonalView, ...view }).map(({ id }) => id)

it('PB-02 PB-23 MYT-12: project, priority and status narrow together, a status by its meaning', () => {
  expect(idsOf({})).toEqual([1, 2, 3, 4])
  expect(idsOf({ project: 2 })).toEqual([2, 3])
  expect(idsOf({ status: 'progress' })).toEqual([1, 2])
  expect(idsOf({ status: 'pending' })).toEqual([3])
  expect(idsOf({ status: 'done' })).toEqual([4])
  expect(idsOf({ project: 2, priority: 'high', status: 'progress' })).toEqual([2])
  expect(statusFilters).toHaveLength(5)
  expect(projectsOf(tasks, null).map(({ name }) => name)).toEqual(['Autumn fair', 'Spring launch', 'Unknown'])
  expect(projectsOf([], 8)).toEqual([{ id: 8, name: 'Unknown' }])
})

it('PB-03 PB-04 PB-25: five fields, each starting in its own direction, the board with the newest first', () => {
  expect(personalSorts.map(({ label }) => label)).toEqual([
    'Created Date',
    'Updated Date',
    'Due Date',
    'Priority',
    'Title',
  ])
  expect([plainPersonalView.sort, plainPersonalView.direction]).toEqual(['created', 'desc'])
  expect(sortedByField(plainPersonalView, 'due').direction).toBe('asc')
  expect(turned(sortedByField(plainPersonalView, 'due')).direction).toBe('desc')
  const changed = [
    sampleListed({ id: 1, updatedAt: '2026-03-02T09:00:00.000Z' }),
    sampleListed({ id: 2, updatedAt: '2026-03-04T09:00:00.000Z' }),
    sampleListed({ id: 3, updatedAt: '2026-03-03T09:00:00.000Z' }),
  ]
  const byUpdate = sortedByField(plainPersonalView, 'updated')
  expect(sortTasks(changed, byUpdate).map(({ id }) => id)).toEqual([2, 3, 1])
  expect(sortTasks(changed, turned(byUpdate)).map(({ id }) => id)).toEqual([1, 3, 2])
})

it('PB-05: each filter that is on has words, and clearing them keeps the sort', () => {
  const view = {
    ...plainPersonalView,
    project: 2,
    priority: 'high',
    status: 'progress',
    sort: 'due',
  } as const
  expect(activeFilters(view, () => 'Autumn fair').map(({ label }) => label)).toEqual([
    'Project: Autumn fair',
    'Priority: High',
    'Status: In Progress',
  ])
  expect(activeFilters(plainPersonalView, String)).toEqual([])
  expect(withoutPersonalFilters(view)).toEqual({ ...plainPersonalView, sort: 'due' })
})
