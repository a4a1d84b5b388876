// When the lists are read again after the personal board wrote a task.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../../ui/queries.ts'
import { taskListKeys } from '../lists/use-task-lists.ts'
import { refetchSoon } from './refetch-soon.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('PB-21, CONST-15: all four lists are stale 100 ms after an update, and not before', () => {
  const client = createQueryClient()
  const keys = Object.values(taskListKeys)
  for (const key of keys) client.setQueryData(key, [])
  const stale = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated).length
  refetchSoon(client, 1)
  vi.advanceTimersByTime(99)
  expect(stale()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(stale()).toBe(4)
})
