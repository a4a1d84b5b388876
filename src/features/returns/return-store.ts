// The only SQL of returns: whose absence is over, and what happened in the time of it.
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import {
  isDone,
  mayBeShown,
  type PersonalHours,
  quietOf,
  type StoredQuiet,
  type ToldTask,
  toldColumns,
  usualQuiet,
} from '../reminders/index.ts'

export interface Returning extends PersonalHours {
  absenceId: number
  userId: number
  email: string
  fromDay: string
  untilDay: string
  /** When they came back before the last day. */
  endedAt: Date | null
}

/** People with an account whose absence is over in some zone and not told of; which day it is there is asked later. */
export async function returningPeople(db: SystemDatabase, now: Date): Promise<Returning[]> {
  const { rows } = await db.query<Row>(
    `select absence.id as "absenceId", users.id as "userId", users.email, users.time_zone as "timeZone",
       absence.from_day::text as "fromDay", absence.until_day::text as "untilDay",
       absence.ended_at as "endedAt", ${usualQuiet}
     from absences as absence join users on users.id = absence.user_id and users.claimed_at is not null
     left join quiet_hours as quiet on quiet.user_id = users.id
     where absence.closed_at is null and (absence.ended_at is not null
       or absence.until_day < ($1::timestamptz at time zone 'UTC')::date + 1)
     order by absence.id limit 500`,
    [now],
  )
  type Row = Omit<Returning, 'quiet'> & StoredQuiet
  return rows.map(({ quiet_from, quiet_to, endedAt, ...one }) => ({
    ...one,
    endedAt: endedAt && new Date(endedAt),
    quiet: quietOf(quiet_from, quiet_to),
  }))
}

/** Who has it, and how far it is. */
export type GoneTask = ToldTask & { status: string; names: string[] }

const holders = (task: string) => `array(
  select coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)
  from task_assignees as has join users on users.id = has.user_id where has.task_id = ${task}.id order by has.id)`

/** Those that went to others, in all contexts. */
export async function wentToOthers(
  db: SystemDatabase,
  { absenceId, userId }: Returning,
): Promise<GoneTask[]> {
  const { rows } = await db.query<GoneTask>(
    `select ${toldColumns}, task.status, ${holders('task')} as names
     from delegated_tasks as gone join tasks as task on task.id = gone.task_id
     join projects as project on project.id = task.project_id
     where gone.absence_id = $1 and ${mayBeShown('$2::int')}
     order by (${isDone('task')}), task.due_date nulls last, task.id`,
    [absenceId, userId],
  )
  return rows
}

/** Open tasks of their own that came meanwhile, or that are due by the day of the return. */
export async function waitsFor(
  db: SystemDatabase,
  { userId, today, from }: { userId: number; today: string; from: Date },
): Promise<ToldTask[]> {
  const { rows } = await db.query<ToldTask>(
    `select ${toldColumns}
     from tasks as task
     join task_assignees as given on given.task_id = task.id and given.user_id = $1::int
     join projects as project on project.id = task.project_id
     where not ${isDone('task')} and (task.due_date <= $2::date or task.created_at >= $3)
       and ${mayBeShown('$1::int')}
     order by task.due_date nulls last, task.id`,
    [userId, today, from],
  )
  return rows
}

export interface EndedPoll {
  id: number
  question: string
  /** What was decided; null for nothing. */
  decided: string | null
}

/** Those that they asked, or were asked in. */
export async function endedPolls(
  db: SystemDatabase,
  { userId, from, until }: { userId: number; from: Date; until: Date },
): Promise<EndedPoll[]> {
  const { rows } = await db.query<EndedPoll>(
    `select polls.id, polls.question, chosen.label as decided
     from polls left join poll_options as chosen on chosen.id = polls.decided_option_id
     where polls.status = 'closed' and polls.deleted_at is null
       and polls.closed_at >= $2 and polls.closed_at < $3
       and (polls.creator_id = $1 or exists (select 1 from poll_voters as voter
         where voter.poll_id = polls.id and voter.user_id = $1 and voter.removed_at is null))
     order by polls.closed_at, polls.id`,
    [userId, from, until],
  )
  return rows
}

export interface Mention {
  title: string
  taskId: number | null
  projectId: number | null
  path: string | null
}

export async function mentionsOf(
  db: SystemDatabase,
  { userId, from, until }: { userId: number; from: Date; until: Date },
): Promise<Mention[]> {
  const { rows } = await db.query<Mention>(
    `select distinct on (payload ->> 'title', payload ->> 'taskId') payload ->> 'title' as title,
       (payload ->> 'taskId')::int as "taskId", (payload ->> 'projectId')::int as "projectId",
       payload ->> 'path' as path
     from notifications where user_id = $1 and type in ('mention', 'comment_answer')
       and created_at >= $2 and created_at < $3`,
    [userId, from, until],
  )
  return rows
}

export type StillGone = GoneTask & { delegateId: number; assigneeIds: number[] }

/** Open tasks of the context that went to others and are with them still. */
export async function stillGone(db: Database, { userId, companyId }: Scope): Promise<StillGone[]> {
  const { rows } = await db.query<StillGone>(
    `select distinct on (task.id) ${toldColumns}, task.status, ${holders('task')} as names,
       gone.delegate_id as "delegateId",
       array(select user_id from task_assignees as has where has.task_id = task.id order by has.id) as "assigneeIds"
     from delegated_tasks as gone
     join absences on absences.id = gone.absence_id and absences.user_id = $1
     join tasks as task on task.id = gone.task_id
     join task_assignees as given on given.task_id = task.id and given.user_id = gone.delegate_id
     join projects as project on project.id = task.project_id and coalesce(project.company_id, 0) = $2
     where not ${isDone('task')} and ${mayBeShown('$1::int')}
       and not exists (select 1 from task_assignees as own where own.task_id = task.id and own.user_id = $1)
     order by task.id limit 200`,
    [userId, companyId],
  )
  return rows
}
