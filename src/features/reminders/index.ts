// Reminders: what is due, told in each person's morning, and the hours in which they want to be told.
import type { Served } from '../../kit/serve.ts'
import { hoursRoutes } from './hours-api.ts'
import { addDays } from './local-time.ts'
import { dropOldReminders } from './reminder-store.ts'
import { type ReminderParts, sendReminders } from './send-reminders.ts'

export interface RemindersFeature {
  routes: Served[]
  /** Makes the mails whose time has come; answers how many. */
  send: () => Promise<number>
  /** Forgets what was told of due dates long past. */
  sweep: () => Promise<void>
}

/** A due date that is moved to an older day than this is not reminded of anyway. */
const KEPT_DAYS = 60

export function remindersFeature(parts: ReminderParts): RemindersFeature {
  const { db, scope, clock } = parts
  return {
    routes: hoursRoutes(parts),
    send: () => sendReminders(parts),
    sweep: () => dropOldReminders(db, scope, addDays(clock().toISOString().slice(0, 10), -KEPT_DAYS)),
  }
}
