// What may be sent to which model, what leaves the server, and what is counted; the models of a company.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { companyOf } from '../../../test/agents-world.ts'
import { startDialectServer } from '../../../test/dialect-server.ts'
import { type ModelServer as PlayedModel, startModelServer } from '../../../test/model-server.ts'
import { type Client, clientOf, startWorld, type World } from '../../../test/world.ts'
import { faultWords } from '../../model/faults.ts'
import type { ModelPermissions, ModelServer, UsageOnWire } from './contract.ts'

interface Usage {
  rows: UsageOnWire[]
  failures: { reason: string; count: number }[]
  prices: object[] | null
}

let world: World
/** The owner of the server, and the admin of the company. */
let amara: Client
let ofCompany: Client
let bob: Client
let played: PlayedModel
let companyId: number
/** Tula's address of the company. */
let tula: string

const now = new Date('2026-03-09T09:00:00Z')

beforeAll(async () => {
  world = await startWorld({
    clock: () => now,
    environment: { SECRETS_KEY: 'a'.repeat(40), PRIVATE_HOSTS: '127.0.0.1' },
  })
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  played = await startModelServer()
  const company = await companyOf(world, amara, 'Harbour')
  companyId = company.id
  ofCompany = company.admin
  tula = (await company.address({ agentType: 'tula' })).emailAddress
})
beforeEach(async () => {
  for (const [client, path] of [
    [amara, '/api/server/models'],
    [ofCompany, '/api/company/models'],
  ] as const) {
    const { servers } = await client.get<{ servers: ModelServer[] }>(path)
    for (const { id } of servers) await client.raw('DELETE', `${path}/${id}`)
  }
  await world.rows('delete from model_usage')
  await world.rows('delete from model_failures')
  played.turns = [{ kind: 'answer', value: { tasks: [], changes: [] } }]
})
afterAll(async () => {
  await world.stop()
  await played.close()
})

const ofPlayed = (more: object = {}) => ({
  provider: 'openai-compatible',
  address: `${played.url}/v1`,
  key: 'a-key',
  model: 'reader',
  ...more,
})

/** The models that were asked for a mail. */
async function askedFor(subject: string, more: { to?: string; text?: string } = {}): Promise<string[]> {
  const before = played.asked.length
  const text = more.text ?? 'Please print it by Friday.'
  await world.receiveMail({ from: 'amara', subject, ...more, text, date: now })
  return played.asked.slice(before).map(({ body }) => (body as { model: string }).model)
}

it('short mails go to one model and long ones to another', async () => {
  await amara.send('POST', '/api/server/models', ofPlayed({ model: 'small', purposes: ['fast'] }))
  const large = await amara.send<ModelServer>('POST', '/api/server/models', ofPlayed({ model: 'large' }))
  await amara.send('PATCH', `/api/server/models/${large.id}`, { purposes: ['strong'] })
  const paragraph = 'The hall was fine last year, and the stage was where it should be. '
  expect(await askedFor('Hall')).toEqual(['small'])
  expect(await askedFor('Report', { text: `${paragraph.repeat(150)}Please print it.` })).toEqual(['large'])
})

it('where the switch of an agent or of a company is off, rules read', async () => {
  await amara.send('POST', '/api/server/models', ofPlayed())
  const allow = (body: object) => amara.send('PUT', '/api/server/models/permissions', body)
  expect(await askedFor('Menu')).toEqual(['reader'])
  await allow({ agent: 'tula', isAllowed: false })
  expect(await askedFor('Poster')).toEqual([])
  await allow({ agent: 'tula', isAllowed: true })
  await allow({ companyId, isAllowed: false })
  expect(await askedFor('Plan', { to: tula })).toEqual([])
  expect(await askedFor('Flyer')).toEqual(['reader'])
  const permissions = await amara.get<ModelPermissions>('/api/server/models/permissions')
  expect(permissions.agents.find(({ agent }) => agent === 'tula')?.isAllowed).toBe(true)
  expect(permissions.companies).toEqual([{ id: companyId, name: 'Harbour', isAllowed: false }])
  await allow({ companyId, isAllowed: true })
  expect(
    (await amara.raw('PUT', '/api/server/models/permissions', { agent: 'x', isAllowed: true })).status,
  ).toBe(422)
})

it('a company’s own model reads its mails alone, and the server’s reads none of them', async () => {
  await amara.send('POST', '/api/server/models', ofPlayed({ model: 'of the server' }))
  await ofCompany.send('POST', '/api/company/models', ofPlayed({ model: 'of the company' }))
  expect(await askedFor('Sign', { to: tula })).toEqual(['of the company'])
  expect(await askedFor('Banner')).toEqual(['of the server'])
  const own = await ofCompany.get<{ servers: ModelServer[] }>('/api/company/models')
  expect(own.servers.map(({ model }) => model)).toEqual(['of the company'])
  const ofServer = await amara.get<{ servers: ModelServer[] }>('/api/server/models')
  expect(ofServer.servers.map(({ model }) => model)).toEqual(['of the server'])
  // One holder's ids are nothing to the other.
  expect((await amara.raw('DELETE', `/api/server/models/${own.servers[0]?.id}`)).status).toBe(404)
  const usage = await ofCompany.get<Usage>('/api/company/models/usage')
  expect(usage.rows.map(({ model, company }) => [model, company])).toEqual([['of the company', 'Harbour']])
  // What the owner pays is the owner's to know.
  expect(usage.prices).toBeNull()
})

