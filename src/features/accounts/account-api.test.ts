// Signing up and in over a real server: the rules, their words, and what an unproven account may not do.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tries, userAddresses, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { startTestServer, type TestServer } from '../../../test/http-server.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { findOrCreateGuest, findUserByConfirmedAddress } from './account-store.ts'
import { confirmAccount, createPendingAccount } from './sign-up-store.ts'

const scope = mintSystemScope('accounts test')
const START = new Date('2026-03-10T09:00:00Z')
const DAY_MS = 24 * 60 * 60_000

let db: Database
let now = START
let local: TestServer
let remote: TestServer

beforeAll(async () => {
  db = await openTestDatabase()
  const clock = () => now
  local = await startTestServer(db, { clock })
  remote = await startTestServer(db, { clock, isLocal: false, trustProxy: true })
})
afterAll(async () => {
  await local.close()
  await remote.close()
  await db.close()
})
afterEach(async () => {
  now = START
  await db.orm.delete(tries)
  await db.orm.delete(users)
})

const anna = {
  name: 'Anna Maria Berg',
  email: 'anna@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
}

const bob = { firstName: 'Bob', lastName: 'Stone', passwordHash: 'x', timeZone: 'UTC' }

async function post(server: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    setCookie: response.headers.getSetCookie()[0] ?? '',
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

async function whoAmI(server: TestServer, cookie: string) {
  const response = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('signing up', () => {
  it('API-07 ENT-04: makes the account, signs in and answers the person', async () => {
    const made = await post(local, '/api/auth/signup', { ...anna, timeZone: 'Europe/Berlin' })
    expect(made).toMatchObject({
      status: 201,
      body: {
        firstName: 'Anna',
        lastName: 'Maria Berg',
        email: 'anna@example.com',
        authProvider: 'email',
        timeZone: 'Europe/Berlin',
        confirmed: true,
        createdAt: START.toISOString(),
      },
    })
    expect(await whoAmI(local, made.cookie)).toEqual({ status: 200, body: made.body })
  })

  it('AUTH-25 CONST-01: the server enforces every rule of the form itself', async () => {
    const broken: [object, string][] = [
      [{ name: ' ' }, 'Full name is required'],
      [{ name: undefined }, 'Full name is required'],
      [{ email: '' }, 'Email is required'],
      [{ email: undefined }, 'Email is required'],
      [{ password: '' }, 'Password is required'],
      [{ confirmPassword: undefined }, 'Confirm password is required'],
      [{ email: 'anna at example.com' }, 'Enter a valid email address'],
      [
        { email: 'tula@mailcrew.localhost' },
        'Addresses at mailcrew.localhost belong to agents: use your own',
      ],
      [{ confirmPassword: 'secret2' }, 'Passwords do not match'],
      [{ password: '12345', confirmPassword: '12345' }, 'Password must be at least 6 characters long'],
      [
        { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
        'Password may have up to 128 characters',
      ],
    ]
    for (const [change, message] of broken) {
      const answer = await post(local, '/api/auth/signup', { ...anna, ...change })
      expect(answer).toMatchObject({ status: 422, cookie: '', body: { message, code: 'invalid' } })
    }
    expect(await db.orm.select().from(users)).toEqual([])
  })

  it('a password of 128 characters of any kind is taken whole', async () => {
    const password = `${'pass  wörd 猫 😀 '.repeat(9)}${'x'.repeat(11)}`.slice(0, 127)
    const chosen = { ...anna, password: `${password}1`, confirmPassword: `${password}1` }
    expect((await post(local, '/api/auth/signup', chosen)).status).toBe(201)
    const signIn = (tried: string) =>
      post(local, '/api/auth/signin', { email: anna.email, password: tried }).then(({ status }) => status)
    expect([await signIn(password), await signIn(`${password}2`)]).toEqual([401, 401])
    expect([await signIn(`${password}1`), chosen.password.length]).toEqual([200, 128])
  })

  it('AUTH-25: an address with a confirmed account answers 409, written in any case', async () => {
    await post(local, '/api/auth/signup', anna)
    const again = await post(local, '/api/auth/signup', { ...anna, email: ' ANNA@example.com ' })
    expect(again).toMatchObject({
      status: 409,
      cookie: '',
      body: { message: 'An account with this email address already exists', code: 'conflict' },
    })
  })

  it('AUTH-25: of two sign-ups for one address at the same time, one makes the account', async () => {
    const both = await Promise.all([1, 2].map(() => post(local, '/api/auth/signup', anna)))
    expect(new Set(both.map((answer) => answer.status))).toEqual(new Set([201, 409]))
  })

  it('AUTH-29: in local mode a sign-up claims the guest that a mail has made', async () => {
    const guest = await findOrCreateGuest(db, scope, { address: 'anna@example.com', name: 'A. Berg' })
    const made = await post(local, '/api/auth/signup', anna)
    expect(made.body).toMatchObject({ id: guest.id, firstName: 'Anna', confirmed: true })
  })
})

describe('signing up where mail comes from outside', () => {
  it('threat 20: an unconfirmed account sees nothing of the guest and is let into nothing', async () => {
    const guest = await findOrCreateGuest(db, scope, { address: 'anna@example.com', name: 'Anna Berg' })
    const made = await post(remote, '/api/auth/signup', anna)
    expect(made).toMatchObject({ status: 201, body: { email: 'anna@example.com', confirmed: false } })
    expect(made.body.id).not.toBe(guest.id)
    expect((await whoAmI(remote, made.cookie)).body).toEqual(made.body)

    const mailed = await findOrCreateGuest(db, scope, { address: 'anna@example.com' })
    expect(mailed.id).toBe(guest.id)
    expect(await findUserByConfirmedAddress(asSystem(db, scope), 'anna@example.com')).toBeNull()
  })

  it('AUTH-25: once the address is confirmed, the account has what the guest had', async () => {
    const guest = await findOrCreateGuest(db, scope, { address: 'anna@example.com' })
    const made = await post(remote, '/api/auth/signup', anna)
    const answer = await confirm('anna@example.com', made.cookie)
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { id: guest.id, firstName: 'Anna', confirmed: true }, needsPassword: false },
    })

    expect((await whoAmI(remote, answer.cookie)).body).toMatchObject({ id: guest.id, confirmed: true })
    const signedIn = await post(remote, '/api/auth/signin', anna)
    expect(signedIn).toMatchObject({ status: 200, body: { id: guest.id } })
    expect((await post(remote, '/api/auth/signup', anna)).status).toBe(409)
  })

  it('threat 20: who confirms in another browser overtakes the account, its password and sessions end', async () => {
    const strangers = await post(remote, '/api/auth/signup', anna)
    const answer = await confirm('anna@example.com')
    expect(answer).toMatchObject({ status: 200, body: { user: { confirmed: true }, needsPassword: true } })

    expect((await whoAmI(remote, answer.cookie)).status).toBe(200)
    expect((await whoAmI(remote, strangers.cookie)).status).toBe(401)
    expect((await post(remote, '/api/auth/signin', anna)).status).toBe(401)
  })

  it('threat 20: a later sign-up replaces the one that waits, its password and its session', async () => {
    const first = await post(remote, '/api/auth/signup', {
      ...anna,
      password: 'first-1',
      confirmPassword: 'first-1',
    })
    await post(remote, '/api/auth/signup', anna)

    expect((await whoAmI(remote, first.cookie)).status).toBe(401)
    expect((await post(remote, '/api/auth/signin', { ...anna, password: 'first-1' })).status).toBe(401)
    expect((await post(remote, '/api/auth/signin', anna)).body).toMatchObject({ confirmed: false })
  })

  it('AUTH-29: a confirmation link works once, for a day', async () => {
    await post(remote, '/api/auth/signup', anna)
    const link = remote.confirmations.get('anna@example.com')
    now = new Date(START.getTime() + DAY_MS)
    expect(await post(remote, '/api/auth/confirm', { token: link })).toMatchObject({
      status: 422,
      cookie: '',
      body: { message: 'This confirmation link is invalid or has expired' },
    })
    now = START
    expect((await post(remote, '/api/auth/confirm', { token: link })).status).toBe(200)
    expect((await post(remote, '/api/auth/confirm', { token: link })).status).toBe(422)
  })

  it('AUTH-25: two links for one address leave one account', async () => {
    await post(remote, '/api/auth/signup', anna)
    const link = remote.confirmations.get('anna@example.com')
    const waiting = await createPendingAccount(db, scope, { ...bob, address: 'berg@example.org' }, now)
    await db.orm.insert(userAddresses).values({ userId: waiting.id, address: 'anna@example.com' })
    expect((await post(remote, '/api/auth/confirm', { token: link })).status).toBe(200)
    await expect(
      confirmAccount(db, scope, { userId: waiting.id, address: 'anna@example.com', signedInAs: null }, now),
    ).rejects.toMatchObject({ code: 'conflict' })
  })

  function confirm(address: string, cookie = '') {
    return post(remote, '/api/auth/confirm', { token: remote.confirmations.get(address) }, { cookie })
  }
})

