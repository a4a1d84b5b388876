// The words of polls in the languages of a reply, found as phrases, the longest at each place.

import { tokensOf } from '../clauses/tokens.ts'
import { languageOf } from '../languages.ts'
import { german } from '../lexicon/de/polls.ts'
import { english } from '../lexicon/en/polls.ts'
import { spanish } from '../lexicon/es/polls.ts'
import { french } from '../lexicon/fr/polls.ts'
import { italian } from '../lexicon/it/polls.ts'
import { phrasesOf } from '../lexicon/language.ts'
import { dutch } from '../lexicon/nl/polls.ts'
import {
  POLL_CLASSES,
  type PollClass,
  type PollWords,
  RANGE_WORDS,
  type RangeWord,
} from '../lexicon/poll-words.ts'
import { portuguese } from '../lexicon/pt/polls.ts'
import { type BallotToken, ballotTokens, phraseKey } from './ballot-tokens.ts'
import { slipsBetween } from './near-words.ts'

/** Of every language that replies are read in. */
export const POLL_WORDS: readonly PollWords[] = [english, german, french, spanish, italian, dutch, portuguese]
const LONGEST_PHRASE = 12
const ENOUGH = 2_000
/** Of a weekday that is known by its slip. */
const LEAST_LETTERS = 6
const MOST_SPOKEN = 3

/** Classes of which a short answer is made. */
const SPOKEN = [
  'yes',
  'no',
  'maybe',
  'not',
  'all',
  'none',
  'except',
  'rest',
  'only',
  'and',
  'or',
  'but',
  'last',
] as const

export interface Said {
  /** Index of its first token, and of the one after its last. */
  at: number
  to: number
  classes: ReadonlySet<PollClass>
  /** "second": 2. */
  ordinal: number | null
  /** "two": 2. */
  number: number | null
  /** 1 for Monday. */
  weekday: number | null
  /** What it does around the days of a range. */
  range: ReadonlySet<RangeWord>
}

interface Entry {
  classes: Set<PollClass>
  range: Set<RangeWord>
  ordinal: number | null
  number: number | null
  weekday: number | null
}

export class Lexicon {
  private readonly entries = new Map<string, Entry>()

  constructor(languages: readonly PollWords[]) {
    for (const words of languages) {
      const { classes, ranges, ordinals, numbers, weekdays } = words
      for (const name of POLL_CLASSES)
        for (const phrase of phrasesOf(classes[name])) this.entry(phrase)?.classes.add(name)
      for (const name of RANGE_WORDS)
        for (const phrase of phrasesOf(ranges[name])) this.entry(phrase)?.range.add(name)
      for (const phrase of reserves(words)) this.entry(phrase)?.classes.add('maybe')
      this.addRow(ordinals, 'ordinal')
      this.addRow(numbers, 'number')
      this.addRow(weekdays, 'weekday')
    }
  }

  private entry(phrase: string): Entry | null {
    const key = phraseKey(ballotTokens(phrase))
    if (key === '') return this.entryOf(phrase.trim())
    return this.entryOf(key)
  }

  private entryOf(key: string): Entry {
    const known = this.entries.get(key)
    if (known) return known
    const made = {
      classes: new Set<PollClass>(),
      range: new Set<RangeWord>(),
      ordinal: null,
      number: null,
      weekday: null,
    }
    this.entries.set(key, made)
    return made
  }

  private addRow(row: string, field: 'ordinal' | 'number' | 'weekday'): void {
    for (const [index, forms] of row.split(',').entries())
      for (const form of forms.split('/')) {
        const entry = this.entry(form)
        if (entry) entry[field] ??= index + 1
      }
  }

  /** Of a weekday with one slip: "Tusday". */
  nearWeekday(word: string): number | null {
    if (word.length < LEAST_LETTERS || this.entries.has(word)) return null
    for (const [form, { weekday }] of this.entries)
      if (weekday !== null && form.length >= LEAST_LETTERS && slipsBetween(word, form) === 1) return weekday
    return null
  }

  has(word: string): boolean {
    return this.entries.has(word)
  }

  /** The longest phrase that begins at each place, by the index of its first token. */
  read(tokens: readonly BallotToken[]): Map<number, Said> {
    const found = new Map<number, Said>()
    for (let at = 0; at < tokens.length; ) {
      const said = this.at(tokens, at) ?? this.misspelt(tokens, at)
      if (said) found.set(at, said)
      at = said?.to ?? at + 1
    }
    return found
  }

