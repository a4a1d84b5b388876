// Reminders: what is due, the digest of a week and what others wait for, told in each person's morning.
import type { Served } from '../../kit/serve.ts'
import { dropOldWeeks } from './digest-store.ts'
import { hoursRoutes } from './hours-api.ts'
import { addDays } from './local-time.ts'
import { dropOldReminders } from './reminder-store.ts'
import { sendDigests } from './send-digests.ts'
import { type ReminderParts, sendReminders } from './send-reminders.ts'
import { sendChases } from './waiting/send-chases.ts'
import { waitingRoutes } from './waiting/waiting-api.ts'

export { readHours } from './hours-store.ts'
export { isDone, mayBeShown } from './told-tasks-store.ts'

export interface RemindersFeature {
  routes: Served[]
  /** Makes the mails whose time has come; answers how many. */
  send: () => Promise<number>
  /** Asks those whom others wait for; answers how many. */
  chase: () => Promise<number>
  /** Forgets what was told of days long past. */
  sweep: () => Promise<void>
}

/** No mail tells of a day or a week as old as this. */
const KEPT_DAYS = 60

export function remindersFeature(parts: ReminderParts): RemindersFeature {
  const { db, scope, clock } = parts
  return {
    routes: [...hoursRoutes(parts), ...waitingRoutes(parts)],
    send: async () => (await sendReminders(parts)) + (await sendDigests(parts)),
    chase: () => sendChases(parts),
    async sweep() {
      const before = addDays(clock().toISOString().slice(0, 10), -KEPT_DAYS)
      await dropOldReminders(db, scope, before)
      await dropOldWeeks(db, scope, before)
    },
  }
}
