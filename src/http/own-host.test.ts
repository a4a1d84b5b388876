// A request for a host that is none of ours is refused before anything else is done, whichever way it comes.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { users } from '../../db/schema/users.ts'
import { openTestDatabase } from '../../test/database.ts'
import { startTestServer, type TestServer } from '../../test/http-server.ts'
import type { Database } from '../kit/db/database.ts'

let db: Database
let server: TestServer

beforeAll(async () => {
  db = await openTestDatabase()
  server = await startTestServer(db, { publicUrl: 'https://crew.example.com', trustProxy: true })
})
afterAll(async () => {
  await server.close()
  await db.close()
})

type Call = {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
  to?: TestServer
}

/** As a browser that took the host for a site: its name in Host, our machine behind it. */
async function callAs(host: string, { path = '/api/auth/user', method = 'GET', ...more }: Call = {}) {
  const { headers = {}, body, to = server } = more
  const asked = request(to.url + path, {
    method,
    headers: { ...headers, host, ...(body ? { 'content-type': 'application/json' } : {}) },
  })
  asked.end(body ? JSON.stringify(body) : undefined)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, text: await text(answer) }
}

const foreign = [
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'crew.example.com.evil.example',
  'notcrew.example.com',
  'localhost@evil.example',
  'evil.example#localhost',
  'evil.example/localhost',
  '127.0.0.1.nip.example',
  '203.0.113.9',
  '203.0.113.9:3000',
  '[2001:db8::9]',
  '[::ffff:203.0.113.9]',
  ' ',
]

const ours = [
  'crew.example.com',
  'CREW.example.com',
  'crew.example.com:8443',
  'localhost:3000',
  'mailcrew.localhost:3000',
  '127.0.0.1',
  '127.9.9.9:80',
  '2130706433',
  '[::1]:3000',
]

describe('threat 15: a host', () => {
  it('that is none of ours is refused, and one that is ours is answered', async () => {
    for (const host of foreign) {
      const { status, text: body } = await callAs(host)
      expect([host, status]).toEqual([host, 403])
      expect(body).toContain('does not answer to the host that was asked for')
    }
    for (const host of ours) expect([host, (await callAs(host)).status]).toEqual([host, 401])
  })

  it('that leads to this machine for a while signs nobody up, though the page calls itself the same site', async () => {
    const host = 'evil.example:3301'
    const person = { name: 'Eve', email: 'eve@evil.example', password: 'secret1', confirmPassword: 'secret1' }
    const sameSite = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    const call: Call = { path: '/api/auth/signup', method: 'POST', headers: sameSite, body: person }
    expect((await callAs(host, call)).status).toBe(403)
    expect(await db.orm.select().from(users)).toEqual([])
  })

  it('is asked at every door: pages, files, calls that do not exist, and what a proxy may add changes nothing', async () => {
    const headers = { 'x-forwarded-host': 'crew.example.com' }
    for (const path of ['/', '/dashboard', '/api/no/such', '/api/docs', '/unsubscribe/x', '/api/login']) {
      expect([path, (await callAs('evil.example', { path, headers })).status]).toEqual([path, 403])
    }
    const forwarded = { 'x-forwarded-host': 'evil.example' }
    expect((await callAs('crew.example.com', { headers: forwarded })).status).toBe(401)
  })

  it('opens no socket', async () => {
    const [made] = await db.orm
      .insert(users)
      .values({ email: 'anna@example.com', claimedAt: new Date() })
      .returning({ id: users.id })
    const cookie = await server.signIn(made?.id ?? 0)
    const handshake = (host: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
          headers: { host, origin: `http://${host}`, cookie },
        })
        socket.on('open', () => resolve('open')).on('error', (error) => resolve(error.message))
      })
    expect(await handshake('evil.example')).toBe('Unexpected server response: 403')
    expect(await handshake('crew.example.com')).toBe('open')
  })

  it('is the very address of this machine that the connection came to, and HOST', async () => {
    expect((await callAs('192.0.2.1', { to: server })).status).toBe(403)
    const everywhere = await startTestServer(db, { host: '0.0.0.0' })
    const port = new URL(everywhere.url).port
    // Each address of this machine; one without a network has loopback alone.
    const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? [])
    for (const { address } of addresses.filter(({ family }) => family === 'IPv4')) {
      const there = { ...everywhere, url: `http://${address}:${port}` }
      expect((await callAs(`${address}:${port}`, { to: there })).status).toBe(401)
      expect((await callAs('evil.example', { to: there })).status).toBe(403)
      expect((await callAs('203.0.113.9', { to: there })).status).toBe(403)
    }
    await everywhere.close()
    const named = await startTestServer(db, { host: 'localhost' })
    expect((await callAs('localhost', { to: named })).status).toBe(401)
    await named.close()
  })

  it('of any address is good enough for those who watch, and so is none', async () => {
    for (const path of ['/api/health', '/api/ready']) {
      expect([path, (await callAs('203.0.113.9:80', { path })).status]).toEqual([path, 200])
      expect([path, (await callAs('[2001:db8::9]', { path })).status]).toEqual([path, 200])
      expect([path, (await callAs('evil.example', { path })).status]).toEqual([path, 403])
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      socket.end(`GET ${path} HTTP/1.0\r\n\r\n`)
      expect([path, (await text(socket)).slice(0, 15)]).toEqual([path, 'HTTP/1.1 200 OK'])
    }
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.end('GET /api/auth/user HTTP/1.0\r\n\r\n')
    expect((await text(socket)).slice(0, 12)).toBe('HTTP/1.1 403')
  })
})
