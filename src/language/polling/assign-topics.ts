// Which of the topics known so far a text belongs to, or which new one it opens.
import type { SubmissionReading } from './read-submission.ts'
import { type KnownTopic, MOST_TERMS, type Term, type TopicState } from './topic.ts'
import { mergePhrases, topicName } from './topic-name.ts'

export { topicName }

/** How often a term occurred in the texts read so far, to tell the rare from the common. */
export interface TermCounts {
  readonly texts: number
  /** Of the terms of `countedTerms(reading)`; what is missing was never there. */
  readonly counts: Readonly<Record<string, number>>
}

export interface JoinedTopic {
  readonly id: number
  /** 0..1. */
  readonly score: number
  /** With the text; the caller stores it. */
  readonly state: TopicState
}

export interface Assignment {
  /** The topics that the text belongs to, the nearest first; at most MOST_JOINED. */
  readonly joined: readonly JoinedTopic[]
  /** A new topic, where none is near enough and the text is about something; the caller stores it. */
  readonly opened: TopicState | null
}

/** Terms that a text is looked up by, at most. */
export const MOST_LOOKUPS = 12
/** Topics that are compared with one text, at most. */
export const MOST_CANDIDATES = 40
export const MOST_JOINED = 2

/** A text belongs to a topic that is as near as this... */
const NEAR = 0.3
/** ...and to a second one that is nearly as near as the first. */
const NEARLY = 0.8
/** Terms that say what a text is about; with less it opens no topic. */
const LEAST_WEIGHT = 0.9

/**
 * The terms by which the caller finds candidates: topics whose state has one of them. The strongest first, at most
 * MOST_LOOKUPS. The caller keeps an index from each term of each state to its topic and gives the MOST_CANDIDATES
 * topics that share most of these terms (of those with as many, the latest), so that the cost of a text does not grow
 * with what is stored.
 */
export function lookupTerms(reading: SubmissionReading): string[] {
  return reading.terms.slice(0, MOST_LOOKUPS).map(({ term }) => term)
}

/** The terms whose counts go up by one when the text is stored, and whose counts `assignTopics` is given. */
export function countedTerms(reading: SubmissionReading): string[] {
  return reading.terms.map(({ term }) => term)
}

/** Pure: the same reading, candidates and counts give the same answer. */
export function assignTopics(
  reading: SubmissionReading,
  candidates: readonly KnownTopic[],
  seen: TermCounts,
): Assignment {
  const own = new Map(reading.terms.map(({ term, weight }) => [term, weight * rarity(term, seen)]))
  const near = candidates
    .slice(0, MOST_CANDIDATES)
    .map(({ id, state }) => ({ id, state, score: nearness(own, state, seen) }))
    .filter(({ score }) => score >= NEAR)
    .sort((a, b) => b.score - a.score || a.id - b.id)
  const best = near[0]
  if (best) {
    const joined = near
      .slice(0, MOST_JOINED)
      .filter(({ score }) => score >= NEARLY * best.score)
      .map(({ id, score, state }) => ({ id, score, state: withText(state, reading) }))
    return { joined, opened: null }
  }
  const weight = reading.terms.reduce((sum, one) => sum + one.weight, 0)
  return { joined: [], opened: weight < LEAST_WEIGHT ? null : withText(EMPTY, reading) }
}

const EMPTY: TopicState = { terms: [], phrases: [], texts: 0 }

/** 1 for what was never there, less the more texts have it. */
function rarity(term: string, { texts, counts }: TermCounts): number {
  const share = ((counts[term] ?? 0) + 0.5) / (texts + 20)
  return Math.min(1, Math.max(0.15, -Math.log(share) / 4))
}

/** The cosine between what a text and a topic are about. */
function nearness(own: ReadonlyMap<string, number>, { terms }: TopicState, seen: TermCounts): number {
  let [shared, length] = [0, 0]
  for (const { term, weight } of terms) {
    const mine = own.get(term)
    const theirs = weight * (mine === undefined ? 0.8 : rarity(term, seen))
    length += theirs * theirs
    if (mine !== undefined) shared += mine * theirs
  }
  let ownLength = 0
  for (const weight of own.values()) ownLength += weight * weight
  return length === 0 || ownLength === 0 ? 0 : shared / Math.sqrt(length * ownLength)
}

/** The mean of the texts, so that what one of them alone says fades. */
function withText({ terms, phrases, texts }: TopicState, reading: SubmissionReading): TopicState {
  const weights = new Map(terms.map(({ term, weight }) => [term, weight * texts]))
  for (const { term, weight } of reading.terms) weights.set(term, (weights.get(term) ?? 0) + weight)
  const merged = [...weights]
    .map(([term, weight]): Term => ({ term, weight: weight / (texts + 1) }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_TERMS)
  return { terms: merged, phrases: mergePhrases(phrases, reading.phrases, merged), texts: texts + 1 }
}
