// Reads the rows of tasks, and beside them what belongs to each: two statements, however many the tasks.
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { comments } from '../../../db/schema/comments.ts'
import { deliveries, mails } from '../../../db/schema/mails.ts'
import { changeSets, type StoredEvidence } from '../../../db/schema/records.ts'
import { taskDependencies } from '../../../db/schema/task-dependencies.ts'
import { projects, taskAssignees, tasks } from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { DAYS_TO_UNDO } from '../../records/contract.ts'
import { senderNameOf } from '../../routing/sender-name-store.ts'
import { PROJECT, readableBy } from '../projects/index.ts'
import type { Priority, Task } from './contract.ts'
import { TASK } from './task-subject.ts'

/** As PostgreSQL writes it: moments and days are text. */
export interface CardRow extends Record<string, unknown> {
  id: number
  number: number
  title: string
  description: string
  status: string
  priority: Priority
  due_date: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  version: number
  project_id: number
  source_email: string | null
  source_email_subject: string | null
  blocked_reason: string | null
  repeats: string | null
  evidence: StoredEvidence | null
  delivery_id: number | null
  mail_subject: string | null
  mail_sender: string | null
  mail_at: string | null
}

/** What belongs to the tasks, each list once for all of them; null where there is nothing. */
export interface CardParts extends Record<string, unknown> {
  projects: Task['project'][] | null
  people: Task['assignees'][number]['user'][] | null
  /** Ids: of the task, of the assignment, of the person; in the order of assignments. */
  assigned: [number, number, number][] | null
  /** By number of the blocker. */
  blockers: (Task['blockedBy'][number] & { taskId: number })[] | null
  /** From id of the task to how many comments it has. */
  comment_counts: Record<string, number> | null
  /** From id of the task to the reader's change set that made it and can be undone (model.md). */
  made_by: Record<string, number> | null
}

/** The source mail as the task's project has it: in its own thread, or in one of what was merged into it. */
const sourceDelivery = sql`(select min(source.id) from deliveries as source join projects as hung
  on hung.thread_id = source.thread_id and ${projects.id} = coalesce(hung.merged_into_id, hung.id)
  where source.mail_id = ${mails.id})`

/** Those of readable projects that fit, the newest first. */
export async function readRows(db: Database, scope: Scope, which: SQL): Promise<CardRow[]> {
  const { rows } = await db.orm.execute<CardRow>(sql`
    select ${tasks.id}, ${tasks.number}, ${tasks.title}, ${tasks.description}, ${tasks.status}, ${tasks.priority},
      ${tasks.dueDate}, ${tasks.createdAt}, ${tasks.updatedAt}, ${tasks.deletedAt}, ${tasks.version}, ${tasks.projectId},
      ${tasks.sourceEmail}, ${tasks.sourceEmailSubject}, ${tasks.blockedReason}, ${tasks.repeats}, ${tasks.evidence},
      ${deliveries.id} as delivery_id, ${mails.subject} as mail_subject,
      coalesce(${senderNameOf}, ${mails.fromAddress}) as mail_sender,
      coalesce(${mails.sentAt}, ${mails.receivedAt}) as mail_at
    from ${tasks} join ${projects} on ${projects.id} = ${tasks.projectId}
      left join ${mails} on ${mails.id} = ${tasks.sourceMailId}
      left join ${deliveries} on ${deliveries.id} = ${sourceDelivery}
    where ${and(which, readableBy(scope))}
    order by ${desc(tasks.createdAt)}, ${desc(tasks.id)}`)
  return rows
}

/** Of the same tasks. */
export async function readParts(db: Database, scope: Scope, which: SQL): Promise<CardParts> {
  const { rows } = await db.orm.execute<CardParts>(sql`
    with card as materialized (
      select ${tasks.id}, ${tasks.projectId}, ${projects.name} as project_name
      from ${tasks} join ${projects} on ${projects.id} = ${tasks.projectId}
      where ${and(which, readableBy(scope))}),
    assigned as materialized (
      select a.id, a.task_id, a.user_id from card join ${taskAssignees} as a on a.task_id = card.id)
    select
      (select json_agg(json_build_object('id', project_id, 'name', project_name)) from (
        select distinct project_id, project_name from card) as project) as projects,
      (select json_agg(json_build_object('id', ${users.id}, 'firstName', ${users.firstName},
          'lastName', ${users.lastName}, 'email', ${users.email}, 'profileImageUrl', ${users.profileImageUrl}))
        from ${users} where ${users.id} in (select user_id from assigned)) as people,
      (select json_agg(array[task_id, id, user_id]) from (
        select task_id, id, user_id from assigned order by id) as a) as assigned,
      (select json_agg(json_build_object('taskId', d.task_id, 'id', blocker.id, 'number', blocker.number,
          'title', blocker.title, 'status', blocker.status) order by blocker.number)
        from card join ${taskDependencies} as d on d.task_id = card.id
          join ${tasks} as blocker on blocker.id = d.blocked_by_id
        where blocker.deleted_at is null) as blockers,
      (select json_object_agg(id, many) from (
        select card.id, count(*) as many from card join ${comments} on ${comments.subjectKind} = ${TASK} and ${comments.subjectId} = card.id
        group by card.id) as said) as comment_counts,
      (select json_object_agg(task_id, id) from (${made(scope)}) as made) as made_by`)
  const [row] = rows
  if (!row) throw new Error('the parts of tasks are one row')
  return row
}

/** The reader's own change sets of the last 30 days that are not undone, by the tasks that they made (model.md). */
function made(scope: Scope): SQL {
  return sql`
    select change -> 'subject' ->> 'id' as task_id, max(${changeSets.id}) as id
    from ${changeSets}, lateral jsonb_array_elements(${changeSets.changes}) as change
    where ${changeSets.subjectKind} = ${PROJECT} and ${changeSets.subjectId} in (select project_id from card) and ${eq(changeSets.actorId, scope.userId)}
      and ${changeSets.undoneAt} is null
      and ${changeSets.createdAt} > now() - make_interval(days => ${DAYS_TO_UNDO})
      and change ->> 'kind' = 'create' and change -> 'subject' ->> 'kind' = ${TASK}
    group by 1`
}
