// The only SQL of the switches; a person who never touched one has no row: all of them are on (SET-21) but the morning mail.
import { eq } from 'drizzle-orm'
import { notificationPreferences } from '../../../db/schema/notifications.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Preferences, SettingName } from './contract.ts'

const usual: Preferences = {
  emailNotifications: true,
  newTaskAlerts: true,
  taskAssignments: true,
  taskStatusChanges: true,
  projectUpdates: true,
  taskDueReminders: true,
  weeklyDigest: true,
  morningMail: false,
}

export async function preferencesOf(db: ActingDatabase, userId: number): Promise<Preferences> {
  return (await rowOf(db, userId)) ?? usual
}

/** Answers all of them as they are then. */
export async function writePreference(
  db: ActingDatabase,
  userId: number,
  { name, enabled }: { name: SettingName; enabled: boolean },
): Promise<Preferences> {
  const [row] = await db.orm
    .insert(notificationPreferences)
    .values({ userId, [name]: enabled })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: { [name]: enabled } })
    .returning()
  return row ?? usual
}

/** The switches with the key of the person's unsubscribe links, which is made with the first mail. */
export async function preferencesWithKey(
  db: SystemDatabase,
  userId: number,
): Promise<Preferences & { unsubscribeKey: string }> {
  const known = await rowOf(db, userId)
  if (known) return known
  await db.orm.insert(notificationPreferences).values({ userId }).onConflictDoNothing()
  const made = await rowOf(db, userId)
  if (!made) throw new Error('the row of preferences was not made')
  return made
}

/** Null for a person without a row, and so without links. */
export async function unsubscribeKeyOf(db: SystemDatabase, userId: number): Promise<string | null> {
  return (await rowOf(db, userId))?.unsubscribeKey ?? null
}

async function rowOf(db: Database, userId: number) {
  const [row] = await db.orm
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
  return row ?? null
}
