// The one rule of what a person waits for, in SQL: tasks given to others who have not answered since.
import { isDone } from '../told-tasks-store.ts'

/**
 * Rows `task`, `project`, `given` (one an assignee), `wait`, `chase` and `began.since`: open tasks that the
 * person gave to others. `person` is a parameter or `wait.user_id`, for whoever chose something. A wait
 * begins with the task, with its last hand-over, or when the person asked again.
 */
export const givenRows = (person: string): string => `
  from tasks as task
  join projects as project on project.id = task.project_id
  left join waits as wait on wait.task_id = task.id and wait.user_id = ${person}
  join task_assignees as given on given.task_id = task.id and given.user_id <> ${person}
  left join chases as chase on chase.task_id = task.id and chase.user_id = ${person}
    and chase.awaited_id = given.user_id
  cross join lateral (select greatest(coalesce(wait.since, task.created_at), (
    select max(made.created_at)
    from change_sets as made cross join lateral jsonb_array_elements(made.changes) as change
    where made.project_id = task.project_id and (change ->> 'taskId')::int = task.id
      and jsonb_typeof(change -> 'after' -> 'assigneeIds') = 'array')) as since) as began
  where ${isGivenBy(person)} and not ${isDone('task')}`

/** Of these, the ones whose assignee has not answered: by a mail in the conversation or a comment on the task. */
export const isAwaited = `not (
  exists (select 1 from works as answer join mails on mails.id = answer.mail_id
    where answer.thread_id = project.thread_id and answer.sender_id = given.user_id
      and answer.status = 'processed' and answer.trust <> 'unverified' and mails.received_at > began.since)
  or exists (select 1 from comments as answer
    where answer.task_id = task.id and answer.author_id = given.user_id and answer.created_at > began.since))`

/** Made by the person, or of their mail, and not theirs to do (as in "assigned by me"). */
function isGivenBy(person: string): string {
  return `(task.creator_id = ${person} or task.source_mail_id = any(array(
      select works.mail_id from works where works.sender_id = ${person})))
    and not exists (select 1 from task_assignees as own
      where own.task_id = task.id and own.user_id = ${person})`
}
