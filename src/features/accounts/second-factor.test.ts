// The second factor of an account: added by its first code, asked for at each sign-in, each code taken once.
import { desc } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { auditEntries } from '../../../db/schema/audit.ts'
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
  // As random as what a plain hash may keep.
  for (const code of codes) expect(code).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){6}$/)
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

it('a code and a password that did not fit are in the audit log, signing in and changing a factor', async () => {
  const { browser, codes } = await withFactor()
  const [account] = await db.orm.select({ id: users.id }).from(users)
  const id = account?.id ?? 0
  expect((await signIn('000000')).status).toBe(422)
  const path = '/api/auth/second-factor/recovery-codes'
  expect((await browser.call('POST', path, { password: 'wrong12', code: codes[0] })).status).toBe(422)
  expect((await browser.call('POST', path, { password, code: '000000' })).status).toBe(422)
  // Being asked for a code is no failure.
  expect((await signIn()).status).toBe(422)
  const entries = await db.orm.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(3)
  const about = { subjectKind: 'person', subjectId: id, via: 'browser', at: now }
  expect(entries.reverse()).toMatchObject([
    { action: 'code.failed', actorId: null, ...about },
    { action: 'proof.failed', actorId: id, ...about },
    { action: 'code.failed', actorId: id, ...about },
  ])
})

it('new recovery codes take the place of the old ones', async () => {
  const { browser, secret, codes } = await withFactor()
  const made = await browser.call('POST', '/api/auth/second-factor/recovery-codes', {
    password,
    code: codeOf(secret),
  })
  expect(made.body.recoveryCodes).toHaveLength(10)
  expect(server.news.at(-1)).toBe('codes-made anna@example.com')
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
  const [account] = await db.orm.select({ id: users.id }).from(users)
  const [entry] = await db.orm.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({ action: 'sign_in.failed', subjectId: account?.id, via: 'browser' })
  expect(entry?.facts).toEqual({ provider: 'google' })
  expect((await google.call('GET', '/api/auth/user')).status).toBe(401)
  const unlinked = await browser.call('DELETE', '/api/auth/unlink/email')
  expect(unlinked.status).toBe(409)
})

it('a new password by mail opens nothing without the code', async () => {
  const { secret } = await withFactor()
  const visitor = httpBrowser(server.url)
  await visitor.call('POST', '/api/auth/forgot-password', { email: anna.email })
  const token = server.resets.get(anna.email)
  const chosen = { password: 'secret2', confirmPassword: 'secret2' }
  expect((await visitor.call('POST', '/api/auth/reset-password', { token, ...chosen })).status).toBe(200)
  expect((await visitor.call('GET', '/api/auth/user')).status).toBe(401)
  const form = { email: anna.email, password: 'secret2' }
  expect((await visitor.call('POST', '/api/auth/signin', form)).status).toBe(422)
  const withCode = await visitor.call('POST', '/api/auth/signin', { ...form, code: codeOf(secret) })
  expect(withCode.status).toBe(200)
})
