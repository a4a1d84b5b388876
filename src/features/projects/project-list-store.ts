// Reads projects with everything that lists show, and their people.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { deliveries } from '../../../db/schema/mails.ts'
import { projectParticipants, projects } from '../../../db/schema/tasks.ts'
import { users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { followedAmong } from '../../records/follow-store.ts'
import type { Project } from './contract.ts'
import { mayDelete } from './project-rights.ts'
import {
  belongsTo,
  type ProjectRow,
  type ReadableProjectId,
  readableBy,
  requireProject,
} from './project-store.ts'
import { PROJECT } from './project-subject.ts'

/** Those in use, newest first. */
export function listProjectRows(db: Database, scope: Scope): Promise<Project[]> {
  return list(db, scope, sql`${readableBy(scope)} and ${isNull(projects.archivedAt)}`)
}

export function listArchivedRows(db: Database, scope: Scope): Promise<Project[]> {
  return list(db, scope, sql`${readableBy(scope)} and ${isNotNull(projects.archivedAt)}`)
}

/** Those deleted after `since` that the person may bring back. */
export async function listDeletedRows(db: Database, scope: Scope, since: Date): Promise<Project[]> {
  const all = await list(
    db,
    scope,
    sql`${belongsTo(scope)} and ${gt(projects.deletedAt, since)} and ${isNull(projects.mergedIntoId)}`,
  )
  return all.filter((project) => project.mayDelete)
}

async function list(db: Database, scope: Scope, which: SQL): Promise<Project[]> {
  const rows = await db.orm
    .select()
    .from(projects)
    .where(which)
    .orderBy(desc(projects.updatedAt), desc(projects.id))
  return withCounts(db, scope, rows as ProjectRow[])
}

/** Of a merged one, the project that it is part of now: old links go on working. */
export async function findProjectRow(db: Database, scope: Scope, id: number): Promise<Project> {
  const [merged] = await db.orm
    .select({ into: projects.mergedIntoId })
    .from(projects)
    .where(and(eq(projects.id, id), belongsTo(scope)))
  const [project] = await withCounts(db, scope, [await requireProject(db, scope, merged?.into ?? id)])
  if (!project) throw new AppError('not_found', 'Project not found')
  return project
}

export interface BriefProject {
  id: number
  name: string
}

/** The names of these, deleted and merged ones too, as far as they were the person's to read. */
export async function namesOfProjects(
  db: Database,
  scope: Scope,
  ids: readonly number[],
): Promise<BriefProject[]> {
  if (ids.length === 0) return []
  return db.orm
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(inArray(projects.id, [...ids]), belongsTo(scope)))
}

const MOST_NAMED = 1_000

/** The names of those in use, for mails that speak of them; the latest first. */
export function listProjectNames(db: Database, scope: Scope): Promise<BriefProject[]> {
  return db.orm
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(readableBy(scope), isNull(projects.archivedAt)))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(MOST_NAMED)
}

async function withCounts(db: Database, scope: Scope, rows: ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const people = await participantsOf(db, ids)
  const home = sql<number>`coalesce(${projects.mergedIntoId}, ${projects.id})`
  const counts = await db.orm
    .select({ projectId: home, count: sql<number>`count(distinct ${deliveries.mailId})::int` })
    .from(deliveries)
    .innerJoin(projects, eq(projects.threadId, deliveries.threadId))
    // Each by its own index: of what is reckoned from both, all projects are read.
    .where(
      or(and(isNull(projects.mergedIntoId), inArray(projects.id, ids)), inArray(projects.mergedIntoId, ids)),
    )
    .groupBy(home)
  const followed = await followedAmong(db, scope, PROJECT, ids)
  const countOf = new Map(counts.map((one) => [one.projectId, one.count]))
  return rows.map((row) => {
    const participants = people
      .filter((one) => one.projectId === row.id)
      .map(({ projectId: _, ...person }) => person)
    return {
      id: row.id,
      companyId: row.companyId ?? 0,
      name: row.name,
      type: row.type,
      topic: row.topic,
      createdAt: row.createdAt.toISOString(),
      sourceEmail: row.sourceEmail,
      sourceEmailSubject: row.sourceEmailSubject,
      emailCount: countOf.get(row.id) ?? 0,
      participantCount: participants.length,
      participants,
      isSystem: row.isSystem,
      takesPart: row.ownerId === scope.userId || participants.some(({ id }) => id === scope.userId),
      isFollowed: followed.has(row.id),
      ownerId: row.ownerId,
      version: row.version,
      archivedAt: row.archivedAt?.toISOString() ?? null,
      deletedAt: row.deletedAt?.toISOString() ?? null,
      mayDelete: mayDelete(scope, row),
    }
  })
}

function participantsOf(db: Database, projectIds: number[]) {
  return db.orm
    .select({
      projectId: projectParticipants.projectId,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      profileImageUrl: users.profileImageUrl,
    })
    .from(projectParticipants)
    .innerJoin(users, eq(users.id, projectParticipants.userId))
    .where(inArray(projectParticipants.projectId, projectIds))
    .orderBy(asc(users.id))
}

/** The people of one project. */
export function listParticipants(db: Database, projectId: ReadableProjectId) {
  return participantsOf(db, [projectId])
}
