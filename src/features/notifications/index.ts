// Notifications: the bell, the switches, and the mails that obey them, for the app and for the features after this one.
import type { NounOf } from '../../agent/counted.ts'
import type { Clock } from '../../kit/clock.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { emit, subscribeToEvents } from '../../kit/events.ts'
import type { Log } from '../../kit/log.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import type { SendProductMail } from '../../mail/product-mail.ts'
import type { AppServices, Feature } from '../feature.ts'
import type {
  MailUndelivered,
  RecordMention,
  TaskAssigned,
  TaskCommented,
  TaskReleased,
  TaskStatusChanged,
} from './action.ts'
import type { StatusMeaning } from './alert.ts'
import type { SettingName } from './contract.ts'
import { type NoticeToShow, noticeToShow } from './notice-to-show.ts'
import { notificationRoutes } from './notification-api.ts'
import { sweepNotifications } from './notification-store.ts'
import { ownNotifications, ownSwitches } from './owned-store.ts'
import { sendAlerts } from './send-alerts.ts'
import { sendHeldReports } from './send-held-reports.ts'
import { notificationSubscriber } from './subscriber.ts'
import { findUnsubscription, mailPermission, type Unsubscription, unsubscribe } from './unsubscribe.ts'

export { firstCharacters } from './first-characters.ts'
export type { NoticeToShow } from './notice-to-show.ts'
export { mailPermission } from './unsubscribe.ts'

export interface NotificationsServices {
  db: Database
  clock: Clock
  log: Log
  scope: SystemScope
  publicUrl: string
  /** The mail domain. */
  domain: string
  send: SendProductMail
  /** "is done" of a stored status; tasks come after this feature. */
  meaningOf: StatusMeaning
  /** Of the records that agents make. */
  nounOf: NounOf
}

export interface NotificationsFeature extends Feature {
  /** How a mail of that kind may go to the person: null where they switched such mails off. */
  mailPermission: (userId: number, setting: SettingName) => Promise<{ unsubscribeUrl: string } | null>
  /** What a device is to show of a new line; null where it is read, no longer theirs, or of a kind that is off. */
  noticeToShow: (scope: Scope, id: number) => Promise<NoticeToShow | null>
  unsubscribing: {
    find: (token: string) => Promise<Unsubscription | null>
    unsubscribe: (token: string) => Promise<Unsubscription | null>
  }
}

/** A mail about what somebody did is made at most this long after it. */
const ALERTS_MS = 10_000
const HELD_REPORTS_MS = 30_000
const HOUR_MS = 60 * 60_000

/** Notifications in the app; tasks come after them, so that the words of a status and of records are handed in. */
export function notifications(
  app: AppServices,
  words: Pick<NotificationsServices, 'meaningOf' | 'nounOf'>,
): NotificationsFeature {
  const { publicUrl, mailDomain: domain } = app.config
  return notificationsFeature({ ...app, ...words, scope: app.system, publicUrl, domain })
}

/** From then on it hears of every transaction on `db`. */
export function notificationsFeature(services: NotificationsServices): NotificationsFeature {
  const { db, clock, scope, publicUrl } = services
  subscribeToEvents(db, notificationSubscriber(services))
  return {
    name: 'notifications',
    owned: { lists: [ownNotifications], account: ownSwitches },
    routes: notificationRoutes({ db, clock, nounOf: services.nounOf }),
    sweeps: [
      { name: 'alerts', everyMs: ALERTS_MS, run: async () => void (await sendAlerts(services)) },
      {
        name: 'held-reports',
        everyMs: HELD_REPORTS_MS,
        run: async () => void (await sendHeldReports(services)),
      },
      {
        name: 'notifications',
        everyMs: HOUR_MS,
        run: () => sweepNotifications(asSystem(db, scope), clock()),
      },
    ],
    mailPermission: (userId, setting) => mailPermission({ db, scope }, publicUrl, userId, setting),
    noticeToShow: (one, id) => noticeToShow(services, one, id),
    unsubscribing: {
      find: (token) => findUnsubscription({ db, scope }, token),
      unsubscribe: (token) => unsubscribe({ db, scope }, token),
    },
  }
}

/** Says, in the open transaction, that a task was made or has new assignees. */
export function noteAssigned(db: Database, companyId: number, payload: TaskAssigned): Promise<void> {
  return emit(db, { userIds: [], companyId, type: 'task_assigned', payload: { ...payload } })
}

/** Says, in the open transaction, that a task's status was changed. */
export function noteStatus(db: Database, companyId: number, payload: TaskStatusChanged): Promise<void> {
  return emit(db, { userIds: [], companyId, type: 'task_status', payload: { ...payload } })
}

/** Says, in the open transaction, that all that a task waited for is done. */
export function noteReleased(db: Database, companyId: number, payload: TaskReleased): Promise<void> {
  return emit(db, { userIds: [], companyId, type: 'task_released', payload: { ...payload } })
}

/** Says, in the open transaction, whom a comment of a task named and whose comment it answered. */
export function noteComment(db: Database, companyId: number, payload: TaskCommented): Promise<void> {
  return emit(db, { userIds: [], companyId, type: 'task_comment', payload: { ...payload } })
}

/** Says, in the open transaction, whom a comment of another record named. */
export function noteMention(db: Database, companyId: number, payload: RecordMention): Promise<void> {
  return emit(db, { userIds: [], companyId, type: 'record_mention', payload: { ...payload } })
}

/** Says, in the open transaction, that a mail which the person wanted to reach somebody did not arrive. */
export function noteUndelivered(
  db: Database,
  { userId, companyId }: { userId: number; companyId: number },
  payload: MailUndelivered,
): Promise<void> {
  return emit(db, { userIds: [userId], companyId, type: 'mail_undelivered', payload: { ...payload } })
}
