// Guessing passwords over a real server: it is slowed wherever it comes from, and keeps nobody out of their account.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { knownDevices, tries, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { type HttpAnswer, type HttpBrowser, httpBrowser } from '../../../test/http-browser.ts'
import { startTestServer, type TestServer } from '../../../test/http-server.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { paceTry } from '../../kit/try-pace-store.ts'
import { rememberDevice } from './known-device-store.ts'

const scope = mintSystemScope('sign-in pace test')
const START = new Date('2026-03-10T09:00:00Z')
const DEVICE = 'mailcrew-device'

let db: Database
/** Two processes on one database. */
let servers: [TestServer, TestServer]
let now = START

beforeAll(async () => {
  db = await openTestDatabase()
  const start = () => startTestServer(db, { clock: () => now, trustProxy: true })
  servers = [await start(), await start()]
})
afterEach(async () => {
  now = START
  await db.orm.delete(tries)
  await db.orm.delete(users)
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await db.close()
})

const anna = { name: 'Anna Berg', email: 'anna@example.com', password: 'secret1', confirmPassword: 'secret1' }

const browserAt = (ip: string, process: 0 | 1 = 0) =>
  httpBrowser(servers[process].url, { 'x-forwarded-for': ip })

async function signedUp(ip = '198.51.100.1', person = anna): Promise<HttpBrowser> {
  const browser = browserAt(ip)
  expect((await browser.call('POST', '/api/auth/signup', person)).status).toBe(201)
  return browser
}

const signIn = (browser: HttpBrowser, password: string, email = anna.email): Promise<HttpAnswer> =>
  browser.call('POST', '/api/auth/signin', { email, password })

const seconds = (count: number) => {
  now = new Date(now.getTime() + count * 1_000)
}

/** Someone with many addresses who tries one account, until nobody unknown is let try at once. */
async function underAttack(): Promise<void> {
  const pace = { stepMs: 1_000, longestMs: 60_000, forgetMs: 3_600_000 }
  for (let n = 0; n < 60; n++) {
    await paceTry(asSystem(db, scope), { ...pace, key: `signin:${anna.email}`, free: 60 }, now)
  }
  expect((await signIn(browserAt('203.0.113.200'), 'guess')).status).toBe(429)
}

it('threat 16: five tries of one client, then waits that double; in as many processes, and at the same time', async () => {
  await signedUp()
  const tried = await Promise.all(
    Array.from({ length: 12 }, (_, n) => signIn(browserAt('203.0.113.9', n % 2 ? 1 : 0), 'guess')),
  )
  expect(tried.filter(({ status }) => status === 401)).toHaveLength(5)
  for (const wait of [1, 2, 4]) {
    const refused = await signIn(browserAt('203.0.113.9', 1), anna.password)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(wait)])
    expect(refused.body).toMatchObject({
      message: `Too many tries. Wait ${wait === 1 ? 'a second' : `${wait} seconds`} and try again.`,
      code: 'too_many',
    })
    seconds(wait)
    expect((await signIn(browserAt('203.0.113.9'), 'guess')).status).toBe(401)
  }
  seconds(8)
  // The right password ends the waiting; and an hour without a try forgets it.
  expect((await signIn(browserAt('203.0.113.9'), anna.password)).status).toBe(200)
  expect((await signIn(browserAt('203.0.113.9'), 'guess')).status).toBe(401)
})

it('threat 16: the longest wait is a quarter of an hour for a client and a minute for all of them', async () => {
  await signedUp()
  await db.query(`insert into tries (key, count, resets_at) values ($1, 5000, $2), ($3, 5000, $2)`, [
    `signin:${anna.email}:from:203.0.113.9`,
    new Date(now.getTime() + 3_600_000),
    `signin:${anna.email}`,
  ])
  const one = await signIn(browserAt('203.0.113.9'), 'guess')
  expect([one.headers.get('retry-after'), one.body.message]).toEqual([
    '900',
    'Too many tries. Wait 15 minutes and try again.',
  ])
  const all = await signIn(browserAt('203.0.113.10'), 'guess')
  expect([all.status, all.headers.get('retry-after')]).toEqual([429, '60'])
  seconds(60)
  expect((await signIn(browserAt('203.0.113.11'), anna.password)).status).toBe(200)
})

