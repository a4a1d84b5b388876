// The topics of a group: how often each came up, how it is felt, how urgent it is, and whether it grows.
import { type Mood, moodOf, trendOf } from '../contract.ts'
import type { Urgency } from '../insights/contract.ts'
import type { TopicItem } from './contract.ts'
import { type Facts, latestPeriod } from './facts.ts'
import type { TopicRow } from './facts-store.ts'
import type { Group } from './groups.ts'

/** Most frequent first; of a group, or of all with null. Each was raised by enough people. */
export function topicItems(facts: Facts, group: Group | null = null): TopicItem[] {
  if (group?.isClosed) return []
  const rows = facts.topics.filter(
    ({ unitId }) => group === null || (unitId !== null && group.unitIds.has(unitId)),
  )
  const latest = latestPeriod(facts)
  return [...new Set(rows.map(({ topicId }) => topicId))]
    .map((id) => ({ id, own: rows.filter(({ topicId }) => topicId === id) }))
    .map(({ id, own }) => {
      const people = peopleOf(facts, id)
      const trendValue = growth(countIn(own, latest?.period), countIn(own, latest?.before))
      return {
        id,
        name: own.at(-1)?.name ?? '',
        count: countIn(own),
        category: categoryOf(facts, own, { people, mails: mailsOf(facts, group) }),
        ...{ trend: trendOf(trendValue), trendValue, urgency: urgencyOf(own), people },
      }
    })
    .filter(({ people }) => people >= facts.agent.threshold)
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
}

const peopleOf = (facts: Facts, topic: number): number =>
  new Set(facts.topicPeople.filter(({ topicId }) => topicId === topic).map(({ personId }) => personId)).size

/** All that a group, or everybody, has written. */
const mailsOf = (facts: Facts, group: Group | null): number =>
  facts.sums
    .filter(({ unitId }) => group === null || (unitId !== null && group.unitIds.has(unitId)))
    .reduce((sum, { submissions }) => sum + submissions, 0)

/** In one period, or in all without one. */
export function countIn(rows: readonly (TopicRow & { period: string })[], period?: string | null): number {
  if (period === null) return 0
  return rows
    .filter((row) => period === undefined || row.period === period)
    .reduce((sum, { submissions }) => sum + submissions, 0)
}

/** Percent, whole. */
function growth(now: number, before: number): number {
  if (before === 0) return now === 0 ? 0 : 100
  return Math.round((100 * (now - before)) / before)
}

/**
 * Neutral where nearly everybody raised it, or nearly every mail is about it: beside the mood of all it would tell of
 * the few others (the privacy rule, complements). `all`: whoever is asked about.
 */
function categoryOf(facts: Facts, rows: readonly TopicRow[], all: { people: number; mails: number }): Mood {
  const submissions = rows.reduce((sum, row) => sum + row.submissions, 0)
  const isFew = (others: number) => others > 0 && others < facts.agent.threshold
  const people = new Set(facts.persons.map(({ personId }) => personId)).size
  if (isFew(people - all.people) || isFew(all.mails - submissions)) return 'neutral'
  return moodOf(Math.round(rows.reduce((sum, row) => sum + row.sentimentSum, 0) / Math.max(1, submissions)))
}

/** Of the topic's mails. */
const HIGH_SHARE = 0.4
const MEDIUM_SHARE = 0.4

function urgencyOf(rows: readonly TopicRow[]): Urgency {
  const submissions = rows.reduce((sum, row) => sum + row.submissions, 0)
  const urgent = rows.reduce((sum, row) => sum + row.urgent, 0)
  const rather = rows.reduce((sum, row) => sum + row.ratherUrgent, 0)
  if (urgent >= HIGH_SHARE * submissions) return 'high'
  return urgent + rather >= MEDIUM_SHARE * submissions ? 'medium' : 'low'
}
