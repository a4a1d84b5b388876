// Finds whom a clause is about: by name or pronoun before its verb, or right behind it.
import type { WordClass } from '../lexicon/language.ts'
import { ALSO, MOODS } from './mood.ts'
import type { Named, Names } from './names.ts'
import { has, isVerb, type Word } from './tagger.ts'

/** Whom a clause is about: the one before its verb. */
export type Head =
  | 'person'
  | 'name'
  | 'i'
  | 'you'
  | 'we'
  | 'they'
  | 'thing'
  | 'somebody'
  | 'nobody'
  | 'everybody'
  | 'other'
  | 'none'

const HEADS: readonly (readonly [WordClass, Head])[] = [
  ['somebody', 'somebody'],
  ['nobody', 'nobody'],
  ['i', 'i'],
  ['we', 'we'],
  ['you', 'you'],
  ['they', 'they'],
  ['everybody', 'everybody'],
  ['thing', 'thing'],
]

export interface FoundHead {
  head: Head
  people: readonly Named[]
  /** Range of its words. */
  from: number
  to: number
  next: number
}

/** "Das macht Anna", "Den Bericht bringe ich mit": the one who does it may stand right behind the verb. */
export function behindVerb(words: readonly Word[], found: FoundHead, verb: number, names: Names): FoundHead {
  if (found.head !== 'other' && found.head !== 'thing' && found.head !== 'none') return found
  for (let at = Math.max(1, verb - 1); at <= Math.min(words.length - 1, verb + 3); at++) {
    const before = words[at - 1]
    const word = words[at]
    if (!word || !before) continue
    const isFinite =
      before.verbs.some(({ form }) => form === 'present' || form === 'order') ||
      has(before, 'will') ||
      has(before, 'must') ||
      has(before, 'can') ||
      has(before, 'own') ||
      at > verb
    if (!isFinite || before.kind === 'mark') continue
    const list = names.listAt(words, at)
    if (list) return { head: 'person', people: list.who, from: at, to: list.to, next: found.next }
    if (at > verb + 1) continue
    const pronoun = HEADS.find(([name, head]) => head !== 'thing' && has(word, name) && has(word, 'subject'))
    if (pronoun) return { head: pronoun[1], people: [], from: at, to: at + 1, next: found.next }
  }
  return found
}

/** What may stand before the head: linking words and marks, and words that only open a sentence. */
const opens = (word: Word) =>
  word.kind === 'mark' ||
  ALSO.has(word.text) ||
  ['and', 'but', 'because', 'when', 'if', 'please', 'still', 'already'].some((name) =>
    has(word, name as WordClass),
  )

export function headOf(words: readonly Word[], names: Names): FoundHead {
  let at = 0
  while (at < words.length && at < 4 && words[at] && opens(words[at] as Word) && !names.at(words, at)) at++
  for (let place = at; place < Math.min(words.length, at + 6); place++) {
    const word = words[place]
    if (!word) break
    const named = names.listAt(words, place)
    if (named) return { head: 'person', people: named.who, from: place, to: named.to, next: named.to }
    const found = HEADS.find(([name]) => has(word, name))
    if (found && !(found[1] === 'thing' && place > at + 2))
      return { head: found[1], people: [], from: place, to: place + 1, next: place + 1 }
    if (place === at && isVerb(word, 'order'))
      return { head: 'none', people: [], from: at, to: at, next: place }
    if (isStrange(word, words[place + 1], place === 0))
      return {
        head: 'name',
        people: [{ person: null, name: nameAt(word) }],
        from: place,
        to: place + 1,
        next: place + 1,
      }
    if (MOODS.some(([name]) => has(word, name)))
      return { head: place === at ? 'none' : 'other', people: [], from: at, to: at, next: place }
  }
  return { head: words.length > at ? 'other' : 'none', people: [], from: at, to: at, next: at }
}

/** A capital word that nothing is known of, before a verb or what stands before verbs: perhaps somebody's name. */
function isStrange(word: Word, next: Word | undefined, first: boolean): boolean {
  if (!word.capital || word.classes.length > 0 || word.kind !== 'word') return false
  if (first && word.verbs.length > 0) return false
  return (
    next !== undefined &&
    (isVerb(next, 'present') ||
      has(next, 'must') ||
      has(next, 'will') ||
      has(next, 'own') ||
      next.text === 'to')
  )
}

/** As it is read, with a capital. */
const nameAt = ({ text }: Word) => text.slice(0, 1).toUpperCase() + text.slice(1)
