// Tasks in their columns, and what is counted of them.
import { expect, it } from 'vitest'
import { columnTitles, statusOfColumn } from '../../../tasks/status.ts'
import { sampleTask } from '../board/sample-task.ts'
import { columnKeys, dealIntoColumns, overviewOf } from './columns.ts'

const dealt = (statuses: string[]) =>
  dealIntoColumns(statuses.map((status, index) => sampleTask({ id: index, status })))

it('KB-02, CONST-21: three columns, pending, ongoing and done', () => {
  expect(columnKeys).toEqual(['pending', 'ongoing', 'done'])
  expect(columnKeys.map((key) => columnTitles[key])).toEqual(['Pending', 'Ongoing', 'Done'])
})

it('KB-12: Pending holds pending, todo, backlog and anything else', () => {
  expect(dealt(['pending', 'todo', 'backlog', 'someday', '']).pending).toHaveLength(5)
})

it('KB-13: Ongoing holds all that is under way, held up or looked at', () => {
  const spellings = ['in-progress', 'in progress', 'ongoing', 'active', 'working', 'blocked', 'waiting']
  expect(dealt([...spellings, 'review', 'testing', 'In Progress']).ongoing).toHaveLength(10)
})

it('KB-14: Done holds completed, done and finished', () => {
  expect(dealt(['completed', 'done', 'finished', 'DONE']).done).toHaveLength(4)
})

it('KB-15: a column writes pending, in-progress or completed', () => {
  expect(columnKeys.map((key) => statusOfColumn[key])).toEqual(['pending', 'in-progress', 'completed'])
})

it('KB-11: the overview counts all, pending, in progress and completed', () => {
  const tasks = ['todo', 'blocked', 'in-progress', 'done'].map((status, id) => sampleTask({ id, status }))
  expect(overviewOf(tasks)).toEqual([
    { label: 'Total', value: 4 },
    { label: 'Pending', value: 1 },
    { label: 'In Progress', value: 2 },
    { label: 'Completed', value: 1 },
  ])
})
