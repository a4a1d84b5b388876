// Finds what "it" or "them" stands for: the thing that was last named before.

import type { Candidate } from '../candidates/candidate.ts'
import { has, type Word } from '../clauses/tagger.ts'
import { KIN } from './subject.ts'

const FARTHEST = 3
const LONGEST = 6
/** Characters; what is longer is no name of a thing. */
const LONGEST_PHRASE = 60

/** Of the clauses before a candidate, the nearest first; the phrase with a small article, null where none is plain. */
export function thingBefore(
  place: number,
  candidates: readonly Candidate[],
  { slice, isGerman }: { slice: (start: number, end: number) => string; isGerman: boolean },
): string | null {
  const one = candidates[place]
  for (let at = place - 1; at >= Math.max(0, place - FARTHEST); at--) {
    const other = candidates[at]
    if (!other || !one || one.block.paragraph - other.block.paragraph > 1) return null
    const found = thingIn(other.clause.words, isGerman)
    if (!found) continue
    const phrase = slice(found[0]?.start ?? 0, found.at(-1)?.end ?? 0)
    return phrase.length <= LONGEST_PHRASE ? phrase.slice(0, 1).toLowerCase() + phrase.slice(1) : null
  }
  return null
}

/** The first run of an article and what it belongs to: "the annual report". */
function thingIn(words: readonly Word[], isGerman: boolean): Word[] | null {
  for (const [place, word] of words.entries()) {
    if (!has(word, 'the') || word.phrase !== 1 || KIN.has(words[place + 1]?.text ?? '')) continue
    const run: Word[] = [word]
    const behind = words.slice(place + 1, place + LONGEST)
    for (const next of behind) {
      if (next.kind === 'mark' || next.classes.some((name) => NO_NOUN.has(name)) || isFinite(next, run)) break
      run.push(next)
      // In German a noun shows itself.
      if (isGerman && next.capital) break
    }
    const next = words[place + run.length]
    // A whole clause from its first word on holds its verb, too, which the lexicon does not know.
    const isClause =
      place === 0 && (next === undefined || next.kind === 'mark') && !(isGerman && run.at(-1)?.capital)
    if (run.length > 1) return run.length < LONGEST && !isClause ? run : run.slice(0, endOfNoun(run))
  }
  return null
}

/** A verb behind at least a noun. */
const isFinite = ({ verbs }: Word, run: readonly Word[]): boolean =>
  verbs.some(({ form }) => form === 'past' || (run.length > 1 && form === 'present'))

/** Nothing ended the run: the noun, with a word behind it that agrees with it ("la porta verde"). */
function endOfNoun([, noun, next]: readonly Word[]): number {
  return next && noun && next.text.at(-1) === noun.text.at(-1) ? 3 : 2
}

const NO_NOUN = new Set([
  'at',
  'is',
  'have',
  'do',
  'can',
  'must',
  'need',
  'will',
  'not',
  'and',
  'or',
  'but',
  'that',
  'which',
  'i',
  'you',
  'we',
  'they',
  'thing',
  'if',
  'when',
  'because',
  'past',
  'by',
  'please',
  'the',
  'already',
  'still',
])
