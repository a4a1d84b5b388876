// The files of a mail, read: what has not been read yet is queued, and the mail is put off until it is.
import { createHash } from 'node:crypto'
import type { AgentMail } from '../../../agent/agent.ts'
import type { Document } from '../../../files/document.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { NotNow } from '../../../kit/thread-pool.ts'
import type { MailReader } from '../../../mail/mail-reader.ts'
import { earlierMailsOf } from './earlier-mails-store.ts'
import { type PlaceInLine, placeInLine } from './line.ts'
import { maySucceedLater, type ReadingFailure } from './reading-failure.ts'
import {
  type ContextOwner,
  contentOf,
  insertReadings,
  type NewReading,
  type ReadingRow,
  readAgain,
  readingsOf,
} from './reading-store.ts'

export interface FileOfMail {
  /** Its place among all attachments of the mail. */
  attachment: number
  name: string
  /** Bytes. */
  size: number
  /** SHA-256 of the bytes. */
  hash: string
  readingId: number
  /** By its content, such as pdf; null where that was not found out. */
  kind: string | null
  unit: string | null
  partsRead: number
  partsTotal: number
  /** Null where it was read. */
  failure: ReadingFailure | null
}

export interface MailText {
  subject: string
  text: string
}

/** What agents that read files ask for them. */
export interface MailFilesRead {
  /**
   * In the order of the mail, without decoration such as the logo of a signature; plain data.
   * @throws {NotNow} until all of them are read: from `known` the delivery waits, which counts as no attempt.
   */
  filesOf(scope: Scope, mail: AgentMail): Promise<FileOfMail[]>
  /** Those that were read of the thread's earlier mails, the latest first. */
  filesOfThread(scope: Scope, mail: AgentMail): Promise<FileOfMail[]>
  /** What people wrote in the thread's earlier mails, the latest first. */
  textsOfThread(scope: Scope, mail: AgentMail): Promise<MailText[]>
  /** What was read of one; null for a file that could not be read. It may be large: one at a time. */
  documentOf(scope: Scope, mail: AgentMail, file: Pick<FileOfMail, 'readingId'>): Promise<Document | null>
}

export interface ReadingServices {
  db: Database
  reader: MailReader
  /** In the open transaction. */
  queueReadings(ids: readonly number[], place: PlaceInLine): Promise<void>
}

export function mailFilesRead(services: ReadingServices): MailFilesRead {
  const { db } = services
  return {
    async filesOf(scope, mail) {
      if (mail.commandsOnly) return []
      const files = filesIn(mail)
      const found = await readAll(services, { scope, ownerId: mail.ownerId }, files)
      return files.map((file) => fileOf(file, found.get(file.hash)))
    },
    filesOfThread: (scope, mail) => filesOfThread(services, scope, mail),
    textsOfThread: (scope, mail) => textsOfThread(services, scope, mail),
    documentOf: async (scope, mail, { readingId }) =>
      (await contentOf(db, scope, mail.ownerId, readingId)) as Document | null,
  }
}

/** A question is put to the files of so many earlier mails. */
const MOST_EARLIER = 12

async function filesOfThread(
  { db, reader }: ReadingServices,
  scope: Scope,
  { threadId, mailId, ownerId }: AgentMail,
): Promise<FileOfMail[]> {
  if (threadId === null) return []
  const mails = await earlierMailsOf(actingAs(db, scope), threadId, { before: mailId, most: MOST_EARLIER })
  const found: FileOfMail[] = []
  for (const { id, object } of mails) {
    const files = await storedFilesOf(reader, id, object)
    const rows = await readingsOf(
      db,
      scope,
      ownerId,
      files.map(({ hash }) => hash),
    )
    for (const file of files) {
      const row = rows.find(({ hash }) => hash === file.hash)
      const isNew = !found.some(({ hash }) => hash === file.hash)
      if (row && isNew && row.state !== 'failed' && !isOpen(row)) found.push(fileOf(file, row))
    }
  }
  return found
}

async function textsOfThread(
  { db, reader }: ReadingServices,
  scope: Scope,
  { threadId, mailId }: AgentMail,
): Promise<MailText[]> {
  if (threadId === null) return []
  const mails = await earlierMailsOf(actingAs(db, scope), threadId, { before: mailId, most: MOST_EARLIER })
  const texts: MailText[] = []
  for (const { object } of mails) {
    const parsed = await reader.read(object).catch(unlessLater)
    if (parsed) texts.push({ subject: parsed.subject ?? '', text: parsed.text.slice(0, LONGEST_TEXT) })
  }
  return texts
}

