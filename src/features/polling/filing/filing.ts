// Keeps texts with one agent, one or many in a transaction: what all of them need of the agent and its people is read once.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import { type NamesToAvoid, namesToAvoid, quoteFor } from '../../../language/polling/quotable.ts'
import { peopleOfOwner } from '../org-store.ts'
import { lockAgent, type PollingAgentRow } from '../polling-agent-store.ts'
import type { PollingText } from '../read-polling-text.ts'
import {
  insertMentions,
  insertSubmissions,
  type NewSubmissionRow,
  personNumbers,
} from './submission-store.ts'
import { TopicBook } from './topic-book.ts'

export interface TextToKeep {
  userId: number
  mailId: number | null
  subject: string
  read: PollingText
  isCopied: boolean
  receivedAt: Date
  answerMinutes: number | null
}

type Agent = Pick<PollingAgentRow, 'id' | 'companyId' | 'ownerId'>

interface Known {
  book: TopicBook
  /** The place of each active member; in a person's own context everybody is one. */
  units: ReadonlyMap<number, number | null>
  names: NamesToAvoid
  numbers: ReadonlyMap<number, number>
}

export class Filing {
  readonly #db: ActingDatabase
  readonly #agent: Agent
  readonly #known: Known

  private constructor(db: ActingDatabase, agent: Agent, known: Known) {
    this.#db = db
    this.#agent = agent
    this.#known = known
  }

  /** In a transaction, which holds the agent from then on. Only these texts may be kept by it. */
  static async open(
    db: ActingDatabase,
    agent: Agent,
    texts: readonly Pick<TextToKeep, 'userId' | 'read'>[],
  ): Promise<Filing> {
    const { texts: counted } = await lockAgent(db, agent.id)
    const readings = texts.map(({ read }) => read.reading)
    const book = await TopicBook.open(db, { agentId: agent.id, texts: counted, readings })
    const people = await peopleOfOwner(db, agent)
    const numbers = await personNumbers(
      db,
      agent.id,
      texts.map(({ userId }) => userId),
    )
    const units = new Map(people.map(({ id, unitId }) => [id, unitId]))
    return new Filing(db, agent, { book, units, names: namesToAvoid(people), numbers })
  }

  /** Neither released nor told. Answers how many are new: a mail that the agent has already is not. */
  async keep(texts: readonly TextToKeep[]): Promise<number> {
    const { book, names } = this.#known
    const ids = await insertSubmissions(
      this.#db,
      texts.map((text) => this.#row(text)),
    )
    const kept = texts.flatMap(({ read }, place) => {
      const submissionId = ids[place]
      if (submissionId == null) return []
      const topics = book.assign(read.reading)
      // The sentence goes by the topic as it is with this text, before the next one joins it.
      const raised = topics.map((topic) => ({
        topic,
        sentence: quoteFor(read.sentences, topic.state, names),
      }))
      return [{ submissionId, raised }]
    })
    if (kept.length === 0) return 0
    await book.save()
    await insertMentions(
      this.#db,
      kept.flatMap(({ submissionId, raised }) =>
        raised.map(({ topic, sentence }) => ({ submissionId, topicId: topic.id, sentence })),
      ),
    )
    return kept.length
  }

  /** The last to be called before the transaction ends. */
  close(): Promise<void> {
    return this.#known.book.close()
  }

  #row({ userId, read, subject, ...mail }: TextToKeep): NewSubmissionRow {
    const { units, numbers } = this.#known
    const personId = numbers.get(userId)
    if (personId === undefined) throw new Error('this text was not among those of the filing')
    const { language, sentiment, urgency } = read.reading
    return {
      ...mail,
      ...{ agentId: this.#agent.id, personId, subject: subject.slice(0, 300) },
      text: read.text.slice(0, MOST_CHARACTERS),
      ...{
        unitId: units.get(userId) ?? null,
        isOutside: this.#agent.companyId !== null && !units.has(userId),
      },
      ...{ language, urgency, sentiment: Math.max(0, Math.min(100, Math.round(sentiment))) },
    }
  }
}

const MOST_CHARACTERS = 20_000
