// A forgotten password over a real server: the mailed link, its end, and what a new password ends.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { apiTokens } from '../../../db/schema/api-tokens.ts'
import { tries, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { httpBrowser } from '../../../test/http-browser.ts'
import { startTestServer, type TestServer } from '../../../test/http-server.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { findOrCreateGuest } from './account-store.ts'

const START = new Date('2026-03-10T09:00:00Z')
const MINUTE_MS = 60_000
const invalid = 'This password reset link is invalid or has expired.'
const told = 'If an account has this address, a link to choose a new password is on its way to it.'

let db: Database
let server: TestServer
let now = START

beforeAll(async () => {
  db = await openTestDatabase()
  server = await startTestServer(db, { clock: () => now, trustProxy: true })
})
afterEach(async () => {
  now = START
  server.resets.clear()
  server.news.length = 0
  await db.orm.delete(tries)
  await db.orm.delete(users)
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const anna = { name: 'Anna Berg', email: 'anna@example.com', password: 'secret1', confirmPassword: 'secret1' }
const chosen = { password: 'secret2', confirmPassword: 'secret2' }

async function signedUp() {
  const browser = httpBrowser(server.url)
  expect((await browser.call('POST', '/api/auth/signup', anna)).status).toBe(201)
  return browser
}

async function forgot(email: string, from = '127.0.0.1') {
  const browser = httpBrowser(server.url, { 'x-forwarded-for': from })
  const answer = await browser.call('POST', '/api/auth/forgot-password', { email })
  return { answer, token: server.resets.get(email) ?? '' }
}

const verify = (token: string) => httpBrowser(server.url).call('GET', `/api/auth/verify-reset-token/${token}`)
const reset = (body: object, browser = httpBrowser(server.url)) =>
  browser.call('POST', '/api/auth/reset-password', body)

it('API-12 AUTH-29: the answer is the same whether or not the address exists; only an account gets a link', async () => {
  await signedUp()
  await findOrCreateGuest(db, mintSystemScope('reset test'), { address: 'guest@example.com' })
  for (const email of ['anna@example.com', 'nobody@example.com', 'guest@example.com']) {
    const { answer } = await forgot(email)
    expect([answer.status, answer.body]).toEqual([200, { message: told, leavesServer: false }])
  }
  expect([...server.resets.keys()]).toEqual(['anna@example.com'])
})

it('API-12: an address that cannot be one is refused in words', async () => {
  const cases = [
    ['', 'Email is required'],
    ['anna at example', 'Enter a valid email address'],
    ['tula@mailcrew.localhost', 'Addresses at mailcrew.localhost belong to agents: use your own'],
  ] as const
  for (const [email, message] of cases) {
    expect((await forgot(email)).answer).toMatchObject({ status: 422, body: { message } })
  }
})

it('API-13 ENT-05 ERR-04: a link is told valid or not, and looking does not use it', async () => {
  await signedUp()
  const { token } = await forgot('anna@example.com')
  for (let look = 0; look < 2; look++) {
    expect((await verify(token)).body).toEqual({ valid: true, message: 'Choose a new password.' })
  }
  expect((await verify(`${token}x`)).body).toEqual({ valid: false, message: invalid })
  now = new Date(START.getTime() + 60 * MINUTE_MS)
  expect((await verify(token)).body).toEqual({ valid: false, message: invalid })
})

it('API-14 AUTH-29: the link works once, within 60 minutes, and the new password then opens the account', async () => {
  await signedUp()
  const { token } = await forgot('anna@example.com')
  now = new Date(START.getTime() + 60 * MINUTE_MS - 1)
  expect(await reset({ token, ...chosen })).toMatchObject({
    status: 200,
    body: { message: 'Your password has been changed.' },
  })
  expect(await reset({ token, ...chosen })).toMatchObject({ status: 422, body: { message: invalid } })
  const signIn = (password: string) =>
    httpBrowser(server.url).call('POST', '/api/auth/signin', { email: anna.email, password })
  expect((await signIn('secret1')).status).toBe(401)
  expect((await signIn('secret2')).status).toBe(200)
  expect(server.news).toEqual(['password-changed anna@example.com'])
})

it('AUTH-29: a link that is 60 minutes old chooses nothing', async () => {
  await signedUp()
  const { token } = await forgot('anna@example.com')
  now = new Date(START.getTime() + 60 * MINUTE_MS)
  expect(await reset({ token, ...chosen })).toMatchObject({ status: 422, body: { message: invalid } })
})

it('AUTH-29: of two that use one link at the same time, one password is taken', async () => {
  await signedUp()
  const { token } = await forgot('anna@example.com')
  const both = await Promise.all([reset({ token, ...chosen }), reset({ token, ...chosen })])
  expect(new Set(both.map((answer) => answer.status))).toEqual(new Set([200, 422]))
})

it('AUTH-29: every other session and every other link ends, the browser that chose stays', async () => {
  const here = await signedUp()
  const elsewhere = httpBrowser(server.url)
  await elsewhere.call('POST', '/api/auth/signin', anna)
  const { token: older } = await forgot('anna@example.com')
  const { token } = await forgot('anna@example.com')
  expect((await reset({ token, ...chosen }, here)).status).toBe(200)
  expect((await here.call('GET', '/api/auth/user')).status).toBe(200)
  expect((await elsewhere.call('GET', '/api/auth/user')).status).toBe(401)
  expect((await reset({ token: older, ...chosen })).status).toBe(422)
})

it('ERR-05 AUTH-12 AUTH-13: the server holds the rules of a new password, and the link stays good', async () => {
  await signedUp()
  const { token } = await forgot('anna@example.com')
  const broken = [
    [{ password: 'secret2', confirmPassword: 'secret3' }, 'Passwords do not match'],
    [{ password: '12345', confirmPassword: '12345' }, 'Password must be at least 6 characters long'],
  ] as const
  for (const [passwords, message] of broken) {
    expect(await reset({ token, ...passwords })).toMatchObject({ status: 422, body: { message } })
  }
  expect((await reset({ token, password: '123456', confirmPassword: '123456' })).status).toBe(200)
})

it('threat 16: what others asked for an address keeps nobody from asking, and mails no more than five an hour', async () => {
  await signedUp()
  const mailed: string[] = []
  for (let caller = 1; caller <= 4; caller++) {
    for (let ask = 0; ask < 2; ask++) {
      const { answer, token } = await forgot('anna@example.com', `203.0.113.${caller}`)
      expect(answer.status).toBe(200)
      mailed.push(token)
    }
  }
  expect(new Set(mailed).size).toBe(5)
  // The first of them, which somebody else has caused, is as good as any.
  expect((await reset({ token: mailed[0] ?? '', ...chosen })).status).toBe(200)
})

it('threat 16: one address gets five links an hour, whether or not it has an account', async () => {
  await signedUp()
  for (const email of ['anna@example.com', 'nobody@example.com']) {
    for (let ask = 0; ask < 5; ask++) expect((await forgot(email)).answer.status).toBe(200)
    const { answer } = await forgot(email)
    expect(answer).toMatchObject({
      status: 429,
      body: { message: 'Too many tries. Wait 60 minutes and try again.' },
    })
    expect(answer.headers.get('retry-after')).toBe('3600')
  }
})

it('threat 15: what was let in by the old password is out: tokens, links on their way, an address that waits', async () => {
  const browser = await signedUp()
  const me = (await browser.call('GET', '/api/auth/user')).body
  const name = { firstName: 'Anna', lastName: 'Berg' }
  await browser.call('PUT', '/api/auth/user', { ...name, email: 'eve@evil.example' })
  const link = server.confirmations.get('eve@evil.example')
  expect(link).toHaveLength(43)
  const secretHash = 'a'.repeat(64)
  await db.orm.insert(apiTokens).values({
    userId: Number(me.id),
    name: 'left behind',
    tokenHash: secretHash,
    ending: 'aaaa',
    scopes: ['read'],
  })
  const { token } = await forgot('anna@example.com')
  expect((await reset({ token, ...chosen })).status).toBe(200)
  expect(await db.orm.select().from(apiTokens)).toEqual([])
  const again = httpBrowser(server.url)
  const { body } = await again.call('POST', '/api/auth/signin', { email: anna.email, ...chosen })
  expect(body).toMatchObject({ id: me.id, pendingEmail: null })
  expect((await again.call('POST', '/api/auth/confirm', { token: link })).status).toBe(422)
})
