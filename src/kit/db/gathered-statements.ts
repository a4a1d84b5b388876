// Single statements that are asked for in one turn of the event loop go to the database together, over one connection.
import type pg from 'pg'
import { corking, type NamedQuery, type PgClient } from './corking.ts'
import type { Rows } from './driver.ts'

/** Those of one turn wait for each other, so only so many share a connection. */
const MOST = 16

interface Asked {
  readonly config: NamedQuery
  readonly values: unknown[]
  readonly resolve: (rows: Rows) => void
  readonly reject: (error: unknown) => void
}

/**
 * Each is still a transaction of its own: one that fails does not fail its neighbours. A text without parameters may
 * hold several statements, a begin among them, so it has its connection alone.
 */
export function gathering(pool: pg.Pool): PgClient {
  let asked: Asked[] = []
  const send = () => {
    for (; asked.length > 0; asked = asked.slice(MOST)) void ask(pool, asked.slice(0, MOST))
  }
  return {
    query(config, values) {
      if (values.length === 0) return (pool as unknown as PgClient).query(config, values)
      return new Promise((resolve, reject) => {
        if (asked.length === 0) setImmediate(send)
        asked.push({ config, values, resolve, reject })
      })
    },
  }
}

async function ask(pool: pg.Pool, asked: readonly Asked[]): Promise<void> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    for (const { reject } of asked) reject(error)
    return
  }
  let hasFailed = false
  const onError = () => {
    hasFailed = true
  }
  client.on('error', onError)
  const connection = corking(client)
  const answers = asked.map(({ config, values, resolve, reject }) =>
    connection.query(config, values).then(resolve, (error: unknown) => {
      hasFailed = true
      reject(error)
    }),
  )
  await Promise.all(answers)
  client.off('error', onError)
  // As the pool does after its own queries: whatever a failure left behind goes with its connection.
  client.release(hasFailed)
}
