// Mails each person whose absence is over what happened meanwhile: once, in their first morning, and never an empty one.
import type { Clock } from '../../kit/clock.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Log } from '../../kit/log.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { SendProductMail } from '../../mail/product-mail.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { closeAbsence } from '../absence/index.ts'
import { readingLanguage } from '../accounts/index.ts'
import { localTime, openMorning, startOfDay } from '../reminders/index.ts'
import { returnMail } from './return-mail.ts'
import {
  endedPolls,
  mentionsOf,
  type Returning,
  returningPeople,
  waitsFor,
  wentToOthers,
} from './return-store.ts'

export interface ReturnServices {
  db: Database
  system: SystemScope
  clock: Clock
  log: Log
  publicUrl: string
  send: SendProductMail
}

/** Answers how many mails were made. One whose mail cannot be made keeps nobody else waiting. */
export async function sendReturns(services: ReturnServices): Promise<number> {
  const { db, system, clock, log } = services
  const now = clock()
  let sent = 0
  for (const person of await returningPeople(asSystem(db, system), now)) {
    if (!isBack(person, now)) continue
    const wasSent = await db
      .transaction(() => welcome(services, person, now))
      .catch((error: unknown) => {
        log.error({ err: error, userId: person.userId }, 'the mail on a return could not be made')
        return false
      })
    if (wasSent) sent += 1
  }
  return sent
}

/** Who came back early is there and awake; the others are told in the morning after their last day. */
function isBack(person: Returning, now: Date): boolean {
  if (person.endedAt !== null) return true
  const morning = openMorning(now, person)
  return morning !== null && morning.day > person.untilDay
}

async function welcome(services: ReturnServices, person: Returning, now: Date): Promise<boolean> {
  const { db, system, publicUrl, send } = services
  const { userId, absenceId, email, fromDay, timeZone, endedAt } = person
  if (!(await closeAbsence(asSystem(db, system), absenceId, now))) return false
  const from = startOfDay(fromDay, timeZone)
  const when = { userId, from, until: now }
  const language = await readingLanguage(actingAs(db, system), userId)
  const today = localTime(now, timeZone).day
  const mail = returnMail({
    ...{ fromDay, untilDay: endedAt === null ? person.untilDay : localTime(endedAt, timeZone).day },
    delegated: await wentToOthers(asSystem(db, system), person),
    waiting: await waitsFor(asSystem(db, system), { userId, today, from }),
    polls: await endedPolls(asSystem(db, system), when),
    mentions: await mentionsOf(asSystem(db, system), when),
    ...{ publicUrl, language },
  })
  if (!mail) return false
  const { absence: words } = wordsIn(language)
  await send({
    ...mail,
    ...{ key: `return:${absenceId}`, kind: 'return', to: email, toUserId: userId },
    ...{ line: words.line, footer: words.footer },
  })
  return true
}
