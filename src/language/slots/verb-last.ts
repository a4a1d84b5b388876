// Titles of languages whose infinitive comes last: "Bob schreibt den Bericht neu" is "den Bericht neu schreiben".
import { DOES, isActBefore } from '../clauses/cut.ts'
import { has, isVerb, type Word } from '../clauses/tagger.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'
import { looksInfinitive } from './infinitives.ts'
import { PREFIXES } from './phrase.ts'
import { spelled } from './spelling.ts'
import type { Part } from './title-parts.ts'

/** Words before the verb, at most. */
const LATEST = 8

/** An order that opens its clause stays in front. */
export function verbLast(kept: readonly Word[], isOrder: boolean, words: Vocabulary): Part[] {
  const part = (word: Word): Part => ({ text: word.text, word })
  const asIs = kept.map(part)
  if (isOrder && kept[0] && isVerb(kept[0], 'order')) return asIs
  if (DOES.has(kept.at(-1)?.text ?? '') && isActBefore(kept, kept.length - 1)) return asIs.slice(0, -1)
  const at = kept.findIndex((word, place) => isFinite(word) && (place === 0 || !word.capital))
  const finite = kept[at]
  const last = kept.at(-1)
  const endsWithVerb = last && last !== finite && (isVerb(last, 'plain') || looksInfinitive(last, words))
  if (!finite || at > LATEST || endsWithVerb) return asIs
  const end = endOfSegment(kept, at, words.code === 'de')
  // A second verb behind "und" would stay as it is.
  if (end < kept.length && has(kept[end], 'and')) return asIs
  const rest = [...kept.slice(0, at), ...kept.slice(at + 1, end)]
  const behind = kept[end]?.text === '(' ? kept.slice(end).map(part) : []
  return [...withVerb(rest, finite, words), ...behind]
}

const isFinite = (word: Word): boolean =>
  (isVerb(word, 'present') || isVerb(word, 'order')) && !isVerb(word, 'plain')

/** Up to a mark, or to "und" with another verb: the verb does not go beyond it. */
function endOfSegment(kept: readonly Word[], at: number, isGerman: boolean): number {
  const end = kept.findIndex((word, place) => {
    if (place <= at + 1) return false
    // "zwei, drei Angebote": before a mark something is named.
    if (/^[,;:([–—]$/.test(word.text))
      return kept.slice(at + 1, place).some((one) => one.capital || !isGerman)
    return (
      has(word, 'and') && kept.slice(place + 1, place + 3).some((next) => isFinite(next) && !next.capital)
    )
  })
  return end < 0 ? kept.length : end
}

function withVerb(rest: readonly Word[], finite: Word, words: Vocabulary): Part[] {
  const part = (word: Word): Part => ({ text: word.text, word })
  const base = bareOf(
    finite.verbs.find(({ form }) => form === 'present' || form === 'order')?.base ?? finite.text,
    words,
  )
  const last = rest.at(-1)
  const isPrefix = last !== undefined && !last.capital && PREFIXES.has(last.text)
  return isPrefix
    ? [...rest.slice(0, -1).map(part), { text: spelled(last.text + base, words.code), word: null }]
    : [...rest.map(part), { text: spelled(base, words.code), word: null }]
}

/** The lexicon may know a form by a longer verb: "holt" is of "holen", without an "ab" at the end. */
function bareOf(base: string, words: Vocabulary): string {
  const prefix = [...PREFIXES].find(
    (one) => base.startsWith(one) && words.formsOf(base.slice(one.length)).includes('plain'),
  )
  return prefix === undefined ? base : base.slice(prefix.length)
}
