// Chooses the sentences that answer a question among passages that were found for it, or none.
import type { Candidate, Choice, Cited } from './answer.ts'
import { FEATURES, type Features, featuresOf, type Weights } from './answer-features.ts'
import { ANSWERS, CHOICE } from './answer-weights.ts'
import { type AskedTerm, coverage, strengthOf, weightOf } from './asked-term.ts'
import { askedFacts, factsIn } from './facts.ts'
import { passageScore, type ReadPassage } from './passage-score.ts'
import { askedOf } from './question-text.ts'
import { isLetter, type ReadText, readText } from './read-text.ts'
import { wordsOf } from './text-words.ts'

export interface Asked {
  /** As it was written; greeting, closing and what else is no question is looked past. */
  readonly question: string
  /** Its terms, as the knowledge that is asked knows them. */
  readonly terms: readonly AskedTerm[]
  readonly candidates: readonly Candidate[]
  /** By id, from -1 to 1: how near each is by its vector; none without a model for vectors. */
  readonly similar: readonly (readonly [id: number, nearness: number])[]
}

export interface ScoredSentence {
  readonly id: number
  readonly sentence: number
  readonly text: string
  readonly features: Features
  /** How much it is preferred to others. */
  readonly score: number
}

/** At least as likely an answer as this, or none. */
export const GATE = 0.44
const MOST_CITED = 3
/** Passages whose sentences are looked at. */
const MOST_PASSAGES = 12
/** What a passage gains whose vector is that of the question: as two rare words do. */
const BY_VECTOR = 10
const ASKING = new Set(
  'what which how who when where was welche welcher welches wie wer wann wo quel quelle combien que cual cuanto cuantos quale quanto quanti welk welke hoeveel hoe qual quantos'.split(
    ' ',
  ),
)

/**
 * The subject alone is no answer: the fact that is asked for must stand in the sentence, such as a person, a day, an
 * amount, a number to ring, a yes or no. Pure, of plain data, so that it can run in a thread of its own.
 */
export function chooseAnswer(asked: Asked): Choice {
  const ranked = rankPassages(asked)
  const nearest = ranked.map(({ passage }) => passage.id)
  const scored = wholeFirst(scoreSentences(asked, ranked))
  const best = scored.slice(0, MOST_OFFERED).map(citedFrom)
  const [first] = scored
  if (!first || asked.terms.length === 0) return { cited: [], confidence: 0, nearest, best }
  const confidence = likely(ANSWERS, first.features)
  const chosen = chosenOf(scored)
  const saysAll = saysItAll(first.features) || saysItsOneWord(asked.terms, first, ranked)
  if (!speaksOfCounted(asked, first, ranked)) return { cited: [], confidence, nearest, best }
  const isSure = saysAll || (confidence >= GATE && isAbout(asked.terms, chosen, ranked))
  if (!isSure || speaksOfElse(chosen)) return { cited: [], confidence, nearest, best }
  return { cited: chosen.map(citedFrom), confidence, nearest, best }
}

/** Sentences that may be offered where none answers. */
const MOST_OFFERED = 12

const citedFrom = ({ id, sentence, text }: ScoredSentence): Cited => ({ id, sentence, text })

/** Of the weight of the question's terms, what may be said nowhere in the passages that are cited. */
const MOST_UNSAID = 0.5
/** Of the words of the best sentence, those that the question asks about. */
const LEAST_SPOKEN = 0.15

/** A sentence of a long question's one common word is about something else. */
function isAbout(
  terms: readonly AskedTerm[],
  chosen: readonly ScoredSentence[],
  ranked: readonly RankedPassage[],
): boolean {
  const [first] = chosen
  if (!first) return false
  // A short question of which nothing is missing may be one word of a long sentence.
  if (first.features.missed > 0 && first.features.saidOfSentence < LEAST_SPOKEN) return false
  const passages = ranked.filter(({ passage }) => chosen.some(({ id }) => id === passage.id))
  const isSaid = (term: AskedTerm) =>
    passages.some(({ passage }) => strengthOf(term, passage.body) + strengthOf(term, passage.headings) > 0)
  const all = terms.reduce((sum, term) => sum + weightOf(term), 0)
  const unsaid = terms.filter((term) => !isSaid(term)).reduce((sum, term) => sum + weightOf(term), 0)
  return unsaid <= MOST_UNSAID * all
}

/** Of the weight of the question's terms: with less in the sentence and its headings, or in all of the passage. */
const LEAST_SAID = 0.2
const LEAST_WHOLLY = 0.3

/** Of the weight of the question's terms, in the sentence with its headings: then it is in the question's own words. */
const ALL_SAID = 0.85
const MOST_SAID = 0.6

