// One thread by its id, for a person who participates in it.
import { and, eq } from 'drizzle-orm'
import { threadParticipants, threads } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import type { ThreadRow } from './thread-row.ts'

export async function ownThreadById(
  db: SystemDatabase,
  id: number,
  userId: number,
): Promise<ThreadRow | null> {
  const [found] = await db.orm
    .select({ thread: threads })
    .from(threads)
    .innerJoin(
      threadParticipants,
      and(eq(threadParticipants.threadId, threads.id), eq(threadParticipants.userId, userId)),
    )
    .where(eq(threads.id, id))
  return found?.thread ?? null
}
