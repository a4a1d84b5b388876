// What Tanya would act on first: topics by how often and how urgent, each with the words that it rests on.
import { TOP_TOPICS } from '../polling/contract.ts'
import type { TopicItem } from '../polling/figures/contract.ts'
import { type Facts, topicItems } from '../polling/index.ts'
import type { Evidence, Urgency } from '../polling/insights/contract.ts'
import type { TanyaInsight, TrendingTopic } from './contract.ts'

const weight: Readonly<Record<Urgency, number>> = { high: 3, medium: 2, low: 1 }
const LEAST_EVIDENCE = 2
const MOST_EVIDENCE = 4

/** Of one instance: five at most. */
export function insightsFrom(facts: Facts, quotes: ReadonlyMap<number, readonly Evidence[]>): TanyaInsight[] {
  return byPressure(topicItems(facts))
    .map((topic) => insightAbout(facts, topic, quotes.get(topic.id) ?? []))
    .filter(({ evidenceCount }) => evidenceCount >= LEAST_EVIDENCE)
    .slice(0, TOP_TOPICS)
}

/** By frequency and urgency together (MAIL-10). */
export const byPressure = <T extends { urgency: Urgency; count: number }>(topics: readonly T[]): T[] =>
  [...topics].sort((one, other) => weight[other.urgency] * other.count - weight[one.urgency] * one.count)

function insightAbout(facts: Facts, topic: TopicItem, quotes: readonly Evidence[]): TanyaInsight {
  const evidence = [...new Map(quotes.map((one) => [one.quote, one])).values()].slice(0, MOST_EVIDENCE)
  const days = facts.topics.filter(({ topicId }) => topicId === topic.id).map(({ day }) => day)
  const mails = topic.count === 1 ? '1 mail' : `${topic.count} mails`
  return {
    id: `topic:${topic.id}`,
    sources: [{ agentId: facts.agent.id, subject: `topic:${topic.id}` }],
    topic: topic.name,
    description: `${mails} from ${topic.people} people. ${adviceOn(topic)}`,
    urgency: topic.urgency,
    frequency: topic.count,
    sentiment: topic.category,
    people: topic.people,
    since: days.sort()[0] ?? '',
    trend: topic.trend,
    evidence,
    evidenceCount: evidence.length,
    instances: [facts.agent.name],
  }
}

function adviceOn({ category, trend, urgency }: TopicItem): string {
  if (category === 'negative')
    return trend === 'up'
      ? 'It grows and weighs on people: act on it first.'
      : 'It weighs on people: find out why.'
  if (urgency === 'high') return 'It is urgent to those who raise it: answer them this week.'
  if (category === 'positive') return 'It goes well: keep it, and say so.'
  return trend === 'up'
    ? 'It comes up more often: look into it.'
    : 'It keeps coming up: decide who looks into it.'
}

export const trendingFrom = (facts: Facts): TrendingTopic[] =>
  topicItems(facts).map(({ name, count, category, trend, trendValue, urgency }) => ({
    ...{ name, count, category, trend, trendValue, urgency },
  }))
