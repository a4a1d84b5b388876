// Finds records for the words of a question by the header's index: all of the words, else those that most records share.
import type { Scope } from '../../kit/scope.ts'
import type { Source } from '../../records/asks.ts'
import type { SearchFeature } from '../search/index.ts'

export interface FoundRecords {
  /** By kind, the best first. */
  ids: Map<string, number[]>
  sources: Source[]
  /** All of the words stand in them. */
  isWhole: boolean
}

const MOST_WORDS = 4

export async function findRecords(
  find: SearchFeature['find'],
  scope: Scope,
  topic: readonly string[],
): Promise<FoundRecords> {
  const roots = topic.map(rootOf)
  const whole = collected([await find(scope, roots.join(' '))])
  if (whole.sources.length > 0 || roots.length < 2) return { ...whole, isWhole: true }
  const asked = roots.slice(0, MOST_WORDS)
  const some = collected(await Promise.all(asked.map((word) => find(scope, word))))
  return { ...some, isWhole: false }
}

/** Words are found by their beginnings: without the s of more than one they find both. */
function rootOf(word: string): string {
  return word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** What several words find comes first. */
function collected(
  searches: readonly (readonly { kind: string; rows: readonly FoundRow[] }[])[],
): Omit<FoundRecords, 'isWhole'> {
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
