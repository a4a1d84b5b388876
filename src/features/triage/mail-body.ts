// The HTML of a mail for those who may read it, safe to be shown in a frame.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { mailBodyDocument } from '../../mail/mail-body.ts'
import type { MailReader } from '../../mail/mail-reader.ts'
import { findReadableMail } from './delivery-log-store.ts'

/** Null for a mail without HTML, or one that the person reads neither in the log nor in a project. */
export async function mailBodyHtml(
  db: Database,
  scope: Scope,
  reader: MailReader,
  deliveryId: number,
): Promise<string | null> {
  const found = await findReadableMail(db, scope, deliveryId)
  if (!found) return null
  const mail = await reader.read(found.mail.object)
  return mail?.html ? mailBodyDocument(mail.html, mail.text, found.mail.subject) : null
}
