// Limits on what others can make us send: mail to third parties and within a thread (threat 19).
import { and, count, eq, gte, notInArray, sql } from 'drizzle-orm'
import { outbox } from '../../db/schema/mails.ts'
import { type ActingDatabase, actingAs } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { prepared } from '../kit/db/prepared.ts'
import type { Scope, SystemScope } from '../kit/scope.ts'
import { takeTry, triesLeft } from '../kit/try-store.ts'

/** Recipients a day and sender (agents.md 1.9). */
export const THIRD_PARTY_PER_DAY = 200

/** Automatic mails that a thread may cause to one address in an hour before it falls silent (threat 2). */
export const THREAD_MAILS_PER_HOUR = 20

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

const thirdParty = (senderId: number) => ({
  key: `third-party:${senderId}`,
  max: THIRD_PARTY_PER_DAY,
  windowMs: DAY_MS,
})

/** How many more mails to other people this person may cause today. */
export function thirdPartyLeft(
  db: Database,
  scope: SystemScope | Scope,
  senderId: number,
  now: Date,
): Promise<number> {
  return triesLeft(actingAs(db, scope), thirdParty(senderId), now)
}

/** True where the day still had room; it is counted then. */
export function countThirdParty(
  db: Database,
  scope: SystemScope | Scope,
  senderId: number,
  now: Date,
): Promise<boolean> {
  return takeTry(actingAs(db, scope), thirdParty(senderId), now)
}

/** Comments a person may send by mail in an hour. */
export const SENT_COMMENTS_PER_HOUR = 30

/** True where the hour still had room for one more comment by mail; it is counted then. */
export function takeSentComment(
  db: Database,
  scope: SystemScope | Scope,
  userId: number,
  now: Date,
): Promise<boolean> {
  const limit = { key: `sent-comment:${userId}`, max: SENT_COMMENTS_PER_HOUR, windowMs: HOUR_MS }
  return takeTry(actingAs(db, scope), limit, now)
}

/** Mails that a person may answer from the app in an hour. */
export const REPLIES_PER_HOUR = 30

/** True where the hour still had room for one more answer; it is counted then. */
export function takeReply(
  db: Database,
  scope: SystemScope | Scope,
  userId: number,
  now: Date,
): Promise<boolean> {
  const limit = { key: `reply:${userId}`, max: REPLIES_PER_HOUR, windowMs: HOUR_MS }
  return takeTry(actingAs(db, scope), limit, now)
}

const mailsSince = prepared<{ mails: number }[], { threadId: number; recipient: string; since: string }>(
  (orm) =>
    orm
      .select({ mails: count() })
      .from(outbox)
      .where(
        and(
          eq(outbox.threadId, sql.placeholder('threadId')),
          eq(outbox.recipient, sql.placeholder('recipient')),
          // People write those, and have limits of their own.
          notInArray(outbox.kind, ['comment', 'reply']),
          gte(outbox.createdAt, sql`${sql.placeholder('since')}::timestamptz`),
        ),
      ),
)

/**
 * False once a thread has caused 20 mails to one address within the hour: two machines may be answering each other
 * (threat 2). What others of the thread were sent does not count, or a survey of ten people would leave its author
 * without an answer.
 */
export async function mayAnswerThread(
  db: ActingDatabase,
  { threadId, recipient }: { threadId: number; recipient: string },
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString()
  const rows = await mailsSince(db, { threadId, recipient, since })
  return (rows[0]?.mails ?? 0) < THREAD_MAILS_PER_HOUR
}
