// What an answer sets of the panel's filters and sort.
import { expect, it } from 'vitest'
import type { AssistantAnswer, TaskFilters } from '../../../assistant/answer/contract.ts'
import { sampleTask } from '../../../boards/screen/board/sample-task.ts'
import { plainView } from '../../../boards/screen/cards/board-view.ts'
import { shownBy, viewAfter } from './board-after.ts'

const tasks = [sampleTask({ id: 1, people: ['priya'] }), sampleTask({ id: 2, people: ['tom', 'priya'] })]
const before = { ...plainView, search: 'old', statuses: ['done' as const], sort: 'title' as const }
const afterAnswer = (answer: AssistantAnswer) => {
  const shown = shownBy(answer)
  return shown ? viewAfter(before, shown, tasks) : before
}
const after = (filters: TaskFilters) => afterAnswer({ type: 'FILTER', suggestion: '', filters })

it('AIA-11 ENT-31: FILTER replaces the filters and leaves the sort', () => {
  expect(
    after({ search: ' bread ', priority: 'high', assignee: 'Priya', dueDate: 'week', status: 'in-progress' }),
  ).toEqual({
    ...plainView,
    search: 'bread',
    priorities: ['high'],
    assignees: ['priya@example.com'],
    due: 'week',
    statuses: ['progress'],
    sort: 'title',
  })
  expect(after({ status: ['pending', 'blocked'], assignee: ['TOM@example.com', 'Nobody'] })).toMatchObject({
    statuses: ['pending', 'blocked'],
    assignees: ['tom@example.com', 'nobody'],
  })
  expect(after({})).toEqual({ ...plainView, sort: 'title' })
})

it('AIA-11 ENT-31: SORT sets sortBy and sortOrder and leaves the filters', () => {
  const sort = { sortBy: 'createdAt', sortOrder: 'asc' } as const
  expect(afterAnswer({ type: 'SORT', suggestion: '', sort })).toEqual({
    ...before,
    sort: 'created',
    direction: 'asc',
  })
  expect(afterAnswer({ type: 'FILTER', suggestion: '', filters: {}, sort }).sort).toBe('created')
})

it('AIA-11: any other answer leaves the board as it is', () => {
  for (const type of ['INSIGHT', 'ORGANIZE', 'GENERAL', 'TASK_UPDATE', 'TASK_CREATE'] as const)
    expect(shownBy({ type, suggestion: '', filters: { search: 'x' } })).toBeNull()
})
