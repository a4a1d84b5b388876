// Which token counts of a model server are believed: a wrong one would use up a day's budget, or never any of it.

/** Of the form that is asked for, and of what the server adds by itself. */
const OVERHEAD = 50_000
/** Some servers count what the model thinks beyond the limit of the answer. */
const MOST_OUTPUT = 4

/** No text has more tokens than bytes. Null for a count that cannot be right. */
export function believedTokens(
  said: number | null | undefined,
  asked: { system: string; prompt: string; maxTokens: number },
): number | null {
  if (said === null || said === undefined || !Number.isSafeInteger(said) || said < 0) return null
  const sent = Buffer.byteLength(asked.system) + Buffer.byteLength(asked.prompt)
  return said <= sent + OVERHEAD + MOST_OUTPUT * asked.maxTokens ? said : null
}
