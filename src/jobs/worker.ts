// Runs the jobs of the queue and the sweeps until it is stopped.
import type { Database } from '../kit/db/database.ts'
import type { Listener } from '../kit/db/driver.ts'
import type { Log } from '../kit/log.ts'
import { Holder } from './holder.ts'
import type { Job, Sweep } from './job.ts'
import { Lane } from './lane.ts'
import { JOBS_CHANNEL, type Queue, queuesIn } from './queue.ts'

/** Safety net for jobs that were delayed or whose announcement was lost. */
const LOOK_EVERY_MS = 1_000
/** How soon another worker has the jobs of one that died. */
const FREE_EVERY_MS = 2_000
/** What is done so rarely begins when the start is over. */
const RARE_MS = 60 * 60_000
const AFTER_START_MS = 60_000

export interface Worker {
  /** Resolves when the jobs that have begun are finished; what is left stays in the queue. */
  stop(): Promise<void>
}

export async function startWorker({
  db,
  queue,
  jobs,
  sweeps,
  log,
}: {
  db: Database
  queue: Queue
  jobs: readonly Job[]
  sweeps: readonly Sweep[]
  log: Log
}): Promise<Worker> {
  const holder = await Holder.start(db)
  const lanes = new Map(jobs.map((job) => [job.name, new Lane(queue, job, holder, log)]))
  const names = [...lanes.keys()]
  const wake = (some: readonly string[] | null) => (some ?? names).forEach((name) => lanes.get(name)?.wake())
  const listener: Listener = await db.listen(
    JOBS_CHANNEL,
    (announcement) => wake(queuesIn(announcement)),
    () => wake(null),
  )
  let looking: Promise<void> | null = null
  const look = () => {
    looking ??= queue
      .due(names)
      .then(wake)
      .catch((error: unknown) => log.warn({ err: error }, 'jobs cannot be looked for just now'))
      .finally(() => {
        looking = null
      })
  }
  const looks = setInterval(look, LOOK_EVERY_MS)
  const timers = [...sweeps, ...freeing(queue, holder, log)].map((sweep) => startSweep(sweep, log))
  look()
  return {
    async stop() {
      clearInterval(looks)
      await looking
      // All at once: whatever is told later would begin another job meanwhile.
      await Promise.all([
        ...[...lanes.values()].map((lane) => lane.stop()),
        ...timers.map((stop) => stop()),
        listener.close(),
      ])
      await holder?.stop()
    },
  }
}

function freeing(queue: Queue, holder: Holder | null, log: Log): Sweep[] {
  if (!holder) return []
  const run = async () => {
    const jobs = await queue.freeJobsOfDead(holder)
    if (jobs > 0) log.warn({ jobs }, 'jobs that no worker has any more are free again')
  }
  return [{ name: 'jobs-of-dead-workers', everyMs: FREE_EVERY_MS, run }]
}

/** For a process that takes no jobs; their first time is after a while, when the other processes have started too. */
export function startSweepsAlone(sweeps: readonly Sweep[], log: Log): { stop(): Promise<void> } {
  const stops = sweeps.map((sweep) => startSweep(sweep, log, AFTER_START_MS))
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

function startSweep(
  sweep: Sweep,
  log: Log,
  afterMs = sweep.everyMs < RARE_MS ? 0 : AFTER_START_MS,
): () => Promise<void> {
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
  const first = setTimeout(run, afterMs)
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  }
}