/** Nothing of the question is missing, and if a fact is asked for it is there: that counts more than any likelihood. */
const saysItAll = ({ said, withHeadings, factMissing, ruled, nowhere }: Features): boolean =>
  withHeadings >= ALL_SAID && said >= MOST_SAID && (factMissing === 0 || ruled === 1) && nowhere === 0

/** "What temperature do we set again": one word of the question is no chatter, and the sentence says it. */
function saysItsOneWord(
  terms: readonly AskedTerm[],
  { id, sentence, features }: ScoredSentence,
  ranked: readonly RankedPassage[],
): boolean {
  const [core, ...more] = terms.filter(({ weight }) => weight === 1)
  const passage = ranked.find((one) => one.passage.id === id)?.passage
  const said = passage?.sentences[sentence]
  if (!core || !said || more.length > 0 || terms.length > MOST_OF_ONE) return false
  return strengthOf(core, said) >= ALL_SAID && (features.factMissing === 0 || features.ruled === 1)
}
const MOST_OF_ONE = 2

/** "How many accidents", "what does the course cost": a passage that speaks of neither tells it of something else. */
function speaksOfCounted(
  { question, terms }: Asked,
  { id }: ScoredSentence,
  ranked: readonly RankedPassage[],
): boolean {
  const asking = askedOf(question).filter(({ isAsked }) => isAsked)
  const { facts } = askedFacts(asking.map(({ text }) => text).join(' '))
  const focus = COUNTED.some((fact) => facts.has(fact)) ? focusOf(asking[0]?.text ?? '', terms) : null
  const passage = ranked.find((one) => one.passage.id === id)?.passage
  if (!focus || !passage || focus.weight < 1 || /\d/.test(focus.stem)) return true
  return strengthOf(focus, passage.body) + strengthOf(focus, passage.headings) > 0
}
const COUNTED = ['count', 'money', 'duration'] as const

/** The sentence that says all of the question is the best one, whatever else speaks of it more often. */
function wholeFirst(scored: readonly ScoredSentence[]): readonly ScoredSentence[] {
  const whole = scored.find(({ features }) => saysItAll(features))
  return whole ? [whole, ...scored.filter((one) => one !== whole)] : scored
}

/** The fact that is asked for may be in any of the sentences. */
const speaksOfElse = (chosen: readonly ScoredSentence[]): boolean =>
  chosen.every(({ features }) => features.withHeadings < LEAST_SAID || features.hardFactMissing === 1) ||
  (chosen[0]?.features.wholly ?? 0) < LEAST_WHOLLY

interface RankedPassage {
  readonly passage: ReadPassage
  readonly candidate: Candidate
  readonly score: number
}

const readPassage = ({ id, passage }: Candidate): ReadPassage => ({
  id,
  headings: readText(passage.headings.join('\n')),
  title: readText(passage.headings[0] ?? ''),
  sentences: passage.sentences.map(({ text }) => readText(text)),
  body: readText(passage.sentences.map(({ text }) => text).join('\n')),
})

/** The best first. */
export function rankPassages({ terms, candidates, similar }: Asked): RankedPassage[] {
  const nearness = new Map(similar)
  const read = candidates.map((candidate) => ({ candidate, passage: readPassage(candidate) }))
  const average =
    read.reduce((sum, { passage }) => sum + passage.body.length, 0) / Math.max(1, read.length) || 1
  return read
    .map(({ passage, candidate }) => ({
      passage,
      candidate,
      score: passageScore(terms, passage, average) + BY_VECTOR * (nearness.get(passage.id) ?? 0),
    }))
    .sort((one, other) => other.score - one.score || one.passage.id - other.passage.id)
}

