// Cuts what is imported into pieces that each take little time to write.

/** Each with a weight of at most `most`, except where one item weighs more. */
export function slices<T>(items: readonly T[], most: number, weight: (item: T) => number = () => 1): T[][] {
  const all: T[][] = []
  let last: T[] = []
  let sum = 0
  for (const item of items) {
    const own = weight(item)
    if (last.length > 0 && sum + own > most) {
      all.push(last)
      last = []
      sum = 0
    }
    last.push(item)
    sum += own
  }
  return last.length > 0 ? [...all, last] : all
}
