// API tokens over a real server: made once, kept as a hash, held to their scopes, ended at once.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { ApiToken } from './contract.ts'

let world: World
let amara: Client
let bob: Client
let now = new Date('2026-11-16T09:00:00Z')

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
})
afterAll(() => world.stop())

async function make(scopes: string[], more: object = {}, client = amara) {
  return client.send<{ token: ApiToken; secret: string }>('POST', '/api/tokens', {
    name: 'Report script',
    scopes,
    ...more,
  })
}

/** A program without cookie and origin, as curl is one. */
async function call(secret: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(world.url + path, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    challenge: answer.headers.get('www-authenticate'),
    body: (await answer.json()) as Record<string, unknown>,
  }
}

it('a token answers as its person does, without a cookie, and its secret is shown once', async () => {
  const { token, secret } = await make(['read'])
  expect(secret).toMatch(/^mailcrew_[\w-]{43}$/)
  expect(token).toMatchObject({ name: 'Report script', scopes: ['read'], ending: secret.slice(-4) })
  expect((await call(secret, 'GET', '/api/auth/user')).body).toMatchObject({ email: 'amara@example.com' })
  const listed = await amara.raw('GET', '/api/tokens')
  expect(await listed.text()).not.toContain(secret.slice(9, -4))
  const rows = await world.rows('select * from api_tokens')
  expect(JSON.stringify(rows)).not.toContain(secret.slice(9, -4))
})

it('a token does what its scopes say, and no more', async () => {
  const { secret: reads } = await make(['read'])
  const { secret: writes } = await make(['read', 'write'])
  const { secret: onlyWrites } = await make(['write'])
  expect((await call(writes, 'GET', '/api/projects')).status).toBe(200)
  expect((await call(onlyWrites, 'GET', '/api/projects')).body).toMatchObject({
    details: { reason: 'token_scope', needed: 'read' },
  })
  expect(await call(reads, 'DELETE', '/api/tasks/1')).toMatchObject({
    status: 403,
    body: { message: 'This token may not write', details: { reason: 'token_scope', needed: 'write' } },
  })
  expect((await call(writes, 'DELETE', '/api/tasks/999999')).status).toBe(404)
})

it('no token makes tokens, or changes how its person signs in', async () => {
  const { secret } = await make(['read', 'write', 'manage'])
  const made = await call(secret, 'POST', '/api/tokens', { name: 'More', scopes: ['read'] })
  expect(made).toMatchObject({ status: 403, body: { details: { reason: 'browser' } } })
  const password = { password: 'another one', confirmPassword: 'another one' }
  expect((await call(secret, 'POST', '/api/auth/link-email', password)).status).toBe(403)
  expect((await call(secret, 'POST', '/api/auth/signin', {})).status).toBe(403)
})

it('a token stands for its person and for nobody else', async () => {
  const { token, secret } = await make(['read', 'write'], {}, bob)
  expect((await call(secret, 'GET', '/api/auth/user')).body).toMatchObject({ email: 'bob@example.com' })
  expect(await amara.raw('DELETE', `/api/tokens/${token.id}`)).toMatchObject({ status: 404 })
  expect((await call(secret, 'GET', '/api/auth/user')).status).toBe(200)
})

it('a token of the header counts, whatever cookie comes with it', async () => {
  const { secret } = await make(['read'], {}, bob)
  const answer = await amara.raw('GET', '/api/auth/user', undefined, { authorization: `Bearer ${secret}` })
  expect(await answer.json()).toMatchObject({ email: 'bob@example.com' })
  const wrong = await amara.raw('GET', '/api/auth/user', undefined, { authorization: 'Bearer mailcrew_no' })
  expect(wrong.status).toBe(401)
  const basic = await amara.raw('GET', '/api/auth/user', undefined, { authorization: 'Basic YTpi' })
  expect(basic.status).toBe(401)
})

it('an ended token is worth nothing from then on, one with an end only until then', async () => {
  const { token, secret } = await make(['read'])
  await amara.send('DELETE', `/api/tokens/${token.id}`)
  const refused = await call(secret, 'GET', '/api/auth/user')
  expect(refused).toMatchObject({ status: 401, body: { message: 'This token is unknown or has ended' } })
  expect(refused.challenge).toBe('Bearer error="invalid_token"')

  const { secret: short } = await make(['read'], { days: 7 })
  const before = now
  now = new Date(before.getTime() + 7 * 86_400_000 - 1_000)
  expect((await call(short, 'GET', '/api/auth/user')).status).toBe(200)
  now = new Date(before.getTime() + 7 * 86_400_000)
  expect((await call(short, 'GET', '/api/auth/user')).status).toBe(401)
  now = before
})

it('the list says when a token was used last', async () => {
  const { token, secret } = await make(['read'])
  const usedAt = async () =>
    (await amara.get<{ tokens: ApiToken[] }>('/api/tokens')).tokens.find((one) => one.id === token.id)?.usedAt
  expect(await usedAt()).toBeNull()
  await call(secret, 'GET', '/api/projects')
  expect(await usedAt()).toBe(now.toISOString())
})

it('bad input is refused in words, and a person has no more than 50 tokens', async () => {
  const refused = async (body: object) => {
    const answer = await amara.raw('POST', '/api/tokens', body)
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  expect(await refused({ name: ' ', scopes: ['read'] })).toEqual([422, 'Give the token a name'])
  expect(await refused({ name: 'x', scopes: [] })).toEqual([422, 'Choose what the token may do'])
  expect(await refused({ name: 'x', scopes: ['root'] })).toEqual([422, 'Choose what the token may do'])
  expect(await refused({ name: 'x', scopes: ['read'], days: 400 })).toEqual([422, 'At most a year'])

  const lucia = await world.signUp('lucia')
  const tries = await Promise.all(
    Array.from({ length: 52 }, () => lucia.raw('POST', '/api/tokens', { name: 'x', scopes: ['read'] })),
  )
  expect(tries.filter((one) => one.status === 201)).toHaveLength(50)
  expect(await refusedFor(lucia)).toContain('There are 50 tokens already')
})

async function refusedFor(client: Client): Promise<string> {
  return (await client.raw('POST', '/api/tokens', { name: 'x', scopes: ['read'] })).text()
}

it('threat 15: a new password by mail ends tokens and the calendar link, and says so to the address', async () => {
  const { secret } = await make(['read'], {}, bob)
  const { secret: others } = await make(['read'])
  const { url } = await bob.send<{ url: string }>('POST', '/api/account/calendar')
  const calendar = world.url + new URL(url).pathname
  expect((await fetch(calendar)).status).toBe(200)
  await bob.send('POST', '/api/auth/forgot-password', { email: 'bob@example.com' })
  const newest = async (subject: string) => {
    const rows = await world.rows(
      'select text from outbox where recipient = $1 and subject = $2 order by id desc limit 1',
      ['bob@example.com', subject],
    )
    return String(rows[0]?.text)
  }
  const link = /reset-password\?token=([\w-]{43})/
  await expect.poll(() => newest('Choose a new password')).toMatch(link)
  const token = link.exec(await newest('Choose a new password'))?.[1]
  await bob.send('POST', '/api/auth/reset-password', {
    token,
    password: 'secret2',
    confirmPassword: 'secret2',
  })
  expect((await call(secret, 'GET', '/api/auth/user')).status).toBe(401)
  expect((await call(others, 'GET', '/api/auth/user')).status).toBe(200)
  expect((await fetch(calendar)).status).toBe(404)
  expect(await newest('Your password was changed')).toContain('API tokens and its calendar link ended too')
})
