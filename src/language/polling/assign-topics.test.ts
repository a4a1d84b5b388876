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

  const onlyOne = (texts: readonly string[]): TopicState => {
    const { topics } = readAll(texts)
    expect(topics.size).toBe(1)
    return topics.get(1) ?? { terms: [], phrases: [], texts: 0 }
  }
  const prices = [
    'The price cut of the bakery next door is 20 percent.',
    'Since their price cut of ten percent we sell less bread.',
    'Five percent more off after the price cut, and everybody talks about it.',
  ]

  it('are not named by words that sound as if it was done already', () => {
    const heating = onlyOne([
      'The heating in the hall must be fixed.',
      'Please get the heating fixed before the frost.',
      'We need the heating fixed, the hall is cold.',
    ])
    expect(topicName(heating)).not.toMatch(/fixed/i)
    expect(topicName(heating)).toMatch(/heating/i)
  })

  it('are named by a phrase rather than by a word that more texts have', () => {
    expect(topicName(onlyOne(prices))).toBe('Price cut')
  })

  it('are not named by the first word of sentences, which has a capital whatever it says', () => {
    const { topics } = readAll([
      'Die Heizung im Lager ist kalt. Weiteres bald.',
      'Wieder kalt: die Heizung. Weiteres bald.',
      'Parking is full by eight. Details soon.',
      'No parking again. Details soon.',
    ])
    expect([...topics.values()].map((topic) => topicName(topic))).not.toContainEqual(
      expect.stringMatching(/weiteres|details/i),
    )
  })

  it('are named by no part of what is one thing in two words', () => {
    const name = topicName(
      onlyOne([
        'We met the mayor at the trade fair.',
        'The trade fair was full of people.',
        'Nobody came to our table at the trade fair.',
      ]),
    )
    expect(name.toLowerCase()).toContain('trade fair')
  })

  it('have a name that no other has, while another phrase says nearly as much', () => {
    const topic = onlyOne(prices)
    const other = topicName(topic, new Set(['Price cut']))
    expect(other).not.toBe('Price cut')
    const all = new Set(topic.phrases.map(({ text }) => text.slice(0, 1).toUpperCase() + text.slice(1)))
    expect(topicName(topic, all)).toBe('Price cut')
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
