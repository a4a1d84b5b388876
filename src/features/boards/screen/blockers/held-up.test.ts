// Which blockers and which words a card shows.
import { expect, it } from 'vitest'
import { sampleTask } from '../board/sample-task.ts'
import { openBlockers, reasonOf } from './held-up.ts'

const blocker = (id: number, status = 'pending') => ({ id, number: id, title: `Task ${id}`, status })

it('only open tasks hold another up, and nothing holds up what is done', () => {
  const blockedBy = [blocker(2), blocker(3, 'Finished')]
  expect(openBlockers(sampleTask({ blockedBy })).map(({ id }) => id)).toEqual([2])
  expect(openBlockers(sampleTask({ blockedBy, status: 'completed' }))).toEqual([])
})

it('words that only name the tasks are not said twice', () => {
  const task = sampleTask({ status: 'blocked', blockedReason: 'task #2, task #3', blockedBy: [blocker(2)] })
  expect(reasonOf(task)).toBeNull()
  expect(reasonOf({ ...task, blockedBy: [] })).toBe('task #2, task #3')
  expect(reasonOf({ ...task, blockedReason: 'task #2 and the bank' })).toBe('task #2 and the bank')
  expect(reasonOf({ ...task, status: 'pending', blockedReason: 'legal' })).toBeNull()
})
