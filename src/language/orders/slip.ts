// Whether a word is another one with a slip of the keyboard: one letter, or two of a long word.

const SHORTEST = 5
const LONG = 9

export function isSlipOf(said: string, meant: string): boolean {
  if (said.length < SHORTEST || meant.length < SHORTEST || /\d/.test(said + meant)) return false
  if (said.charAt(0) !== meant.charAt(0) || Math.abs(said.length - meant.length) > 2) return false
  const most = Math.min(said.length, meant.length) >= LONG ? 2 : 1
  return said !== meant && slipsBetween(said, meant) <= most
}

/** Letters left out, added, exchanged, or two neighbours swapped. */
function slipsBetween(said: string, meant: string): number {
  let before: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at)
  for (let row = 1; row <= said.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= meant.length; at += 1) {
      const isSame = said[row - 1] === meant[at - 1]
      const least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && at > 1 && said[row - 1] === meant[at - 2] && said[row - 2] === meant[at - 1]
      next.push(isSwapped ? Math.min(least, (before[at - 2] ?? 0) + 1) : least)
    }
    before = last
    last = next
  }
  return last[meant.length] ?? 0
}
