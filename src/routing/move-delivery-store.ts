// A mail that belongs to another conversation: its delivery goes there, and so do the answers that name it.
import { eq } from 'drizzle-orm'
import { deliveries, mails } from '../../db/schema/mails.ts'
import type { ActingDatabase } from '../kit/db/acting-database.ts'

export interface ThreadDelivery {
  id: number
  mailId: number
  messageId: string | null
  threadId: number | null
  senderId: number | null
}

/** Locked until the transaction ends; null for one that is not there. */
export async function lockThreadDelivery(db: ActingDatabase, id: number): Promise<ThreadDelivery | null> {
  const [row] = await db.orm
    .select({
      ...{ id: deliveries.id, mailId: deliveries.mailId, messageId: mails.messageId },
      ...{ threadId: deliveries.threadId, senderId: deliveries.senderId },
    })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(eq(deliveries.id, id))
    .for('update', { of: deliveries })
  return row ?? null
}

/** Its Message-ID goes along, by which answers find their thread. */
export async function moveDelivery(
  db: ActingDatabase,
  { id, messageId }: ThreadDelivery,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db.query('update deliveries set thread_id = $2 where id = $1', [id, to])
  await db.query(
    `insert into thread_messages (message_id, thread_id)
     select message_id, $3::int from thread_messages where message_id = $1 and thread_id = $2
     on conflict do nothing`,
    [messageId, from, to],
  )
  await db.query('delete from thread_messages where message_id = $1 and thread_id = $2', [messageId, from])
}

/** A thread in the context of another one, for what has none yet. The person takes part in it. */
export async function createThreadLike(
  db: ActingDatabase,
  threadId: number,
  { baseSubject, userId, at }: { baseSubject: string; userId: number; at: Date },
): Promise<number> {
  const { rows } = await db.query(
    `with thread as (
       insert into threads (agent_type, instance_id, company_id, owner_id, base_subject, created_at, last_mail_at)
       select agent_type, instance_id, company_id, owner_id, $2, $4, $4 from threads where id = $1 returning id),
     people as (
       insert into thread_participants (thread_id, user_id) select id, $3 from thread)
     select id from thread`,
    [threadId, baseSubject, userId, at],
  )
  const id = rows[0]?.id
  if (typeof id !== 'number') throw new Error('the thread was not made')
  return id
}
