// How the open task stands in the address.
import { expect, it } from 'vitest'
import { readOpenTask, writeOpenTask } from './open-task.ts'

it('the open task stands beside what else the address says', () => {
  const query = writeOpenTask(new URLSearchParams('priority=high'), 12)
  expect(query.toString()).toBe('priority=high&task=12')
  expect(readOpenTask(query)).toBe(12)
  expect(writeOpenTask(query, null).toString()).toBe('priority=high')
})

it('what is no id opens nothing', () => {
  for (const task of ['', '0', '-1', '1.5', 'x', '99999999999']) {
    expect(readOpenTask(new URLSearchParams({ task }))).toBeNull()
  }
})
