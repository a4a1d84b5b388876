// What the figures say in sentences, each with a figure of its own and the words that it rests on (ENT-41).
import { moodOf, TOP_TOPICS, TREND_FROM } from '../contract.ts'
import type { Evidence, InsightType, PollingAlert, PollingInsight, Urgency } from '../insights/contract.ts'
import { periodWords } from '../periods.ts'
import { alertsOf } from './alerts.ts'
import type { TopicItem } from './contract.ts'
import { type Facts, latestPeriod } from './facts.ts'
import type { Group } from './groups.ts'
import { changeOf, meanOf } from './sentiment.ts'
import { countIn, topicItems } from './topics.ts'
import { lowOf, type Peak, peakOf } from './turning-points.ts'

/** Released words about topics, by the topic. */
export type Quotes = ReadonlyMap<number, readonly Evidence[]>

export type PlainInsight = Omit<PollingInsight, 'viewCount'>

/** Fewer pieces of evidence make no insight. */
const LEAST_EVIDENCE = 2
const MOST_EVIDENCE = 5
/** Topics of which an insight may be made. */
const MOST_TOPICS_TOLD = 15

/** Alerts first, then by priority, then by how much the figure is. */
export function insightsOf(facts: Facts, quotes: Quotes): PlainInsight[] {
  const latest = latestPeriod(facts)
  if (!latest) return []
  const topics = topicItems(facts).slice(0, MOST_TOPICS_TOLD)
  const alerts = alertsOf(facts)
  const told = [
    ...topics.flatMap((topic) => aboutTopic(facts, topic, { latest, alerts })),
    ...aboutMood(facts, topics, { latest, alerts }),
  ]
  return told
    .map(({ evidenceFrom, ...insight }) => {
      const evidence = evidenceOf(evidenceFrom, quotes)
      return { ...insight, evidence, evidenceCount: evidence.length }
    })
    .filter(({ evidenceCount }) => evidenceCount >= LEAST_EVIDENCE)
    .sort(
      (one, other) =>
        Number(other.isAlert) - Number(one.isAlert) ||
        weight[other.priority] - weight[one.priority] ||
        Math.abs(other.figure.value) - Math.abs(one.figure.value),
    )
}

const weight: Readonly<Record<Urgency, number>> = { high: 2, medium: 1, low: 0 }

type Untold = Omit<PlainInsight, 'evidence' | 'evidenceCount'> & { evidenceFrom: readonly number[] }
interface Circumstances {
  latest: { period: string; before: string | null }
  alerts: readonly PollingAlert[]
}

/** One of each topic at most: the most telling that is so. */
function aboutTopic(facts: Facts, topic: TopicItem, { latest, alerts }: Circumstances): Untold[] {
  const rows = facts.topics.filter(({ topicId }) => topicId === topic.id)
  const count = countIn(rows, latest.period)
  const peak = peakOf(facts, rows)
  if (count === 0) return peak ? [ofPeak(facts, topic, peak)] : []
  const isNew = rows.every(({ period }) => period === latest.period)
  const alert = alerts.find(({ id }) => id === `concern:${topic.id}:${latest.period}`)
  const type = typeOf(facts, topic, isNew)
  if (type === null) return peak && peak.period !== latest.period ? [ofPeak(facts, topic, peak)] : []
  const name = quoted(topic.name)
  const said = `${mails(count)} from at least ${facts.agent.threshold} people`
  const titles: Readonly<Record<typeof type, string>> = {
    pain_points: `${name} is a burden`,
    ideas_suggestions: `${name} is an idea that several people share`,
    emerging_signals: `${name} is new`,
    trending_topics: `${name} comes up more often`,
    team_mood: `${name} is praised`,
  }
  const descriptions: Readonly<Record<typeof type, string>> = {
    pain_points: `${said} raise it, and their mood is low.`,
    ideas_suggestions: `${said} speak for it.`,
    emerging_signals: `${said} raise it for the first time.`,
    trending_topics: `${said} raise it, ${topic.trendValue}% more than in the period before.`,
    team_mood: `${said} raise it, and their mood is good.`,
  }
  return [
    {
      id: `${type}:${topic.id}:${latest.period}`,
      subject: `topic:${topic.id}`,
      ...{ title: titles[type], description: descriptions[type], type },
      priority: alert ? 'high' : priorityOf(topic),
      isAlert: alert !== undefined,
      confidence: confidenceOf(count),
      period: latest.period,
      figure: { value: count, unit: 'mails' },
      mood: topic.category,
      ...{ topic: topic.name, department: null, evidenceFrom: [topic.id] },
    },
  ]
}

/** It came up most in an earlier period. */
function ofPeak({ agent, period }: Facts, topic: TopicItem, peak: Peak): Untold {
  return {
    id: `trending_topics:${topic.id}:${peak.period}`,
    subject: `topic:${topic.id}`,
    title: `${quoted(topic.name)} came up most in ${periodWords(peak.period, period)}`,
    description: `${mails(peak.count)} from at least ${agent.threshold} people raised it then, far more than before or after.`,
    type: 'trending_topics',
    // It is over: no cause for haste, whatever it was.
    priority: priorityOf(topic) === 'low' ? 'low' : 'medium',
    isAlert: false,
    confidence: confidenceOf(peak.count),
    period: peak.period,
    figure: { value: peak.count, unit: 'mails' },
    mood: topic.category,
    ...{ topic: topic.name, department: null, evidenceFrom: [topic.id] },
  }
}

