// The SQL of which tasks a person may be mailed about, in all contexts: it holds for reminders and digests alike.
import type { ReminderKind } from '../../../db/schema/reminders.ts'
import { mayNotActText } from '../../routing/standing-store.ts'
import { spellingsOf } from '../tasks/index.ts'

/** What a mail says of a task. */
export interface ToldTask {
  id: number
  number: number
  title: string
  priority: 'low' | 'medium' | 'high'
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  projectId: number
  projectName: string
}

export type DueTask = ToldTask & { kind: ReminderKind; dueDate: string }

/** Columns of `task` and `project`. */
export const toldColumns = `task.id, task.number, task.title, task.priority, task.due_date::text as "dueDate",
  project.id as "projectId", project.name as "projectName"`

/** A task is done in any of these spellings; `task` names the row. */
export const isDone = (task: string): string =>
  `lower(trim(${task}.status)) in (${spellingsOf('done')
    .map((one) => `'${one}'`)
    .join(', ')})`

/**
 * True of rows `task` and `project` that the person may read (model.md, Ownership) and that nobody made whom
 * they have blocked since (SET-20). `person` is a column or parameter.
 */
export const mayBeShown = (person: string): string => `
  task.deleted_at is null and project.archived_at is null and project.deleted_at is null
  and not ${mayNotActText(person, 'project.company_id')}
  and case when project.company_id is null
    then project.owner_id = ${person} or ${takesPart(person)}
    else exists (select 1 from memberships as member
      where member.company_id = project.company_id and member.user_id = ${person} and member.is_active
        and (member.role <> 'member' or ${takesPart(person)})) end
  and (task.creator_id = ${person} or not exists (select 1 from blocks
    where blocks.user_id = ${person} and blocks.address in (
      select email from users where id = task.creator_id
      union all select address from user_addresses
        where user_id = task.creator_id and confirmed_at is not null
      union all select lower(task.source_email))))`

/** It came out of an archive of mails, and was over by then or was not taken up since: no mail goes out because of it. */
const isOfArchive = `exists (select 1 from mails as origin
  where origin.id = task.source_mail_id and origin.source = 'import'
    and (task.updated_at = task.created_at or task.due_date < task.created_at::date))`

/** Of these, the ones of conversations that they have not left (`#stop`): no mail tells of others. */
export const mayBeTold = (person: string): string => `${mayBeShown(person)}
  and not ${isOfArchive}
  and not exists (select 1 from thread_participants as following
    where following.thread_id in ${threadsOfProject} and following.user_id = ${person} and following.stopped)`

/** The threads whose mails go to the project: its own, and those of what was merged into it. */
export const threadsOfProject = `(select hung.thread_id from projects as hung
  where hung.id = project.id or hung.merged_into_id = project.id)`

const takesPart = (person: string) => `exists (select 1 from project_participants as taking
  where taking.project_id = project.id and taking.user_id = ${person})`