it('threat 16: from however many places, an account is guessed fewer than a hundred times in an hour', async () => {
  await signedUp()
  const end = now.getTime() + 3_600_000
  let guesses = 0
  for (let n = 0; now.getTime() < end; n++) {
    const { status, headers } = await signIn(browserAt(`203.0.${n >> 8}.${n & 255}`), 'guess')
    if (status === 401) guesses += 1
    else seconds(Number(headers.get('retry-after')))
  }
  expect(guesses).toBeGreaterThan(12)
  expect(guesses).toBeLessThan(100)
})

it('threat 16: guesses of one client slow no other one', async () => {
  await signedUp()
  for (let n = 0; n < 6; n++) await signIn(browserAt('203.0.113.9'), 'guess')
  expect((await signIn(browserAt('203.0.113.9'), anna.password)).status).toBe(429)
  expect((await signIn(browserAt('198.51.100.77'), anna.password)).status).toBe(200)
})

it('threat 16: while an account is guessed from everywhere, a browser that has signed in before still does', async () => {
  const own = await signedUp()
  await own.call('GET', '/api/logout', undefined, { 'sec-fetch-site': 'same-origin' })
  expect(own.cookies.has('mailcrew')).toBe(false)
  await underAttack()
  // A slip of the person's own does no harm either.
  expect((await signIn(own, 'secret')).status).toBe(401)
  expect((await signIn(own, anna.password)).status).toBe(200)
  expect((await signIn(browserAt('198.51.100.2'), anna.password)).status).toBe(429)
})

it('threat 16: whoever is kept waiting gets in by the mailed link, which makes the browser known', async () => {
  await signedUp()
  await underAttack()
  const elsewhere = browserAt('198.51.100.2')
  await elsewhere.call('POST', '/api/auth/forgot-password', { email: anna.email })
  const token = servers[0].resets.get(anna.email)
  const chosen = { password: 'secret2', confirmPassword: 'secret2' }
  expect((await elsewhere.call('POST', '/api/auth/reset-password', { token, ...chosen })).status).toBe(200)
  await underAttack()
  expect((await signIn(elsewhere, 'secret2')).status).toBe(200)
})

it('threat 16: a known browser is no way around: it has tries of its own, for its own account', async () => {
  const bob = { ...anna, email: 'bob@example.com' }
  const browser = await signedUp('203.0.113.9', bob)
  await signedUp()
  await underAttack()
  expect((await signIn(browser, 'guess')).status).toBe(429)
  const statuses = []
  for (let n = 0; n < 11; n++) statuses.push((await signIn(browser, 'guess', bob.email)).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

it('threat 16: the cookie is new after each sign-in, kept from scripts, and known by its hash alone', async () => {
  const browser = await signedUp()
  const planted = browser.cookies.get(DEVICE) ?? ''
  const answer = await signIn(browser, anna.password)
  const fresh = browser.cookies.get(DEVICE)
  expect(answer.headers.getSetCookie()[1]).toMatch(
    /^mailcrew-device=[\w-]{43}; Path=\/; Expires=Wed, 10 Mar 2027 09:00:00 GMT; HttpOnly; SameSite=Lax$/,
  )
  expect(fresh).not.toBe(planted)
  await underAttack()
  const thief = browserAt('203.0.113.9')
  thief.cookies.set(DEVICE, planted)
  expect((await signIn(thief, 'guess')).status).toBe(429)
  expect(JSON.stringify(await db.orm.select().from(knownDevices))).not.toContain(fresh)
  // A year without a sign-in ends it.
  seconds(366 * 86_400)
  for (const sweep of servers[0].accounts.sweeps ?? []) await sweep.run()
  expect(await db.orm.select().from(knownDevices)).toEqual([])
})

it('threat 16: an account knows so many browsers and no more', async () => {
  await signedUp()
  const [user] = await db.orm.select().from(users)
  for (let n = 0; n < 55; n++) {
    await rememberDevice(
      asSystem(db, scope),
      { userId: user?.id ?? 0, token: null },
      new Date(now.getTime() + n),
    )
  }
  expect(await db.orm.select().from(knownDevices)).toHaveLength(50)
})

it('threat 16: people behind one address who know their passwords do not use up its tries', async () => {
  await signedUp()
  await db.query(`insert into tries (key, count, resets_at) values ('signin:ip:192.0.2.7', 99, $1)`, [
    new Date(now.getTime() + 900_000),
  ])
  for (let n = 0; n < 3; n++) expect((await signIn(browserAt('192.0.2.7'), anna.password)).status).toBe(200)
  expect((await signIn(browserAt('192.0.2.7'), 'guess')).status).toBe(401)
  expect((await signIn(browserAt('192.0.2.7'), 'guess')).status).toBe(429)
})
