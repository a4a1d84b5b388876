// The language models that were set up, by the owner or by a company, in the order in which they are asked.
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { modelServers } from '../../../db/schema/model-servers.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

export type StoredModelServer = typeof modelServers.$inferSelect

/** Whose models they are: a company's, or the owner's with null. */
export type Holder = number | null

const isOf = (holder: Holder): SQL | undefined =>
  holder === null ? isNull(modelServers.companyId) : eq(modelServers.companyId, holder)

const isOne = (holder: Holder, id: number) => and(isOf(holder), eq(modelServers.id, id))

/** Of everybody. */
export async function listAllStored(db: SystemDatabase): Promise<StoredModelServer[]> {
  return db.orm.select().from(modelServers).orderBy(asc(modelServers.position), asc(modelServers.id))
}

export async function listStored(db: SystemDatabase, holder: Holder): Promise<StoredModelServer[]> {
  return db.orm
    .select()
    .from(modelServers)
    .where(isOf(holder))
    .orderBy(asc(modelServers.position), asc(modelServers.id))
}

export async function addStored(
  db: SystemDatabase,
  server: Omit<StoredModelServer, 'id' | 'createdAt'>,
): Promise<StoredModelServer> {
  const [row] = await db.orm.insert(modelServers).values(server).returning()
  if (!row) throw new Error('the model server was not stored')
  return row
}

/** Null where the holder has none of that id. */
export async function changePurposes(
  db: SystemDatabase,
  holder: Holder,
  { id, purposes }: { id: number; purposes: string[] },
): Promise<StoredModelServer | null> {
  const [row] = await db.orm.update(modelServers).set({ purposes }).where(isOne(holder, id)).returning()
  return row ?? null
}

/** False where the holder has none of that id. */
export async function removeStored(db: SystemDatabase, holder: Holder, id: number): Promise<boolean> {
  const rows = await db.orm.delete(modelServers).where(isOne(holder, id)).returning({ id: modelServers.id })
  return rows.length > 0
}

/** False where the holder has none of that id. */
export async function moveToFirst(db: SystemDatabase, holder: Holder, id: number): Promise<boolean> {
  const [first] = await listStored(db, holder)
  const rows = await db.orm
    .update(modelServers)
    .set({ position: (first?.position ?? 0) - 1 })
    .where(isOne(holder, id))
    .returning({ id: modelServers.id })
  return rows.length > 0
}
