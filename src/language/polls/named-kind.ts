// The kind of a poll, named in a word or two by its author: "ranking", "yes/no", "make it a ranking, please".
import { phrasesOf } from '../lexicon/language.ts'
import type { PollKind } from '../lexicon/poll-words.ts'
import { ballotTokens } from './ballot-tokens.ts'
import { POLL_WORDS } from './lexicon.ts'

/** What more words than these say is more than a kind. */
const MOST_WORDS = 8
/** "eine Rangliste", "un classement": before the name of a kind, where they are none themselves. */
const ARTICLES = new Set('a an one eine ein einen un une una uno een um uma'.split(' '))

const wordsOf = (text: string): string[] =>
  ballotTokens(text)
    .filter(({ kind }) => kind !== 'mark')
    .map((token) => token.text)

const kinds = new Map<string, PollKind>()
const frame = new Set<string>()
for (const words of POLL_WORDS) {
  for (const phrase of phrasesOf(words.kindFrame)) for (const word of wordsOf(phrase)) frame.add(word)
  for (const [kind, names] of Object.entries(words.kinds))
    for (const phrase of phrasesOf(names)) {
      const key = wordsOf(phrase).join(' ')
      if (!kinds.has(key)) kinds.set(key, kind as PollKind)
    }
}

/** In any of the languages: one word does not tell which it is. Null for a sentence that says anything else. */
export function namedKind(sentence: string): PollKind | null {
  const words = wordsOf(sentence)
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const bare = words.filter((word) => !frame.has(word))
  const tries = [words, bare, ARTICLES.has(bare[0] ?? '') ? bare.slice(1) : bare]
  for (const one of tries) {
    const kind = kinds.get(one.join(' '))
    if (kind) return kind
  }
  return null
}
