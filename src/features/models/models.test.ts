// Language models on the owner's page: who may set them up, how they are tried, and that mails are read by them at once.
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { model } from '../../../bin/command/model.ts'
import { startDialectServer } from '../../../test/dialect-server.ts'
import { type ModelServer as PlayedModel, startModelServer } from '../../../test/model-server.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import { faultWords } from '../../model/faults.ts'
import type { ModelServer, ModelTry } from './contract.ts'

const KEY = 'key-of-the-owner'

let world: World
let amara: Client
let bob: Client
let played: PlayedModel

beforeAll(async () => {
  world = await startWorld({ environment: { SECRETS_KEY: 'a'.repeat(40) } })
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  played = await startModelServer()
})
beforeEach(async () => {
  const { servers } = await amara.get<{ servers: ModelServer[] }>('/api/server/models')
  for (const { id } of servers) await amara.raw('DELETE', `/api/server/models/${id}`)
})
afterAll(async () => {
  await world.stop()
  await played.close()
})

const ofPlayed = (more: object = {}) => ({
  provider: 'openai-compatible',
  address: `${played.url}/v1`,
  key: KEY,
  model: 'reader',
  ...more,
})

const taskOf = (title: string, sentence: string) => ({
  title,
  description: '',
  assignees: ['ben@example.com'],
  dueDate: '2026-03-13',
  priority: 'medium',
  sentence,
  confidence: 0.95,
})
const SENTENCE = 'could you send the offer to the printer by Friday?'
const reading = { tasks: [taskOf('Send the offer to the printer', SENTENCE)], changes: [] }

it('only the owner of the server sees, sets up, tries and removes models', async () => {
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/server/models'],
    ['POST', '/api/server/models', ofPlayed()],
    ['DELETE', '/api/server/models/1'],
    ['POST', '/api/server/models/1/first'],
    ['POST', '/api/server/models/try', ofPlayed()],
    ['POST', '/api/server/models/find', { provider: 'openai-compatible', address: null, key: '' }],
    ['GET', '/api/server/models/local'],
  ]
  for (const [method, path, body] of calls)
    expect([path, (await bob.raw(method, path, body)).status]).toEqual([path, 403])
  expect((await amara.raw('GET', '/api/server/models')).status).toBe(200)
})

it('a try reads the same mail by rules and by the model, side by side, and keeps nothing', async () => {
  played.turns = [{ kind: 'answer', value: reading }]
  const mailsBefore = await world.rows('select count(*) as count from mails')
  const tried = await amara.send<ModelTry>('POST', '/api/server/models/try', ofPlayed())
  expect(tried.byModel).toEqual([
    { title: 'Send the offer to the printer', owners: ['Ben Castillo'], due: '2026-03-13' },
  ])
  expect(tried.byRules.length).toBeGreaterThan(0)
  expect(tried).toMatchObject({ trouble: null, tokens: 150 })
  expect(tried.mail?.text).toContain(SENTENCE)
  expect(await world.rows('select count(*) as count from mails')).toEqual(mailsBefore)
  expect(await amara.get('/api/server/models')).toMatchObject({ servers: [], sealsKeys: true })
})

it('a try that fails says why, in words that help', async () => {
  played.turns = [{ kind: 'status', status: 401 }]
  const refused = await amara.send<ModelTry>('POST', '/api/server/models/try', ofPlayed())
  expect(refused).toMatchObject({ byModel: null, trouble: faultWords['key-refused'] })
  const away = ofPlayed({ address: 'http://127.0.0.1:9/v1' })
  expect(await amara.send<ModelTry>('POST', '/api/server/models/try', away)).toMatchObject({
    byModel: null,
    trouble: faultWords.unreachable,
  })
})

