// The queue and its workers on a real database: with the caller's transaction, tried again, shared, left for the next.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../test/database.ts'
import type { Database } from '../kit/db/database.ts'
import { createLog } from '../kit/log.ts'
import { Holder } from './holder.ts'
import { defineJob, type Job } from './job.ts'
import { Lane } from './lane.ts'
import { Queue } from './queue.ts'
import { startWorker, type Worker } from './worker.ts'

const payload = z.object({ number: z.number() })
const log = createLog('silent')

let db: Database
let queue: Queue
const holders: Holder[] = []
const workers: Worker[] = []
const ran: number[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  queue = new Queue(db, log)
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  for (const holder of holders.splice(0)) await holder.stop()
  ran.length = 0
})
afterAll(async () => {
  await queue.stop()
  await db.close()
})

async function jobOf(name: string, run: (number: number) => Promise<void>, atOnce = 4) {
  const job = defineJob({ name, payload, atOnce, run: ({ number }) => run(number) })
  await queue.start([job])
  return job
}

async function work(job: Job): Promise<Worker> {
  const worker = await startWorker({ db, queue, jobs: [job], sweeps: [], log })
  workers.push(worker)
  return worker
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => ({ number }))
const note = async (number: number) => void ran.push(number)

it('jobs of one group leave a place to others, and go on when one of theirs has ended', async () => {
  const open = new Map<number, () => void>()
  const began: number[] = []
  const job = defineJob({
    name: 'grouped',
    payload,
    atOnce: 3,
    atOncePerGroup: 2,
    run: ({ number }) =>
      new Promise<void>((resolve) => {
        began.push(number)
        open.set(number, resolve)
      }),
  })
  await queue.start([job])
  for (const number of [0, 1, 2, 3]) await queue.enqueue(job, { number }, { group: 'many' })
  await work(job)
  await expect.poll(() => began).toEqual([0, 1])
  await queue.enqueue(job, { number: 9 }, { group: 'one', priority: -5 })
  await expect.poll(() => began).toEqual([0, 1, 9])
  open.get(9)?.()
  open.get(0)?.()
  await expect.poll(() => began).toEqual([0, 1, 9, 2])
  open.get(1)?.()
  await expect.poll(() => began).toEqual([0, 1, 9, 2, 3])
  for (const end of open.values()) end()
})

it('a job exists if and only if the transaction that queued it commits', async () => {
  const job = await jobOf('committed', note)
  await db.transaction(() => queue.enqueue(job, { number: 1 }))
  const failed = db.transaction(async () => {
    await queue.enqueue(job, { number: 2 })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await queue.enqueue(job, { number: 3 })
  await work(job)
  await expect.poll(() => ran.toSorted((a, b) => a - b)).toEqual([1, 3])
})

it('a job that fails is tried again, and the others do not wait for it', async () => {
  const job = await jobOf('failing', async (number) => {
    ran.push(number)
    if (number === 0 && ran.filter((one) => one === 0).length === 1) throw new Error('not yet')
  })
  await queue.enqueueAll(job, numbers(3))
  await work(job)
  await expect.poll(() => ran.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 2])
})

it('a job that takes long keeps nothing but itself waiting, whenever the others come', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const job = await jobOf('slow', async (number) => {
    if (number === 0) await held
    ran.push(number)
  })
  await work(job)
  await queue.enqueueAll(job, numbers(100))
  await expect.poll(() => ran.length).toBe(99)
  await queue.enqueue(job, { number: 100 })
  await expect.poll(() => ran).toContain(100)
  letGo()
  await expect.poll(() => ran.length).toBe(101)
})

