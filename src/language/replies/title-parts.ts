// The parts of a title that holds several things: "post the brochures and reserve the studio", "from Ann and Bob".
import { baseOfVerb } from '../lexicon/en/verbs.ts'
import { likeness } from './similar.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface TitlePart {
  /** The words that name only this part. */
  words: string[]
  /** Its verbs in their order: "print the labels and stick them on" is finished by the last. */
  verbs: string[]
  /** A word that may name the other parts, too: "report" of "the health and safety report". */
  head: string | null
}

const LONGEST_TITLE = 200
const COMMAS = new Set([',', ';'])
/** From here on two words are the same. */
export const SAME = 0.6

/** A title with one thing has one part, or none where it says nothing. */
export function partsOf(title: string, vocabulary: Vocabulary): TitlePart[] {
  const tokens = tokensOf(title.slice(0, LONGEST_TITLE))
  const joints = tokens.flatMap(({ text }, at) =>
    COMMAS.has(text) || vocabulary.joins.has(text) ? [at] : [],
  )
  const starts = [-1, ...joints]
  const segments = starts.map((from, place) => tokens.slice(from + 1, joints[place] ?? tokens.length))
  const parts: TitlePart[] = []
  for (const [place, segment] of segments.entries()) {
    const verbs = verbsIn(segment, vocabulary)
    const words = contentOf(segment, vocabulary).filter((word) => !verbs.includes(word))
    const last = parts.at(-1)
    if (!last) parts.push({ words, verbs, head: null })
    else if (verbs.length > 0 && words.length === 0) last.verbs.push(...verbs)
    else if (verbs.length > 0 && last.words.length === 0) {
      last.words = words
      last.verbs.push(...verbs)
    } else if (verbs.length > 0 && last.verbs.length > 0) parts.push({ words, verbs, head: null })
    else if (isItem(joints.slice(place - 1), tokens))
      addItem(parts, segments[place - 1] ?? [], segment, vocabulary)
    else last.words.push(...words)
  }
  return distinct(parts)
}

/** "Dust sheets, the heavy ones" is one thing: a comma parts things only before an "and". */
const isItem = (joints: readonly number[], tokens: readonly Token[]): boolean =>
  joints.some((at) => !COMMAS.has(tokens[at]?.text ?? ''))

/** "The waivers from Ann and Bob": of both sides of the joint only the words next to it differ. */
function addItem(
  parts: TitlePart[],
  before: readonly Token[],
  own: readonly Token[],
  vocabulary: Vocabulary,
): void {
  const last = parts.at(-1)
  const right = runsOf(own, vocabulary)[0] ?? []
  if (!last || right.length === 0) return
  last.words = runsOf(before, vocabulary).at(-1) ?? last.words
  parts.push({ words: right, verbs: last.verbs, head: right.length > 1 ? (right.at(-1) ?? null) : null })
}

/** Its words between small words and verbs. */
function runsOf(tokens: readonly Token[], vocabulary: Vocabulary): string[][] {
  const verbs = verbsIn(tokens, vocabulary)
  const runs: string[][] = []
  let isOpen = false
  for (const token of tokens) {
    const isContent = isWord(token, vocabulary) && !verbs.includes(token.text)
    if (isContent && isOpen) runs.at(-1)?.push(token.text)
    else if (isContent) runs.push([token.text])
    isOpen = isContent
  }
  return runs
}

function verbsIn(tokens: readonly Token[], vocabulary: Vocabulary): string[] {
  const words = tokens.filter((token) => isWord(token, vocabulary))
  const { first, last } = vocabulary.infinitives
  const ends = (word: string | undefined, endings: readonly string[]) =>
    word !== undefined && endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending))
  const isBare = first.length + last.length === 0
  const isPlain = (word: string) =>
    isBare
      ? vocabulary.works(word).length > 0 || baseOfVerb(word) === word
      : first.length > 0 && vocabulary.works(word).length > 0
  const [opening] = words
  const closing = words.at(-1)
  const isFirst = opening && (isPlain(opening.text) || ends(opening.text, first))
  const isLast = closing && !closing.isCapital && ends(closing.text, last)
  return [...(isFirst ? [opening.text] : []), ...(isLast ? [closing.text] : [])]
}

const isWord = ({ kind, text }: Token, { small }: Vocabulary): boolean =>
  kind !== 'mark' && text.length > 1 && !small.has(text) && !text.endsWith("'")

const contentOf = (tokens: readonly Token[], vocabulary: Vocabulary): string[] =>
  tokens.filter((token) => isWord(token, vocabulary)).map(({ text }) => text)

/** Without the words that two parts have. */
function distinct(parts: readonly TitlePart[]): TitlePart[] {
  const own = parts.map((part, place) => ({
    ...part,
    words: part.words.filter((word) =>
      parts.every((other, at) => at === place || !other.words.some((one) => likeness(one, word) >= 0.8)),
    ),
  }))
  return own.every(({ words }) => words.length > 0) ? own : []
}
