// A regular expression of the product: what it says and where it stands.
import { createHash } from 'node:crypto'

/** A line of the sources, from the project's folder. */
export interface Place {
  file: string
  line: number
}

export interface Pattern extends Place {
  source: string
  flags: string
}

const HASH_LENGTH = 16

/** The same for the same pattern, wherever it stands. */
export function hashOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, HASH_LENGTH)
}

/** Each pattern once, by its hash, at the first of its places. */
export function byHash(patterns: readonly Pattern[]): Map<string, Pattern> {
  const found = new Map<string, Pattern>()
  for (const pattern of patterns) {
    const hash = hashOf(pattern)
    if (!found.has(hash)) found.set(hash, pattern)
  }
  return found
}
