// The language models that the owner set up, in the order in which they are asked.
import { asc, eq } from 'drizzle-orm'
import { modelServers } from '../../../db/schema/model-servers.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

export type StoredModelServer = typeof modelServers.$inferSelect

export async function listStored(db: SystemDatabase): Promise<StoredModelServer[]> {
  return db.orm.select().from(modelServers).orderBy(asc(modelServers.position), asc(modelServers.id))
}

export async function addStored(
  db: SystemDatabase,
  server: Omit<StoredModelServer, 'id' | 'createdAt'>,
): Promise<StoredModelServer> {
  const [row] = await db.orm.insert(modelServers).values(server).returning()
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
  const [first] = await listStored(db)
  const rows = await db.orm
    .update(modelServers)
    .set({ position: (first?.position ?? 0) - 1 })
    .where(eq(modelServers.id, id))
    .returning({ id: modelServers.id })
  return rows.length > 0
}
