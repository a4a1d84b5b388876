// Takes jobs from the queue and runs them, and runs the sweeps; one bad job never stops the next.
import type { Database } from '../kit/db/database.ts'
import type { Listener } from '../kit/db/driver.ts'
import type { Log } from '../kit/log.ts'
import { Holder } from './holder.ts'
import type { Job, Sweep } from './job.ts'
import { JOBS_CHANNEL, type Queue, type TakenJob } from './queue.ts'

/** Safety net for jobs that were delayed or whose announcement was lost. */
const LOOK_EVERY_MS = 1_000
const TAKE_AT_ONCE = 40
/** How soon another worker has the jobs of one that died. */
const FREE_EVERY_MS = 2_000

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
  const holder = await Holder.start(db)
  const lanes = jobs.map((job) => new Lane(queue, job, holder, log))
  const listener: Listener = await db.listen(
    JOBS_CHANNEL,
    () => lanes.forEach((lane) => lane.wake()),
    () => lanes.forEach((lane) => lane.wake()),
  )
  const look = setInterval(() => lanes.forEach((lane) => lane.wake()), LOOK_EVERY_MS)
  const timers = [...sweeps, ...freeing(queue, holder, log)].map((sweep) => startSweep(sweep, log))
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
      await holder?.stop()
    },
  }
}

/** All jobs of one name in this process. */
class Lane {
  readonly #queue: Queue
  readonly #job: Job
  readonly #holder: Holder | null
  readonly #log: Log
  #running: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(queue: Queue, job: Job, holder: Holder | null, log: Log) {
    this.#queue = queue
    this.#job = job
    this.#holder = holder
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
    const batch = await this.#queue.take(this.#job, most, this.#holder)
    if (batch.jobs.length === 0) return false
    const left = [...batch.jobs]
    const done: TakenJob[] = []
    const hand = async () => {
      while (!this.#stopped) {
        const next = left.shift()
        if (!next) return
        if (await this.#runOne(next)) done.push(next)
      }
    }
    await Promise.all(Array.from({ length: this.#job.atOnce }, hand))
    // What is left was not begun, because the process stops: it is for the next one.
    await this.#queue.settle(this.#job, batch, this.#holder, { done, left })
    return batch.jobs.length === most
  }

  async #runOne(taken: TakenJob): Promise<boolean> {
    try {
      await this.#job.run(this.#job.payload.parse(taken.payload))
      return true
    } catch (error) {
      this.#log.warn({ err: error, job: this.#job.name, id: taken.id }, 'a job failed and is tried again')
      await this.#queue.fail(this.#job, taken, error)
      return false
    }
  }
}

function freeing(queue: Queue, holder: Holder | null, log: Log): Sweep[] {
  if (!holder) return []
  const run = async () => {
    const jobs = await queue.freeJobsOfDead(holder)
    if (jobs > 0) log.warn({ jobs }, 'jobs of a worker that died are free again')
  }
  return [{ name: 'jobs-of-dead-workers', everyMs: FREE_EVERY_MS, run }]
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
