// The only SQL that makes, locks, changes and deletes tasks and their assignees.

import { and, asc, eq, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { comments } from '../../../db/schema/comments.ts'
import { jsonText } from '../../../db/schema/json.ts'
import type { StoredEvidence } from '../../../db/schema/records.ts'
import { projects, taskAssignees, tasks } from '../../../db/schema/tasks.ts'
import type { Acting } from '../../kit/acting.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { Condition } from '../../kit/db/condition.ts'
import type { Database } from '../../kit/db/database.ts'
import { prepared } from '../../kit/db/prepared.ts'
import { AppError } from '../../kit/errors.ts'
import type { ReadableId } from '../../kit/minted-id.ts'
import type { Scope } from '../../kit/scope.ts'
import { isHomeOf, type ReadableProjectId, readableBy, requireOpen } from '../projects/index.ts'
import type { Priority } from './contract.ts'
import { noteMade } from './task-notes.ts'
import { TASK } from './task-subject.ts'

/** A task that is there already, as the reading needs it. */
export interface BriefTask {
  id: number
  number: number
  title: string
  status: string
  assignees: string[]
  repeats: boolean
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  /** Numbers of the open tasks that it waits for. */
  waitsFor?: number[]
}

export type ReadableTaskId = ReadableId<'task'>

/** Of a task that the person who acts may read; locked. */
export type TaskRow = typeof tasks.$inferSelect & { id: ReadableTaskId; projectId: ReadableProjectId }

/**
 * The row of a readable task, locked against others until the transaction ends. Throws conflict for one of an archived
 * project, which is read only.
 */
export async function lockTask(db: Database, scope: Scope, id: number): Promise<TaskRow> {
  const found = await lockOne(
    db,
    sql`${eq(tasks.id, id)} and ${isNull(tasks.deletedAt)} and ${readableBy(scope)}`,
  )
  if (!found) throw new AppError('not_found', 'Task not found')
  requireOpen(found.project)
  return found.task as TaskRow
}

/** As lockTask, of an archived project and a deleted task too: for what is taken back. Null for one that is not there. */
export async function lockEvenDeleted(db: Database, scope: Scope, id: number): Promise<TaskRow | null> {
  const found = await lockOne(db, sql`${eq(tasks.id, id)} and ${readableBy(scope)}`)
  return found ? (found.task as TaskRow) : null
}

async function lockOne(db: Database, which: SQL) {
  const [row] = await db.orm
    .select({ task: tasks, project: { name: projects.name, archivedAt: projects.archivedAt } })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(which)
    .for('update', { of: tasks })
  return row
}

/** The ids of those that the scope may read, deleted ones too. */
export const readableTasks = (scope: Scope): Condition =>
  sql`select ${tasks}.id from ${tasks} join ${projects} on ${projects.id} = ${tasks.projectId} where ${readableBy(scope)}`

export interface NewTask {
  title: string
  description: string
  status: string
  priority: Priority
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  assigneeIds: number[]
  sourceMailId?: number | null
  sourceEmail?: string | null
  sourceEmailSubject?: string | null
  evidence?: StoredEvidence | null
  blockedReason?: string | null
  repeats?: string | null
  /** The repeating task that was done before it. */
  followsId?: number
}

export interface MadeTask {
  id: ReadableTaskId
  number: number
  title: string
}

/**
 * Takes the project's next numbers, so that no two tasks ever share one; numbers, tasks and assignees in one
 * statement. In the order of `news`. Throws not_found for a project that is not there.
 */
export async function insertTasks(
  { db, scope, at }: Acting,
  projectId: ReadableProjectId,
  news: readonly NewTask[],
): Promise<MadeTask[]> {
  if (news.length === 0) return []
  const each = <V>(value: (task: NewTask) => V) => news.map(value)
  const assigned = news.flatMap(({ assigneeIds }, place) =>
    [...new Set(assigneeIds)].map((id) => [place + 1, id]),
  )
  const { rows } = await db.query(insertion, [
    ...[projectId, scope.userId, at, news.length],
    ...[each((one) => one.title), each((one) => one.description), each((one) => one.status)],
    ...[each((one) => one.priority), each((one) => one.dueDate), each((one) => one.sourceMailId ?? null)],
    ...[each((one) => one.sourceEmail ?? null), each((one) => one.sourceEmailSubject ?? null)],
    ...[each((one) => (one.evidence ? jsonText(one.evidence) : null))],
    ...[each((one) => one.blockedReason ?? null)],
    ...[each((one) => one.repeats ?? null), each((one) => one.followsId ?? null)],
    ...[assigned.map(([place]) => place), assigned.map(([, id]) => id)],
  ])
  if (rows.length < news.length) throw new AppError('not_found', 'Project not found')
  const made = rows as unknown as MadeTask[]
  await noteMade(db, scope, { projectId, rows: made }, news)
  return made
}

const insertion = `
  with project as (
    update projects set last_task_number = last_task_number + $4::int, updated_at = $3
    where id = $1 and deleted_at is null and merged_into_id is null
    returning id, last_task_number - $4::int as before),
  made as (
    insert into tasks (project_id, number, creator_id, created_at, updated_at, title, description, status, priority,
      due_date, source_mail_id, source_email, source_email_subject, evidence, blocked_reason, repeats,
      follows_id)
    select project.id, project.before + place, $2, $3, $3, title, description, status, priority,
      due_date, source_mail_id, source_email, source_email_subject, evidence::jsonb, blocked_reason, repeats,
      follows_id
    from project, unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::date[], $10::int[], $11::text[],
      $12::text[], $13::text[], $14::text[], $15::text[], $16::int[]) with ordinality as news (title, description,
      status, priority, due_date, source_mail_id, source_email, source_email_subject, evidence, blocked_reason,
      repeats, follows_id, place)
    order by place
    returning id, number, title),
  given as (
    insert into task_assignees (task_id, user_id)
    select made.id, assigned.user_id
    from project, made, unnest($17::int[], $18::int[]) with ordinality as assigned (place, user_id, turn)
    where made.number = project.before + assigned.place
    order by assigned.turn)
  select id, number, title from made order by number`

/** The fields that people, mails and undo may write. */
export interface TaskFields {
  title?: string
  description?: string
  status?: string
  priority?: Priority
  dueDate?: string | null
  blockedReason?: string | null
  repeats?: string | null
  deletedAt?: Date | null
}

export async function writeTask({ db, at }: Acting, id: ReadableTaskId, fields: TaskFields): Promise<void> {
  const written = await db.orm
    .update(tasks)
    .set({ ...fields, version: sql`${tasks.version} + 1`, updatedAt: at })
    .where(eq(tasks.id, id))
    .returning({ id: tasks.id })
  if (written.length === 0) throw new AppError('not_found', 'Task not found')
}

/** The tasks that were made as the next of a repeating one, without deleted ones. */
export function followersOf(db: Database, taskId: ReadableTaskId) {
  return db.orm
    .select({ id: tasks.id, dueDate: tasks.dueDate })
    .from(tasks)
    .where(and(eq(tasks.followsId, taskId), isNull(tasks.deletedAt)))
}

/**
 * Removes the next of a repeating task for good, since the one before repeats again; false for any other task, and
 * where somebody spoke of it meanwhile.
 */
export async function dropFollower(db: Database, id: ReadableTaskId): Promise<boolean> {
  const wasSpokenOf = db.orm
    .select({ id: comments.id })
    .from(comments)
    .where(sql`${comments.subjectKind} = ${TASK} and ${comments.subjectId} = ${tasks.id}`)
  const dropped = await db.orm
    .delete(tasks)
    .where(and(eq(tasks.id, id), isNotNull(tasks.followsId), notExists(wasSpokenOf)))
    .returning({ id: tasks.id })
  return dropped.length > 0
}

export async function assigneeIdsOf(db: Database, taskId: ReadableTaskId): Promise<number[]> {
  const rows = await db.orm
    .select({ userId: taskAssignees.userId })
    .from(taskAssignees)
    .where(eq(taskAssignees.taskId, taskId))
    .orderBy(asc(taskAssignees.id))
  return rows.map((row) => row.userId)
}

export async function writeAssignees(db: Database, taskId: ReadableTaskId, userIds: number[]): Promise<void> {
  await db.orm.delete(taskAssignees).where(eq(taskAssignees.taskId, taskId))
  const values = [...new Set(userIds)].map((userId) => ({ taskId, userId }))
  if (values.length > 0) await db.orm.insert(taskAssignees).values(values)
}

const assignees = sql<string[]>`array(
  select u.email from task_assignees a join users u on u.id = a.user_id
  where a.task_id = ${tasks.id} order by a.id)`

const waitsFor = sql<number[]>`array(
  select blocker.number from task_dependencies d join tasks blocker on blocker.id = d.blocked_by_id
  where d.task_id = ${tasks.id} and blocker.deleted_at is null order by blocker.number)`

const briefWhere = (isOfProject: SQL) =>
  prepared<BriefTask[], { of: number }>((orm) =>
    orm
      .select({
        ...{
          id: tasks.id,
          number: tasks.number,
          title: tasks.title,
          status: tasks.status,
          dueDate: tasks.dueDate,
          assignees,
        },
        repeats: sql<boolean>`${tasks.repeats} is not null`,
        waitsFor,
      })
      .from(tasks)
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .where(and(isOfProject, isNull(tasks.deletedAt), isNull(projects.deletedAt)))
      .orderBy(asc(tasks.number)),
  )

const briefOfProject = briefWhere(eq(projects.id, sql.placeholder('of')))
const briefOfThread = briefWhere(isHomeOf(sql.placeholder('of')))

/** What the reading of a mail needs to know of the tasks that are there. */
export function briefTasks(db: Database, projectId: ReadableProjectId): Promise<BriefTask[]> {
  return briefOfProject(db, { of: projectId })
}

/** Those of the project that hangs on the thread; none without one. */
export function briefTasksOfThread(db: ActingDatabase, threadId: number): Promise<BriefTask[]> {
  return briefOfThread(db, { of: threadId })
}
