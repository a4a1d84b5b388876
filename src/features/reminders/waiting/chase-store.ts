// The only SQL of chasing: whom to ask after what, and asking once in the days that were chosen.
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import { quietOf, type StoredQuiet, usualQuiet } from '../hours-store.ts'
import type { QuietHours } from '../quiet-hours.ts'
import { isDone, mayBeTold, type ToldTask, threadsOfProject, toldColumns } from '../told-tasks-store.ts'
import { givenRows, isAwaited } from './waiting-rows-store.ts'

/** One mail: to one person, for one who waits, about one project. */
export interface DueChase {
  waiterId: number
  awaitedId: number
  projectId: number
  email: string
  timeZone: string
  quiet: QuietHours | null
}

/** An hour is given, so that mornings stay mornings when the clock goes forward. */
const isTime = (since: string, now: string) => `wait.chase_days is not null
  and greatest(${since}, chase.sent_at) + make_interval(days => wait.chase_days) - interval '1 hour'
    <= ${now}::timestamptz`

/** People who have tasks chased and may have somebody to be asked by now; in the order of their ids. */
export async function chasingPeople(db: SystemDatabase, now: Date): Promise<number[]> {
  const { rows } = await db.query(
    `select distinct wait.user_id as id
     from waits as wait
     join tasks as task on task.id = wait.task_id and task.deleted_at is null and not ${isDone('task')}
     join task_assignees as given on given.task_id = task.id and given.user_id <> wait.user_id
     left join chases as chase on chase.task_id = task.id and chase.user_id = wait.user_id
       and chase.awaited_id = given.user_id
     where ${isTime('wait.since', '$1')}
     order by 1`,
    [now],
  )
  return rows.map((row) => Number(row.id))
}

/** Both may read the project and follow its conversation; nobody is asked by whom they have blocked (SET-20). */
const isDue = (waiter: string, now: string) => `${isAwaited} and ${isTime('began.since', now)}
  and ${mayBeTold(waiter)} and ${mayBeTold('given.user_id')}
  and not exists (select 1 from blocks where blocks.user_id = given.user_id and blocks.address in (
    select email from users where id = ${waiter}
    union all select address from user_addresses where user_id = ${waiter} and confirmed_at is not null))
  and (project.thread_id is not null or exists (
    select 1 from users where id = given.user_id and claimed_at is not null))`

/** Whom to ask for one who waits. */
export async function dueChases(db: SystemDatabase, waiterId: number, now: Date): Promise<DueChase[]> {
  const { rows } = await db.query<Omit<DueChase, 'quiet'> & StoredQuiet>(
    `select due.*, $1::int as "waiterId", awaited.email, awaited.time_zone as "timeZone", ${usualQuiet}
     from (
       select distinct given.user_id as "awaitedId", project.id as "projectId"
       ${givenRows('$1::int')} and ${isDue('$1::int', '$2')}) as due
     join users as awaited on awaited.id = due."awaitedId"
     left join quiet_hours as quiet on quiet.user_id = awaited.id
     order by due."awaitedId", due."projectId"`,
    [waiterId, now],
  )
  return rows.map(({ quiet_from, quiet_to, ...one }) => ({ ...one, quiet: quietOf(quiet_from, quiet_to) }))
}

export type ChasedTask = ToldTask & { chaseDays: number; sourceMailId: number | null }

/** What to ask after, the longest wait first; in the transaction that makes the mail. Of two workers the second gets none. */
export async function takeChases(
  db: SystemDatabase,
  { waiterId, awaitedId, projectId }: DueChase,
  now: Date,
): Promise<ChasedTask[]> {
  const { rows } = await db.query<ChasedTask>(
    `with taken as (
       insert into chases (task_id, user_id, awaited_id, sent_at)
       select task.id, $1::int, given.user_id, $4::timestamptz
       ${givenRows('$1::int')} and ${isDue('$1::int', '$4')}
         and given.user_id = $2 and project.id = $3
       order by task.id
       on conflict (task_id, user_id, awaited_id) do update set sent_at = excluded.sent_at
         where chases.sent_at < excluded.sent_at - interval '20 hours'
       returning task_id)
     select ${toldColumns}, wait.chase_days as "chaseDays", task.source_mail_id as "sourceMailId"
     from taken join tasks as task on task.id = taken.task_id
     join projects as project on project.id = task.project_id
     join waits as wait on wait.task_id = task.id and wait.user_id = $1
     order by wait.since, task.id`,
    [waiterId, awaitedId, projectId, now],
  )
  return rows
}

export interface ChaseThread {
  threadId: number | null
  companyId: number | null
  /** The agent's address that got the first mail; null for a project made in the app. */
  agentAddress: string | null
  /** Message-IDs of the mail that made the task and of those before it, oldest first. */
  references: string[]
}

/** The conversation of the project, and what a mail about the task answers in it. */
export async function threadOfChase(
  db: SystemDatabase,
  projectId: number,
  sourceMailId: number | null,
): Promise<ChaseThread> {
  const { rows } = await db.query<Row>(
    `select project.thread_id as "threadId", project.company_id as "companyId",
       project.source_email as "agentAddress", first.references, first.message_id as "messageId"
     from projects as project
     left join lateral (
       select mails.references, mails.message_id from mails
       join deliveries on deliveries.mail_id = mails.id and deliveries.thread_id in ${threadsOfProject}
       where mails.message_id is not null and ($2::int is null or mails.id = $2::int)
       order by mails.id limit 1) as first on true
     where project.id = $1`,
    [projectId, sourceMailId],
  )
  type Row = Omit<ChaseThread, 'references'> & { references: string[] | null; messageId: string | null }
  const [row] = rows
  if (!row) throw new Error('the project of a chase is gone')
  const { messageId, references, ...thread } = row
  return { ...thread, references: [...(references ?? []), ...(messageId === null ? [] : [messageId])] }
}
