// The languages that mails are read in, and which of them a text is written in.

import { Tagger } from './clauses/tagger.ts'
import type { Token } from './clauses/tokens.ts'
import { german } from './lexicon/de/language.ts'
import { english } from './lexicon/en/language.ts'
import { spanish } from './lexicon/es/language.ts'
import { french } from './lexicon/fr/language.ts'
import { italian } from './lexicon/it/language.ts'
import type { Language } from './lexicon/language.ts'
import { dutch } from './lexicon/nl/language.ts'
import { polish } from './lexicon/pl/language.ts'
import { portuguese } from './lexicon/pt/language.ts'

/** The first is read where nothing tells. */
export const LANGUAGES: readonly Language[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
]

/** Words looked at; enough to tell, however long the text. */
const ENOUGH = 400

const taggers = new Map<string, Tagger>()

/** Made when it is first asked for. */
export function taggerOf(language: Language): Tagger {
  const known = taggers.get(language.code)
  if (known) return known
  const made = new Tagger(language)
  taggers.set(language.code, made)
  return made
}

let tellingWords: Map<string, number[]> | null = null

/** The language with the most frequent words in the text; `fallback` where none leads. */
export function languageOf(tokens: readonly Token[], fallback: Language = english): Language {
  tellingWords ??= gather()
  const scores: number[] = LANGUAGES.map((language) => (language === fallback ? 0.5 : 0))
  for (const { text } of tokens.slice(0, ENOUGH))
    for (const place of tellingWords.get(text) ?? []) scores[place] = (scores[place] ?? 0) + 1
  const most = Math.max(...scores)
  return LANGUAGES[scores.indexOf(most)] ?? fallback
}

function gather(): Map<string, number[]> {
  const words = new Map<string, number[]>()
  for (const [place, { telling }] of LANGUAGES.entries())
    for (const word of new Set(telling.split(/\s+/))) words.set(word, [...(words.get(word) ?? []), place])
  return words
}
