// The SQL of the mails that ask: whom, when, and whether they have answered.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'

/** A later answer is none to that mail any more. */
const ANSWER_DAYS = 14

/**
 * Marks the person's latest mail that asked as answered: the one of the thread, else the latest of these days. Answers
 * after how many minutes; null where none asked, or it was answered before.
 */
export async function answeredPrompt(
  db: ActingDatabase,
  { agentId, userId, threadId, at }: { agentId: number; userId: number; threadId: number | null; at: Date },
): Promise<number | null> {
  const { rows } = await db.query<{ minutes: number }>(
    `update polling_prompts set answered_at = $4
     where id = (select id from polling_prompts
       where agent_id = $1 and user_id = $2 and answered_at is null and sent_at <= $4
         and sent_at > $4::timestamptz - make_interval(days => $5)
       order by (thread_id is not distinct from $3::int) desc, sent_at desc limit 1)
     returning floor(extract(epoch from ($4::timestamptz - sent_at)) / 60)::int as minutes`,
    [agentId, userId, threadId, at, ANSWER_DAYS],
  )
  return rows[0]?.minutes ?? null
}
