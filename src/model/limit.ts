// Runs a few acts at a time; the others wait in the order in which they came.

export type Limit = <T>(isUrgent: boolean | undefined, act: () => Promise<T>) => Promise<T>

/** An urgent act does not wait, and takes nobody's turn. */
export function limit(max: number): Limit {
  let running = 0
  const waiting: (() => void)[] = []
  return async (isUrgent, act) => {
    if (isUrgent) return act()
    if (running >= max) await new Promise<void>((begin) => waiting.push(begin))
    else running += 1
    try {
      return await act()
    } finally {
      // The turn goes to who waits longest.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
