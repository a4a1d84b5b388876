// Finds what "it" or "them" stands for: the thing that was last named before.

import type { Candidate } from '../candidates/candidate.ts'
import { has, type Word } from '../clauses/tagger.ts'

const FARTHEST = 3
const LONGEST = 5
/** Characters; what is longer is no name of a thing. */
const LONGEST_PHRASE = 60

/** Of the clauses before a candidate, the nearest first; the phrase as it is written, null where none is plain. */
export function thingBefore(
  place: number,
  candidates: readonly Candidate[],
  slice: (start: number, end: number) => string,
): string | null {
  const one = candidates[place]
  for (let at = place - 1; at >= Math.max(0, place - FARTHEST); at--) {
    const other = candidates[at]
    if (!other || !one || one.block.paragraph - other.block.paragraph > 1) return null
    const found = thingIn(other.clause.words)
    if (!found) continue
    const phrase = slice(found[0]?.start ?? 0, found.at(-1)?.end ?? 0)
    return phrase.length <= LONGEST_PHRASE ? phrase : null
  }
  return null
}

/** The first run of an article and what it belongs to: "the annual report". */
function thingIn(words: readonly Word[]): Word[] | null {
  for (const [place, word] of words.entries()) {
    if (!has(word, 'the') || word.phrase !== 1) continue
    const run: Word[] = [word]
    for (const next of words.slice(place + 1, place + LONGEST)) {
      if (
        next.kind === 'mark' ||
        next.classes.some((name) => NO_NOUN.has(name)) ||
        next.verbs.some(({ form }) => form === 'past')
      )
        break
      run.push(next)
    }
    if (run.length > 1) return run
  }
  return null
}

const NO_NOUN = new Set([
  'at',
  'is',
  'have',
  'do',
  'can',
  'must',
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
