// The only SQL of companies themselves: made by a person, who becomes the first admin, listed and changed.
import { and, asc, eq, sql } from 'drizzle-orm'
import { companyUnits } from '../../../db/schema/companies.ts'
import { companies, memberships } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { companyNameMissing, type Role } from './contract.ts'
import { readDomainList } from './domain-name.ts'
import { takeSlug } from './slug-store.ts'

export type CompanyRow = typeof companies.$inferSelect

export interface CompanyChange {
  name?: string
  description?: string
  /** COMP-21 */
  companyType?: string
  /** Empty or null: none. */
  emailAddress?: string | null
  domainsRestricted?: boolean
  /** Domains of which mail is processed at once and people may be invited (COMP-23). */
  domains?: readonly string[]
}

export type NewCompany = CompanyChange & { name: string }

/** Throws AppError invalid for a blank name, a domain that cannot be a company's, a restriction to no domain. */
export async function createCompany(
  db: Database,
  scope: Scope,
  company: NewCompany,
  at: Date,
): Promise<CompanyRow> {
  const values = { ...checked(company), name: requireName(company.name) }
  requireDomains(values)
  return db.transaction(async () => {
    const [row] = await db.orm
      .insert(companies)
      .values({ ...values, createdAt: at })
      .returning()
    if (!row) throw new AppError('internal', 'The company could not be made')
    const slug = await takeSlug(db, scope, row.id, row.name)
    await db.orm
      .insert(memberships)
      .values({ companyId: row.id, userId: scope.userId, role: 'admin', createdAt: at })
    return { ...row, slug }
  })
}

/** The scope's company, with what is not named left as it is. Throws as createCompany does. */
export async function updateCompany(db: Database, scope: Scope, change: CompanyChange): Promise<CompanyRow> {
  const values = checked(change)
  return db.transaction(async () => {
    const before = await lockCompany(db, scope)
    requireDomains({ ...before, ...values })
    if (Object.keys(values).length === 0) return before
    const [row] = await db.orm
      .update(companies)
      .set(values)
      .where(eq(companies.id, scope.companyId))
      .returning()
    return row ?? before
  })
}

/** Holds the scope's company until the transaction ends, so that rules over all of its rows hold. */
export async function lockCompany(db: Database, scope: Scope): Promise<CompanyRow> {
  const [row] = await db.orm.select().from(companies).where(eq(companies.id, scope.companyId)).for('update')
  if (!row) throw new AppError('not_found', 'Company not found')
  return row
}

export interface OwnCompanyRow {
  company: CompanyRow
  role: Role
  department: string | null
  memberCount: number
  departmentCount: number
}

/** The companies of which the scope's person is an active member, by name; only one of them with `id`. */
export function companiesOf(db: Database, scope: Scope, id?: number): Promise<OwnCompanyRow[]> {
  // Qualified by hand: in a query of one table drizzle names columns without it.
  const memberCount = sql<number>`(select count(*)::int from memberships m
    where m.company_id = ${memberships.companyId} and m.is_active)`
  const departmentCount = sql<number>`(select count(*)::int from ${companyUnits} u
    where u.company_id = ${memberships.companyId} and u.kind = 'department')`
  return db.orm
    .select({
      company: companies,
      role: memberships.role,
      department: memberships.department,
      memberCount,
      departmentCount,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        eq(memberships.userId, scope.userId),
        eq(memberships.isActive, true),
        id === undefined ? undefined : eq(companies.id, id),
      ),
    )
    .orderBy(asc(sql`lower(${companies.name})`), asc(companies.id))
}

function checked({ domains, emailAddress, name, ...rest }: CompanyChange) {
  return {
    ...rest,
    ...(name === undefined ? {} : { name: requireName(name) }),
    ...(emailAddress === undefined ? {} : { emailAddress: emailAddress || null }),
    ...(domains === undefined ? {} : { domains: readDomainList(domains) }),
  }
}

function requireName(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '') throw new AppError('invalid', companyNameMissing)
  return trimmed
}

/** A restriction to no domain would hold every mail and let nobody be invited. */
function requireDomains(company: { domainsRestricted?: boolean; domains?: readonly string[] }): void {
  if (company.domainsRestricted && (company.domains ?? []).length === 0)
    throw new AppError('invalid', 'Name at least one domain, or leave the restriction off')
}
