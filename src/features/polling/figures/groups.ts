// Which departments and teams may be shown: with enough people, and with enough people in what is left of those above.
import type { OrgPerson, OrgUnit } from '../org-store.ts'

export interface Group {
  unit: OrgUnit
  /** Of its people and those of the units below. */
  memberIds: ReadonlySet<number>
  /** Itself and the units below. */
  unitIds: ReadonlySet<number>
  isClosed: boolean
}

/** In the order of the units. */
export function groupsOf(
  units: readonly OrgUnit[],
  people: readonly OrgPerson[],
  threshold: number,
): Group[] {
  const childrenOf = (id: number | null) => units.filter(({ parentId }) => parentId === id)
  const below = (id: number): number[] => [id, ...childrenOf(id).flatMap((child) => below(child.id))]
  const groups = units.map((unit) => {
    const unitIds = new Set(below(unit.id))
    const members = people.filter(({ unitId }) => unitId !== null && unitIds.has(unitId))
    return { unit, unitIds, memberIds: new Set(members.map(({ id }) => id)), isClosed: false }
  })
  const close = (parentId: number | null, size: number, isClosed: boolean) => {
    const parts = groups.filter(({ unit }) => unit.parentId === parentId)
    for (const part of parts) part.isClosed = isClosed || part.memberIds.size < threshold
    // What is left could be worked out from the sum: it must be nobody, or enough people.
    const bySize = parts.filter((part) => !part.isClosed).sort((a, b) => a.memberIds.size - b.memberIds.size)
    const left = () => size - parts.reduce((sum, part) => sum + (part.isClosed ? 0 : part.memberIds.size), 0)
    for (const part of bySize) if (left() > 0 && left() < threshold) part.isClosed = true
    for (const part of parts) close(part.unit.id, part.memberIds.size, part.isClosed)
  }
  close(null, people.length, false)
  return groups
}

/**
 * Units, null for none, of whose own people single rows may not be shown: those of closed groups, and the next smallest
 * where the hidden rows of a group that is shown, or of all, would be of too few: its sum less the rows tells of them.
 */
export function hiddenPlaces(
  groups: readonly Group[],
  people: readonly OrgPerson[],
  threshold: number,
): ReadonlySet<number | null> {
  const sizes = new Map<number | null, number>()
  for (const { unitId } of people) sizes.set(unitId, (sizes.get(unitId) ?? 0) + 1)
  const places = [...sizes].map(([unitId, size]) => ({ unitId, size })).sort((a, b) => a.size - b.size)
  const hidden = new Set<number | null>()
  for (const { unitId, size } of places) {
    const group = groups.find(({ unit }) => unit.id === unitId)
    if (group ? group.isClosed : size < threshold) hidden.add(unitId)
  }
  const shown = groups.filter(({ isClosed }) => !isClosed)
  const isIn = (unitId: number | null, group: Group | null) =>
    group === null || (unitId !== null && group.unitIds.has(unitId))
  for (let isEnough = false; !isEnough; ) {
    isEnough = true
    for (const group of [...shown, null]) {
      const inside = places.filter(({ unitId }) => isIn(unitId, group))
      const next = inside.find(({ unitId }) => !hidden.has(unitId))
      const left = inside.reduce((sum, { unitId, size }) => sum + (hidden.has(unitId) ? size : 0), 0)
      if (!next || left === 0 || left >= threshold) continue
      hidden.add(next.unitId)
      isEnough = false
    }
  }
  return hidden
}
