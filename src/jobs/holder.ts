// Who holds which jobs: what a worker held when it died is free at once, and not only when its lease ends.
import { randomInt } from 'node:crypto'
import type { Database } from '../kit/db/database.ts'
import type { Listener } from '../kit/db/driver.ts'

/** Any number that nothing else of ours locks; beside it stands the holder's own. */
const HOLDER_LOCKS = 7_224_603

/** Of all its tries a job has one number each: one try is settled by whom it was given to alone. */
export interface JobTry {
  readonly id: string
  readonly retryCount: number
}

/**
 * Holds a lock of its own on a connection of its own: the server lets go of it when the process or the connection
 * is gone. Whose connection broke may still be at work while others have its jobs: a job may run twice, as ever,
 * and only its latest try counts.
 */
export class Holder {
  readonly #db: Database
  readonly #number: number
  readonly #lock: Listener
  /** Batches that this process knows it has. */
  readonly #known = new Set<number>()
  #takings = 0
  /** A taking failed, and may have been committed all the same. */
  #isUnsure = false
  #freeing: Promise<unknown> = Promise.resolve()

  private constructor(db: Database, number: number, lock: Listener) {
    this.#db = db
    this.#number = number
    this.#lock = lock
  }

  /** Null on the embedded database: it has one process, whose next start frees everything. */
  static async start(db: Database): Promise<Holder | null> {
    if (db.kind === 'embedded') return null
    const number = randomInt(2 ** 31)
    return new Holder(db, number, await db.holdLock(HOLDER_LOCKS, number))
  }

  /**
   * Around each transaction that takes jobs; `take` resolves once it is committed. Where it rejects nobody knows whether
   * it was: the answer to a commit can be lost. Then `freeJobsOfDead` gives back what this process does not know it has.
   */
  async taking<T extends { readonly hold: number | null }>(take: () => Promise<T>): Promise<T> {
    await this.#freeing
    this.#takings += 1
    try {
      const taken = await take()
      if (taken.hold !== null) this.#known.add(taken.hold)
      return taken
    } catch (error) {
      this.#isUnsure = true
      throw error
    } finally {
      this.#takings -= 1
    }
  }

  /** In the transaction that takes them; the id of the batch. */
  async hold(queue: string, jobs: readonly JobTry[]): Promise<number> {
    const { rows } = await this.#db.query(
      'insert into job_batches (holder, queue, jobs, tries) values ($1, $2, $3, $4) returning id',
      [this.#number, queue, jobs.map((job) => job.id), jobs.map((job) => job.retryCount)],
    )
    return Number(rows[0]?.id)
  }

  async letGo(batch: number): Promise<void> {
    await this.#db.query('delete from job_batches where id = $1', [batch])
    this.#db.afterCommit(() => this.#known.delete(batch))
  }

  /**
   * Gives back what the dead held, and what this process took without hearing of it, as a try that failed; how many
   * jobs. A job without further tries is left to the end of its lease.
   */
  async freeJobsOfDead(): Promise<number> {
    const isForOwn = this.#isUnsure && this.#takings === 0
    if (isForOwn) this.#isUnsure = false
    const freeing = this.#free(isForOwn ? [...this.#known] : null)
    if (isForOwn) this.#freeing = freeing.catch(() => {})
    try {
      return await freeing
    } catch (error) {
      if (isForOwn) this.#isUnsure = true
      throw error
    }
  }

  /** Of its own batches those that are not `known`; null leaves them alone. */
  async #free(known: readonly number[] | null): Promise<number> {
    const { rows } = await this.#db.query(
      `with dead as materialized (
         select id, queue, jobs, tries from job_batches
         where case when holder <> $1 then pg_try_advisory_xact_lock($2, holder)
           else coalesce(id <> all($3::int[]), false) end
         for update skip locked),
       freed as (
         update pgboss.job set state = 'retry', start_after = now()
         from dead, unnest(dead.jobs, dead.tries) as taken (id, try)
         where job.name = dead.queue and job.id = taken.id and job.retry_count = taken.try
           and job.state = 'active' and job.retry_count < job.retry_limit
         returning job.id),
       gone as (delete from job_batches using dead where job_batches.id = dead.id)
       select count(*)::int as jobs from freed`,
      [this.#number, HOLDER_LOCKS, known],
    )
    return Number(rows[0]?.jobs)
  }

  /** After the last of its jobs. */
  stop(): Promise<void> {
    return this.#lock.close()
  }
}
