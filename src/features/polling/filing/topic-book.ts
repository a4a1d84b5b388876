// The topics of an agent while texts are filed with it: read once, joined in memory, written where somebody reads them.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import {
  assignTopics,
  countedTerms,
  lookupTerms,
  MOST_CANDIDATES,
} from '../../../language/polling/assign-topics.ts'
import type { SubmissionReading } from '../../../language/polling/read-submission.ts'
import type { KnownTopic, TopicState } from '../../../language/polling/topic.ts'
import { countTexts } from '../polling-agent-store.ts'
import { candidatesFor, countTerms, insertTopics, termCounts, updateTopics } from './topic-store.ts'

/** A topic that texts of this book raise; its number is 0 until it is saved. */
export interface BookTopic {
  id: number
  state: TopicState
}

export class TopicBook {
  readonly #db: ActingDatabase
  readonly #agentId: number
  /** The latest last. */
  readonly #topics: BookTopic[]
  readonly #counts: Map<string, number>
  readonly #added = new Map<string, number>()
  readonly #changed = new Set<BookTopic>()
  #texts: number
  #assigned = 0

  private constructor(
    db: ActingDatabase,
    agentId: number,
    { topics, counts, texts }: { topics: readonly KnownTopic[]; counts: Map<string, number>; texts: number },
  ) {
    this.#db = db
    this.#agentId = agentId
    this.#topics = topics.map(({ id, state }) => ({ id, state }))
    this.#counts = counts
    this.#texts = texts
  }

  /** In a transaction that holds the agent. `texts` are counted so far; only these readings are assigned. */
  static async open(
    db: ActingDatabase,
    { agentId, texts, readings }: { agentId: number; texts: number; readings: readonly SubmissionReading[] },
  ): Promise<TopicBook> {
    const topics = await candidatesFor(db, {
      ...{ agentId, lookups: readings.map(lookupTerms), most: MOST_CANDIDATES },
    })
    const counts = await termCounts(db, agentId, [...new Set(readings.flatMap(countedTerms))])
    return new TopicBook(db, agentId, { topics, counts, texts })
  }

  /** The topics that a text belongs to, as they are from now on. */
  assign(reading: SubmissionReading): BookTopic[] {
    const candidates = this.#candidates(lookupTerms(reading))
    const counted = countedTerms(reading)
    const counts = Object.fromEntries(counted.map((term) => [term, this.#counts.get(term) ?? 0]))
    const { joined, opened } = assignTopics(
      reading,
      candidates.map(({ state }, id) => ({ id, state })),
      { texts: this.#texts, counts },
    )
    this.#count(counted)
    const raised = joined.flatMap(({ id, state }) => {
      const topic = candidates[id]
      if (topic) topic.state = state
      return topic ?? []
    })
    if (opened) {
      const topic = { id: 0, state: opened }
      this.#topics.push(topic)
      raised.push(topic)
    }
    for (const topic of raised) this.#changed.add(topic)
    return raised
  }

  /** Afterwards each topic has its number. */
  async save(): Promise<void> {
    const changed = [...this.#changed]
    this.#changed.clear()
    const made = changed.filter(({ id }) => id === 0)
    const ids = await insertTopics(this.#db, this.#agentId, made)
    for (const [place, topic] of made.entries()) topic.id = ids[place] ?? 0
    await updateTopics(this.#db, this.#agentId, changed)
  }

  /** Writes what the next book counts by: of all texts at once. */
  async close(): Promise<void> {
    await countTerms(this.#db, this.#agentId, this.#added)
    await countTexts(this.#db, this.#agentId, this.#assigned)
  }

  /** Those that share most of the terms; of those with as many, the latest. */
  #candidates(terms: readonly string[]): BookTopic[] {
    const wanted = new Set(terms)
    return this.#topics
      .map((topic, place) => ({
        ...{ topic, place },
        shared: topic.state.terms.filter(({ term }) => wanted.has(term)).length,
      }))
      .filter(({ shared }) => shared > 0)
      .sort((one, other) => other.shared - one.shared || other.place - one.place)
      .slice(0, MOST_CANDIDATES)
      .sort((one, other) => one.place - other.place)
      .map(({ topic }) => topic)
  }

  #count(terms: readonly string[]): void {
    this.#texts += 1
    this.#assigned += 1
    for (const term of new Set(terms)) {
      this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1)
      this.#added.set(term, (this.#added.get(term) ?? 0) + 1)
    }
  }
}
