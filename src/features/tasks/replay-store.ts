// The only SQL of the tasks that a mail made, with what people did to them since: for reading the mail again.
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

/** Numbers of the tasks of a thread's project that were there before a moment, but for those of the mail itself. */
export async function numbersBefore(
  db: ActingDatabase,
  { threadId, mailId }: { threadId: number; mailId: number },
): Promise<number[]> {
  const { rows } = await db.query<{ number: number }>(
    `select task.number from tasks as task
     where task.project_id = (select coalesce(hung.merged_into_id, hung.id) from projects as hung
         where hung.thread_id = $1)
       and task.source_mail_id is distinct from $2
       and task.created_at < (select min(finished_at) from deliveries where mail_id = $2)`,
    [threadId, mailId],
  )
  return rows.map(({ number }) => number)
}

/** Sentences of a mail that were asked about: a person has decided them, or will. */
export async function suggestedSentences(db: ActingDatabase, mailId: number): Promise<string[]> {
  const { rows } = await db.query<{ sentence: string }>(
    `select evidence ->> 'sentence' as sentence from suggestions where mail_id = $1`,
    [mailId],
  )
  return rows.map(({ sentence }) => sentence)
}
