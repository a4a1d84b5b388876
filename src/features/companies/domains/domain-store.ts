// The only SQL of companies' own mail domains.
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { companyDomains } from '../../../../db/schema/companies.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'

export type DomainRow = typeof companyDomains.$inferSelect

const ofScope = (scope: Scope) => eq(companyDomains.companyId, scope.companyId)

export function domainsOf(db: Database, scope: Scope): Promise<DomainRow[]> {
  return db.orm.select().from(companyDomains).where(ofScope(scope)).orderBy(asc(companyDomains.domain))
}

export async function findDomain(db: Database, scope: Scope, id: number): Promise<DomainRow | null> {
  const [row] = await db.orm
    .select()
    .from(companyDomains)
    .where(and(ofScope(scope), eq(companyDomains.id, id)))
  return row ?? null
}

/** Null where the company has named this domain already. */
export async function insertDomain(
  db: Database,
  scope: Scope,
  domain: { domain: string; secret: string },
  at: Date,
): Promise<DomainRow | null> {
  const [row] = await db.orm
    .insert(companyDomains)
    .values({ ...domain, companyId: scope.companyId, createdAt: at })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** What was proved stays proved: a record that is away for an hour closes no agent. */
export async function markChecked(
  db: Database,
  scope: Scope,
  { row, proved, at }: { row: DomainRow; proved: boolean; at: Date },
): Promise<DomainRow> {
  const provedAt = row.provedAt ?? (proved ? at : null)
  const [changed] = await db.orm
    .update(companyDomains)
    .set({ checkedAt: at, provedAt })
    .where(and(ofScope(scope), eq(companyDomains.id, row.id)))
    .returning()
  return changed ?? row
}

export async function deleteDomain(db: Database, scope: Scope, id: number): Promise<boolean> {
  const rows = await db.orm
    .delete(companyDomains)
    .where(and(ofScope(scope), eq(companyDomains.id, id)))
    .returning({ id: companyDomains.id })
  return rows.length > 0
}

/** The mail domains under which the agents of the scope's company may have addresses. */
export async function provedDomains(db: Database, scope: Scope): Promise<string[]> {
  const rows = await db.orm
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(and(ofScope(scope), isNotNull(companyDomains.provedAt)))
    .orderBy(asc(companyDomains.domain))
  return rows.map((row) => row.domain)
}

/** Does this company hold the proof of this domain? Asked at RCPT. */
export async function hasProved(db: SystemDatabase, companyId: number, domain: string): Promise<boolean> {
  const rows = await db.orm
    .select({ id: companyDomains.id })
    .from(companyDomains)
    .where(
      and(
        eq(companyDomains.companyId, companyId),
        eq(companyDomains.domain, domain),
        isNotNull(companyDomains.provedAt),
      ),
    )
  return rows.length > 0
}
