// The writing end of the journal: all mails that wait share one write and one fdatasync.
import type { JournalEntry } from './journal-entry.ts'
import { encodeRecord } from './journal-record.ts'

export interface WaitingRecord {
  readonly json: Buffer
  readonly raw: Buffer
  readonly length: number
}

interface Waiting extends WaitingRecord {
  resolve: () => void
  reject: (error: unknown) => void
}

/** Bounds of one write; what waits beyond them goes with the next. */
const MAX_RECORDS = 256
const MAX_BYTES = 32 * 1024 * 1024

export class GroupCommit {
  readonly #commit: (records: readonly WaitingRecord[]) => Promise<void>
  readonly #waiting: Waiting[] = []
  #running: Promise<void> | null = null

  /** `commit` makes the records durable or rejects, and is never called twice at the same time. */
  constructor(commit: (records: readonly WaitingRecord[]) => Promise<void>) {
    this.#commit = commit
  }

  get isIdle(): boolean {
    return this.#running === null
  }

  /** Resolves once the record is durable. */
  append(entry: JournalEntry, raw: Buffer): Promise<void> {
    const record = encodeRecord(entry, raw)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...record, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  /** Resolves once nothing waits. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Mails whose last bytes arrived in this turn of the event loop go with the same write.
      await new Promise((resolve) => setImmediate(resolve))
      const batch = this.#takeBatch()
      try {
        await this.#commit(batch)
        for (const one of batch) one.resolve()
      } catch (error) {
        for (const one of batch) one.reject(error)
      }
    }
    this.#running = null
  }

  #takeBatch(): Waiting[] {
    let bytes = 0
    let count = 0
    for (const one of this.#waiting) {
      if (count > 0 && (count === MAX_RECORDS || bytes + one.length > MAX_BYTES)) break
      bytes += one.length
      count += 1
    }
    return this.#waiting.splice(0, count)
  }
}
