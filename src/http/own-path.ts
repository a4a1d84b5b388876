// Is this an address on this site? (open redirects)

/** The path of an address on this site; null for any other, whichever way it is written. */
export function ownPath(next: unknown): string | null {
  const here = 'http://here.invalid'
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, here)) return null
  const url = new URL(next, here)
  return url.origin === here ? url.pathname + url.search + url.hash : null
}
