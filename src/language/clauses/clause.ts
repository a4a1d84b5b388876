// Reads a clause by closed classes alone: who it is about, how it is meant, and what kind of act that makes it.
import type { WordClass } from '../language.ts'
import type { Named, Names } from './names.ts'
import { has, type Verb, type Word } from './tagger.ts'

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

/** How it is meant, by the first words that say so. */
export type Mood =
  | 'ask'
  | 'remind'
  | 'order'
  | 'must'
  | 'will'
  | 'own'
  | 'need'
  | 'propose'
  | 'present'
  | 'perfect'
  | 'past'
  | 'is'
  | 'plain'
  | 'other'

export interface Clause {
  /** Offsets in the text that its words were cut from. */
  start: number
  end: number
  words: readonly Word[]
  head: Head
  /** Who is the head, where it is somebody by name. */
  people: readonly Named[]
  mood: Mood
  /** Index of the word at which the work begins: its verb, or its thing. */
  core: number
  /** Indexes of the words that say who and how, and nothing of the work: "I'll", "could you", "muss". */
  frame: ReadonlySet<number>
  negated: boolean
  doubtful: boolean
  conditional: boolean
  question: boolean
  /** Finished, or dropped, as it says. */
  done: boolean
  dropped: boolean
}

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

const MOODS: readonly (readonly [WordClass, Mood])[] = [
  ['can', 'ask'],
  ['please', 'ask'],
  ['remind', 'remind'],
  ['own', 'own'],
  ['propose', 'propose'],
  ['need', 'need'],
  ['must', 'must'],
  ['will', 'will'],
  ['have', 'perfect'],
  ['is', 'is'],
]

/** `words` are those of the clause; `names` finds the people among them. */
export function readClause(words: readonly Word[], names: Names): Clause {
  const start = words[0]?.start ?? 0
  const end = words.at(-1)?.end ?? start
  const found = headOf(words, names)
  const { mood, core, said } = moodOf(words, found.next, found.head)
  const { head, people, from, to } = behindVerb(words, found, said?.to ?? core, names)
  const frame = new Set<number>()
  const isFramed = head !== 'other' && head !== 'none'
  if (isFramed) for (let at = from; at < to; at++) frame.add(at)
  for (let at = said?.from ?? 0; at < (said?.to ?? 0); at++) frame.add(at)
  const says = (name: WordClass) => words.some((word) => has(word, name))
  const last = words.findLast((word) => /^[?.!]/.test(word.text) || word.kind !== 'mark')
  return {
    ...{ start, end, words, head, people, mood, core, frame },
    negated: says('not'),
    doubtful: says('doubt'),
    conditional: words.slice(0, 4).some((word) => has(word, 'if')),
    question: last?.text === '?' || words[0]?.text === '¿',
    done: says('done') || says('already'),
    dropped: says('dropped'),
  }
}

interface FoundHead {
  head: Head
  people: readonly Named[]
  /** Range of its words. */
  from: number
  to: number
  next: number
}

/** "Das macht Anna", "Den Bericht bringe ich mit": the one who does it may stand right behind the verb. */
function behindVerb(words: readonly Word[], found: FoundHead, verb: number, names: Names): FoundHead {
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

/** They only join a clause to what was said before. */
const ALSO: ReadonlySet<string> = new Set('also auch aussi tambien anche ook também tambem'.split(' '))

/** What may stand before the head: linking words and marks, and words that only open a sentence. */
const opens = (word: Word) =>
  word.kind === 'mark' ||
  ALSO.has(word.text) ||
  ['and', 'but', 'because', 'when', 'if', 'please', 'still', 'already'].some((name) =>
    has(word, name as WordClass),
  )

function headOf(words: readonly Word[], names: Names): FoundHead {
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

interface FoundMood {
  mood: Mood
  core: number
  /** Range of the words that say it, where they are no verb of work. */
  said?: { from: number; to: number }
}

function moodOf(words: readonly Word[], from: number, head: Head): FoundMood {
  for (let place = Math.max(0, from - 2); place < words.length; place++) {
    const word = words[place]
    if (!word || word.kind === 'mark') continue
    const found = MOODS.find(([name]) => has(word, name))
    if (found) {
      const [name, mood] = found
      if (mood === 'is' && place < from) continue
      if (
        name === 'have' &&
        !isVerb(
          words.slice(place + 1).find(({ kind }) => kind === 'word'),
          'participle',
        )
      ) {
        if (place >= from) return { mood: 'is', core: place }
        continue
      }
      const to = place + Math.max(1, word.phrase)
      const isWork = name === 'own' && word.verbs.length > 0 && word.phrase <= 1
      if (isWork) return { mood, core: place }
      return {
        mood,
        core: coreAfter(words, to),
        ...(mood === 'is' || mood === 'perfect' ? {} : { said: { from: place, to } }),
      }
    }
    if (place < from) continue
    if (has(word, 'past') || isVerb(word, 'past')) return { mood: 'past', core: place }
    if (isVerb(word, 'order') && (head === 'none' || place === from)) {
      const isPlain = head === 'i' || head === 'we' || head === 'they'
      return { mood: head === 'none' ? 'order' : isPlain ? 'present' : 'present', core: place }
    }
    if (isVerb(word, 'present')) return { mood: 'present', core: place }
    if (isVerb(word, 'plain') && head === 'none') return { mood: 'plain', core: place }
  }
  return { mood: 'other', core: Math.min(from, Math.max(0, words.length - 1)) }
}

/** The first word after the set phrase that is neither manners nor head. */
function coreAfter(words: readonly Word[], from: number): number {
  for (let place = from; place < words.length; place++) {
    const word = words[place]
    if (!word || word.kind === 'mark' || ALSO.has(word.text)) continue
    const skip = ['you', 'please', 'still', 'already', 'i', 'we', 'somebody'] as const
    if (skip.some((name) => has(word, name)) || word.phrase === 0) continue
    return place
  }
  return Math.min(from, Math.max(0, words.length - 1))
}

export const isVerb = (word: Word | undefined, form: Verb['form']): boolean =>
  word?.verbs.some((verb) => verb.form === form) ?? false
