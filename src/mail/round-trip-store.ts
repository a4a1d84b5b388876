// The latest mail that the server sent to itself, and what came back of it.
import { and, desc, eq } from 'drizzle-orm'
import { deliveries, mails, type OutboxStatus, outbox, type StoredEnvelope } from '../../db/schema/mails.ts'
import type { Database } from '../kit/db/database.ts'
import type { Scope } from '../kit/scope.ts'
import type { MailKind } from './mail-kinds.ts'

export interface SentToItself {
  id: number
  status: OutboxStatus
  lastError: string | null
  createdAt: Date
  sentAt: Date | null
  /** Null while it is not back. */
  back: {
    object: string
    envelope: StoredEnvelope
    receivedAt: Date
    /** When its delivery ended; null before. */
    finishedAt: Date | null
  } | null
}

/** Of those that stand in the person's name. */
export async function latestOfKind(
  db: Database,
  { userId }: Scope,
  kind: MailKind,
): Promise<SentToItself | null> {
  const [sent] = await db.orm
    .select({
      id: outbox.id,
      status: outbox.status,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      messageId: outbox.messageId,
    })
    .from(outbox)
    .where(and(eq(outbox.toUserId, userId), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.id))
    .limit(1)
  if (!sent) return null
  const { messageId, ...trip } = sent
  const [back] = await db.orm
    .select({
      object: mails.object,
      envelope: mails.envelope,
      receivedAt: mails.receivedAt,
      finishedAt: deliveries.finishedAt,
    })
    .from(mails)
    .leftJoin(deliveries, eq(deliveries.mailId, mails.id))
    .where(eq(mails.messageId, messageId))
    .limit(1)
  return { ...trip, back: back ?? null }
}
