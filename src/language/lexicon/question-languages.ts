// The languages that questions are asked in: what their folders say of it, put together.

import { fold } from '../fold.ts'
import { questions as german } from './de/questions.ts'
import { questions as english } from './en/questions.ts'
import { questions as spanish } from './es/questions.ts'
import { questions as french } from './fr/questions.ts'
import { questions as italian } from './it/questions.ts'
import { questions as dutch } from './nl/questions.ts'
import { questions as portuguese } from './pt/questions.ts'
import { FACTS, type Fact, type QuestionWords } from './question-words.ts'

const LANGUAGES: readonly QuestionWords[] = [english, german, french, spanish, italian, dutch, portuguese]

const listed = (text: string): string[] => fold(text).split('|')

/** Of any language: what is small in one is hardly ever what a question in another is about. */
export const smallWords: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ small }) => listed(small).flatMap((word) => [word, ...word.split(/['-]/)])),
)

/** Of any language. */
export const chatterWords: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ chatter }) => listed(chatter)))

const smallOf = new Map(
  LANGUAGES.map(({ code, small }) => [
    code,
    new Set(listed(small).flatMap((word) => [word, ...word.split(/['-]/)])),
  ]),
)

const NONE: ReadonlySet<string> = new Set()

/** Of one language, by its code. */
export const smallWordsOf = (code: string): ReadonlySet<string> => smallOf.get(code) ?? NONE

/** Phrases of one kind, by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

export interface LanguageOfQuestions {
  readonly code: string
  readonly asks: Readonly<Record<Fact, Phrases>>
  readonly denies: Phrases
  readonly permits: Phrases
  readonly units: ReadonlySet<string>
  readonly at: Phrases
  readonly opens: ReadonlySet<string>
}

export const questionLanguages: readonly LanguageOfQuestions[] = LANGUAGES.map((language) => ({
  code: language.code,
  asks: Object.fromEntries(FACTS.map((fact) => [fact, phrasesOf(language.asks[fact])])) as Record<
    Fact,
    Phrases
  >,
  denies: phrasesOf(language.denies),
  permits: phrasesOf(language.permits),
  units: new Set(listed(language.units)),
  at: phrasesOf(language.at),
  opens: new Set(listed(language.opens)),
}))

function phrasesOf(text: string): Phrases {
  const phrases = new Map<string, string[][]>()
  for (const phrase of listed(text)) {
    const words = phrase.split(/[\s'-]+/)
    const first = words[0] ?? ''
    phrases.set(first, [...(phrases.get(first) ?? []), words])
  }
  return phrases
}

/** Whether one of the phrases begins at this place. */
export function phraseAt(words: readonly string[], place: number, phrases: Phrases): boolean {
  const begun = phrases.get(words[place] ?? '')
  return begun?.some((phrase) => phrase.every((word, offset) => words[place + offset] === word)) ?? false
}

export const hasPhrase = (words: readonly string[], phrases: Phrases): boolean =>
  words.some((_, place) => phraseAt(words, place, phrases))
