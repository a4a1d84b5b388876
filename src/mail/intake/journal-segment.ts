// One file of the journal: read from its start, deleted once every mail in it is stored.
import { join } from 'node:path'
import type { Log } from '../../kit/log.ts'
import type { Files, OpenFile } from './files.ts'
import { decodeRecord, findMark, type JournalEntry, SEGMENT_HEAD_LENGTH } from './journal-record.ts'

const READ_BYTES = 1024 * 1024

export interface JournalRecord {
  readonly segment: Segment
  readonly entry: JournalEntry
  readonly raw: Buffer
}

interface SegmentSettings {
  files: Files
  log: Log
  folder: string
  name: string
  mark: Buffer
  /** Bytes known to be whole; what is behind them is never read. */
  durable: number
  /** Nothing is appended any more. */
  sealed: boolean
}

export class Segment {
  readonly name: string
  readonly mark: Buffer
  durable: number
  sealed: boolean
  /** Records that were read and are not stored yet. */
  unfinished = 0
  readonly #files: Files
  readonly #log: Log
  readonly #folder: string
  #at = SEGMENT_HEAD_LENGTH
  #file: OpenFile | null = null
  #window: Buffer = Buffer.alloc(0)

  constructor(settings: SegmentSettings) {
    this.name = settings.name
    this.mark = settings.mark
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

  /** The next record, or null at the end of what is durable. Damage is set aside and stepped over. */
  async next(): Promise<JournalRecord | null> {
    while (this.unread > 0) {
      const decoded = decodeRecord(this.mark, await this.#look(READ_BYTES))
      if (decoded.kind === 'record') {
        this.#step(decoded.length)
        this.unfinished += 1
        return { segment: this, entry: decoded.entry, raw: decoded.raw }
      }
      if (decoded.kind === 'damaged' || decoded.length > this.unread) await this.#stepOverDamage()
      else await this.#look(decoded.length)
    }
    return null
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
   * A record that the end of the file cuts off was being written when the machine stopped: it was never
   * acknowledged and is dropped. Anything else that does not fit its checksum is kept beside the journal.
   */
  async #stepOverDamage(): Promise<void> {
    const rest = await this.#look(this.unread)
    const length = this.#lengthOfDamage(rest)
    const damaged = rest.subarray(0, length)
    const isTorn = length === rest.length && this.#isTorn(damaged)
    if (isTorn) {
      this.#log.info({ segment: this.name, bytes: length }, 'an unfinished record of the journal was dropped')
    } else {
      const name = await this.#keep(damaged)
      this.#log.error(
        { segment: this.name, bytes: length, name },
        'a damaged part of the journal was set aside',
      )
    }
    this.#step(length)
  }

  #lengthOfDamage(rest: Buffer): number {
    for (let at = findMark(this.mark, rest, 1); at !== -1; at = findMark(this.mark, rest, at + 1)) {
      if (decodeRecord(this.mark, rest.subarray(at)).kind === 'record') return at
    }
    return rest.length
  }

  #isTorn(damaged: Buffer): boolean {
    return decodeRecord(this.mark, damaged).kind === 'short' || damaged.every((byte) => byte === 0)
  }

  async #keep(damaged: Buffer): Promise<string> {
    const aside = join(this.#folder, 'set-aside')
    const name = `${this.name}-${this.#at}.damaged`
    await this.#files.makeFolder(aside)
    await this.#files.remove(join(aside, name))
    const file = await this.#files.create(join(aside, name))
    try {
      await file.write([damaged], 0)
      await file.sync()
    } finally {
      await file.close()
    }
    await this.#files.syncFolder(aside)
    return name
  }
}
