// The language of a short text, which has few of the words that tell a long one's.
import type { Token } from '../clauses/tokens.ts'
import { LANGUAGES } from '../languages.ts'
import { writtenIn } from '../written-in.ts'
import { SMALL_WORDS } from './small-words.ts'

/** Words looked at; enough to tell. */
const ENOUGH = 200

const known = new Map<string, ReadonlySet<string>>()

/** The words that are in any text of a language. */
export function smallWords(code: string): ReadonlySet<string> {
  const made = known.get(code)
  if (made) return made
  const telling = LANGUAGES.find((one) => one.code === code)?.telling ?? ''
  const words = new Set([...telling.split(/\s+/), ...(SMALL_WORDS[code] ?? '').split(/\s+/)])
  known.set(code, words)
  return words
}

/** `fallback` where nothing tells, or two languages tell the same. */
export function textLanguage(text: string, tokens: readonly Token[], fallback: string | null): string {
  const told = writtenIn(text)
  if (told) return told
  const words = tokens.slice(0, ENOUGH).filter(({ kind, text: word }) => kind === 'word' && word.length > 1)
  const counts = Object.keys(SMALL_WORDS)
    .map((code) => ({ code, count: words.filter(({ text: word }) => smallWords(code).has(word)).length }))
    .sort((a, b) => b.count - a.count)
  const [first, second] = counts
  return first && first.count > (second?.count ?? 0) ? first.code : (fallback ?? 'en')
}
