// The only SQL of companies: made by a person, who becomes the first admin, and joined by others.
import { eq } from 'drizzle-orm'
import { companies, memberships } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'

export type CompanyRow = typeof companies.$inferSelect
export type Role = NonNullable<Scope['role']>

export interface NewCompany {
  name: string
  description?: string
  /** COMP-21 */
  companyType?: string
  domainsRestricted?: boolean
  /** Domains of which mail is worked at once and people may be invited (COMP-23). */
  domains?: readonly string[]
}

/** Whoever makes a company is its first admin (COMP-20). Throws AppError invalid for an empty name. */
export async function createCompany(
  db: Database,
  scope: Scope,
  company: NewCompany,
  at: Date,
): Promise<CompanyRow> {
  const name = company.name.trim()
  if (name === '') throw new AppError('invalid', 'A company needs a name')
  const domains = [...new Set((company.domains ?? []).map((domain) => domain.trim().toLowerCase()))]
  return db.transaction(async () => {
    const [row] = await db.orm
      .insert(companies)
      .values({ ...company, name, domains, createdAt: at })
      .returning()
    if (!row) throw new AppError('internal', 'The company could not be made')
    await db.orm
      .insert(memberships)
      .values({ companyId: row.id, userId: scope.userId, role: 'admin', createdAt: at })
    return row
  })
}

/**
 * Adds a person to the scope's company, or takes back one who left; nobody's role is changed by it.
 * Throws AppError: forbidden without an admin's scope, conflict for somebody who is a member.
 */
export async function addMember(
  db: Database,
  scope: Scope,
  member: { userId: number; role: Role; department?: string },
  at: Date,
): Promise<void> {
  if (scope.companyId === 0 || scope.role !== 'admin')
    throw new AppError('forbidden', 'This takes an admin of the company')
  const { role, department = null } = member
  const rows = await db.orm
    .insert(memberships)
    .values({ ...member, companyId: scope.companyId, createdAt: at })
    .onConflictDoUpdate({
      target: [memberships.companyId, memberships.userId],
      set: { role, department, isActive: true },
      setWhere: eq(memberships.isActive, false),
    })
    .returning({ id: memberships.id })
  if (rows.length === 0) throw new AppError('conflict', 'This person is a member already')
}
