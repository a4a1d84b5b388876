// The only SQL of morning mails: who wants one, and which mornings are dealt with.
import { lt } from 'drizzle-orm'
import { copilotMornings } from '../../../../db/schema/copilot.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import { type PersonalHours, quietOf, type StoredQuiet, usualQuiet } from '../../reminders/index.ts'

export interface MorningCandidate extends PersonalHours {
  userId: number
  email: string
}

/** People with an account of their own who want morning mails, in the order of their ids, those after `after`. */
export async function morningCandidates(
  db: SystemDatabase,
  { after, limit }: { after: number; limit: number },
): Promise<MorningCandidate[]> {
  const { rows } = await db.query<Row>(
    `select users.id as "userId", users.email, users.time_zone as "timeZone", ${usualQuiet}
     from users
     join notification_preferences as wish on wish.user_id = users.id
     left join quiet_hours as quiet on quiet.user_id = users.id
     where users.claimed_at is not null and users.id > $1 and wish.email_notifications and wish.morning_mail
     order by users.id limit $2`,
    [after, limit],
  )
  type Row = Omit<MorningCandidate, 'quiet'> & StoredQuiet
  return rows.map(({ quiet_from, quiet_to, ...one }) => ({ ...one, quiet: quietOf(quiet_from, quiet_to) }))
}

/** False where the morning is dealt with; of two workers the second waits, then hears that. */
export async function takeMorning(
  db: SystemDatabase,
  { userId, day, now }: { userId: number; day: string; now: Date },
): Promise<boolean> {
  const taken = await db.orm
    .insert(copilotMornings)
    .values({ userId, day, madeAt: now })
    .onConflictDoNothing()
    .returning({ userId: copilotMornings.userId })
  return taken.length > 0
}

/** Mornings long past, of which nobody asks again. */
export async function dropMorningsBefore(db: SystemDatabase, day: string): Promise<void> {
  await db.orm.delete(copilotMornings).where(lt(copilotMornings.day, day))
}
