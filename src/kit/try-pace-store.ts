// Tries that grow slower instead of ending: each wait is twice the one before, up to a longest (threat 16).
import { eq, sql } from 'drizzle-orm'
import { tries } from '../../db/schema/users.ts'
import type { SystemDatabase } from './db/acting-database.ts'
import { tooMany } from './try-store.ts'

/** Tries that may follow one another at once, and then a wait that doubles with each: slower, never shut. */
export interface TryPace {
  /** Such as `signin:anna@example.com`. */
  key: string
  /** Tries without a wait. */
  free: number
  /** The first wait. */
  stepMs: number
  longestMs: number
  /** Without a try for so long, all is forgotten; more than the longest wait. */
  forgetMs: number
}

/**
 * Takes one try where its wait is over, of many at once only so many; throws AppError 429 where it is not. A try
 * that was refused does not count, so that nobody is kept waiting by more of them.
 */
export async function paceTry(db: SystemDatabase, pace: TryPace, now: Date): Promise<void> {
  const { key, free, stepMs, longestMs, forgetMs } = pace
  const at = sql`${now.toISOString()}::timestamptz`
  const over = Math.ceil(Math.log2(longestMs / stepMs))
  const waitMs = sql`(case when ${tries.count} < ${free} then 0
    else least(${longestMs}, ${stepMs} * power(2, least(${tries.count} - ${free}, ${over}))) end)`
  const nextAt = sql`${tries.resetsAt} + (${waitMs} - ${forgetMs}) * interval '1 millisecond'`
  const taken = await db.orm
    .insert(tries)
    .values({ key, count: 1, resetsAt: new Date(now.getTime() + forgetMs) })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${tries.resetsAt} <= ${at} then 1 else ${tries.count} + 1 end`,
        resetsAt: sql`excluded.resets_at`,
      },
      setWhere: sql`${tries.resetsAt} <= ${at} or ${nextAt} <= ${at}`,
    })
    .returning({ key: tries.key })
  if (taken.length > 0) return
  const [waiting] = await db.orm
    .select({ nextAt: sql<string>`${nextAt}` })
    .from(tries)
    .where(eq(tries.key, key))
  throw tooMany(new Date(waiting?.nextAt ?? now), now)
}
