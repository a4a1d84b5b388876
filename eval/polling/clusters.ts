// Topics of labelled submissions: how well pairs are told to be of one topic, beside clustering by words alone.

import { words } from '../../src/language/fold.ts'
import {
  assignTopics,
  countedTerms,
  lookupTerms,
  MOST_CANDIDATES,
} from '../../src/language/polling/assign-topics.ts'
import { readSubmission } from '../../src/language/polling/read-submission.ts'
import type { TopicState } from '../../src/language/polling/topic.ts'
import type { LabelledSubmission } from './labelled.ts'

/** For each submission the topics that it is in. */
export type Clusters = ReadonlyMap<string, readonly number[]>

/** As the product does: text after text, with the candidates that share terms. */
export function assigned(submissions: readonly LabelledSubmission[]): {
  clusters: Clusters
  states: ReadonlyMap<number, TopicState>
} {
  const states = new Map<number, TopicState>()
  const counts: Record<string, number> = {}
  const clusters = new Map<string, number[]>()
  for (const [texts, one] of submissions.entries()) {
    const reading = readSubmission(one.text, one.language)
    const terms = new Set(lookupTerms(reading))
    const candidates = [...states]
      .map(([id, state]) => ({ id, state, shared: state.terms.filter(({ term }) => terms.has(term)).length }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared || b.id - a.id)
      .slice(0, MOST_CANDIDATES)
    const { joined, opened } = assignTopics(reading, candidates, { texts, counts })
    for (const term of countedTerms(reading)) counts[term] = (counts[term] ?? 0) + 1
    for (const { id, state } of joined) states.set(id, state)
    const ids = joined.map(({ id }) => id)
    if (opened) {
      const id = states.size + 1
      states.set(id, opened)
      ids.push(id)
    }
    clusters.set(one.id, ids)
  }
  return { clusters, states }
}

/** Words weighed by how rare they are, each text with the nearest cluster above a cutoff. */
export function byWords(submissions: readonly LabelledSubmission[], cutoff: number): Clusters {
  const texts = submissions.map(({ text }) => new Set(words(text)))
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1)
  const vectors = texts.map((text) => {
    const vector = new Map([...text].map((word) => [word, Math.log(texts.length / (counts.get(word) ?? 1))]))
    const length = Math.sqrt([...vector.values()].reduce((sum, one) => sum + one * one, 0)) || 1
    return new Map([...vector].map(([word, weight]) => [word, weight / length]))
  })
  const cosine = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) =>
    [...a].reduce((sum, [word, weight]) => sum + weight * (b.get(word) ?? 0), 0)
  const members: number[][] = []
  const clusters = new Map<string, number[]>()
  for (const [place, one] of submissions.entries()) {
    const near = members.map(
      (inside) =>
        inside.reduce(
          (sum, other) => sum + cosine(vectors[place] ?? new Map(), vectors[other] ?? new Map()),
          0,
        ) / inside.length,
    )
    const best = near.indexOf(Math.max(...near, 0))
    const at = best >= 0 && (near[best] ?? 0) >= cutoff ? best : members.push([]) - 1
    members[at]?.push(place)
    clusters.set(one.id, [at])
  }
  return clusters
}

/** F1 over pairs; only those of which `counted` says so of both. */
export function pairwise(
  submissions: readonly LabelledSubmission[],
  clusters: Clusters,
  counted: (one: LabelledSubmission) => boolean = () => true,
): { f1: number; precision: number; recall: number } {
  const kept = submissions.filter(counted)
  let [right, found, wanted] = [0, 0, 0]
  for (const [place, one] of kept.entries())
    for (const other of kept.slice(place + 1)) {
      const same = one.topics.some((topic) => other.topics.includes(topic))
      const own = clusters.get(one.id) ?? []
      const told = (clusters.get(other.id) ?? []).some((id) => own.includes(id))
      if (same) wanted += 1
      if (told) found += 1
      if (same && told) right += 1
    }
  const [precision, recall] = [right / Math.max(1, found), right / Math.max(1, wanted)]
  return { f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall), precision, recall }
}
