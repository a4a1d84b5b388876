// Which of many questions ask the same in other words: by the rare words that they share, and by what they ask.

import { words } from '../fold.ts'
import { type Term, termsOf } from '../knowledge/question-terms.ts'
import { sameness } from '../knowledge/same-question.ts'
import { stemOf } from '../knowledge/stem.ts'

/** More are too many to be held against each other while somebody waits. */
export const MOST_COMPARED = 100
const SHORTEST_WORD = 4
/** How much the shared words count beside what both ask. */
const WORDS = 0.7
/** Groups that are nearer to each other, on the average of their questions, are one. */
const NEAR = 0.36
/** Questions of other things that are thought of beside them: among few, a word that most share is still rare. */
const UNSEEN = 20

/** Places of the questions, in groups of two and more that ask the same, the largest first. */
export function repeatedQuestions(questions: readonly string[]): number[][] {
  const given = questions.slice(0, MOST_COMPARED)
  const near = nearnesses(given)
  let groups = given.map((_, place) => [place])
  for (;;) {
    const [best] = pairsOf(groups)
      .map(([one, other]) => ({ one, other, mean: meanOf(one, other, near) }))
      .filter(({ mean }) => mean >= NEAR)
      .toSorted((a, b) => b.mean - a.mean)
    if (!best) break
    groups = [
      ...groups.filter((group) => group !== best.one && group !== best.other),
      [...best.one, ...best.other],
    ]
  }
  return groups.filter(({ length }) => length > 1).toSorted((one, other) => other.length - one.length)
}

function pairsOf(groups: readonly number[][]): [number[], number[]][] {
  return groups.flatMap((one, at) => groups.slice(at + 1).map((other): [number[], number[]] => [one, other]))
}

function meanOf(one: readonly number[], other: readonly number[], near: readonly number[][]): number {
  let sum = 0
  for (const a of one) for (const b of other) sum += near[a]?.[b] ?? 0
  return sum / (one.length * other.length)
}

function nearnesses(questions: readonly string[]): number[][] {
  const terms = questions.map(weighted)
  const counts = new Map<string, number>()
  for (const own of terms) for (const term of own.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  const rarity = (term: string) => Math.log((questions.length + UNSEEN) / (counts.get(term) ?? 1))
  const vectors = terms.map((own) => new Map([...own].map(([term, weight]) => [term, weight * rarity(term)])))
  const lengths = vectors.map((own) => Math.sqrt([...own.values()].reduce((sum, one) => sum + one * one, 0)))
  const near = questions.map(() => questions.map(() => 0))
  for (const [at, one] of vectors.entries())
    for (let other = at + 1; other < vectors.length; other += 1) {
      let shared = 0
      for (const [term, weight] of one) shared += weight * (vectors[other]?.get(term) ?? 0)
      const cosine = shared / ((lengths[at] ?? 0) * (lengths[other] ?? 0) || 1)
      const both = WORDS * cosine + (1 - WORDS) * sameness(questions[at] ?? '', questions[other] ?? '')
      for (const [from, to] of [
        [at, other],
        [other, at],
      ] as const)
        (near[from] ?? [])[to] = cosine === 0 ? 0 : both
    }
  return near
}

/** Terms and what they mean; of a text that asks nothing, its longer words. */
function weighted(question: string): Map<string, number> {
  const asked = termsOf(question)
  const terms: readonly Pick<Term, 'stem' | 'meanings' | 'weight'>[] =
    asked.length > 0
      ? asked
      : words(question)
          .filter(({ length }) => length >= SHORTEST_WORD)
          .map((word) => ({ stem: stemOf(word), meanings: [], weight: 1 }))
  const found = new Map<string, number>()
  for (const term of terms) {
    found.set(term.stem, Math.max(found.get(term.stem) ?? 0, term.weight))
    for (const meaning of term.meanings)
      found.set(`@${meaning}`, Math.max(found.get(`@${meaning}`) ?? 0, term.weight / 2))
  }
  return found
}
