// Something that many ask for and that need not be done for each: soon for the first, and once for all that come shortly after.

/**
 * Asked for by calling what comes back. `run` is called once the caller's turn is over; after that at most once in
 * `ms` milliseconds, with a last time for what was asked meanwhile.
 */
export function atMostEvery(ms: number, run: () => void): () => void {
  let isAsked = false
  let isResting = false
  const go = () => {
    isAsked = false
    isResting = true
    setTimeout(() => {
      isResting = false
      if (isAsked) go()
    }, ms)
    run()
  }
  return () => {
    if (isAsked) return
    isAsked = true
    if (!isResting) setImmediate(go)
  }
}
