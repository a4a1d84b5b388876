// The only SQL of answers: what the person has sent already, who left the thread, and where its agent gets mail.
import { and, asc, eq, inArray, notLike } from 'drizzle-orm'
import { deliveries, outbox, threadParticipants } from '../../../../db/schema/mails.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { ReadableDeliveryId } from '../../../routing/delivery-action-store.ts'
import type { SentReply } from './contract.ts'

/** The person's own answers to the mail, in whatever context they read it; oldest first. */
export async function sentReplies(db: Database, scope: Scope, mailId: number): Promise<SentReply[]> {
  const rows = await db.orm
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'reply'), eq(outbox.mailId, mailId), eq(outbox.ownerId, scope.userId)))
    .orderBy(asc(outbox.id))
  const byMessage = new Map<string, SentReply>()
  for (const { messageId, text, createdAt, recipient, status, lastError } of rows) {
    const one = byMessage.get(messageId) ?? {
      message: messageId,
      text,
      at: createdAt.toISOString(),
      recipients: [],
    }
    one.recipients.push({ address: recipient, status, lastError })
    byMessage.set(messageId, one)
  }
  return [...byMessage.values()]
}

/** The Message-ID of what was sent with the key; null where nothing was. */
export async function sentWithKey(db: Database, scope: Scope, key: string): Promise<string | null> {
  const [row] = await db.orm
    .select({ messageId: outbox.messageId })
    .from(outbox)
    .where(and(eq(outbox.key, key), eq(outbox.ownerId, scope.userId)))
  return row?.messageId ?? null
}

/** Others who answer the same mail, and the second call of an impatient one, wait until the transaction ends. */
export async function lockAnswered(db: Database, id: ReadableDeliveryId): Promise<void> {
  await db.orm.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.id, id)).for('update')
}

/** Of those people, the ones who left the thread by `#stop`. */
export async function leftThread(
  db: ActingDatabase,
  threadId: number,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await db.orm
    .select({ userId: threadParticipants.userId })
    .from(threadParticipants)
    .where(
      and(
        eq(threadParticipants.threadId, threadId),
        eq(threadParticipants.stopped, true),
        inArray(threadParticipants.userId, [...userIds]),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}

/** The address to which the thread's first mail came; null where all came to reply addresses. */
export async function agentOfThread(db: ActingDatabase, threadId: number): Promise<string | null> {
  const [first] = await db.orm
    .select({ recipient: deliveries.recipient })
    .from(deliveries)
    .where(and(eq(deliveries.threadId, threadId), notLike(deliveries.recipient, 'r-%')))
    .orderBy(asc(deliveries.id))
    .limit(1)
  return first?.recipient ?? null
}
