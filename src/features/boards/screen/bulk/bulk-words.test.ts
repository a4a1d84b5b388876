// The words after a change of several tasks.
import { expect, it } from 'vitest'
import { bulkWords, refusedWords } from './bulk-words.ts'

it('tasks are counted, and none is said as such', () => {
  expect([bulkWords(3, { status: 'done' }), bulkWords(1, { deleted: true }), bulkWords(0, {})]).toEqual([
    '3 tasks changed',
    '1 task deleted',
    'No task was changed',
  ])
})

it('each reason is said once, with the first three tasks', () => {
  const tasks = [1, 2, 3, 4, 5].map((id) => ({ id, number: id, title: `T${id}` }))
  const refused = tasks.map(({ id }) => ({ id, refused: id === 5 ? 'Task not found' : 'Too late' }))
  expect(refusedWords(refused, tasks)).toBe(
    '#1 “T1”, #2 “T2”, #3 “T3” and 1 more: Too late. #5 “T5”: Task not found.',
  )
})
