// The companies of a person whose account ends: which there are, and those that end with it (SET-14).
import { and, asc, eq, sql } from 'drizzle-orm'
import { companies, memberships } from '../../../db/schema/users.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export interface JoinedCompany {
  id: number
  name: string
  isAdmin: boolean
  /** Active members beside the person, and the admins among them. */
  others: number
  otherAdmins: number
}

/** The companies that the person is an active member of, locked: two admins cannot both leave as the last but one. */
export async function lockCompanies(db: Database, scope: Scope): Promise<JoinedCompany[]> {
  const mine = await db.orm
    .select({ id: companies.id, name: companies.name, isAdmin: sql<boolean>`${memberships.role} = 'admin'` })
    .from(companies)
    .innerJoin(memberships, eq(memberships.companyId, companies.id))
    .where(and(eq(memberships.userId, scope.userId), eq(memberships.isActive, true)))
    .orderBy(asc(companies.id))
    .for('update', { of: companies })
  const found: JoinedCompany[] = []
  for (const company of mine) {
    const [row] = await db.orm
      .select({
        others: sql<number>`count(*)::int`,
        otherAdmins: sql<number>`count(*) filter (where ${memberships.role} = 'admin')::int`,
      })
      .from(memberships)
      .where(
        and(
          eq(memberships.companyId, company.id),
          eq(memberships.isActive, true),
          sql`${memberships.userId} <> ${scope.userId}`,
        ),
      )
    found.push({ ...company, others: row?.others ?? 0, otherAdmins: row?.otherAdmins ?? 0 })
  }
  return found
}

/** With all of their work: nobody else belongs to them. */
export async function deleteCompanies(db: ActingDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.query('delete from companies where id = any($1)', [ids])
}
