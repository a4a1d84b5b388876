// What is looked at to tell whether a sentence answers a question: numbers between 0 and 1, each with its name.

import type { Fact } from '../lexicon/question-words.ts'
import { type AskedTerm, coverage, strengthOf, weightOf } from './asked-term.ts'
import type { AskedFacts, TextFacts } from './facts.ts'
import type { ReadText } from './read-text.ts'

export const FEATURES = [
  ...(['said', 'saidExactly', 'headed', 'titled', 'around', 'withHeadings', 'wholly'] as const),
  ...(['missed', 'missedMost', 'nowhere', 'rank', 'lead', 'pairs', 'numbers'] as const),
  ...([
    'fact',
    'factMissing',
    'hardFact',
    'hardFactMissing',
    'yesNo',
    'denies',
    'short',
    'early',
    'item',
  ] as const),
  ...([
    'saidOfSentence',
    'bestHere',
    'ruled',
    'sourceRank',
    'saidHere',
    'beside',
    'focus',
    'saidMost',
    'first',
  ] as const),
] as const
export type FeatureName = (typeof FEATURES)[number]
export type Features = Readonly<Record<FeatureName, number>>

export type Weights = Readonly<Record<string, number>>

export interface Looked {
  readonly terms: readonly AskedTerm[]
  readonly asked: AskedFacts
  readonly sentence: ReadText
  readonly holds: TextFacts
  readonly headings: ReadText
  readonly title: ReadText
  readonly body: ReadText
  /** Its place in the passage, and how many are there. */
  readonly place: number
  readonly count: number
  readonly isItem: boolean
  /** Score of its passage against the best one, and of the best one against the next of another source. */
  readonly rank: number
  readonly lead: number
  /** Coverage of the best sentence in its passage. */
  readonly bestHere: number
  /** Score of its source against the best one. */
  readonly sourceRank: number
  /** Terms weighed by how few sentences of the source say them. */
  readonly here: readonly AskedTerm[]
  /** The sentences before and after it. */
  readonly beside: readonly ReadText[]
  /** What stands right after the words that ask: "how many days". */
  readonly focus: AskedTerm | null
  readonly isFirst: boolean
}

/** Facts that nobody takes for another: where they are asked for, a sentence without them is no answer. */
const HARD: readonly Fact[] = [
  'person',
  'day',
  'clock',
  'money',
  'count',
  'duration',
  'code',
  'phone',
  'address',
]

export function featuresOf(looked: Looked): Features {
  const { terms, asked, sentence, holds, headings, title, body } = looked
  const exact = terms.map((term) => ({ ...term, near: [], meanings: [] }))
  const all = terms.reduce((sum, term) => sum + weightOf(term), 0) || 1
  const heaviest = Math.max(...terms.map(weightOf), 0.001)
  const missing = terms.filter(
    (term) => Math.max(strengthOf(term, sentence), strengthOf(term, headings), strengthOf(term, body)) === 0,
  )
  const nowhere = missing.filter(
    ({ near, meanings, rarity }) => near.length === 0 && meanings.length === 0 && rarity > 3,
  )
  const hard = HARD.filter((fact) => asked.facts.has(fact))
  const held = hard.filter((fact) => holds.facts.has(fact))
  const facts = [...asked.facts]
  const order = terms.map(({ stem }) => stem)
  const follows = new Set(sentence.order.slice(1).map((stem, place) => `${sentence.order[place]} ${stem}`))
  const pairs = order.slice(1).filter((stem, place) => follows.has(`${order[place]} ${stem}`)).length
  const numbers = terms.filter(({ stem }) => /\d/.test(stem))
  const said = coverage(terms, sentence)
  const words = sentence.order
  const spoken = words.filter((stem) =>
    terms.some((term) => term.stem === stem || term.near.some(({ word }) => word === stem)),
  )
  return {
    said,
    saidExactly: coverage(exact, sentence),
    headed: coverage(terms, headings),
    titled: coverage(terms, title),
    around: coverage(terms, body),
    withHeadings: coverage(terms, sentence, headings),
    wholly: coverage(terms, sentence, headings, body),
    missed: missing.reduce((sum, term) => sum + weightOf(term), 0) / all,
    missedMost: Math.max(0, ...missing.map(weightOf)) / heaviest,
    nowhere: nowhere.reduce((sum, term) => sum + weightOf(term), 0) / all,
    rank: looked.rank,
    lead: looked.lead,
    pairs: Math.min(1, pairs / 2),
    numbers:
      numbers.length === 0
        ? 0
        : numbers.filter((term) => strengthOf(term, sentence) === 1).length / numbers.length,
    fact: facts.length === 0 ? 0 : facts.filter((fact) => holds.facts.has(fact)).length / facts.length,
    factMissing: facts.some((fact) => holds.facts.has(fact)) || facts.length === 0 ? 0 : 1,
    hardFact: hard.length === 0 ? 0 : held.length / hard.length,
    hardFactMissing: hard.length > 0 && held.length === 0 ? 1 : 0,
    yesNo: asked.isYesNo && holds.facts.has('allowed') ? 1 : 0,
    denies: asked.isYesNo && holds.denies ? 1 : 0,
    short: Math.min(1, words.length / 20),
    early: looked.count < 2 ? 1 : 1 - looked.place / (looked.count - 1),
    item: looked.isItem ? 1 : 0,
    saidOfSentence: words.length === 0 ? 0 : spoken.length / words.length,
    bestHere: looked.bestHere > 0 ? said / looked.bestHere : 0,
    ruled: asked.isYesNo ? 1 : 0,
    sourceRank: looked.sourceRank,
    saidHere: coverage(looked.here, sentence),
    beside: coverage(terms, sentence, ...looked.beside) - said,
    focus: looked.focus === null ? 0 : strengthOf(looked.focus, sentence),
    saidMost: Math.max(0, ...terms.map((term) => strengthOf(term, sentence) * weightOf(term))) / heaviest,
    first: looked.isFirst ? 1 : 0,
  }
}
