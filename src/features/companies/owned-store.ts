// What people own of companies: their memberships for their archive, and the invitations that name their address.
import { eq } from 'drizzle-orm'
import { companies, memberships } from '../../../db/schema/users.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { Database, Statement } from '../../kit/db/database.ts'
import type { EndedMemberships } from '../../kit/events.ts'
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

/** Whoever left comes back by a new invitation alone, not by one that waits at another address of theirs. */
export const withdrawInvitations = ({ companyIds, userIds }: EndedMemberships, at: Date): Statement => ({
  text: `update company_invitations set cancelled_at = $3::timestamptz
    from unnest($1::int[], $2::int[]) as gone (company_id, user_id)
    where company_invitations.company_id = gone.company_id and accepted_at is null and cancelled_at is null
      and invitee_email in (
        select lower(email) from users where id = gone.user_id
        union all select address from user_addresses where user_id = gone.user_id)`,
  values: [companyIds, userIds, at.toISOString()],
})
