// What the press of an intent tells.
import { expect, it, vi } from 'vitest'
import { RequestError } from '../../../ui/request.ts'
import { pressIntent } from './task-intents.ts'

const intent = { label: 'Move to In Progress', status: 'in-progress', taskId: 7 }

it('COP-29: it sets the task to its status, and says so', async () => {
  const set: unknown[] = []
  const words = await pressIntent(intent, async (...given) => set.push(given))
  expect(set).toEqual([[7, 'in-progress']])
  expect(words).toBe('✅ Updated task 7 to "In Progress"')
})

it('ERR-21: a failure is told with the words of the server, else the default ones; without a task nothing happens', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const failed = (error: Error) => pressIntent(intent, () => Promise.reject(error))
  expect(await failed(new RequestError(409, '', '{"message":"Somebody was faster"}'))).toBe(
    '❌ Failed to update task 7: Somebody was faster',
  )
  expect(await failed(new TypeError('fetch failed'))).toBe(
    '❌ Failed to update task 7: Failed to update task 7',
  )
  let count = 0
  expect(await pressIntent({ ...intent, taskId: null }, async () => (count += 1))).toBeNull()
  expect(count).toBe(0)
})
