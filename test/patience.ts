// How long a test waits for what should happen. It decides when to give up, and never how long anything takes.

/** Enough for a machine that is busy with ten other programs. */
export const soon = { timeout: 60_000 }

/** Looks until there is a result. */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + soon.timeout
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error('it did not happen within a minute')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
