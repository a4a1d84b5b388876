// Finds the words of a language folder in a text, without knowing any language itself.
import type { ActWords, ReplyLanguage, StatementWords } from '../lexicon/act-words.ts'
import { type Token, tokensOf } from './tokens.ts'

export type Concept = keyof ActWords

/** That tokens `from` up to but not including `to` mean something. */
export interface Mark {
  concept: Concept
  from: number
  to: number
}

interface Phrase {
  words: readonly Word[]
}
interface MarkedPhrase extends Phrase {
  concept: Concept
}

interface Word {
  text: string
  /** Any ending may follow. */
  open: boolean
}

/** Longer words are no words of any list. */
const LONGEST_WORD = 30
/** Words whose phrases are remembered. */
const MOST_KNOWN = 5_000

const LIST_MARKS = [',', '&', '+', '/']
const RANGE_MARKS = ['-', '–', '—']

export class Vocabulary {
  readonly language: ReplyLanguage
  readonly small: ReadonlySet<string>
  readonly joins: ReadonlySet<string>
  readonly ranges: ReadonlySet<string>
  readonly presence: ReadonlySet<string>
  readonly single: ReadonlySet<string>
  readonly fortnight: ReadonlySet<string>
  /** Endings of verbs that open or close a title; none where a verb has none. */
  readonly infinitives: { first: readonly string[]; last: readonly string[] }
  readonly others: readonly Phrase[]
  readonly maybe: readonly Phrase[]
  readonly butRather: readonly Phrase[]
  readonly insteadOf: readonly Phrase[]
  readonly drops: readonly Phrase[]
  readonly statements: Readonly<Record<keyof StatementWords, readonly Phrase[]>>
  readonly #exact = new Map<string, MarkedPhrase[]>()
  readonly #stems = new Map<string, MarkedPhrase[]>()
  readonly #known = new Map<string, MarkedPhrase[]>()
  readonly #past: (word: string) => boolean
  readonly #articles: ReadonlySet<string>
  readonly #ordinals = new Map<string, number>()
  readonly #numbers = new Map<string, number>()
  readonly #work = new Map<string, number[]>()
  readonly #workStems = new Map<string, number[]>()

  constructor(language: ReplyLanguage) {
    this.language = language
    this.small = new Set(items(language.small))
    this.joins = new Set([...LIST_MARKS, ...items(language.counting.joins)])
    this.ranges = new Set([...RANGE_MARKS, ...items(language.counting.ranges)])
    this.presence = new Set(items(language.presence))
    this.single = new Set(items(language.counting.single))
    this.fortnight = new Set(items(language.counting.fortnight))
    this.others = phrasesOf(language.others)
    this.maybe = phrasesOf(language.maybe)
    this.butRather = phrasesOf(language.butRather)
    this.insteadOf = phrasesOf(language.insteadOf)
    this.drops = phrasesOf(language.drops)
    this.statements = statementsOf(language.statements)
    const { first, last } = language.infinitives
    this.infinitives = { first: items(first), last: items(last) }
    for (const [concept, list] of Object.entries(language.words) as [Concept, string][])
      for (const item of items(list)) this.#add(concept, item)
    this.#past = pastIn(language)
    this.#articles = new Set(items(language.past.articles ?? ''))
    language.counting.ordinals.forEach((forms, index) => {
      for (const form of items(forms)) this.#ordinals.set(form, index + 1)
    })
    language.counting.numbers.forEach((form, index) => {
      this.#numbers.set(form, index + 1)
    })
    language.sameWork
      .trim()
      .split('\n')
      .forEach((line, group) => {
        for (const item of items(line)) {
          const open = item.endsWith('*')
          const map = open ? this.#workStems : this.#work
          const word = open ? item.slice(0, -1) : item
          map.set(word, [...(map.get(word) ?? []), group])
        }
      })
  }

