// Says why something failed without saying what was in the mail: query errors carry their parameters.

/** The message and code of the innermost error, which is the database's or the system's own. */
export function reasonOf(error: unknown): string {
  let inner = error
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause
  if (!(inner instanceof Error)) return 'unknown'
  const code = (inner as { code?: unknown }).code
  return typeof code === 'string' ? `${inner.message} (${code})` : inner.message
}
