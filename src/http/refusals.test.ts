// Refused requests in the log, over a real server: what was asked for, of whom and why, and not what was sent.
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { users } from '../../db/schema/users.ts'
import { openTestDatabase } from '../../test/database.ts'
import { startTestServer, type TestServer } from '../../test/http-server.ts'
import { endpoint } from '../kit/contract.ts'
import type { Database } from '../kit/db/database.ts'
import { serve } from '../kit/serve.ts'

const changing = {
  method: 'PUT',
  summary: 'sample',
  body: z.object({ title: z.string().max(5) }),
  response: z.object({}),
} as const
const rename = endpoint({ ...changing, path: '/api/sample/{name}', access: 'admin' })
const own = endpoint({ ...changing, path: '/api/own/{name}', access: 'session' })

let db: Database
let server: TestServer
let cookie: string
let anna: number
let now = new Date('2026-03-10T09:00:00Z')
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  const log = pino(
    { level: 'info', base: null, timestamp: false },
    { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  server = await startTestServer(db, {
    ...{ log, clock: () => now, routes: [rename, own].map((one) => serve(one, async () => ({}))) },
    findToken: async (secret) =>
      secret === 'reader' ? { userId: anna, confirmed: true, scopes: ['read'] } : null,
  })
  const [made] = await db.orm
    .insert(users)
    .values({ email: 'anna@example.com', claimedAt: now })
    .returning({ id: users.id })
  anna = made?.id ?? 0
  cookie = await server.signIn(anna)
})
afterAll(async () => {
  await server.close()
  await db.close()
})

async function refused(method: string, path: string, headers: Record<string, string>, body?: string) {
  lines = []
  const type = body === undefined ? {} : { body, headers: { 'content-type': 'application/json', ...headers } }
  const { status } = await fetch(server.url + path, { method, headers, ...type })
  expect(status).toBeGreaterThan(399)
  return lines
}

it('whoever is not let in is told of: signed out, by a token, from another site, without the role', async () => {
  const told = { level: 30, msg: 'request refused', method: 'PUT', route: '/api/sample/:name' }
  const path = '/api/sample/secretword?key=secretword'
  expect(await refused('PUT', path, {})).toEqual([
    { ...told, status: 401, code: 'unauthorized', userId: null, via: null },
  ])
  expect(await refused('PUT', path, { authorization: 'Bearer secretword' })).toEqual([
    { ...told, status: 401, code: 'unauthorized', userId: null, via: null },
  ])
  expect(await refused('PUT', path, { authorization: 'Bearer reader' })).toEqual([
    { ...told, status: 403, code: 'forbidden', reason: 'token_scope', userId: anna, via: 'token' },
  ])
  expect(await refused('PUT', path, { cookie, origin: 'https://evil.example' })).toEqual([
    { ...told, status: 403, code: 'forbidden', reason: 'cross_site', userId: null, via: null },
  ])
  expect(await refused('PUT', path, { cookie })).toEqual([
    { ...told, status: 403, code: 'forbidden', reason: 'no_company', userId: anna, via: 'browser' },
  ])
})

it('input that does not fit, and an address or method that is none, are told of without what was sent', async () => {
  const by = { userId: anna, via: 'browser' }
  const wrong = await refused('PUT', '/api/own/x', { cookie }, '{"title":"secretword"}')
  expect(wrong).toMatchObject([{ route: '/api/own/:name', status: 422, code: 'invalid', ...by }])
  const broken = await refused('PUT', '/api/own/x', { cookie }, '{"secretword')
  expect(broken).toMatchObject([{ route: '/api/own/:name', status: 400, code: 'bad_request' }])
  const nowhere = await refused('DELETE', '/api/own/secretword', { cookie })
  expect(nowhere).toMatchObject([{ method: 'DELETE', route: null, status: 404, code: 'not_found' }])
  expect(JSON.stringify([wrong, broken, nowhere])).not.toContain('secretword')
})

it('threat 16: who is refused without end does not fill the log, and that is told', async () => {
  now = new Date('2026-03-10T09:05:00Z')
  lines = []
  for (let n = 0; n < 620; n += 1) await fetch(`${server.url}/api/no/such`)
  expect(lines).toHaveLength(601)
  expect(lines.at(-1)).toEqual({
    level: 40,
    msg: 'too many requests are refused to tell of each: the rest of this minute is counted',
  })
  now = new Date('2026-03-10T09:06:00Z')
  expect(await refused('GET', '/api/no/such', {})).toMatchObject([
    { level: 40, refusals: 620, msg: 'so many requests were refused in a minute' },
    { level: 30, status: 404 },
  ])
})
