// The only SQL of the tasks that a mail made or met, with what was done to them since: for reading the mail again.
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { ReadableTaskId } from './task-store.ts'

export interface TaskOfMail {
  id: ReadableTaskId
  projectId: number
  title: string
  priority: 'low' | 'medium' | 'high'
  dueDate: string | null
  repeats: string | null
  assigneeIds: number[]
  sentence: string
  by: 'rules' | 'model'
  isDeleted: boolean
  /** Nobody has touched it since it was made. */
  isUntouched: boolean
  /** Somebody has it in place of who was away. */
  isDelegated: boolean
  /** Names of the fields that were changed since, by whomever. */
  touched: string[]
}

/** Those of an agent, deleted ones too. The caller has seen to it that the mail may be read. */
export async function tasksOfMail(
  db: ActingDatabase,
  { mailId, agent }: { mailId: number; agent: string },
): Promise<TaskOfMail[]> {
  const { rows } = await db.query<TaskOfMail>(
    `select task.id, task.project_id as "projectId", task.title, task.priority,
       task.due_date::text as "dueDate", task.repeats,
       array(select user_id from task_assignees where task_id = task.id order by id) as "assigneeIds",
       task.evidence ->> 'sentence' as sentence, task.evidence ->> 'by' as by,
       task.deleted_at is not null as "isDeleted",
       task.version = 1 and task.deleted_at is null
         and not exists (select 1 from comments where subject_kind = 'task' and subject_id = task.id)
         and not exists (select 1 from checklist_items where task_id = task.id)
         and not exists (select 1 from task_dependencies where task.id in (task_id, blocked_by_id)) as "isUntouched",
       exists (select 1 from delegated_tasks where task_id = task.id) as "isDelegated",
       array(select distinct jsonb_object_keys(change -> 'after')
         from change_sets as made cross join lateral jsonb_array_elements(made.changes) as change
         where made.subject_kind = 'project' and made.subject_id = task.project_id
           and change -> 'subject' = jsonb_build_object('kind', 'task', 'id', task.id)
           and change ->> 'kind' <> 'create') as touched
     from tasks as task
     where task.source_mail_id = $1 and task.evidence ->> 'agent' = $2
     order by task.id`,
    [mailId, agent],
  )
  return rows
}

/** A task of a thread's project that was there before a mail. */
export interface TaskBefore {
  id: ReadableTaskId
  number: number
  creatorId: number | null
  title: string
  status: string
  priority: 'low' | 'medium' | 'high'
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  repeats: string | null
  assigneeIds: number[]
  isDeleted: boolean
  /** Somebody has it in place of who was away. */
  isDelegated: boolean
}

/**
 * As they are now, deleted ones too, without those of the mail itself. The caller has seen to it that the mail may be
 * read.
 */
export async function tasksBefore(
  db: ActingDatabase,
  { threadId, mailId }: { threadId: number; mailId: number },
): Promise<TaskBefore[]> {
  const { rows } = await db.query<TaskBefore>(
    `select task.id, task.number, task.creator_id as "creatorId", task.title, task.status, task.priority,
       task.due_date::text as "dueDate", task.repeats,
       array(select user_id from task_assignees where task_id = task.id order by id) as "assigneeIds",
       task.deleted_at is not null as "isDeleted",
       exists (select 1 from delegated_tasks where task_id = task.id) as "isDelegated"
     from tasks as task
     where task.project_id = ${projectOfThread}
       and task.source_mail_id is distinct from $2
       and task.created_at < ${whenProcessed}
     order by task.number`,
    [threadId, mailId],
  )
  return rows
}

const projectOfThread = `(select coalesce(hung.merged_into_id, hung.id) from projects as hung
  where hung.thread_id = $1)`
const whenProcessed = `(select min(finished_at) from deliveries where mail_id = $2)`

export interface ChangeSince {
  taskId: number
  kind: 'create' | 'update' | 'delete' | 'restore'
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** The agent did it because of the mail. */
  isOfMail: boolean
  isUndone: boolean
}

/** What was done to tasks of a thread's project by a mail and after it, the latest first. */
export async function changesSince(
  db: ActingDatabase,
  { threadId, mailId, agent }: { threadId: number; mailId: number; agent: string },
): Promise<ChangeSince[]> {
  const { rows } = await db.query<ChangeSince>(
    `with kept as (
       select id, changes, created_at, undone_at is not null as undone, mail_id = $2 and by = $3 as own
       from change_sets where subject_kind = 'project' and subject_id = ${projectOfThread})
     select (change -> 'subject' ->> 'id')::int as "taskId", change ->> 'kind' as kind,
       change -> 'before' as before, change -> 'after' as after,
       coalesce(own, false) as "isOfMail", undone as "isUndone"
     from kept cross join lateral jsonb_array_elements(changes) with ordinality as each (change, place)
     where change -> 'subject' ->> 'kind' = 'task' and case
       when exists (select 1 from kept where own) then id >= (select min(id) from kept where own)
       else created_at > ${whenProcessed} end
     order by id desc, place desc`,
    [threadId, mailId, agent],
  )
  return rows
}

/** Sentences of a mail that were asked about: a person has decided them, or will. */
export async function suggestedSentences(db: ActingDatabase, mailId: number): Promise<string[]> {
  const { rows } = await db.query<{ sentence: string }>(
    `select evidence ->> 'sentence' as sentence from suggestions where mail_id = $1`,
    [mailId],
  )
  return rows.map(({ sentence }) => sentence)
}
