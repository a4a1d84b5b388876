// The second factor of an account: added by its first code, asked for at each sign-in, each code taken once.
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { authenticators, recoveryCodes } from '../../../db/schema/second-factors.ts'
import { tries, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { type HttpBrowser, httpBrowser } from '../../../test/http-browser.ts'
import { startTestServer, type TestServer } from '../../../test/http-server.ts'
import { googleAnna, type OpenIdProvider, startOpenIdProvider } from '../../../test/openid-provider.ts'
import type { Database } from '../../kit/db/database.ts'

const START = new Date('2026-03-10T09:00:00Z')
const password = 'secret1'
const anna = { name: 'Anna Stone', email: 'anna@example.com', password, confirmPassword: password }

let db: Database
let provider: OpenIdProvider
let server: TestServer
let now = START

beforeAll(async () => {
  db = await openTestDatabase()
  provider = await startOpenIdProvider()
  server = await startTestServer(db, { clock: () => now, google: provider.settings })
})
afterEach(async () => {
  now = START
  await db.orm.delete(tries)
  await db.orm.delete(users)
})
afterAll(async () => {
  await server.close()
  await provider.close()
  await db.close()
})

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}

/** What an authenticator app shows. */
const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** An account with a second factor, signed in, and what its person keeps. */
async function withFactor() {
  const browser = httpBrowser(server.url)
  await browser.call('POST', '/api/auth/signup', anna)
  const begun = await browser.call('POST', '/api/auth/second-factor', { password })
  const secret = String(begun.body.secret)
  const { body } = await browser.call('POST', '/api/auth/second-factor/confirm', { code: codeOf(secret) })
  wait(60)
  return { browser, secret, codes: body.recoveryCodes as string[] }
}

const signIn = (code?: string, browser: HttpBrowser = httpBrowser(server.url)) =>
  browser.call('POST', '/api/auth/signin', { email: anna.email, password, ...(code && { code }) })

it('counts once a code of the app has shown that the app has the secret', async () => {
  const browser = httpBrowser(server.url)
  await browser.call('POST', '/api/auth/signup', anna)
  const wrong = await browser.call('POST', '/api/auth/second-factor', { password: 'other12' })
  expect(wrong).toMatchObject({ status: 422, body: { message: 'This is not your password' } })
  const { body } = await browser.call('POST', '/api/auth/second-factor', { password })
  expect(String(body.uri)).toContain('otpauth://totp/Mailcrew:anna%40example.com')
  expect((await signIn()).status).toBe(200)
  const other = codeOf(new Secret({ size: 20 }).base32)
  const refused = await browser.call('POST', '/api/auth/second-factor/confirm', { code: other })
  expect(refused.status).toBe(422)
  const confirmed = await browser.call('POST', '/api/auth/second-factor/confirm', {
    code: codeOf(String(body.secret)),
  })
  expect(confirmed.body.recoveryCodes).toHaveLength(10)
  const again = await browser.call('POST', '/api/auth/second-factor', { password })
  expect(again.status).toBe(409)
})

it('signing in takes the password first, then a code, and no code twice', async () => {
  const { secret } = await withFactor()
  const wrongPassword = await httpBrowser(server.url).call('POST', '/api/auth/signin', {
    email: anna.email,
    password: 'wrong12',
    code: codeOf(secret),
  })
  expect(wrongPassword).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } })
  expect(await signIn()).toMatchObject({ status: 422, body: { details: [{ path: 'code' }] } })
  expect((await signIn('000000')).status).toBe(422)
  const code = codeOf(secret)
  expect((await signIn(code)).status).toBe(200)
  expect((await signIn(code)).status).toBe(422)
  // A clock that goes half a minute wrong is no fault, an old code is.
  expect((await signIn(codeOf(secret, new Date(now.getTime() + 30_000)))).status).toBe(200)
  wait(300)
  expect((await signIn(codeOf(secret, new Date(now.getTime() - 60_000)))).status).toBe(422)
})

it('a recovery code opens the account once, written in any way, and is kept as a hash alone', async () => {
  const { browser, codes } = await withFactor()
  const [first = ''] = codes
  expect((await signIn(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await signIn(first)).status).toBe(422)
  const kept = JSON.stringify(await db.orm.select().from(recoveryCodes))
  for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''))
  const state = await browser.call('GET', '/api/auth/second-factor')
  expect(state.body).toMatchObject({ recoveryCodesLeft: 9, hasPassword: true })
})

it('threat 16: codes are guessed as slowly as passwords, and a wait lets the person in', async () => {
  const { secret } = await withFactor()
  const statuses: number[] = []
  for (let guess = 0; guess < 8; guess += 1) statuses.push((await signIn('123123')).status)
  expect(new Set(statuses)).toEqual(new Set([422, 429]))
  expect((await signIn(codeOf(secret))).status).toBe(429)
  wait(16 * 60)
  expect((await signIn(codeOf(secret))).status).toBe(200)
})

it('added or removed, all other browsers are signed out and the address hears of it', async () => {
  const { browser, secret, codes } = await withFactor()
  const other = httpBrowser(server.url)
  expect((await signIn(codes[0], other)).status).toBe(200)
  server.news.length = 0
  const path = '/api/auth/second-factor/remove'
  expect((await browser.call('POST', path, { password })).status).toBe(422)
  expect((await browser.call('POST', path, { password: 'wrong12', code: codes[1] })).status).toBe(422)
  expect((await browser.call('POST', path, { password, code: codeOf(secret) })).status).toBe(200)
  expect((await other.call('GET', '/api/auth/user')).status).toBe(401)
  expect((await browser.call('GET', '/api/auth/user')).status).toBe(200)
  expect(server.news).toEqual(['factor-removed anna@example.com'])
  expect([await db.orm.select().from(authenticators), await db.orm.select().from(recoveryCodes)]).toEqual([
    [],
    [],
  ])
  expect((await signIn()).status).toBe(200)
})

it('new recovery codes take the place of the old ones', async () => {
  const { browser, secret, codes } = await withFactor()
  const made = await browser.call('POST', '/api/auth/second-factor/recovery-codes', {
    password,
    code: codeOf(secret),
  })
  expect(made.body.recoveryCodes).toHaveLength(10)
  expect((await signIn(codes[0])).status).toBe(422)
  expect((await signIn((made.body.recoveryCodes as string[])[0])).status).toBe(200)
})

it('no way in goes around it: not Google, and the password stays while it stands', async () => {
  const { browser } = await withFactor()
  provider.claims = { ...googleAnna, email: anna.email }
  const google = httpBrowser(server.url)
  const begun = await google.call('GET', '/api/auth/google')
  const returned = await fetch(begun.location, { redirect: 'manual' })
  const { pathname, search } = new URL(returned.headers.get('location') ?? '')
  const came = await google.call('GET', pathname + search)
  expect(came.location).toBe('/auth/email?error=google_second_factor')
  expect((await google.call('GET', '/api/auth/user')).status).toBe(401)
  const unlinked = await browser.call('DELETE', '/api/auth/unlink/email')
  expect(unlinked.status).toBe(409)
})
