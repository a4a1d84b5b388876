// The only SQL of reminders that people asked for: kept, taken back, and taken to be sent once.
import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { ownReminders } from '../../../../db/schema/reminders.ts'
import type { Acting } from '../../../kit/acting.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Condition } from '../../../kit/db/condition.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../../feature.ts'
import { isDone, mayBeShown, type ToldTask, toldColumns } from '../told-tasks-store.ts'

export type OwnReminder = typeof ownReminders.$inferSelect
export type NewReminder = Pick<OwnReminder, 'about' | 'taskId' | 'at'>

/** Of one person, not sent yet. */
export const MOST_WAITING = 100

const isWaiting = ({ userId }: Scope) => and(eq(ownReminders.userId, userId), isNull(ownReminders.sentAt))

/** Throws too_many for whoever has as many as one may. */
export async function insertReminder({ db, scope, at }: Acting, reminder: NewReminder): Promise<number> {
  const [waiting] = await db.orm.select({ all: count() }).from(ownReminders).where(isWaiting(scope))
  if ((waiting?.all ?? 0) >= MOST_WAITING)
    throw new AppError('too_many', 'You have as many reminders as one person may')
  const [made] = await db.orm
    .insert(ownReminders)
    .values({ ...reminder, userId: scope.userId, createdAt: at })
    .returning({ id: ownReminders.id })
  if (!made) throw new AppError('internal', 'The reminder could not be kept')
  return made.id
}

export function waitingReminders(db: Database, scope: Scope): Promise<OwnReminder[]> {
  return db.orm
    .select()
    .from(ownReminders)
    .where(isWaiting(scope))
    .orderBy(asc(ownReminders.at), asc(ownReminders.id))
}

/** False for one that was sent, or is not the person's. */
export async function dropReminder(db: Database, scope: Scope, id: number): Promise<boolean> {
  const gone = await db.orm
    .delete(ownReminders)
    .where(and(isWaiting(scope), eq(ownReminders.id, id)))
    .returning({ id: ownReminders.id })
  return gone.length > 0
}

/** Nobody else reads them. */
export const readableReminders = ({ userId }: Scope): Condition =>
  sql`select ${ownReminders}.id from ${ownReminders} where ${ownReminders}.user_id = ${userId}`

export const reminderName = (id: Condition): Condition =>
  sql`(select ${ownReminders}.about from ${ownReminders} where ${ownReminders}.id = ${id})`

export interface DueReminder {
  id: number
  userId: number
  email: string
  about: string
  createdAt: Date
  /** Null for none, and where the person may not read it any more. */
  task: ToldTask | null
  /** The task is done or deleted: nobody wants to hear of it. */
  isOver: boolean
}

/** Those whose moment has come, marked as sent in the open transaction: of two workers each gets others. */
export async function takeDueReminders(db: SystemDatabase, now: Date, most: number): Promise<DueReminder[]> {
  const { rows } = await db.query<DueReminder>(
    `with taken as (
       update own_reminders set sent_at = $1 where id in (
         select id from own_reminders where sent_at is null and at <= $1 order by at limit $2
         for update skip locked)
       returning *)
     select taken.id, taken.user_id as "userId", users.email, taken.about, taken.created_at as "createdAt",
       coalesce(known.deleted_at is not null or ${isDone('known')}, false) as "isOver",
       (select to_jsonb(told) from (
         select ${toldColumns} from tasks as task join projects as project on project.id = task.project_id
         where task.id = taken.task_id and ${mayBeShown('taken.user_id')}) as told) as task
     from taken join users on users.id = taken.user_id left join tasks as known on known.id = taken.task_id
     order by taken.at, taken.id`,
    [now, most],
  )
  return rows
}

export async function dropSentReminders(db: SystemDatabase, before: Date): Promise<void> {
  await db.orm.delete(ownReminders).where(lt(ownReminders.sentAt, before))
}

export const ownReminderList: RecordList = {
  name: 'reminders',
  page: (db, scope, after) =>
    db.orm
      .select()
      .from(ownReminders)
      .where(and(eq(ownReminders.userId, scope.userId), gt(ownReminders.id, after)))
      .orderBy(asc(ownReminders.id))
      .limit(RECORDS_PAGE),
}
