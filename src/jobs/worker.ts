// Takes jobs from the queue and runs them, and runs the sweeps; one bad job never stops the next.
import type { Database } from '../kit/db/database.ts'
import type { Listener } from '../kit/db/driver.ts'
import type { Log } from '../kit/log.ts'
import type { Job, Sweep } from './job.ts'
import { JOBS_CHANNEL, type Queue } from './queue.ts'

/** Safety net for jobs that were delayed or whose announcement was lost. */
const LOOK_EVERY_MS = 1_000
const TAKE_AT_ONCE = 40

export interface Worker {
  /** Resolves when the jobs in hand are finished; what is left stays in the queue. */
  stop(): Promise<void>
}

export async function startWorker(
  db: Database,
  queue: Queue,
  jobs: readonly Job[],
  sweeps: readonly Sweep[],
  log: Log,
): Promise<Worker> {
  const lanes = jobs.map((job) => new Lane(queue, job, log))
  const listener: Listener = await db.listen(
    JOBS_CHANNEL,
    () => lanes.forEach((lane) => lane.wake()),
    () => lanes.forEach((lane) => lane.wake()),
  )
  const look = setInterval(() => lanes.forEach((lane) => lane.wake()), LOOK_EVERY_MS)
  const timers = sweeps.map((sweep) => startSweep(sweep, log))
  lanes.forEach((lane) => lane.wake())
  return {
    async stop() {
      clearInterval(look)
      // All at once: whatever is told later would begin another job meanwhile.
      await Promise.all([
        ...lanes.map((lane) => lane.stop()),
        ...timers.map((stop) => stop()),
        listener.close(),
      ])
    },
  }
}

/** All jobs of one name in this process. */
class Lane {
  readonly #queue: Queue
  readonly #job: Job
  readonly #log: Log
  #running: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(queue: Queue, job: Job, log: Log) {
    this.#queue = queue
    this.#job = job
    this.#log = log
  }

  wake(): void {
    this.#again = true
    if (this.#running || this.#stopped) return
    this.#running = this.#run().finally(() => {
      this.#running = null
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false
      try {
        while (!this.#stopped && (await this.#batch())) {}
      } catch (error) {
        this.#log.warn({ err: error, job: this.#job.name }, 'jobs cannot be taken just now')
        return
      }
    }
  }

  /** True when there may be more. */
  async #batch(): Promise<boolean> {
    const most = Math.max(this.#job.atOnce, Math.min(TAKE_AT_ONCE, this.#job.atOnce * 5))
    const taken = await this.#queue.take(this.#job, most)
    const left = [...taken]
    const done: string[] = []
    const hand = async () => {
      while (!this.#stopped) {
        const next = left.shift()
        if (!next) return
        if (await this.#runOne(next.id, next.payload)) done.push(next.id)
      }
    }
    await Promise.all(Array.from({ length: this.#job.atOnce }, hand))
    if (done.length > 0) await this.#queue.complete(this.#job, done)
    // Taken but not begun, because the process stops: they are for the next one.
    const ids = left.map((one) => one.id)
    if (ids.length > 0) await this.#queue.putBack(this.#job, ids)
    return taken.length === most
  }

  async #runOne(id: string, payload: unknown): Promise<boolean> {
    try {
      await this.#job.run(this.#job.payload.parse(payload))
      return true
    } catch (error) {
      this.#log.warn({ err: error, job: this.#job.name, id }, 'a job failed and is tried again')
      await this.#queue.fail(this.#job, id, error)
      return false
    }
  }
}

function startSweep(sweep: Sweep, log: Log): () => Promise<void> {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= sweep
      .run()
      .catch((error: unknown) => log.warn({ err: error, sweep: sweep.name }, 'a sweep failed'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(run, sweep.everyMs)
  run()
  return async () => {
    clearInterval(timer)
    await running
  }
}
