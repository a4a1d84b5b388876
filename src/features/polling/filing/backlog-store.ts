// The SQL of mails with $$polling that came before there were polling agents.
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'

export interface KeptMail {
  deliveryId: number
  mailId: number
  object: string
  senderId: number
  companyId: number | null
  ownerId: number | null
  receivedAt: Date
}

/** Oldest first; those whose sender or context is gone are none. */
export async function keptMails(db: SystemDatabase, limit: number): Promise<KeptMail[]> {
  const { rows } = await db.query<KeptMail>(
    `select delivery.id as "deliveryId", mail.id as "mailId", mail.object, delivery.sender_id as "senderId",
       delivery.company_id as "companyId", delivery.owner_id as "ownerId", mail.received_at as "receivedAt"
     from polling_backlog as kept
     join deliveries as delivery on delivery.id = kept.delivery_id and delivery.sender_id is not null
     join mails as mail on mail.id = delivery.mail_id
     order by kept.delivery_id limit $1`,
    [limit],
  )
  return rows
}

export async function dropKept(db: SystemDatabase, deliveryId: number): Promise<void> {
  await db.query('delete from polling_backlog where delivery_id = $1', [deliveryId])
}
