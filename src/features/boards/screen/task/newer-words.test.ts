// What the dialog says of the change that was faster.
import { expect, it } from 'vitest'
import { sampleTask } from '../board/sample-task.ts'
import { newerWords } from './newer-words.ts'

const base = sampleTask({ title: 'Call Ben', priority: 'high', dueDate: '2026-11-30T00:00:00.000Z' })

it('each field that differs is named as it is now, and no other', () => {
  expect(newerWords(base, { ...base, priority: 'low', dueDate: null })).toBe('priority low, no due date')
  const blocker = { id: 2, number: 2, title: 'Order', status: 'pending' }
  const people = sampleTask({ people: ['Ada', 'Ben'] }).assignees
  const rest = { status: 'in-progress', repeats: 'weekly:1', assignees: people, blockedBy: [blocker] }
  expect(newerWords(base, { ...base, title: 'Write', description: 'Long.', ...rest })).toBe(
    'title \u201cWrite\u201d, another description, status In Progress, repeats every week on Monday, assigned to Ada and Ben, blocked by #2',
  )
})

it('what was taken away is named too, and the same task needs no words', () => {
  const full = sampleTask({ description: 'Long.', repeats: 'daily', people: ['Ada'] })
  const empty = { ...full, description: '', repeats: null, assignees: [] }
  expect(newerWords(full, empty)).toBe('no description, no repeat, assigned to nobody')
  expect(newerWords(full, { ...full, version: 2, commentCount: 4 })).toBe('')
})
