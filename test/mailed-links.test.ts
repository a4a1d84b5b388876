// Links, addresses and tokens that give a right: scanners that open them change nothing, and forged ones open nothing.

import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyOf } from './agents-world.ts'
import { replyAddressIn } from './outbox.ts'
import { type Client, clientOf, people, startWorld, type World } from './world.ts'

const WEBHOOK = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let world: World
let now = new Date('2026-11-18T10:00:00Z')
let amara: Client
let mei: Client
/** Of each kind the genuine one. */
const genuine: Record<string, string> = {}
let links: string[]

const rows = async <R extends object>(sql: string) => await world.rows<R>(sql)

/** The link of that beginning in our mails, once one came. */
async function linked(beginning: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const mails = await rows<{ text: string }>('select text from outbox order by id desc')
    const [found] = mails.flatMap(({ text }) => new RegExp(`${beginning}([\\w.-]+)`).exec(text)?.[1] ?? [])
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no mail of ours has a link to ${beginning}`)
}

beforeAll(async () => {
  world = await startWorld({
    clock: () => now,
    environment: { MAIL_WEBHOOK_SECRET: WEBHOOK, TRUST_PROXY: 'true' },
  })
  amara = await world.signUp('amara')
  mei = await world.signUp('mei')
  await world.signUp('jonas')
  const jonas = `${people.jonas.name} <${people.jonas.email}>`
  const given = { from: 'amara', date: now }
  const at = (agent: string) => `${agent}@${world.config.mailDomain}`
  await Promise.all(
    [
      {
        to: [at('tula'), jonas],
        subject: 'Hall',
        text: 'Jonas, please book the photographer by 4 December.',
      },
      { to: [at('polly'), jonas], subject: 'Lunch', text: 'Where shall we have lunch?\n\n1. Thai\n2. Pizza' },
      {
        to: [at('sally'), jonas],
        subject: 'Move',
        text: 'Please ask the team how the move went: three questions.',
      },
    ].map((mail) => world.mail({ ...given, ...mail })),
  )
  await world.settled()
  const harbour = await companyOf(world, amara, 'Harbour Works')
  await amara.send('POST', `/api/companies/${harbour.id}/invitations`, {
    email: people.priya.email,
    role: 'member',
  })
  const { surveys } = await amara.get<{ surveys: { id: number }[] }>('/api/surveys')
  await amara.send('POST', `/api/surveys/${surveys[0]?.id}/open`)
  await amara.send('POST', '/api/auth/forgot-password', { email: people.amara.email })
  await amara.send('PUT', '/api/auth/user', {
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'new@example.com',
  })
  await world.receiveMail({
    ...given,
    to: at('copilot'),
    subject: 'Today',
    text: 'Mark the photographer as done.',
  })
  genuine['session'] = /mailcrew=([^;]+)/.exec(amara.cookie)?.[1] ?? ''
  genuine['api token'] = (
    await amara.send<{ secret: string }>('POST', '/api/tokens', { name: 'Mine', scopes: ['read'] })
  ).secret
  const feed = await amara.send<{ url: string }>('POST', '/api/account/calendar', {})
  genuine['calendar'] = /calendar\/(.+)\.ics/.exec(feed.url)?.[1] ?? ''
  for (const kind of ['vote', 'survey', 'unsubscribe', 'copilot/undo', 'confirm', 'invite'])
    genuine[kind] = await linked(`/${kind}/`)
  genuine['reset'] = await linked('reset-password\\?token=')
  const mails = await rows<{ raw: string; text: string }>('select raw, text from outbox')
  genuine['reply'] = replyAddressIn(mails[0]?.raw ?? '')
  const all = mails.flatMap(({ raw, text }) => [
    ...(text.match(/https?:\/\/[^\s<>")]+/g) ?? []),
    ...(/^List-Unsubscribe:\s*<(https?:[^>]+)>/m.exec(raw.replace(/\r\n[ \t]+/g, ''))?.slice(1) ?? []),
  ])
  links = [...new Set([...all, feed.url])].filter((link) => link.startsWith(world.url))
}, 400_000)
afterAll(() => world?.stop())

/** All that is kept, but for what serves to count, to log and to find. */
async function everything(): Promise<string[]> {
  const passing =
    /^(?:sessions|job_batches|life_signs|tries|api_tokens|calendar_feeds|knowledge_(?:keepers|threads)|passages|passage_words|learned_readings|search_\w+)$/
  const tables = await rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const parts = tables
    .filter(({ name }) => !passing.test(name))
    .map(({ name }) => `select '${name} ' || to_jsonb(t)::text as row from ${name} t`)
  return (await rows<{ row: string }>(`${parts.join(' union all ')} order by 1`)).map(({ row }) => row)
}

/** Until what the mails set off is done: it would change things by itself. */
async function quiet(): Promise<void> {
  await world.settled()
  for (let before = ''; ; ) {
    const state = JSON.stringify(await everything())
    if (state === before && !state.includes('"mail_causes ')) return
    before = state
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** A scanner without a session, a browser that looks ahead, a page of somebody else's. */
const callers = (): Record<string, string>[] => [
  {},
  { cookie: amara.cookie, purpose: 'prefetch' },
  { cookie: mei.cookie, 'sec-fetch-site': 'cross-site' },
]

describe('scanners that open links', () => {
  it('threat 14: whatever is opened of all links in our mails, by whomever, nothing changes', async () => {
    await quiet()
    for (const kind of [
      'vote',
      'survey',
      'unsubscribe',
      'undo',
      'confirm',
      'invite',
      'reset-password',
      'calendar',
      'leave',
    ])
      expect(links.filter((link) => link.includes(`/${kind}`)).map(() => kind)).toContain(kind)
    const before = await everything()
    const opens = links.flatMap((link) =>
      ['GET', 'HEAD', 'OPTIONS'].flatMap((method) =>
        callers().map(
          async (headers) =>
            [link, method, (await fetch(link, { method, headers, redirect: 'manual' })).status] as const,
        ),
      ),
    )
    const failed = (await Promise.all(opens)).filter(([, , status]) => status >= 500)
    // What the pages read once they are open.
    for (const path of [
      `/api/auth/confirm/${genuine['confirm']}`,
      `/api/auth/verify-reset-token/${genuine['reset']}`,
      `/api/invitations/${genuine['invite']}`,
    ])
      await fetch(`${world.url}${path}`)
    expect(failed).toEqual([])
    expect(opens.length).toBeGreaterThan(100)
    expect(await everything()).toEqual(before)
  }, 300_000)
})

const other = (letter: string) => (letter === 'a' ? 'b' : 'a')
const flipped = (token: string, at: number) =>
  `${token.slice(0, at)}${other(token[at] ?? '')}${token.slice(at + 1)}`

/** A few signs changed, cut off, put in another's place, spelled otherwise. */
function forgeriesOf(token: string): string[] {
  const [id = '', ...rest] = token.split('.')
  const last = 'AEIMQUYcgkosw048abcdef'.split('').map((letter) => `${token.slice(0, -1)}${letter}`)
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [
    ...[0, 1, Math.floor(token.length / 2), token.length - 2].map((at) => flipped(token, at)),
    ...last,
    ...[
      token.slice(0, -1),
      token.slice(1),
      token.slice(0, 8),
      `${token}A`,
      `${token}.`,
      `${token}=`,
      `A${token}`,
    ],
    ...[
      token.toUpperCase(),
      token.toLowerCase(),
      token.split('').reverse().join(''),
      `${token}%00`,
      `${token}%20`,
      `%2e%2e%2f${token}`,
    ],
    ...(rest.length > 0
      ? [
          `${Number(id) + 1}.${rest.join('.')}`,
          `${id}.`,
          `-${token}`,
          `0${token}`,
          `${id}e0.${rest.join('.')}`,
        ]
      : []),
    ...['undefined', 'null', '0', '%27%20or%201=1--', '*', 'x'.repeat(5_000)],
    `${base64({ alg: 'none', typ: 'JWT' })}.${base64({ sub: '1', id: 1, userId: 1 })}.`,
  ].filter((one) => one !== token)
}

/** How each is used, and what is answered; from so many callers that no pace is reached. */
const uses: Record<string, (token: string) => Promise<number>> = {
  session: (token) => call('GET', '/api/auth/user', { cookie: `mailcrew=${token}` }),
  'api token': (token) => call('GET', '/api/projects', { authorization: `Bearer ${token}` }),
  mcp: (token) =>
    call(
      'POST',
      '/mcp',
      { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    ),
  calendar: (token) => call('GET', `/calendar/${token}.ics`),
  vote: (token) => call('GET', `/vote/${token}`),
  'a vote that is cast': (token) => form(`/vote/${token}`, { choice: '1', option: '1' }),
  survey: (token) => call('GET', `/survey/${token}`),
  'a survey that is answered': (token) => form(`/survey/${token}`, { q1: '5' }),
  'a poll that is left': (token) => form(`/vote/${token}/leave`, { 'List-Unsubscribe': 'One-Click' }),
  'a survey that is left': (token) => form(`/survey/${token}/leave`, { 'List-Unsubscribe': 'One-Click' }),
  unsubscribe: (token) => form(`/unsubscribe/${token}`, { 'List-Unsubscribe': 'One-Click' }),
  'copilot/undo': (token) => form(`/copilot/undo/${token}`, {}),
  confirm: (token) => call('POST', '/api/auth/confirm', {}, { token: decoded(token) }),
  reset: (token) =>
    call(
      'POST',
      '/api/auth/reset-password',
      {},
      { token: decoded(token), password: 'another horse', confirmPassword: 'another horse' },
    ),
  invite: (token) => call('POST', `/api/invitations/${token}`, { cookie: mei.cookie }, {}),
}
const tokenFor: Record<string, string> = {
  mcp: 'api token',
  'a vote that is cast': 'vote',
  'a poll that is left': 'vote',
  'a survey that is left': 'survey',
  'a survey that is answered': 'survey',
}

let caller = 0
async function call(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<number> {
  caller += 1
  const answer = await fetch(`${world.url}${path}`, {
    ...{ method, redirect: 'manual' },
    headers: {
      origin: world.url,
      'x-forwarded-for': `198.51.${100 + (caller >> 8)}.${caller & 255}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer.status
}
async function form(path: string, fields: Record<string, string>): Promise<number> {
  const answer = await fetch(`${world.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: world.url },
  })
  await answer.arrayBuffer()
  return answer.status
}
function decoded(token: string): string {
  return decodeURIComponent(token)
}

describe('forged tokens', () => {
  it('threat 4: of none any forgery is taken, and nothing comes of it', async () => {
    await quiet()
    const before = await everything()
    const taken: string[] = []
    let tried = 0
    for (const [name, use] of Object.entries(uses)) {
      const token = genuine[tokenFor[name] ?? name] ?? ''
      expect([name, token.length > 20]).toEqual([name, true])
      const forged = forgeriesOf(token)
      const statuses = await Promise.all(forged.map(use))
      tried += forged.length
      for (const [at, status] of statuses.entries())
        if (![400, 401, 403, 404, 409, 410, 414, 422, 431].includes(status))
          taken.push(`${name} ${forged[at]}: ${status}`)
    }
    expect(taken).toEqual([])
    expect(tried).toBeGreaterThan(400)
    expect(await everything()).toEqual(before)
  }, 300_000)

  it('threat 4: a forged reply address is nobody’s, whatever its letters', async () => {
    const [local = '', domain] = (genuine['reply'] ?? '').split('@')
    const forged = [
      flipped(local, 2),
      flipped(local, local.length - 1),
      local.slice(0, -1),
      `${local}a`,
      local.slice(2),
      `${local}+x`,
      `r-${'a'.repeat(26)}`,
    ]
    for (const one of forged)
      await expect(
        world.mail({ from: 'mei', to: [`${one}@${domain}`], subject: 'Re: Hall', text: '#done 1' }),
      ).rejects.toThrow('550')
    expect(
      await world.mail({
        from: 'amara',
        to: [`${local.toUpperCase()}@${domain}`],
        subject: 'Re: Hall',
        text: 'Thanks!',
      }),
    ).toContain('250')
    await world.settled()
  })

  it('threat 3: a posted mail with a forged signature is not taken', async () => {
    const body = JSON.stringify({
      from: 'ann@example.com',
      to: [`tula@${world.config.mailDomain}`],
      raw: Buffer.from('From: ann@example.com\r\n\r\nx').toString('base64'),
    })
    const id = randomUUID()
    const timestamp = String(Math.floor(now.getTime() / 1000))
    const signature = new Webhook(WEBHOOK).sign(id, now, body)
    const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
    const post = async (more: Record<string, string>, sent = body) =>
      (
        await fetch(`${world.url}/api/mail/incoming`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers, ...more },
          body: sent,
        })
      ).status
    const forged = [
      ...[
        signature.slice(0, -2),
        flipped(signature, 10),
        signature.replace('v1,', 'v0,'),
        signature.replace('v1,', 'none,'),
        'v1,',
        '',
      ].map((one) => ({ 'webhook-signature': one })),
      ...[String(Number(timestamp) + 1), String(Number(timestamp) - 3_600), 'NaN', ''].map((one) => ({
        'webhook-timestamp': one,
      })),
      { 'webhook-id': randomUUID() },
      {
        'webhook-signature': new Webhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`).sign(
          id,
          now,
          body,
        ),
      },
    ]
    for (const more of forged) expect([more, await post(more)]).toEqual([more, 401])
    expect(await post({}, body.replace('ann@', 'eve@'))).toBe(401)
    expect(await post({})).toBe(200)
    await world.settled()
  })

  it('threat 16: who tries tokens one after the other is told to wait', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const statusesOf = async (use: () => Promise<number>) =>
      new Set(await Promise.all(Array.from({ length: 105 }, use)))
    for (const [path, body] of [
      [
        '/api/auth/reset-password',
        { token: 'x'.repeat(43), password: 'another horse', confirmPassword: 'another horse' },
      ],
      ['/api/auth/confirm', { token: 'x'.repeat(43) }],
    ] as const)
      expect([path, await statusesOf(() => call('POST', path, from, body))]).toEqual([
        path,
        expect.objectContaining(new Set([429])),
      ])
  }, 300_000)

  it('another’s and an old one opens nothing either', async () => {
    expect(await call('POST', `/api/invitations/${genuine['invite']}`, { cookie: mei.cookie }, {})).toBe(403)
    now = new Date(now.getTime() + 2 * 3_600_000)
    const late = await call(
      'POST',
      '/api/auth/reset-password',
      {},
      { token: genuine['reset'], password: 'another horse', confirmPassword: 'another horse' },
    )
    now = new Date(now.getTime() + 100 * 86_400_000)
    const old = await Promise.all([
      uses['session']?.(genuine['session'] ?? ''),
      uses['confirm']?.(genuine['confirm'] ?? ''),
      uses['copilot/undo']?.(genuine['copilot/undo'] ?? ''),
      clientOf(world.url, 'mailcrew=none')
        .raw('POST', `/api/invitations/${genuine['invite']}`, {})
        .then(({ status }) => status),
    ])
    expect([late, ...old].filter((status) => status === undefined || status < 400)).toEqual([])
  })
})
