// The only SQL of mail causes: kept with the action, found when they are due, taken once.
import { and, eq, sql } from 'drizzle-orm'
import { jsonText } from '../../../db/schema/json.ts'
import { mailCauses, mailPauses } from '../../../db/schema/notifications.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Statement } from '../../kit/db/database.ts'
import type { AlertSetting, Cause } from './causes.ts'

/**
 * The next mail of a kind about the same project waits so long, and then tells all that came meanwhile:
 * at most one in 10 minutes (SET-21); what somebody is to do comes sooner.
 */
const pauseMs: Record<AlertSetting, number> = {
  taskAssignments: 2 * 60_000,
  newTaskAlerts: 10 * 60_000,
  taskStatusChanges: 10 * 60_000,
  projectUpdates: 10 * 60_000,
}

/**
 * One statement, sent with the commit of the action. Reached are people with an account of their own among the
 * `readers` of the project, never the actor, and of several causes only the first that is switched on.
 * A task is followed by its creator, its assignees and who commented on it.
 */
export function causeInsertion(causes: readonly Cause[], readers: readonly number[], at: Date): Statement {
  return {
    text: `with cause as (
      select * from jsonb_to_recordset($1::jsonb) as cause (setting text, rank int, project_id int,
        task_id int, delivery_id int, mail_id int, actor_id int, user_ids int[], from_status text)),
    reached as (
      select cause.*, person as user_id from cause, unnest(cause.user_ids) as person
      where setting = 'taskAssignments'
      union
      select cause.*, deliveries.sender_id from cause join deliveries on deliveries.mail_id = cause.mail_id
      where setting = 'newTaskAlerts'
      union
      select cause.*, follower.user_id from cause, lateral (
        select creator_id as user_id from tasks where id = cause.task_id
        union select user_id from task_assignees where task_id = cause.task_id
        union select author_id from comments where subject_kind = 'task' and subject_id = cause.task_id) as follower
      where setting = 'taskStatusChanges'
      union
      select cause.*, taking.user_id from cause
      join (select project_id, user_id from project_participants
        union select subject_id, user_id from follows where subject_kind = 'project') as taking
        on taking.project_id = cause.project_id
      where setting = 'projectUpdates' and taking.user_id <> all(cause.user_ids)),
    wanted as (
      select reached.*, min(rank) over (partition by reached.user_id) as strongest
      from reached
      join users on users.id = reached.user_id and users.claimed_at is not null
      left join notification_preferences as wish on wish.user_id = reached.user_id
      where reached.user_id <> reached.actor_id and reached.user_id = any($2::int[])
        and coalesce(wish.email_notifications, true)
        and coalesce(case setting
          when 'taskAssignments' then wish.task_assignments
          when 'newTaskAlerts' then wish.new_task_alerts
          when 'taskStatusChanges' then wish.task_status_changes
          when 'projectUpdates' then wish.project_updates end, true))
    insert into mail_causes (user_id, setting, project_id, task_id, delivery_id, actor_id, from_status, created_at)
    select user_id, setting, project_id, task_id, delivery_id, actor_id, from_status, $3::timestamptz
    from wanted where rank = strongest`,
    values: [jsonText(causes), readers, at.toISOString()],
  }
}

/** One mail that is due: what it tells of is taken by takeCauses. */
export interface DueAlert {
  userId: number
  setting: AlertSetting
  projectId: number
}

/** Oldest cause first. */
export async function dueAlerts(db: SystemDatabase, now: Date, limit: number): Promise<DueAlert[]> {
  const pauses = sql.join(
    Object.entries(pauseMs).map(([setting, ms]) => sql`when ${setting} then ${ms / 1_000}::float8`),
    sql` `,
  )
  const isOver = sql`${mailPauses.sentAt} + make_interval(secs => case ${mailCauses.setting} ${pauses} end)
    <= ${now.toISOString()}::timestamptz`
  const rows = await db.orm
    .select({ userId: mailCauses.userId, setting: mailCauses.setting, projectId: mailCauses.projectId })
    .from(mailCauses)
    .leftJoin(
      mailPauses,
      and(
        eq(mailPauses.userId, mailCauses.userId),
        eq(mailPauses.setting, mailCauses.setting),
        eq(mailPauses.projectId, mailCauses.projectId),
      ),
    )
    .where(sql`${mailPauses.sentAt} is null or ${isOver}`)
    .groupBy(mailCauses.userId, mailCauses.setting, mailCauses.projectId)
    .orderBy(sql`min(${mailCauses.id})`)
    .limit(limit)
  return rows as DueAlert[]
}

export interface TakenCause {
  id: number
  taskId: number | null
  deliveryId: number | null
  actorId: number | null
  fromStatus: string | null
}

/** In the transaction that makes the mail; of two workers the second gets none. Oldest first. */
export async function takeCauses(db: SystemDatabase, alert: DueAlert): Promise<TakenCause[]> {
  const { id, taskId, deliveryId, actorId, fromStatus } = mailCauses
  const taken = await db.orm
    .delete(mailCauses)
    .where(
      and(
        eq(mailCauses.userId, alert.userId),
        eq(mailCauses.setting, alert.setting),
        eq(mailCauses.projectId, alert.projectId),
      ),
    )
    .returning({ id, taskId, deliveryId, actorId, fromStatus })
  return taken.sort((a, b) => a.id - b.id)
}

export async function pauseAfter(db: SystemDatabase, alert: DueAlert, now: Date): Promise<void> {
  await db.orm
    .insert(mailPauses)
    .values({ ...alert, sentAt: now })
    .onConflictDoUpdate({
      target: [mailPauses.userId, mailPauses.setting, mailPauses.projectId],
      set: { sentAt: now },
    })
}
