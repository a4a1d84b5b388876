// The shell over a real server: who is let in, what is taken, what is answered, and every failure's body.

import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { companies, memberships, users } from '../../db/schema/users.ts'
import { openTestDatabase } from '../../test/database.ts'
import { startTestServer, type TestServer } from '../../test/http-server.ts'
import { type AnyEndpoint, endpoint, idParam, type Method, pathOf } from '../kit/contract.ts'
import type { Database } from '../kit/db/database.ts'
import { AppError } from '../kit/errors.ts'
import { type Served, serve, servePublic } from '../kit/serve.ts'

const who = z.object({ userId: z.number(), companyId: z.number(), role: z.string().nullable() })

/** One endpoint of each method and access; each answers the scope it was given. */
const methods: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const guarded = (['person', 'session', 'member', 'manager', 'admin'] as const).flatMap((access) =>
  methods.map((method) =>
    endpoint({ method, path: `/api/sample/${access}/{id}`, summary: 'sample', access, response: who }),
  ),
)
const ofCompany = endpoint({
  method: 'GET',
  path: '/api/companies/{id}/sample',
  summary: 'sample',
  access: 'member',
  response: who,
})
const scoped: AnyEndpoint[] = [...guarded, ofCompany]

const open = endpoint({
  method: 'GET',
  path: '/api/sample/open',
  summary: 'sample',
  access: 'public',
  response: z.object({ userId: z.number().nullable() }),
})
const make = endpoint({
  method: 'POST',
  path: '/api/sample/things/{id}',
  summary: 'sample',
  access: 'public',
  params: z.object({ id: idParam }),
  query: z.object({ limit: z.coerce.number().int().max(10).default(5) }),
  body: z.object({ title: z.string(), color: z.string().min(1, 'Choose a color') }),
  response: z.object({ id: z.number(), limit: z.number(), title: z.string() }),
  status: 201,
})
const fail = endpoint({
  method: 'GET',
  path: '/api/sample/fail/{how}',
  summary: 'sample',
  access: 'public',
  params: z.object({ how: z.string() }),
  response: z.object({ count: z.number() }),
})

const wait = endpoint({
  method: 'GET',
  path: '/api/sample/wait',
  summary: 'sample',
  access: 'public',
  response: z.object({ isAborted: z.boolean() }),
})
let takeUp = (_: AbortSignal) => {}
const takenUp = new Promise<AbortSignal>((resolve) => {
  takeUp = resolve
})

let db: Database
let server: TestServer
let anna: number
let cookie: string
const logged: string[] = []
/** Signals of the calls of `open`. */
const served: AbortSignal[] = []

const failures: Record<string, () => unknown> = {
  known: () => {
    throw new AppError('conflict', 'Somebody was faster', { version: 3 })
  },
  unknown: () => {
    throw new Error('the password is hunter2')
  },
  query: () => db.query('select * from users where email = $1 and no_such_column', ['text of a mail']),
  nul: () => db.query('select $1::text', ['a\u0000b']),
  away: () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  },
  undeclared: () => ({ count: 1, secret: 'x' }),
  misfit: () => ({ count: 'many' }),
}

const routes: Served[] = [
  ...scoped.map((one) => serve(one, async ({ scope }) => ({ ...scope }))),
  servePublic(open, async ({ scope, signal }) => {
    served.push(signal)
    return { userId: scope?.userId ?? null }
  }),
  servePublic(make, async ({ params, query, body }) => ({ ...params, ...query, ...body })),
  servePublic(wait, async ({ signal }) => {
    takeUp(signal)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return { isAborted: signal.aborted }
  }),
  servePublic(fail, async ({ params }) => (await failures[params.how]?.()) as { count: number }),
]

beforeAll(async () => {
  db = await openTestDatabase()
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })
  server = await startTestServer(db, { routes, log, trustProxy: true })
  const [made] = await db.orm
    .insert(users)
    .values({ email: 'anna@example.com', claimedAt: new Date() })
    .returning({ id: users.id })
  anna = made?.id ?? 0
  cookie = await server.signIn(anna)
})
afterAll(async () => {
  await server.close()
  await db.close()
})

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, init)
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : undefined) as Record<string, unknown>,
  }
}

function as(method: string, headers: Record<string, string> = {}): RequestInit {
  return { method, headers: { cookie, ...headers } }
}

