// Makes the mails that are due: at most one of a kind, person and project in its pause, obeying the switches (SET-21).
import type { NounOf } from '../../agent/counted.ts'
import type { Clock } from '../../kit/clock.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Log } from '../../kit/log.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { ProductMail, SendProductMail } from '../../mail/product-mail.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { addToThread, replyAddressFor } from '../../routing/thread-store.ts'
import { displayName, findUsers, readingLanguage } from '../accounts/index.ts'
import { blockersOf } from '../trust/index.ts'
import { alertOf, type StatusMeaning } from './alert.ts'
import { type AlertReader, alertMails, alertReader, alertTasks } from './alert-store.ts'
import { type DueAlert, dueAlerts, pauseAfter, type TakenCause, takeCauses } from './cause-store.ts'
import { mailPermission } from './unsubscribe.ts'

export interface AlertServices {
  db: Database
  scope: SystemScope
  clock: Clock
  log: Log
  publicUrl: string
  /** The mail domain. */
  domain: string
  send: SendProductMail
  /** Of a stored status. */
  meaningOf: StatusMeaning
  nounOf: NounOf
}

const AT_ONCE = 100

/** Answers how many mails were made. Each one is a transaction of its own: causes taken, mail queued, pause begun. */
export async function sendAlerts(services: AlertServices): Promise<number> {
  let sent = 0
  for (const due of await dueAlerts(asSystem(services.db, services.scope), services.clock(), AT_ONCE)) {
    if (await services.db.transaction(() => sendOne(services, due))) sent += 1
  }
  return sent
}

async function sendOne(services: AlertServices, due: DueAlert): Promise<boolean> {
  const { db, scope, clock, publicUrl } = services
  const taken = await takeCauses(asSystem(db, scope), due)
  const reader = taken.length > 0 ? await alertReader(asSystem(db, scope), due.userId, due.projectId) : null
  const permission = reader && (await mailPermission({ db, scope }, publicUrl, due.userId, due.setting))
  if (!reader || !permission) return false
  const { causes, actors } = await withoutBlocked(services, due, taken)
  const [first] = causes
  if (!first) return false
  const ids = (pick: (cause: TakenCause) => number | null) => [
    ...new Set(causes.flatMap((one) => pick(one) ?? [])),
  ]
  const language = await readingLanguage(actingAs(db, scope), reader.userId)
  const alert = alertOf({
    setting: due.setting,
    reader,
    causes,
    tasks: await alertTasks(
      asSystem(db, scope),
      ids((cause) => cause.taskId),
      due.userId,
    ),
    mails: await alertMails(
      asSystem(db, scope),
      ids((cause) => cause.deliveryId),
    ),
    actors,
    publicUrl,
    language,
    meaningOf: services.meaningOf,
    nounOf: services.nounOf,
  })
  if (!alert) return false
  const mail = {
    ...mailOf(due, reader, language, permission.unsubscribeUrl),
    ...alert,
  }
  const replyTo = await replyAddressOf(services, reader)
  const { alert: words } = wordsIn(language)
  const wasSent = await sendWithin(services, {
    ...mail,
    ...(replyTo !== null && { replyTo }),
    footer: `${replyTo === null ? words.noAnswers : words.answer} ${mail.footer}`,
    key: `alert:${due.setting}:${due.userId}:${first.id}`,
    ...(first.actorId === null ? {} : { causedBy: first.actorId }),
  })
  if (wasSent) await pauseAfter(asSystem(db, scope), due, clock())
  return wasSent
}

/** Of the project's thread, in which an answer is read like any other; null where it has none. */
async function replyAddressOf(
  { db, scope, clock, domain }: AlertServices,
  { threadId, userId }: AlertReader,
): Promise<string | null> {
  if (threadId === null) return null
  const acting = actingAs(db, scope)
  // Who was given a task in the app is no stranger to its thread.
  await addToThread(acting, threadId, { messageId: null, userIds: [userId], at: clock() })
  const { token } = await replyAddressFor(acting, threadId, userId)
  return `${token}@${domain}`
}

/** Nothing of somebody whom the reader has blocked meanwhile (SET-20). */
async function withoutBlocked({ db, scope }: AlertServices, due: DueAlert, taken: readonly TakenCause[]) {
  const ids = [...new Set(taken.flatMap(({ actorId }) => actorId ?? []))]
  const people = await findUsers(actingAs(db, scope), ids)
  const actors = new Map<number, string>()
  for (const person of people) {
    const blockers = await blockersOf(asSystem(db, scope), person)
    if (!blockers.has(due.userId)) actors.set(person.id, displayName(person))
  }
  return { causes: taken.filter(({ actorId }) => actorId !== null && actors.has(actorId)), actors }
}

function mailOf(due: DueAlert, reader: AlertReader, language: LanguageCode, unsubscribeUrl: string) {
  const words = wordsIn(language)
  const label = words.settings[due.setting]
  return {
    kind: 'alert',
    to: reader.email,
    toUserId: reader.userId,
    language,
    line: label,
    footer: words.switchOff(label, unsubscribeUrl),
    unsubscribeUrl,
  } satisfies Partial<ProductMail>
}

/** False where the person behind it has caused as many mails to others today as one may (agents.md 1.9). */
async function sendWithin({ send, log }: AlertServices, mail: ProductMail): Promise<boolean> {
  try {
    await send(mail)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many') throw error
    log.info({ causedBy: mail.causedBy }, 'a mail was left out: its causer has used up the day')
    return false
  }
}
