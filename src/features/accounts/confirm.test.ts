// Links that prove an address, over a real server: looked at, opened, over, mailed anew, and a guest's claim.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tries, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { type HttpBrowser, httpBrowser } from '../../../test/http-browser.ts'
import { startTestServer, type TestServer } from '../../../test/http-server.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { findOrCreateGuest } from './account-store.ts'

const scope = mintSystemScope('confirm test')
const START = new Date('2026-03-10T09:00:00Z')
const DAY_MS = 24 * 60 * 60_000
const resent = 'If this address still waits for its confirmation, a new link is on its way to it.'

let db: Database
let server: TestServer
let now = START

beforeAll(async () => {
  db = await openTestDatabase()
  server = await startTestServer(db, { clock: () => now, isLocal: false, trustProxy: true })
})
afterEach(async () => {
  now = START
  server.confirmations.clear()
  await db.orm.delete(tries)
  await db.orm.delete(users)
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const anna = { name: 'Anna Berg', email: 'anna@example.com', password: 'secret1', confirmPassword: 'secret1' }
const linkTo = (address: string) => server.confirmations.get(address) ?? ''
const look = async (token: string, browser = httpBrowser(server.url)) =>
  (await browser.call('GET', `/api/auth/confirm/${token}`)).body
const open = (token: string, browser = httpBrowser(server.url)) =>
  browser.call('POST', '/api/auth/confirm', { token, timeZone: 'Europe/Berlin' })
const resend = (body: object, browser = httpBrowser(server.url)) =>
  browser.call('POST', '/api/auth/confirm/resend', body)

async function signedUp(from = '127.0.0.1'): Promise<HttpBrowser> {
  const browser = httpBrowser(server.url, { 'x-forwarded-for': from })
  expect((await browser.call('POST', '/api/auth/signup', anna)).status).toBe(201)
  return browser
}

async function guestLink() {
  const guest = await findOrCreateGuest(db, scope, { address: 'kai@example.org', name: 'Kai Moss' })
  const url = (await server.accounts.claimUrl(guest)) ?? ''
  return { guest, url, token: url.split('/confirm/')[1] ?? '' }
}

describe('a confirmation link', () => {
  it('threat 14: looking at it says what it is for and confirms nothing', async () => {
    await signedUp()
    const token = linkTo('anna@example.com')
    const link = { purpose: 'confirm', address: 'anna@example.com', signInFirst: false }
    expect(await look(token)).toEqual({ state: 'valid', link })
    expect(await look(token)).toEqual({ state: 'valid', link })
    await open(token)
    expect(await look(token)).toEqual({ state: 'used', link })
    expect(await look('nobody-knows-it')).toEqual({ state: 'unknown', link: null })
  })

  it('AUTH-29: one that is over can be had anew, and the new one works', async () => {
    await signedUp()
    const old = linkTo('anna@example.com')
    now = new Date(START.getTime() + DAY_MS)
    expect(await look(old)).toMatchObject({ state: 'expired' })
    expect((await resend({ token: old })).body).toEqual({ message: resent })
    const fresh = linkTo('anna@example.com')
    expect(fresh).not.toBe(old)
    expect((await open(fresh)).body).toMatchObject({ user: { confirmed: true } })
  })

  it('AUTH-29: who is signed in and waits can have it mailed again', async () => {
    const browser = await signedUp()
    server.confirmations.clear()
    expect((await resend({}, browser)).status).toBe(200)
    expect((await open(linkTo('anna@example.com'), browser)).body).toMatchObject({ needsPassword: false })
  })

  it('a link that has done its work, and one that nobody knows, mail nothing and tell nothing', async () => {
    await signedUp()
    const token = linkTo('anna@example.com')
    await open(token)
    server.confirmations.clear()
    for (const body of [{ token }, { token: 'nobody-knows-it' }]) {
      expect(await resend(body)).toMatchObject({ status: 200, body: { message: resent } })
    }
    expect(server.confirmations.size).toBe(0)
    expect((await resend({})).status).toBe(401)
  })

  it('threat 16: others who sign up with an address use up nobody\u2019s sign-up: a link that went there serves', async () => {
    for (let other = 0; other < 12; other++) await signedUp(`203.0.113.${other % 6}`)
    const before = linkTo('anna@example.com')
    const browser = await signedUp('198.51.100.7')
    expect(linkTo('anna@example.com')).toBe(before)
    expect((await open(before, browser)).body).toMatchObject({ needsPassword: false })
    expect((await browser.call('GET', '/api/auth/user')).body).toMatchObject({ confirmed: true })
  })

  it('threat 16 20: a link that went to an address brings nobody in who signed up with it elsewhere', async () => {
    await signedUp('198.51.100.7')
    const mine = linkTo('anna@example.com')
    const other = await signedUp('203.0.113.9')
    expect((await open(mine)).body).toMatchObject({ needsPassword: true })
    expect((await other.call('GET', '/api/auth/user')).status).toBe(401)
    const guess = { email: anna.email, password: anna.password }
    expect((await other.call('POST', '/api/auth/signin', guess)).status).toBe(401)
  })

  it('threat 16: one address gets five new links an hour', async () => {
    const browser = await signedUp()
    for (let ask = 0; ask < 5; ask++) expect((await resend({}, browser)).status).toBe(200)
    const refused = await resend({}, browser)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  })

  it('threat 19: whatever asks for them, an address that is nobody\u2019s yet gets ten links a day', async () => {
    let mailed = 0
    const isNew = () => {
      if (server.confirmations.delete(anna.email)) mailed += 1
    }
    const ask = async (hour: number) => {
      now = new Date(START.getTime() + hour * 3_600_000)
      const browser = httpBrowser(server.url)
      const signUp = await browser.call('POST', '/api/auth/signup', anna)
      isNew()
      const again = await resend({}, browser)
      isNew()
      const forgot = await browser.call('POST', '/api/auth/forgot-password', { email: anna.email })
      isNew()
      return [signUp.status, again.status, forgot.status]
    }
    const statuses = []
    for (let hour = 0; hour < 5; hour++) statuses.push(await ask(hour))
    // Ten are used up by the fourth, and then one of those serves: nobody is kept from signing up by others.
    expect(statuses).toEqual(Array(5).fill([201, 200, 200]))
    expect(mailed).toBe(10)
    expect(await ask(25)).toEqual([201, 200, 200])
    expect(mailed).toBe(13)
  })

  it('AUTH-29: a forgotten password of an account that waits brings its confirmation link again', async () => {
    await signedUp()
    server.confirmations.clear()
    await httpBrowser(server.url).call('POST', '/api/auth/forgot-password', { email: 'anna@example.com' })
    expect(server.resets.size).toBe(0)
    expect((await open(linkTo('anna@example.com'))).body).toMatchObject({ needsPassword: true })
  })

  it('threat 20: a wrong address of a sign-up can be put right, and the link to the wrong one is over', async () => {
    const browser = await signedUp()
    const wrong = linkTo('anna@example.com')
    const profile = { firstName: 'Anna', lastName: 'Berg', email: 'a.berg@example.com' }
    expect((await browser.call('PUT', '/api/auth/user', profile)).body).toMatchObject({
      email: 'a.berg@example.com',
      confirmed: false,
    })
    expect((await open(wrong)).status).toBe(422)
    expect((await open(linkTo('a.berg@example.com'), browser)).body).toMatchObject({
      user: { email: 'a.berg@example.com', confirmed: true },
    })
  })
})

describe('a guest', () => {
  it('AUTH-25 MAIL-28: claims the account that a mail has made, with its name, and chooses a password', async () => {
    const { guest, url, token } = await guestLink()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/confirm\/[\w-]{43}$/)
    expect(await look(token)).toMatchObject({ state: 'valid', link: { purpose: 'claim' } })
    const browser = httpBrowser(server.url)
    const claimed = await open(token, browser)
    expect(claimed.body).toMatchObject({
      user: { id: guest.id, firstName: 'Kai', lastName: 'Moss', confirmed: true, timeZone: 'Europe/Berlin' },
      needsPassword: true,
    })
    const passwords = { password: 'secret9', confirmPassword: 'secret9' }
    expect((await browser.call('POST', '/api/auth/link-email', passwords)).status).toBe(200)
    const signIn = { email: 'kai@example.org', password: 'secret9' }
    expect((await httpBrowser(server.url).call('POST', '/api/auth/signin', signIn)).body).toMatchObject({
      id: guest.id,
    })
  })

  it('AUTH-29: the link lives 30 days, works once, and can be had anew', async () => {
    const { token } = await guestLink()
    now = new Date(START.getTime() + 30 * DAY_MS)
    expect((await open(token)).status).toBe(422)
    await resend({ token })
    expect((await open(linkTo('kai@example.org'))).status).toBe(200)
    expect((await open(linkTo('kai@example.org'))).status).toBe(422)
  })

  it('threat 20: the claim ends a sign-up with this address that somebody else has begun', async () => {
    const { guest, token } = await guestLink()
    const stranger = httpBrowser(server.url)
    await stranger.call('POST', '/api/auth/signup', { ...anna, email: 'kai@example.org' })
    expect((await open(token)).body).toMatchObject({ user: { id: guest.id }, needsPassword: true })
    expect((await stranger.call('GET', '/api/auth/user')).status).toBe(401)
  })

  it('AUTH-25: who has signed up in this browser keeps that password, and gets what the guest had', async () => {
    const { guest, token } = await guestLink()
    const browser = httpBrowser(server.url)
    await browser.call('POST', '/api/auth/signup', { ...anna, email: 'kai@example.org' })
    expect((await open(token, browser)).body).toMatchObject({
      user: { id: guest.id, firstName: 'Anna' },
      needsPassword: false,
    })
  })

  it('AUTH-25: once the sign-up is confirmed, an old claim link opens nothing', async () => {
    const { token } = await guestLink()
    const browser = httpBrowser(server.url)
    await browser.call('POST', '/api/auth/signup', { ...anna, email: 'kai@example.org' })
    await open(linkTo('kai@example.org'), browser)
    expect((await open(token)).status).toBe(422)
  })
})
