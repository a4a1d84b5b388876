// Works on a title word by word: what is told beside the work goes, what a pronoun stands for comes in.

import { has, isVerb, LABELS, type Word } from '../clauses/tagger.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'
import type { WordClass } from '../lexicon/language.ts'
import { endsWithThing, infinitiveOf } from './infinitives.ts'

/** A word of a title: as it is written, or put in the place of another. */
export interface Part {
  text: string
  word: Word | null
}

const NOUNS: ReadonlySet<WordClass> = new Set<WordClass>([...LABELS, 'bulk', 'wish', 'idle'])

/** They are no noun behind an article either. */
const GRAMMAR: ReadonlySet<WordClass> = new Set<WordClass>(
  'i you we they subject thing somebody nobody everybody can must will is have do not doubt if when because which that and or but what the at by already still past'.split(
    ' ',
  ) as WordClass[],
)

/** A verb behind an article is a noun: "the rent". */
export const isContent = (word: Word, before?: Word | null) =>
  word.kind !== 'mark' &&
  (word.capital ||
    word.classes.every((name) => NOUNS.has(name)) ||
    (has(before ?? undefined, 'the') &&
      word.kind === 'word' &&
      word.classes.every((name) => !GRAMMAR.has(name)))) &&
  (!isVerb(word, 'order') || has(before ?? undefined, 'the'))

export const sayWhat = (words: readonly Word[]) => words.some((word, at) => isContent(word, words[at - 1]))

/** "Check them" with the thing that they are; "montarlo" with what it takes. */
export function withThing(
  parts: readonly Part[],
  thing: string | null,
  vocabulary: Vocabulary,
): readonly Part[] {
  if (thing === null) return parts
  const [first, ...rest] = parts
  if (first?.word && endsWithThing(first.word, vocabulary)) {
    const verb = infinitiveOf(first.word, vocabulary)
    return verb === null ? parts : [{ text: verb, word: null }, { text: thing, word: null }, ...rest]
  }
  const since = vocabulary.language.verbLast ? 0 : 1
  const at = parts.findIndex(
    ({ word }, place) =>
      place >= since && place < 4 && word !== null && isForThing(word, thing) && isAlone(parts, place),
  )
  const isNamed = parts
    .slice(0, Math.max(at, 0))
    .some(({ word }, place) => word !== null && isContent(word, parts[place - 1]?.word))
  if (at < 0 || isNamed) return parts
  const text = inCase(thing, parts[at]?.text ?? '', vocabulary)
  return parts.map((part, place) => (place === at ? { text, word: null } : part))
}

const isForThing = (word: Word, thing: string): boolean =>
  has(word, 'thing') ||
  word.text === 'ihn' ||
  (word.text === 'them' && thing.endsWith('s')) ||
  (word.text === 'sie' && !word.capital && /^(?:die|eine) /iu.test(thing))

/** "Der Wagen … ihn" is "den Wagen". */
const inCase = (thing: string, pronoun: string, { code }: Vocabulary): string =>
  code === 'de' && pronoun === 'ihn' ? thing.replace(/^der /iu, 'den ').replace(/^ein /iu, 'einen ') : thing

/** "Move her to Friday, the room is taken": what is told behind the work is no part of it. */
export function withoutAside(parts: readonly Part[]): readonly Part[] {
  for (const [place, { word }] of parts.entries()) {
    if (place < 3 || !word || !/^[,;–—]$/.test(word.text)) continue
    const rest = parts.slice(place + 1)
    const words = rest.map(({ word: told }) => told ?? undefined)
    const isReason = has(words[0], 'because')
    const tells = words.findIndex((told, at) => at > 0 && told !== undefined && isTelling(told, isReason))
    const opens = rest[0]?.word
    const isNew = ['the', 'i', 'we', 'they', 'you', 'thing', 'because'].some((name) =>
      has(opens ?? undefined, name as WordClass),
    )
    const isHeld = words.slice(0, tells).some((told) => has(told, 'if'))
    if (isNew && !isHeld && tells > 0 && tells < 7) return parts.slice(0, place)
  }
  return parts
}

/** The reason for the work may be a part of it. */
const isTelling = (word: Word, isReason: boolean): boolean =>
  TELLS.some((name) => has(word, name)) ||
  (!isReason && isVerb(word, 'present') && !isVerb(word, 'order') && !isVerb(word, 'plain'))

const TELLS = ['is', 'have', 'will', 'must', 'past', 'do'] as const

/** "Send me the slides" is for whoever reads it: "Send Anna the slides". */
export function withAuthor(parts: readonly Part[], author: string | null): readonly Part[] {
  if (author === null) return parts
  return parts.map((part, place) => {
    const said = part.word?.text ?? ''
    const isMe = ME.has(said) && has(part.word ?? undefined, 'i')
    const isLast =
      said === 'me' && place === parts.length - 1 && has(parts[place - 1]?.word ?? undefined, 'at')
    return isMe && ((place > 0 && place < 3) || isLast) ? { text: author, word: null } : part
  })
}

/** Before what is sent in German and Dutch, too: "Mir den Preis schicken". */
const ME = new Set(['me', 'mir', 'mich', 'mij'])

/** "Visit her herself": who does it is said by the task. */
export function withoutSelf(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1)?.text ?? ''
  return parts.length > 2 && SELVES.has(last) ? parts.slice(0, -1) : parts
}

const SELVES = new Set('myself yourself himself herself themselves ourselves selbst selber zelf'.split(' '))

/** No noun stands behind it, which it would only point at ("this list"). */
function isAlone(parts: readonly Part[], place: number): boolean {
  const next = parts[place + 1]?.word
  return (
    !next ||
    next.kind === 'mark' ||
    isVerb(next, 'plain') ||
    (next.classes.length > 0 && !has(next, 'the') && !isContent(next, parts[place]?.word))
  )
}

/** A title of more characters says more than one work: from here on the rest is left out. */
const LONG = 56

/** "Order the paper for the office, and the plumber comes on Friday": of a long one the first work, up to the join. */
export function firstWork(parts: readonly Part[]): readonly Part[] {
  if (parts.reduce((sum, { text }) => sum + text.length + 1, 0) <= LONG) return parts
  const end = parts.findIndex(({ word }, place) => {
    if (place < 3 || !word) return false
    const next = parts[place + 1]?.word ?? undefined
    return word.text === ';' || (word.text === ',' && (has(next, 'and') || has(next, 'but')))
  })
  return end < 0 ? parts : parts.slice(0, end)
}

/** Words as they are written, with the marks and blanks between them. */
export function written(parts: readonly Part[], slice: (start: number, end: number) => string): string {
  let text = ''
  let before: Word | null = null
  for (const { text: plain, word } of parts) {
    const gap: string =
      before && word && word.start >= before.end && word.start - before.end <= 2
        ? slice(before.end, word.start)
        : ' '
    text += (text === '' ? '' : gap) + (word ? slice(word.start, word.end) : plain)
    before = word
  }
  return text
}
