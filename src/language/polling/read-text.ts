// A text of a team cut into words, with the notions that they stand for and the names among them.
import { type Token, tokensOf } from '../clauses/tokens.ts'
import type { Notion } from '../lexicon/notion-names.ts'
import { notionsAt } from './notions.ts'
import { smallWords, textLanguage } from './text-language.ts'

/** Read of a text; what follows says little new. */
export const MOST_CHARACTERS = 8_000

export interface TextWord extends Token {
  readonly notions: readonly Notion[]
  /** A small word that says nothing by itself. */
  readonly small: boolean
  /** The first of its sentence or line. */
  readonly first: boolean
  /** Written with a capital, and no word that is known: a person, a firm, a place; in German any noun, too. */
  readonly name: boolean
  /** Somebody's name: behind a title, or of the people that are known. */
  readonly person: boolean
}

export interface ReadText {
  readonly text: string
  readonly language: string
  readonly words: readonly TextWord[]
  readonly lines: readonly string[]
}

/** `language` is taken where the text does not tell its own; `people` are names that are known, folded, word by word. */
export function readText(
  given: string,
  language: string | null,
  people: ReadonlySet<string> = NOBODY,
): ReadText {
  const text = given.slice(0, MOST_CHARACTERS)
  const tokens = tokensOf(text)
  const code = textLanguage(text, tokens, language)
  const notions = notionsAt(
    tokens.map((token) => token.text),
    code,
  )
  const small = smallWords(code)
  let first = true
  let titled = false
  const words = tokens.map((token, at): TextWord => {
    const own = notions[at] ?? []
    const gap = text.slice(tokens[at - 1]?.end ?? 0, token.start)
    const isFirst = first || gap.includes('\n')
    const isSmall = token.kind !== 'word' || small.has(token.text) || token.text.length < 2
    first = token.kind === 'mark' ? isFirst || ENDS.has(token.text) : false
    const isTitle = own.includes('title')
    const person = token.kind === 'word' && !isTitle && (titled || (token.capital && people.has(token.text)))
    titled = isTitle || (titled && token.text === '.')
    return {
      ...token,
      notions: own,
      small: isSmall,
      first: isFirst,
      name: token.kind === 'word' && token.capital && own.length === 0 && !isSmall,
      person,
    }
  })
  return { text, language: code, words, lines: text.split('\n').filter((line) => line.trim() !== '') }
}

const NOBODY: ReadonlySet<string> = new Set()

const ENDS = new Set(['.', '!', '?', ':', '…', '-', '–', '•', '*'])
