// STORE: moves mails from the journal to the mail store with their rows and jobs (agents.md 1.2).
import { setTimeout as pause } from 'node:timers/promises'
import type { DrainSettings } from './drain-settings.ts'
import type { JournalRecord } from './journal-segment.ts'
import { reasonOf } from './reason.ts'
import { isFaultOfMail, storeMails } from './store-mails.ts'
import { MAX_TRIES, TroubledMails } from './troubled-mails.ts'

export interface Drain {
  /** Stores all that is in the journal now; resolves when it is empty or has to wait. Answers how many were stored. */
  sweep(): Promise<number>
  /** Finishes the mails at hand and stops; what is left stays in the journal. */
  close(): Promise<void>
  /** When the mail came in that waits longest, null when none waits. */
  readonly waitingSince: Date | null
}

const BATCH = { mails: 200, bytes: 8 * 1024 * 1024 }
const SWEEP_MS = 30_000
/** The journal's file is deleted when nothing came for this long. */
const IDLE_MS = 1_000
const LONGEST_PAUSE_MS = 250
const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 10_000

/** Starts at once with what an earlier process left. */
export function createDrain(settings: DrainSettings): Drain {
  return new JournalDrain(settings)
}

class JournalDrain implements Drain {
  readonly #settings: DrainSettings
  readonly #troubled: TroubledMails
  readonly #sweeps: NodeJS.Timeout
  #running: Promise<void> | null = null
  #again = false
  /** Mails that went to the store since the start. */
  #stored = 0
  /** Mails came while the last batch was stored. */
  #hasNew = false
  #stopped = false
  #idle: NodeJS.Timeout | undefined
  #retry: NodeJS.Timeout | undefined
  /** Read from the journal and not stored: the database or the disk is away. */
  #held: JournalRecord[] = []
  #delay = FIRST_DELAY_MS
  /** Nothing can be stored: new mails do not shorten the delay. */
  #waiting = false

  constructor(settings: DrainSettings) {
    this.#settings = settings
    this.#troubled = new TroubledMails(settings)
    settings.journal.onAppend(() => {
      this.#hasNew = true
      if (!this.#waiting) this.#wake()
    })
    this.#sweeps = setInterval(() => this.#wake(), SWEEP_MS)
    this.#sweeps.unref()
    this.#wake()
  }

  get waitingSince(): Date | null {
    const waiting = [...this.#held, ...this.#troubled.records]
    const times = waiting.map(({ entry }) => entry.envelope.receivedAt).sort()
    return times[0] === undefined ? null : new Date(times[0])
  }

  async sweep(): Promise<number> {
    const before = this.#stored
    this.#wake()
    while (this.#running) await this.#running
    return this.#stored - before
  }

  async close(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#sweeps)
    clearTimeout(this.#retry)
    clearTimeout(this.#idle)
    while (this.#running) await this.#running
    await this.#settings.journal.trim()
  }

  #wake(): void {
    this.#again = true
    this.#waiting = false
    if (this.#running || this.#stopped) return
    clearTimeout(this.#idle)
    clearTimeout(this.#retry)
    this.#running = this.#run().finally(() => {
      this.#running = null
    })
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false
      try {
        await this.#storeAll()
        this.#delay = FIRST_DELAY_MS
      } catch (error) {
        this.#wait(error)
        return
      }
    }
    this.#rest()
  }

  /** Rejects when nothing can be stored just now; what was read is held. */
  async #storeAll(): Promise<void> {
    this.#stored += await this.#troubled.retry()
    while (!this.#stopped) {
      await this.#fill()
      if (this.#held.length === 0) return
      const started = performance.now()
      this.#hasNew = false
      await this.#storeHeld()
      if (this.#hasNew) await this.#makeRoom(performance.now() - started)
    }
  }

  /**
   * While mails keep coming, taking them is worth more than storing them: what was acknowledged is safe, and
   * a sender that waits is not. So the drain works half of the time then.
   */
  async #makeRoom(took: number): Promise<void> {
    await pause(Math.min(took, LONGEST_PAUSE_MS))
  }

  /** Mails that are held after a failure get company, or one bad mail among them could never be told. */
  async #fill(): Promise<void> {
    const mails = BATCH.mails - this.#held.length
    if (mails > 0) this.#held.push(...(await this.#settings.journal.read({ ...BATCH, mails })))
  }

  async #storeHeld(): Promise<void> {
    try {
      await this.#store(this.#held)
      const stored = this.#held
      this.#held = []
      for (const record of stored) await this.#settings.journal.done(record)
    } catch (error) {
      if (!(await this.#settings.store.isReachable())) throw error
      await this.#storeOneByOne()
    }
  }

  /** Finds the mail that made its batch fail. Rejects when it is not one mail's fault. */
  async #storeOneByOne(): Promise<void> {
    const failed: { record: JournalRecord; error: unknown }[] = []
    let stored = 0
    const left = [...this.#held]
    for (const record of left) {
      try {
        await this.#store([record])
        stored += 1
        this.#held = this.#held.filter((one) => one !== record)
        await this.#settings.journal.done(record)
      } catch (error) {
        failed.push({ record, error })
        // None of several goes through: that is no fault of theirs, and trying each would take long.
        if (stored === 0 && failed.length === MAX_TRIES && !failed.some((one) => isFaultOfMail(one.error)))
          break
      }
    }
    for (const { record, error } of failed) {
      if (stored === 0 && !isFaultOfMail(error)) throw error
      this.#held = this.#held.filter((one) => one !== record)
      await this.#troubled.add(record, error)
    }
  }

  async #store(records: readonly JournalRecord[]): Promise<void> {
    await storeMails(this.#settings, records)
    this.#stored += records.length
  }

  #wait(error: unknown): void {
    const { log } = this.#settings
    log.warn(
      { reason: reasonOf(error), retryInMs: this.#delay },
      'mails cannot be stored just now; they wait in the journal',
    )
    this.#waiting = true
    this.#wakeIn(this.#delay)
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS)
  }

  #rest(): void {
    if (this.#stopped) return
    this.#idle = setTimeout(() => {
      this.#settings.journal
        .trim()
        .catch((error: unknown) =>
          this.#settings.log.warn({ err: error }, 'the journal could not be trimmed'),
        )
    }, IDLE_MS)
    this.#idle.unref()
    const next = this.#troubled.nextTry
    if (next !== null) this.#wakeIn(Math.max(0, next - this.#settings.clock().getTime()))
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#wake(), ms)
    this.#retry.unref()
  }
}
