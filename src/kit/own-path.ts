// Is this an address on this site? One answer for the server's redirects and the pages' own ways (threat 15).

/* An origin that no site has, so that every other one is seen. */
const here = 'https://mailcrew.invalid'

/**
 * The path of an address on this site, with query and hash, as browsers read it; null for any other, whichever
 * way it is written. Browsers take "\" for "/", skip tabs and line ends and resolve dots, so the parsed address
 * decides and not the text; and what comes out is read once more by the browser that is sent there.
 */
export function ownPath(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, here)) return null
  const { origin, pathname, search, hash } = new URL(next, here)
  if (origin !== here || /^\/[/\\]/.test(decoded(pathname))) return null
  return pathname + search + hash
}

/** The same for a page to come back to: calls of the server are none, and signing in would lead to itself. */
export function ownPage(next: unknown): string | null {
  const path = ownPath(next)
  const plain = path === null ? '' : decoded(new URL(path, here).pathname)
  return /^\/(?:api(?:\/|$)|auth\/email\/?$|email-auth\/?$)/.test(plain) ? null : path
}

/** With its escapes read, as a router or a proxy may read them; as it is where they are none. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
