// A file that somebody gives in the app: kept as a mail with one attachment, in a thread of its own.
import { createHash, randomUUID } from 'node:crypto'
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { compose } from '../../mail/compose.ts'
import { newMessageId } from '../../mail/compose-fields.ts'
import { type MailFiles, objectName } from '../../mail/intake/mail-files.ts'
import { insertOwnMail } from '../../mail/own-mail-store.ts'
import { baseSubject } from '../../mail/subject.ts'
import { createThread } from '../../routing/thread-store.ts'
import { displayName, findUser } from '../accounts/index.ts'
import type { DocumentServices } from './document-services.ts'
import { type DocumentWithReading, insertDocuments, requireDocument } from './document-store.ts'
import { type PlaceInLine, placeInLine, requireRoomInLine } from './reading/line.ts'
import { insertReadings, readingsOf } from './reading/reading-store.ts'

export const MOST_BYTES = 25 * 2 ** 20

/** Where uploads of an agent's instance go; looked up by the caller, who asked for the rights. */
export interface UploadPlace {
  /** Null for the address that all share. */
  instanceId: number | null
  agentType: string
  address: string
}

export interface KeepServices extends Pick<DocumentServices, 'db' | 'clock'> {
  files: MailFiles
  mailDomain: string
  queueReadings(ids: readonly number[], place: PlaceInLine): Promise<void>
}

export interface UploadServices extends DocumentServices, KeepServices {
  /** Of documents whose file was read before: they are understood. */
  queueUnderstanding(readingId: number): Promise<void>
}

/** Throws invalid for what is no base64, empty, or too large. */
export function bytesOf(content: string): Buffer {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(content) || content.length % 4 !== 0)
    throw new AppError('invalid', 'The file did not arrive as base64')
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length === 0) throw new AppError('invalid', 'The file is empty')
  if (bytes.length > MOST_BYTES) throw new AppError('invalid', 'The file is larger than 25 MB')
  return bytes
}

/** What was kept of a file that was given in the app. */
export interface KeptUpload {
  mailId: number
  threadId: number
  readingId: number
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string
  /** The same bytes were here before. */
  isKnown: boolean
}

export interface GivenFile {
  name: string
  bytes: Buffer
}

/**
 * Keeps the file as a mail with one attachment and has it read; `keep` makes of it what it is to be, with the same commit.
 * Throws too_many where many files of the context wait already.
 */
export async function keepUpload<T>(
  services: KeepServices,
  scope: Scope,
  { place, file }: { place: UploadPlace; file: GivenFile },
  keep: (kept: KeptUpload) => Promise<T>,
): Promise<T> {
  const { db, clock, files } = services
  const at = clock()
  const self = await findUser(actingAs(db, scope), scope.userId)
  if (!self) throw new AppError('unauthorized', 'Please sign in')
  await requireRoomInLine(db, scope)
  const messageId = newMessageId(services.mailDomain)
  const traceId = randomUUID()
  const { raw } = await compose({
    ...{ from: self.email, fromName: displayName(self), to: [place.address], subject: file.name, text: '' },
    ...{ messageId, date: at, autoSubmitted: 'no' as const },
    attachments: [{ fileName: file.name, contentType: 'application/octet-stream', content: file.bytes }],
  })
  const key = createHash('sha256').update(messageId).digest('hex')
  const object = objectName(at, key, traceId)
  const bytes = Buffer.from(raw)
  await files.write([{ name: object, raw: bytes }])
  return db.transaction(async () => {
    const from = { address: self.email, name: displayName(self) }
    const size = bytes.length
    const mail = { messageId, traceId, object, size, from, subject: file.name, at }
    const mailId = await insertOwnMail(db, scope, mail)
    const threadId = await createThread(
      actingAs(db, scope),
      {
        ...{ agentType: place.agentType, instanceId: place.instanceId, companyId: scope.companyId || null },
        ownerId: scope.companyId === 0 ? scope.userId : null,
        baseSubject: baseSubject(file.name).toLowerCase(),
      },
      { messageId, userIds: [scope.userId], at },
    )
    return keep({ mailId, threadId, ...(await reading(services, scope, { ...file, mailId })) })
  })
}

export function uploadDocument(
  services: UploadServices,
  scope: Scope,
  place: UploadPlace,
  file: GivenFile,
): Promise<DocumentWithReading> {
  const { db, clock } = services
  return keepUpload(services, scope, { place, file }, async ({ threadId, mailId, readingId, isKnown }) => {
    if (isKnown) await services.queueUnderstanding(readingId)
    const [row] = await insertDocuments(db, scope, {
      news: [{ threadId, mailId, attachment: 0, name: file.name, readingId, analysis: null }],
      ...{ ownerId: null, at: clock() },
    })
    if (!row) throw new AppError('internal', 'The file was not kept')
    return requireDocument(db, scope, row.id)
  })
}

async function reading(
  services: KeepServices,
  scope: Scope,
  { name, bytes, mailId }: GivenFile & { mailId: number },
): Promise<Pick<KeptUpload, 'readingId' | 'hash' | 'isKnown'>> {
  const { db } = services
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = { hash, name, mediaType: null, size: bytes.length, mailId, attachment: 0 }
  const [made] = await insertReadings(db, scope, null, [file])
  if (made !== undefined) {
    await services.queueReadings([made], await placeInLine(db, scope, null))
    return { readingId: made, hash, isKnown: false }
  }
  const [known] = await readingsOf(db, scope, null, [hash])
  if (!known) throw new AppError('internal', 'The file was not kept')
  return { readingId: known.id, hash, isKnown: true }
}
