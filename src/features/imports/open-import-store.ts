// The only SQL of imports that go on.
import { and, eq, lt, sql } from 'drizzle-orm'
import { openImports, type StoredImported } from '../../../db/schema/imports.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ReadableProjectId } from '../projects/index.ts'
import type { ReadableTaskId } from '../tasks/index.ts'

/** Ids of what was made so far, in the order of the file. */
export interface Imported {
  projects: { id: ReadableProjectId; tasks: ReadableTaskId[] }[]
  pollIds: number[]
}

export type OpenImport = Omit<typeof openImports.$inferSelect, 'made'> & { made: Imported }

/** What nobody came back to is forgotten then. */
const FORGOTTEN_MS = 7 * 24 * 3_600_000

/** A request for the same as one that goes on joins it. Answers its id. */
export async function beginImport(
  db: Database,
  scope: Scope,
  { hash, request, at }: { hash: string; request: string; at: Date },
): Promise<number> {
  await db.orm
    .delete(openImports)
    .where(
      and(
        eq(openImports.userId, scope.userId),
        lt(openImports.updatedAt, new Date(at.getTime() - FORGOTTEN_MS)),
      ),
    )
  const made: StoredImported = { projects: [], pollIds: [] }
  const [row] = await db.orm
    .insert(openImports)
    .values({
      userId: scope.userId,
      companyId: scope.companyId || null,
      hash,
      request,
      made,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoUpdate({
      target: [openImports.userId, openImports.hash],
      targetWhere: sql`not is_done`,
      set: { hash },
    })
    .returning({ id: openImports.id })
  if (!row) throw new Error('the import was not kept')
  return row.id
}

/** Locked until the transaction ends, so that each step is done once. */
export async function lockImport(db: Database, scope: Scope, id: number): Promise<OpenImport | null> {
  const [row] = await db.orm.select().from(openImports).where(own(scope, id)).for('update')
  return (row as OpenImport | undefined) ?? null
}

export async function keepImportStep(
  db: Database,
  scope: Scope,
  { id, made, at }: { id: number; made: Imported; at: Date },
): Promise<void> {
  await db.orm
    .update(openImports)
    .set({ made, step: sql`${openImports.step} + 1`, updatedAt: at })
    .where(own(scope, id))
}

/** Its file goes; what was made is known until the row is dropped. */
export async function endImport(db: Database, scope: Scope, id: number, at: Date): Promise<void> {
  await db.orm.update(openImports).set({ isDone: true, request: null, updatedAt: at }).where(own(scope, id))
}

export async function dropImport(db: Database, scope: Scope, id: number): Promise<void> {
  await db.orm.delete(openImports).where(own(scope, id))
}

const own = (scope: Scope, id: number) => and(eq(openImports.id, id), eq(openImports.userId, scope.userId))
