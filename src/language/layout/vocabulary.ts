// What the words of a mail's language say about labels and headings; English labels stand in mails of all languages.
import type { Tagger } from '../clauses/tagger.ts'
import { has, type Word } from '../clauses/tagger.ts'
import { tokensOf } from '../clauses/tokens.ts'
import { LANGUAGES, languageOf, taggerOf } from '../languages.ts'
import type { Language, VerbForm, WordClass } from '../lexicon/language.ts'

export class Vocabulary {
  readonly language: Language
  private readonly taggers: readonly Tagger[]
  /** Pieces of a mail are asked about again and again. */
  private readonly tagged: readonly Map<string, Word[]>[]

  /** Of the language of `text`. */
  constructor(text: string) {
    const language = languageOf(tokensOf(text.slice(0, 4_000)))
    this.language = language
    const [english] = LANGUAGES
    const spoken = english === undefined || english === language ? [language] : [language, english]
    this.taggers = spoken.map(taggerOf)
    this.tagged = spoken.map(() => new Map())
  }

  get code(): string {
    return this.language.code
  }

  /** Bases of the verbs that a word may be a form of. */
  basesOf(word: string): string[] {
    return this.taggers[0]?.verbsOf(word).map(({ base }) => base) ?? []
  }

  /** What a word may be as a verb. */
  formsOf(word: string): readonly VerbForm[] {
    return this.taggers[0]?.verbsOf(word).map(({ form }) => form) ?? []
  }

  /** In the mail's own language. */
  tag(text: string): Word[] {
    return this.taggedBy(0, text)
  }

  private taggedBy(place: number, text: string): Word[] {
    const known = this.tagged[place]?.get(text)
    if (known) return known
    const words = this.taggers[place]?.tag(tokensOf(text)) ?? []
    this.tagged[place]?.set(text, words)
    return words
  }

  /** Whether the words of a short text are all of one of the classes; small words between them do not count. */
  isAll(text: string, ...classes: readonly WordClass[]): boolean {
    if (text.length > 60) return false
    return this.taggers.some((_, place) => {
      const words = this.taggedBy(place, text).filter(({ kind }) => kind === 'word')
      return (
        words.some((word) => classes.some((name) => has(word, name))) &&
        words.every((word) => classes.some((name) => has(word, name)) || has(word, 'the') || has(word, 'and'))
      )
    })
  }

  /** Whether any word or phrase of the text is of the class. */
  says(text: string, name: WordClass): boolean {
    return this.taggers.some((_, place) => this.taggedBy(place, text).some((word) => has(word, name)))
  }

  /** Whether it begins with a phrase of the class, and how many characters that takes; 0 where it does not. */
  begins(text: string, name: WordClass): number {
    const opening = text.slice(0, 80)
    return Math.max(
      0,
      ...this.taggers.map((_, place) => {
        const words = this.taggedBy(place, opening)
        const first = words[0]
        if (!first || !has(first, name)) return 0
        return words[first.phrase - 1]?.end ?? first.end
      }),
    )
  }
}
