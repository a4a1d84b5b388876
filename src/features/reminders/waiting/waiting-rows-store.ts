// The one rule of what a person waits for, in SQL: tasks given to others who have not answered since.
import { isDone, threadsOfProject } from '../told-tasks-store.ts'

/**
 * Rows `task`, `project`, `given` (one an assignee), `wait`, `chase` and `began.since`: open tasks that the
 * person gave to others. `person` is a parameter. A wait begins with the task, with its last hand-over, or
 * when the person asked again.
 */
export const givenRows = (person: string): string => `
  from tasks as task
  join projects as project on project.id = task.project_id
  left join waits as wait on wait.task_id = task.id and wait.user_id = ${person}
  join task_assignees as given on given.task_id = task.id and given.user_id <> ${person}
  left join chases as chase on chase.task_id = task.id and chase.user_id = ${person}
    and chase.awaited_id = given.user_id
  left join (${handOvers(person)}) as handed on handed.task_id = task.id
  cross join lateral (select greatest(coalesce(wait.since, task.created_at), handed.at) as since) as began
  where task.id = any(array(${madeBy(person)})) and not ${isDone('task')}
    and not exists (select 1 from task_assignees as own
      where own.task_id = task.id and own.user_id = ${person})`

/** Of these, the ones whose assignee has not answered: by a mail in the conversation or a comment on the task. */
export const isAwaited = `not (
  exists (select 1 from deliveries as answer join mails on mails.id = answer.mail_id
    where answer.thread_id in ${threadsOfProject} and answer.sender_id = given.user_id
      and answer.status = 'processed' and answer.trust <> 'unverified' and mails.received_at > began.since)
  or exists (select 1 from comments as answer
    where answer.subject_kind = 'task' and answer.subject_id = task.id and answer.author_id = given.user_id and answer.created_at > began.since))`

/** Ids of the tasks that the person made, or that were made of their mail (as in "assigned by me"). */
const madeBy = (person: string) => `
  select made.id from tasks as made where made.creator_id = ${person}
  union select made.id from tasks as made where made.source_mail_id = any(array(
    select deliveries.mail_id from deliveries where deliveries.sender_id = ${person}))`

/** When each task last changed hands: the changes of a project are read once, however many of its tasks wait. */
const handOvers = (person: string) => `
  select (change -> 'subject' ->> 'id')::int as task_id, max(made.created_at) as at
  from change_sets as made cross join lateral jsonb_array_elements(made.changes) as change
  where jsonb_typeof(change -> 'after' -> 'assigneeIds') = 'array'
    and change -> 'subject' ->> 'kind' = 'task'
    and made.subject_kind = 'project' and made.subject_id = any(array(
      select distinct project_id from tasks where id = any(array(${madeBy(person)}))))
  group by 1`
