// The terms of a question as questions to the index of passages.
import type { KnownTerm } from './known-terms.ts'

/** Texts of a tsquery each. */
export interface PassageQuery {
  /** Passages that fit one of these are ranked; none where nothing can be found. */
  readonly found: readonly string[]
  readonly terms: readonly {
    readonly exact: string
    readonly near: string
    readonly titled: string
    readonly weight: number
  }[]
}

/** Passages that one part of a query may find: words that stand in more are asked for in pairs. */
const MANY = 4_000
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
  const found: string[] = []
  if (rare.length > 0) found.push(anyOf(rare.flatMap(wordsOf)))
  const group = (term: KnownTerm) => `(${anyOf(wordsOf(term))})`
  const [first, ...others] = common
  if (first) {
    if (others.length > 0) found.push(common.map(group).join(' & '))
    for (const other of others) found.push(`${group(first)} & ${group(other)}`)
    if (found.length === 0) found.push(group(first))
  }
  return {
    found,
    terms: standing.map((term) => ({
      exact: quoted(term.stem),
      near: anyOf(term.near.map(({ word }) => word)),
      titled: anyOf(wordsOf(term), '^'),
      weight: term.weight * term.rarity,
    })),
  }
}
