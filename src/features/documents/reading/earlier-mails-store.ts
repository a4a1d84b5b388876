// The only SQL for earlier mails of a thread whose files are asked.
import { and, desc, eq, lt } from 'drizzle-orm'
import { deliveries, mails } from '../../../../db/schema/mails.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'

export interface StoredMail {
  id: number
  object: string
}

/** The latest first; the thread is the one that the mail at hand belongs to. */
export async function earlierMailsOf(
  db: ActingDatabase,
  threadId: number,
  { before, most }: { before: number; most: number },
): Promise<StoredMail[]> {
  return db.orm
    .selectDistinct({ id: mails.id, object: mails.object })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(eq(deliveries.threadId, threadId), lt(mails.id, before)))
    .orderBy(desc(mails.id))
    .limit(most)
}
