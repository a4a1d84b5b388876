// The only SQL of due reminders: who may have some, and taking them so that each is told once (SET-21).
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { quietOf, type StoredQuiet, usualQuiet } from './hours-store.ts'
import { addDays } from './local-time.ts'
import type { QuietHours } from './quiet-hours.ts'
import { type DueTask, isDone, mayBeTold, toldColumns } from './told-tasks-store.ts'

export interface Candidate {
  userId: number
  email: string
  timeZone: string
  quiet: QuietHours | null
  /** 'YYYY-MM-DD' each: the due dates of their open tasks around now. */
  dueDates: string[]
  /** The last day of which they were told; null before the first. */
  toldOf: string | null
}

/**
 * People with an account of their own who want reminders and have open tasks that are due around the day of
 * `now`, whatever their time zone. In the order of their ids, those after `after`.
 */
export async function candidates(
  db: SystemDatabase,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<Candidate[]> {
  const today = now.toISOString().slice(0, 10)
  const { rows } = await db.query<Omit<Candidate, 'quiet'> & StoredQuiet>(
    `select users.id as "userId", users.email, users.time_zone as "timeZone", ${usualQuiet},
       array_agg(distinct task.due_date::text) as "dueDates", told.day::text as "toldOf"
     from tasks as task
     join task_assignees as given on given.task_id = task.id
     join users on users.id = given.user_id and users.claimed_at is not null
     left join quiet_hours as quiet on quiet.user_id = users.id
     left join notification_preferences as wish on wish.user_id = users.id
     left join reminder_days as told on told.user_id = users.id
     where task.deleted_at is null and task.due_date between $1::date and $2::date and not ${isDone('task')}
       and users.id > $3 and coalesce(wish.email_notifications and wish.task_due_reminders, true)
       and not exists (select 1 from due_reminders as sent where sent.task_id = task.id
         and sent.user_id = users.id and sent.due_date = task.due_date and sent.kind = 'overdue')
     group by users.id, quiet.user_id, told.user_id
     order by users.id limit $4`,
    // The day is one on from UTC's in the east, one behind in the west; then tomorrow and yesterday.
    [addDays(today, -2), addDays(today, 2), after, limit],
  )
  return rows.map(({ quiet_from, quiet_to, ...one }) => ({ ...one, quiet: quietOf(quiet_from, quiet_to) }))
}

export interface Morning {
  userId: number
  /** On the person's own calendar, 'YYYY-MM-DD'. */
  day: string
  /** Due dates and assignees that were given later are news of the day, not of its morning. */
  known: Date
  now: Date
}

/**
 * What the person has to be told on that day and was never told, by due date; in the transaction that makes
 * the mail. Of two workers the second waits, then gets none. Empty when that day has had its mail.
 */
export async function takeReminders(
  db: SystemDatabase,
  { userId, day, known, now }: Morning,
): Promise<DueTask[]> {
  // Others may go on referring to the person meanwhile.
  await db.query('select 1 from users where id = $1 for no key update', [userId])
  const { rows } = await db.query<DueTask>(
    `with taken as (
       insert into due_reminders (task_id, user_id, kind, due_date, sent_at)
       select task.id, $1::int, case when task.due_date < $2::date then 'overdue'
         when task.due_date = $2::date then 'today' else 'tomorrow' end, task.due_date, $4::timestamptz
       from tasks as task
       join task_assignees as given on given.task_id = task.id and given.user_id = $1::int
       join projects as project on project.id = task.project_id
       where task.due_date between $2::date - 1 and $2::date + 1 and not ${isDone('task')}
         and ${wasKnown('$3::timestamptz')} and ${mayBeTold('$1::int')}
         and not exists (select 1 from reminder_days where user_id = $1::int and day >= $2::date)
       order by task.id
       on conflict do nothing
       returning task_id, kind),
     told as (
       insert into reminder_days (user_id, day) select $1::int, $2::date where exists (select 1 from taken)
       on conflict (user_id) do update set day = excluded.day)
     select ${toldColumns}, taken.kind
     from taken join tasks as task on task.id = taken.task_id join projects as project on project.id = task.project_id
     order by task.due_date, case task.priority when 'high' then 0 when 'medium' then 1 else 2 end, task.id`,
    [userId, day, known, now],
  )
  return rows
}

/** The task was there then, with this due date and these assignees. */
const wasKnown = (at: string) => `task.created_at < ${at} and not exists (
  select 1 from change_sets as made cross join lateral jsonb_array_elements(made.changes) as change
  where made.subject_kind = 'project' and made.subject_id = task.project_id and made.created_at >= ${at}
    and change -> 'subject' = jsonb_build_object('kind', 'task', 'id', task.id)
    and (change -> 'after' -> 'dueDate' is not null or change -> 'after' -> 'assigneeIds' is not null))`

/** Told once and due long ago: nobody asks again. */
export async function dropOldReminders(db: SystemDatabase, before: string): Promise<void> {
  await db.query('delete from due_reminders where due_date < $1::date', [before])
}
