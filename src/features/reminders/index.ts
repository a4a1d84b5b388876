// Reminders: what is due, the digest of a week and what others wait for, told in each person's morning, and what somebody
// asked to be reminded of, at its moment.
import { asSystem } from '../../kit/db/acting-database.ts'
import { dropKeptBefore } from '../../records/change-set-store.ts'
import { undoableSince } from '../../records/undo.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { dropOldWeeks } from './digest-store.ts'
import { hoursRoutes } from './hours-api.ts'
import { readHours } from './hours-store.ts'
import { addDays } from './local-time.ts'
import { dropSentReminders, ownReminderList } from './own/own-reminder-store.ts'
import { REMINDER, reminderAsks } from './own/reminder-asks.ts'
import { reminderKind } from './own/reminder-kind.ts'
import { sendOwnReminders } from './own/send-own-reminders.ts'
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
      lists: [ownReminderList],
      /** Minutes since midnight; null for none. */
      account: async (database, scope) => ({ quietHours: (await readHours(database, scope)).quiet }),
    },
    records: { [REMINDER]: reminderKind },
    asks: reminderAsks({ db, clock }),
    routes: [...hoursRoutes(services), ...waitingRoutes(services)],
    sweeps: [
      {
        name: 'reminders',
        everyMs: MINUTE_MS / 2,
        async run() {
          await sendReminders(services)
          await sendDigests(services)
          await sendOwnReminders(services)
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
          await dropSentReminders(asSystem(db, system), new Date(`${before}T00:00:00Z`))
          await dropKeptBefore(asSystem(db, system), REMINDER, undoableSince(clock()))
        },
      },
    ],
  })
}
