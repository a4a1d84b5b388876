// Red alerts: the mood fell far, or a culture concern came up again and again in one period (agents.md 2).
import type { PollingAlert } from '../insights/contract.ts'
import { type Facts, latestPeriod } from './facts.ts'
import { changeOf, meanOf } from './sentiment.ts'
import { countIn, topicItems } from './topics.ts'

/** Points of sentiment. */
export const ALERT_FALL = 15
/** Mails of one period. */
export const ALERT_REPEATS = 3

/** Without `isFull` none of a department (COMP-19). */
export function alertsOf(facts: Facts, isFull = true): PollingAlert[] {
  const latest = latestPeriod(facts)
  if (!latest) return []
  return [...falls(facts, latest, isFull), ...concerns(facts, latest.period)]
}

function falls(
  facts: Facts,
  { period, before }: { period: string; before: string | null },
  isFull: boolean,
): PollingAlert[] {
  if (before === null) return []
  const open = isFull
    ? facts.groups.filter(({ unit, isClosed }) => unit.kind === 'department' && !isClosed)
    : []
  return [null, ...open].flatMap((group) => {
    const now = meanOf(facts, period, group).score
    const last = meanOf(facts, before, group).score
    const change = changeOf(now, last)
    if (change === null || change > -ALERT_FALL) return []
    const whose = group?.unit.name ?? facts.agent.name
    return [
      {
        id: `fall:${group?.unit.id ?? 'all'}:${period}`,
        kind: 'sentiment_fall' as const,
        title: `Sentiment fell by ${-change} points`,
        description: `${whose}: ${now} of 100 after ${last} in the period before.`,
        ...{ period, agentId: facts.agent.id },
      },
    ]
  })
}

function concerns(facts: Facts, period: string): PollingAlert[] {
  if (facts.agent.type !== 'culture_pulse') return []
  return topicItems(facts).flatMap((topic) => {
    const count = countIn(
      facts.topics.filter(({ topicId }) => topicId === topic.id),
      period,
    )
    if (topic.category === 'positive' || count < ALERT_REPEATS) return []
    return [
      {
        id: `concern:${topic.id}:${period}`,
        kind: 'culture_concern' as const,
        title: `A culture concern came up ${count} times`,
        description: `It is about \u201c${topic.name}\u201d.`,
        ...{ period, agentId: facts.agent.id },
      },
    ]
  })
}
