// Limits on what others can make us send: mail to third parties and within a thread (threat 19).
import { and, count, eq, gte, lte, ne, or, sql } from 'drizzle-orm'
import { outbox } from '../../db/schema/mails.ts'
import { tries } from '../../db/schema/users.ts'
import type { Database } from '../kit/db/database.ts'
import { prepared } from '../kit/db/prepared.ts'
import type { Scope, SystemScope } from '../kit/scope.ts'

/** Recipients a day and sender (agents.md 1.9). */
export const THIRD_PARTY_PER_DAY = 200

/** Automatic mails a thread may cause in an hour before it falls silent (threat 2). */
export const THREAD_MAILS_PER_HOUR = 20

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** How many more mails to other people this person may cause today. */
export async function thirdPartyLeft(
  db: Database,
  _scope: SystemScope | Scope,
  senderId: number,
  now: Date,
): Promise<number> {
  const rows = await db.orm
    .select()
    .from(tries)
    .where(eq(tries.key, thirdPartyKey(senderId)))
  const row = rows[0]
  if (!row || row.resetsAt <= now) return THIRD_PARTY_PER_DAY
  return Math.max(0, THIRD_PARTY_PER_DAY - row.count)
}

/** True where the day still had room; it is counted then. */
export function countThirdParty(
  db: Database,
  _scope: SystemScope | Scope,
  senderId: number,
  now: Date,
): Promise<boolean> {
  return take(db, thirdPartyKey(senderId), THIRD_PARTY_PER_DAY, now)
}

/** Comments a person may send by mail in an hour. */
export const SENT_COMMENTS_PER_HOUR = 30

/** True where the hour still had room for one more comment by mail; it is counted then. */
export function takeSentComment(
  db: Database,
  _scope: SystemScope | Scope,
  userId: number,
  now: Date,
): Promise<boolean> {
  return take(db, `sent-comment:${userId}`, SENT_COMMENTS_PER_HOUR, now, HOUR_MS)
}

const mailsSince = prepared<{ mails: number }[], { threadId: number; since: string }>((orm) =>
  orm
    .select({ mails: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.threadId, sql.placeholder('threadId')),
        // People write those, and have a limit of their own.
        ne(outbox.kind, 'comment'),
        gte(outbox.createdAt, sql`${sql.placeholder('since')}::timestamptz`),
      ),
    ),
)

/** False once a thread has caused 20 mails within the hour: two machines may be answering each other (threat 2). */
export async function mayAnswerThread(
  db: Database,
  _scope: SystemScope | Scope,
  threadId: number,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString()
  const rows = await mailsSince(db, { threadId, since })
  return (rows[0]?.mails ?? 0) < THREAD_MAILS_PER_HOUR
}

const thirdPartyKey = (senderId: number) => `third-party:${senderId}`

/** One statement, so that two at once cannot both take the last. */
async function take(db: Database, key: string, max: number, now: Date, windowMs = DAY_MS): Promise<boolean> {
  const isOver = lte(tries.resetsAt, now)
  const over = sql`${tries.resetsAt} <= ${now.toISOString()}::timestamptz`
  const taken = await db.orm
    .insert(tries)
    .values({ key, count: 1, resetsAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${over} then 1 else ${tries.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${tries.resetsAt} end`,
      },
      setWhere: or(isOver, sql`${tries.count} < ${max}`),
    })
    .returning({ key: tries.key })
  return taken.length > 0
}
