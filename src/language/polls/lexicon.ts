// The words of polls in the languages of a reply, found as phrases, the longest at each place.

import { tokensOf } from '../clauses/tokens.ts'
import { german } from '../de/polls.ts'
import { english } from '../en/polls.ts'
import { spanish } from '../es/polls.ts'
import { french } from '../fr/polls.ts'
import { italian } from '../it/polls.ts'
import { phrasesOf } from '../language.ts'
import { languageOf } from '../languages.ts'
import { dutch } from '../nl/polls.ts'
import { portuguese } from '../pt/polls.ts'
import { type BallotToken, ballotTokens, phraseKey } from './ballot-tokens.ts'
import { POLL_CLASSES, type PollClass, type PollWords } from './poll-words.ts'

const WORDS: readonly PollWords[] = [english, german, french, spanish, italian, dutch, portuguese]
const LONGEST_PHRASE = 7
const ENOUGH = 2_000

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
}

interface Entry {
  classes: Set<PollClass>
  ordinal: number | null
  number: number | null
  weekday: number | null
}

export class Lexicon {
  private readonly entries = new Map<string, Entry>()

  constructor(languages: readonly PollWords[]) {
    for (const { classes, ordinals, numbers, weekdays } of languages) {
      for (const name of POLL_CLASSES)
        for (const phrase of phrasesOf(classes[name])) this.entry(phrase)?.classes.add(name)
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
    const made = { classes: new Set<PollClass>(), ordinal: null, number: null, weekday: null }
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

  has(word: string): boolean {
    return this.entries.has(word)
  }

  /** The longest phrase that begins at each place, by the index of its first token. */
  read(tokens: readonly BallotToken[]): Map<number, Said> {
    const found = new Map<number, Said>()
    for (let at = 0; at < tokens.length; ) {
      const said = this.at(tokens, at)
      if (said) found.set(at, said)
      at = said?.to ?? at + 1
    }
    return found
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
      if (length > 1 && /^[,.]$/.test(piece.at(-1)?.text ?? '')) continue
      if (length > 1 && /^['\-/.#,]$/.test(piece[0]?.text ?? '')) continue
      const key = phraseKey(piece) || (piece[0]?.text ?? '')
      const entry = this.entries.get(key)
      if (entry && (name === undefined || entry.classes.has(name))) return { at, to: at + length, ...entry }
    }
    return null
  }
}

const made = new Map<string, Lexicon>()

/** Of the languages of these texts, and English. */
export function lexiconFor(...texts: readonly string[]): Lexicon {
  const codes = new Set(['en', ...texts.filter(Boolean).map((text) => codeOf(text))])
  const key = [...codes].sort().join()
  const known = made.get(key)
  if (known) return known
  const lexicon = new Lexicon(WORDS.filter(({ code }) => codes.has(code)))
  made.set(key, lexicon)
  return lexicon
}

export const codeOf = (text: string): string => languageOf(tokensOf(text.slice(0, ENOUGH))).code
