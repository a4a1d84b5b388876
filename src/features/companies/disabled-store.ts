// Companies that the owner of the server has disabled, and the list of all in which they find them.
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { companies, memberships } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { partOf } from '../../kit/db/part-of.ts'
import type { AccountPage } from '../accounts/index.ts'

/**
 * Disabled, its memberships rest: whatever asks whether somebody is a member hears no, and agents of it take no mail.
 * `at` null gives back those that rested. False where there is no such company, or it is so already.
 */
export function setCompanyDisabled(db: SystemDatabase, companyId: number, at: Date | null): Promise<boolean> {
  const isOther = at === null ? isNotNull(companies.disabledAt) : isNull(companies.disabledAt)
  return db.transaction(async () => {
    const changed = await db.orm
      .update(companies)
      .set({ disabledAt: at })
      .where(and(eq(companies.id, companyId), isOther))
      .returning({ id: companies.id })
    if (changed.length === 0) return false
    const rested = at === null ? isNotNull(memberships.suspendedAt) : eq(memberships.isActive, true)
    await db.orm
      .update(memberships)
      .set({ isActive: at === null, suspendedAt: at })
      .where(and(eq(memberships.companyId, companyId), rested))
    return true
  })
}

/** Its members, active or resting; null where there is no such company. */
export async function memberIdsOf(db: SystemDatabase, companyId: number): Promise<number[] | null> {
  const [company] = await db.orm
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) return null
  const rows = await db.orm
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), isMember))
  return rows.map((row) => row.id)
}

/** In no order. */
export async function companyNames(db: SystemDatabase, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.query('select name from companies where id = any($1)', [ids])
  return rows.map((row) => String(row.name))
}

const isMember = sql`(is_active or suspended_at is not null)`

export interface ListedCompany {
  id: number
  name: string
  createdAt: Date
  disabledAt: Date | null
  members: number
}

/** Searched by parts of the name, and paged by their ids, the latest first. */
export function listAllCompanies(
  db: SystemDatabase,
  { search, state, before, limit }: AccountPage,
): Promise<ListedCompany[]> {
  const { id, name, createdAt, disabledAt } = companies
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return db.orm
    .select({
      ...{ id, name, createdAt, disabledAt },
      // Qualified by hand: in a query of one table drizzle names columns without it.
      members: sql<number>`(select count(*)::int from memberships m
        where m.company_id = companies.id and (m.is_active or m.suspended_at is not null))`,
    })
    .from(companies)
    .where(
      and(
        ...words.map((word) => sql`lower(${name}) like ${partOf(word)}`),
        state === 'all' ? undefined : state === 'disabled' ? isNotNull(disabledAt) : isNull(disabledAt),
        before === null ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
}
