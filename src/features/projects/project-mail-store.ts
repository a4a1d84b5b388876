// Reads the mails of a project's thread.
import { asc, eq, sql } from 'drizzle-orm'
import { mails, type StoredTally, type WorkStatus, works } from '../../../db/schema/mails.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'

export interface ProjectMailRow {
  workId: number
  mailId: number
  object: string
  subject: string
  status: WorkStatus
  made: StoredTally[]
  changed: StoredTally[]
  fromAddress: string | null
  fromName: string | null
  at: Date
}

/** The mails of a project's thread, oldest first. The caller has checked that the project may be read. */
export function listMailRows(db: ActingDatabase, threadId: number): Promise<ProjectMailRow[]> {
  return db.orm
    .select({
      workId: works.id,
      mailId: works.mailId,
      object: mails.object,
      subject: mails.subject,
      status: works.status,
      made: works.made,
      changed: works.changed,
      fromAddress: mails.fromAddress,
      fromName: mails.fromName,
      at: sql<Date>`coalesce(${mails.sentAt}, ${mails.receivedAt})`.mapWith(mails.receivedAt),
    })
    .from(works)
    .innerJoin(mails, eq(mails.id, works.mailId))
    .where(eq(works.threadId, threadId))
    .orderBy(asc(mails.receivedAt), asc(works.id))
}
