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