it('jobs that are taken while others wait for them are shared by all runners at once', async () => {
  let running = 0
  let most = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const job = await jobOf('side-by-side', async (number) => {
    running += 1
    most = Math.max(most, running)
    await held
    running -= 1
    ran.push(number)
  })
  await queue.enqueueAll(job, numbers(4))
  // One announcement alone, as of a look: nothing wakes the runners again that went to sleep meanwhile.
  const lane = new Lane(queue, job, null, log)
  lane.wake()
  await expect.poll(() => most).toBe(4)
  letGo()
  await lane.stop()
  expect(ran.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
})

it('two workers share the jobs: each is run once', async () => {
  const job = await jobOf('shared', note)
  await work(job)
  await work(job)
  await queue.enqueueAll(job, numbers(100))
  await expect.poll(() => ran.length).toBe(100)
  expect(new Set(ran).size).toBe(100)
})

it('a worker that is stopped finishes the jobs in hand and leaves the others, none lost, for the next', async () => {
  let begun = () => {}
  let letGo = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const job = await jobOf(
    'left',
    async (number) => {
      begun()
      await held
      ran.push(number)
    },
    2,
  )
  await queue.enqueueAll(job, numbers(30))
  const first = await work(job)
  await isBegun
  const stopped = first.stop()
  letGo()
  await stopped
  expect(ran.length).toBeLessThanOrEqual(2)
  await work(job)
  await expect.poll(() => ran.length).toBe(30)
  expect(new Set(ran).size).toBe(30)
  const { rows } = await db.query(`select max(retry_count)::int as tries from pgboss.job where name = 'left'`)
  expect(rows[0]?.tries).toBe(0)
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('where workers are processes of their own', () => {
  async function holder(): Promise<Holder> {
    const started = await Holder.start(db)
    if (!started) throw new Error('there are no holders here')
    holders.push(started)
    return started
  }

  async function stateOf(job: Job): Promise<unknown[]> {
    const { rows } = await db.query(
      `select state || ' ' || retry_count as state from pgboss.job where name = $1 order by id`,
      [job.name],
    )
    return rows.map((row) => row.state)
  }

  it('what a worker had in hand is taken over once its connection is gone, and not before', async () => {
    const job = await jobOf('held', note)
    await queue.enqueueAll(job, numbers(3))
    const [alive, dying] = [await holder(), await holder()]
    const [first] = (await queue.take(job, { most: 1 }, alive)).jobs
    expect((await queue.take(job, { most: 40 }, dying)).jobs).toHaveLength(2)
    expect(await queue.freeJobsOfDead(await holder())).toBe(0)
    await dying.stop()
    expect(await queue.freeJobsOfDead(await holder())).toBe(2)
    expect(await queue.freeJobsOfDead(await holder())).toBe(0)
    await work(job)
    await expect.poll(() => ran.length).toBe(2)
    expect(ran).not.toContain(payload.parse(first?.payload).number)
  })

  it('what was taken without hearing of it goes back, and what is in hand does not', async () => {
    const job = await jobOf('unheard', note)
    const own = await holder()
    await queue.freeJobsOfDead(own)
    await queue.enqueueAll(job, numbers(3))
    const inHand = await queue.take(job, { most: 1 }, own)
    const { jobs } = await queue.take(job, { most: 2 }, null)
    const taking = own.taking(async () => {
      await own.hold(job.name, jobs)
      throw new Error('the answer to the commit was lost')
    })
    const lost = taking.catch((error: Error) => error.message)
    // Not while it is open how that ends.
    expect(await queue.freeJobsOfDead(own)).toBe(0)
    expect(await lost).toBe('the answer to the commit was lost')
    expect(await queue.freeJobsOfDead(own)).toBe(2)
    expect(await queue.freeJobsOfDead(own)).toBe(0)
    expect((await stateOf(job)).filter((state) => state === 'retry 0')).toHaveLength(2)
    await queue.settle(job, inHand, own, { done: inHand.jobs, left: [] })
    await work(job)
    await expect.poll(() => ran.length).toBe(2)
  })

  it('a try that was taken over is settled by its new worker alone', async () => {
    const job = await jobOf('fenced', note)
    const [late, next] = [await holder(), await holder()]
    await queue.freeJobsOfDead(next)
    await queue.enqueueAll(job, numbers(2))
    const before = await queue.take(job, { most: 40 }, late)
    await late.stop()
    expect(await queue.freeJobsOfDead(next)).toBe(2)
    const batch = await queue.take(job, { most: 40 }, next)
    const [one, other] = before.jobs
    if (!one || !other) throw new Error('two jobs were taken')
    await queue.fail(job, other, new Error('too late'))
    await queue.settle(job, before, late, { done: [one], left: [other] })
    expect(await stateOf(job)).toEqual(['active 1', 'active 1'])
    await queue.settle(job, batch, next, { done: batch.jobs, left: [] })
    expect(await stateOf(job)).toEqual(['completed 1', 'completed 1'])
    const { rows } = await db.query(`select id from job_batches where queue = 'fenced'`)
    expect(rows).toEqual([])
  })
})