function typeOf(
  { agent }: Facts,
  { category, trend }: TopicItem,
  isNew: boolean,
): Exclude<InsightType, 'sentiment_trend'> | null {
  if (category === 'negative') return 'pain_points'
  if (agent.type === 'innovation_radar') return 'ideas_suggestions'
  if (isNew) return 'emerging_signals'
  if (trend === 'up') return 'trending_topics'
  return category === 'positive' ? 'team_mood' : null
}

function priorityOf({ urgency, category, trend }: TopicItem): Urgency {
  if (urgency === 'high' || (category === 'negative' && trend === 'up')) return 'high'
  return urgency === 'medium' || category === 'negative' ? 'medium' : 'low'
}

/** The mood of all, and of each department that may be shown, against the period before. */
function aboutMood(facts: Facts, topics: readonly TopicItem[], { latest, alerts }: Circumstances): Untold[] {
  const { before } = latest
  if (before === null) return []
  const open = facts.groups.filter(({ unit, isClosed }) => unit.kind === 'department' && !isClosed)
  return [null, ...open].flatMap((group): Untold[] => {
    const low = ofLow(facts, group)
    const { score, submissions } = meanOf(facts, latest.period, group)
    const change = changeOf(score, meanOf(facts, before, group).score)
    if (score === null || change === null || Math.abs(change) < TREND_FROM) return low
    const whose = whoseOf(group)
    const falls = change < 0
    const isAlert = alerts.some(({ id }) => id === `fall:${group?.unit.id ?? 'all'}:${latest.period}`)
    const ofGroup = tellingIn(facts, latest.period, group ? topicItems(facts, group) : topics, !falls)
    return [
      ...low,
      {
        id: `sentiment_trend:${group?.unit.id ?? 'all'}:${latest.period}`,
        subject: `mood:${group?.unit.id ?? 'all'}:${latest.period}`,
        title: `${whose} mood ${falls ? 'falls' : 'rises'} by ${points(Math.abs(change))}`,
        description: `It is ${score} of 100 after ${score - change} in the period before.`,
        type: 'sentiment_trend',
        priority: isAlert ? 'high' : falls ? 'medium' : 'low',
        isAlert,
        confidence: confidenceOf(submissions),
        period: latest.period,
        figure: { value: change, unit: 'points' },
        mood: moodOf(score),
        ...{ topic: null, department: group?.unit.name ?? null },
        evidenceFrom: ofGroup,
      },
    ]
  })
}

/** The worst of the earlier periods, where it was far below what is usual. */
function ofLow(facts: Facts, group: Group | null): Untold[] {
  const low = lowOf(facts, group)
  if (!low) return []
  const { period, score, submissions, usual } = low
  return [
    {
      id: `sentiment_trend:low:${group?.unit.id ?? 'all'}:${period}`,
      subject: `mood:low:${group?.unit.id ?? 'all'}:${period}`,
      title: `${whoseOf(group)} mood was lowest in ${periodWords(period, facts.period)}`,
      description: `It was ${score} of 100, where ${usual} is usual.`,
      ...{ type: 'sentiment_trend', priority: 'medium', isAlert: false, period },
      confidence: confidenceOf(submissions),
      figure: { value: score - usual, unit: 'points' },
      mood: moodOf(score),
      ...{ topic: null, department: group?.unit.name ?? null },
      evidenceFrom: tellingIn(facts, period, topicItems(facts, group), false),
    },
  ]
}

/** "Care’s", and of a name that ends in s "Sales’". */
function whoseOf(group: Group | null): string {
  const name = group ? group.unit.name : 'The team'
  return name.endsWith('s') ? `${name}\u2019` : `${name}\u2019s`
}

/** Topics of a period that may speak for a mood, those that are of it first and never those of the opposite one. */
function tellingIn(
  facts: Facts,
  period: string,
  topics: readonly TopicItem[],
  isGood: boolean,
): readonly number[] {
  const raised = new Set(facts.topics.filter((row) => row.period === period).map(({ topicId }) => topicId))
  const [wanted, opposite] = isGood ? ['positive', 'negative'] : ['negative', 'positive']
  const fitting = topics.filter(({ id, category }) => raised.has(id) && category !== opposite)
  const telling = fitting.filter(({ category }) => category === wanted)
  return (telling.length > 0 ? telling : fitting).slice(0, TOP_TOPICS).map(({ id }) => id)
}

/** Each quote once, topic by topic in turn. */
function evidenceOf(topicIds: readonly number[], quotes: Quotes): Evidence[] {
  const lists = topicIds.map((id) => quotes.get(id) ?? [])
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const evidence = new Map<string, Evidence>()
  for (let place = 0; place < longest; place += 1)
    for (const list of lists) {
      const quote = list[place]
      if (quote && !evidence.has(quote.quote)) evidence.set(quote.quote, quote)
    }
  return [...evidence.values()].slice(0, MOST_EVIDENCE)
}

/** Of so many mails, as a share of how sure many would make us. */
const confidenceOf = (mails: number): number => Math.round(100 * (mails / (mails + 3)))

const quoted = (name: string) => `\u201c${name.charAt(0).toUpperCase()}${name.slice(1)}\u201d`
const mails = (count: number) => (count === 1 ? '1 mail' : `${count} mails`)
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)
