// The driver for a PostgreSQL server: a pool, and one connection of its own for notifications.
import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Driver, Listener, QueryConfig, Rows, SqlClient } from './driver.ts'
import { StatementNames } from './statement-names.ts'

const RECONNECT_MS = 1_000

/** `url` is a postgres:// address; `poolSize` is the most connections this process holds, less the listener's. */
export function openPostgres(url: string, poolSize = 10): Driver {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // Statements of a transaction that do not wait for each other are sent at once.
    pipeline: true,
  })
  const names = new StatementNames()
  // An idle connection that breaks is replaced at the next query; without this it would end the process.
  pool.on('error', () => {})
  const listeners = new Set<Listener>()
  return {
    kind: 'postgres',
    client: clientOver(pool as unknown as PgClient, names),
    async reserve(run) {
      const client = await pool.connect()
      let broken: Error | undefined
      const onError = (error: Error) => {
        broken = error
      }
      client.on('error', onError)
      try {
        return await run(clientOver(corking(client), names))
      } finally {
        client.off('error', onError)
        client.release(broken)
      }
    },
    async listen(channel, onPayload, onReconnect) {
      const listener = await listenOn(url, channel, onPayload, onReconnect)
      listeners.add(listener)
      return {
        async close() {
          listeners.delete(listener)
          await listener.close()
        },
      }
    },
    async close() {
      await Promise.all([...listeners].map((listener) => listener.close()))
      await pool.end()
    },
  }
}

interface PgClient {
  query(config: NamedQuery, values: unknown[]): Promise<Rows>
}

interface NamedQuery extends QueryConfig {
  name?: string
}

function clientOver(client: PgClient, names: StatementNames): SqlClient {
  return {
    query(config, values) {
      const query: QueryConfig = typeof config === 'string' ? { text: config } : config
      const given = values ?? query.values ?? []
      const name = given.length > 0 ? names.nameOf(query.text) : undefined
      return client.query(name === undefined ? query : { ...query, name }, given)
    },
  }
}

/** Holds back what is written until nothing more is to be asked just now: one write costs more than its bytes. */
function corking(client: pg.PoolClient): PgClient {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  let isCorked = false
  const uncork = () => {
    isCorked = false
    stream.uncork()
  }
  return {
    query(config, values) {
      if (!isCorked) {
        isCorked = true
        stream.cork()
        // After the promises that are settled already, for they may ask too.
        queueMicrotask(() => process.nextTick(uncork))
      }
      return (client as unknown as PgClient).query(config, values)
    },
  }
}

async function listenOn(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onReconnect: () => void,
): Promise<Listener> {
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => {
      if (client === next) client = null
      if (!closed) retry()
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    if (closed) await next.end()
  }

  function retry(): void {
    timer = setTimeout(() => {
      connect().then(onReconnect, retry)
    }, RECONNECT_MS)
    timer.unref()
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
