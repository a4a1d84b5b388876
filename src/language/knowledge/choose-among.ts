// Chooses the sentences that answer a question among passages of any records, which no index has weighed.

import { fold } from '../fold.ts'
import { smallWords } from '../lexicon/question-languages.ts'
import type { Fact } from '../lexicon/question-words.ts'
import { topicOf } from '../questions.ts'
import type { Candidate, Choice, Cited } from './answer.ts'
import type { AskedTerm } from './asked-term.ts'
import { strengthOf, weightOf } from './asked-term.ts'
import { type Asked, rankPassages, scoreSentences } from './choose-answer.ts'
import { askedFacts, factsIn } from './facts.ts'
import { termsOf } from './question-terms.ts'
import { type ReadText, readText } from './read-text.ts'
import { stemOf } from './stem.ts'

export interface ToChooseAmong {
  readonly question: string
  readonly candidates: readonly Candidate[]
}

/** Passages are few, and words that all of them say are still rarer than in all that could have been found. */
const BESIDE = 60
/** Of the weight of what the question is about: the sentence with its passage, and the sentence by itself. */
const LEAST_WHOLLY = 0.65
const LEAST_SAID = 0.3
/** Where the headings speak of nearly all of it, the sentence below need not repeat it. */
const LEAST_HEADED = 0.85
/** How much a word of the same meaning counts beside the word itself. */
const BY_MEANING = 0.75
/** What none of the passages says, in whatever words, tells little of which one is meant. */
const UNSAID = 0.35
const MOST_CITED = 3
/** Sentences that are looked at. */
const MOST_LOOKED = 12
/** Beside the best one, those that speak of as much. */
const AS_MUCH = 0.9

export function chooseAmong({ question, candidates }: ToChooseAmong): Choice {
  const terms = termsAmong(question, candidates)
  const about = termsOfMatter(question, terms)
  const none: Choice = { cited: [], confidence: 0, nearest: [], best: [] }
  if (about.length === 0 || candidates.length === 0) return none
  const asked: Asked = { question, candidates, similar: [], terms }
  const ranked = rankPassages(asked)
  const wanted = askedFacts(question).facts
  const texts = new Map(candidates.map(({ id, passage }) => [id, wholeOf(passage)]))
  const heads = new Map(candidates.map(({ id, passage }) => [id, readText(passage.headings.join('\n'))]))
  const found = scoreSentences(asked, ranked)
    .slice(0, MOST_LOOKED)
    .map((one) => {
      const said = share(about, [readText(one.text)])
      const passage = texts.get(one.id)
      const headings = heads.get(one.id)
      const headed = headings ? share(about, [headings]) : 0
      return { ...one, said, headed, wholly: passage ? share(about, [passage]) : said }
    })
    .filter(
      ({ said, wholly, headed, text }) =>
        wholly >= LEAST_WHOLLY && (said >= LEAST_SAID || headed >= LEAST_HEADED) && holds(text, wanted),
    )
    .sort((one, other) => other.wholly + other.said - one.wholly - one.said || other.score - one.score)
  const [best] = found
  if (!best) return { ...none, nearest: ranked.map(({ passage }) => passage.id) }
  const cited: Cited[] = found
    .filter(({ said, wholly }) => said + wholly >= AS_MUCH * (best.said + best.wholly))
    .slice(0, MOST_CITED)
    .map(({ id, sentence, text }) => ({ id, sentence, text }))
  return {
    cited,
    confidence: (best.said + best.wholly) / 2,
    best: [],
    nearest: ranked.map(({ passage }) => passage.id),
  }
}

const wholeOf = ({ headings, sentences }: Candidate['passage']): ReadText =>
  readText([...headings, ...sentences.map(({ text }) => text)].join('\n'))

/** Each with the inverse document frequency among the passages. */
function termsAmong(question: string, candidates: readonly Candidate[]): AskedTerm[] {
  const texts = candidates.map(({ passage }) => wholeOf(passage))
  return termsOf(question).map((term) => {
    const known: AskedTerm = { ...term, near: [], rarity: 1 }
    const holding = texts.filter((text) => strengthOf(known, text) > 0).length
    const rarity = Math.log(1 + (texts.length + BESIDE - holding + 0.5) / (holding + 0.5))
    return { ...known, rarity: holding === 0 ? rarity * UNSAID : rarity }
  })
}

/** Without the words that only ask. */
function termsOfMatter(question: string, terms: readonly AskedTerm[]): AskedTerm[] {
  const matter = new Set(
    topicOf(fold(question))
      .filter((word) => !smallWords.has(word))
      .map(stemOf),
  )
  return terms.filter(({ stem }) => matter.has(stem))
}

/** Of the weight of the terms, how much the texts speak of. */
function share(terms: readonly AskedTerm[], texts: readonly ReadText[]): number {
  const all = terms.reduce((sum, term) => sum + weightOf(term), 0)
  const said = terms.reduce((sum, term) => {
    const strength = Math.max(...texts.map((text) => strengthOf(term, text)))
    return sum + weightOf(term) * (strength === 1 ? 1 : strength > 0 ? BY_MEANING : 0)
  }, 0)
  return all === 0 ? 0 : said / all
}

/** Facts that can be seen in a sentence: of those that are asked for one must be there. */
const SEEN: readonly Fact[] = [
  'person',
  'day',
  'clock',
  'money',
  'count',
  'duration',
  'phone',
  'code',
  'address',
]

function holds(text: string, wanted: ReadonlySet<Fact>): boolean {
  const asked = SEEN.filter((fact) => wanted.has(fact))
  if (asked.length === 0) return true
  const { facts } = factsIn(text)
  return asked.some((fact) => facts.has(fact) || (fact === 'person' && NAMES.test(text)))
}

const NAMES = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+|^\p{Lu}\p{L}+ \p{Lu}/u
