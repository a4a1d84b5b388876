// Whether somebody writes the same text again in a thread: robots answer every receipt with it.
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { deliveries } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'

/** Characters: people repeat short answers such as "done". */
const SHORTEST = 40

export interface TextInThread {
  threadId: number
  senderId: number
  mailId: number
  /** As search keeps it. */
  text: string
}

/** The sender's last mail in the thread says the same, except for long numbers, such as that of a ticket. */
export async function repeatsLast(db: SystemDatabase, said: TextInThread): Promise<boolean> {
  const { threadId, senderId, mailId, text } = said
  if (text.trim().length < SHORTEST) return false
  const [last] = await db.orm
    .select({ text: deliveries.text })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.threadId, threadId),
        eq(deliveries.senderId, senderId),
        ne(deliveries.mailId, mailId),
        isNotNull(deliveries.text),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(1)
  return last !== undefined && withoutNumbers(last.text ?? '') === withoutNumbers(text)
}

const withoutNumbers = (text: string): string =>
  text
    .replace(/\d{5,}/g, '0')
    .replace(/\s+/g, ' ')
    .trim()
