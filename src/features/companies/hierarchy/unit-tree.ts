// The rules of the tree: what may stand where, and in which department somebody stands (COMP-16).
import { AppError } from '../../../kit/errors.ts'
import type { UnitKind } from './contract.ts'

export interface TreeUnit {
  id: number
  parentId: number | null
  kind: UnitKind
  name: string
}

/** Levels, the top one counted. */
export const DEEPEST = 8
export const MOST_UNITS = 500

/**
 * `unit` (id null while it is new) may stand below `parentId`. Throws AppError invalid where it would stand
 * below itself, too deep, or a department inside a team; conflict for a name that a sibling has.
 */
export function requirePlace(
  units: readonly TreeUnit[],
  unit: Omit<TreeUnit, 'id' | 'parentId'> & { id: number | null },
  parentId: number | null,
): void {
  const above = parentId === null ? [] : chainOf(units, parentId)
  if (parentId !== null && above.length === 0)
    throw new AppError('invalid', 'The department or team above is gone')
  if (above.some((one) => one.id === unit.id))
    throw new AppError('invalid', `${unit.name} cannot be below itself`)
  if (unit.kind === 'department' && above[0]?.kind === 'team')
    throw new AppError('invalid', 'A department cannot be inside a team')
  if (above.length + (unit.id === null ? 1 : heightOf(units, unit.id)) > DEEPEST)
    throw new AppError('invalid', `The tree has at most ${DEEPEST} levels`)
  const taken = units.some(
    (one) => one.id !== unit.id && one.parentId === parentId && sameName(one.name, unit.name),
  )
  if (taken) throw new AppError('conflict', `There is another ${unit.name} at this place`)
}

/** The name of the nearest department at or above the unit; null for a team that stands in none. */
export function departmentOf(units: readonly TreeUnit[], unitId: number): string | null {
  return chainOf(units, unitId).find((one) => one.kind === 'department')?.name ?? null
}

export const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The unit and those above it, from it upwards; empty for one that is not there. */
function chainOf(units: readonly TreeUnit[], id: number): TreeUnit[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const chain: TreeUnit[] = []
  for (let at = byId.get(id); at && !chain.includes(at); at = byId.get(at.parentId ?? 0)) chain.push(at)
  return chain
}

/** Levels from the unit down, itself counted. */
function heightOf(units: readonly TreeUnit[], id: number): number {
  const below = units.filter((unit) => unit.parentId === id).map((unit) => heightOf(units, unit.id))
  return 1 + Math.max(0, ...below)
}
