// Words between the processes on one database, heard once by each that listens: for what only one of them can take.
import type { Database } from './database.ts'
import type { Listener } from './driver.ts'

/** Of a notification, in bytes (PostgreSQL: NOTIFY, payloads are shorter than 8000). */
const MOST_BYTES = 7_900

export interface Relay {
  /** False for words that are too long for it. */
  send(words: string): Promise<boolean>
  /** Those of this process come, too. */
  hear(take: (words: string) => void): Promise<Listener>
}

export function databaseRelay(db: Database, channel: string): Relay {
  return {
    async send(words) {
      if (Buffer.byteLength(words) > MOST_BYTES) return false
      await db.announce(channel, words)
      return true
    },
    hear: (take) => db.listen(channel, take, () => {}),
  }
}
