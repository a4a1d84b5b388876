// How long to wait before a lost connection is tried again.

/** Milliseconds before the first retry (NOTIF-10, NOTIF-19) and the most that a later one waits. */
export const firstDelay = 3000
export const longestDelay = 60_000

/**
 * The wait before retry number `attempt` (0 is the first): 3000 ms, then doubling to a minute,
 * each spread by up to half so that many browsers do not come back at once. `random` gives 0 to 1.
 */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  if (attempt === 0) return firstDelay
  const ceiling = Math.min(firstDelay * 2 ** attempt, longestDelay)
  return Math.round(ceiling * (0.5 + random() / 2))
}
