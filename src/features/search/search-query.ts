// What was typed, as questions to the entries of the search.
import { plainWords } from './plain-words.ts'

/** More words than these narrow nothing any more. */
const MOST_TERMS = 8

/** One typed word, with those that it may have been meant for. */
export interface Term {
  word: string
  /** None until nothing was found without them. */
  near: readonly string[]
}

export function termsOf(typed: string): Term[] {
  const words = [...new Set(plainWords(typed))].slice(0, MOST_TERMS)
  return words.map((word) => ({ word, near: [] }))
}

/** Texts of a tsquery each; null where nothing can be found. */
export interface EntryQuery {
  /** Which entries it finds. */
  found: string
  /** Of which the title begins words with all that was typed, has them as whole words, or says them at all. */
  titled: string
  wholly: string
  said: string
}

/** `keys` are those that open entries to the person, of which one must be there; with `also` that one too. */
export function entryQuery(
  kind: string,
  keys: readonly string[],
  terms: readonly Term[],
  also: string | null = null,
): EntryQuery | null {
  if (keys.length === 0) return null
  const reach = [quoted(`/${kind}`), anyOf(keys.map(quoted)), ...(also === null ? [] : [quoted(also)])]
  const all = (one: (term: Term) => string) => terms.map(one).join(' & ') || quoted(`/${kind}`)
  return {
    found: [...reach, ...terms.map(meant)].join(' & '),
    titled: all(({ word }) => begun(`^${word}`)),
    wholly: all(({ word }) => quoted(`^${word}`)),
    said: all(({ word }) => quoted(word)),
  }
}

/** One letter begins too many words: those of titles are meant. */
function meant({ word, near }: Term): string {
  const typed = begun(word.length === 1 && !isSign(word) ? `^${word}` : word)
  return anyOf([typed, ...near.map(quoted)])
}

/** A sign of Chinese, Japanese or Korean is a word. */
const isSign = (word: string) => word > '\u3000'

const begun = (word: string) => `${quoted(word)}:*`
const anyOf = (queries: readonly string[]) =>
  queries.length === 1 ? queries.join('') : `(${queries.join(' | ')})`
const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
