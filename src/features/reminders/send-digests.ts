// Mails each person, on their Monday morning, the digest of the week: once, and never an empty one (SET-21).
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { isAway } from '../absence/index.ts'
import { displayName, findUsers, readingLanguage } from '../accounts/index.ts'
import { mailPermission } from '../notifications/index.ts'
import { digestMail } from './digest-mail.ts'
import {
  type DigestCandidate,
  digestCandidates,
  doneBetween,
  openTasksUntil,
  takeWeek,
} from './digest-store.ts'
import { addDays, mondayOf, startOfDay } from './local-time.ts'
import type { MailParts } from './mail-parts.ts'
import { openMorning } from './quiet-hours.ts'
import type { ReminderServices } from './send-reminders.ts'
import { waitingOf } from './waiting/waiting-store.ts'

const AT_ONCE = 500

/** Answers how many mails were made. One whose mail cannot be made keeps nobody else waiting. */
export async function sendDigests(services: ReminderServices): Promise<number> {
  const { db, scope, clock, log } = services
  const now = clock()
  const week = mondayNear(now)
  if (week === null) return 0
  let sent = 0
  for (let after = 0; ; ) {
    const people = await digestCandidates(asSystem(db, scope), { week, after, limit: AT_ONCE })
    for (const person of people) {
      if (openMorning(now, person)?.day !== week) continue
      const wasSent = await db
        .transaction(() => tellWeek(services, person, week, now))
        .catch((error: unknown) => {
          log.error({ err: error, userId: person.userId }, 'a weekly digest could not be made')
          return false
        })
      if (wasSent) sent += 1
    }
    const last = people.at(-1)
    if (!last || people.length < AT_ONCE) return sent
    after = last.userId
  }
}

/** The Monday that it is now anywhere on earth; null where it is none. */
function mondayNear(now: Date): string | null {
  const today = now.toISOString().slice(0, 10)
  const days = [-1, 0, 1].map((more) => addDays(today, more))
  return days.find((day) => mondayOf(day) === day) ?? null
}

async function tellWeek(
  services: ReminderServices,
  person: DigestCandidate,
  week: string,
  now: Date,
): Promise<boolean> {
  const { db, scope, publicUrl, send } = services
  const { userId, email } = person
  const permission = await mailPermission({ db, scope }, publicUrl, userId, 'weeklyDigest')
  if (!permission || (await isAway(asSystem(db, scope), userId, now))) return false
  if (!(await takeWeek(asSystem(db, scope), { userId, week, now }))) return false
  const words = await wordsOf(services, person, week)
  if (!words) return false
  const said = wordsIn(words.language)
  const label = said.settings.weeklyDigest
  await send({
    ...words,
    key: `digest:${userId}:${week}`,
    kind: 'digest',
    to: email,
    toUserId: userId,
    line: label,
    footer: said.switchOff(label, permission.unsubscribeUrl),
    unsubscribeUrl: permission.unsubscribeUrl,
  })
  return true
}

async function wordsOf(
  { db, scope, publicUrl }: ReminderServices,
  { userId, timeZone }: DigestCandidate,
  week: string,
): Promise<MailParts | null> {
  const open = await openTasksUntil(asSystem(db, scope), userId, week)
  const waiting = await waitingOf(asSystem(db, scope), userId)
  const from = startOfDay(addDays(week, -7), timeZone)
  const done = await doneBetween(asSystem(db, scope), { userId, from, until: startOfDay(week, timeZone) })
  const people = await findUsers(
    actingAs(db, scope),
    waiting.flatMap(({ awaitedIds }) => awaitedIds),
  )
  return digestMail({
    week,
    overdue: open.filter(({ dueDate }) => dueDate < week),
    due: open.filter(({ dueDate }) => dueDate >= week),
    waiting,
    done,
    names: new Map(people.map((one) => [one.id, displayName(one)])),
    publicUrl,
    language: await readingLanguage(actingAs(db, scope), userId),
  })
}
