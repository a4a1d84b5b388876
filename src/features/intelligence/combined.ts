// Several instances as one (TANYA-12): the mean of moods, the sums of the rest, and the same topic told once.
import { trendOf } from '../polling/contract.ts'
import {
  MOST_INSIGHTS,
  MOST_TRENDING,
  type TanyaInsight,
  type TanyaIntelligence,
  type TrendingTopic,
} from './contract.ts'
import { byPressure } from './tanya-insights.ts'

export function combined(all: readonly TanyaIntelligence[]): TanyaIntelligence {
  const sum = (of: (one: TanyaIntelligence['metrics']) => number) =>
    all.reduce((total, { metrics }) => total + of(metrics), 0)
  const scores = all.flatMap(({ metrics }) => metrics.sentimentScore ?? [])
  const insights = joinInsights(all.flatMap((one) => one.insights)).slice(0, MOST_INSIGHTS)
  return {
    insights,
    trendingTopics: joinTopics(all.flatMap((one) => one.trendingTopics)).slice(0, MOST_TRENDING),
    metrics: {
      emailVolume: sum(({ emailVolume }) => emailVolume),
      participationRate: sum(({ participationRate }) => participationRate),
      sentimentScore:
        scores.length === 0
          ? null
          : Math.round(scores.reduce((total, one) => total + one, 0) / scores.length),
      alertCount: sum(({ alertCount }) => alertCount),
      insightsGenerated: insights.length,
      volumeChange: sum(({ volumeChange }) => volumeChange),
    },
    alerts: all.flatMap(({ alerts }) => alerts),
    emailSpecificIntelligence:
      all.find((one) => one.emailSpecificIntelligence)?.emailSpecificIntelligence ?? null,
    agentIds: all.flatMap(({ agentIds }) => agentIds),
    instanceCount: all.length,
    release: {
      lastDay:
        all
          .flatMap(({ release }) => release.lastDay ?? [])
          .sort()
          .at(-1) ?? null,
      needs: Math.max(4, ...all.map(({ release }) => release.needs)),
    },
    isFull: all.every(({ isFull }) => isFull),
  }
}

/** The same topic of several instances is one insight, with the evidence of all; its people are not added up. */
function joinInsights(all: readonly TanyaInsight[]): TanyaInsight[] {
  const byTopic = new Map<string, TanyaInsight>()
  for (const one of all) {
    const known = byTopic.get(one.topic.toLowerCase())
    byTopic.set(
      one.topic.toLowerCase(),
      known
        ? {
            ...known,
            frequency: known.frequency + one.frequency,
            people: Math.max(known.people, one.people),
            since: known.since < one.since ? known.since : one.since,
            evidence: [...known.evidence, ...one.evidence],
            evidenceCount: known.evidenceCount + one.evidenceCount,
            instances: [...known.instances, ...one.instances],
            sources: [...known.sources, ...one.sources],
          }
        : one,
    )
  }
  return byPressure([...byTopic.values()].map((one) => ({ ...one, count: one.frequency }))).map(
    ({ count: _count, ...one }) => one,
  )
}

function joinTopics(all: readonly TrendingTopic[]): TrendingTopic[] {
  const byName = new Map<string, TrendingTopic>()
  for (const one of all) {
    const known = byName.get(one.name.toLowerCase())
    const value = known && (Math.abs(known.trendValue) > Math.abs(one.trendValue) ? known : one).trendValue
    byName.set(
      one.name.toLowerCase(),
      known && value !== undefined
        ? { ...known, count: known.count + one.count, trendValue: value, trend: trendOf(value) }
        : one,
    )
  }
  return [...byName.values()].sort((one, other) => other.count - one.count)
}
