// The terms of a question as questions to the index of passages.
import type { KnownTerm } from './known-terms.ts'

/** How many passages there are of whose. */
export interface KeeperSize {
  readonly id: number
  readonly passages: number
}

/** Passages that fit `words` are ranked, so many at the most. */
export interface PassageSearch {
  readonly words: string
  readonly most: number
  /** They are looked for among so many passages alone, those of articles first; null for the index of all. */
  readonly among: number | null
}

/** Texts of a tsquery each. */
export interface PassageQuery {
  /** None where nothing can be found. */
  readonly found: readonly PassageSearch[]
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
/** The index reads all places of a word, however few are wanted: of a word with more than these that takes too long. */
const EVERYWHERE = 30_000
const MOST_AMONG = 20_000
/** A lexeme that no passage has, since a keeper's number stands before each. */
const NOTHING = `'0'`

export function passageQuery(keeper: KeeperSize, terms: readonly KnownTerm[]): PassageQuery {
  const quoted = (word: string, before = '') =>
    `'${`${keeper.id}/${before}${word}`.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
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
  return {
    found: [
      ...(rare.length > 0 ? [{ words: anyOf(rare.flatMap(wordsOf)), most: MANY, among: null }] : []),
      ...ofCommon(keeper, common, { group, areAlone: rare.length === 0 }),
    ],
    terms: standing.map((term) => ({
      exact: quoted(term.stem),
      near: anyOf(term.near.map(({ word }) => word)),
      titled: anyOf(wordsOf(term), '^'),
      weight: term.weight * term.rarity,
    })),
  }
}

/** Words that many passages have, the rarest first: two of them together. Beside rare words one alone finds nothing more. */
function ofCommon(
  { passages }: KeeperSize,
  [first, ...others]: readonly KnownTerm[],
  { group, areAlone }: { group: (term: KnownTerm) => string; areAlone: boolean },
): PassageSearch[] {
  if (!first || (others.length === 0 && !areAlone)) return []
  if (first.passages > EVERYWHERE) {
    const words = others.length === 0 ? group(first) : `${group(first)} & (${others.map(group).join(' | ')})`
    // Twice as many as hold enough of the rarest, were they spread evenly.
    const enough = Math.ceil((2 * MOST_OF_COMMON * passages) / first.passages)
    return [{ words, most: MOST_OF_COMMON, among: Math.min(MOST_AMONG, enough) }]
  }
  const together = others.map((other) => `${group(first)} & ${group(other)}`)
  if (others.length > 1) together.unshift([first, ...others].map(group).join(' & '))
  if (together.length === 0) together.push(group(first))
  const most = Math.ceil(MOST_OF_COMMON / together.length)
  return together.map((words) => ({ words, most, among: null }))
}
