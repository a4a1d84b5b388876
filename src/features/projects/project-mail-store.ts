// Reads the mails of a project.
import { asc, eq, sql } from 'drizzle-orm'
import { type DeliveryStatus, deliveries, mails, type StoredTally } from '../../../db/schema/mails.ts'
import type { Database } from '../../kit/db/database.ts'
import { senderNameOf } from '../../routing/sender-name-store.ts'
import { type ProjectRow, threadsOf } from './project-store.ts'

export interface ProjectMailRow {
  deliveryId: number
  mailId: number
  object: string
  subject: string
  status: DeliveryStatus
  made: StoredTally[]
  changed: StoredTally[]
  fromAddress: string | null
  fromName: string | null
  at: Date
}

/** The mails of a project's thread and of those merged into it, oldest first; none of one without a thread. */
export async function listMailRows(db: Database, { id }: ProjectRow): Promise<ProjectMailRow[]> {
  return db.orm
    .select({
      deliveryId: deliveries.id,
      mailId: deliveries.mailId,
      object: mails.object,
      subject: mails.subject,
      status: deliveries.status,
      made: deliveries.made,
      changed: deliveries.changed,
      fromAddress: mails.fromAddress,
      fromName: senderNameOf,
      at: sql<Date>`coalesce(${mails.sentAt}, ${mails.receivedAt})`.mapWith(mails.receivedAt),
    })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(sql`${deliveries.threadId} in ${threadsOf(id)}`)
    .orderBy(asc(mails.receivedAt), asc(deliveries.id))
}
