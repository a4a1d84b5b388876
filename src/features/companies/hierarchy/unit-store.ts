// The only SQL of the hierarchy: units, leads, the place of each member, and the department that follows from it.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { companyPlaces, companyUnits } from '../../../../db/schema/companies.ts'
import { memberships } from '../../../../db/schema/users.ts'
import { type ActingDatabase, actingAs } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { departmentOf, sameName, type TreeUnit } from './unit-tree.ts'

export type UnitRow = typeof companyUnits.$inferSelect

/** By name; whoever draws the tree puts them below their parents. */
export function unitsOf(db: Database, scope: Scope, companyId: number = scope.companyId): Promise<UnitRow[]> {
  return db.orm
    .select()
    .from(companyUnits)
    .where(eq(companyUnits.companyId, companyId))
    .orderBy(asc(sql`lower(${companyUnits.name})`), asc(companyUnits.id))
}

/** Where the members of the scope's company stand. */
export function placesOf(
  db: Database,
  scope: Scope,
  companyId: number = scope.companyId,
): Promise<{ userId: number; unitId: number }[]> {
  return db.orm
    .select({ userId: companyPlaces.userId, unitId: companyPlaces.unitId })
    .from(companyPlaces)
    .where(eq(companyPlaces.companyId, companyId))
    .orderBy(asc(companyPlaces.userId))
}

export interface NewUnit {
  kind: TreeUnit['kind']
  name: string
  parentId: number | null
  leadId: number | null
}

export async function insertUnit(db: Database, scope: Scope, unit: NewUnit, at: Date): Promise<UnitRow> {
  const [row] = await db.orm
    .insert(companyUnits)
    .values({ ...unit, companyId: scope.companyId, createdAt: at })
    .returning()
  if (!row) throw new Error('the insert of a unit gave no row')
  return row
}

export async function updateUnit(
  db: Database,
  scope: Scope,
  id: number,
  change: Partial<Pick<NewUnit, 'name' | 'parentId' | 'leadId'>>,
): Promise<void> {
  await db.orm
    .update(companyUnits)
    .set(change)
    .where(and(eq(companyUnits.companyId, scope.companyId), eq(companyUnits.id, id)))
}

/** Whatever stands below it, units and members, moves up to its parent; members of a top one have no place then. */
export async function dissolveUnit(db: Database, scope: Scope, unit: UnitRow): Promise<void> {
  const { id, parentId } = unit
  await db.orm
    .update(companyUnits)
    .set({ parentId })
    .where(and(eq(companyUnits.companyId, scope.companyId), eq(companyUnits.parentId, id)))
  if (parentId !== null)
    await db.orm.update(companyPlaces).set({ unitId: parentId }).where(eq(companyPlaces.unitId, id))
  await db.orm
    .delete(companyUnits)
    .where(and(eq(companyUnits.companyId, scope.companyId), eq(companyUnits.id, id)))
}

/** One place a member; null takes it away. */
export async function setPlace(
  db: ActingDatabase,
  place: { companyId: number; userId: number; unitId: number | null },
): Promise<void> {
  const { companyId, userId, unitId } = place
  if (unitId === null) {
    await db.orm
      .delete(companyPlaces)
      .where(and(eq(companyPlaces.companyId, companyId), eq(companyPlaces.userId, userId)))
    return
  }
  await db.orm
    .insert(companyPlaces)
    .values({ companyId, userId, unitId })
    .onConflictDoUpdate({ target: [companyPlaces.companyId, companyPlaces.userId], set: { unitId } })
}

/**
 * Writes to every membership the department that follows from the tree, so that its readers need no tree.
 * After each change of it, in the same transaction. `unplaced` are those whose place was just taken away;
 * who never had one keeps what the invitation said.
 */
export async function settleDepartments(
  db: Database,
  scope: Scope,
  unplaced: readonly number[] = [],
  companyId: number = scope.companyId,
): Promise<void> {
  const units = await unitsOf(db, scope, companyId)
  const byDepartment = new Map<string | null, number[]>([[null, [...unplaced]]])
  for (const { userId, unitId } of await placesOf(db, scope, companyId)) {
    const department = departmentOf(units, unitId)
    byDepartment.set(department, [...(byDepartment.get(department) ?? []), userId])
  }
  for (const [department, userIds] of byDepartment) {
    if (userIds.length === 0) continue
    await db.orm
      .update(memberships)
      .set({ department })
      .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, userIds)))
  }
}

/** Who was invited into a department of the tree stands in it; one of another name is kept as a word. */
export async function placeInDepartment(
  db: Database,
  scope: Scope,
  companyId: number,
  department: string,
): Promise<void> {
  const units = await unitsOf(db, scope, companyId)
  const unit = units.find((one) => one.kind === 'department' && sameName(one.name, department))
  if (!unit) return
  await setPlace(actingAs(db, scope), { companyId, userId: scope.userId, unitId: unit.id })
  await settleDepartments(db, scope, [], companyId)
}
