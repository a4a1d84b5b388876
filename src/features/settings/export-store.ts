// The only SQL of archives: asked for, begun, counted, finished, and swept when their time is over.
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { exports } from '../../../db/schema/settings.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export type ExportRow = typeof exports.$inferSelect

const isOpen = inArray(exports.status, ['queued', 'running'])

/** Null while another one of the person is not finished. */
export async function insertExport(db: Database, scope: Scope, at: Date): Promise<ExportRow | null> {
  const [row] = await db.orm
    .insert(exports)
    .values({ userId: scope.userId, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function latestExport(db: Database, scope: Scope): Promise<ExportRow | null> {
  const [row] = await db.orm
    .select()
    .from(exports)
    .where(eq(exports.userId, scope.userId))
    .orderBy(desc(exports.id))
    .limit(1)
  return row ?? null
}

/** One of the person's own that can be downloaded at this time; null otherwise. */
export async function findReadyExport(
  db: Database,
  scope: Scope,
  id: number,
  at: Date,
): Promise<{ file: string; size: number; createdAt: Date } | null> {
  const [row] = await db.orm
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), eq(exports.userId, scope.userId), eq(exports.status, 'ready')))
  if (!row?.file || row.size === null || row.expiresAt === null || row.expiresAt <= at) return null
  return { file: row.file, size: row.size, createdAt: row.createdAt }
}

/** Begins an attempt, which overtakes one that a dead process left; null when it is finished or gone. */
export async function beginExport(
  db: SystemDatabase,
  id: number,
  at: Date,
): Promise<{ userId: number; attempt: number } | null> {
  const [row] = await db.orm
    .update(exports)
    .set({ status: 'running', attempt: sql`${exports.attempt} + 1`, done: 0, total: 0, updatedAt: at })
    .where(and(eq(exports.id, id), isOpen))
    .returning({ userId: exports.userId, attempt: exports.attempt })
  return row ?? null
}

export interface Attempt {
  id: number
  attempt: number
}

/** The person's own, and overtaken by no other. */
const isCurrent = ({ userId }: Scope, { id, attempt }: Attempt) =>
  and(
    eq(exports.id, id),
    eq(exports.userId, userId),
    eq(exports.attempt, attempt),
    eq(exports.status, 'running'),
  )

/** False when another attempt has overtaken this one, or the account is gone. */
export async function countExported(
  db: Database,
  scope: Scope,
  { attempt, progress, at }: { attempt: Attempt; progress: { done: number; total: number }; at: Date },
): Promise<boolean> {
  const rows = await db.orm
    .update(exports)
    .set({ ...progress, updatedAt: at })
    .where(isCurrent(scope, attempt))
    .returning({ id: exports.id })
  return rows.length > 0
}

/** Takes the place of the person's earlier ones, whose files it answers; null when it was overtaken. */
export async function finishExport(
  db: Database,
  scope: Scope,
  {
    attempt,
    made,
    at,
  }: { attempt: Attempt; made: { file: string; size: number; expiresAt: Date }; at: Date },
): Promise<string[] | null> {
  return db.transaction(async () => {
    const rows = await db.orm
      .update(exports)
      .set({ ...made, status: 'ready', updatedAt: at })
      .where(isCurrent(scope, attempt))
      .returning({ id: exports.id })
    if (rows.length === 0) return null
    const earlier = await db.orm
      .delete(exports)
      .where(and(eq(exports.userId, scope.userId), ne(exports.id, attempt.id)))
      .returning({ file: exports.file })
    return earlier.flatMap((one) => one.file ?? [])
  })
}

export async function failExport(db: Database, scope: Scope, attempt: Attempt, at: Date): Promise<void> {
  await db.orm.update(exports).set({ status: 'failed', updatedAt: at }).where(isCurrent(scope, attempt))
}

/** Those that stand still since then, because their process died; marked, so that they are named once. */
export async function takeStalledExports(db: SystemDatabase, since: Date, at: Date): Promise<number[]> {
  const rows = await db.orm
    .update(exports)
    .set({ updatedAt: at })
    .where(and(isOpen, lt(exports.updatedAt, since)))
    .returning({ id: exports.id })
  return rows.map((row) => row.id)
}

/** Forgets those whose time is over; their files are nobody's then. */
export async function dropExpiredExports(db: SystemDatabase, at: Date): Promise<void> {
  await db.orm.delete(exports).where(lt(exports.expiresAt, at))
}

/** The files of archives that can be downloaded, and the ids of those that are being made. */
export async function wantedFiles(
  db: SystemDatabase,
): Promise<{ ready: ReadonlySet<string>; running: ReadonlySet<number> }> {
  const rows = await db.orm
    .select({ id: exports.id, file: exports.file })
    .from(exports)
    .where(inArray(exports.status, ['running', 'ready']))
  return {
    ready: new Set(rows.flatMap((row) => row.file ?? [])),
    running: new Set(rows.flatMap((row) => (row.file === null ? row.id : []))),
  }
}

/** Where an attempt writes until its archive is whole. */
export const partName = ({ id, attempt }: Attempt): string => `${id}-${attempt}.part`
