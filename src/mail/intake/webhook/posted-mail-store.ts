// The only SQL of posted mails: which were taken, so that none is taken twice.
import { eq, lt } from 'drizzle-orm'
import { postedMails } from '../../../../db/schema/mails.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'

export interface TakenCall {
  /** The sender's id of the call. */
  id: string
  /** The second at which it was signed. */
  signedAt: string
  /** Hash of the body. */
  digest: string
  traceId: string
}

export async function findTakenCall(db: SystemDatabase, id: string): Promise<TakenCall | null> {
  const [row] = await db.orm.select().from(postedMails).where(eq(postedMails.id, id))
  return row ?? null
}

/** Of two at once the first stays. */
export async function keepTakenCall(db: SystemDatabase, call: TakenCall, now: Date): Promise<void> {
  await db.orm
    .insert(postedMails)
    .values({ ...call, takenAt: now })
    .onConflictDoNothing()
}

export async function dropTakenCalls(db: SystemDatabase, before: Date): Promise<void> {
  await db.orm.delete(postedMails).where(lt(postedMails.takenAt, before))
}
