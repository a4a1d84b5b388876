// What the database handle needs of a driver: plain queries, one reserved connection, notifications.

export interface Rows<Row extends object = Record<string, unknown>> {
  /** Shaped by the caller's SQL, which alone knows them. */
  rows: Row[]
  rowCount: number
  /** The first word of what was done, such as SELECT; of several statements the last one's. */
  command: string
}

/** As node-postgres takes it, from drizzle and from us. */
export interface QueryConfig {
  text: string
  values?: unknown[]
  rowMode?: 'array'
  types?: unknown
}

/** The part of node-postgres' client that drizzle calls. */
export interface SqlClient {
  /** Calls that do not wait for each other run in their order, and go to the database together. */
  query(config: string | QueryConfig, values?: unknown[]): Promise<Rows>
}

export interface Driver {
  readonly kind: 'postgres' | 'embedded'
  /** Runs single statements, each on whatever connection is free. */
  readonly client: SqlClient
  /** Reserves one connection for `run`; nobody else's statement comes between. */
  reserve<T>(run: (client: SqlClient) => Promise<T>): Promise<T>
  /** Tells all that listen on the channel, in every process. */
  announce(channel: string, payload: string): Promise<void>
  /** Calls back for each announcement on the channel, and `onReconnect` after a gap. */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<Listener>
  /** Holds an advisory lock until it is closed or the process is gone; anew after a gap of the connection. */
  holdLock(space: number, number: number): Promise<Listener>
  /** Connections of the pool, by what they do; null where there is none. */
  connections(): Record<'busy' | 'idle' | 'awaited', number> | null
  /** Copies the files of the embedded database as they are at one moment; false for a server, which has its own ways. */
  copyFiles(to: string): Promise<boolean>
  close(): Promise<void>
}

export interface Listener {
  close(): Promise<void>
}
