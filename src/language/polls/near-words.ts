// Whether a word is meant for another: the same but for an ending or a typo.

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
  const slips = distance(said, meant)
  return slips <= most ? slips : null
}

/** "Chair" of "armchair", "boats" of "boat". */
const isPart = (one: string, other: string): boolean =>
  other.startsWith(one) || other.endsWith(one) || (one.startsWith(other) && one.length - other.length <= 2)

/** Of words of at most forty letters: letters to change, add, leave out or swap. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