describe('signing in', () => {
  it('API-06: the right password opens a session', async () => {
    const made = await post(local, '/api/auth/signup', anna)
    const answer = await post(local, '/api/auth/signin', { email: 'Anna@Example.com', password: 'secret1' })
    expect(answer).toMatchObject({ status: 200, body: made.body })
    expect((await whoAmI(local, answer.cookie)).status).toBe(200)
  })

  it('ERR-02: a wrong password and an unknown address get the same answer', async () => {
    await post(local, '/api/auth/signup', anna)
    await findOrCreateGuest(db, scope, { address: 'guest@example.com' })
    const refused = { message: 'Invalid email or password', code: 'unauthorized' }
    for (const [email, password] of [
      ['anna@example.com', 'secret2'],
      ['bob@example.com', 'secret1'],
      ['guest@example.com', ''],
    ]) {
      expect(await post(local, '/api/auth/signin', { email, password })).toMatchObject({
        status: 401,
        cookie: '',
        body: refused,
      })
    }
  })

  it('threat 16: tries of one caller are limited whatever address is tried, behind a proxy too', async () => {
    const from = (caller: string, n: number) =>
      post(
        remote,
        '/api/auth/signup',
        { ...anna, email: `anna${n}@example.com` },
        // What the caller wrote itself stands before what the proxy has seen.
        { 'x-forwarded-for': `10.0.0.${n}, ${caller}` },
      )
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async (_, n) => (await from('203.0.113.9', n)).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await from('203.0.113.10', 99)).status).toBe(201)
  })
})

