// Tells mails that want no answer: thanks, and notes of absence.
import { has } from './clauses/tagger.ts'
import { tokensOf } from './clauses/tokens.ts'
import { LANGUAGES, taggerOf } from './languages.ts'
import type { WordClass } from './lexicon/language.ts'

/** Words of a mail that says nothing but thanks. */
const MOST_WORDS = 25
/** Words after which nobody begins to thank. */
const FIRST_WORDS = 4
/** Characters in which a note of absence says that it is one. */
const HEAD = 400

/** Of a mail in which nothing was found to do; `text` is its newest. */
export function wantsNoAnswer(subject: string, text: string): boolean {
  if (text.includes('?')) return false
  if (isAway(subject, text)) return true
  const head = text.slice(0, HEAD)
  return text.trim().split(/\s+/).length <= MOST_WORDS && says(head, 'thanks', FIRST_WORDS)
}

/** A note of absence. */
export const isAway = (subject: string, text: string): boolean =>
  says(subject.slice(0, HEAD), 'away') || says(text.slice(0, HEAD), 'away')

/** In any language: so few words do not tell which it is. */
function says(text: string, name: WordClass, within = Number.POSITIVE_INFINITY): boolean {
  const tokens = tokensOf(text)
  return LANGUAGES.some((language) =>
    taggerOf(language)
      .tag(tokens)
      .filter(({ kind }) => kind === 'word')
      .slice(0, within)
      .some((word) => has(word, name)),
  )
}