it('threat 18: a company’s model is outside: no address inside is called, tried or looked at', async () => {
  for (const address of [
    'http://127.0.0.2:11434/v1',
    'https://10.0.0.7/v1',
    'http://models.example.com/v1',
    'https://[::1]/v1',
  ]) {
    const body = ofPlayed({ address })
    for (const [method, path, sent] of [
      ['POST', '/api/company/models', body],
      ['POST', '/api/company/models/try', body],
      ['POST', '/api/company/models/find', { provider: 'openai-compatible', address, key: '' }],
    ] as const)
      expect([address, path, (await ofCompany.raw(method, path, sent)).status]).toEqual([address, path, 422])
  }
  // A name that leads inside is seen when it is called.
  const tried = await ofCompany.send<{ trouble: string }>(
    'POST',
    '/api/company/models/try',
    ofPlayed({ address: 'https://localhost:1/v1' }),
  )
  expect(tried.trouble).toBe(faultWords.inside)
})

it('only an admin of the company holds its models', async () => {
  const asBob = clientOf(world.url, bob.cookie, { 'x-company-id': String(companyId) })
  for (const client of [amara, bob, asBob])
    expect((await client.raw('GET', '/api/company/models')).status).toBe(403)
})

it('what was asked is counted by model, agent and company, with what the server had read before', async () => {
  const server = await startDialectServer(() => ({
    body: {
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: '{"tasks":[],"changes":[]}' },
        },
      ],
      usage: { prompt_tokens: 900, completion_tokens: 20, prompt_tokens_details: { cached_tokens: 700 } },
    },
  }))
  await amara.send('POST', '/api/server/models', ofPlayed({ address: `${server.url}/v1` }))
  await world.receiveMail({ from: 'amara', subject: 'Tickets', text: 'Please print them.', date: now })
  await world.receiveMail({
    from: 'amara',
    to: tula,
    subject: 'Seats',
    text: 'Please print them.',
    date: now,
  })
  const counts = { questions: 1, answers: 1, inputTokens: 900, cachedTokens: 700, outputTokens: 20 }
  const unsaved = { storedAnswers: 0, savedTokens: 0 }
  const row = { ...unsaved, day: '2026-03-09', model: 'reader', purpose: 'fast', agent: 'tula', ...counts }
  const usage = await world.until(async () => {
    const read = await amara.get<Usage>('/api/server/models/usage?days=7')
    return read.rows.length === 2 ? read : undefined
  })
  expect(usage.rows).toEqual(
    expect.arrayContaining([
      { ...row, company: null },
      { ...row, company: 'Harbour' },
    ]),
  )
  await server.close()
})

it('a failure is kept with its reason, and a price with its source', async () => {
  const refusing = await startDialectServer(() => ({ status: 401, body: {} }))
  await amara.send('POST', '/api/server/models', ofPlayed({ address: `${refusing.url}/v1` }))
  await world.receiveMail({ from: 'amara', subject: 'Cups', text: 'Please buy them.', date: now })
  const price = {
    model: 'reader',
    input: 1.5,
    cached: 0.3,
    output: 6,
    currency: 'EUR',
    day: '2026-03-01',
    source: 'https://prices.example.com',
  }
  await amara.send('PUT', '/api/server/models/prices', price)
  const usage = await world.until(async () => {
    const read = await amara.get<Usage>('/api/server/models/usage')
    return read.failures.length > 0 ? read : undefined
  })
  expect(usage.failures).toMatchObject([{ reason: faultWords['key-refused'], count: 1 }])
  expect(usage.prices).toEqual([price])
  expect((await bob.raw('PUT', '/api/server/models/prices', price)).status).toBe(403)
  await refusing.close()
})

it('a card number does not leave the server, and stands in the task that the model made', async () => {
  const sentence = 'Please pay the deposit with card 4111 1111 1111 1111 by Friday.'
  const answer = (asked: string) => {
    const mark = /\[card \d+\]/.exec(asked)?.[0] ?? 'none'
    const quote = sentence.replace('4111 1111 1111 1111', mark)
    return {
      tasks: [
        {
          title: `Pay the deposit with ${mark}`,
          description: '',
          assignees: [],
          dueDate: '2026-03-13',
          priority: 'medium',
          sentence: quote,
          confidence: 0.95,
        },
      ],
      changes: [],
    }
  }
  const server = await startDialectServer(({ body }) => ({
    body: {
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: JSON.stringify(answer(JSON.stringify(body))) },
        },
      ],
      usage: { prompt_tokens: 900, completion_tokens: 20 },
    },
  }))
  await amara.send('POST', '/api/server/models', ofPlayed({ address: `${server.url}/v1` }))
  await world.receiveMail({ from: 'amara', subject: 'Deposit', text: sentence, date: now })
  expect(JSON.stringify(server.requests)).not.toContain('4111')
  const tasks = await world.rows<{ title: string }>(
    `select title from tasks where title like 'Pay the deposit%'`,
  )
  expect(tasks).toEqual([{ title: 'Pay the deposit with 4111 1111 1111 1111' }])
  await server.close()
})
