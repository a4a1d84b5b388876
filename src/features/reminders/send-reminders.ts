// Mails each person, in their morning, what is due: one mail a day, each task once for each day (SET-21).
import type { Clock } from '../../kit/clock.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Log } from '../../kit/log.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { SendProductMail } from '../../mail/product-mail.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { isAway } from '../absence/index.ts'
import { readingLanguage } from '../accounts/index.ts'
import { mailPermission } from '../notifications/index.ts'
import { addDays } from './local-time.ts'
import { openMorning } from './quiet-hours.ts'
import { reminderMail } from './reminder-mail.ts'
import { type Candidate, candidates, type Morning, takeReminders } from './reminder-store.ts'

export interface ReminderServices {
  db: Database
  scope: SystemScope
  clock: Clock
  log: Log
  publicUrl: string
  /** The mail domain. */
  domain: string
  send: SendProductMail
}

const AT_ONCE = 500
/** A sweep comes at most this long after a morning began; later changes are news of the day, told on the next. */
const GRACE_MS = 5 * 60_000

/** Answers how many mails were made. One whose mail cannot be made keeps nobody else waiting. */
export async function sendReminders(services: ReminderServices): Promise<number> {
  const { db, scope, clock, log } = services
  let sent = 0
  let after = 0
  for (;;) {
    const now = clock()
    const people = await candidates(asSystem(db, scope), { now, after, limit: AT_ONCE })
    for (const person of people) {
      const morning = morningFor(person, now)
      if (!morning) continue
      const wasSent = await db
        .transaction(() => remind(services, person, morning))
        .catch((error: unknown) => {
          log.error({ err: error, userId: person.userId }, 'a reminder could not be made')
          return false
        })
      if (wasSent) sent += 1
    }
    const last = people.at(-1)
    if (!last || people.length < AT_ONCE) return sent
    after = last.userId
  }
}

/** Null where it is not their morning, they had their mail, or nothing is due around their day. */
function morningFor(person: Candidate, now: Date): Morning | null {
  const open = openMorning(now, person)
  if (!open || (person.toldOf !== null && person.toldOf >= open.day)) return null
  const around = [-1, 0, 1].map((days) => addDays(open.day, days))
  if (!person.dueDates.some((due) => around.includes(due))) return null
  const known = new Date(open.began.getTime() + GRACE_MS)
  return { userId: person.userId, day: open.day, known, now }
}

async function remind(services: ReminderServices, person: Candidate, morning: Morning): Promise<boolean> {
  const { db, scope, publicUrl, send } = services
  const permission = await mailPermission({ db, scope }, publicUrl, person.userId, 'taskDueReminders')
  if (!permission || (await isAway(asSystem(db, scope), person.userId, morning.now))) return false
  const tasks = await takeReminders(asSystem(db, scope), morning)
  if (tasks.length === 0) return false
  const language = await readingLanguage(actingAs(db, scope), person.userId)
  const words = wordsIn(language)
  const label = words.settings.taskDueReminders
  await send({
    ...reminderMail(tasks, morning.day, { publicUrl, language }),
    key: `reminder:${person.userId}:${morning.day}`,
    kind: 'reminder',
    to: person.email,
    toUserId: person.userId,
    line: label,
    footer: `${words.alert.noAnswers} ${words.switchOff(label, permission.unsubscribeUrl)}`,
    unsubscribeUrl: permission.unsubscribeUrl,
  })
  return true
}
