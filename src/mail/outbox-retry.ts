// When a mail that could not be sent is tried again.

/** Rest after the first, second, third and fourth failed try; the fifth is the last (agents.md 1.9). */
export const retryDelaysMs: readonly number[] = [60_000, 5 * 60_000, 30 * 60_000, 2 * 60 * 60_000]

export const MAX_TRIES = retryDelaysMs.length + 1
