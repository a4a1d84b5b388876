// The only SQL that looks up the mail which made a poll, for whoever may open it in their log.
import { eq } from 'drizzle-orm'
import { mails } from '../../../db/schema/mails.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { loggedDeliveries } from '../triage/index.ts'
import type { PollRow } from './poll-store.ts'

/** Null for a poll made in the app; without a delivery for a reader who may not open it. */
export async function sourceOf(
  db: Database,
  scope: Scope,
  { sourceMailId }: PollRow,
): Promise<{ deliveryId: number | null; subject: string } | null> {
  if (sourceMailId === null) return null
  const [row] = await db.orm.select({ subject: mails.subject }).from(mails).where(eq(mails.id, sourceMailId))
  const logged = await loggedDeliveries(db, scope, [sourceMailId])
  return row ? { deliveryId: logged.get(sourceMailId) ?? null, subject: row.subject } : null
}
