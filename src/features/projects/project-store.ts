// The SQL of projects: who may read which, how they are made, and whose thread is whose.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { projectParticipants, projects } from '../../../db/schema/tasks.ts'
import { memberships } from '../../../db/schema/users.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { prepared } from '../../kit/db/prepared.ts'
import { updateById } from '../../kit/db/rows-statement.ts'
import { AppError } from '../../kit/errors.ts'
import type { ReadableId } from '../../kit/minted-id.ts'
import { newRecordOf, oversees, type Scope } from '../../kit/scope.ts'

export type ReadableProjectId = ReadableId<'project'>

/** Of a project that the person who acts may read, or that hangs on the thread of their mail. */
export type ProjectRow = typeof projects.$inferSelect & { id: ReadableProjectId }

/**
 * The one rule of who reads a project (model.md, Ownership and Context): in the personal context its
 * owner and participants; in a company's its participants, and the company's managers and admins.
 * Everything below a project follows it. A deleted or merged one is read by nobody.
 */
export const readableBy = (scope: Scope): SQL =>
  sql`(${belongsTo(scope)} and ${projects.deletedAt} is null and ${projects.mergedIntoId} is null)`

/** As `readableBy`, of deleted and merged ones too: for whoever brings them back. */
export function belongsTo(scope: Scope): SQL {
  const takesPart = sql`exists (select 1 from ${projectParticipants}
    where ${projectParticipants.projectId} = ${projects.id} and ${projectParticipants.userId} = ${scope.userId})`
  if (scope.companyId === 0) {
    return sql`(${projects.companyId} is null and (${projects.ownerId} = ${scope.userId} or ${takesPart}))`
  }
  const ofCompany = eq(projects.companyId, scope.companyId)
  return sql`(${oversees(scope) ? ofCompany : and(ofCompany, takesPart)})`
}

/** Throws not_found for a project that is not there or not the person's to read: the two look the same. */
export async function requireProject(db: Database, scope: Scope, id: number): Promise<ProjectRow> {
  const rows = await db.orm
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), readableBy(scope)))
  const row = rows[0]
  if (!row) throw new AppError('not_found', 'Project not found')
  return row as ProjectRow
}

export interface NewProject {
  /** Owner in the personal context; a company's project belongs to the company of the scope. */
  ownerId: number
  threadId: number | null
  name: string
  type: 'individual' | 'team'
  topic: string
  sourceEmail: string | null
  sourceEmailSubject: string | null
  isSystem: boolean
}

/** Owned by the scope's company, or by its person; with its participants, of whom the person is one, in one statement. */
export async function createProjectRow(
  db: Database,
  scope: Scope,
  { project, participantIds, at }: { project: NewProject; participantIds: readonly number[]; at: Date },
): Promise<ProjectRow> {
  const row = { ...project, ...newRecordOf(scope, { ownerId: project.ownerId, at }) }
  const { rows } = await db.query(
    `with project as (
       insert into projects (owner_id, company_id, creator_id, thread_id, name, type, topic, source_email,
         source_email_subject, is_system, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning id),
     people as (
       insert into project_participants (project_id, user_id)
       select distinct project.id, person from project, unnest($12::int[]) as person)
     select id from project`,
    [
      ...[row.ownerId, row.companyId, row.creatorId, row.threadId, row.name, row.type, row.topic],
      ...[row.sourceEmail, row.sourceEmailSubject, row.isSystem, at, [scope.userId, ...participantIds]],
    ],
  )
  const id = rows[0]?.id
  if (typeof id !== 'number') throw new AppError('internal', 'The project could not be made')
  const fresh = { lastTaskNumber: 0, version: 1, archivedAt: null, deletedAt: null, mergedIntoId: null }
  return { ...row, ...fresh, id: id as ReadableProjectId }
}

/** Answers all who take part then. */
export async function addParticipantRows(
  db: Database,
  projectId: ReadableProjectId,
  userIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.query(
    `with added as (
       insert into project_participants (project_id, user_id)
       select distinct $1::int, person from unnest($2::int[]) as person
       on conflict do nothing returning user_id)
     select user_id from project_participants where project_id = $1 union select user_id from added`,
    [projectId, userIds],
  )
  return rows.map((row) => Number(row.user_id))
}

/** A mail brought other people in: an individual project is a team's from then on (MAIL-30). */
export async function becomeTeamProject(db: Database, projectId: ReadableProjectId): Promise<void> {
  await db.orm.update(projects).set({ type: 'team' }).where(eq(projects.id, projectId))
}

const touch = updateById(projects, ['updatedAt'])

export async function touchProject(db: Database, projectId: ReadableProjectId, at: Date): Promise<void> {
  await db.beforeCommit(() => touch([{ id: projectId, updatedAt: at }]))
}

const hung = alias(projects, 'hung')

const ofThread = prepared<{ project: typeof projects.$inferSelect }[], { threadId: number }>((orm) =>
  orm
    .select({ project: projects })
    .from(hung)
    .innerJoin(projects, eq(projects.id, sql`coalesce(${hung.mergedIntoId}, ${hung.id})`))
    .where(eq(hung.threadId, sql.placeholder('threadId'))),
)

/**
 * The project that hangs on a thread, or the one into which that was merged; a deleted one too. The scope's owner has
 * the thread already. Its thread is the one that was asked for: what a mail does belongs to the mail's own.
 */
export async function projectOfThread(db: ActingDatabase, threadId: number): Promise<ProjectRow | null> {
  const [row] = await ofThread(db, { threadId })
  return row ? ({ ...row.project, threadId } as ProjectRow) : null
}

/** Whether `projects` is the one to which the mails of a thread go. */
export const isHomeOf = (threadId: unknown): SQL =>
  sql`${projects.id} = (select coalesce(hung.merged_into_id, hung.id) from ${projects} as hung
    where hung.thread_id = ${threadId})`

/** Ids of the threads whose mails go to the project: its own, and those of what was merged into it. */
export const threadsOf = (projectId: unknown): SQL =>
  sql`(select hung.thread_id from ${projects} as hung
    where (hung.id = ${projectId} or hung.merged_into_id = ${projectId}) and hung.thread_id is not null)`

const taking = prepared<{ userId: number }[], { projectId: number }>((orm) =>
  orm
    .select({ userId: projectParticipants.userId })
    .from(projectParticipants)
    .where(eq(projectParticipants.projectId, sql.placeholder('projectId'))),
)

/**
 * Everybody whose screens show the project: participants, owner, and the company's managers and admins.
 * `participants` are its participants where the caller has them already.
 */
export async function readersOf(
  db: Database,
  project: ProjectRow,
  participants?: readonly number[],
): Promise<number[]> {
  const ids = new Set(participants ?? (await taking(db, { projectId: project.id })).map((one) => one.userId))
  if (project.companyId === null) {
    if (project.ownerId !== null) ids.add(project.ownerId)
    return [...ids]
  }
  const active = await db.orm
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, project.companyId), eq(memberships.isActive, true)))
  return active.filter((one) => one.role !== 'member' || ids.has(one.userId)).map((one) => one.userId)
}
