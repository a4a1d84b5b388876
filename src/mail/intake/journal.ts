// The durable intake journal: a mail is in it, on the disk, before its sender hears 250 (agents.md 1.1).
import { join } from 'node:path'
import type { Log } from '../../kit/log.ts'
import { diskFiles, type Files, type OpenFile } from './files.ts'
import { GroupCommit, type WaitingRecord } from './group-commit.ts'
import type { JournalEntry } from './journal-entry.ts'
import {
  isReadable,
  readSegmentHead,
  recordFrame,
  SEGMENT_HEAD_LENGTH,
  segmentHead,
} from './journal-record.ts'
import { ASIDE, type JournalRecord, Segment } from './journal-segment.ts'

export interface JournalSettings {
  /** Owned by this process alone; a second one is refused. */
  folder: string
  log: Log
  files?: Files
  /** A segment that has grown to this is followed by a new one. */
  maxSegmentBytes?: number
}

/** Bytes of a segment that are read to tell its form: its first record helps where its head is damaged. */
const ENOUGH_TO_TELL = 1024 * 1024

const SEGMENT = /^\d{12}\.journal$/

/** Opens the journal and takes up the segments that are there. */
export async function openJournal(settings: JournalSettings): Promise<Journal> {
  const files = settings.files ?? diskFiles
  await files.makeFolder(settings.folder)
  const unlock = await files.lock(settings.folder, (line) => settings.log.warn(line))
  try {
    const found: Segment[] = []
    const names = (await files.list(settings.folder)).filter((name) => SEGMENT.test(name))
    for (const name of names) {
      const segment = await reopen(files, settings, name)
      if (segment) found.push(segment)
    }
    const last = names.at(-1)
    return new Journal({ ...settings, files }, found, last ? Number.parseInt(last, 10) : 0, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** A segment left by an earlier process; null when nothing in it was ever acknowledged. */
async function reopen(files: Files, settings: JournalSettings, name: string): Promise<Segment | null> {
  const { folder, log } = settings
  const file = await files.open(join(folder, name))
  const durable = await file.size()
  const start = await file.read(0, Math.min(durable, ENOUGH_TO_TELL))
  await file.close()
  const form = readSegmentHead(start)
  if (form) return new Segment({ files, log, folder, name, form, durable, sealed: true })
  if (durable <= SEGMENT_HEAD_LENGTH) {
    await files.remove(join(folder, name))
    return null
  }
  await files.makeFolder(join(folder, ASIDE))
  await files.rename(join(folder, name), join(folder, ASIDE, `${name}.damaged`))
  await files.syncFolder(join(folder, ASIDE))
  await files.syncFolder(folder)
  log.error(
    { segment: name, bytes: durable, file: join(folder, ASIDE, `${name}.damaged`) },
    'a segment of the journal with a damaged head was set aside',
  )
  return null
}

export class Journal {
  readonly #settings: Required<Pick<JournalSettings, 'folder' | 'log' | 'files'>>
  readonly #maxSegmentBytes: number
  readonly #segments: Segment[]
  readonly #unlock: () => void
  readonly #commits = new GroupCommit((records) => this.#commit(records))
  #lastNumber: number
  #active: { segment: Segment; file: OpenFile } | null = null
  #listener: () => void = () => {}
  #closed = false

  /** Made by `openJournal` only. */
  constructor(
    settings: JournalSettings & { files: Files },
    segments: Segment[],
    lastNumber: number,
    unlock: () => void,
  ) {
    this.#settings = settings
    this.#maxSegmentBytes = settings.maxSegmentBytes ?? 16 * 1024 * 1024
    this.#segments = segments
    this.#lastNumber = lastNumber
    this.#unlock = unlock
  }

  /**
   * Resolves once the mail survives a power cut. Rejects when it could not be written (disk full, I/O
   * error); then nothing was accepted, and the next mail tries anew with a new segment.
   */
  append(entry: JournalEntry, raw: Buffer): Promise<void> {
    if (this.#closed) return Promise.reject(new Error('the journal is closed'))
    if (!isReadable(raw)) return Promise.reject(new Error('the mail is too large for the journal'))
    return this.#commits.append(entry, raw)
  }

  /** Called after mails became durable. */
  onAppend(listener: () => void): void {
    this.#listener = listener
  }

  /** Bytes of mails that no `read` has taken yet. */
  get unreadBytes(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.unread, 0)
  }

  /** The next mails in order, at most `limit.mails`, stopping after `limit.bytes`; empty when all were read. */
  async read(limit: { mails: number; bytes: number }): Promise<JournalRecord[]> {
    const records: JournalRecord[] = []
    let bytes = 0
    try {
      for (const segment of this.#segments.slice()) {
        while (records.length < limit.mails && bytes < limit.bytes) {
          const record = await segment.next()
          if (!record) break
          records.push(record)
          bytes += record.raw.length
        }
        await this.#dropIfFinished(segment)
      }
    } catch (error) {
      // What was read is not read again, so it must not get lost with the error; the next call meets it anew.
      if (records.length === 0) throw error
    }
    return records
  }

  /** The mail is stored (or set aside): its segment goes once that is true of all of its mails. */
  async done(record: JournalRecord): Promise<void> {
    record.segment.unfinished -= 1
    await this.#dropIfFinished(record.segment)
  }

  /** Deletes the segment in use when all in it is stored, so that mails do not stay on the disk twice. */
  async trim(): Promise<void> {
    const active = this.#active
    if (!active || !this.#commits.isIdle || !active.segment.isFinished) return
    this.#active = null
    active.segment.sealed = true
    await active.file.close()
    await this.#dropIfFinished(active.segment)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#commits.settled()
    const active = this.#active
    this.#active = null
    await active?.file.close()
    for (const segment of this.#segments) await segment.close()
    this.#unlock()
  }

  async #dropIfFinished(segment: Segment): Promise<void> {
    if (!segment.sealed || !segment.isFinished) return
    const index = this.#segments.indexOf(segment)
    if (index === -1) return
    this.#segments.splice(index, 1)
    // A file that stays is read again at the next start, which changes nothing: every mail is stored once.
    await segment.remove().catch((error: unknown) => {
      this.#settings.log.warn({ err: error, segment: segment.name }, 'a stored segment could not be deleted')
    })
  }

  async #commit(records: readonly WaitingRecord[]): Promise<void> {
    const { segment, file } = (this.#active ??= await this.#begin())
    const isNew = segment.durable === SEGMENT_HEAD_LENGTH
    try {
      const buffers = records.flatMap(({ json, raw }) => {
        const { before, behind } = recordFrame(segment.form, json, raw)
        return [before, json, raw, behind]
      })
      await file.write(buffers, segment.durable)
      // A new file is only there after a power cut when its folder knows it.
      await Promise.all([file.sync(), isNew ? this.#settings.files.syncFolder(this.#settings.folder) : null])
    } catch (error) {
      await this.#abandon(segment, file)
      throw error
    }
    segment.durable += records.reduce((sum, { length }) => sum + length, 0)
    if (segment.durable >= this.#maxSegmentBytes) await this.#seal(segment, file)
    this.#listener()
  }

  async #begin(): Promise<{ segment: Segment; file: OpenFile }> {
    const { files, folder, log } = this.#settings
    this.#lastNumber += 1
    const name = `${String(this.#lastNumber).padStart(12, '0')}.journal`
    const path = join(folder, name)
    const file = await files.create(path)
    const { head, form } = segmentHead()
    try {
      await file.write([head], 0)
    } catch (error) {
      await file.close().catch(() => {})
      await files.remove(path).catch(() => {})
      throw error
    }
    const segment = new Segment({ files, log, folder, name, form, durable: head.length, sealed: false })
    this.#segments.push(segment)
    return { segment, file }
  }

  async #seal(segment: Segment, file: OpenFile): Promise<void> {
    this.#active = null
    segment.sealed = true
    await file.close().catch(() => {})
  }

  /**
   * After a failed write or sync nobody knows what is on the disk behind the last good byte, and a second
   * fsync may succeed without writing it (the kernel drops the failed pages): the file takes nothing more.
   */
  async #abandon(segment: Segment, file: OpenFile): Promise<void> {
    await file.truncate(segment.durable).catch(() => {})
    await this.#seal(segment, file)
    await this.#dropIfFinished(segment)
  }
}
