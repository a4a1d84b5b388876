// How long a deleted task can still be restored.
import { expect, it } from 'vitest'
import { daysToRestore, restoreWords } from './restore-days.ts'

it('PB-24: thirty days from the deletion, counted down to the last', () => {
  const deleted = '2026-03-01T09:00:00.000Z'
  expect(daysToRestore(deleted, deleted)).toBe(30)
  expect(daysToRestore(deleted, '2026-03-01T08:59:30.000Z')).toBe(30)
  expect(daysToRestore(deleted, '2026-03-01T09:00:01.000Z')).toBe(30)
  expect(daysToRestore(deleted, '2026-03-02T09:00:00.000Z')).toBe(29)
  expect(daysToRestore(deleted, '2026-05-01T09:00:00.000Z')).toBe(0)
  expect(restoreWords(deleted, '2026-03-31T08:00:00.000Z')).toBe('Deleted, kept for 1 more day')
  expect(restoreWords(deleted, '2026-03-21T09:00:00.000Z')).toBe('Deleted, kept for 10 more days')
})
