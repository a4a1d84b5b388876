// Turns at a model server: a few questions at a time. Others wait in the order in which they came, or come later.

export interface Turns {
  /**
   * An urgent question does not wait, and takes nobody's turn. One that may come later is not begun where none is
   * free: the answer says after how many seconds to ask again.
   */
  take<T>(
    how: { isUrgent?: boolean | undefined; mayComeLater?: boolean | undefined },
    act: () => Promise<T>,
  ): Promise<{ value: T } | { laterSeconds: number }>
}

/** Before anything is known of a server. */
const USUAL_MS = 5_000
const LONGEST_SECONDS = 60

export function turnsAt(max: number): Turns {
  let running = 0
  let sentAway = 0
  let typicalMs = USUAL_MS
  const waiting: (() => void)[] = []
  /** The more were sent away, the later the next one comes. */
  const laterSeconds = (): number => {
    sentAway += 1
    return Math.min(LONGEST_SECONDS, Math.max(1, Math.ceil(((sentAway / max) * typicalMs) / 1_000)))
  }
  return {
    async take({ isUrgent, mayComeLater }, act) {
      if (isUrgent) return { value: await act() }
      if (running >= max && mayComeLater) return { laterSeconds: laterSeconds() }
      if (running >= max) await new Promise<void>((begin) => waiting.push(begin))
      else running += 1
      sentAway = Math.max(0, sentAway - 1)
      const begun = performance.now()
      try {
        return { value: await act() }
      } finally {
        typicalMs = (typicalMs + performance.now() - begun) / 2
        // The turn goes to the one that waits longest.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
