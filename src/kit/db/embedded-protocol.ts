// What the embedded database's thread and its owner say to each other.

export type EmbeddedRequest =
  | {
      id: number
      kind: 'query'
      text: string
      values: unknown[]
      /** Under which the statement is kept; null for one that is not. */
      name: string | null
      /** drizzle reads rows as arrays and dates as text; everybody else rows as objects and dates as Date. */
      mode: 'array' | 'object'
      dates: 'text' | 'date'
    }
  | { id: number; kind: 'close' }

export type EmbeddedReply =
  | { id: number; ok: true; rows: Record<string, unknown>[]; rowCount: number; command: string }
  | {
      id: number
      ok: false
      message: string
      code: string | null
      detail: string | null
      constraint: string | null
    }

export interface EmbeddedSettings {
  /** Folder of the database files; null keeps them in memory. */
  folder: string | null
  /** False only in tests, where a power cut is not played. */
  fsync: boolean
  /** PGlite's program, compiled once for all threads of the process. */
  program: WebAssembly.Module
}