it('the next mail is read by a model that was just set up, and by rules once it is removed', async () => {
  played.turns = [{ kind: 'answer', value: { tasks: [], changes: [] } }]
  const before = played.asked.length
  await world.receiveMail({ from: 'amara', subject: 'Fair', text: 'Please book the hall by Friday.' })
  expect(played.asked).toHaveLength(before)
  const { id } = await amara.send<ModelServer>('POST', '/api/server/models', ofPlayed())
  await world.receiveMail({ from: 'amara', subject: 'Offer', text: 'Please send the offer by Friday.' })
  await vi.waitUntil(() => played.asked.length > before, 10_000)
  expect(played.asked.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
  await amara.send('DELETE', `/api/server/models/${id}`)
  const after = played.asked.length
  await world.receiveMail({ from: 'amara', subject: 'Flyers', text: 'Please print the flyers by Friday.' })
  expect(played.asked).toHaveLength(after)
})

it('where the first model fails the next one is asked, and the order can be changed', async () => {
  const busy = await startDialectServer(() => ({ status: 401, body: {} }))
  played.turns = [{ kind: 'answer', value: { tasks: [], changes: [] } }]
  await amara.send('POST', '/api/server/models', ofPlayed({ address: `${busy.url}/v1`, model: 'refusing' }))
  const second = await amara.send<ModelServer>('POST', '/api/server/models', ofPlayed())
  const before = played.asked.length
  await world.receiveMail({ from: 'amara', subject: 'Hall', text: 'Please rent the hall by Monday.' })
  await vi.waitUntil(() => played.asked.length > before, 10_000)
  expect(busy.requests).toHaveLength(1)
  await amara.send('POST', `/api/server/models/${second.id}/first`)
  const { servers } = await amara.get<{ servers: ModelServer[] }>('/api/server/models')
  expect(servers.map(({ model }) => model)).toEqual(['reader', 'refusing'])
  await busy.close()
})

it('threat 18: a key is sealed, is never shown again, and its setting up stands in the audit log', async () => {
  const added = await amara.send<ModelServer>('POST', '/api/server/models', ofPlayed())
  expect(JSON.stringify([added, await amara.get('/api/server/models')])).not.toContain(KEY)
  const rows = await world.rows('select key from model_servers')
  expect(String(rows[0]?.key)).toMatch(/^sealed:/)
  const acts = await world.rows(`select action from audit_entries where action like 'model.%' order by id`)
  expect(acts.at(-1)).toEqual({ action: 'model.added' })
})

it('the names of a server’s models are found, and what is no server is named as that', async () => {
  const list = await startDialectServer(({ path }) =>
    path === '/v1/models'
      ? { body: { data: [{ id: 'small' }, { id: 'large' }] } }
      : { status: 404, body: 'no' },
  )
  const find = (address: string) =>
    amara.send('POST', '/api/server/models/find', { provider: 'openai-compatible', address, key: '' })
  expect(await find(`${list.url}/v1`)).toEqual({ names: ['large', 'small'], trouble: null })
  expect(await find(list.url)).toEqual({ names: [], trouble: 'The server answered with status 404.' })
  expect(await find('http://127.0.0.1:9')).toEqual({ names: [], trouble: faultWords.unreachable })
  expect(
    (
      await amara.raw('POST', '/api/server/models/find', {
        provider: 'openai-compatible',
        address: 'file:///etc/passwd',
        key: '',
      })
    ).status,
  ).toBe(422)
  await list.close()
})

it('by command, the models are listed, and each is tested beside the rules', async () => {
  const printed: string[] = []
  vi.stubEnv('DATA_DIR', world.config.dataDir)
  for (const where of ['log', 'error'] as const)
    vi.spyOn(console, where).mockImplementation((line: string) => void printed.push(line))
  expect(await model(['list'])).toBe(0)
  expect(printed.splice(0)).toEqual(['No language model is set up: all mails are read by rules'])
  await amara.send('POST', '/api/server/models', ofPlayed())
  expect(await model(['list'])).toBe(0)
  expect(printed.splice(0)).toEqual([
    `reader at ${played.url}/v1 for short mails, long mails, documents and the Copilot`,
  ])
  played.turns = [
    { kind: 'answer', value: reading },
    { kind: 'status', status: 401 },
  ]
  expect(await model(['test', 'reader'])).toBe(0)
  expect(printed.splice(0).join('\n')).toContain(
    '150 tokens:\n  Send the offer to the printer, Ben Castillo, due 2026-03-13',
  )
  expect(await model(['test'])).toBe(1)
  expect(printed.splice(0).at(-1)).toBe(`\nThe model gave no answer: ${faultWords['key-refused']}`)
  expect(await model(['test', 'another'])).toBe(1)
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
