// The only SQL of what time does with inquiries: questions that are open to people until an end, such as polls and surveys.
import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SystemDatabase } from '../kit/db/acting-database.ts'

/** With the columns of db/schema/inquiries.ts. */
export type InquiryTable = PgTable &
  Record<'id' | 'status' | 'openedAt' | 'closesAt' | 'remindedAt' | 'deletedAt', PgColumn>

/** Those that are open and whose time is over; at most so many at once. */
export function overdueInquiries(
  db: SystemDatabase,
  table: InquiryTable,
  now: Date,
  most: number,
): Promise<number[]> {
  return openOnes(db, table, lt(table.closesAt, now), most)
}

/**
 * Those that are open and whose one reminder is due: when two thirds of their time are over, or a day before the end;
 * at most so many at once.
 */
export function inquiriesToRemind(
  db: SystemDatabase,
  table: InquiryTable,
  now: Date,
  most: number,
): Promise<number[]> {
  const { closesAt, openedAt, remindedAt } = table
  const isDue = sql`${now.toISOString()}::timestamptz >= ${closesAt} - least(interval '1 day', (${closesAt} - ${openedAt}) / 3)`
  return openOnes(db, table, and(isNull(remindedAt), isDue), most)
}

/** Those that end first come first. */
async function openOnes(
  db: SystemDatabase,
  table: InquiryTable,
  which: SQL | undefined,
  most: number,
): Promise<number[]> {
  const rows = await db.orm
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(and(eq(table.status, 'open'), isNull(table.deletedAt), which))
    .orderBy(asc(table.closesAt))
    .limit(most)
  return rows.map(({ id }) => id)
}
