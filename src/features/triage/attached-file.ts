// A file that came with a mail, for those who may read the mail.
import { Readable } from 'node:stream'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { FileAnswer } from '../../kit/serve.ts'
import type { MailReader } from '../../mail/mail-reader.ts'
import { findReadableMail } from './delivery-log-store.ts'

/** RFC 6838 section 4.2; what a sender wrote otherwise is only bytes. */
const mediaType = /^[a-z0-9][\w!#$&^.+-]{0,126}\/[a-z0-9][\w!#$&^.+-]{0,126}$/i

/** Throws not_found for a mail that the person reads neither in the log nor in a project, and for no such file. */
export async function attachedFile(
  db: Database,
  scope: Scope,
  reader: MailReader,
  { id, index }: { id: number; index: number },
): Promise<FileAnswer> {
  const found = await findReadableMail(db, scope, id)
  const file = found && (await reader.readAttachment(found.mail.object, index))
  if (!file) throw new AppError('not_found', 'This file is not there')
  return new FileAnswer({
    name: file.filename,
    type: mediaType.test(file.contentType) ? file.contentType : 'application/octet-stream',
    size: file.content.length,
    content: Readable.from([file.content]),
  })
}
