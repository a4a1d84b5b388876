// What people own of companies: their memberships for their archive, and the invitations that name their address.
import { eq } from 'drizzle-orm'
import { companies, memberships } from '../../../db/schema/users.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export async function ownMemberships(db: Database, { userId }: Scope) {
  const rows = await db.orm
    .select({
      company: companies.name,
      companyId: companies.id,
      role: memberships.role,
      department: memberships.department,
      isActive: memberships.isActive,
      since: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId))
  return { memberships: rows }
}

export async function forgetInvitations(db: ActingDatabase, addresses: readonly string[]): Promise<void> {
  await db.query('delete from company_invitations where invitee_email = any($1)', [addresses])
}
