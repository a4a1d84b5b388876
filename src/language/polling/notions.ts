// Finds the notions in a text: words and phrases of its language, in compounds too.
import { tokensOf } from '../clauses/tokens.ts'
import { notionWords as german } from '../lexicon/de/notions.ts'
import { notionWords as english } from '../lexicon/en/notions.ts'
import { notionWords as spanish } from '../lexicon/es/notions.ts'
import { notionWords as french } from '../lexicon/fr/notions.ts'
import { notionWords as italian } from '../lexicon/it/notions.ts'
import { notionWords as dutch } from '../lexicon/nl/notions.ts'
import type { Notion, NotionWords } from '../lexicon/notion-names.ts'
import { notionWords as portuguese } from '../lexicon/pt/notions.ts'

const WORDS: Readonly<Record<string, NotionWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
}

/** They write compounds as one word. */
const COMPOUNDING = new Set(['de', 'nl'])
/** A part of a compound is no shorter. */
const SHORTEST_PART = 4
/** No word is longer: what is, is looked at up to there. */
const LONGEST_WORD = 32

interface Entry {
  readonly notion: Notion
  /** The words of a phrase that follow the first. */
  readonly rest: readonly Part[]
}

interface Part {
  readonly word: string
  readonly begins: boolean
}

interface Lexicon {
  readonly whole: ReadonlyMap<string, readonly Entry[]>
  readonly begins: ReadonlyMap<string, readonly Entry[]>
  readonly compounding: boolean
}

const lexicons = new Map<string, Lexicon>()

/** Of a language that is not read, the English one. */
function lexiconOf(code: string): Lexicon {
  const known = lexicons.get(code)
  if (known) return known
  const whole = new Map<string, Entry[]>()
  const begins = new Map<string, Entry[]>()
  for (const [notion, entries] of Object.entries(WORDS[code] ?? english) as [Notion, string][])
    for (const entry of entries.split(' ')) {
      const [first, ...rest] = entry.split('_').flatMap(partsOf)
      if (!first) continue
      const map = first.begins ? begins : whole
      map.set(first.word, [...(map.get(first.word) ?? []), { notion, rest }])
    }
  const made = { whole, begins, compounding: COMPOUNDING.has(code) }
  lexicons.set(code, made)
  return made
}

/** Cut as texts are: "she'd" is two. */
function partsOf(written: string): Part[] {
  const begins = written.endsWith('*')
  const tokens = tokensOf(begins ? written.slice(0, -1) : written)
  return tokens.map(({ text }, at) => ({ word: text, begins: begins && at === tokens.length - 1 }))
}

/** For each word the notions that begin with it; none for most. */
export function notionsAt(words: readonly string[], language: string): readonly (readonly Notion[])[] {
  const lexicon = lexiconOf(language)
  return words.map((_, at) => notionsFrom(words, at, lexicon))
}

function notionsFrom(words: readonly string[], at: number, lexicon: Lexicon): Notion[] {
  const word = (words[at] ?? '').slice(0, LONGEST_WORD)
  const found: Notion[] = []
  const take = (entries: readonly Entry[] | undefined): boolean => {
    let taken = false
    for (const { notion, rest } of entries ?? []) {
      if (!follows(words, at + 1, rest)) continue
      if (!found.includes(notion)) found.push(notion)
      taken = true
    }
    return taken
  }
  take(lexicon.whole.get(word))
  let isKnown = found.length > 0
  for (let length = word.length; length >= 3 && !isKnown; length--)
    if (mayEnd(length, word.length)) isKnown = take(lexicon.begins.get(word.slice(0, length)))
  if (lexicon.compounding) for (const part of partsWithin(word)) take(lexicon.begins.get(part))
  return found
}

function follows(words: readonly string[], from: number, rest: readonly Part[]): boolean {
  return rest.every(({ word, begins }, step) => {
    const own = words[from + step] ?? ''
    return begins ? own.startsWith(word) && mayEnd(word.length, own.length) : own === word
  })
}

/** A short beginning says less: only an ending may follow it. */
const mayEnd = (begun: number, whole: number) => whole - begun <= (begun <= 3 ? 2 : begun === 4 ? 4 : 12)

/** Beginnings of the last part of what may be a compound. */
function* partsWithin(word: string): Generator<string> {
  for (let from = SHORTEST_PART - 1; from <= word.length - SHORTEST_PART; from++)
    for (let to = word.length; to >= from + SHORTEST_PART && to >= word.length - 3; to--)
      yield word.slice(from, to)
}
