// A connection that holds back what is written until nothing more is to be asked just now: one write costs more than its bytes.
import type { Duplex } from 'node:stream'
import type pg from 'pg'
import type { QueryConfig, Rows } from './driver.ts'

export interface PgClient {
  query(config: NamedQuery, values: unknown[]): Promise<Rows>
}

export interface NamedQuery extends QueryConfig {
  name?: string
}

/** Statements go out at the end of this turn of the event loop, after whatever else it still asks. */
export function corking(client: pg.PoolClient): PgClient {
  const { stream } = (client as pg.PoolClient & { connection: { stream: Duplex } }).connection
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
        setImmediate(uncork)
      }
      return (client as PgClient).query(config, values)
    },
  }
}