async function join(role: 'member' | 'manager' | 'admin', isActive = true): Promise<string> {
  const [company] = await db.orm.insert(companies).values({ name: 'Berg' }).returning({ id: companies.id })
  const companyId = company?.id ?? 0
  await db.orm.insert(memberships).values({ companyId, userId: anna, role, isActive })
  return String(companyId)
}

describe('who is let in', () => {
  it('AUTH-17: every endpoint that is not public answers 401 signed out, before it looks at anything else', async () => {
    const ofAccounts = server.accounts.routes
      .map((one) => one.endpoint)
      .filter((one) => one.access !== 'public')
    expect(ofAccounts.length).toBeGreaterThan(0)
    const strangers: Record<string, string>[] = [{}, { cookie: 'mailcrew=forged' }, { 'x-company-id': '1' }]
    for (const { method, path } of [...scoped, ...ofAccounts]) {
      for (const headers of strangers) {
        const answer = await call(pathOf({ ...open, path }, { id: 'x' }), { method, headers })
        expect([method, path, answer.status, answer.body]).toEqual([
          method,
          path,
          401,
          {
            ...(path.includes('companies') && { success: false }),
            message: 'Unauthorized',
            code: 'unauthorized',
          },
        ])
      }
    }
  })

  it('API-02: without a company header, or in individual mode, the scope is personal', async () => {
    const personal = { userId: anna, companyId: 0, role: null }
    const headersOfOne: Record<string, string>[] = [
      {},
      { 'x-context-mode': 'individual' },
      { 'x-company-id': '0' },
    ]
    for (const headers of headersOfOne) {
      expect((await call('/api/sample/session/1', as('GET', headers))).body).toEqual(personal)
    }
  })

  it('API-02: the company header puts the call into that company, with the role held there', async () => {
    const id = await join('manager')
    const answer = await call('/api/sample/manager/1', as('POST', { 'x-company-id': id }))
    expect(answer.body).toEqual({ userId: anna, companyId: Number(id), role: 'manager' })
  })

  it('threat 15: a company header without an active membership answers 403', async () => {
    const left = await join('admin', false)
    for (const id of [left, '999999', '-1', 'x', '1e3', '99999999999']) {
      const answer = await call('/api/sample/session/1', as('GET', { 'x-company-id': id }))
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
  })

  it('threat 15: a membership that ends counts from the next call', async () => {
    const id = await join('member')
    const headers = { 'x-company-id': id }
    expect((await call('/api/sample/member/1', as('GET', headers))).status).toBe(200)
    await db.query('update memberships set is_active = false where company_id = $1', [id])
    expect((await call('/api/sample/member/1', as('GET', headers))).status).toBe(403)
    expect((await call('/api/sample/person/1', as('GET', headers))).status).toBe(200)
  })

  it('threat 15: a company in the address counts, whatever company the header names', async () => {
    const mine = await join('admin')
    const [other] = await db.orm.insert(companies).values({ name: 'Other' }).returning({ id: companies.id })
    const path = (id: number | string = 0) => `/api/companies/${id}/sample`
    expect((await call(path(other?.id), as('GET', { 'x-company-id': mine }))).status).toBe(403)
    expect((await call(path(mine), as('GET'))).body).toMatchObject({ companyId: Number(mine) })
  })

  it('COMP-19: each role is let into what takes its rank or less', async () => {
    const allowed = { member: [200, 403, 403], manager: [200, 200, 403], admin: [200, 200, 200] }
    for (const role of ['member', 'manager', 'admin'] as const) {
      const headers = { 'x-company-id': await join(role) }
      const statuses = []
      for (const access of ['member', 'manager', 'admin']) {
        statuses.push((await call(`/api/sample/${access}/1`, as('GET', headers))).status)
      }
      expect([role, statuses]).toEqual([role, allowed[role]])
    }
    expect((await call('/api/sample/member/1', as('GET'))).status).toBe(403)
  })

  it('threat 20: an unconfirmed account may ask who it is, and nothing else', async () => {
    const [made] = await db.orm.insert(users).values({ email: 'new@example.com' }).returning({ id: users.id })
    const init = { headers: { cookie: await server.signIn(made?.id ?? 0) } }
    expect((await call('/api/sample/person/1', init)).status).toBe(200)
    expect(await call('/api/sample/session/1', init)).toMatchObject({
      status: 403,
      body: { details: { reason: 'unconfirmed' } },
    })
  })

  it('API-01: a public endpoint knows who is signed in, and asks nobody', async () => {
    expect((await call('/api/sample/open')).body).toEqual({ userId: null })
    expect((await call('/api/sample/open', as('GET', { 'x-company-id': '999999' }))).body).toEqual({
      userId: anna,
    })
  })

  it('a change that another site sends is refused, even with the session cookie', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { referer: 'https://evil.example/page' },
    ]
    for (const headers of foreign) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await call('/api/sample/session/1', as(method, headers))
        expect([method, headers, answer.status]).toEqual([method, headers, 403])
      }
    }
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:5173' },
      { origin: server.url },
      { origin: 'http://127.0.0.1:3000' },
      {},
    ]
    for (const headers of own)
      expect((await call('/api/sample/session/1', as('POST', headers))).status).toBe(200)
  })
})

