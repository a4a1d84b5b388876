// The only SQL of tasks and their assignees: reading lists, making, changing and deleting.
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { mails, works } from '../../../db/schema/mails.ts'
import {
  changeSets,
  comments,
  projects,
  type StoredEvidence,
  taskAssignees,
  tasks,
} from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { readableBy } from '../projects/index.ts'
import type { Priority, Task } from './contract.ts'
import { meaningOf } from './status.ts'
import { noteMade } from './task-notes.ts'

export type TaskRow = typeof tasks.$inferSelect

const UNDO_DAYS = 30

/** Tasks of a project, newest first (PB-25). The caller has checked that the project may be read. */
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

export async function findTask(db: Database, scope: Scope, id: number): Promise<Task> {
  const [task] = await listTasks(db, scope, eq(tasks.id, id))
  if (!task) throw new AppError('not_found', 'Task not found')
  return task
}

/** All not deleted tasks of readable projects that fit, with everything that a card shows. */
async function listTasks(db: Database, scope: Scope, which: SQL): Promise<Task[]> {
  const rows = await db.orm
    .select({
      task: tasks,
      projectName: projects.name,
      workId: works.id,
      mailSubject: mails.subject,
      mailFrom: mails.fromAddress,
      mailFromName: mails.fromName,
      mailAt: sql<Date>`coalesce(${mails.sentAt}, ${mails.receivedAt})`.mapWith(mails.receivedAt),
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(mails, eq(mails.id, tasks.sourceMailId))
    .leftJoin(works, and(eq(works.mailId, mails.id), eq(works.threadId, projects.threadId)))
    .where(and(which, isNull(tasks.deletedAt), readableBy(scope)))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
  const ids = rows.map((row) => row.task.id)
  const [assignees, commentCounts, undoable] = await Promise.all([
    assigneesOf(db, ids),
    commentCountsOf(db, ids),
    undoableSets(
      db,
      scope,
      rows.map((row) => row.task.projectId),
    ),
  ])
  return rows.map(({ task, projectName, ...mail }) => ({
    id: task.id,
    number: task.number,
    title: task.title,
    description: task.description,
    status: task.status,
    priority: task.priority,
    dueDate: task.dueDate === null ? null : `${task.dueDate}T00:00:00.000Z`,
    createdAt: task.createdAt.toISOString(),
    updatedAt: task.updatedAt.toISOString(),
    version: task.version,
    projectId: task.projectId,
    project: { id: task.projectId, name: projectName },
    assignees: assignees.get(task.id) ?? [],
    sourceEmail: task.sourceEmail,
    sourceEmailSubject: task.sourceEmailSubject,
    blockedReason: task.blockedReason,
    commentCount: commentCounts.get(task.id) ?? 0,
    evidence:
      task.evidence && mail.workId !== null
        ? {
            ...task.evidence,
            mailId: mail.workId,
            mailSubject: mail.mailSubject ?? '',
            sender: mail.mailFromName ?? mail.mailFrom ?? '',
            sentAt: mail.mailAt.toISOString(),
            changeSetId: undoable.get(task.id) ?? null,
          }
        : null,
  }))
}

/** As one parameter: a placeholder for each of a thousand ids takes longer to write than the query to run. */
function among(column: AnyPgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::int[])`
}

async function assigneesOf(db: Database, taskIds: number[]): Promise<Map<number, Task['assignees']>> {
  const found = new Map<number, Task['assignees']>()
  if (taskIds.length === 0) return found
  const rows = await db.orm
    .select({
      taskId: taskAssignees.taskId,
      id: taskAssignees.id,
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        profileImageUrl: users.profileImageUrl,
      },
    })
    .from(taskAssignees)
    .innerJoin(users, eq(users.id, taskAssignees.userId))
    .where(among(taskAssignees.taskId, taskIds))
    .orderBy(asc(taskAssignees.id))
  for (const { taskId, ...assignee } of rows) found.set(taskId, [...(found.get(taskId) ?? []), assignee])
  return found
}

async function commentCountsOf(db: Database, taskIds: number[]): Promise<Map<number, number>> {
  if (taskIds.length === 0) return new Map()
  const rows = await db.orm
    .select({ taskId: comments.taskId, count: sql<number>`count(*)::int` })
    .from(comments)
    .where(among(comments.taskId, taskIds))
    .groupBy(comments.taskId)
  return new Map(rows.map((row) => [row.taskId ?? 0, row.count]))
}

/** The reader's own change sets of the last 30 days that are not undone, by the tasks that they made (model.md). */
async function undoableSets(db: Database, scope: Scope, projectIds: number[]): Promise<Map<number, number>> {
  if (projectIds.length === 0) return new Map()
  const rows = await db.orm
    .select({ id: changeSets.id, taskId: sql<number>`(change ->> 'taskId')::int` })
    .from(changeSets)
    .innerJoin(sql`lateral jsonb_array_elements(${changeSets.changes}) as change`, sql`true`)
    .where(
      and(
        among(changeSets.projectId, [...new Set(projectIds)]),
        eq(changeSets.actorId, scope.userId),
        isNull(changeSets.undoneAt),
        sql`${changeSets.createdAt} > now() - make_interval(days => ${UNDO_DAYS})`,
        sql`change ->> 'kind' = 'create'`,
      ),
    )
  return new Map(rows.map((row) => [row.taskId, row.id]))
}

/** The row of a readable task, locked against others until the transaction ends. */
export async function lockTask(db: Database, scope: Scope, id: number): Promise<TaskRow> {
  const rows = await db.orm
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(eq(tasks.id, id), isNull(tasks.deletedAt), readableBy(scope)))
    .for('update', { of: tasks })
  const row = rows[0]?.task
  if (!row) throw new AppError('not_found', 'Task not found')
  return row
}

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
}

/** Takes the project's next numbers, so that no two tasks ever share one. */
export async function insertTasks(
  db: Database,
  scope: Scope,
  projectId: number,
  news: readonly NewTask[],
  at: Date,
): Promise<TaskRow[]> {
  if (news.length === 0) return []
  const [project] = await db.orm
    .update(projects)
    .set({ lastTaskNumber: sql`${projects.lastTaskNumber} + ${news.length}`, updatedAt: at })
    .where(eq(projects.id, projectId))
    .returning({ last: projects.lastTaskNumber })
  if (!project) throw new AppError('not_found', 'Project not found')
  const first = project.last - news.length + 1
  const rows = await db.orm
    .insert(tasks)
    .values(
      news.map(({ assigneeIds: _, ...task }, index) => ({
        ...task,
        projectId,
        number: first + index,
        creatorId: scope.userId,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returning()
  rows.sort((a, b) => a.number - b.number)
  const assignees = rows.flatMap((row, index) =>
    [...new Set(news[index]?.assigneeIds ?? [])].map((userId) => ({ taskId: row.id, userId })),
  )
  if (assignees.length > 0) await db.orm.insert(taskAssignees).values(assignees)
  await noteMade(db, scope, rows, news)
  return rows
}

/** The fields that people, mails and undo may write. */
export interface TaskFields {
  title?: string
  description?: string
  status?: string
  priority?: Priority
  dueDate?: string | null
  blockedReason?: string | null
  deletedAt?: Date | null
}

export async function writeTask(
  db: Database,
  _scope: Scope,
  id: number,
  fields: TaskFields,
  at: Date,
): Promise<TaskRow> {
  const [row] = await db.orm
    .update(tasks)
    .set({ ...fields, version: sql`${tasks.version} + 1`, updatedAt: at })
    .where(eq(tasks.id, id))
    .returning()
  if (!row) throw new AppError('not_found', 'Task not found')
  return row
}

export async function assigneeIdsOf(db: Database, _scope: Scope, taskId: number): Promise<number[]> {
  const rows = await db.orm
    .select({ userId: taskAssignees.userId })
    .from(taskAssignees)
    .where(eq(taskAssignees.taskId, taskId))
    .orderBy(asc(taskAssignees.id))
  return rows.map((row) => row.userId)
}

export async function writeAssignees(
  db: Database,
  _scope: Scope,
  taskId: number,
  userIds: number[],
): Promise<void> {
  await db.orm.delete(taskAssignees).where(eq(taskAssignees.taskId, taskId))
  const values = [...new Set(userIds)].map((userId) => ({ taskId, userId }))
  if (values.length > 0) await db.orm.insert(taskAssignees).values(values)
}

/** What the reading of a mail needs to know of the tasks that are there. */
export async function briefTasks(db: Database, _scope: Scope, projectId: number) {
  const rows = await db.orm
    .select({
      id: tasks.id,
      number: tasks.number,
      title: tasks.title,
      status: tasks.status,
      version: tasks.version,
    })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.number))
  const assignees = await assigneesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    ...row,
    assignees: (assignees.get(row.id) ?? []).map((one) => one.user.email),
  }))
}
