// The SQL of what a person waits for: open tasks that they gave to others who have not answered since.
import type { Database } from '../../../kit/db/database.ts'
import type { SystemScope } from '../../../kit/scope.ts'
import { isDone, mayBeTold, type ToldTask, toldColumns } from '../told-tasks-store.ts'

/**
 * Rows `task`, `project`, `wait` and `given` (one an awaited assignee), and when the wait began: with the
 * task, or when the person asked again. An answer is a mail of the awaited person in the conversation, or
 * their comment on the task. `person` is a column or parameter.
 */
export const waitingRows = (person: string): string => `
  from tasks as task
  join projects as project on project.id = task.project_id
  join task_assignees as given on given.task_id = task.id and given.user_id <> ${person}
  left join waits as wait on wait.task_id = task.id and wait.user_id = ${person}
  where ${isGivenBy(person)} and not ${isDone('task')} and ${mayBeTold(person)} and not ${hasAnswered}`

/** Made by the person, or of their mail, and not theirs to do (as in "assigned by me"). */
export const isGivenBy = (person: string): string => `(
    task.creator_id = ${person} or task.source_mail_id = any(array(
      select works.mail_id from works where works.sender_id = ${person})))
  and not exists (select 1 from task_assignees as own where own.task_id = task.id and own.user_id = ${person})`

export const since = 'coalesce(wait.since, task.created_at)'

const hasAnswered = `(
  exists (select 1 from works as answer join mails on mails.id = answer.mail_id
    where answer.thread_id = project.thread_id and answer.sender_id = given.user_id
      and answer.status = 'processed' and answer.trust <> 'unverified' and mails.received_at > ${since})
  or exists (select 1 from comments as answer
    where answer.task_id = task.id and answer.author_id = given.user_id and answer.created_at > ${since}))`

export type WaitingTask = ToldTask & { awaitedIds: number[] }

/** Of all contexts, the longest wait first. */
export async function waitingOf(db: Database, _scope: SystemScope, userId: number): Promise<WaitingTask[]> {
  const { rows } = await db.query(
    `select ${toldColumns}, array_agg(given.user_id order by given.id) as "awaitedIds"
     ${waitingRows('$1::int')}
     group by task.id, project.id, wait.since
     order by ${since}, task.id`,
    [userId],
  )
  return rows as unknown as WaitingTask[]
}