describe('what is taken and answered', () => {
  const json = (body: string, type = 'application/json'): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  const thing = { title: 'Paint', color: 'red' }

  it('API-75: an endpoint that makes something answers 201 with what its contract declares', async () => {
    const answer = await call('/api/sample/things/7?limit=3', json(JSON.stringify(thing)))
    expect(answer).toMatchObject({ status: 201, body: { id: 7, limit: 3, title: 'Paint' } })
    expect(answer.body).not.toHaveProperty('color')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('API-75: input that breaks the contract answers 422 with the first rule and all of them as details', async () => {
    const answer = await call('/api/sample/things/7', json(JSON.stringify({ title: 1, color: '' })))
    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: 'title must be text',
        code: 'invalid',
        details: [{ path: 'title' }, { path: 'color', message: 'Choose a color' }],
      },
    })
    const unchosen = await call('/api/sample/things/7', json(JSON.stringify({ ...thing, color: '' })))
    expect(unchosen.body.message).toBe('Choose a color')
    for (const path of [
      '/api/sample/things/0',
      '/api/sample/things/2147483648',
      '/api/sample/things/7?limit=11',
      // A parameter that comes twice is none of them.
      '/api/sample/things/7?limit=1&limit=2',
    ]) {
      expect([path, (await call(path, json(JSON.stringify(thing)))).status]).toEqual([path, 422])
    }
  })

  it('API-03: a body that is not JSON answers 400', async () => {
    const path = '/api/sample/things/7'
    const bad: [RequestInit, string][] = [
      [json('{"title":'), 'The body is not valid JSON'],
      [json('{"__proto__":{"title":"x"}}'), 'The body is not valid JSON'],
      [json('title=x', 'application/x-www-form-urlencoded'), 'Send the body as JSON'],
      [json(JSON.stringify(thing), 'text/plain'), 'Send the body as JSON'],
    ]
    for (const [init, message] of bad) {
      const answer = await call(path, init)
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
      expect(answer.body.message).toContain(message)
    }
  })

  it('API-75: a body above 1 MiB answers 413', async () => {
    const large = JSON.stringify({ ...thing, title: 'x'.repeat(1_048_576) })
    expect(await call('/api/sample/things/7', json(large))).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    })
  })

  it('API-75: errors of the domain keep their words, code and details', async () => {
    expect(await call('/api/sample/fail/known')).toMatchObject({
      status: 409,
      body: { message: 'Somebody was faster', code: 'conflict', details: { version: 3 } },
    })
  })

  it('API-75: an unknown error answers 500 without its text, and is logged without parameters', async () => {
    for (const how of ['unknown', 'query', 'misfit']) {
      const answer = await call(`/api/sample/fail/${how}`)
      expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
      expect(answer.body.message).toBe('Something went wrong on the server. Try again in a moment.')
    }
    const text = logged.join('\n')
    expect(text).toContain('/api/sample/fail/:how')
    expect(text).toContain('no_such_column')
    expect(text).toContain('does not fit its contract at count (invalid_type)')
    expect(text).not.toContain('text of a mail')
  })

  it('API-75: a field that the contract does not declare never leaves', async () => {
    expect((await call('/api/sample/fail/undeclared')).body).toEqual({ count: 1 })
  })

  it('who hangs up before the answer is noticed, and who waits for it is not', async () => {
    const control = new AbortController()
    const hungUp = fetch(`${server.url}/api/sample/wait`, { signal: control.signal })
    const signal = await takenUp
    expect(signal.aborted).toBe(false)
    control.abort()
    await expect(hungUp).rejects.toThrow('aborted')
    await expect.poll(() => signal.aborted).toBe(true)
    expect((await call('/api/sample/open')).status).toBe(200)
    expect(served.at(-1)?.aborted).toBe(false)
  })

  it('threat 17: a database that is away answers 503, text that it cannot hold 422', async () => {
    expect(await call('/api/sample/fail/away')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await call('/api/sample/fail/nul')).toMatchObject({ status: 422, body: { code: 'invalid' } })
  })

  it('API-75: an unknown address under /api answers 404 as JSON, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await call('/api/no/such', { method })).toMatchObject({
        status: 404,
        body: { message: 'Not found', code: 'not_found' },
      })
    }
    expect((await call('/api/sample/open', { method: 'DELETE' })).status).toBe(404)
  })

  it('every answer carries the headers that keep a browser from guessing and embedding', async () => {
    for (const path of ['/api/sample/open', '/api/no/such', '/api/sample/fail/unknown']) {
      const { headers } = await call(path)
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(headers.get('content-disposition')).toBe('attachment; filename="api.json"')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\), geolocation=\(\), microphone=\(\)/)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    }
  })

  it('API-75: a caller with far too many requests is told to wait', async () => {
    const limited = await startTestServer(db, { trustProxy: true, maxPerMinute: 3 })
    const from = (caller: string) =>
      fetch(`${limited.url}/api/health`, { headers: { 'x-forwarded-for': caller } })
    const statuses = []
    for (let n = 0; n < 3; n += 1) statuses.push((await from('203.0.113.20')).status)
    expect(statuses).toEqual([200, 200, 200])
    const refused = await from('203.0.113.20')
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { message: 'Too many requests. Wait a minute and try again.', code: 'too_many' },
    ])
    expect((await from('203.0.113.21')).status).toBe(200)
    await limited.close()
  })
})

