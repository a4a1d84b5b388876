// Calls in threads: good ones, and some that never end, fail or want all the memory.
import { afterEach, expect, it } from 'vitest'
import { TookTooMuch } from './own-thread.ts'
import { NotNow, type PoolLimits, ThreadPool } from './thread-pool.ts'
import { translated } from './translated.ts'

const file = await translated(new URL('../../test/thread-example.ts', import.meta.url))
const opened: ThreadPool[] = []

afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.stop()
})

function open(limits: Partial<PoolLimits> = {}, of = file): ThreadPool {
  const usual = {
    budgetMs: 1_500,
    shortMs: 100,
    patienceMs: 60_000,
    memoryMb: 64,
    idleMs: 60_000,
    isSparing: false,
  }
  const pool = new ThreadPool(of, { ...usual, ...limits })
  opened.push(pool)
  return pool
}

const ended = (call: Promise<unknown>) => call.catch((error: unknown) => error)

it('a call has the value or the error of its function', async () => {
  const pool = open()
  expect(await pool.call('add', [1, 2], 'anna')).toBe(3)
  expect(await pool.call('sizeOf', Buffer.from('four'), 'anna')).toBe(4)
  await expect(pool.call('fail', null, 'anna')).rejects.toThrow(new TypeError('no such number'))
})

it('a call that never ends is ended when its processor time is used up; this thread and the calls of others go on', async () => {
  const pool = open()
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
  }, 20)
  let isSpinning = true
  const spinning = ended(pool.call('spin', null, 'mallory')).finally(() => {
    isSpinning = false
  })
  expect(await Promise.all([pool.call('add', [1, 2], 'anna'), pool.call('add', [3, 4], 'ben')])).toEqual([
    3, 7,
  ])
  expect(isSpinning).toBe(true)
  expect(await spinning).toBeInstanceOf(TookTooMuch)
  clearInterval(clock)
  expect(ticks).toBeGreaterThan(10)
})

it('a call that only waits is ended when its time is up', async () => {
  const pool = open({ patienceMs: 5_000 })
  const error = await ended(pool.call('waitForEver', null, 'mallory'))
  expect(error).toBeInstanceOf(TookTooMuch)
})

it('whose call is long comes behind the others, and of two long ones the second is ended at once', async () => {
  const pool = open({ budgetMs: 3_000 })
  const first = ended(pool.call('spin', null, 'mallory'))
  const behindIt = await ended(pool.call('add', [1, 2], 'mallory'))
  expect(behindIt).toBeInstanceOf(NotNow)
  expect(() => pool.checkTurn('mallory')).toThrow(NotNow)
  expect(await ended(pool.call('spin', null, 'trudy'))).toBeInstanceOf(NotNow)
  expect(() => pool.checkTurn('trudy')).toThrow(NotNow)
  expect(await pool.call('add', [1, 2], 'anna')).toBe(3)
  expect(await first).toBeInstanceOf(TookTooMuch)
  expect(await pool.call('add', [1, 2], 'mallory')).toBe(3)
})

it('the second thread begins when the first is busy, and is let go when there is nothing to do', async () => {
  const pool = open({ idleMs: 10 })
  await pool.call('add', [1, 2], 'anna')
  await pool.call('add', [1, 2], 'ben')
  expect(pool.threads).toBe(1)
  const both = Promise.all([pool.call('add', [1, 2], 'anna'), pool.call('add', [1, 2], 'ben')])
  expect(pool.threads).toBe(2)
  await both
  await expect.poll(() => pool.threads).toBe(1)
  expect(await pool.call('add', [1, 2], 'ben')).toBe(3)
})

it('where memory is short the second thread begins beside a long call alone', async () => {
  const pool = open({ isSparing: true, budgetMs: 3_000 })
  const both = Promise.all([pool.call('add', [1, 2], 'anna'), pool.call('add', [1, 2], 'ben')])
  expect(pool.threads).toBe(1)
  await both
  const spinning = ended(pool.call('spin', null, 'mallory'))
  expect(await pool.call('add', [1, 2], 'anna')).toBe(3)
  expect(pool.threads).toBe(2)
  expect(await spinning).toBeInstanceOf(TookTooMuch)
})

it('a call that wants all the memory fails alone', async () => {
  const pool = open({ budgetMs: 60_000 })
  const [hoarding, other] = [ended(pool.call('hoard', null, 'mallory')), pool.call('add', [1, 2], 'anna')]
  expect(await hoarding).toEqual(new TookTooMuch('hoard', 'memory'))
  expect(await other).toBe(3)
})

it('a thread that cannot begin fails its calls, and this process lives on', async () => {
  const pool = open({}, new URL('../../test/no-such-thread.js', import.meta.url))
  const ends = await Promise.allSettled([pool.call('add', [1, 2], 'anna'), pool.call('add', [3, 4], 'ben')])
  const reason = { message: expect.stringContaining('no-such-thread') }
  expect(ends).toMatchObject(Array(2).fill({ status: 'rejected', reason }))
})
