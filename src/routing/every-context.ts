// All contexts of a person: their own, and each company in which they are an active member.
import { mintScope, type Scope } from '../kit/scope.ts'

export interface PersonContext {
  scope: Scope
  /** Null for the personal one. */
  company: { id: number; name: string } | null
}

export interface OwnMembership {
  companyId: number
  name: string
  role: NonNullable<Scope['role']>
}

/** The personal one first; `memberships` are those of the scope's person, as the database has them now. */
export function everyContext(
  { userId }: Pick<Scope, 'userId'>,
  memberships: readonly OwnMembership[],
): PersonContext[] {
  return [
    { scope: mintScope(userId), company: null },
    ...memberships.map(({ companyId, name, role }) => ({
      scope: mintScope(userId, companyId, role),
      company: { id: companyId, name },
    })),
  ]
}
