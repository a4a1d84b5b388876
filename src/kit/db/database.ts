// The one handle on the database: the same queries over PostgreSQL and the embedded one, joined transactions.
import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Driver, Listener, Rows, SqlClient } from './driver.ts'

export type Orm = NodePgDatabase<Record<string, never>>

interface OpenTransaction {
  orm: Orm
  client: SqlClient
  beforeCommit: (() => Promise<void>)[]
  afterCommit: (() => void)[]
  closed: boolean
}

/**
 * Inside `transaction` every call through this handle, however deep, uses the open transaction:
 * nobody has to pass it on, and the embedded database with its one connection cannot hang.
 */
export class Database {
  readonly #driver: Driver
  readonly #orm: Orm
  readonly #open = new AsyncLocalStorage<OpenTransaction>()

  constructor(driver: Driver) {
    this.#driver = driver
    this.#orm = ormOver(driver.client)
  }

  get kind(): Driver['kind'] {
    return this.#driver.kind
  }

  /** The query builder, on the open transaction if there is one. */
  get orm(): Orm {
    return this.#current()?.orm ?? this.#orm
  }

  /** Plain SQL with $1 parameters, on the open transaction if there is one. */
  query(text: string, values: unknown[] = []): Promise<Rows> {
    return (this.#current()?.client ?? this.#driver.client).query(text, values)
  }

  /** Commits when `run` resolves, rolls back when it rejects. A transaction inside another one joins it. */
  transaction<T>(run: () => Promise<T>): Promise<T> {
    if (this.#current()) return run()
    return this.#driver.reserve((client) => this.#run(client, run))
  }

  async #run<T>(client: SqlClient, run: () => Promise<T>): Promise<T> {
    const orm = ormOver(client)
    const open: OpenTransaction = { orm, client, beforeCommit: [], afterCommit: [], closed: false }
    await client.query('begin')
    let result: T
    try {
      result = await this.#open.run(open, run)
      for (const last of open.beforeCommit) await this.#open.run(open, last)
    } catch (error) {
      open.closed = true
      await client.query('rollback').catch(() => {})
      throw error
    }
    open.closed = true
    await client.query('commit')
    for (const then of open.afterCommit) then()
    return result
  }

  /** Runs `last` as the last of the open transaction, or at once without one; what it rejects with rolls back. */
  async beforeCommit(last: () => Promise<void>): Promise<void> {
    const open = this.#current()
    if (open) open.beforeCommit.push(last)
    else await last()
  }

  /** Something that stands for the open transaction, the same for all its calls; null without one. */
  get transactionKey(): object | null {
    return this.#current()
  }

  /** Runs `then` once the open transaction is committed (never when it is rolled back), or at once without one. */
  afterCommit(then: () => void): void {
    const open = this.#current()
    if (open) open.afterCommit.push(then)
    else then()
  }

  /** Leaves the open transaction for what must not be undone with it. */
  outside<T>(run: () => T): T {
    return this.#open.exit(run)
  }

  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<Listener> {
    return this.#open.exit(() => this.#driver.listen(channel, onPayload, onReconnect))
  }

  close(): Promise<void> {
    return this.#driver.close()
  }

  #current(): OpenTransaction | null {
    const open = this.#open.getStore()
    return open && !open.closed ? open : null
  }
}

/** drizzle asks nothing of a client but node-postgres' `query`. */
function ormOver(client: SqlClient): Orm {
  return drizzle({ client: client as unknown as pg.Pool })
}

/** SQLSTATE of a failed query, whichever layer wrapped it; null when it was no database error. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return null
}

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'
