// The mood of a group in a period: the mean of whole releases, with a band of doubt.
import type { SentimentPoint } from './contract.ts'
import type { Facts } from './facts.ts'
import type { Group } from './groups.ts'

export interface Mean {
  submissions: number
  /** Whole; null without a release, or where fewer people than the threshold are in them. */
  score: number | null
}

/** Of a group, or of all with null. */
export function meanOf(facts: Facts, period: string, group: Group | null): Mean {
  const isIn = (row: { period: string; unitId: number | null }) =>
    row.period === period && (group === null || (row.unitId !== null && group.unitIds.has(row.unitId)))
  const rows = group?.isClosed ? [] : facts.sums.filter(isIn)
  const people = new Set(facts.persons.filter(isIn).map(({ personId }) => personId)).size
  const submissions = rows.reduce((sum, row) => sum + row.submissions, 0)
  if (submissions === 0 || people < facts.agent.threshold) return { submissions: 0, score: null }
  return {
    submissions,
    score: Math.round(rows.reduce((sum, row) => sum + row.sentimentSum, 0) / submissions),
  }
}

export function changeOf(score: number | null, before: number | null): number | null {
  return score === null || before === null ? null : score - before
}

/** Oldest first. */
export function sentimentPoints(facts: Facts, isFull: boolean): SentimentPoint[] {
  const departments = isFull
    ? facts.groups.filter(({ unit, isClosed }) => unit.kind === 'department' && !isClosed)
    : []
  return facts.periods.map((period, place) => {
    const { score, submissions } = meanOf(facts, period, null)
    const before = facts.periods[place - 1]
    return {
      ...{ period, score, submissions },
      ...bandAround(score, submissions),
      departments: departments.map((group) => {
        const own = meanOf(facts, period, group).score
        const last = before === undefined ? null : meanOf(facts, before, group).score
        return { name: group.unit.name, score: own, change: changeOf(own, last) }
      }),
    }
  })
}

/**
 * How far chance alone could move the mean of so many mails, with 95 percent. Their spread is taken as what it usually is,
 * 20 points: the real one of a few mails would tell of single ones.
 */
const USUAL_SPREAD = 20
const OF_95_PERCENT = 1.96

export const reachOf = (submissions: number): number =>
  Math.round((OF_95_PERCENT * USUAL_SPREAD) / Math.sqrt(submissions))

function bandAround(score: number | null, submissions: number): { low: number | null; high: number | null } {
  if (score === null) return { low: null, high: null }
  const reach = reachOf(submissions)
  return { low: Math.max(0, score - reach), high: Math.min(100, score + reach) }
}
