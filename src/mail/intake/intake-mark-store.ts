// The number by which an intake knows whether the database still has what it stored, and the mails that have no row.
import { eq, sql } from 'drizzle-orm'
import { intakeMarks, mailCopies, mails } from '../../../db/schema/mails.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

/** Counts one more batch, in the transaction that stores it. */
export async function countBatch(db: SystemDatabase, intake: string): Promise<number> {
  const [row] = await db.orm
    .insert(intakeMarks)
    .values({ intake, stored: 1 })
    .onConflictDoUpdate({ target: intakeMarks.intake, set: { stored: sql`${intakeMarks.stored} + 1` } })
    .returning({ stored: intakeMarks.stored })
  return row?.stored ?? 0
}

/** Null where the database knows nothing of the intake: it is another one. */
export async function readMark(db: SystemDatabase, intake: string): Promise<number | null> {
  const [row] = await db.orm
    .select({ stored: intakeMarks.stored })
    .from(intakeMarks)
    .where(eq(intakeMarks.intake, intake))
  return row?.stored ?? null
}

export async function raiseMark(db: SystemDatabase, intake: string, stored: number): Promise<void> {
  await db.orm
    .insert(intakeMarks)
    .values({ intake, stored })
    .onConflictDoUpdate({
      target: intakeMarks.intake,
      set: { stored: sql`greatest(${intakeMarks.stored}, ${stored})` },
    })
}

/** Those of the objects that no mail and no copy of one speaks of. */
export async function objectsWithoutRow(db: SystemDatabase, names: readonly string[]): Promise<string[]> {
  const named = sql`any(${sql.param([...names])}::text[])`
  const rows = await db.orm
    .select({ object: mails.object })
    .from(mails)
    .where(sql`${mails.object} = ${named}`)
    .unionAll(
      db.orm
        .select({ object: mailCopies.object })
        .from(mailCopies)
        .where(sql`${mailCopies.object} = ${named}`),
    )
  const known = new Set(rows.map((row) => row.object))
  return names.filter((name) => !known.has(name))
}