describe('slow and large callers', () => {
  /** Says a first word, then another each time, until the connection is over; answers what was heard. */
  const drip = (url: string, first: string, word: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      let heard = ''
      const dripping = setInterval(() => socket.write(word), 40)
      socket.on('data', (data) => {
        heard += data.toString()
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(dripping)
        resolve(heard)
      })
      socket.write(first)
    })

  it('threat 16: who sends a head or a body drop by drop is cut off, and others are served meanwhile', async () => {
    const strict = await startTestServer(db, { requestMs: 600 })
    const post = `POST /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`
    const slow = [
      ...Array.from({ length: 30 }, () =>
        drip(strict.url, 'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n', 'X-A: b\r\n'),
      ),
      ...Array.from({ length: 30 }, () => drip(strict.url, post, ' ')),
      ...Array.from({ length: 30 }, () => drip(strict.url, '', '')),
    ]
    expect((await fetch(`${strict.url}/api/health`)).status).toBe(200)
    const heard = await Promise.all(slow)
    expect(heard.filter((answer) => answer.includes(' 200 '))).toEqual([])
    expect((await fetch(`${strict.url}/api/health`)).status).toBe(200)
    await strict.close()
  }, 60_000)

  it('threat 16: heads beyond all measure are refused', async () => {
    const heads = [
      `X-Long: ${'a'.repeat(20_000)}\r\n`,
      Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1\r\n`).join(''),
      `Cookie: ${'mailcrew=x; '.repeat(3_000)}\r\n`,
    ]
    for (const head of heads)
      expect(
        await drip(server.url, `GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n${head}\r\n`, ''),
      ).toMatch(/^HTTP\/1.1 431 /)
    expect(await drip(server.url, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n\r\n`, '')).toMatch(/^HTTP\/1.1 4/)
  })
})

describe('health', () => {
  it('tells that the process is up, and whether it can work', async () => {
    expect((await call('/api/health')).body).toEqual({ status: 'ok', sockets: 0 })
    expect(await call('/api/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
    let ready = async () => ({ ok: false, detail: { database: 'away' } as Record<string, unknown> })
    const other = await startTestServer(db, { readiness: () => ready() })
    const first = await fetch(`${other.url}/api/ready`)
    expect([first.status, await first.json()]).toEqual([503, { status: 'unavailable', database: 'away' }])
    ready = () => Promise.reject(new Error('secret'))
    const second = await fetch(`${other.url}/api/ready`)
    expect([second.status, await second.json()]).toEqual([503, { status: 'unavailable' }])
    await other.close()
  })
})
