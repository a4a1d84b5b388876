// The four figures at the head of a dashboard (POLL-27), and who took part.
import type { PollingMetrics } from './contract.ts'
import { type Facts, latestPeriod } from './facts.ts'
import type { Group } from './groups.ts'
import { changeOf, meanOf } from './sentiment.ts'

export function metricsOf(facts: Facts): PollingMetrics {
  const latest = latestPeriod(facts)
  const present = facts.periods.at(-1) ?? ''
  const score = latest && meanOf(facts, latest.period, null).score
  const before = latest?.before ? meanOf(facts, latest.before, null).score : null
  const rate = (period: string | null | undefined) =>
    period ? share(participants(facts, null, period), facts.people.length) : null
  const activeParticipants = participants(facts, null)
  return {
    totalSubmissions: facts.sums.reduce((sum, { submissions }) => sum + submissions, 0),
    activeParticipants,
    participationRate: share(activeParticipants, facts.people.length),
    avgSentiment: score,
    people: facts.people.length,
    submissionsThisPeriod: meanOf(facts, present, null).submissions,
    sentimentChange: changeOf(score, before),
    participationChange: before === null ? null : changeOf(rate(latest?.period), rate(latest?.before)),
  }
}

/**
 * How many people the releases of a group are of, or of all with null: in one period, or in all of them. Who moved, left
 * or ended their account since is counted as when they wrote: a number that follows them would tell of each.
 */
export function participants(facts: Facts, group: Group | null, period?: string): number {
  const rows = facts.persons.filter(
    (row) =>
      !row.isOutside &&
      (group === null || (row.unitId !== null && group.unitIds.has(row.unitId))) &&
      (period === undefined || row.period === period),
  )
  return new Set(rows.map(({ personId }) => personId)).size
}

/** Percent of those who are there now, of whom there may be fewer than took part. */
export const share = (part: number, whole: number): number => Math.min(100, percent(part, whole))

export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole)