/** Its bytes may be gone; where the store is away, the mail waits. */
function unlessLater(error: unknown): null {
  if (error instanceof NotNow) throw error
  return null
}

/** Characters of an earlier mail that are read again. */
const LONGEST_TEXT = 60_000

/** A mail whose bytes are gone has none. */
async function storedFilesOf(reader: MailReader, mailId: number, object: string): Promise<NewReading[]> {
  const parsed = await reader.read(object).catch(unlessLater)
  const files: NewReading[] = []
  for (const [attachment, { filename, contentType, size, inline }] of (parsed?.attachments ?? []).entries()) {
    const file = inline ? null : await reader.readAttachment(object, attachment).catch(() => null)
    if (!file) continue
    const hash = createHash('sha256').update(Buffer.from(file.content)).digest('hex')
    files.push({ hash, name: filename, mediaType: contentType, size, mailId, attachment })
  }
  return files
}

function filesIn({ parsed, mailId }: AgentMail): NewReading[] {
  return parsed.attachments.flatMap(({ filename, contentType, size, inline, content }, attachment) => {
    const hash = createHash('sha256').update(content).digest('hex')
    return inline ? [] : [{ hash, name: filename, mediaType: contentType, size, mailId, attachment }]
  })
}

function fileOf({ attachment, name, size, hash }: NewReading, row: ReadingRow | undefined): FileOfMail {
  if (!row) throw new Error('a reading is gone')
  const { id, kind, unit, partsRead, partsTotal } = row
  const failure = row.state === 'failed' ? ((row.failure ?? 'damaged') as ReadingFailure) : null
  return { attachment, name, size, hash, readingId: id, kind, unit, partsRead, partsTotal, failure }
}

/** Who asks, and in whose context. */
interface Asker {
  scope: Scope
  ownerId: ContextOwner
}

/** A reading that nobody has touched for so long has lost its job. */
const LOST_MS = 15 * 60_000

/** By hash. @throws {NotNow} while one of them is open. */
async function readAll(
  services: ReadingServices,
  { scope, ownerId }: Asker,
  files: readonly NewReading[],
): Promise<ReadonlyMap<string, ReadingRow>> {
  const { db } = services
  const hashes = [...new Set(files.map(({ hash }) => hash))]
  const rows = await db.transaction(async () => {
    const found = await readingsOf(db, scope, ownerId, hashes)
    const known = new Set(found.map(({ hash }) => hash))
    const missing = files.filter(({ hash }, place) => !known.has(hash) && isFirst(files, place))
    const queued = [
      ...(await insertReadings(db, scope, ownerId, missing)),
      ...(await begunAgain(db, scope, files, found)),
    ]
    if (queued.length === 0) return found
    await services.queueReadings(queued, await placeInLine(db, scope, ownerId))
    return null
  })
  const open = rows?.filter(isOpen) ?? []
  if (rows === null) throw new NotNow(1)
  if (open.length > 0) throw new NotNow(waitFor(open))
  return new Map(rows.map((row) => [row.hash, row]))
}

const isOpen = ({ state }: ReadingRow) => state === 'waiting' || state === 'reading'

const isFirst = (files: readonly NewReading[], place: number) =>
  files.findIndex(({ hash }) => hash === files[place]?.hash) === place

/** What failed for a reason that may have passed, when it comes with another mail; and what has lost its job. */
async function begunAgain(
  db: Database,
  scope: Scope,
  files: readonly NewReading[],
  rows: readonly ReadingRow[],
): Promise<number[]> {
  const begun: number[] = []
  for (const row of rows) {
    const file = files.find(({ hash }) => hash === row.hash)
    if (!file) continue
    const { mailId, attachment } = file
    const isLost = isOpen(row) && Date.now() - row.updatedAt.getTime() > LOST_MS
    const isNews = row.state === 'failed' && maySucceedLater(row.failure) && row.mailId !== mailId
    if (!isLost && !isNews) continue
    const tries = isNews ? { tries: 0 } : {}
    if (await readAgain(db, scope, row, { mailId, attachment, ...tries })) begun.push(row.id)
  }
  return begun
}

const MOST_SECONDS = 15

/** A second for what was just queued, and the longer the longer it has waited. */
function waitFor(open: readonly ReadingRow[]): number {
  const since = Math.min(...open.map(({ createdAt }) => createdAt.getTime()))
  const seconds = Math.floor((Date.now() - since) / 4_000)
  return Math.min(MOST_SECONDS, Math.max(1, seconds, Math.floor(open.length / 10)))
}
