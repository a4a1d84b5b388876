// The order within a column.
import { expect, it } from 'vitest'
import { sampleTask } from '../board/sample-task.ts'
import { plainView, sortedBy } from './board-view.ts'
import { sortTasks } from './sort-tasks.ts'

const idsOf = (tasks: readonly { id: number }[]) => tasks.map(({ id }) => id)

it('CONST-20: the board starts with the newest first', () => {
  const tasks = [
    sampleTask({ id: 1, createdAt: '2026-03-01T09:00:00.000Z' }),
    sampleTask({ id: 2, createdAt: '2026-03-03T09:00:00.000Z' }),
    sampleTask({ id: 3, createdAt: '2026-03-02T09:00:00.000Z' }),
  ]
  expect(idsOf(sortTasks(tasks, plainView))).toEqual([2, 3, 1])
})

it('CONST-19: high before medium before low, and the other way round', () => {
  const tasks = [
    sampleTask({ id: 1, priority: 'medium' }),
    sampleTask({ id: 2, priority: 'low' }),
    sampleTask({ id: 3, priority: 'high' }),
  ]
  expect(idsOf(sortTasks(tasks, { sort: 'priority', direction: 'desc' }))).toEqual([3, 1, 2])
  expect(idsOf(sortTasks(tasks, { sort: 'priority', direction: 'asc' }))).toEqual([2, 1, 3])
})

it('titles sort as people read them, and tasks without a due date stay last', () => {
  const titled = [
    sampleTask({ id: 1, title: 'slide 10' }),
    sampleTask({ id: 2, title: 'Slide 9' }),
    sampleTask({ id: 3, title: 'Ärger' }),
  ]
  expect(idsOf(sortTasks(titled, { sort: 'title', direction: 'asc' }))).toEqual([3, 2, 1])
  const due = [
    sampleTask({ id: 1, dueDate: null }),
    sampleTask({ id: 2, dueDate: '2026-03-02T00:00:00.000Z' }),
    sampleTask({ id: 3, dueDate: '2026-03-01T00:00:00.000Z' }),
  ]
  expect(idsOf(sortTasks(due, { sort: 'due', direction: 'asc' }))).toEqual([3, 2, 1])
  expect(idsOf(sortTasks(due, { sort: 'due', direction: 'desc' }))).toEqual([2, 3, 1])
})

it('KB-10: the active sort flips, another one starts in its own direction', () => {
  const flipped = sortedBy(plainView, 'created')
  expect([flipped.sort, flipped.direction]).toEqual(['created', 'asc'])
  const titled = sortedBy(flipped, 'title')
  expect([titled.sort, titled.direction]).toEqual(['title', 'asc'])
  expect(sortedBy(titled, 'priority').direction).toBe('desc')
  expect(sortedBy(titled, 'title').direction).toBe('desc')
})
