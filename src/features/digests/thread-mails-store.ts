// The stored mails of a conversation, for those who take part in it.
import { sql } from 'drizzle-orm'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export interface Conversation {
  /** Null for a mail that begins one with us. */
  threadId: number | null
  /** Of References and In-Reply-To. */
  messageIds: readonly string[]
  /** The present mail, which is left out. */
  mailId: number
  agentType: string
}

export interface ThreadMailRow {
  /** Name of the object in the mail store. */
  object: string
  at: Date
  /** It came to this agent. */
  isOwn: boolean
}

/** The latest; a thread of more is summed up from these. */
const MOST = 40

/**
 * Oldest first. Of the mail's own thread, and of others in the same context that hold a mail which it answers: in each
 * of them the person takes part, and so does whoever wrote the mail. What a stranger wrote is none of the thread's.
 */
export async function conversationMails(
  db: Database,
  scope: Scope,
  { threadId, messageIds, mailId, agentType }: Conversation,
): Promise<ThreadMailRow[]> {
  const ids = sql`array[${sql.join(
    messageIds.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`
  const answered = messageIds.length === 0 ? sql`false` : sql`message.message_id = any(${ids})`
  const { rows } = await db.orm.execute<{ object: string; at: string; own: boolean }>(sql`
    with conversation as (
      select thread.id from threads thread
      join thread_participants own on own.thread_id = thread.id and own.user_id = ${scope.userId}
      where coalesce(thread.company_id, 0) = ${scope.companyId} and (thread.id = ${threadId} or exists (
        select 1 from thread_messages message where message.thread_id = thread.id and ${answered}))),
    found as (
      select mail.id, mail.object, coalesce(mail.sent_at, mail.received_at) as at,
        bool_or(delivery.agent_type = ${agentType}) as own
      from conversation
      join deliveries delivery on delivery.thread_id = conversation.id and delivery.status = 'processed'
      join thread_participants writer
        on writer.thread_id = conversation.id and writer.user_id = delivery.sender_id
      join mails mail on mail.id = delivery.mail_id and mail.id <> ${mailId}
      group by mail.id)
    select object, at, own from found order by at desc, id desc limit ${MOST}`)
  return rows.map(({ object, at, own }) => ({ object, at: new Date(at), isOwn: own })).reverse()
}
