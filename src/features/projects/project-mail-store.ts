// Reads the mails of a project's thread.
import { asc, eq, sql } from 'drizzle-orm'
import { type DeliveryStatus, deliveries, mails, type StoredTally } from '../../../db/schema/mails.ts'
import type { Database } from '../../kit/db/database.ts'
import type { ProjectRow } from './project-store.ts'

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

/** The mails of a project's thread, oldest first; none of one without a thread. */
export async function listMailRows(db: Database, { threadId }: ProjectRow): Promise<ProjectMailRow[]> {
  if (threadId === null) return []
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
      fromName: mails.fromName,
      at: sql<Date>`coalesce(${mails.sentAt}, ${mails.receivedAt})`.mapWith(mails.receivedAt),
    })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(eq(deliveries.threadId, threadId))
    .orderBy(asc(mails.receivedAt), asc(deliveries.id))
}
