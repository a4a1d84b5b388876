// The only SQL that looks up the mail which made a poll, for whoever may open it in their log.
import { and, eq, sql } from 'drizzle-orm'
import { deliveries, mails } from '../../../db/schema/mails.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { PollRow } from './poll-store.ts'

/** Null for a poll made in the app, and for a reader who has no part in the delivery. */
export async function sourceOf(
  db: Database,
  scope: Scope,
  poll: PollRow,
): Promise<{ deliveryId: number | null; subject: string } | null> {
  if (poll.sourceMailId === null || poll.threadId === null) return null
  const isOwn = sql<boolean>`(${deliveries.senderId} = ${scope.userId} or ${deliveries.ownerId} = ${scope.userId})`
  const [row] = await db.orm
    .select({ deliveryId: deliveries.id, subject: mails.subject, isOwn })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(eq(deliveries.mailId, poll.sourceMailId), eq(deliveries.threadId, poll.threadId)))
    .limit(1)
  return row ? { deliveryId: row.isOwn ? row.deliveryId : null, subject: row.subject } : null
}
