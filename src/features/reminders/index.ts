// Reminders: what is due, the digest of a week and what others wait for, told in each person's morning.
import { asSystem } from '../../kit/db/acting-database.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { dropOldWeeks } from './digest-store.ts'
import { hoursRoutes } from './hours-api.ts'
import { readHours } from './hours-store.ts'
import { addDays } from './local-time.ts'
import { dropOldReminders } from './reminder-store.ts'
import { sendDigests } from './send-digests.ts'
import { type ReminderServices, sendReminders } from './send-reminders.ts'
import { sendChases } from './waiting/send-chases.ts'
import { waitingRoutes } from './waiting/waiting-api.ts'

export { quietOf, type StoredQuiet, usualQuiet } from './hours-store.ts'
export { addDays, localTime, mondayOf, startOfDay } from './local-time.ts'
export type { MailParts } from './mail-parts.ts'
export { openMorning, type PersonalHours } from './quiet-hours.ts'
export { taskSections } from './task-rows.ts'
export { isDone, mayBeShown, type ToldTask, toldColumns } from './told-tasks-store.ts'
export { type AwaitedTask, waitingOf } from './waiting/waiting-store.ts'

/** No mail tells of a day or a week as old as this. */
const KEPT_DAYS = 60
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export function reminders(app: AppServices): Feature {
  const { db, system, clock, config } = app
  const services: ReminderServices = {
    ...app,
    scope: system,
    publicUrl: config.publicUrl,
    domain: config.mailDomain,
  }
  return feature({
    name: 'reminders',
    owned: {
      /** Minutes since midnight; null for none. */
      account: async (database, scope) => ({ quietHours: (await readHours(database, scope)).quiet }),
    },
    routes: [...hoursRoutes(services), ...waitingRoutes(services)],
    sweeps: [
      {
        name: 'reminders',
        everyMs: MINUTE_MS / 2,
        async run() {
          await sendReminders(services)
          await sendDigests(services)
        },
      },
      { name: 'chases', everyMs: 5 * MINUTE_MS, run: async () => void (await sendChases(services)) },
      {
        name: 'old-reminders',
        everyMs: DAY_MS,
        async run() {
          const before = addDays(clock().toISOString().slice(0, 10), -KEPT_DAYS)
          await dropOldReminders(asSystem(db, system), before)
          await dropOldWeeks(asSystem(db, system), before)
        },
      },
    ],
  })
}
