// The only SQL of the bucket that mails are read from: which of its objects were looked at, and what became of them.
import { and, eq, inArray } from 'drizzle-orm'
import { bucketObjects } from '../../../../db/schema/mails.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'

export interface SeenObject {
  name: string
  version: string
  isTaken: boolean
  isDone: boolean
}

export async function findSeen(
  db: SystemDatabase,
  place: string,
  names: string[],
): Promise<Map<string, SeenObject>> {
  const { name, version, isTaken, isDone } = bucketObjects
  const rows = await db.orm
    .select({ name, version, isTaken, isDone })
    .from(bucketObjects)
    .where(and(eq(bucketObjects.place, place), inArray(bucketObjects.name, names)))
  return new Map(rows.map((row) => [row.name, row]))
}

export async function keepSeen(db: SystemDatabase, place: string, seen: SeenObject): Promise<void> {
  const { version, isTaken, isDone } = seen
  await db.orm
    .insert(bucketObjects)
    .values({ place, ...seen })
    .onConflictDoUpdate({
      target: [bucketObjects.place, bucketObjects.name],
      set: { version, isTaken, isDone },
    })
}

/** The object is gone. */
export async function forgetSeen(db: SystemDatabase, place: string, name: string): Promise<void> {
  await db.orm.delete(bucketObjects).where(and(eq(bucketObjects.place, place), eq(bucketObjects.name, name)))
}
