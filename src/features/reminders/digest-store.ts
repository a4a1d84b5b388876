// The only SQL of weekly digests: whose week is not dealt with, and what there is to tell of it (SET-21).
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { quietOf, type StoredQuiet, usualQuiet } from './hours-store.ts'
import { addDays } from './local-time.ts'
import type { QuietHours } from './quiet-hours.ts'
import { isDone, mayBeTold, type ToldTask, toldColumns } from './told-tasks-store.ts'

export interface DigestCandidate {
  userId: number
  email: string
  timeZone: string
  quiet: QuietHours | null
}

/**
 * People with an account of their own and tasks of their own or given to others, who want digests and whose
 * `week` (its Monday) is not dealt with. In the order of their ids, those after `after`.
 */
export async function digestCandidates(
  db: SystemDatabase,
  { week, after, limit }: { week: string; after: number; limit: number },
): Promise<DigestCandidate[]> {
  const { rows } = await db.query<Row>(
    `select users.id as "userId", users.email, users.time_zone as "timeZone", ${usualQuiet}
     from users
     left join quiet_hours as quiet on quiet.user_id = users.id
     left join notification_preferences as wish on wish.user_id = users.id
     where users.claimed_at is not null and users.id > $2
       and coalesce(wish.email_notifications and wish.weekly_digest, true)
       and not exists (select 1 from weekly_digests where user_id = users.id and week = $1::date)
       and (exists (select 1 from task_assignees where user_id = users.id)
         or exists (select 1 from tasks where creator_id = users.id))
     order by users.id limit $3`,
    [week, after, limit],
  )
  type Row = Omit<DigestCandidate, 'quiet'> & StoredQuiet
  return rows.map(({ quiet_from, quiet_to, ...one }) => ({
    ...one,
    quiet: quietOf(quiet_from, quiet_to),
  }))
}

/** False where the week is dealt with; of two workers the second waits, then hears that. */
export async function takeWeek(
  db: SystemDatabase,
  { userId, week, now }: { userId: number; week: string; now: Date },
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into weekly_digests (user_id, week, made_at) values ($1, $2::date, $3)
     on conflict do nothing returning user_id`,
    [userId, week, now],
  )
  return rows.length > 0
}

/** Open tasks of the person that are due before the end of the week, by due date. */
export async function openTasksUntil(
  db: SystemDatabase,
  userId: number,
  week: string,
): Promise<(ToldTask & { dueDate: string })[]> {
  const { rows } = await db.query<ToldTask & { dueDate: string }>(
    `select ${toldColumns}
     from tasks as task
     join task_assignees as given on given.task_id = task.id and given.user_id = $1::int
     join projects as project on project.id = task.project_id
     where task.due_date <= $2::date and not ${isDone('task')} and ${mayBeTold('$1::int')}
     order by task.due_date, case task.priority when 'high' then 0 when 'medium' then 1 else 2 end, task.id`,
    [userId, addDays(week, 6)],
  )
  return rows
}

/** Tasks of the person that became done in that time: by the change that did it, which was not taken back. */
export async function doneBetween(
  db: SystemDatabase,
  { userId, from, until }: { userId: number; from: Date; until: Date },
): Promise<ToldTask[]> {
  const { rows } = await db.query<ToldTask>(
    `select ${toldColumns}
     from tasks as task
     join task_assignees as given on given.task_id = task.id and given.user_id = $1::int
     join projects as project on project.id = task.project_id
     cross join lateral (
       select max(made.created_at) as at
       from change_sets as made cross join lateral jsonb_array_elements(made.changes) as change
       where made.subject_kind = 'project' and made.subject_id = task.project_id and made.undone_at is null
         and change -> 'subject' = jsonb_build_object('kind', 'task', 'id', task.id) and change -> 'after' ->> 'status' is not null) as moved
     where task.updated_at >= $2 and ${isDone('task')} and ${mayBeTold('$1::int')}
       and coalesce(moved.at, task.updated_at) >= $2 and coalesce(moved.at, task.updated_at) < $3
     order by coalesce(moved.at, task.updated_at), task.id`,
    [userId, from, until],
  )
  return rows
}

/** Weeks long past, of which nobody asks again. */
export async function dropOldWeeks(db: SystemDatabase, before: string): Promise<void> {
  await db.query('delete from weekly_digests where week < $1::date', [before])
}
