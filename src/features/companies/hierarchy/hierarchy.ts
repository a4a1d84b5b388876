// Changing the tree: one change at a time a company, so that the rules hold whoever else changes it (COMP-16).
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { CompanyServices } from '../company-services.ts'
import { lockCompany } from '../company-store.ts'
import { tellMembers } from '../members/company-events.ts'
import { activeMemberIds } from '../members/member-store.ts'
import {
  dissolveUnit,
  insertUnit,
  type NewUnit,
  placesOf,
  setPlace,
  settleDepartments,
  type UnitRow,
  unitsOf,
  updateUnit,
} from './unit-store.ts'
import { MOST_UNITS, requirePlace } from './unit-tree.ts'

type Services = Pick<CompanyServices, 'db' | 'clock'>

/** The company is held from the look at the tree to its change; then its members hear. */
function changing<T>({ db }: Services, scope: Scope, run: (units: UnitRow[]) => Promise<T>): Promise<T> {
  return db.transaction(async () => {
    await lockCompany(db, scope)
    const result = await run(await unitsOf(db, scope))
    await tellMembers(db, scope)
    return result
  })
}

/** The id of the new one. Throws as requirePlace does, and invalid for a lead who is no member. */
export function addUnit(services: Services, scope: Scope, unit: NewUnit): Promise<number> {
  return changing(services, scope, async (units) => {
    if (units.length >= MOST_UNITS)
      throw new AppError('conflict', `A company has at most ${MOST_UNITS} of them`)
    requirePlace(units, { ...unit, id: null }, unit.parentId)
    await requireMember(services, scope, unit.leadId)
    return (await insertUnit(services.db, scope, unit, services.clock())).id
  })
}

export type UnitChange = Partial<Pick<NewUnit, 'name' | 'parentId' | 'leadId'>>

/** Throws as addUnit does, and not_found. */
export function alterUnit(services: Services, scope: Scope, id: number, change: UnitChange): Promise<void> {
  return changing(services, scope, async (units) => {
    const before = known(units, id)
    const after = { ...before, ...change }
    requirePlace(units, after, after.parentId)
    await requireMember(services, scope, change.leadId ?? null)
    if (Object.keys(change).length === 0) return
    await updateUnit(services.db, scope, id, change)
    await settleDepartments(services.db, scope)
  })
}

/** What stands below moves up, unless a sibling there has its name. */
export function removeUnit(services: Services, scope: Scope, id: number): Promise<void> {
  return changing(services, scope, async (units) => {
    const unit = known(units, id)
    const rest = units.filter((one) => one.id !== id)
    for (const child of rest.filter((one) => one.parentId === id)) requirePlace(rest, child, unit.parentId)
    const here = (await placesOf(services.db, scope)).filter((place) => place.unitId === id)
    await dissolveUnit(services.db, scope, unit)
    const unplaced = unit.parentId === null ? here.map((place) => place.userId) : []
    await settleDepartments(services.db, scope, unplaced)
  })
}

/** Throws AppError: not_found for a unit or a member that is not there. */
export function place(
  services: Services,
  scope: Scope,
  userId: number,
  unitId: number | null,
): Promise<void> {
  return changing(services, scope, async (units) => {
    if (unitId !== null) known(units, unitId)
    await requireMember(services, scope, userId)
    await setPlace(actingAs(services.db, scope), { companyId: scope.companyId, userId, unitId })
    await settleDepartments(services.db, scope, unitId === null ? [userId] : [])
  })
}

function known(units: readonly UnitRow[], id: number): UnitRow {
  const unit = units.find((one) => one.id === id)
  if (!unit) throw new AppError('not_found', 'There is no such department or team')
  return unit
}

async function requireMember({ db }: Services, scope: Scope, userId: number | null): Promise<void> {
  if (userId === null) return
  const ids = await activeMemberIds(actingAs(db, scope), scope.companyId)
  if (!ids.includes(userId)) throw new AppError('invalid', 'This person is no member of the company')
}
