// Finds records for the words of a question by the header's index: all of the words, else those that most records share.
import type { Scope } from '../../kit/scope.ts'
import { meaningsOf } from '../../language/knowledge/meanings.ts'
import { likeOf } from '../../language/knowledge/question-terms.ts'
import { stemOf } from '../../language/knowledge/stem.ts'
import type { Source } from '../../records/asks.ts'
import type { SearchFeature } from '../search/index.ts'

export interface FoundRecords {
  /** By kind, the best first. */
  ids: Map<string, number[]>
  sources: Source[]
  /** All of the words stand in them. */
  isWhole: boolean
  /** Words that nothing says, nor what means the same. */
  unheard: readonly string[]
}

type Collected = Pick<FoundRecords, 'ids' | 'sources'>

/** Words that are looked for one by one, and words of the same meaning for each that finds nothing itself. */
const MOST_WORDS = 8
const MOST_LIKE = 8
/** Fewer records may be those that say the word beside what it is about. */
const ENOUGH = 3

/** All of the words; beside that, what each of them finds, or what means the same in any language. */
export async function findRecords(
  find: SearchFeature['find'],
  scope: Scope,
  topic: readonly string[],
): Promise<FoundRecords> {
  const roots = topic.map(rootOf)
  const whole = collected([await find(scope, roots.join(' '))])
  if (roots.length < 2 && whole.sources.length > 0) return { ...whole, isWhole: true, unheard: [] }
  const each = await Promise.all(
    roots.slice(0, MOST_WORDS).map(async (word) => {
      const own = await find(scope, word)
      if (own.flatMap(({ rows }) => rows).length >= ENOUGH) return [own]
      return [own, ...(await Promise.all(wordsLike(word).map((like) => find(scope, like))))]
    }),
  )
  const some = collected(each.map((searches) => onceEach(searches.flat())))
  const isSaid = (at: number) => each[at]?.flat().some(({ rows }) => rows.length > 0) ?? true
  const unheard = topic.filter((_, at) => !isSaid(at))
  if (whole.sources.length === 0) return { ...some, isWhole: false, unheard }
  return { ...joined(whole, some), unheard }
}

/** Of those that begin alike the first: words are found by their beginnings. */
function wordsLike(word: string): string[] {
  const like = likeOf({ stem: stemOf(word), meanings: meaningsOf(stemOf(word)), weight: 1 })
    .filter(({ length }) => length > 2)
    .map((one) => one.replaceAll('_', ' '))
  return [...new Map(like.reverse().map((one) => [one.slice(0, BEGINNING), one])).values()]
    .reverse()
    .slice(0, MOST_LIKE)
}

const BEGINNING = 5

type Group = { kind: string; rows: readonly FoundRow[] }

/** What several words of one meaning find is found once. */
function onceEach(groups: readonly Group[]): Group[] {
  const rows = new Map<string, FoundRow & { kind: string }>()
  for (const { kind, rows: own } of groups)
    for (const row of own) rows.set(`${kind}:${row.id}`, { ...row, kind })
  return [...rows.values()].map((row) => ({ kind: row.kind, rows: [row] }))
}

/** The first before the others. */
function joined(whole: Collected, some: Collected): Collected & { isWhole: true } {
  const ids = new Map<string, number[]>(some.ids)
  for (const [kind, own] of whole.ids) ids.set(kind, [...new Set([...own, ...(some.ids.get(kind) ?? [])])])
  return { ids, sources: whole.sources, isWhole: true }
}

/** Words are found by their beginnings: without the s of more than one they find both. */
function rootOf(word: string): string {
  return word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** What several words find comes first. */
function collected(searches: readonly (readonly Group[])[]): Collected {
  const counted = new Map<string, { source: Source; count: number }>()
  for (const { kind, rows } of searches.flat()) {
    for (const row of rows) {
      const key = `${kind}:${row.id}`
      const known = counted.get(key)
      if (known) known.count += 1
      else counted.set(key, { source: sourceOf(kind, row), count: 1 })
    }
  }
  const ranked = [...counted.values()].sort((one, other) => other.count - one.count)
  const ids = new Map<string, number[]>()
  for (const { source } of ranked) ids.set(source.kind, [...(ids.get(source.kind) ?? []), source.id])
  return { ids, sources: ranked.map(({ source }) => source) }
}

interface FoundRow {
  id: number
  title: string
  text: string
  path: string
  at: string | null
}

function sourceOf(kind: string, { id, title, text, path, at }: FoundRow): Source {
  return { kind, id, title, path, at, quote: text === '' ? null : text }
}
