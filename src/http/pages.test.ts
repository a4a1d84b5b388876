// What a browser loads: the page with its policy, files, the ways in and out, and the body of a mail.
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/users.ts'
import { openTestDatabase } from '../../test/database.ts'
import { startTestServer, type TestServer } from '../../test/http-server.ts'
import type { Database } from '../kit/db/database.ts'

let db: Database
let server: TestServer
let webRoot: string
let anna: number

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'mailcrew-web-'))
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(
    join(webRoot, 'index.html'),
    '<html lang="en"><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script>',
  )
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js'), 'start()')
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js.gz'), gzipSync('start()'))
  writeFileSync(join(webRoot, 'theme.js'), 'theme()')
  db = await openTestDatabase()
  const [made] = await db.orm
    .insert(users)
    .values({ email: 'anna@example.com', claimedAt: new Date() })
    .returning({ id: users.id })
  anna = made?.id ?? 0
  server = await startTestServer(db, {
    webRoot,
    mailBody: async (scope, deliveryId) =>
      scope.userId === anna && deliveryId === 7 ? '<!doctype html><p>Hello</p>' : null,
  })
})
afterAll(async () => {
  await server.close()
  await db.close()
  rmSync(webRoot, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, { headers, redirect: 'manual' })
}

describe('the web client', () => {
  it('every address of the app answers the page, each time with a nonce of its own', async () => {
    const nonces = new Set<string>()
    for (const path of ['/', '/index.html', '/dashboard', '/projects/7?tab=mails', '/auth/email']) {
      const response = await get(path)
      const text = await response.text()
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? ''
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(text).not.toContain('__CSP_NONCE__')
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}';`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(5)
  })

  it('AUTH-16: the page of a visitor says that nobody is signed in, so that nothing has to be asked', async () => {
    const isVisitors = async (cookie?: string) =>
      (await (await get('/', cookie === undefined ? {} : { cookie })).text()).includes('<html data-visitor')
    expect(await isVisitors()).toBe(true)
    expect(await isVisitors('mailcrew-device=abc')).toBe(true)
    expect(await isVisitors('theme=dark; mailcrew=abc')).toBe(false)
    expect(await isVisitors('__Host-mailcrew=abc')).toBe(false)
  })

  it('threat 8: the policy of the page allows no inline script or style and nothing from outside', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).not.toMatch(/unsafe-|\*|https?:/)
    const { host } = new URL(server.url)
    for (const rule of [
      "default-src 'none'",
      "img-src 'self' data:",
      `connect-src 'self' ws://${host} wss://${host}`,
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy.split('; ')).toContain(rule)
    }
  })

  it('threat 8: a host name with odd characters does not reach the policy', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: a.example;script-src\r\nConnection: close\r\n\r\n')
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    expect(text).not.toContain('a.example')
  })

  it('hashed files may be kept for a year, others are asked for again', async () => {
    const hashed = await get('/assets/app-1a2b.js')
    expect([hashed.status, await hashed.text()]).toEqual([200, 'start()'])
    expect(hashed.headers.get('content-encoding')).toBe('gzip')
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const theme = await get('/theme.js')
    expect([await theme.text(), theme.headers.get('cache-control')]).toEqual(['theme()', 'no-cache'])
    // fetch sends `cache-control: no-cache` with a condition of one's own; a browser does not.
    const again = request(`${server.url}/theme.js`, {
      headers: { 'if-none-match': theme.headers.get('etag') ?? '' },
    }).end()
    const [answer] = (await once(again, 'response')) as [IncomingMessage]
    expect(answer.resume().statusCode).toBe(304)
  })

  it('a file that is gone is not answered with the page, nor is anything outside the folder', async () => {
    for (const path of ['/assets/app-0000.js', '/mail-body', '/api']) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
    const outside = await get('/..%2f..%2fpackage.json')
    expect(await outside.text()).not.toContain('dependencies')
    expect((await fetch(`${server.url}/dashboard`, { method: 'POST' })).status).toBe(404)
  })
})

describe('signing in and out by navigation', () => {
  it('AUTH-27: /api/login leads to the form and keeps the way back', async () => {
    const bare = await get('/api/login')
    expect([bare.status, bare.headers.get('location')]).toEqual([302, '/auth/email'])
    const next = encodeURIComponent('/projects/7?tab=mails')
    expect((await get(`/api/login?next=${next}`)).headers.get('location')).toBe(`/auth/email?next=${next}`)
  })

  it('AUTH-18: the three ways by navigation are there, and Google\u2019s says that it is not set up', async () => {
    expect((await get('/api/login')).status).toBe(302)
    expect((await get('/api/logout')).status).toBe(302)
    expect((await get('/api/auth/google')).headers.get('location')).toBe(
      '/auth/email?error=google_not_configured',
    )
    expect((await get('/api/auth/google?link=true')).headers.get('location')).toBe(
      '/settings?error=google_not_configured',
    )
  })

  it('API-10: the way back stays on this site', async () => {
    const foreign = [
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example/x',
      '/a/..//evil.example',
      '/api/logout',
    ]
    for (const next of foreign) {
      const location = (await get(`/api/login?next=${encodeURIComponent(next)}`)).headers.get('location')
      expect([next, location]).toEqual([next, '/auth/email'])
    }
    const twice = await get('/api/login?next=%2Fa&next=%2Fb')
    expect(twice.headers.get('location')).toBe('/auth/email')
  })

  it('API-11: /api/logout ends the session on the server, clears the cookie and leads home', async () => {
    const cookie = await server.signIn(anna)
    const response = await get('/api/logout', { cookie, 'sec-fetch-site': 'same-origin' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
    expect(response.headers.getSetCookie()[0]).toMatch(/^mailcrew=; .*Expires=Thu, 01 Jan 1970/)
    expect((await get('/api/auth/user', { cookie })).status).toBe(401)
  })

  it('AUTH-27: another site cannot sign anybody out', async () => {
    const cookie = await server.signIn(anna)
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { referer: 'https://evil.example/' },
    ]
    for (const headers of foreign) {
      const response = await get('/api/logout', { cookie, ...headers })
      expect([response.status, response.headers.getSetCookie()]).toEqual([302, []])
    }
    expect((await get('/api/auth/user', { cookie })).status).toBe(200)
  })
})

describe('the published contracts', () => {
  it('threat 8: the page to read them has its own policy and nonce', async () => {
    const page = await get('/api/docs')
    const nonce = /nonce="([^"]+)"/.exec(await page.text())?.[1] ?? 'none'
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
  })
})

describe('the body of a mail', () => {
  it('threat 7: is answered under a sandbox that runs and loads nothing', async () => {
    const response = await get('/mail-body/7', { cookie: await server.signIn(anna) })
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html><p>Hello</p>'])
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^sandbox [^;]*; default-src 'none'; style-src 'unsafe-inline'; img-src data:;/)
    expect(policy).not.toMatch(/allow-(scripts|same-origin|forms|top-navigation)|http/)
  })

  it('threat 15: is for the people who may read the mail', async () => {
    expect((await get('/mail-body/7')).status).toBe(401)
    const cookie = await server.signIn(anna)
    expect((await get('/mail-body/8', { cookie })).status).toBe(404)
    expect((await get('/mail-body/x', { cookie })).status).toBe(422)
  })
})