  private misspelt(tokens: readonly BallotToken[], at: number): Said | null {
    const weekday = this.nearWeekday(tokens[at]?.text ?? '')
    const nothing = { classes: new Set<never>(), range: new Set<never>(), ordinal: null, number: null }
    return weekday === null ? null : { at, to: at + 1, ...nothing, weekday }
  }

  /** The phrases of a class in a text. */
  says(tokens: readonly BallotToken[], name: PollClass): Said[] {
    const found: Said[] = []
    for (let at = 0; at < tokens.length; at++) {
      const said = this.at(tokens, at, name)
      if (said) found.push(said)
    }
    return found
  }

  at(tokens: readonly BallotToken[], at: number, name?: PollClass): Said | null {
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
      const piece = tokens.slice(at, at + length)
      if (piece.some(({ text }) => text === '\n')) continue
      if (length > 1 && /^[,.\-/]$/.test(piece.at(-1)?.text ?? '')) continue
      if (length > 1 && /^['\-/.#,]$/.test(piece[0]?.text ?? '')) continue
      const key = phraseKey(piece) || (piece[0]?.text ?? '')
      const entry = this.entries.get(key)
      if (entry && (name === undefined || entry.classes.has(name))) return { at, to: at + length, ...entry }
    }
    return null
  }
}

/** "if need be", "only if need be", "but only at a pinch": each as one phrase, since "only if" alone is a condition. */
function reserves({ classes, ifNeedBe: { when, need } }: PollWords): string[] {
  const joined = (before: readonly string[], behind: readonly string[]) =>
    before.flatMap((first) => behind.map((last) => `${first} ${last}`))
  const needs = joined(phrasesOf(when), phrasesOf(need))
  const only = joined(phrasesOf(classes.only), [...needs, ...phrasesOf(classes.maybe)])
  const plainBut = phrasesOf(classes.but).slice(0, 1)
  return [...needs, ...only, ...joined(plainBut, only)]
}

const made = new Map<string, Lexicon>()

/** Of the languages of these texts, and English. */
export function lexiconFor(...texts: readonly string[]): Lexicon {
  return lexiconOf(texts.filter(Boolean).flatMap((text) => [codeOf(text), spokenIn(text)]))
}

/** A short question is read in both languages where it may be in either: "sopa ou salada?" */
export function pollLexicon(text: string): Lexicon {
  const spoken = speakersOf(text)
  return lexiconOf([codeOf(text)].concat(spoken.length <= MOST_SPOKEN ? spoken : []))
}

function lexiconOf(languages: readonly string[]): Lexicon {
  const codes = new Set(['en'].concat(languages))
  const key = [...codes].sort().join()
  const known = made.get(key)
  if (known) return known
  const lexicon = new Lexicon(POLL_WORDS.filter(({ code }) => codes.has(code)))
  made.set(key, lexicon)
  return lexicon
}

let ofAll: Lexicon | null = null

/** For texts of a few words, which may be in any language. */
export function everyLexicon(): Lexicon {
  ofAll ??= new Lexicon(POLL_WORDS)
  return ofAll
}

export const codeOf = (text: string): string => languageOf(tokensOf(text.slice(0, ENOUGH))).code

let speakers: Map<string, string[]> | null = null

/** The language with the most words of votes in the text: a few words hold none that tell a language by itself. */
function spokenIn(text: string): string {
  const [first = 'en', ...more] = speakersOf(text)
  return more.length === 0 ? first : 'en'
}

/** Several where they have equally many. */
function speakersOf(text: string): string[] {
  speakers ??= gatherSpeakers()
  const counts = new Map<string, number>()
  for (const { text: word, kind } of ballotTokens(text.slice(0, ENOUGH)))
    if (kind === 'word')
      for (const code of speakers.get(word) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts].filter(([, count]) => count === most).map(([code]) => code)
}

function gatherSpeakers(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { code, classes, ordinals, numbers, weekdays } of POLL_WORDS) {
    const phrases = [...SPOKEN.flatMap((name) => classes[name] ?? []), ordinals, numbers, weekdays].join(' ')
    const words = new Set(ballotTokens(phrases).map(({ text }) => text))
    for (const word of words) found.set(word, [...(found.get(word) ?? []), code])
  }
  return found
}
