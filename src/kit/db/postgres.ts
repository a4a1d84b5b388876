// The driver for a PostgreSQL server: a pool, and connections of their own for notifications and locks that last.
import pg from 'pg'
import { corking, type PgClient } from './corking.ts'
import type { Driver, Listener, QueryConfig, SqlClient } from './driver.ts'
import { openLasting } from './lasting-connection.ts'
import { StatementNames } from './statement-names.ts'

/** Less than the time after which others are given the jobs of one that does not go on. */
const IDLE_MS = 90_000

/**
 * `url` is a postgres:// address; `poolSize` is the most connections this process holds, less those that last. With
 * `directUrl`, `url` leads to a pooler that gives each transaction another connection: what lasts goes past it, and
 * statements have no names, since the next connection would not know them.
 */
export function openPostgres(url: string, poolSize = 10, directUrl: string | null = null): Driver {
  const lastingUrl = directUrl ?? url
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // Statements of a transaction that do not wait for each other are sent at once.
    pipeline: true,
  })
  // Whoever stops in the middle of a transaction, as a frozen process does, gives back what it locked.
  pool.on('connect', (client) => {
    client.query(`set idle_in_transaction_session_timeout = ${IDLE_MS}`).catch(() => {})
  })
  const names = directUrl === null ? new StatementNames() : null
  // An idle connection that breaks is replaced at the next query; without this it would end the process.
  pool.on('error', () => {})
  const lasting = new Set<Listener>()
  const keep = async (opening: Promise<Listener>): Promise<Listener> => {
    const opened = await opening
    lasting.add(opened)
    return {
      async close() {
        lasting.delete(opened)
        await opened.close()
      },
    }
  }
  const client = clientOver(pool as PgClient, names)
  return {
    kind: 'postgres',
    client,
    async reserve(run) {
      const reserved = await pool.connect()
      let broken: Error | undefined
      const onError = (error: Error) => {
        broken = error
      }
      reserved.on('error', onError)
      try {
        return await run(clientOver(corking(reserved), names))
      } finally {
        reserved.off('error', onError)
        reserved.release(broken)
      }
    },
    async announce(channel, payload) {
      await client.query('select pg_notify($1, $2)', [channel, payload])
    },
    listen(channel, onPayload, onReconnect) {
      const listen = (client: pg.Client) => {
        client.on('notification', (message) => onPayload(message.payload ?? ''))
        return client.query(`listen ${pg.escapeIdentifier(channel)}`)
      }
      return keep(openLasting(lastingUrl, listen, onReconnect))
    },
    holdLock(space, number) {
      const lock = (client: pg.Client) => client.query('select pg_advisory_lock($1, $2)', [space, number])
      return keep(openLasting(lastingUrl, lock, () => {}))
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    copyFiles: async () => false,
    async close() {
      await Promise.all([...lasting].map((one) => one.close()))
      await pool.end()
    },
  }
}

function clientOver(client: PgClient, names: StatementNames | null): SqlClient {
  return {
    query(config, values) {
      const query: QueryConfig = typeof config === 'string' ? { text: config } : config
      const given = values ?? query.values ?? []
      const name = given.length > 0 ? names?.nameOf(query.text) : undefined
      return client.query(name === undefined ? query : { ...query, name }, given)
    },
  }
}
