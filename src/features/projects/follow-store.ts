// The only SQL of following: who watches a project without taking part in it (PB-24).
import { and, eq, inArray } from 'drizzle-orm'
import { projectFollows } from '../../../db/schema/project-follows.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

/** Again and again with the same outcome. The caller has checked that the project may be read. */
export async function insertFollow(db: Database, scope: Scope, projectId: number, at: Date): Promise<void> {
  await db.orm
    .insert(projectFollows)
    .values({ projectId, userId: scope.userId, createdAt: at })
    .onConflictDoNothing()
}

export async function deleteFollow(db: Database, scope: Scope, projectId: number): Promise<void> {
  await db.orm
    .delete(projectFollows)
    .where(and(eq(projectFollows.projectId, projectId), eq(projectFollows.userId, scope.userId)))
}

/** Those of the projects that the person follows. */
export async function followedAmong(
  db: Database,
  scope: Scope,
  projectIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db.orm
    .select({ projectId: projectFollows.projectId })
    .from(projectFollows)
    .where(and(eq(projectFollows.userId, scope.userId), inArray(projectFollows.projectId, [...projectIds])))
  return new Set(rows.map((row) => row.projectId))
}
