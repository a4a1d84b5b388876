// The hierarchy of a company: read by managers, changed by admins (COMP-16, COMP-19).
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import type { CompanyServices } from '../company-services.ts'
import { membersOf } from '../members/member-store.ts'
import {
  changeUnit,
  createUnit,
  deleteUnit,
  getHierarchy,
  type Hierarchy,
  placeMember,
  type Unit,
} from './contract.ts'
import { addUnit, alterUnit, place, removeUnit } from './hierarchy.ts'
import { placesOf, unitsOf } from './unit-store.ts'

export function hierarchyRoutes(services: CompanyServices): Served[] {
  const one = async (scope: Scope, id: number): Promise<Unit> => {
    const found = (await hierarchyOf(services, scope)).units.find((unit) => unit.id === id)
    if (!found) throw new AppError('not_found', 'There is no such department or team')
    return found
  }
  return [
    serve(getHierarchy, async ({ scope }) => ({ success: true, data: await hierarchyOf(services, scope) })),
    serve(createUnit, async ({ scope, body }) => {
      const id = await addUnit(services, scope, { ...body, leadId: body.leadId ?? null })
      return { success: true, message: `${body.name} added`, data: { unit: await one(scope, id) } }
    }),
    serve(changeUnit, async ({ scope, params, body }) => {
      await alterUnit(services, scope, params.unitId, body)
      const unit = await one(scope, params.unitId)
      return { success: true, message: `${unit.name} changed`, data: { unit } }
    }),
    serve(deleteUnit, async ({ scope, params }) => {
      await removeUnit(services, scope, params.unitId)
      return { success: true, message: 'Deleted' }
    }),
    serve(placeMember, async ({ scope, params, body }) => {
      await place(services, scope, params.userId, body.unitId)
      return { success: true, message: 'Place changed' }
    }),
  ]
}

async function hierarchyOf({ db }: CompanyServices, scope: Scope): Promise<Hierarchy> {
  const units = await unitsOf(db, scope)
  const places = await placesOf(db, scope)
  const people = await membersOf(db, scope)
  return {
    units: units.map(({ id, parentId, kind, name, leadId }) => {
      const memberIds = places.filter((at) => at.unitId === id).map((at) => at.userId)
      return { id, parentId, kind, name, leadId, memberIds }
    }),
    people: people.map(({ userId, firstName, lastName, email }) => ({
      id: userId,
      firstName,
      lastName,
      email,
    })),
  }
}
