// What may be told: submissions are released in groups of enough people, whole and for good (agents.md 2, privacy rule).

/** What waits to be released: a submission, or a mention of one topic. */
export interface Waiting {
  id: number
  personId: number
  /** Where the person was in the hierarchy when they wrote; null for nowhere. */
  unitId: number | null
  isOutside: boolean
  receivedAt: Date
}

export interface Release<W extends Waiting = Waiting> {
  /** The unit that all of it is from; null for a mixed one. */
  unitId: number | null
  isOutside: boolean
  items: W[]
}

export interface ReleaseRules {
  /** Each unit's parent; null at the top. */
  parents: ReadonlyMap<number, number | null>
  /** Fewest people of a release. */
  threshold: number
  now: Date
  /** Nothing was released yet: nobody waits for their department then. */
  isFirst: boolean
}

/** So long a submission waits for others of its own unit, before it goes with those of the unit above. */
const PATIENCE_MS = 2 * 24 * 60 * 60_000

/**
 * Parts what waits into releases; what is in none of them goes on waiting. Releases share no submission, and each has
 * `threshold` people, so whatever figures are summed up from whole releases, no two of them differ by fewer people:
 * not by department, by period or by the time of reading. Whoever is no member is released apart from the members,
 * so that nobody brings the others of a group along.
 */
export function formReleases<W extends Waiting>(waiting: readonly W[], rules: ReleaseRules): Release<W>[] {
  const outside = waiting.filter((one) => one.isOutside)
  const members = waiting.filter((one) => !one.isOutside)
  const releases: Release<W>[] = []
  if (peopleOf(outside) >= rules.threshold) releases.push({ unitId: null, isOutside: true, items: outside })
  const byUnit = new Map<number | null, W[]>()
  for (const one of members) {
    const unitId = one.unitId !== null && rules.parents.has(one.unitId) ? one.unitId : null
    byUnit.set(unitId, [...(byUnit.get(unitId) ?? []), one])
  }
  const children = new Map<number | null, number[]>()
  for (const [id, parent] of rules.parents) children.set(parent, [...(children.get(parent) ?? []), id])

  /** Answers what of the unit and those below it is left. */
  const release = (unitId: number | null): W[] => {
    const own = byUnit.get(unitId) ?? []
    const below = (children.get(unitId) ?? []).flatMap(release)
    const enough = (items: readonly W[]) => peopleOf(items) >= rules.threshold
    const all = [...own, ...below]
    if (enough(all) && (below.length === 0 || rules.isFirst || isRipe(all, rules.now))) {
      releases.push({ unitId, isOutside: false, items: all })
      return []
    }
    if (enough(own)) {
      releases.push({ unitId, isOutside: false, items: own })
      return below
    }
    return all
  }
  release(null)
  return releases
}

export const peopleOf = (items: readonly Pick<Waiting, 'personId'>[]): number =>
  new Set(items.map(({ personId }) => personId)).size

const isRipe = (items: readonly Waiting[], now: Date): boolean =>
  items.some(({ receivedAt }) => now.getTime() - receivedAt.getTime() >= PATIENCE_MS)

/** The day, in UTC, to which a release counts: that of its newest submission, so that it is never parted by a period. */
export function dayOf(items: readonly Pick<Waiting, 'receivedAt'>[]): string {
  const newest = Math.max(...items.map(({ receivedAt }) => receivedAt.getTime()))
  return new Date(newest).toISOString().slice(0, 10)
}
