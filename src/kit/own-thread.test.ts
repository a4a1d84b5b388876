// Calls into a thread of their own: good ones, and some that never end, fail or want all the memory.
import { afterEach, expect, it } from 'vitest'
import { OwnThread, TookTooLong } from './own-thread.ts'

const file = new URL('../../test/thread-example.mjs', import.meta.url)
const opened: OwnThread[] = []

afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.stop()
})

function open(patienceMs = 60_000): OwnThread {
  const thread = new OwnThread(file, { patienceMs, memoryMb: 64 })
  opened.push(thread)
  return thread
}

it('a call has the value or the error of its function', async () => {
  const thread = open()
  expect(await thread.call('add', [1, 2])).toBe(3)
  expect(await thread.call('sizeOf', Buffer.from('four'))).toBe(4)
  await expect(thread.call('fail', null)).rejects.toThrow(new TypeError('no such number'))
})

it('a call that never ends is given up; this thread goes on meanwhile, and so do the calls behind it', async () => {
  const thread = open(8_000)
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
  }, 20)
  const spinning = thread.call('spin', null).catch((error: unknown) => error)
  const behind = [thread.call('add', [1, 2]), thread.call('add', [3, 4])]
  expect(await spinning).toBeInstanceOf(TookTooLong)
  clearInterval(clock)
  expect(ticks).toBeGreaterThan(10)
  expect(await Promise.all(behind)).toEqual([3, 7])
})

it('a call that wants all the memory fails alone', async () => {
  const thread = open()
  const [hoarding, behind] = [thread.call('hoard', null), thread.call('add', [1, 2])]
  await expect(hoarding).rejects.toThrow(/memory/)
  expect(await behind).toBe(3)
})

it('a thread that cannot begin fails its calls, and this process lives on', async () => {
  const limits = { patienceMs: 60_000, memoryMb: 64 }
  const thread = new OwnThread(new URL('../../test/no-such-thread.mjs', import.meta.url), limits)
  opened.push(thread)
  const ends = await Promise.allSettled([thread.call('add', [1, 2]), thread.call('add', [3, 4])])
  const reason = { message: expect.stringContaining('no-such-thread') }
  expect(ends).toMatchObject(Array(2).fill({ status: 'rejected', reason }))
})
