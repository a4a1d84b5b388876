// May a person still act in a context? The one answer for mail, personal links, calendars, and lists of who is asked or told.
import { type SQL, sql } from 'drizzle-orm'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { prepared } from '../kit/db/prepared.ts'

/**
 * True of the columns of a row: the person's membership of the company has ended or rests, the company is disabled, or
 * the person's account is. Other rows that name the person, such as participation, give no right then.
 * Both names are qualified, since they stand in a query of their own; a null is nobody, or no company.
 */
export const mayNotAct = (userId: string, companyId: string): SQL => sql.raw(mayNotActText(userId, companyId))

/** The same for statements that are written as text. */
export const mayNotActText = (userId: string, companyId: string): string =>
  `(exists (select 1 from memberships as ended
      where ended.user_id = ${userId} and ended.company_id = ${companyId} and not ended.is_active)
    or exists (select 1 from companies as closed where closed.id = ${companyId} and closed.disabled_at is not null)
    or exists (select 1 from users as barred where barred.id = ${userId} and barred.disabled_at is not null))`

const left = prepared<{ hasLeft: boolean }[], { userId: number; companyId: number }>((orm) =>
  orm
    .select({ hasLeft: sql<boolean>`${mayNotAct('asked.user_id', 'asked.company_id')}` })
    .from(
      sql`(select ${sql.placeholder('userId')}::int as user_id, ${sql.placeholder('companyId')}::int as company_id) as asked`,
    ),
)

/** Whether the person was in the company and is not any more; false for who never was. */
export async function hasLeft(db: SystemDatabase, userId: number, companyId: number): Promise<boolean> {
  const [row] = await left(db, { userId, companyId })
  return row?.hasLeft ?? false
}
