// Boosted trees: the sum of what many small trees say, each asking a few questions about a row of figures.

export interface Trees {
  /** For each node: the figure it asks for, or -1 in a leaf. */
  figures: ArrayLike<number>
  /** What the figure is compared with; in a leaf the value. */
  bounds: ArrayLike<number>
  /** The node for figures at or below the bound; the other is the one behind it. */
  next: ArrayLike<number>
  /** First node of each tree. */
  roots: ArrayLike<number>
  /** What is said before any tree. */
  base: number
}

/** The log odds for a row of figures. */
export function sumOfTrees(row: ArrayLike<number>, { figures, bounds, next, roots, base }: Trees): number {
  let sum = base
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree] ?? 0
    for (let figure = figures[node] ?? -1; figure >= 0; figure = figures[node] ?? -1) {
      const low = (row[figure] ?? 0) <= (bounds[node] ?? 0)
      node = (next[node] ?? 0) + (low ? 0 : 1)
    }
    sum += bounds[node] ?? 0
  }
  return sum
}
