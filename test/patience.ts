// How long a journey waits for what a page should say. It decides when to give up, and never how long anything takes.

/** Enough for a machine that is busy with ten other programs. */
export const soon = { timeout: 60_000 }
