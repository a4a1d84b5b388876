// For how long companies keep their mails.
import { asc, eq } from 'drizzle-orm'
import { mailRetention } from '../../../../db/schema/retention.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'

/** Of the company of the scope; null where they are kept. */
export async function readRetention(db: Database, { companyId }: Scope): Promise<number | null> {
  const rows = await db.orm.select().from(mailRetention).where(eq(mailRetention.companyId, companyId))
  return rows[0]?.days ?? null
}

export async function writeRetention(db: Database, { companyId }: Scope, days: number | null): Promise<void> {
  if (days === null) await db.orm.delete(mailRetention).where(eq(mailRetention.companyId, companyId))
  else
    await db.orm
      .insert(mailRetention)
      .values({ companyId, days })
      .onConflictDoUpdate({ target: mailRetention.companyId, set: { days } })
}

export function listRetentions(db: SystemDatabase): Promise<(typeof mailRetention.$inferSelect)[]> {
  return db.orm.select().from(mailRetention).orderBy(asc(mailRetention.companyId))
}
