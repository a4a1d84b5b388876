// The one handle on the database: the same queries over PostgreSQL and the embedded one, joined transactions.
import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { actInProgress } from '../who-acts.ts'
import type { Driver, Listener, Rows, SqlClient } from './driver.ts'
import {
  begin,
  commit,
  inOneGo,
  type Last,
  lastsOf,
  type OpenTransaction,
  openOn,
  rollBack,
} from './open-transaction.ts'
import { joined, type Statement } from './rows-statement.ts'
import { SharedTransaction } from './shared-transaction.ts'

export type { RowsStatement, Statement } from './rows-statement.ts'

export type Orm = NodePgDatabase<Record<string, never>>

const BEGIN = 'begin'
const BEGIN_SNAPSHOT = 'begin isolation level repeatable read read only'

const MOST_REPEATS = 2
/** A statement that may write; whoever reads says select. */
const WRITES = /^\s*(?:insert|update|delete|with)\b/i

/** serialization_failure and deadlock_detected (PostgreSQL, Appendix A). */
const GAVE_WAY = new Set(['40001', '40P01'])

/**
 * Inside `transaction` every call through this handle, however deep, uses the open transaction:
 * nobody has to pass it on, and the embedded database with its one connection cannot hang.
 */
export class Database {
  /** The query builder, on the open transaction if there is one when the query runs. */
  readonly orm: Orm
  readonly #driver: Driver
  readonly #open = new AsyncLocalStorage<OpenTransaction>()
  readonly #shared = new Set<SharedTransaction>()

