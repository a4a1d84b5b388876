// The terms of a question as questions to the index of passages.
import type { KnownTerm } from './known-terms.ts'

/** Texts of a tsquery each. */
export interface PassageQuery {
  /** Passages that fit one of these are ranked, so many of each; none where nothing can be found. */
  readonly found: readonly { readonly words: string; readonly most: number }[]
  readonly terms: readonly {
    readonly exact: string
    readonly near: string
    readonly titled: string
    readonly weight: number
  }[]
}

/** Passages that rare words may find together: words that stand in more are asked for in pairs. */
const MANY = 2_000
/** Those that common words are ranked in, shared by all of their pairs: to rank one takes some 20 microseconds. */
const MOST_OF_COMMON = 1_500
const MOST_PAIRS = 4
/** A lexeme that no passage has, since a keeper's number stands before each. */
const NOTHING = `'0'`

export function passageQuery(keeperId: number, terms: readonly KnownTerm[]): PassageQuery {
  const quoted = (word: string, before = '') =>
    `'${`${keeperId}/${before}${word}`.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  const anyOf = (words: readonly string[], before = '') =>
    words.length === 0 ? NOTHING : words.map((word) => quoted(word, before)).join(' | ')
  const standing = terms.filter(({ passages }) => passages > 0)
  const wordsOf = ({ stem, near }: KnownTerm) => [stem, ...near.map(({ word }) => word)]
  const rarestFirst = [...standing].sort((one, other) => one.passages - other.passages)
  const rare: KnownTerm[] = []
  let count = 0
  for (const term of rarestFirst) {
    count += term.passages
    if (count > MANY) break
    rare.push(term)
  }
  const common = rarestFirst.slice(rare.length, rare.length + MOST_PAIRS)
  const group = (term: KnownTerm) => `(${anyOf(wordsOf(term))})`
  const together: string[] = []
  const [first, ...others] = common
  if (first) {
    if (others.length > 1) together.push(common.map(group).join(' & '))
    for (const other of others) together.push(`${group(first)} & ${group(other)}`)
    if (together.length === 0 && rare.length === 0) together.push(group(first))
  }
  const share = Math.ceil(MOST_OF_COMMON / Math.max(1, together.length))
  return {
    found: [
      ...(rare.length > 0 ? [{ words: anyOf(rare.flatMap(wordsOf)), most: MANY }] : []),
      ...together.map((words) => ({ words, most: share })),
    ],
    terms: standing.map((term) => ({
      exact: quoted(term.stem),
      near: anyOf(term.near.map(({ word }) => word)),
      titled: anyOf(wordsOf(term), '^'),
      weight: term.weight * term.rarity,
    })),
  }
}
