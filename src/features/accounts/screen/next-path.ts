// Where to go after signing in: back to a page of this site, never to another one.

/** Where signing in leads when nothing else was asked for (AUTH-05). */
export const homePath = '/dashboard'

/* An origin that no real page has, so that every other one is seen. */
const here = 'https://mailcrew.invalid'

/** `?next=` of the given query when it is a page of this site; else /dashboard. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  // Browsers read "/\" as "//" and skip tabs and line ends, so the parsed address decides, not the text.
  if (next === null || !next.startsWith('/') || !URL.canParse(next, here)) return homePath
  const { origin, pathname, search: query, hash } = new URL(next, here)
  const elsewhere = origin !== here || pathname.startsWith('//')
  return elsewhere || leadsBack(pathname) ? homePath : `${pathname}${query}${hash}`
}

/* Calls of the server are no pages, and the sign-in screen would lead to itself. */
function leadsBack(path: string): boolean {
  return path.startsWith('/api/') || path === '/auth/email' || path === '/email-auth'
}
