import { describe, expect, it } from 'vitest'
import {
  type Assignment,
  assignTopics,
  countedTerms,
  lookupTerms,
  MOST_CANDIDATES,
  MOST_LOOKUPS,
  topicName,
} from './assign-topics.ts'
import { readSubmission } from './read-submission.ts'
import { type KnownTopic, MOST_PHRASES, MOST_TERMS, type TopicState } from './topic.ts'

const NOTHING = { texts: 0, counts: {} }

/** Reads texts one after the other, as a caller does that keeps the states. */
function readAll(texts: readonly string[]): {
  topics: Map<number, TopicState>
  last: Assignment
  ids: number[]
} {
  const topics = new Map<number, TopicState>()
  const counts: Record<string, number> = {}
  let last: Assignment = { joined: [], opened: null }
  const ids: number[] = []
  for (const [at, text] of texts.entries()) {
    const reading = readSubmission(text)
    const terms = new Set(lookupTerms(reading))
    const candidates: KnownTopic[] = [...topics]
      .map(([id, state]) => ({ id, state }))
      .filter(({ state }) => state.terms.some(({ term }) => terms.has(term)))
    last = assignTopics(reading, candidates, { texts: at, counts })
    for (const term of countedTerms(reading)) counts[term] = (counts[term] ?? 0) + 1
    for (const { id, state } of last.joined) topics.set(id, state)
    if (last.opened) topics.set(topics.size + 1, last.opened)
    ids.push(last.joined[0]?.id ?? topics.size)
  }
  return { topics, last, ids }
}

describe('topics', () => {
  it('are one where the same is said in other words and in another language', () => {
    const { ids } = readAll([
      'The heating in the office is broken, it is cold at my desk.',
      'Parking is impossible, the car park is full by eight.',
      'Im Büro ist es kalt, die Heizung geht nicht.',
      'Il fait froid, le chauffage du bureau est en panne.',
      'Kein Parkplatz mehr frei, wenn die Schicht beginnt.',
      'My fingers freeze at this temperature, please look at the heating.',
    ])
    expect(ids).toEqual([1, 2, 1, 1, 2, 1])
  })

  it('are named by a phrase that their texts share', () => {
    const { topics } = readAll([
      'The expense report takes hours.',
      'Nobody approves my expense report.',
      'Again two hours for one expense report, and a lunch gone.',
    ])
    expect(topics.size).toBe(1)
    expect(topicName(topics.get(1) ?? { terms: [], phrases: [], texts: 0 })).toBe('Expense report')
  })

  it('are not opened by a text that is about nothing', () => {
    const { opened, joined } = assignTopics(
      readSubmission('Nothing from me this time, see you.'),
      [],
      NOTHING,
    )
    expect([opened, joined]).toEqual([null, []])
  })

  it('cost the same however many there are: what is kept of one and looked at for a text is bounded', () => {
    const firms = Array.from({ length: 120 }, (_, at) => `Firm${String.fromCharCode(97 + (at % 26))}${at}`)
    const { topics } = readAll(firms.map((name) => `The invoice approval of ${name} is late, ${name} waits.`))
    for (const { terms, phrases } of topics.values()) {
      expect(terms.length).toBeLessThanOrEqual(MOST_TERMS)
      expect(phrases.length).toBeLessThanOrEqual(MOST_PHRASES)
    }
    const reading = readSubmission(`An invoice approval for ${firms.join(', ')} and many more firms.`)
    expect(lookupTerms(reading).length).toBeLessThanOrEqual(MOST_LOOKUPS)
    const state = assignTopics(readSubmission('The canteen kitchen is closed.'), [], NOTHING).opened
    const same = readSubmission('When does the canteen kitchen open again?')
    const far = Array.from({ length: MOST_CANDIDATES + 5 }, (_, id) => ({
      id: id + 1,
      state: { terms: [], phrases: [], texts: 1 },
    }))
    if (!state) throw new Error('no topic was opened')
    expect(assignTopics(same, [...far, { id: 99, state }], NOTHING).joined).toEqual([])
    expect(assignTopics(same, [{ id: 99, state }, ...far], NOTHING).joined[0]?.id).toBe(99)
  })
})
