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

it('refuses every address of another site, however it is written', () => {
  const foreign = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'evil',
    '',
  ]
  expect(foreign.map(after)).toEqual(foreign.map(() => '/dashboard'))
})

it('refuses calls of the server and the sign-in screen itself', () => {
  expect(['/api/logout', '/auth/email?next=/x', '/email-auth', '/a/../api/logout'].map(after)).toEqual(
    Array(4).fill('/dashboard'),
  )
})
