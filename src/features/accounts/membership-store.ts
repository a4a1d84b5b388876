// Who belongs to which company, and as what (COMP-19).
import { and, eq } from 'drizzle-orm'
import { memberships } from '../../../db/schema/users.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'

export type Role = NonNullable<Scope['role']>

/** Null for whoever is no active member. */
export async function roleIn(db: SystemDatabase, userId: number, companyId: number): Promise<Role | null> {
  const [row] = await db.orm
    .select({ role: memberships.role })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.companyId, companyId),
        eq(memberships.isActive, true),
      ),
    )
  return row?.role ?? null
}

/** The companies of a person, with the role in each. */
export function membershipsOf(
  db: ActingDatabase,
  userId: number,
): Promise<{ companyId: number; role: Role }[]> {
  return db.orm
    .select({ companyId: memberships.companyId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.isActive, true)))
    .orderBy(memberships.companyId)
}
