// The newest text of a thread's first mail.
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { deliveries, mails, threadParticipants } from '../../../db/schema/mails.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

/** Empty for a reader who takes no part in the thread. */
export async function firstTextOf(db: Database, scope: Scope, threadId: number): Promise<string> {
  const [first] = await db.orm
    .select({ text: deliveries.text })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .innerJoin(threadParticipants, eq(threadParticipants.threadId, deliveries.threadId))
    .where(
      and(
        eq(deliveries.threadId, threadId),
        eq(threadParticipants.userId, scope.userId),
        isNotNull(deliveries.text),
      ),
    )
    .orderBy(asc(deliveries.id))
    .limit(1)
  return first?.text ?? ''
}
