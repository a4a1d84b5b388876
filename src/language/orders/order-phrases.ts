// The words of ordering of each language, made ready for looking up, and a text as tokens in which they are looked for.

import { fold } from '../fold.ts'
import { orders as german } from '../lexicon/de/orders.ts'
import { orders as english } from '../lexicon/en/orders.ts'
import { orders as spanish } from '../lexicon/es/orders.ts'
import { orders as french } from '../lexicon/fr/orders.ts'
import { orders as italian } from '../lexicon/it/orders.ts'
import { orders as dutch } from '../lexicon/nl/orders.ts'
import type { OrderWords } from '../lexicon/order-words.ts'
import { orders as portuguese } from '../lexicon/pt/orders.ts'

export interface Token {
  /** Folded. */
  word: string
  start: number
  end: number
  /** Folded too, but with its accents: "si" and "sí" are two words. */
  written: string
}

/** Apostrophes and hyphens part words. */
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: written, index }) => ({
    ...{ word: fold(written), written: written.toLowerCase() },
    ...{ start: index, end: index + written.length },
  }))
}

/** By their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly Token[])[]>
export type PhraseName = Exclude<keyof OrderWords, 'code'>
export type OrderPhrases = Readonly<Record<PhraseName, Phrases>>

const LISTS = [english, german, french, spanish, italian, dutch, portuguese]
const known = new Map<string, OrderPhrases>()

/** Read when they are first asked for; English for a language that has none. */
export function orderPhrasesOf(code: string): OrderPhrases {
  const before = known.get(code)
  if (before) return before
  const { code: _, ...lists } = LISTS.find((one) => one.code === code) ?? english
  const made = Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, phrasesOf(list)]),
  ) as OrderPhrases
  known.set(code, made)
  return made
}

export function phrasesOf(list: string): Phrases {
  const phrases = new Map<string, Token[][]>()
  for (const phrase of list.split('|')) {
    const tokens = tokensIn(phrase)
    const first = tokens[0]?.word ?? ''
    phrases.set(first, [...(phrases.get(first) ?? []), tokens])
  }
  for (const own of phrases.values()) own.sort((one, other) => other.length - one.length)
  return phrases
}

/** How many tokens the longest of the phrases takes that begins at this place; 0 for none. */
export function phraseLength(tokens: readonly Token[], place: number, phrases: Phrases): number {
  const begun = phrases.get(tokens[place]?.word ?? '')
  const found = begun?.find((phrase) => phrase.every((part, offset) => isSame(tokens[place + offset], part)))
  return found?.length ?? 0
}

/** An accent may be left out, and is none that is not there. */
const isSame = (said: Token | undefined, { word, written }: Token): boolean =>
  said?.word === word && (said.written === said.word || said.written === written)

export const holds = (tokens: readonly Token[], phrases: Phrases): boolean =>
  tokens.some((_, place) => phraseLength(tokens, place, phrases) > 0)
