// Which tasks search and filters let through.
import { expect, it } from 'vitest'
import { sampleTask } from '../board/sample-task.ts'
import { type BoardView, plainView } from './board-view.ts'
import { assigneeChoices, filterTasks, isOverdue, statusChoices } from './filter-tasks.ts'

/* A Wednesday. */
const now = '2026-03-11T10:00:00.000Z'
const day = (date: string) => `${date}T00:00:00.000Z`

function idsOf(tasks: Parameters<typeof filterTasks>[0], view: Partial<BoardView>): number[] {
  return filterTasks(tasks, { ...plainView, ...view }, now, 'UTC').map(({ id }) => id)
}

it('KB-08: search finds every word in title, description, number and people, in any case', () => {
  const tasks = [
    sampleTask({ id: 1, title: 'Send the launch deck' }),
    sampleTask({ id: 2, description: 'Slides of the LAUNCH, deck 4', people: ['mei'] }),
    sampleTask({ id: 3, title: 'Book the hall' }),
  ]
  expect(idsOf(tasks, { search: 'deck launch' })).toEqual([1, 2])
  expect(idsOf(tasks, { search: ' MEI@example ' })).toEqual([2])
  expect(idsOf(tasks, { search: '#3' })).toEqual([3])
  expect(idsOf(tasks, { search: '' })).toEqual([1, 2, 3])
})

it('KB-09: choices of one group add up, groups narrow each other', () => {
  const tasks = [
    sampleTask({ id: 1, priority: 'high', people: ['amara'] }),
    sampleTask({ id: 2, priority: 'low', people: ['amara', 'bob'] }),
    sampleTask({ id: 3, priority: 'medium', people: ['bob'] }),
  ]
  expect(idsOf(tasks, { priorities: ['high', 'medium'] })).toEqual([1, 3])
  expect(idsOf(tasks, { assignees: ['bob@example.com'] })).toEqual([2, 3])
  expect(idsOf(tasks, { priorities: ['high', 'medium'], assignees: ['bob@example.com'] })).toEqual([3])
})

it('KB-09, MYT-12: the status filter offers what occurs and takes every spelling of it', () => {
  const tasks = [
    sampleTask({ id: 1, status: 'In Progress' }),
    sampleTask({ id: 2, status: 'in-progress' }),
    sampleTask({ id: 3, status: 'Finished' }),
    sampleTask({ id: 4, status: 'someday' }),
  ]
  expect(statusChoices(tasks)).toEqual(['pending', 'progress', 'done'])
  expect(idsOf(tasks, { statuses: ['progress'] })).toEqual([1, 2])
  expect(idsOf(tasks, { statuses: ['done', 'pending'] })).toEqual([3, 4])
})

it('KB-09: assignees are offered by address, who has most first', () => {
  const tasks = [sampleTask({ people: ['amara', 'bob'] }), sampleTask({ people: ['bob'] })]
  expect(assigneeChoices(tasks).map(({ address, count }) => [address, count])).toEqual([
    ['bob@example.com', 2],
    ['amara@example.com', 1],
  ])
})

it('KB-25: overdue, today, this week from Monday to Sunday, and none', () => {
  const tasks = [
    sampleTask({ id: 1, dueDate: day('2026-03-08') }),
    sampleTask({ id: 2, dueDate: day('2026-03-09') }),
    sampleTask({ id: 3, dueDate: day('2026-03-11') }),
    sampleTask({ id: 4, dueDate: day('2026-03-15') }),
    sampleTask({ id: 5, dueDate: day('2026-03-16') }),
    sampleTask({ id: 6, dueDate: null }),
    sampleTask({ id: 7, dueDate: day('2026-03-01'), status: 'done' }),
  ]
  expect(idsOf(tasks, { due: 'overdue' })).toEqual([1, 2])
  expect(idsOf(tasks, { due: 'today' })).toEqual([3])
  expect(idsOf(tasks, { due: 'week' })).toEqual([2, 3, 4])
  expect(idsOf(tasks, { due: 'none' })).toEqual([6])
})

it('a due day is over when it is over where the viewer is', () => {
  const task = sampleTask({ dueDate: day('2026-03-11') })
  const evening = '2026-03-12T03:00:00.000Z'
  expect(isOverdue(task, evening, 'UTC')).toBe(true)
  expect(isOverdue(task, evening, 'America/New_York')).toBe(false)
})
