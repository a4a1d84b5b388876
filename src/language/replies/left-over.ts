// Tells whether a clause reports only a part of its task.
import type { Scene, SceneClause } from './scene.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Concept, Vocabulary } from './vocabulary.ts'

const LEFT: readonly Concept[] = ['part', 'yet', 'not', 'begun', 'waiting', 'will', 'cannot']

/** "The first half is written, the rest comes on Monday": the clause itself or the next says that something is left to do. */
export function leavesSome({ clauses }: Scene, own: SceneClause): boolean {
  const next = clauses[clauses.indexOf(own) + 1]
  if (own.clause.has.has('part') || own.clause.has.has('until')) return true
  if (!next || next.clause.paragraph !== own.clause.paragraph || (next.best >= 0 && next.best !== own.best))
    return false
  return LEFT.some((concept) => next.clause.has.has(concept)) || next.clause.dates.some(({ past }) => !past)
}

/** "3 written, 5 to go": some of it is left for sure. */
export function isPart({ clauses }: Scene, own: SceneClause): boolean {
  const next = clauses[clauses.indexOf(own) + 1]
  const isNext =
    next !== undefined &&
    // "Is ordered. How many are still open?"
    !next.clause.isQuestion &&
    next.clause.paragraph === own.clause.paragraph &&
    (next.best < 0 || next.best === own.best) &&
    next.designations.every(({ kind }) => kind === 'rest')
  return own.clause.has.has('part') || (isNext && (next.clause.has.has('part') || next.clause.has.has('yet')))
}

/** "One room booked" of "Book two rooms". */
export function isFewer({ tasks, vocabulary }: Scene, { clause }: SceneClause, place: number): boolean {
  const wanted = countIn(tokensOf(tasks[place]?.task.title.slice(0, 200) ?? ''), vocabulary)
  const said = countIn(clause.tokens, vocabulary)
  return wanted !== null && said !== null && said < wanted
}

function countIn(tokens: readonly Token[], vocabulary: Vocabulary): number | null {
  for (const { kind, text } of tokens) {
    const count = kind === 'number' ? Number(text) : vocabulary.number(text)
    if (count !== null && Number.isInteger(count)) return count
  }
  return null
}
