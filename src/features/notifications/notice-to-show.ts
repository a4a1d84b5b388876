// What a device shows of one line behind the bell while the app is closed, by the switches of its person.
import type { NounOf } from '../../agent/counted.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { NotificationType, SettingName } from './contract.ts'
import { notificationOf } from './notification-api.ts'
import { findUnread } from './notification-store.ts'
import { targetOf } from './notification-target.ts'
import { preferencesOf } from './preference-store.ts'

/** The words of the bell, and nothing more. */
export interface NoticeToShow {
  title: string
  description: string
  /** Where it leads in the app. */
  path: string
}

/** The switch of each kind is the one that its mails obey; what waits for the person's own decision has none. */
const switchOf: Record<NotificationType, SettingName | null> = {
  email_processed: 'newTaskAlerts',
  reply_processed: 'projectUpdates',
  email_failed: null,
  task_assigned: 'taskAssignments',
  task_released: 'taskAssignments',
  mention: 'projectUpdates',
  comment_answer: 'projectUpdates',
  mail_held: null,
  mail_undelivered: null,
  invitation: null,
}

const HOME = '/dashboard'

export async function noticeToShow(
  { db, nounOf }: { db: Database; nounOf: NounOf },
  scope: Scope,
  id: number,
): Promise<NoticeToShow | null> {
  const found = await findUnread(db, scope, id)
  const [notice] = found ? notificationOf(found, nounOf) : []
  if (!notice) return null
  const name = switchOf[notice.type]
  if (name !== null && !(await preferencesOf(actingAs(db, scope), scope.userId))[name]) return null
  const { title, description } = notice
  return { title, description, path: targetOf(notice) ?? HOME }
}
