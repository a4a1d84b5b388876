// What is looked at to tell whether two questions ask the same: what both say, what only one does, and what excludes the other.

import { FACTS } from '../lexicon/question-words.ts'
import { slipsBetween } from '../polls/near-words.ts'
import { askedFacts } from './facts.ts'
import { type Term, termsOf } from './question-terms.ts'
import { askedOf } from './question-text.ts'
import { isLetter } from './read-text.ts'

interface ReadQuestion {
  readonly terms: readonly Term[]
  readonly facts: ReadonlySet<string>
  /** And letters that name one of a kind. */
  readonly numbers: ReadonlySet<string>
}

/** What is looked at: numbers between 0 and 1, each with its name. */
export const SAME_FEATURES = [
  ...([
    'shared',
    'least',
    'exact',
    'onlyOne',
    'onlyOther',
    'opposed',
    'numbers',
    'facts',
    'factsDiffer',
  ] as const),
  ...(['replaced', 'both', 'short'] as const),
] as const
export type SameFeature = (typeof SAME_FEATURES)[number]

export function sameFeatures(one: string, other: string): Record<SameFeature, number> {
  const [mine, theirs] = [readQuestion(one), readQuestion(other)]
  const strengths = mine.terms.map((term) => best(term, theirs.terms))
  const back = theirs.terms.map((term) => best(term, mine.terms))
  const shared = sumOf(strengths)
  const sharedBack = sumOf(back)
  const [mineCount, theirCount] = [Math.max(1, mine.terms.length), Math.max(1, theirs.terms.length)]
  const onlyMine = strengths.filter((strength) => strength === 0).length
  const onlyTheirs = back.filter((strength) => strength === 0).length
  const facts = FACTS.filter((fact) => mine.facts.has(fact) && theirs.facts.has(fact)).length
  const anyFacts = FACTS.filter((fact) => mine.facts.has(fact) || theirs.facts.has(fact)).length
  const numbers = [...mine.numbers].filter((number) => theirs.numbers.has(number)).length
  const anyNumbers = new Set([...mine.numbers, ...theirs.numbers]).size
  const most = Math.max(onlyMine / mineCount, onlyTheirs / theirCount)
  return {
    shared: (shared + sharedBack) / (mineCount + theirCount),
    least: Math.min(shared / mineCount, sharedBack / theirCount),
    exact: strengths.filter((strength) => strength === 1).length / Math.max(mineCount, theirCount),
    onlyOne: Math.min(1, onlyMine / 4),
    onlyOther: Math.min(1, onlyTheirs / 4),
    opposed: isOpposed(mine.terms, theirs.terms) ? 1 : 0,
    numbers: anyNumbers === 0 ? 0 : 1 - numbers / anyNumbers,
    facts: anyFacts === 0 ? 0.5 : facts / anyFacts,
    factsDiffer: facts === 0 && anyFacts > 0 ? 1 : 0,
    // All the rest alike, and one word stands for another: "the café" and "the kitchen".
    replaced: onlyMine > 0 && onlyTheirs > 0 && most <= 0.5 ? 1 - most : 0,
    both: onlyMine === 0 && onlyTheirs === 0 ? 1 : 0,
    short: Math.min(1, Math.min(mineCount, theirCount) / 6),
  }
}

function readQuestion(question: string): ReadQuestion {
  const asked = askedOf(question)
    .filter(({ isAsked }) => isAsked)
    .map(({ text }) => text)
    .join(' ')
  const terms = termsOf(question).filter(({ weight }) => weight > 0.4)
  return {
    terms,
    facts: askedFacts(asked).facts,
    numbers: new Set(terms.map(({ stem }) => stem).filter((stem) => /\d/.test(stem) || isLetter(stem))),
  }
}

const MEANT = 0.8
const MISTYPED = 0.8
const PART = 0.6
const SHORTEST_PART = 5

function best(term: Term, others: readonly Term[]): number {
  return Math.max(0, ...others.map((other) => alike(term, other)))
}

function alike(one: Term, other: Term): number {
  if (one.stem === other.stem) return 1
  if (one.meanings.some((meaning) => other.meanings.includes(meaning))) return MEANT
  const [short, long] = one.stem.length < other.stem.length ? [one.stem, other.stem] : [other.stem, one.stem]
  if (short.length >= SHORTEST_PART && (long.startsWith(short) || long.endsWith(short))) return PART
  const isKnown = one.meanings.length > 0 && other.meanings.length > 0
  return !isKnown && slipsBetween(one.stem, other.stem) !== null ? MISTYPED : 0
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Meanings that exclude each other where the rest is the same. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ...([
    ['open', 'close'],
    ['begin', 'end'],
    ['arrive', 'leave_job'],
    ['full_time', 'part_time'],
  ] as const),
  ...([
    ['exchange', 'money_back'],
    ['lend', 'buy'],
    ['early', 'late'],
    ['oldest', 'newest'],
  ] as const),
  ...([
    ['minimum', 'ceiling'],
    ['enable', 'disable'],
    ['car', 'bicycle'],
    ['order', 'deliver'],
  ] as const),
]

function isOpposed(mine: readonly Term[], theirs: readonly Term[]): boolean {
  const means = (terms: readonly Term[], meaning: string) =>
    terms.some(({ meanings }) => meanings.includes(meaning))
  return OPPOSITES.some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(
      ([left = '', right = '']) =>
        means(mine, left) && !means(mine, right) && means(theirs, right) && !means(theirs, left),
    ),
  )
}
