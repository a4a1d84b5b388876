// The events table: rows in the order of their ids, looked up again where an id was still missing.
import { asc, desc, gt, or, sql } from 'drizzle-orm'
import { events } from '../../db/schema/events.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'

export interface EventRow {
  id: number
  userId: number
  companyId: number
  type: string
  payload: Record<string, unknown>
}

/** At most `limit` rows above `after`, and those of `missing` that are there by now; in the order of their ids. */
export function readEvents(
  db: SystemDatabase,
  { after, missing, limit }: { after: number; missing: readonly number[]; limit: number },
): Promise<EventRow[]> {
  const { id, userId, companyId, type, payload } = events
  const isNew = gt(id, after)
  return db.orm
    .select({ id, userId, companyId, type, payload })
    .from(events)
    .where(missing.length > 0 ? or(isNew, sql`${id} = any(${sql.param([...missing])}::bigint[])`) : isNew)
    .orderBy(asc(id))
    .limit(limit)
}

/** The newest `limit` ids, the highest first. */
export async function newestEventIds(db: SystemDatabase, limit: number): Promise<number[]> {
  const rows = await db.orm.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(limit)
  return rows.map((row) => row.id)
}

/** The highest id that was given, whether or not its row is still there. */
export async function lastEventId(db: SystemDatabase): Promise<number> {
  const { rows } = await db.query<{ last: string | number }>(
    `select coalesce(pg_sequence_last_value(pg_get_serial_sequence('events', 'id')), 0) as last`,
  )
  return Number(rows[0]?.last ?? 0)
}
