// Whose knowledge is meant, and what a person may do with it.
import { oversees, type Scope } from '../../kit/scope.ts'
import type { Keeper } from './passages/reader.ts'

/** `ownerId` is that of a personal context; without it the scope's own person. */
export function keeperOf(scope: Pick<Scope, 'companyId' | 'userId'>, ownerId: number | null = null): Keeper {
  return scope.companyId === 0
    ? { companyId: null, ownerId: ownerId ?? scope.userId }
    : { companyId: scope.companyId, ownerId: null }
}

/** As rows have them. */
export function keeperIn({
  companyId,
  ownerId,
}: {
  companyId: number | null
  ownerId: number | null
}): Keeper {
  if (companyId !== null) return { companyId, ownerId: null }
  if (ownerId === null) throw new Error('knowledge without a keeper')
  return { companyId: null, ownerId }
}

/** Who publishes and approves: the owner of a personal base, and in a company managers and admins (COMP-19). */
export function mayPublish(scope: Scope, keeper: Keeper): boolean {
  if (keeper.companyId === null) return scope.companyId === 0 && keeper.ownerId === scope.userId
  return scope.companyId === keeper.companyId && oversees(scope)
}

/** Whether the person belongs to those whom all of it answers. */
export function isInside(scope: Scope, keeper: Keeper): boolean {
  if (keeper.companyId === null) return scope.companyId === 0 && keeper.ownerId === scope.userId
  return scope.companyId === keeper.companyId && scope.role !== null
}
