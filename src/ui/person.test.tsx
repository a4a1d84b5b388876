// Avatars as they are drawn.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { initials } from './initials.ts'
import { AvatarStack } from './person.tsx'

function drawn(names: string[]) {
  const html = renderToStaticMarkup(<AvatarStack names={names} />)
  return { avatars: html.match(/role="img"/g)?.length ?? 0, rest: /\+(\d+)</.exec(html)?.[1] ?? null }
}

it('CONST-17: at most three avatars, then "+N"', () => {
  const names = ['Ann A', 'Ben B', 'Cleo C', 'Dan D', 'Eve E']
  expect(drawn(names)).toEqual({ avatars: 3, rest: '2' })
  expect(drawn(names.slice(0, 4))).toEqual({ avatars: 3, rest: '1' })
  expect(drawn(names.slice(0, 3))).toEqual({ avatars: 3, rest: null })
  expect(drawn([])).toEqual({ avatars: 0, rest: null })
})

it('initials come from names and addresses in any script', () => {
  expect(initials('Amara Okafor')).toBe('AO')
  expect(initials('amara.okafor@example.com')).toBe('AO')
  expect(initials('bob@example.com')).toBe('B')
  expect(initials('Anna Maria van Beek')).toBe('AB')
  expect(initials('Émile Ørsted')).toBe('ÉØ')
  expect(initials('山田 太郎')).toBe('山太')
  expect(initials('"" <>')).toBe('?')
})
