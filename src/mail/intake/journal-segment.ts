// One file of the journal: read from its start, deleted once every mail in it is stored.
import { join } from 'node:path'
import type { Log } from '../../kit/log.ts'
import type { Files, OpenFile } from './files.ts'
import type { JournalMail } from './journal-entry.ts'
import {
  decodeFromBehind,
  decodeRecord,
  findRecord,
  headFor,
  isUnfinished,
  type SegmentForm,
} from './journal-record.ts'

/** The folder in that of the journal where damaged parts of it are kept. */
export const ASIDE = 'set-aside'
const READ_BYTES = 1024 * 1024

export interface JournalRecord extends JournalMail {
  readonly segment: Segment
}

interface SegmentSettings {
  files: Files
  log: Log
  folder: string
  name: string
  form: SegmentForm
  /** Bytes known to be whole; what is behind them is never read. */
  durable: number
  /** Nothing is appended any more. */
  sealed: boolean
}

export class Segment {
  readonly name: string
  readonly form: SegmentForm
  durable: number
  sealed: boolean
  /** Records that were read and are not stored yet. */
  unfinished = 0
  readonly #files: Files
  readonly #log: Log
  readonly #folder: string
  #at: number
  #file: OpenFile | null = null
  #window: Buffer = Buffer.alloc(0)

  constructor(settings: SegmentSettings) {
    this.name = settings.name
    this.form = settings.form
    this.#at = settings.form.headLength
    this.durable = settings.durable
    this.sealed = settings.sealed
    this.#files = settings.files
    this.#log = settings.log
    this.#folder = settings.folder
  }

  get path(): string {
    return join(this.#folder, this.name)
  }

  /** Bytes that nobody has read yet. */
  get unread(): number {
    return this.durable - this.#at
  }

  get isFinished(): boolean {
    return this.unread === 0 && this.unfinished === 0
  }

  /** The next record, or null at the end of what is durable. Damage is mended, or set aside and stepped over. */
  async next(): Promise<JournalRecord | null> {
    while (this.unread > 0) {
      const decoded = decodeRecord(this.form, await this.#look(READ_BYTES))
      if (decoded.kind === 'record') return this.#take(decoded)
      if (decoded.kind === 'short' && decoded.length <= this.unread) await this.#look(decoded.length)
      else {
        const mended = await this.#stepOverDamage()
        if (mended) return mended
      }
    }
    return null
  }

  #take({ entry, raw, length }: JournalMail & { length: number }): JournalRecord {
    this.#step(length)
    this.unfinished += 1
    return { segment: this, entry, raw }
  }

  async close(): Promise<void> {
    const file = this.#file
    this.#file = null
    this.#window = Buffer.alloc(0)
    await file?.close()
  }

  async remove(): Promise<void> {
    await this.close()
    await this.#files.remove(this.path)
  }

  /** At least `length` bytes from here on, or all that is left. */
  async #look(length: number): Promise<Buffer> {
    const wanted = Math.min(length, this.unread)
    const isEnough = this.#window.length >= wanted || (this.#window.length > 0 && length === READ_BYTES)
    if (!isEnough) {
      this.#file ??= await this.#files.open(this.path)
      this.#window = await this.#file.read(this.#at, wanted)
      if (this.#window.length < wanted) throw new Error(`${this.path} is shorter than what was written to it`)
    }
    return this.#window
  }

  #step(length: number): void {
    this.#at += length
    this.#window = this.#window.subarray(length)
  }

  /**
   * A record whose front is damaged is read by what stands behind it. One that the machine did not finish when
   * it stopped was never acknowledged and is dropped. Any other damage is kept beside the journal.
   */
  async #stepOverDamage(): Promise<JournalRecord | null> {
    const rest = await this.#look(this.unread)
    const decoded = decodeRecord(this.form, rest)
    const known = decoded.kind === 'damaged' && decoded.length !== null
    const behind = known ? decoded : decodeFromBehind(this.form, rest)
    if (behind?.kind === 'record') {
      this.#log.warn(
        { segment: this.name, at: this.#at },
        'a damaged record of the journal was read by its end',
      )
      return this.#take(behind)
    }
    const next = behind?.length ?? findRecord(this.form, rest)
    const length = next === -1 ? rest.length : next
    if (length === rest.length && isUnfinished(this.form, rest)) {
      this.#log.info({ segment: this.name, bytes: length }, 'an unfinished record of the journal was dropped')
    } else {
      const file = await this.#keep(rest.subarray(0, length))
      this.#log.error(
        { segment: this.name, bytes: length, file },
        'a damaged part of the journal was set aside; `mailcrew set-aside` lists it and hands it in again',
      )
    }
    this.#step(length)
    return null
  }

  /** As a small segment of its own, so that it can be read by itself. */
  async #keep(damaged: Buffer): Promise<string> {
    const aside = join(this.#folder, ASIDE)
    const name = `${this.name}-${this.#at}.damaged`
    await this.#files.makeFolder(aside)
    await this.#files.remove(join(aside, name))
    const file = await this.#files.create(join(aside, name))
    try {
      await file.write([headFor(this.form), damaged], 0)
      await file.sync()
    } finally {
      await file.close()
    }
    await this.#files.syncFolder(aside)
    await this.#files.syncFolder(this.#folder)
    return join(aside, name)
  }
}
