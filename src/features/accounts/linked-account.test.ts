// Ways to sign in over a real server: listed, a password added, one taken away, never the last.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { linkedAccounts } from '../../../db/schema/linked-accounts.ts'
import { tries, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { httpBrowser } from '../../../test/http-browser.ts'
import { startTestServer, type TestServer } from '../../../test/http-server.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { addIdentity } from './linked-account-store.ts'
import { createConfirmedAccount } from './sign-up-store.ts'

const scope = mintSystemScope('linked accounts test')
const START = new Date('2026-03-10T09:00:00Z')
const LATER = new Date('2026-03-12T15:30:00Z')

let db: Database
let server: TestServer
let now = START

beforeAll(async () => {
  db = await openTestDatabase()
  server = await startTestServer(db, { clock: () => now })
})
afterEach(async () => {
  now = START
  server.news.length = 0
  await db.orm.delete(tries)
  await db.orm.delete(users)
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const passwords = { password: 'secret1', confirmPassword: 'secret1' }
const email = 'anna@example.com'

async function signedUp() {
  const browser = httpBrowser(server.url)
  const { body } = await browser.call('POST', '/api/auth/signup', { name: 'Anna Berg', email, ...passwords })
  return { browser, id: Number(body.id) }
}

/** An account that began with Google and has no password. */
async function byGoogle() {
  const person = { firstName: 'Anna', lastName: 'Berg', timeZone: 'UTC', passwordHash: null }
  const { id } = await createConfirmedAccount(
    db,
    scope,
    { ...person, address: email, authProvider: 'google' },
    START,
  )
  await link(id)
  const browser = httpBrowser(server.url)
  const [name = '', value = ''] = (await server.signIn(id)).split('=')
  browser.cookies.set(name, value)
  return { browser, id }
}

const link = (userId: number) =>
  addIdentity(asSystem(db, scope), {
    userId,
    identity: { provider: 'google', subject: '117', email: 'anna.b@example.net' },
    now: START,
  })

const listOf = async (browser: ReturnType<typeof httpBrowser>) =>
  (await browser.call('GET', '/api/auth/linked-accounts')).body

it('API-15 ENT-08: lists the password and the Google account, with when each was linked and last used', async () => {
  const { browser, id } = await signedUp()
  await link(id)
  now = LATER
  await httpBrowser(server.url).call('POST', '/api/auth/signin', { email, ...passwords })
  const [google] = await db.orm.select().from(linkedAccounts)
  expect(await listOf(browser)).toEqual([
    {
      id: 0,
      provider: 'email',
      email,
      linkedAt: START.toISOString(),
      lastUsed: LATER.toISOString(),
      isActive: true,
    },
    {
      id: google?.id,
      provider: 'google',
      email: 'anna.b@example.net',
      linkedAt: START.toISOString(),
      lastUsed: START.toISOString(),
      isActive: true,
    },
  ])
})

it('API-16 AUTH-23: a password is added to an account that began with Google, and opens it', async () => {
  const { browser, id } = await byGoogle()
  expect((await browser.call('POST', '/api/auth/link-email', passwords)).body).toMatchObject({
    provider: 'email',
    email,
    lastUsed: null,
  })
  expect(await listOf(browser)).toMatchObject([{ provider: 'email' }, { provider: 'google' }])
  const signIn = { email, password: 'secret1' }
  expect((await httpBrowser(server.url).call('POST', '/api/auth/signin', signIn)).body).toMatchObject({ id })
  expect(server.news).toEqual([`password-added ${email}`])
})

it('AUTH-21 AUTH-22: the server holds the rules of the added password', async () => {
  const { browser } = await byGoogle()
  const cases = [
    [{ password: 'secret1', confirmPassword: 'secret2' }, 'Passwords do not match'],
    [{ password: '12345', confirmPassword: '12345' }, 'Password must be at least 6 characters long'],
  ] as const
  for (const [body, message] of cases) {
    expect(await browser.call('POST', '/api/auth/link-email', body)).toMatchObject({
      status: 422,
      body: { message },
    })
  }
  expect(await listOf(browser)).toMatchObject([{ provider: 'google' }])
})

it('API-16: a password that is there is not replaced, which takes the mailed link', async () => {
  const { browser } = await signedUp()
  const other = { password: 'another', confirmPassword: 'another' }
  expect(await browser.call('POST', '/api/auth/link-email', other)).toMatchObject({
    status: 409,
    body: { message: 'This account has a password already' },
  })
})

it('API-17 AUTH-24: unlinking takes one way away, and the badge follows what is left', async () => {
  const { browser, id } = await signedUp()
  await link(id)
  expect((await browser.call('DELETE', '/api/auth/unlink/email')).status).toBe(200)
  expect(server.news.at(-1)).toBe(`way-removed ${email}`)
  expect(await listOf(browser)).toMatchObject([{ provider: 'google' }])
  expect((await browser.call('GET', '/api/auth/user')).body).toMatchObject({ authProvider: 'google' })
  const signIn = { email, password: 'secret1' }
  expect((await httpBrowser(server.url).call('POST', '/api/auth/signin', signIn)).status).toBe(401)
})

it('ERR-10 AUTH-24: the last way to sign in stays, also when both are taken away at once', async () => {
  const { browser, id } = await signedUp()
  const last = { status: 409, body: { message: 'You must have at least one authentication method' } }
  expect(await browser.call('DELETE', '/api/auth/unlink/email')).toMatchObject(last)
  await link(id)
  const both = await Promise.all(
    ['email', 'google'].map((provider) => browser.call('DELETE', `/api/auth/unlink/${provider}`)),
  )
  expect(new Set(both.map((answer) => answer.status))).toEqual(new Set([200, 409]))
  expect(await listOf(browser)).toHaveLength(1)
})

it('API-17: what is not linked, and what is no provider, is said', async () => {
  const { browser } = await signedUp()
  expect((await browser.call('DELETE', '/api/auth/unlink/google')).status).toBe(404)
  expect(await browser.call('DELETE', '/api/auth/unlink/fax')).toMatchObject({
    status: 422,
    body: { message: 'The provider is google or email' },
  })
})
