// The whole way of a question: passages that the reader may read are searched, ranked, and a sentence is chosen, or none.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { Choice } from '../../../language/knowledge/answer.ts'
import { coverage } from '../../../language/knowledge/asked-term.ts'
import type { Asked } from '../../../language/knowledge/choose-answer.ts'
import { askedFacts, factsIn } from '../../../language/knowledge/facts.ts'
import { readText } from '../../../language/knowledge/read-text.ts'
import type { Fact } from '../../../language/lexicon/question-words.ts'
import { type Gathered, gatherPassages } from './gather-passages.ts'
import { type Embed, nearness } from './nearness.ts'
import type { PassageRow } from './passage-store.ts'
import type { Reader, Source } from './reader.ts'

export interface FindAnswerServices {
  db: ActingDatabase
  /** Runs `chooseAnswer` of src/language/knowledge, in a thread of its own where there is one. */
  choose(asked: Asked): Promise<Choice>
  /** Vectors of texts, where a model for them is configured; null without one. */
  embed: Embed | null
}

/** A statement with where it stands. */
export interface Citation {
  readonly text: string
  readonly source: Source
  readonly passageId: number
  readonly headings: readonly string[]
  /** Of a document: its page. */
  readonly part: number | null
}

export interface FoundAnswer {
  /** Null where the knowledge that the reader may read does not say it. */
  readonly answer: { readonly citations: readonly Citation[]; readonly confidence: number } | null
  /** Passages that are near to it, each by the sentence that is nearest, of one source once: to show where there is no answer. */
  readonly near: readonly Citation[]
  /** The nearest of them, where it speaks of enough of the question to be offered; null where none does. */
  readonly perhaps: Citation | null
}

/** Passages that are looked at with care. */
const CANDIDATES = 60
const MOST_NEAR = 10

export async function findAnswer(
  services: FindAnswerServices,
  reader: Reader,
  question: string,
): Promise<FoundAnswer> {
  const gathered = await gatherPassages(services.db, reader, { question, most: CANDIDATES })
  const similar = services.embed ? await nearness(services.db, services.embed, question, gathered.rows) : []
  const choice = await services.choose(askedOf(question, gathered, similar))
  const citations = choice.cited.flatMap(({ id, text }) => {
    const row = gathered.rows.find((one) => one.id === id)
    return row ? [citationOf(row, text)] : []
  })
  const answer = citations.length > 0 ? { citations, confidence: choice.confidence } : null
  const near = nearOf(gathered, choice)
  const { facts, isYesNo } = askedFacts(question)
  // "May I ..." is about what a rule allows, of which it names an example.
  const others = [...facts].filter((fact) => fact !== 'allowed')
  const wanted = new Set<Fact>(isYesNo && others.length === 0 ? ['allowed'] : others)
  const perhaps = near.find((one) => speaksOfIt(gathered, one, wanted)) ?? null
  return { answer, near, perhaps }
}

/** Of the weight of the question's words, in the passage with its headings. */
const LEAST_OFFERED = 0.3
/** Of a sentence that holds such a fact where it is asked for: it is offered for less. */
const LEAST_WITH_FACT = 0.1
const TELLING: readonly Fact[] = ['phone', 'code', 'address', 'money', 'clock', 'allowed']

function speaksOfIt(
  { rows, terms }: Gathered,
  { passageId, text }: Citation,
  asked: ReadonlySet<Fact>,
): boolean {
  const row = rows.find(({ id }) => id === passageId)
  if (row === undefined || row.sourceKind === 'thread') return false
  const whole = [...row.headings, ...row.sentences.map(({ text }) => text)].join('\n')
  const held = factsIn(text).facts
  const hasFact = TELLING.some((fact) => asked.has(fact) && held.has(fact))
  return coverage(terms, readText(whole)) >= (hasFact ? LEAST_WITH_FACT : LEAST_OFFERED)
}

export function askedOf(question: string, { rows, terms }: Gathered, similar: Asked['similar'] = []): Asked {
  return {
    question,
    similar,
    terms: terms.map(({ stem, meanings, weight, near, rarity }) => ({
      stem,
      meanings,
      weight,
      near,
      rarity,
    })),
    candidates: rows.map(({ id, headings, sentences, part }) => ({
      id,
      passage: { headings, sentences, part },
    })),
  }
}

function nearOf({ rows, terms }: Gathered, { nearest, best: chosen }: Choice): Citation[] {
  const near = new Map<string, Citation>()
  for (const id of nearest) {
    const row = rows.find((one) => one.id === id)
    const key = `${row?.sourceKind} ${row?.sourceId}`
    if (!row || near.has(key) || near.size >= MOST_NEAR) continue
    const covers = row.sentences.map(({ text }) => coverage(terms, readText(text)))
    const best =
      chosen.find((one) => one.id === id) ??
      row.sentences[covers.indexOf(Math.max(...covers))] ??
      row.sentences[0]
    if (best) near.set(key, citationOf(row, best.text))
  }
  return [...near.values()]
}

const citationOf = (row: PassageRow, text: string): Citation => ({
  ...{ text, passageId: row.id, headings: row.headings, part: row.part },
  source: { kind: row.sourceKind, id: row.sourceId },
})
