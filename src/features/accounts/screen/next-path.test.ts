// Only pages of this site are gone back to after signing in.
import { expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

const after = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`)

it('leads back to the page that was asked for, with its query and hash', () => {
  expect(after('/project/7?highlightTask=3#card')).toBe('/project/7?highlightTask=3#card')
})

it('AUTH-05: leads to /dashboard when no page was asked for', () => {
  expect(nextPath('')).toBe('/dashboard')
  expect(nextPath('?mode=signup')).toBe('/dashboard')
})

it('leads to /dashboard instead of another site, a call of the server or the sign-in screen itself', () => {
  const refused = ['https://evil.example', '/.//evil.example', '/api/logout', '/auth/email?next=/x', '']
  expect(refused.map(after)).toEqual(refused.map(() => '/dashboard'))
})
