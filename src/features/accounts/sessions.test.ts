// The browsers in which a person is signed in, over a real server, and signing them out.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import WebSocket from 'ws'
import { users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { type HttpBrowser, httpBrowser } from '../../../test/http-browser.ts'
import { startTestServer, type TestServer } from '../../../test/http-server.ts'
import type { Database } from '../../kit/db/database.ts'

const START = new Date('2026-03-10T09:00:00Z')
const LATER = new Date('2026-03-10T11:30:00Z')
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let db: Database
let server: TestServer
let now = START
let here: HttpBrowser
let mobile: HttpBrowser

beforeAll(async () => {
  db = await openTestDatabase()
  server = await startTestServer(db, { clock: () => now })
})
beforeEach(async () => {
  now = START
  await db.orm.delete(users)
  const passwords = { password: 'secret1', confirmPassword: 'secret1' }
  here = httpBrowser(server.url, { 'user-agent': desk })
  await here.call('POST', '/api/auth/signup', { name: 'Anna Berg', email: 'anna@example.com', ...passwords })
  now = LATER
  mobile = httpBrowser(server.url, { 'user-agent': phone })
  await mobile.call('POST', '/api/auth/signin', { email: 'anna@example.com', password: 'secret1' })
})
afterAll(async () => {
  await server.close()
  await db.close()
})

type Listed = { id: number; device: string; isCurrent: boolean }

async function listOf(browser: HttpBrowser) {
  return (await browser.call('GET', '/api/auth/sessions')).body as unknown as Listed[]
}

const isIn = async (browser: HttpBrowser) => (await browser.call('GET', '/api/auth/user')).status === 200

it('AUTH-29: lists the browsers with their device, their last use, and this one first', async () => {
  const [mine, other] = await listOf(here)
  expect([mine, other]).toMatchObject([
    {
      device: 'Firefox on Linux',
      isCurrent: true,
      createdAt: START.toISOString(),
      lastUsed: LATER.toISOString(),
    },
    { device: 'Safari on iPhone', isCurrent: false, createdAt: LATER.toISOString() },
  ])
})

it('AUTH-29: one is signed out, and its live connection with it', async () => {
  const cookie = [...mobile.cookies].map((pair) => pair.join('=')).join('; ')
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
    headers: { cookie, origin: server.url },
  })
  await new Promise((opened) => socket.once('open', opened))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const other = (await listOf(here)).find((one) => !one.isCurrent)
  expect((await here.call('DELETE', `/api/auth/sessions/${other?.id}`)).status).toBe(200)
  await closed
  expect([await isIn(here), await isIn(mobile)]).toEqual([true, false])
  expect((await here.call('DELETE', `/api/auth/sessions/${other?.id}`)).status).toBe(404)
})

it('AUTH-29: all others are signed out at once', async () => {
  expect((await here.call('DELETE', '/api/auth/sessions')).body).toEqual({ ended: 1 })
  expect([await isIn(here), await isIn(mobile)]).toEqual([true, false])
})

it('AUTH-29: this browser’s own session ends with its cookie', async () => {
  const mine = (await listOf(here)).find((one) => one.isCurrent)
  await here.call('DELETE', `/api/auth/sessions/${mine?.id}`)
  expect(here.cookies.has('mailcrew')).toBe(false)
})

it('threat 15: nobody sees or ends a session of somebody else', async () => {
  const stranger = httpBrowser(server.url)
  const passwords = { password: 'secret1', confirmPassword: 'secret1' }
  await stranger.call('POST', '/api/auth/signup', { name: 'Kai', email: 'kai@example.org', ...passwords })
  const [theirs] = await listOf(here)
  expect(await listOf(stranger)).toHaveLength(1)
  expect((await stranger.call('DELETE', `/api/auth/sessions/${theirs?.id}`)).status).toBe(404)
  expect(await isIn(here)).toBe(true)
})
