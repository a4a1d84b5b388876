// Works on a title word by word: what is told beside the work goes, what a pronoun stands for comes in.
import { has, isVerb, LABELS, type Word } from '../clauses/tagger.ts'
import type { WordClass } from '../lexicon/language.ts'

/** A word of a title: as it is written, or put in the place of another. */
export interface Part {
  text: string
  word: Word | null
}

const NOUNS: ReadonlySet<WordClass> = new Set<WordClass>([...LABELS, 'bulk', 'wish', 'idle'])

/** A verb behind an article is a noun: "the rent". */
export const isContent = (word: Word, before?: Word | null) =>
  word.kind !== 'mark' &&
  (word.capital || word.classes.every((name) => NOUNS.has(name))) &&
  (!isVerb(word, 'order') || has(before ?? undefined, 'the'))

export const sayWhat = (words: readonly Word[]) => words.some((word, at) => isContent(word, words[at - 1]))

/** "Check them" with the thing that they are. */
export function withThing(parts: readonly Part[], thing: string | null): readonly Part[] {
  if (
    thing === null ||
    parts.some(({ word }, place) => word !== null && isContent(word, parts[place - 1]?.word))
  )
    return parts
  const at = parts.findIndex(
    ({ word }, place) =>
      place > 0 && place < 4 && word !== null && has(word, 'thing') && isAlone(parts, place),
  )
  return parts.map((part, place) => (place === at ? { text: thing, word: null } : part))
}

/** "Move her to Friday, the room is taken": what is told behind the work is no part of it. */
export function withoutAside(parts: readonly Part[]): readonly Part[] {
  for (const [place, { word }] of parts.entries()) {
    if (place < 3 || !word || !/^[,;–—]$/.test(word.text)) continue
    const rest = parts.slice(place + 1)
    const tells = rest.findIndex((part) => TELLS.some((name) => has(part.word ?? undefined, name)))
    const opens = rest[0]?.word
    const isNew = ['the', 'i', 'we', 'they', 'you', 'thing', 'because'].some((name) =>
      has(opens ?? undefined, name as WordClass),
    )
    if (isNew && tells > 0 && tells < 7) return parts.slice(0, place)
  }
  return parts
}

const TELLS = ['is', 'have', 'will', 'must', 'past', 'do'] as const

/** "Send me the slides" is for whoever reads it: "Send Anna the slides". */
export function withAuthor(parts: readonly Part[], author: string | null): readonly Part[] {
  if (author === null) return parts
  return parts.map((part, place) =>
    place > 0 && place < 3 && part.word?.text === 'me' && has(part.word, 'i')
      ? { text: author, word: null }
      : part,
  )
}

/** No noun stands behind it, which it would only point at ("this list"). */
function isAlone(parts: readonly Part[], place: number): boolean {
  const next = parts[place + 1]?.word
  return !next || next.kind === 'mark' || next.classes.length > 0
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
