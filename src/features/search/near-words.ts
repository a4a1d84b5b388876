// Which known words somebody may have meant who typed another one.
import { distancesToBeginnings } from '../../language/edit-distance.ts'

/** Most words that one typed word stands for. */
const MOST = 12

/**
 * Of the known ones those that are a slip or two away, the nearest first; none for short words, which mean too much.
 * What was found as it was typed is hardly mistyped: `isFound` takes whole words alone that one slip makes of it.
 */
export function nearWords(typed: string, known: readonly string[], isFound = false): string[] {
  const allowed = allowedSlips(typed)
  if (allowed === 0 || (isFound && allowed === 1)) return []
  const slips = isFound ? 1 : allowed
  return [...new Set(known)]
    .map((word) => ({ word, ...distance(typed, word) }))
    .filter(({ word, whole, begun }) => word !== typed && (isFound ? whole : Math.min(whole, begun)) <= slips)
    .sort(
      (one, other) => one.begun - other.begun || one.whole - other.whole || (one.word < other.word ? -1 : 1),
    )
    .slice(0, MOST)
    .map(({ word }) => word)
}

export const allowedSlips = (typed: string) => (typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2)

/**
 * Slips from one word to the other: a letter too many, too few, another one, or two in the wrong order. `begun` is to
 * the nearest beginning of the known word, for who has not typed it to its end.
 */
function distance(typed: string, known: string): { whole: number; begun: number } {
  const all = distancesToBeginnings(typed, known)
  return { whole: all.at(-1) ?? 0, begun: Math.min(...all) }
}
