// Removes what a company does not keep: old mails with their entries in the log, and what was sent because of them.
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { deleteMailsOfNobody } from './account-end-store.ts'

export interface OldMails {
  companyId: number
  /** Mails that came before. */
  before: Date
  /** Deliveries at a time. */
  most: number
}

/**
 * In the open transaction. Answers how many deliveries went, and the files that nobody needs any more. What is open
 * stays, and so does a mail whose attachment is a document of somebody's: records stay whole.
 */
export async function deleteOldMails(
  db: SystemDatabase,
  { companyId, before, most }: OldMails,
): Promise<{ gone: number; objects: string[] }> {
  const { rows } = await db.query<{ mail: number; thread: number | null }>(
    `delete from deliveries where id in (
       select delivery.id from deliveries as delivery join mails on mails.id = delivery.mail_id
       where delivery.company_id = $1 and delivery.status in ('processed', 'ignored', 'failed')
         and mails.received_at < $2
         and not exists (select from documents where documents.mail_id = mails.id)
       order by delivery.id limit $3)
     returning mail_id as mail, thread_id as thread`,
    [companyId, before.toISOString(), most],
  )
  if (rows.length === 0) return { gone: 0, objects: [] }
  const threads = [...new Set(rows.flatMap(({ thread }) => thread ?? []))]
  await db.query(
    `delete from outbox where thread_id = any($2) and company_id = $1 and created_at < $3
       and status in ('sent', 'kept', 'failed')`,
    [companyId, threads, before.toISOString()],
  )
  const objects = await deleteMailsOfNobody(db, [...new Set(rows.map(({ mail }) => mail))], [])
  return { gone: rows.length, objects }
}
