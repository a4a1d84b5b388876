// Passkeys: a device of software makes them and signs, and each defence of WebAuthn refuses what it is there for.
import { asc, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { auditEntries } from '../../../../db/schema/audit.ts'
import { passkeyChallenges, passkeys } from '../../../../db/schema/passkeys.ts'
import { recoveryCodes } from '../../../../db/schema/second-factors.ts'
import { tries, users } from '../../../../db/schema/users.ts'
import { openTestDatabase } from '../../../../test/database.ts'
import { type HttpBrowser, httpBrowser } from '../../../../test/http-browser.ts'
import { startTestServer, type TestServer } from '../../../../test/http-server.ts'
import { passkeyDevice } from '../../../../test/passkey-device.ts'
import type { Database } from '../../../kit/db/database.ts'
import { mintScope } from '../../../kit/scope.ts'
import { ownAccount } from '../owned-store.ts'
import { relyingParty } from './relying-party.ts'

const START = new Date('2026-03-10T09:00:00Z')
const home = 'http://localhost:3000'
const password = 'secret1'
const anna = { name: 'Anna Stone', email: 'anna@example.com', password, confirmPassword: password }

let db: Database
let server: TestServer
let now = START

beforeAll(async () => {
  db = await openTestDatabase()
  server = await startTestServer(db, { clock: () => now, publicUrl: home })
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

type Device = ReturnType<typeof passkeyDevice>
type Proof = { password?: string; code?: string; passkey?: unknown }

async function signUp(person: typeof anna = anna): Promise<HttpBrowser> {
  const browser = httpBrowser(server.url)
  await browser.call('POST', '/api/auth/signup', person)
  return browser
}

async function begin(browser: HttpBrowser, proof: Proof = { password }) {
  const { status, body } = await browser.call('POST', '/api/auth/passkeys/begin', proof)
  const { id = '' } = (body.user ?? {}) as { id?: string }
  return { status, body, challenge: String(body.challenge), handle: id }
}

async function register(browser: HttpBrowser, device: Device, proof: Proof = { password }, name = 'Laptop') {
  const passkey = device.create(await begin(browser, proof))
  const { status, body } = await browser.call('POST', '/api/auth/passkeys', { name, passkey })
  return { status, codes: (body.recoveryCodes ?? []) as string[] }
}

async function challengeOf(path = '/api/auth/passkeys/challenge', browser = httpBrowser(server.url)) {
  return String((await browser.call('POST', path)).body.challenge)
}

const signIn = (passkey: unknown, browser = httpBrowser(server.url)) =>
  browser.call('POST', '/api/auth/passkeys/signin', { passkey })

const listed = async (browser: HttpBrowser) =>
  (await browser.call('GET', '/api/auth/second-factor')).body.passkeys as {
    id: number
    name: string
    lastUsed: string | null
  }[]

it('a passkey opens the account by itself, and the password opens it no longer alone', async () => {
  const browser = await signUp()
  expect((await begin(browser, { password: 'other12' })).status).toBe(422)
  const { body } = await begin(browser)
  expect(body).toMatchObject({
    rp: { id: 'localhost' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const device = passkeyDevice(home)
  const { status, codes } = await register(browser, device)
  expect([status, codes.length]).toEqual([201, 10])
  expect(server.news).toEqual(['factor-added anna@example.com'])

  const other = httpBrowser(server.url)
  const entered = await signIn(device.get({ challenge: await challengeOf() }), other)
  expect(entered).toMatchObject({ status: 200, body: { email: anna.email } })
  expect((await other.call('GET', '/api/auth/user')).status).toBe(200)
  expect(await listed(browser)).toMatchObject([{ name: 'Laptop', lastUsed: START.toISOString() }])

  const withPassword = (code?: string) =>
    httpBrowser(server.url).call('POST', '/api/auth/signin', { email: anna.email, password, code })
  expect(await withPassword()).toMatchObject({
    status: 422,
    body: { message: 'Sign in with your passkey, or enter a recovery code', details: [{ path: 'code' }] },
  })
  expect((await withPassword('123456')).status).toBe(422)
  expect((await withPassword(codes[0])).status).toBe(200)
})

it('a challenge is signed once, within minutes, for what it was given for', async () => {
  const browser = await signUp()
  const device = passkeyDevice(home)
  await register(browser, device)
  const signed = device.get({ challenge: await challengeOf() })
  expect((await signIn(signed)).status).toBe(200)
  expect((await signIn(signed)).status).toBe(401)
  const tooLate = device.get({ challenge: await challengeOf() })
  now = new Date(now.getTime() + 5 * 60_000)
  expect((await signIn(tooLate)).status).toBe(401)
  const toProve = await challengeOf('/api/auth/passkeys/prove', browser)
  expect((await signIn(device.get({ challenge: toProve }))).status).toBe(401)
  expect((await signIn(device.get({ challenge: 'A'.repeat(43) }))).status).toBe(401)
  // A challenge that did not fit is over, too.
  const elsewhere = await challengeOf()
  expect((await signIn(device.get({ challenge: elsewhere, origin: 'https://example.org' }))).status).toBe(401)
  expect((await signIn(device.get({ challenge: elsewhere }))).status).toBe(401)
  expect(await db.orm.select().from(passkeyChallenges)).toEqual([])
})

it('a copy is refused, and a device that did not ask who holds it', async () => {
  const browser = await signUp()
  const device = passkeyDevice(home)
  await register(browser, device)
  expect((await signIn(device.get({ challenge: await challengeOf(), counter: 7 }))).status).toBe(200)
  expect((await signIn(device.get({ challenge: await challengeOf(), counter: 7 }))).status).toBe(401)
  expect((await signIn(device.get({ challenge: await challengeOf(), counter: 3 }))).status).toBe(401)
  expect((await signIn(device.get({ challenge: await challengeOf(), verified: false }))).status).toBe(401)
  expect((await signIn(device.get({ challenge: await challengeOf(), counter: 8 }))).status).toBe(200)
  const unlocked = passkeyDevice(home).create({
    ...(await begin(browser, {
      passkey: device.get({ challenge: await challengeOf('/api/auth/passkeys/prove', browser) }),
    })),
    verified: false,
  })
  const refused = await browser.call('POST', '/api/auth/passkeys', { name: 'Key', passkey: unlocked })
  expect(refused.status).toBe(409)
})

it('a passkey of one account opens no other, and one of another site none at all', async () => {
  const browser = await signUp()
  const device = passkeyDevice(home)
  await register(browser, device)
  const ben = await signUp({ ...anna, email: 'ben@example.com' })
  const { handle } = await begin(ben)
  const challenge = await challengeOf()
  expect((await signIn(device.get({ challenge, userHandle: handle }))).status).toBe(401)
  expect((await signIn(device.get({ challenge: await challengeOf(), rpId: 'example.org' }))).status).toBe(401)
  const elsewhere = passkeyDevice(home).create({ ...(await begin(ben)), rpId: 'example.org' })
  const name = 'Key'
  expect((await ben.call('POST', '/api/auth/passkeys', { name, passkey: elsewhere })).status).toBe(409)
  // A challenge to make one is for who asked.
  const asked = passkeyDevice(home).create(await begin(ben))
  expect((await browser.call('POST', '/api/auth/passkeys', { name, passkey: asked })).status).toBe(409)
  expect(await listed(ben)).toEqual([])
  expect((await signIn(device.get({ challenge: await challengeOf() }))).status).toBe(200)
})

it('of several that bring the same signature at once, one signs in', async () => {
  const browser = await signUp()
  const device = passkeyDevice(home)
  await register(browser, device)
  const signed = device.get({ challenge: await challengeOf() })
  const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(signed)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 401, 401, 401,
  ])
})

it('several are named and removed with a proof; a removed one opens nothing, the last takes the codes along', async () => {
  const browser = await signUp()
  const [laptop, phone] = [passkeyDevice(home), passkeyDevice(home)]
  const { codes } = await register(browser, laptop)
  expect((await begin(browser)).status).toBe(422)
  const second = await register(browser, phone, { password, code: codes[0] ?? '' }, 'Phone')
  expect(second).toEqual({ status: 201, codes: [] })
  const [first, last] = await listed(browser)
  const renamed = await browser.call('PATCH', `/api/auth/passkeys/${first?.id}`, { name: ' Old laptop ' })
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Old laptop' } })
  expect((await browser.call('PATCH', `/api/auth/passkeys/${first?.id}`, { name: ' ' })).status).toBe(422)

  const other = httpBrowser(server.url)
  await signIn(laptop.get({ challenge: await challengeOf() }), other)
  const removal = `/api/auth/passkeys/${first?.id}/remove`
  expect(await browser.call('POST', removal, {})).toMatchObject({ body: { details: [{ path: 'password' }] } })
  expect((await browser.call('POST', removal, { password })).status).toBe(422)
  const proof = { passkey: phone.get({ challenge: await challengeOf('/api/auth/passkeys/prove', browser) }) }
  expect((await browser.call('POST', removal, proof)).status).toBe(200)
  expect((await browser.call('POST', removal, proof)).status).toBe(404)
  expect((await other.call('GET', '/api/auth/user')).status).toBe(401)
  expect((await signIn(laptop.get({ challenge: await challengeOf() }))).status).toBe(401)
  expect((await signIn(phone.get({ challenge: await challengeOf() }))).status).toBe(200)

  await browser.call('POST', `/api/auth/passkeys/${last?.id}/remove`, { password, code: codes[1] })
  expect(await listed(browser)).toEqual([])
  expect(await db.orm.select().from(recoveryCodes)).toEqual([])
  const alone = { email: anna.email, password }
  expect((await httpBrowser(server.url).call('POST', '/api/auth/signin', alone)).status).toBe(200)
  expect(server.news).toEqual([
    'factor-added anna@example.com',
    'factor-added anna@example.com',
    'factor-removed anna@example.com',
    'factor-removed anna@example.com',
  ])
  const told = await db.orm
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(like(auditEntries.action, 'passkey.%'))
    .orderBy(asc(auditEntries.id))
  expect(told.map(({ action }) => action).slice(-5)).toEqual([
    'passkey.added',
    'passkey.added',
    'passkey.renamed',
    'passkey.removed',
    'passkey.removed',
  ])
})

it('nobody acts on or with those of another account', async () => {
  const browser = await signUp()
  const device = passkeyDevice(home)
  await register(browser, device)
  const ben = await signUp({ ...anna, email: 'ben@example.com' })
  await register(ben, passkeyDevice(home))
  const [hers] = await listed(browser)
  expect((await ben.call('PATCH', `/api/auth/passkeys/${hers?.id}`, { name: 'Mine' })).status).toBe(404)
  const passkey = device.get({ challenge: await challengeOf('/api/auth/passkeys/prove', ben) })
  expect((await ben.call('POST', `/api/auth/passkeys/${hers?.id}/remove`, { passkey })).status).toBe(404)
  expect(await listed(browser)).toHaveLength(1)
})

it('whoever owns them takes along names and days, never a key, and nothing stays of an account that ended', async () => {
  const browser = await signUp()
  await register(browser, passkeyDevice(home))
  const [kept] = await db.orm.select().from(passkeys)
  const owned = await ownAccount(db, mintScope(kept?.userId ?? 0))
  expect(owned.passkeys).toEqual([{ name: 'Laptop', createdAt: START, lastUsed: null }])
  expect(JSON.stringify(owned)).not.toContain(kept?.publicKey)
  await db.orm.delete(users)
  expect(await db.orm.select().from(passkeys)).toEqual([])
})

it.each([
  ['https://crew.example.com', { id: 'crew.example.com', origin: 'https://crew.example.com' }],
  ['https://crew.example.com:8443', { id: 'crew.example.com', origin: 'https://crew.example.com:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://crew.example.com', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]', null],
])('at %s they are bound to %j', (publicUrl, party) => {
  expect(relyingParty(publicUrl)).toEqual(party)
})
