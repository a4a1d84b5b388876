// All jobs of one name in this process: taken by the batch, run by as many runners as the job allows.
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../kit/log.ts'
import { observed } from '../kit/observe.ts'
import type { Holder } from './holder.ts'
import type { Job } from './job.ts'
import type { Batch, Queue, TakenJob } from './queue.ts'

/** Between two tries to settle. */
const AGAIN_MS = 500

/** So many for each runner that none of them waits long enough to be given out again; a few more where they are few. */
const takenAtOnce = ({ atOnce, atOncePerGroup }: Job) =>
  // With groups each job is taken when a runner is free, so that none waits here behind others of a full group.
  atOncePerGroup === null ? Math.max(2 * atOnce, Math.min(40, 5 * atOnce)) : 1

/** Jobs that were taken together and are settled together. */
interface OpenBatch {
  readonly batch: Batch
  readonly done: TakenJob[]
  /** Neither ended nor put back. */
  open: number
}

interface WaitingJob {
  readonly job: TakenJob
  readonly of: OpenBatch
}

export class Lane {
  readonly #queue: Queue
  readonly #job: Job
  readonly #holder: Holder | null
  readonly #log: Log
  readonly #runners = new Set<Promise<void>>()
  /** How many of each group were taken and have not ended. */
  readonly #ofGroup = new Map<string, number>()
  /** Taken and not begun. */
  #waiting: WaitingJob[] = []
  #taking: Promise<void> | null = null
  #mayBeMore = false
  #stopped = false

  constructor(queue: Queue, job: Job, holder: Holder | null, log: Log) {
    this.#queue = queue
    this.#job = job
    this.#holder = holder
    this.#log = log
  }

  /** There may be something to do; whoever is idle looks. */
  wake(): void {
    this.#mayBeMore = true
    while (!this.#stopped && this.#runners.size < this.#job.atOnce) {
      const runner = this.#runNext().finally(() => this.#runners.delete(runner))
      this.#runners.add(runner)
    }
  }

  /** Resolves when what was begun is finished; what was not goes back to the queue and does not count as a try. */
  async stop(): Promise<void> {
    this.#stopped = true
    await Promise.all(this.#runners)
    const waiting = this.#waiting.splice(0)
    for (const batch of new Set(waiting.map(({ of }) => of)))
      await this.#settle(
        batch,
        waiting.filter(({ of }) => of === batch).map(({ job }) => job),
      )
  }

  async #runNext(): Promise<void> {
    for (let next = await this.#next(); next; next = await this.#next()) {
      if (await this.#run(next.job)) next.of.done.push(next.job)
      next.of.open -= 1
      if (next.of.open === 0) await this.#settle(next.of, [])
      this.#leaveGroup(next.job)
    }
  }

  /** Null when there is nothing to do. One that is slow keeps nobody but its own runner from taking the next. */
  async #next(): Promise<WaitingJob | null> {
    while (!this.#stopped) {
      const next = this.#waiting.shift()
      if (next) return next
      // What is being taken is for any runner.
      if (!this.#mayBeMore && !this.#taking) return null
      this.#taking ??= this.#take().finally(() => {
        this.#taking = null
      })
      await this.#taking
    }
    return null
  }

  async #take(): Promise<void> {
    this.#mayBeMore = false
    const most = takenAtOnce(this.#job)
    try {
      const batch = await this.#queue.take(this.#job, { most, fullGroups: this.#fullGroups() }, this.#holder)
      for (const { group } of batch.jobs)
        if (group !== null) this.#ofGroup.set(group, (this.#ofGroup.get(group) ?? 0) + 1)
      const of: OpenBatch = { batch, done: [], open: batch.jobs.length }
      this.#waiting.push(...batch.jobs.map((job) => ({ job, of })))
      if (batch.jobs.length === most) this.#mayBeMore = true
    } catch (error) {
      this.#log.warn({ err: error, job: this.#job.name }, 'jobs cannot be taken just now')
    }
  }

  #fullGroups(): string[] {
    const most = this.#job.atOncePerGroup
    if (most === null) return []
    return [...this.#ofGroup].filter(([, running]) => running >= most).map(([group]) => group)
  }

  /** One more of its group may run now. */
  #leaveGroup({ group }: TakenJob): void {
    if (group === null) return
    const left = (this.#ofGroup.get(group) ?? 1) - 1
    if (left > 0) this.#ofGroup.set(group, left)
    else this.#ofGroup.delete(group)
    if (this.#job.atOncePerGroup !== null) this.#mayBeMore = true
  }

  async #run(taken: TakenJob): Promise<boolean> {
    try {
      const payload = this.#job.payload.parse(taken.payload)
      await observed({ step: 'job', kind: this.#job.name }, () => this.#job.run(payload))
      return true
    } catch (error) {
      this.#log.warn({ err: error, job: this.#job.name, id: taken.id }, 'a job failed and is tried again')
      await this.#insist(() => this.#queue.fail(this.#job, taken, error))
      return false
    }
  }

  async #settle({ batch, done }: OpenBatch, left: readonly TakenJob[]): Promise<void> {
    await this.#insist(() => this.#queue.settle(this.#job, batch, this.#holder, { done, left }))
  }

  /**
   * Again and again while the database is away, since nobody else is given these jobs before their lease ends. What
   * is left at the stop, or for longer than that, the queue gives out again; whoever has done one finds that out.
   */
  async #insist(settle: () => Promise<void>): Promise<void> {
    const end = performance.now() + this.#job.expiresAfter * 1_000
    for (let told = false; ; told = true) {
      try {
        return await settle()
      } catch (error) {
        if (!told) this.#log.warn({ err: error, job: this.#job.name }, 'jobs cannot be settled just now')
        if (this.#stopped || performance.now() > end) return
        await pause(AGAIN_MS)
      }
    }
  }
}
