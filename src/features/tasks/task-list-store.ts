// Reads tasks with everything that a card shows, in one statement.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { mails, works } from '../../../db/schema/mails.ts'
import { taskDependencies } from '../../../db/schema/task-dependencies.ts'
import { changeSets, comments, projects, taskAssignees, tasks } from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { readableBy } from '../projects/index.ts'
import type { Evidence, Priority, Task } from './contract.ts'
import { meaningOf } from './status.ts'

const UNDO_DAYS = 30

/** Tasks of a project, newest first (PB-25); none of a project that the scope may not read. */
export function listTasksOfProject(db: Database, scope: Scope, projectId: number): Promise<Task[]> {
  return listTasks(db, scope, eq(tasks.projectId, projectId))
}

/** The person's open tasks in the context, the most pressing first. */
export async function listOwnOpenTasks(db: Database, scope: Scope): Promise<Task[]> {
  const mine = sql`exists (select 1 from ${taskAssignees}
    where ${taskAssignees.taskId} = ${tasks.id} and ${taskAssignees.userId} = ${scope.userId})`
  const all = await listTasks(db, scope, mine)
  const day = (task: Task) => task.dueDate ?? '9999'
  return all.filter((task) => meaningOf(task.status) !== 'done').sort((a, b) => day(a).localeCompare(day(b)))
}

/** Throws not_found for one that is not there, or not the person's to read. */
export async function findTask(db: Database, scope: Scope, id: number): Promise<Task> {
  const [task] = await listTasks(db, scope, eq(tasks.id, id))
  if (!task) throw new AppError('not_found', 'Task not found')
  return task
}

/** All not deleted tasks of readable projects that fit. */
async function listTasks(db: Database, scope: Scope, which: SQL): Promise<Task[]> {
  const rows = await listCards(db, scope, sql`${which} and ${isNull(tasks.deletedAt)}`)
  return rows.map(taskOf)
}

/** All tasks of readable projects that fit, deleted ones too, the newest first. */
export async function listCards(db: Database, scope: Scope, which: SQL): Promise<CardRow[]> {
  const { rows } = await db.orm.execute<CardRow>(cards(scope, which))
  return rows
}

/** As the statement below gives it; moments and days as PostgreSQL writes them. */
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
  project_name: string
  source_email: string | null
  source_email_subject: string | null
  blocked_reason: string | null
  repeats: string | null
  evidence: Pick<Evidence, 'agent' | 'by' | 'sentence' | 'confidence'> | null
  work_id: number | null
  mail_subject: string | null
  mail_sender: string | null
  mail_at: string | null
  assignees: Task['assignees'] | null
  blocked_by: Task['blockedBy'] | null
  comment_count: number | null
  change_set_id: number | null
}

/**
 * The builder maps each column of each row through its schema, which for a full board takes longer than the query.
 * What belongs to a card is looked up card by card: however many the planner expects, the work grows with their number.
 */