  #add(concept: Concept, item: string): void {
    const words = wordsOf(item)
    const first = words[0]
    if (!first) return
    const map = first.open ? this.#stems : this.#exact
    const list = map.get(first.text) ?? []
    list.push({ concept, words })
    map.set(first.text, list)
  }

  /** Every phrase that the tokens hold, in the order of their first words. */
  marks(tokens: readonly Token[]): Mark[] {
    const found: Mark[] = []
    for (const [at, { text }] of tokens.entries())
      for (const phrase of this.#phrasesFrom(text)) mark(phrase, tokens, at, found)
    return found
  }

  /** Those that the word may begin; mails say the same words again and again. */
  #phrasesFrom(word: string): readonly MarkedPhrase[] {
    const before = this.#known.get(word)
    if (before) return before
    const phrases = [...(this.#exact.get(word) ?? [])]
    for (let length = 2; length <= Math.min(word.length, LONGEST_WORD); length++)
      phrases.push(...(this.#stems.get(word.slice(0, length)) ?? []))
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(word, phrases)
    return phrases
  }

  isPast(word: string): boolean {
    return this.#past(word)
  }

  /** Whether the token at that place is a past form, and no noun behind its article. */
  isPastAt(tokens: readonly Token[], at: number): boolean {
    const token = tokens[at]
    if (token?.kind !== 'word' || !this.#past(token.text)) return false
    const before = tokens[at - 1]
    return (
      !before || this.#articles.size === 0 || !(before.kind === 'number' || this.#articles.has(before.text))
    )
  }

  /** From 1; null for any other word. */
  ordinal(word: string): number | null {
    return this.#ordinals.get(word) ?? null
  }

  number(word: string): number | null {
    return this.#numbers.get(word) ?? null
  }

  /** The kinds of work that a verb may report. */
  works(word: string): number[] {
    const found = [...(this.#work.get(word) ?? [])]
    for (let length = 2; length <= Math.min(word.length, LONGEST_WORD); length++)
      found.push(...(this.#workStems.get(word.slice(0, length)) ?? []))
    return found
  }
}

function items(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function wordsOf(item: string): Word[] {
  return item.split(' ').flatMap((part): Word[] => {
    const open = part.endsWith('*') && part.length > 1
    const tokens = tokensOf(open ? part.slice(0, -1) : part)
    return tokens.map(({ text }, index) => ({ text, open: open && index === tokens.length - 1 }))
  })
}

const phrasesOf = (list: string): Phrase[] => items(list).map((item) => ({ words: wordsOf(item) }))

function statementsOf(words: StatementWords): Record<keyof StatementWords, readonly Phrase[]> {
  return {
    behind: phrasesOf(words.behind),
    arrives: phrasesOf(words.arrives),
    orders: phrasesOf(words.orders),
    away: phrasesOf(words.away),
    forgot: phrasesOf(words.forgot),
    crosses: phrasesOf(words.crosses),
    noTask: phrasesOf(words.noTask),
  }
}

/** Whether all words of one phrase follow each other, with a few others between them: "cross the hall off". */
export const holdsApart = (phrases: readonly Phrase[], tokens: readonly Token[]): boolean =>
  phrases.some(({ words }) => {
    let from = 0
    return words.every(({ text }, index) => {
      const at = tokens.findIndex((token, place) => place >= from && token.text === text)
      const isNear = at >= 0 && (index === 0 || at - from <= MOST_BETWEEN)
      from = at + 1
      return isNear
    })
  })

const MOST_BETWEEN = 5

/** The index of the first token of any of the phrases, or -1. */
export function placeOf(phrases: readonly Phrase[], tokens: readonly Token[]): number {
  return tokens.findIndex((_, from) => phrases.some((phrase) => stands(phrase, tokens, from)))
}

function stands({ words }: Phrase, tokens: readonly Token[], from: number): boolean {
  return words.every(({ text, open }, index) => {
    const word = tokens[from + index]?.text
    return word !== undefined && (open ? word.startsWith(text) : word === text)
  })
}

function mark(phrase: MarkedPhrase, tokens: readonly Token[], from: number, found: Mark[]): void {
  const { concept, words } = phrase
  if (stands(phrase, tokens, from)) found.push({ concept, from, to: from + words.length })
}

function pastIn({ past }: ReplyLanguage): (word: string) => boolean {
  const known = new Set(items(past.words))
  const never = new Set(items(past.never))
  const endings = items(past.endings)
  const openings = items(past.openings)
  const closings = items(past.closings)
  return (word) =>
    known.has(word) ||
    (word.length > 4 &&
      !never.has(word) &&
      (endings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending)) ||
        (openings.some((opening) => word.startsWith(opening)) &&
          closings.some((closing) => word.endsWith(closing)))))
}
