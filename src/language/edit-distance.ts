// How far one word is from another in letters.

/** Letters to change, add, leave out, or swap with their neighbour; of words of at most forty letters. */
export const editDistance = (one: string, other: string): number =>
  distancesToBeginnings(one, other).at(-1) ?? 0

/** From the first word to each beginning of the other one, the empty one first and the whole of it last. */
export function distancesToBeginnings(one: string, other: string): number[] {
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
  return row
}
