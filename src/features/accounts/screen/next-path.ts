// Where to go after signing in: back to a page of this site, never to another one.
import { ownPage } from '../../../kit/own-path.ts'

/** Where signing in leads when nothing else was asked for (AUTH-05). */
export const homePath = '/dashboard'

/** `?next=` of the given query when it is a page of this site; else /dashboard. */
export function nextPath(search: string): string {
  return ownPage(new URLSearchParams(search).get('next')) ?? homePath
}
