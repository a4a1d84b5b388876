// One transaction that several pieces of work share: one begin, one commit, and fewer trips to the database for each.
import type { Driver, SqlClient } from './driver.ts'
import { begin, commit, lastsOf, type OpenTransaction, openOn, rollBack } from './open-transaction.ts'

/** The more take part, the longer the first waits for its commit, and the more a failure of one costs the others. */
const MOST = 8

/** Runs `run` so that its statements find the part. */
type Within = <T>(part: OpenTransaction, run: () => Promise<T>) => Promise<T>

export class SharedTransaction {
  /** Whether it was committed. */
  readonly ended: Promise<boolean>
  readonly #within: Within
  readonly #touched = new Set<string>()
  readonly #parts: OpenTransaction[] = []
  readonly #client: Promise<SqlClient>
  #joined = 0
  #running = 0
  #hasFailed = false
  #isOver = false
  #finish = () => {}

  constructor(reserve: Driver['reserve'], within: Within) {
    this.#within = within
    const finished = new Promise<void>((resolve) => {
      this.#finish = resolve
    })
    let give: (client: SqlClient) => void = () => {}
    let giveUp: (error: unknown) => void = () => {}
    this.#client = new Promise((resolve, reject) => {
      give = resolve
      giveUp = reject
    })
    this.ended = reserve(async (client) => {
      const begun = begin(client)
      give(client)
      await finished
      return this.#end(client, begun)
    }).catch((error: unknown) => {
      giveUp(error)
      return false
    })
  }

  touches(keys: readonly string[]): boolean {
    return keys.some((key) => this.#touched.has(key))
  }

  get isOpen(): boolean {
    return this.#joined < MOST && !this.#isOver && !this.#hasFailed
  }

  /** The value of `run` once all is committed; null when all is rolled back, whoever of them failed. */
  async join<T>(keys: readonly string[], run: () => Promise<T>): Promise<{ value: T } | null> {
    for (const key of keys) this.#touched.add(key)
    this.#joined += 1
    this.#running += 1
    const done = await this.#take(run)
    this.#running -= 1
    if (this.#running === 0) {
      this.#isOver = true
      this.#finish()
    }
    if (!(await this.ended) || !done) return null
    for (const then of done.part.afterCommit) then()
    return done
  }

  async #take<T>(run: () => Promise<T>): Promise<{ value: T; part: OpenTransaction } | null> {
    try {
      const part = openOn(await this.#client)
      this.#parts.push(part)
      const value = await this.#within(part, run).finally(() => {
        part.closed = true
      })
      return { value, part }
    } catch {
      this.#hasFailed = true
      return null
    }
  }

  async #end(client: SqlClient, begun: Promise<unknown>): Promise<boolean> {
    try {
      await begun
      if (!this.#hasFailed) {
        await commit(client, lastsOf(this.#parts))
        return true
      }
    } catch {
      // Each of them finds out alone what is wrong.
    }
    await rollBack(client)
    return false
  }
}
