// The only SQL of calendar links: whose secret it is, and what stands in that person's calendar.
import { and, eq, isNull } from 'drizzle-orm'
import { calendarFeeds } from '../../../db/schema/calendar-feeds.ts'
import { users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { isDone, mayBeShown } from '../reminders/index.ts'

/** When the person's link was made; null without one. */
export async function findLink(db: Database, scope: Scope): Promise<Date | null> {
  const [row] = await db.orm
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, scope.userId))
  return row?.createdAt ?? null
}

/** In the place of the one before, which ends. */
export async function writeLink(db: Database, scope: Scope, tokenHash: string, at: Date): Promise<void> {
  const link = { tokenHash, createdAt: at }
  await db.orm
    .insert(calendarFeeds)
    .values({ userId: scope.userId, ...link })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: link })
}

export async function deleteLink(db: Database, scope: Scope): Promise<void> {
  await db.orm.delete(calendarFeeds).where(eq(calendarFeeds.userId, scope.userId))
}

/** After a reset of the password: whoever had the old one may know the link. False where there was none. */
export async function deleteLinkOf(db: SystemDatabase, userId: number): Promise<boolean> {
  const gone = await db.orm
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .returning({ userId: calendarFeeds.userId })
  return gone.length > 0
}

/** Whose link it is; null for one that is unknown, has ended, or is of a disabled account. */
export async function ownerOfLink(db: SystemDatabase, tokenHash: string): Promise<number | null> {
  const [row] = await db.orm
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.disabledAt)))
  return row?.userId ?? null
}

export interface CalendarTask {
  id: number
  title: string
  description: string
  projectId: number
  projectName: string
  /** 'YYYY-MM-DD' */
  dueDate: string
  isDone: boolean
  version: number
  createdAt: Date
  updatedAt: Date
}

/** As many as calendar programs read without complaint. */
const MOST = 2_000
const PAST_DAYS = 366
/** So long a done task says that it is cancelled, for programs that keep what a feed once held. */
const DONE_DAYS = 30

/** Tasks of the person with a due date, of all contexts that they may read, by due date. */
export async function calendarTasks(db: SystemDatabase, userId: number, now: Date): Promise<CalendarTask[]> {
  const { rows } = await db.query<CalendarTask>(
    `select task.id, task.title, task.description, project.id as "projectId", project.name as "projectName",
       task.due_date::text as "dueDate", ${isDone('task')} as "isDone", task.version,
       task.created_at as "createdAt", task.updated_at as "updatedAt"
     from tasks as task
     join task_assignees as given on given.task_id = task.id and given.user_id = $1::int
     join projects as project on project.id = task.project_id
     where task.due_date >= ($2::timestamptz at time zone 'UTC')::date - ${PAST_DAYS} and ${mayBeShown('$1::int')}
       and (not ${isDone('task')} or task.updated_at > $2::timestamptz - interval '${DONE_DAYS} days')
     order by task.due_date desc, task.id desc limit ${MOST}`,
    [userId, now],
  )
  const moment = (value: unknown) => new Date(value as string | Date)
  return rows
    .map((row) => ({ ...row, createdAt: moment(row.createdAt), updatedAt: moment(row.updatedAt) }))
    .reverse()
}
