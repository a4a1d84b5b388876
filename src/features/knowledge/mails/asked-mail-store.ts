// The only SQL of mails that asked: what an answer to them is threaded by.
import { eq } from 'drizzle-orm'
import { mails } from '../../../../db/schema/mails.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'

/** Without angle brackets; null where there is none. */
export async function messageIdOf(db: SystemDatabase, mailId: number | null): Promise<string | null> {
  if (mailId === null) return null
  const [row] = await db.orm.select({ messageId: mails.messageId }).from(mails).where(eq(mails.id, mailId))
  return row?.messageId ?? null
}
