// The tree as the rows in sight, and what the arrow keys do in it (ARIA's tree view pattern).
import type { Unit, UnitKind } from '../hierarchy/contract.ts'

export type TreeRow = {
  unit: Unit
  /** 1 at the top. */
  level: number
  /** Among its siblings, from 1. */
  position: number
  siblings: number
  hasChildren: boolean
  expanded: boolean
}

/** Depth first, departments before teams, each by name; nothing of what is below a folded one. */
export function treeRows(units: readonly Unit[], folded: ReadonlySet<number>): TreeRow[] {
  const below = (parentId: number | null, level: number): TreeRow[] => {
    const siblings = childrenOf(units, parentId)
    return siblings.flatMap((unit, index) => {
      const hasChildren = units.some((one) => one.parentId === unit.id)
      const expanded = hasChildren && !folded.has(unit.id)
      const row = { unit, level, position: index + 1, siblings: siblings.length, hasChildren, expanded }
      return expanded ? [row, ...below(unit.id, level + 1)] : [row]
    })
  }
  return below(null, 1)
}

function childrenOf(units: readonly Unit[], parentId: number | null): Unit[] {
  const rank = ({ kind }: Unit) => (kind === 'department' ? 0 : 1)
  return units
    .filter((unit) => unit.parentId === parentId)
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

export type TreeMove = { to: number } | { fold: number } | { unfold: number } | null

/** What a key does on the row of `id`; null for keys of others. */
export function treeMove(rows: readonly TreeRow[], id: number | null, key: string): TreeMove {
  const index = rows.findIndex((row) => row.unit.id === id)
  const row = rows[index]
  const to = (target: TreeRow | undefined): TreeMove => (target ? { to: target.unit.id } : null)
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1])
    case 'ArrowUp':
      return to(rows[index - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case 'ArrowRight':
      if (!row?.hasChildren) return null
      return row.expanded ? to(rows[index + 1]) : { unfold: row.unit.id }
    case 'ArrowLeft':
      if (row?.expanded) return { fold: row.unit.id }
      return to(rows.find((one) => one.unit.id === row?.unit.parentId))
    default:
      return null
  }
}

/** From the top down to the unit: "Sales / Europe". */
export function pathOf(units: readonly Unit[], id: number): string {
  const unit = units.find((one) => one.id === id)
  if (!unit) return ''
  return unit.parentId === null ? unit.name : `${pathOf(units, unit.parentId)} / ${unit.name}`
}

/** Where a unit may stand: not in itself or below it, and a department in no team. */
export function possibleParents(units: readonly Unit[], unit: { id: number; kind: UnitKind }): Unit[] {
  const below = new Set([unit.id])
  for (let grew = true; grew; ) {
    const more = units.filter((one) => one.parentId !== null && below.has(one.parentId) && !below.has(one.id))
    for (const one of more) below.add(one.id)
    grew = more.length > 0
  }
  return units.filter((one) => !below.has(one.id) && (unit.kind === 'team' || one.kind === 'department'))
}
