// The language models that the owner set up, in the order in which they are asked.
import { asc, eq, min, sql } from 'drizzle-orm'
import { modelServers } from '../../../db/schema/model-servers.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

export type StoredModelServer = typeof modelServers.$inferSelect

export async function listStored(db: SystemDatabase): Promise<StoredModelServer[]> {
  return db.orm.select().from(modelServers).orderBy(asc(modelServers.position), asc(modelServers.id))
}

/** After all others. */
export async function addStored(
  db: SystemDatabase,
  server: Omit<StoredModelServer, 'id' | 'position' | 'createdAt'>,
): Promise<StoredModelServer> {
  const position = sql<number>`(select coalesce(max(${modelServers.position}), 0) + 1 from ${modelServers})`
  const [row] = await db.orm
    .insert(modelServers)
    .values({ ...server, position })
    .returning()
  if (!row) throw new Error('the model server was not stored')
  return row
}

/** False where there is none of that id. */
export async function removeStored(db: SystemDatabase, id: number): Promise<boolean> {
  const rows = await db.orm
    .delete(modelServers)
    .where(eq(modelServers.id, id))
    .returning({ id: modelServers.id })
  return rows.length > 0
}

/** False where there is none of that id. */
export async function moveToFirst(db: SystemDatabase, id: number): Promise<boolean> {
  const [lowest] = await db.orm.select({ position: min(modelServers.position) }).from(modelServers)
  const rows = await db.orm
    .update(modelServers)
    .set({ position: (lowest?.position ?? 0) - 1 })
    .where(eq(modelServers.id, id))
    .returning({ id: modelServers.id })
  return rows.length > 0
}