describe('the session', () => {
  it('AUTH-29: its cookie is kept from scripts and other sites, for 30 days', async () => {
    const { setCookie } = await post(local, '/api/auth/signup', anna)
    const until = new Date(START.getTime() + 30 * DAY_MS).toUTCString()
    expect(setCookie).toMatch(/^mailcrew=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    expect(setCookie).toContain(`Expires=${until}`)
  })

  it('AUTH-29: on https the cookie is Secure', async () => {
    const secure = await startTestServer(db, { publicUrl: 'https://crew.example.com' })
    const { setCookie } = await post(secure, '/api/auth/signup', anna)
    await secure.close()
    expect(setCookie).toMatch(/^__Host-mailcrew=.*; Secure/)
  })

  it('AUTH-29: it ends 30 days after its last use', async () => {
    const { cookie } = await post(local, '/api/auth/signup', anna)
    now = new Date(START.getTime() + 29 * DAY_MS)
    const prolonged = await fetch(`${local.url}/api/auth/user`, { headers: { cookie } })
    expect(prolonged.headers.getSetCookie()[0]).toContain(
      `Expires=${new Date(now.getTime() + 30 * DAY_MS).toUTCString()}`,
    )
    now = new Date(START.getTime() + 58 * DAY_MS)
    expect((await whoAmI(local, cookie)).status).toBe(200)
    now = new Date(START.getTime() + 88 * DAY_MS)
    expect((await whoAmI(local, cookie)).status).toBe(401)
  })

  it('AUTH-29: a sign-in ends the session that the browser had', async () => {
    const { cookie } = await post(local, '/api/auth/signup', anna)
    const next = await post(local, '/api/auth/signin', anna, { cookie })
    expect((await whoAmI(local, cookie)).status).toBe(401)
    expect((await whoAmI(local, next.cookie)).status).toBe(200)
  })

  it('the database knows neither the token nor the password', async () => {
    const { cookie } = await post(local, '/api/auth/signup', anna)
    const { rows } = await db.query(
      'select to_jsonb(s)::text || to_jsonb(u)::text as text from sessions s, users u',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toContain(cookie.split('=')[1])
    expect(rows[0]?.text).not.toContain('secret1')
    const [row] = await db.orm.select().from(users).where(eq(users.email, 'anna@example.com'))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
