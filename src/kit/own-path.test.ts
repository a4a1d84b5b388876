// Nobody is led to another site, however its address is written: judged as a browser would read each.
import { describe, expect, it } from 'vitest'
import { ownPage, ownPath } from './own-path.ts'

const page = 'https://mailcrew.example/auth/email'

/** Ways to begin an address that somebody has tried, or may. */
const openings = [
  ...['//', '///', '////', '/\\', '/\\/', '\\\\', '\\/', '/\\\\', '//\\', '/\t/', '/\n/', '/\r\n/', '\t//'],
  ...[' //', '/ /', '/\u0000/', '/\u00a0/', '/\u2028/', '/\t\\', '/\n\\\t', '/./', '/.//', '/.\\/', '/./\\'],
  ...[
    '/..//',
    '/../..//',
    '/a/..//',
    '/a/../..//',
    '/a/b/../..//',
    '/%2e//',
    '/%2E/',
    '/%2e%2e//',
    '/.%2e//',
  ],
  ...['/a/%2e%2e//', '/a/%2E.\\\\', '/.\t.//', '/.//.//', '/.///', '/%2F', '/%2f%2f', '/%5C', '/%5c%5c'],
  ...[
    '/%09/',
    '/%0a/',
    '/%252F',
    '/;//',
    '/?//',
    '/#//',
    'http://',
    'https://',
    'https:',
    'https:/',
    'HTTPS:\\',
  ],
  ...[
    'javascript:',
    'java\tscript:',
    'data:text/html,',
    'blob:https://',
    'mailto:',
    'ftp://',
    'file:///',
    '',
    '.',
  ],
  ...['..//', './/', '@', '/@', '//@', '\u202e//', '\ufeff//', '\uff0f\uff0f', '/\uff0f', '/\u2215'],
]

const targets = [
  'evil.example/x',
  'anna@evil.example',
  'mailcrew.example@evil.example/',
  'evil.example\\@mailcrew.example',
  'evil.example%2f..',
  '2130706433',
  '[::1]/x?next=//evil.example',
]

const tried = openings.flatMap((opening) => targets.map((target) => opening + target))

const originOf = (address: string) =>
  URL.canParse(address, page) ? new URL(address, page).origin : 'nowhere'
const home = new URL(page).origin

/** As it stands, or once its dots are resolved, as an unwary server would send it on. */
function leadsAway(address: string): boolean {
  if (originOf(address) !== home) return true
  const { pathname, search } = new URL(address, page)
  return originOf(pathname + search) !== home
}

describe('threat 15: an address that came from outside', () => {
  it('leads to no other site in any writing, read once or as often as it is sent on', () => {
    const away = tried.filter(leadsAway)
    expect(tried.length).toBeGreaterThan(400)
    expect(away.length).toBeGreaterThan(200)
    expect(away.filter((next) => ownPath(next) !== null)).toEqual([])
    for (const next of tried) {
      const path = ownPath(next)
      if (path === null) continue
      expect([next, originOf(path)]).toEqual([next, home])
      expect([next, ownPath(path)]).toEqual([next, path])
      expect([next, path]).toEqual([next, expect.stringMatching(/^\/(?![/\\]|%2f|%5c)[\x21-\x7e]*$/i)])
    }
  })

  it('is no list, number or nothing', () => {
    expect([undefined, null, 7, ['/a', '/b'], {}].map(ownPath)).toEqual([null, null, null, null, null])
  })

  it('keeps the pages of this site, with their query and hash', () => {
    const kept = [
      '/',
      '/project/7?highlightTask=3#card',
      '/mails?status=held&from=//evil.example',
      '/invite/a_b-c',
      '/teams/tula/50%25',
      '/100%',
    ]
    expect(kept.map(ownPage)).toEqual(kept)
    expect(ownPage('/a/../b#c')).toBe('/b#c')
    expect(ownPage('/apiary')).toBe('/apiary')
  })

  it('never calls the server, and does not lead back to signing in', () => {
    const calls = ['/api/logout', '/api', '/a/../api/logout', '/%61pi/logout', '/api/auth/google?link=true']
    const signingIn = ['/auth/email', '/auth/email?next=/x', '/auth/email/', '/email-auth', '/auth%2Femail']
    expect([...calls, ...signingIn].map(ownPage)).toEqual(Array(10).fill(null))
  })
})
