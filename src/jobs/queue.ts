// The queue in the database: jobs are put in within the caller's transaction and taken out by workers.
import { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { atMostEvery } from '../kit/at-most-every.ts'
import type { Database } from '../kit/db/database.ts'
import type { Log } from '../kit/log.ts'
import type { Holder, JobTry } from './holder.ts'
import type { Job } from './job.ts'

/** Workers hear here which queues have new jobs, by `queuesIn`, once in ANNOUNCE_MS at most. */
export const JOBS_CHANNEL = 'mailcrew_jobs'
const ANNOUNCE_MS = 5
/** In an announcement, in place of names: any of them. */
const ANY = ''

/** Any number that nothing else of ours locks. */
const START_LOCK = 7_224_602

export interface EnqueueOptions {
  /** Not before this many seconds from now. */
  delaySeconds?: number
  /** Lower runs later. */
  priority?: number
  /** Jobs of one group, such as one person's, share `atOncePerGroup` places. */
  group?: string
}

export interface TakenJob extends JobTry {
  readonly payload: unknown
  readonly group: string | null
}

/** What a worker has room for. */
export interface Room {
  readonly most: number
  /** Groups that have all their places. */
  readonly fullGroups?: readonly string[]
}

/** Jobs that were taken together. */
export interface Batch {
  readonly jobs: readonly TakenJob[]
  /** With the holder; null without one, or without jobs. */
  readonly hold: number | null
}

export class Queue {
  readonly #db: Database
  readonly #boss: PgBoss
  /** Names of queues that wait to be announced. */
  readonly #news = new Set<string>()
  readonly #tellNews = atMostEvery(ANNOUNCE_MS, () => {
    const told = this.#news.has(ANY) ? ANY : [...this.#news].join(' ')
    this.#news.clear()
    this.#db.announce(JOBS_CHANNEL, told).catch(() => {})
  })

  constructor(db: Database, log: Log) {
    this.#db = db
    this.#boss = new PgBoss({
      // Inside a transaction the handle's own query joins it: that is what makes enqueueing transactional.
      db: { executeSql: (text, values) => db.query(text, values ?? []) },
      backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
      schema: 'pgboss',
      schedule: false,
      superviseIntervalSeconds: 15,
      // How often the leases of a queue are looked at.
      monitorIntervalSeconds: 15,
      maintenanceIntervalSeconds: 60,
      reindex: false,
      monitorVacuum: false,
    })
    this.#boss.on('error', (error) => log.warn({ err: error }, 'the job queue had trouble'))
  }

  /** Makes the queue's tables and a queue for each job; of processes that start at once one does, the others wait. */
  async start(jobs: readonly Job[]): Promise<void> {
    // The embedded database has one process, and one connection, which cannot wait for itself.
    if (this.#db.kind === 'embedded') return this.#prepare(jobs)
    await this.#db.transaction(async () => {
      await this.#db.query('select pg_advisory_xact_lock($1)', [START_LOCK])
      // pg-boss commits by itself, so it runs on other connections while this one holds the lock.
      await this.#db.outside(() => this.#prepare(jobs))
    })
  }

  async #prepare(jobs: readonly Job[]): Promise<void> {
    await this.#boss.start()
    const known = new Set((await this.#boss.getQueues()).map(({ name }) => name))
    for (const job of jobs.filter(({ name }) => !known.has(name))) {
      await this.#boss.createQueue(job.name, {
        retryLimit: job.tries - 1,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds: job.expiresAfter,
        deleteAfterSeconds: 3_600,
      })
    }
    // The embedded database has one owner: whatever was being done died with the process before.
    if (this.#db.kind === 'embedded') {
      await this.#db.query(
        `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
      )
    }
  }

  /** In the caller's transaction, when one is open: the job exists if and only if it commits. */
  async enqueue<S extends z.ZodType>(
    job: Job<S>,
    payload: z.infer<S>,
    options: EnqueueOptions = {},
  ): Promise<void> {
    await this.enqueueAll(job, [payload], options)
  }

  async enqueueAll<S extends z.ZodType>(
    job: Job<S>,
    payloads: z.infer<S>[],
    options: EnqueueOptions = {},
  ): Promise<void> {
    if (payloads.length === 0) return
    await this.#boss.insert(
      job.name,
      payloads.map((payload) => ({
        data: payload as object,
        ...(options.priority === undefined ? {} : { priority: options.priority }),
        ...(options.group === undefined ? {} : { group: { id: options.group } }),
        ...(options.delaySeconds ? { startAfter: options.delaySeconds } : {}),
      })),
    )
    if (!options.delaySeconds) this.#db.afterCommit(() => this.#announce(job.name))
  }

  /** Those of the queues in which a job is due. */
  async due(names: readonly string[]): Promise<string[]> {
    const { rows } = await this.#db.query(
      `select name from unnest($1::text[]) as asked (name) where exists (
         select from pgboss.job where job.name = asked.name and job.state < 'active' and job.start_after <= now())`,
      [names],
    )
    return rows.map((row) => String(row.name))
  }

  /** Whether one of this job waits or is being done, in any process. */
  async isBusy(job: Job): Promise<boolean> {
    const { rows } = await this.#db.query(
      `select 1 from pgboss.job where name = $1 and state < 'completed' limit 1`,
      [job.name],
    )
    return rows.length > 0
  }

  /** With a holder the jobs are its own from the same transaction on. */
  take(job: Job, { most, fullGroups = [] }: Room, holder: Holder | null): Promise<Batch> {
    const fetch = async (): Promise<TakenJob[]> => {
      const taken = await this.#boss.fetch(job.name, {
        batchSize: most,
        ignoreGroups: [...fullGroups],
      })
      return taken.map(({ id, retryCount, data, groupId }) => ({
        id,
        retryCount,
        payload: data,
        group: groupId ?? null,
      }))
    }
    if (!holder) return fetch().then((jobs) => ({ jobs, hold: null }))
    return holder.taking(() =>
      this.#db.transaction(async () => {
        const jobs = await fetch()
        return { jobs, hold: jobs.length > 0 ? await holder.hold(job.name, jobs) : null }
      }),
    )
  }

  /**
   * The end of a batch: what is done, and what was taken and not begun, which goes back at once and does not count
   * as a try. Of a job that another one holds by now nothing changes.
   */
  async settle(
    job: Job,
    { hold }: Batch,
    holder: Holder | null,
    ends: { done: readonly JobTry[]; left: readonly JobTry[] },
  ): Promise<void> {
    const { done, left } = ends
    await this.#db.transaction(async () => {
      await Promise.all([
        done.length > 0 && this.#boss.complete(job.name, triesOf(done)),
        left.length > 0 && this.#putBack(job, left),
        hold !== null && holder?.letGo(hold),
      ])
    })
    if (left.length > 0) this.#announce(job.name)
  }

  /** It is tried again after a growing delay, until its tries are used up. */
  async fail(job: Job, failed: JobTry, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error)
    await this.#boss.fail(job.name, triesOf([failed]), { message })
  }

  async #putBack(job: Job, left: readonly JobTry[]): Promise<void> {
    await this.#db.query(
      `update pgboss.job set state = 'retry', start_after = now(), started_on = null
       from unnest($2::uuid[], $3::int[]) as taken (id, try)
       where name = $1 and job.id = taken.id and retry_count = taken.try and state = 'active'`,
      [job.name, left.map((one) => one.id), left.map((one) => one.retryCount)],
    )
  }

  /** What workers that died held; how many jobs. */
  async freeJobsOfDead(holder: Holder): Promise<number> {
    const freed = await holder.freeJobsOfDead()
    if (freed > 0) this.#announce(ANY)
    return freed
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false })
  }

  #announce(name: string): void {
    this.#news.add(name)
    this.#tellNews()
  }
}

/** The queues of which an announcement tells; null for any. */
export const queuesIn = (announcement: string): string[] | null =>
  announcement === ANY ? null : announcement.split(' ')

/** What pg-boss settles a try by, and nothing more. */
const triesOf = (jobs: readonly JobTry[]) => jobs.map(({ id, retryCount }) => ({ id, retryCount }))