/** The best first. */
export function scoreSentences(asked: Asked, ranked: readonly RankedPassage[]): ScoredSentence[] {
  const { terms, question } = asked
  const asking = askedOf(question).filter(({ isAsked }) => isAsked)
  const wanted = askedFacts(asking.map(({ text }) => text).join(' '))
  const top = ranked[0]?.score ?? 0
  const titleOf = ({ candidate }: RankedPassage) => candidate.passage.headings[0]
  const rival = ranked.find((one) => ranked[0] && titleOf(one) !== titleOf(ranked[0]))?.score ?? 0
  const lead = top > 0 ? Math.max(0, Math.min(1, 1 - rival / top)) : 0
  const sources = sourceScores(ranked)
  const bestSource = Math.max(...sources.values(), 0.001)
  const focus = focusOf(asking[0]?.text ?? '', terms)
  const local = localTerms(terms, ranked)
  const letters = terms.map(({ stem }) => stem).filter(isLetter)
  return ranked
    .slice(0, MOST_PASSAGES)
    .flatMap(({ passage, candidate, score }) => {
      const covers = passage.sentences.map((sentence) => coverage(terms, sentence))
      const bestHere = Math.max(0, ...covers)
      const sentences = candidate.passage.sentences.map(({ text, kind }, place): ScoredSentence => {
        const features = featuresOf({
          ...{ terms, asked: wanted, place, lead, bestHere },
          sentence: passage.sentences[place] ?? readText(text),
          holds: factsIn(text),
          ...{ headings: passage.headings, title: passage.title, body: passage.body },
          count: passage.sentences.length,
          isItem: kind === 'item',
          rank: top > 0 ? Math.max(0, score / top) : 0,
          sourceRank: Math.max(
            0,
            (sources.get(titleOf({ passage, candidate, score }) ?? '') ?? 0) / bestSource,
          ),
          here: local.get(titleOf({ passage, candidate, score }) ?? '') ?? terms,
          beside: [passage.sentences[place - 1], passage.sentences[place + 1]].filter(
            (one) => one !== undefined,
          ),
          ...{ focus, isFirst: place === 0 },
        })
        return { id: passage.id, sentence: place, text, features, score: likely(CHOICE, features) }
      })
      return sentences.filter(({ sentence }) => !speaksOfAnother(letters, passage, sentence))
    })
    .sort((one, other) => other.score - one.score)
}

/** Asked of hall B, what is said of hall A is no answer, however alike it is. */
function speaksOfAnother(
  asked: readonly string[],
  { sentences, headings }: ReadPassage,
  place: number,
): boolean {
  const said = sentences[place]?.letters ?? new Set()
  const above = headings.letters
  if (asked.length === 0 || said.size + above.size === 0) return false
  return !asked.some((letter) => said.has(letter) || above.has(letter))
}

/** Of the two best passages of each. */
function sourceScores(ranked: readonly RankedPassage[]): Map<string, number> {
  const scores = new Map<string, number[]>()
  for (const { candidate, score } of ranked) {
    const title = candidate.passage.headings[0] ?? ''
    scores.set(title, [...(scores.get(title) ?? []), score])
  }
  return new Map([...scores].map(([title, [best = 0, next = 0]]) => [title, best + 0.3 * next]))
}

/** What all sentences of a source say tells none of them from the others. */
function localTerms(terms: readonly AskedTerm[], ranked: readonly RankedPassage[]): Map<string, AskedTerm[]> {
  const texts = new Map<string, ReadText[]>()
  for (const { candidate, passage } of ranked) {
    const title = candidate.passage.headings[0] ?? ''
    texts.set(title, [...(texts.get(title) ?? []), ...passage.sentences])
  }
  return new Map(
    [...texts].map(([title, sentences]) => [
      title,
      terms.map((term) => {
        const holding = sentences.filter((sentence) => strengthOf(term, sentence) > 0).length
        return { ...term, rarity: Math.log(1 + (sentences.length - holding + 0.5) / (holding + 0.5)) }
      }),
    ]),
  )
}

function focusOf(question: string, terms: readonly AskedTerm[]): AskedTerm | null {
  const words = wordsOf(question)
  const asks = words.findIndex(({ text }) => ASKING.has(text))
  if (asks < 0) return null
  const next = words.slice(asks + 1, asks + 5).find(({ isSmall }) => !isSmall)
  return terms.find(({ stem }) => stem === next?.stem) ?? null
}

/** Logistic: from 0 to 1. */
export function likely(weights: Weights, features: Features): number {
  const sum = FEATURES.reduce(
    (all, name) => all + (weights[name] ?? 0) * features[name],
    weights['bias'] ?? 0,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** With the best one come those that are nearly as good, in their order. */
const AS_GOOD = 0.6
/** A sentence that says nothing of the question itself, under headings that do. */
const LEAST_HEADED = 0.5
/** With one that says it all, only those that say as much of the question. */
const SAYS_AS_MUCH = 0.75

function chosenOf(scored: readonly ScoredSentence[]): ScoredSentence[] {
  const [best] = scored
  if (!best) return []
  const least = saysItAll(best.features) ? SAYS_AS_MUCH * best.features.said : 0
  const others = scored
    .slice(1)
    .filter(({ score, features }) => score >= AS_GOOD * best.score && features.said >= least)
    .filter(({ features }) => features.said > 0 || features.withHeadings >= LEAST_HEADED)
    .slice(0, MOST_CITED - 1)
  return [best, ...others]
}
