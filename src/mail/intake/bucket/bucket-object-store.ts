// The only SQL of the bucket that mails are read from: which of its objects were looked at, and what became of them.
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
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

export interface ListedRange {
  /** The last name of the page before; null for the first. */
  behind: string | null
  /** The last name of this page; null where no further one comes. */
  upTo: string | null
  /** All that the bucket lists between the two. */
  names: readonly string[]
}

/** Of a page of the list, in which names stand in the order of their bytes: what is not in it any more is gone. */
export async function forgetGone(
  db: SystemDatabase,
  place: string,
  { behind, upTo, names }: ListedRange,
): Promise<void> {
  const { name } = bucketObjects
  await db.orm
    .delete(bucketObjects)
    .where(
      and(
        eq(bucketObjects.place, place),
        behind === null ? undefined : sql`${name} collate "C" > ${behind}`,
        upTo === null ? undefined : sql`${name} collate "C" <= ${upTo}`,
        names.length === 0 ? undefined : notInArray(name, [...names]),
      ),
    )
}
