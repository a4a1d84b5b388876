// What stood out in an earlier period: a topic that came up far more often than usual, a mood far below its own.
import { type Facts, latestPeriod } from './facts.ts'
import type { TopicRow } from './facts-store.ts'
import type { Group } from './groups.ts'
import { meanOf, reachOf } from './sentiment.ts'
import { countIn } from './topics.ts'

/** Times as many mails as in the other periods, and mails of a person each at twice the threshold. */
const PEAK_TIMES = 3
const PEAK_PEOPLE = 2
/** Points of sentiment; less is no low. */
const LOW_FROM = 15

export interface Peak {
  period: string
  count: number
}

/** Null for a topic that comes up evenly, or too seldom to say. */
export function peakOf(
  { agent, periods }: Facts,
  rows: readonly (TopicRow & { period: string })[],
): Peak | null {
  const counts = periods.map((period) => ({ period, count: countIn(rows, period) }))
  const peak = counts.reduce((most, one) => (one.count > most.count ? one : most))
  const others = (countIn(rows) - peak.count) / Math.max(1, counts.length - 1)
  const isHigh = peak.count >= PEAK_PEOPLE * agent.threshold && peak.count >= PEAK_TIMES * others
  return isHigh ? peak : null
}

export interface Low {
  period: string
  score: number
  submissions: number
  /** That of the other periods, most of the time. */
  usual: number
}

/** Of a group, or of all with null: its worst period before the last two, where it is worse than chance alone would have it. */
export function lowOf(facts: Facts, group: Group | null): Low | null {
  const latest = latestPeriod(facts)
  const known = facts.periods.flatMap((period) => {
    const { score, submissions } = meanOf(facts, period, group)
    return score === null ? [] : [{ period, score, submissions }]
  })
  const worst = known
    .filter(({ period }) => period !== latest?.period && period !== latest?.before)
    .reduce<(typeof known)[number] | null>((low, one) => (low && low.score <= one.score ? low : one), null)
  if (!worst || known.length < 3) return null
  const rest = known.filter((one) => one !== worst)
  // The middle one: what lasted two periods is not usual for that.
  const usual = rest.map(({ score }) => score).sort((a, b) => a - b)[rest.length >> 1] ?? worst.score
  const isLow = usual - worst.score >= Math.max(LOW_FROM, reachOf(worst.submissions))
  return isLow ? { ...worst, usual } : null
}