  constructor(driver: Driver) {
    this.#driver = driver
    this.orm = ormOver({ query: (config, values) => this.#ask(config, values) })
  }

  get kind(): Driver['kind'] {
    return this.#driver.kind
  }

  /** Plain SQL with $1 parameters, on the open transaction if there is one. */
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values: unknown[] = [],
  ): Promise<Rows<Row>> {
    return this.#ask(text, values) as Promise<Rows<Row>>
  }

  /**
   * Commits when `run` resolves, rolls back when it rejects. A transaction inside another one joins it.
   * Statements that are asked for without waiting for each other run in that order.
   */
  transaction<T>(run: () => Promise<T>): Promise<T> {
    if (this.#current()) return run()
    return this.#driver.reserve((client) => this.#run(client, BEGIN, run))
  }

  /**
   * A transaction that changes nothing but the database, so that it is run again, at most twice, where it was the
   * one that gave way to another (deadlock, serialization). Inside another one it joins it, and that fails.
   */
  async repeatable<T>(run: () => Promise<T>): Promise<T> {
    for (let again = this.#current() ? 0 : MOST_REPEATS; ; again -= 1) {
      try {
        return await this.transaction(run)
      } catch (error) {
        if (again === 0 || !GAVE_WAY.has(sqlState(error) ?? '')) throw error
      }
    }
  }

  /**
   * A transaction that may be shared with others that run at the same time: for work that comes in crowds. It commits
   * when all that share it resolve; when one fails, nothing of it has happened and each runs again, alone. So `run`
   * changes nothing but the database, or takes that back when it begins, and first finds out whether it was done
   * already: the answer to a commit can be lost.
   *
   * `touches` names whatever no two may change at once, since locks do not hold within one transaction: of two that
   * touch the same, the second waits for the end of the first.
   */
  async together<T>(touches: readonly string[], run: () => Promise<T>): Promise<T> {
    if (this.#current()) return run()
    for (let other = this.#touching(touches); other; other = this.#touching(touches)) await other.ended
    const joined = await (this.#openShared() ?? this.#share()).join(touches, run)
    return joined ? joined.value : this.transaction(run)
  }

  #touching(keys: readonly string[]): SharedTransaction | undefined {
    return [...this.#shared].find((shared) => shared.touches(keys))
  }

  #openShared(): SharedTransaction | undefined {
    return [...this.#shared].find((shared) => shared.isOpen)
  }

  #share(): SharedTransaction {
    const shared = new SharedTransaction(
      (run) => this.#driver.reserve(run),
      (part, run) => this.#open.run(part, run),
    )
    this.#shared.add(shared)
    void shared.ended.then(() => this.#shared.delete(shared))
    return shared
  }

  /**
   * Reads that all see the data of one moment, whatever others write between them, and go to the database together.
   * Rejects what `read` writes. In an open transaction they are reads of that transaction, each of its own moment.
   */
  snapshot<T>(read: () => Promise<T>): Promise<T> {
    if (this.#current()) return read()
    return this.#driver.reserve((client) => this.#run(client, BEGIN_SNAPSHOT, read))
  }

  /**
   * What would be so once `run` was committed: `look` sees it, statements before the commit among it, and then all of it
   * is rolled back. Nothing that waits for the commit happens. Not within a transaction.
   */
  rehearse<T>(run: () => Promise<void>, look: () => Promise<T>): Promise<T> {
    if (this.#current()) throw new Error('a rehearsal is no part of a transaction')
    return this.#driver.reserve(async (client) => {
      const open = openOn(client)
      try {
        const begun = begin(client)
        return await this.#open.run(open, async () => {
          await run()
          await begun
          for (const { text, values } of lastsOf([open])) await client.query(text, values)
          return look()
        })
      } finally {
        open.closed = true
        await rollBack(client)
      }
    })
  }

  async #run<T>(client: SqlClient, text: string, run: () => Promise<T>): Promise<T> {
    const open = openOn(client)
    const begun = begin(client, text)
    if (text === BEGIN) sayWhoActs(client)
    let result: T
    let lasts: readonly Statement[]
    try {
      result = await this.#open.run(open, run)
      await begun
      lasts = lastsOf([open])
    } catch (error) {
      open.closed = true
      await rollBack(client)
      throw error
    }
    open.closed = true
    await commit(client, lasts)
    for (const then of open.afterCommit) then()
    return result
  }

  /**
   * Last statements of the open transaction, sent together with the commit, after those that were given
   * before; run at once without one. For what nothing in the transaction reads or waits for.
   */
  async beforeCommit(last: Last): Promise<void> {
    const open = this.#current()
    if (open) {
      open.beforeCommit.push(last)
      return
    }
    for (const { text, values } of joined([[last()].flat()])) await this.query(text, values)
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

  /**
   * Tells all that listen on the channel, at once and whatever becomes of an open transaction. The payload is shorter
   * than 8000 bytes. Whoever has no connection just then does not hear it.
   */
  announce(channel: string, payload = ''): Promise<void> {
    return this.#open.exit(() => this.#driver.announce(channel, payload))
  }

  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<Listener> {
    return this.#open.exit(() => this.#driver.listen(channel, onPayload, onReconnect))
  }

  /** Holds an advisory lock, on a connection of its own, until it is closed or the process is gone. */
  holdLock(space: number, number: number): Promise<Listener> {
    return this.#open.exit(() => this.#driver.holdLock(space, number))
  }

  /** Connections of the pool, by what they do; null for the embedded database. */
  connections(): Record<string, number> | null {
    return this.#driver.connections()
  }

  /** Copies the files of the embedded database as they are at one moment; false for a server. */
  copyFiles(to: string): Promise<boolean> {
    return this.#open.exit(() => this.#driver.copyFiles(to))
  }

  close(): Promise<void> {
    return this.#driver.close()
  }

  /** What somebody writes in a single statement is a transaction as well, since only in one it is said who acts. */
  #ask: SqlClient['query'] = (config, values) => {
    const text = typeof config === 'string' ? config : config.text
    if (this.#current() || actInProgress() === null || !WRITES.test(text))
      return this.#client().query(config, values)
    return this.#driver.reserve((client) => inOneGo(client, sayWhoActs, () => client.query(config, values)))
  }

  #client(): SqlClient {
    return this.#current()?.client ?? this.#driver.client
  }

  #current(): OpenTransaction | null {
    const open = this.#open.getStore()
    return open && !open.closed ? open : null
  }
}

/** To the triggers of the audit log, until the end of the transaction. It goes out together with the begin. */
function sayWhoActs(client: SqlClient): void {
  const act = actInProgress()
  if (!act) return
  const said = `${act.userId ?? ''}|${act.via}|${act.at.toISOString()}`
  client.query(`select set_config('mailcrew.act', $1, true)`, [said]).catch(() => {})
}

/** drizzle asks nothing of a client but node-postgres' `query`. */
function ormOver(client: SqlClient): Orm {
  return drizzle({ client: client as pg.Pool })
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
