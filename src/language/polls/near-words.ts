// Whether a word is meant for another: the same but for an ending or a typo.
import { editDistance } from '../edit-distance.ts'

/** Words of fewer letters must be the same. */
const LEAST_LETTERS = 5
const TWO_SLIPS = 8

/** 0 for the same word, 1 and 2 for slips, null for another word. */
export function slipsBetween(said: string, meant: string): number | null {
  if (said === meant) return 0
  const longest = Math.max(said.length, meant.length)
  const shortest = Math.min(said.length, meant.length)
  if (longest < LEAST_LETTERS || shortest < LEAST_LETTERS - 1 || longest > 40) return null
  if (shortest >= LEAST_LETTERS && isPart(said, meant)) return 1
  if (said[0] !== meant[0]) return null
  const most = longest >= TWO_SLIPS ? 2 : 1
  if (longest - shortest > most) return null
  const slips = editDistance(said, meant)
  return slips <= most ? slips : null
}

/** "Chair" of "armchair", "boats" of "boat". */
const isPart = (one: string, other: string): boolean =>
  other.startsWith(one) || other.endsWith(one) || (one.startsWith(other) && one.length - other.length <= 2)
