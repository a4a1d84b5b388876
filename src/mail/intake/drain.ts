// STORE: moves mails from the journal to the mail store with their rows and jobs (agents.md 1.2).
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../kit/clock.ts'
import { sqlState } from '../../kit/db/database.ts'
import type { Log } from '../../kit/log.ts'
import { arrivedMail } from './arrived-mail.ts'
import { diskFiles, type Files } from './files.ts'
import type { ArrivedMail, IntakeStore } from './intake-store.ts'
import type { Journal } from './journal.ts'
import type { JournalRecord } from './journal-segment.ts'
import type { MailFiles } from './mail-files.ts'
import { reasonOf } from './reason.ts'
import { setAside } from './set-aside.ts'

export interface DrainSettings {
  journal: Journal
  mailFiles: MailFiles
  store: IntakeStore
  /** Where mails go that could not be stored in `MAX_TRIES` tries. */
  asideFolder: string
  log: Log
  clock: Clock
  files?: Files
}

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
const MAX_TRIES = 5
const LONGEST_PAUSE_MS = 250
const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 10_000

interface Trouble {
  record: JournalRecord
  tries: number
  /** Milliseconds of the clock. */
  nextTry: number
}

/** Starts at once with what an earlier process left. */
export function createDrain(settings: DrainSettings): Drain {
  return new JournalDrain(settings)
}

class JournalDrain implements Drain {
  readonly #settings: DrainSettings
  readonly #files: Files
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
  /** Mails that failed while others went through. */
  #troubled: Trouble[] = []

  constructor(settings: DrainSettings) {
    this.#settings = settings
    this.#files = settings.files ?? diskFiles
    settings.journal.onAppend(() => {
      this.#hasNew = true
      if (!this.#waiting) this.#wake()
    })
    this.#sweeps = setInterval(() => this.#wake(), SWEEP_MS)
    this.#sweeps.unref()
    this.#wake()
  }

  get waitingSince(): Date | null {
    const waiting = [...this.#held, ...this.#troubled.map(({ record }) => record)]
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
    await this.#retryTroubled()
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
      await this.#trouble({ record, tries: 0, nextTry: 0 }, error)
    }
  }

  async #retryTroubled(): Promise<void> {
    const now = this.#settings.clock().getTime()
    const due = this.#troubled.filter(({ nextTry }) => nextTry <= now)
    this.#troubled = this.#troubled.filter(({ nextTry }) => nextTry > now)
    for (const [index, trouble] of due.entries()) {
      try {
        await this.#store([trouble.record])
      } catch (error) {
        if (!(await this.#settings.store.isReachable())) {
          this.#troubled.push(...due.slice(index))
          throw error
        }
        await this.#trouble(trouble, error)
        continue
      }
      await this.#settings.journal.done(trouble.record)
    }
  }

  /** Counts a failure of one mail: it is tried again later, or set aside after the last try. */
  async #trouble({ record, tries }: Trouble, error: unknown): Promise<void> {
    const { asideFolder, clock, journal, log } = this.#settings
    const { traceId } = record.entry
    const reason = reasonOf(error)
    const failed = tries + 1
    if (failed < MAX_TRIES) {
      log.warn({ reason, traceId, tries: failed }, 'a mail could not be stored and is tried again')
      const nextTry = clock().getTime() + delayAfter(failed)
      this.#troubled.push({ record, tries: failed, nextTry })
      return
    }
    log.error({ reason, traceId, folder: asideFolder }, 'a mail could not be stored and was set aside')
    await setAside(this.#files, asideFolder, record, reason)
    await journal.done(record)
  }

  /** Objects first, then rows and jobs: a row never speaks of an object that is not there. */
  async #store(records: readonly JournalRecord[]): Promise<void> {
    const { log, mailFiles, store } = this.#settings
    const arrived = records.map((record) => ({ mail: readArrived(record), raw: record.raw }))
    const mails = arrived.map(({ mail }) => mail)
    const known = await store.knownObjects(mails)
    await mailFiles.write(
      arrived.filter(({ mail }) => !known.has(mail)).map(({ mail, raw }) => ({ name: mail.object, raw })),
    )
    const { newMails, newWorks, spareObjects } = await store.save(mails)
    await Promise.all(spareObjects.map((name) => mailFiles.remove(name)))
    log.debug({ mails: records.length, newMails, newWorks }, 'mails were stored')
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
    const next = Math.min(...this.#troubled.map(({ nextTry }) => nextTry))
    if (Number.isFinite(next)) this.#wakeIn(Math.max(0, next - this.#settings.clock().getTime()))
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#wake(), ms)
    this.#retry.unref()
  }
}

/** An error of reading is the mail's own. */
class UnreadableMail extends Error {}

function readArrived(record: JournalRecord): ArrivedMail {
  try {
    return arrivedMail(record)
  } catch (error) {
    throw new UnreadableMail('the headers of the mail cannot be read', { cause: error })
  }
}

/** SQLSTATE classes 22 (data), 23 (constraint) and 54 (limits) speak of what was to be stored. */
function isFaultOfMail(error: unknown): boolean {
  const state = sqlState(error)?.slice(0, 2)
  return error instanceof UnreadableMail || state === '22' || state === '23' || state === '54'
}

/** 1, 2, 4, 8 seconds. */
function delayAfter(tries: number): number {
  return 1_000 * 2 ** (tries - 1)
}
