// What the words of a mail's language say about labels and headings; English labels stand in mails of all languages.
import type { Tagger } from '../clauses/tagger.ts'
import { has, type Word } from '../clauses/tagger.ts'
import { tokensOf } from '../clauses/tokens.ts'
import type { Language, WordClass } from '../language.ts'
import { LANGUAGES, languageOf, taggerOf } from '../languages.ts'

export class Vocabulary {
  readonly language: Language
  private readonly taggers: readonly Tagger[]

  /** Of the language of `text`. */
  constructor(text: string) {
    const language = languageOf(tokensOf(text.slice(0, 4_000)))
    this.language = language
    const [english] = LANGUAGES
    const spoken = english === undefined || english === language ? [language] : [language, english]
    this.taggers = spoken.map(taggerOf)
  }

  get code(): string {
    return this.language.code
  }

  /** Bases of the verbs that a word may be a form of. */
  basesOf(word: string): string[] {
    return this.taggers[0]?.verbsOf(word).map(({ base }) => base) ?? []
  }

  /** In the mail's own language. */
  tag(text: string): Word[] {
    return this.taggers[0]?.tag(tokensOf(text)) ?? []
  }

  /** Whether the words of a short text are all of one of the classes; small words between them do not count. */
  isAll(text: string, ...classes: readonly WordClass[]): boolean {
    if (text.length > 60) return false
    const tokens = tokensOf(text)
    return this.taggers.some((tagger) => {
      const words = tagger.tag(tokens).filter(({ kind }) => kind === 'word')
      return (
        words.some((word) => classes.some((name) => has(word, name))) &&
        words.every((word) => classes.some((name) => has(word, name)) || has(word, 'the') || has(word, 'and'))
      )
    })
  }

  /** Whether any word or phrase of the text is of the class. */
  says(text: string, name: WordClass): boolean {
    const tokens = tokensOf(text)
    return this.taggers.some((tagger) => tagger.tag(tokens).some((word) => has(word, name)))
  }

  /** Whether it begins with a phrase of the class, and how many characters that takes; 0 where it does not. */
  begins(text: string, name: WordClass): number {
    const tokens = tokensOf(text.slice(0, 80))
    return Math.max(
      0,
      ...this.taggers.map((tagger) => {
        const words = tagger.tag(tokens)
        const first = words[0]
        if (!first || !has(first, name)) return 0
        return words[first.phrase - 1]?.end ?? first.end
      }),
    )
  }
}
