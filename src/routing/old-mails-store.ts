// Removes what a company does not keep: old mails with their entries in the log, and what was sent because of them.
import type { ActingDatabase, SystemDatabase } from '../kit/db/acting-database.ts'
import { deleteMailsOfNobody } from './account-end-store.ts'

/** Deliveries of the company $1 that came before $2. */
const old = `from deliveries as delivery join mails on mails.id = delivery.mail_id
  where delivery.company_id = $1 and delivery.status in ('processed', 'ignored', 'failed')
    and mails.received_at < $2
    and not exists (select from documents where documents.mail_id = mails.id)`

export interface OldMails {
  companyId: number
  /** Mails that came before. */
  before: Date
  /** Deliveries at a time. */
  most: number
}

/** How many mails `deleteOldMails` would take from the company. */
export async function countOldMails(
  db: ActingDatabase,
  { companyId, before }: Omit<OldMails, 'most'>,
): Promise<number> {
  const { rows } = await db.query<{ mails: number }>(
    `select count(distinct delivery.mail_id)::int as mails ${old}`,
    [companyId, before.toISOString()],
  )
  return rows[0]?.mails ?? 0
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
       select delivery.id ${old} order by delivery.id limit $3)
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
