// Who acts: every store function takes a Scope, and only the session, routing and job payloads mint one.

declare const minted: unique symbol

/**
 * A person acting in one context. `companyId` is 0 in the personal context (API-75).
 * `role` is the role in that company, null in the personal context (COMP-19).
 */
export interface Scope {
  readonly userId: number
  readonly companyId: number
  readonly role: 'member' | 'manager' | 'admin' | null
  readonly [minted]: true
}

/** The product itself acting: session look-up, intake, once-only keys, outbox and sweeps. */
export interface SystemScope {
  readonly system: string
  readonly [minted]: true
}

/** Mints a scope; the import lint lists the files that may call it. */
export function mintScope(userId: number, companyId = 0, role: Scope['role'] = null): Scope {
  return Object.freeze({ userId, companyId, role }) as Scope
}

/** Mints the product's own scope; `system` names the part that acts, for logs. The import lint lists who may. */
export function mintSystemScope(system: string): SystemScope {
  return Object.freeze({ system }) as SystemScope
}

/**
 * Whose a new record is: the company's of the scope; in the personal context the person's, or `ownerId`'s where the
 * scope is of somebody who writes to them.
 */
export function newRecordOf(
  { userId, companyId }: Scope,
  { ownerId, at }: { ownerId?: number | null; at: Date },
) {
  const isPersonal = companyId === 0
  return {
    ...{ ownerId: isPersonal ? (ownerId ?? userId) : null, companyId: isPersonal ? null : companyId },
    ...{ creatorId: userId, createdAt: at, updatedAt: at },
  }
}

/** True for the people who see all of their company's work (COMP-19). */
export function oversees(scope: Scope): boolean {
  return scope.role === 'manager' || scope.role === 'admin'
}