function cards(scope: Scope, which: SQL): SQL {
  return sql`
    with card as materialized (
      select ${tasks.id}, ${tasks.number}, ${tasks.title}, ${tasks.description}, ${tasks.status},
        ${tasks.priority}, ${tasks.dueDate}, ${tasks.createdAt}, ${tasks.updatedAt}, ${tasks.version},
        ${tasks.deletedAt}, ${tasks.projectId}, ${projects.name} as project_name, ${tasks.sourceEmail},
        ${tasks.sourceEmailSubject}, ${tasks.blockedReason}, ${tasks.repeats}, ${tasks.evidence}, ${tasks.sourceMailId},
        ${projects.threadId}
      from ${tasks} join ${projects} on ${projects.id} = ${tasks.projectId}
      where ${and(which, readableBy(scope))}),
    undoable as materialized (${undoable(scope)})
    select card.id, card.number, card.title, card.description, card.status, card.priority, card.due_date,
      card.created_at, card.updated_at, card.deleted_at, card.version, card.project_id, card.project_name,
      card.source_email, card.source_email_subject, card.blocked_reason, card.repeats, card.evidence, ${works.id} as work_id,
      ${mails.subject} as mail_subject, coalesce(${mails.fromName}, ${mails.fromAddress}) as mail_sender,
      coalesce(${mails.sentAt}, ${mails.receivedAt}) as mail_at,
      assigned.assignees, held.blocked_by, said.comment_count, (undoable.sets ->> card.id::text)::int as change_set_id
    from card
      left join ${mails} on ${mails.id} = card.source_mail_id
      left join ${works} on ${works.mailId} = ${mails.id} and ${works.threadId} = card.thread_id
      left join lateral (
        select json_agg(json_build_object('id', ${taskAssignees.id}, 'user', json_build_object(
          'id', ${users.id}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName}, 'email', ${users.email},
          'profileImageUrl', ${users.profileImageUrl})) order by ${taskAssignees.id}) as assignees
        from ${taskAssignees} join ${users} on ${users.id} = ${taskAssignees.userId}
        where ${taskAssignees.taskId} = card.id) as assigned on true
      left join lateral (
        select json_agg(json_build_object('id', blocker.id, 'number', blocker.number, 'title', blocker.title,
          'status', blocker.status) order by blocker.number) as blocked_by
        from ${taskDependencies} join ${tasks} as blocker on blocker.id = ${taskDependencies.blockedById}
        where ${taskDependencies.taskId} = card.id and blocker.deleted_at is null) as held on true
      left join lateral (
        select count(*)::int as comment_count from ${comments} where ${comments.taskId} = card.id) as said on true
      cross join undoable
    order by card.created_at desc, card.id desc`
}

/**
 * The reader's own change sets of the last 30 days that are not undone, by the tasks that they made (model.md):
 * one row, an object from id of the task to id of the change set.
 */
function undoable(scope: Scope): SQL {
  return sql`
    select jsonb_object_agg(task_id, id) as sets from (
      select change ->> 'taskId' as task_id, max(${changeSets.id}) as id
      from ${changeSets}, lateral jsonb_array_elements(${changeSets.changes}) as change
      where ${changeSets.projectId} in (select project_id from card) and ${changeSets.actorId} = ${scope.userId}
        and ${changeSets.undoneAt} is null
        and ${changeSets.createdAt} > now() - make_interval(days => ${UNDO_DAYS})
        and change ->> 'kind' = 'create'
      group by 1) as made`
}

export function taskOf(row: CardRow): Task {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    description: row.description,
    status: row.status,
    priority: row.priority,
    dueDate: row.due_date === null ? null : `${row.due_date}T00:00:00.000Z`,
    createdAt: isoOf(row.created_at),
    updatedAt: isoOf(row.updated_at),
    version: row.version,
    projectId: row.project_id,
    project: { id: row.project_id, name: row.project_name },
    assignees: row.assignees ?? [],
    sourceEmail: row.source_email,
    sourceEmailSubject: row.source_email_subject,
    blockedReason: row.blocked_reason,
    blockedBy: row.blocked_by ?? [],
    repeats: row.repeats,
    commentCount: row.comment_count ?? 0,
    evidence: evidenceOf(row),
  }
}

/** Only with the work of the mail, to which it links. */
function evidenceOf(row: CardRow): Evidence | null {
  const { evidence, work_id: mailId, mail_at: sentAt } = row
  if (!evidence || mailId === null || sentAt === null) return null
  return {
    ...evidence,
    mailId,
    mailSubject: row.mail_subject ?? '',
    sender: row.mail_sender ?? '',
    sentAt: isoOf(sentAt),
    changeSetId: row.change_set_id,
  }
}

/** ISO 8601, to the millisecond, of a moment as PostgreSQL writes it: 2026-03-09 08:30:00.123456+00. */
export function isoOf(moment: string): string {
  if (!moment.endsWith('+00') || moment.charCodeAt(10) !== SPACE) return new Date(moment).toISOString()
  // For a full board a parser of dates takes longer than all else here.
  const [seconds, fraction] = [moment.slice(11, 19), moment.slice(20, -3)]
  return `${moment.slice(0, 10)}T${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

const SPACE = 32
