// Journals on a disk in memory, for tests of what damage does to them.
import { crc32 } from 'node:zlib'
import { pino } from 'pino'
import type { Log } from '../src/kit/log.ts'
import { type Journal, openJournal } from '../src/mail/intake/journal.ts'
import type { JournalEntry } from '../src/mail/intake/journal-entry.ts'
import { PowerCutFiles, seeded } from './power-cut-files.ts'

export const journalFolder = '/data/journal'
const segment = `${journalFolder}/000000000001.journal`

export function journalEntry(traceId: string): JournalEntry {
  const receivedAt = '2026-05-04T10:00:00.000Z'
  const envelope = {
    mailFrom: 'ann@example.com',
    rcptTo: ['tula@example.org'],
    helo: 'client',
    peer: '192.0.2.1',
  }
  return {
    traceId,
    source: 'smtp',
    envelope: { ...envelope, tls: false, receivedAt, local: false, relay: null },
  }
}

export const mailText = (name: string): Buffer =>
  Buffer.from(`Subject: ${name}\r\n\r\n${name.repeat(30)}\r\n`)

/** The bytes of a segment that holds these mails, each of them acknowledged. */
export async function segmentOf(names: readonly string[]): Promise<Buffer> {
  const files = new PowerCutFiles(seeded(1))
  const journal = await openJournal({ folder: journalFolder, log: pino({ level: 'silent' }), files })
  for (const name of names) await journal.append(journalEntry(name), mailText(name))
  await journal.close()
  return files.readWhole(segment)
}

/** The same as the first version of the journal wrote it: a head and lengths without checksums of their own. */
export function oldSegmentOf(names: readonly string[]): Buffer {
  const mark = Buffer.from('0f1e2d3c4b5a6978', 'hex')
  const records = names.flatMap((name) => {
    const json = Buffer.from(JSON.stringify(journalEntry(name)))
    const raw = mailText(name)
    const numbers = Buffer.alloc(12)
    numbers.writeUInt32LE(json.length, 0)
    numbers.writeUInt32LE(raw.length, 4)
    numbers.writeUInt32LE(crc32(raw, crc32(json, crc32(numbers.subarray(0, 8)))), 8)
    return [mark, numbers, json, raw]
  })
  return Buffer.concat([Buffer.from('MCJOURN1'), mark, ...records])
}

/** A disk with this segment, as a process that starts finds it. */
export async function diskWith(bytes: Buffer): Promise<PowerCutFiles> {
  const files = new PowerCutFiles(seeded(1))
  await files.makeFolder(journalFolder)
  const file = await files.create(segment)
  await file.write([bytes], 0)
  return files
}

export interface LogLine {
  level: number
  msg: string
  file?: string
}

/** What a start makes of a disk: the mails that are processed, in order, and the lines of its log. */
export async function startOn(
  files: PowerCutFiles,
): Promise<{ processed: string[]; lines: LogLine[]; journal: Journal }> {
  const lines: LogLine[] = []
  const log: Log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const journal = await openJournal({ folder: journalFolder, log, files })
  return { processed: await readAll(journal), lines, journal }
}

/** The trace ids of all that can be read now. A mail whose text is not as it was sent is told by "!". */
export async function readAll(journal: Journal): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const records = await journal.read({ mails: 100, bytes: 1_000_000 })
    if (records.length === 0) return found
    for (const record of records) {
      const { traceId } = record.entry
      found.push(record.raw.equals(mailText(traceId)) ? traceId : `${traceId}!`)
      await journal.done(record)
    }
  }
}

/** Files that were set aside, with their bytes. */
export async function setAsideFiles(files: PowerCutFiles): Promise<Map<string, Buffer>> {
  const folder = `${journalFolder}/set-aside`
  const names = await files.list(folder).catch(() => [])
  const found = new Map<string, Buffer>()
  for (const name of names) found.set(`${folder}/${name}`, await files.readWhole(`${folder}/${name}`))
  return found
}
