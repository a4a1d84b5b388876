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
    period ? percent(participants(facts, null, period).size, facts.people.length) : null
  const activeParticipants = participants(facts, null).size
  return {
    totalSubmissions: facts.sums.reduce((sum, { submissions }) => sum + submissions, 0),
    activeParticipants,
    participationRate: percent(activeParticipants, facts.people.length),
    avgSentiment: score,
    people: facts.people.length,
    submissionsThisPeriod: meanOf(facts, present, null).submissions,
    sentimentChange: changeOf(score, before),
    participationChange: before === null ? null : changeOf(rate(latest?.period), rate(latest?.before)),
  }
}

/** Members of the group, or of all with null, of whom something is released: in one period, or in all of them. */
export function participants(facts: Facts, group: Group | null, period?: string): ReadonlySet<number> {
  const members = group?.memberIds ?? new Set(facts.people.map(({ id }) => id))
  const wrote = facts.persons.flatMap(({ userId, ...row }) =>
    userId !== null && members.has(userId) && (period === undefined || row.period === period) ? userId : [],
  )
  return new Set(wrote)
}

export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole)
