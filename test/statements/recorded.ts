// Records the statements that this process sends to PostgreSQL.
import pg from 'pg'

export interface Recorder {
  /** The text of each, with the values that it was first sent with. */
  statements: Map<string, readonly unknown[]>
  end(): void
}

/** From now on, over all connections, until `end`. */
export function recordStatements(): Recorder {
  const statements = new Map<string, readonly unknown[]>()
  const client = pg.Client.prototype
  const { query } = client
  const recording = function (this: pg.Client, ...given: unknown[]): unknown {
    const [config, values] = given
    const text = typeof config === 'string' ? config : textOf(config)
    const own = Array.isArray(values) ? values : valuesOf(config)
    if (text !== '' && !statements.has(text)) statements.set(text, own)
    return Reflect.apply(query, this, given)
  }
  Object.assign(client, { query: recording })
  return { statements, end: () => void Object.assign(client, { query }) }
}

const textOf = (config: unknown): string =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
    ? config.text
    : ''

const valuesOf = (config: unknown): readonly unknown[] =>
  typeof config === 'object' && config !== null && 'values' in config && Array.isArray(config.values)
    ? config.values
    : []
