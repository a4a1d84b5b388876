// The queue in the database: jobs are put in within the caller's transaction and taken out by workers.
import { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Database } from '../kit/db/database.ts'
import type { Log } from '../kit/log.ts'
import type { Job } from './job.ts'

/** Workers hear of new jobs here; many commits within ANNOUNCE_MS are announced once. */
export const JOBS_CHANNEL = 'mailcrew_jobs'
const ANNOUNCE_MS = 5

/** Any number that nothing else of ours locks. */
const START_LOCK = 7_224_602

export interface EnqueueOptions {
  /** Not before this many seconds from now. */
  delaySeconds?: number
  /** Lower runs later. */
  priority?: number
}

export class Queue {
  readonly #db: Database
  readonly #boss: PgBoss
  #announcing = false

  constructor(db: Database, log: Log) {
    this.#db = db
    this.#boss = new PgBoss({
      // Inside a transaction the handle's own query joins it: that is what makes enqueueing transactional.
      db: { executeSql: (text, values) => db.query(text, values ?? []) },
      backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
      schema: 'pgboss',
      schedule: false,
      superviseIntervalSeconds: 15,
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
    for (const job of jobs) {
      await this.#boss.createQueue(job.name, {
        retryLimit: job.tries - 1,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds: job.expiresAfter,
        deleteAfterSeconds: 3_600,
      })
    }
    // The embedded database has one owner: whatever was being worked died with the process before.
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
        ...(options.delaySeconds ? { startAfter: options.delaySeconds } : {}),
      })),
    )
    if (!options.delaySeconds) this.#db.afterCommit(() => this.#announce())
  }

  async take(job: Job, most: number): Promise<{ id: string; payload: unknown }[]> {
    const taken = await this.#boss.fetch(job.name, { batchSize: most })
    return taken.map((one) => ({ id: one.id, payload: one.data }))
  }

  async complete(job: Job, ids: string[]): Promise<void> {
    await this.#boss.complete(job.name, ids)
  }

  /** It is tried again after a growing delay, until its tries are used up. */
  async fail(job: Job, id: string, error: unknown): Promise<void> {
    await this.#boss.fail(job.name, id, { message: error instanceof Error ? error.message : String(error) })
  }

  /** Jobs that were taken and not begun go back at once, and it does not count as a try. */
  async putBack(job: Job, ids: string[]): Promise<void> {
    await this.#db.query(
      `update pgboss.job set state = 'retry', start_after = now(), started_on = null
       where name = $1 and id = any($2::uuid[]) and state = 'active'`,
      [job.name, ids],
    )
    this.#announce()
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false })
  }

  #announce(): void {
    if (this.#announcing) return
    this.#announcing = true
    setTimeout(() => {
      this.#announcing = false
      this.#db.outside(() => this.#db.query(`select pg_notify('${JOBS_CHANNEL}', '')`)).catch(() => {})
    }, ANNOUNCE_MS)
  }
}
