// Mails that failed while others went through: each is tried again later, or set aside after its last try.
import type { DrainSettings } from './drain-settings.ts'
import { diskFiles } from './files.ts'
import type { JournalRecord } from './journal-segment.ts'
import { reasonOf } from './reason.ts'
import { setAside } from './set-aside.ts'
import { storeMails } from './store-mails.ts'

export const MAX_TRIES = 5

interface Trouble {
  record: JournalRecord
  tries: number
  /** Milliseconds of the clock. */
  nextTry: number
}

export class TroubledMails {
  readonly #settings: DrainSettings
  #troubles: Trouble[] = []

  constructor(settings: DrainSettings) {
    this.#settings = settings
  }

  get records(): JournalRecord[] {
    return this.#troubles.map(({ record }) => record)
  }

  /** Milliseconds of the clock; null while there are none. */
  get nextTry(): number | null {
    return this.#troubles.length === 0 ? null : Math.min(...this.#troubles.map((one) => one.nextTry))
  }

  /** The first failure of a mail. */
  add(record: JournalRecord, error: unknown): Promise<void> {
    return this.#count({ record, tries: 0, nextTry: 0 }, error)
  }

  /** Those whose time has come. Answers how many were stored; rejects when nothing can be: they keep their tries. */
  async retry(): Promise<number> {
    let stored = 0
    const { clock, journal, store } = this.#settings
    const now = clock().getTime()
    const due = this.#troubles.filter(({ nextTry }) => nextTry <= now)
    this.#troubles = this.#troubles.filter(({ nextTry }) => nextTry > now)
    for (const [index, trouble] of due.entries()) {
      try {
        await storeMails(this.#settings, [trouble.record])
      } catch (error) {
        if (!(await store.isReachable())) {
          this.#troubles.push(...due.slice(index))
          throw error
        }
        await this.#count(trouble, error)
        continue
      }
      stored += 1
      await journal.done(trouble.record)
    }
    return stored
  }

  async #count({ record, tries }: Trouble, error: unknown): Promise<void> {
    const { asideFolder, clock, journal, log, files = diskFiles } = this.#settings
    const { traceId } = record.entry
    const reason = reasonOf(error)
    const failed = tries + 1
    if (failed < MAX_TRIES) {
      log.warn({ reason, traceId, tries: failed }, 'a mail could not be stored and is tried again')
      this.#troubles.push({ record, tries: failed, nextTry: clock().getTime() + delayAfter(failed) })
      return
    }
    try {
      await setAside(files, asideFolder, record, reason)
    } catch (full) {
      log.error({ reason: reasonOf(full), traceId }, 'a mail could not be set aside and stays in the journal')
      this.#troubles.push({ record, tries, nextTry: clock().getTime() + delayAfter(failed) })
      return
    }
    log.error(
      { reason, traceId, folder: asideFolder },
      'a mail could not be stored and was set aside; `mailcrew set-aside` hands it in again',
    )
    await journal.done(record)
  }
}

/** 1, 2, 4, 8 seconds. */
function delayAfter(tries: number): number {
  return 1_000 * 2 ** (tries - 1)
}
