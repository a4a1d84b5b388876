// With a model for vectors, of what shares the question's words the nearest in meaning is preferred; with it away, as before.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ModelServer, startModelServer } from '../../../../test/model-server.ts'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import type { Article } from '../contract.ts'
import type { Answer } from './contract.ts'

let server: ModelServer
let world: World
let amara: Client

/** What the texts are about, as a model would tell it: travel, or anything else. */
const about = (text: string): number[] => (/hotel|limit\?/i.test(text) ? [1, 0.1] : [0.1, 1])

beforeAll(async () => {
  server = await startModelServer()
  server.turns = [{ kind: 'vectors', of: about }]
  world = await startWorld({
    environment: { OPENAI_BASE_URL: `${server.url}/v1`, EMBEDDING_MODEL: 'local-vectors' },
  })
  amara = await world.signUp('amara')
})
afterAll(async () => {
  await world.stop()
  await server.close()
})

const texts = () => server.asked.map(({ path, body }) => [path, (body.input as string[]).length])

/** The models that gave the vectors that are kept, and how many. */
const kept = () =>
  world.rows<{ space: string | null; length: number; count: number }>(
    `select vector_space as space, array_length(vector, 1) as length, count(*)::int as count
     from passages group by 1, 2 order by 3`,
  )

const isIdle = async () =>
  (await world.rows(`select 1 from pgboss.job where name = 'knowledge-vectors' and state < 'completed'`))
    .length === 0

/** As the sweep begins it. */
const embedAll = () =>
  world.rows(`insert into pgboss.job (name, data) values ('knowledge-vectors', '{"after":0}')`)

it('FAQ-06: the passage whose vector is that of the question is preferred, and vectors are made once', async () => {
  const write = (title: string, text: string) =>
    amara.send<Article>('POST', '/api/knowledge/articles', { title, text })
  await write('Hotels', 'The limit for a hotel is 140 euros a night.')
  await write('Parking', 'The limit for a parking space is 12 euros a day.')
  const ask = (question: string) => amara.send<Answer>('POST', '/api/knowledge/ask', { question })
  const answer = await ask('What is the limit?')
  expect(answer.statements[0]?.text).toBe('The limit for a hotel is 140 euros a night.')
  expect(texts().every(([path]) => path === '/v1/embeddings')).toBe(true)
  const before = server.asked.length
  await ask('What is the limit for a parking space?')
  // The question alone: those of the passages are kept.
  expect(texts().slice(before)).toEqual([['/v1/embeddings', 1]])
  server.turns = [{ kind: 'status', status: 503 }]
  const without = await ask('What is the limit for a hotel a night?')
  expect(without.statements[0]?.text).toBe('The limit for a hotel is 140 euros a night.')
})

it('another model, or another length of its vectors, has them all made again, and compares none with old ones', async () => {
  for (let place = 0; place < 40; place += 1)
    await amara.send<Article>('POST', '/api/knowledge/articles', {
      title: `Berth ${place}`,
      text: `Berth ${place} has a limit of ${place + 4} metres.`,
    })
  server.turns = [{ kind: 'vectors', of: about }]
  await embedAll()
  const whole = await world.until(async () => {
    const all = await kept()
    return all.length === 1 && all[0]?.space ? all : undefined
  })
  expect(whole).toMatchObject([{ length: 2, count: 42 }])
  // The same name gives longer vectors now: one question tells, and old ones count for nothing.
  server.turns = [{ kind: 'vectors', of: (text) => [...about(text), 0] }]
  await amara.send<Answer>('POST', '/api/knowledge/ask', { question: 'What is the limit of berth 7?' })
  // A server that fails after the first of two rounds: what was made stays, and the next sweep goes on with it.
  server.turns = [
    { kind: 'vectors', of: (text) => [...about(text), 0] },
    { kind: 'status', status: 401 },
  ]
  await world.rows(`update passages set vector = null, vector_space = null`)
  await embedAll()
  const half = await world.until(async () => {
    const all = await kept()
    return all.length === 2 && (await isIdle()) ? all : undefined
  })
  expect(half).toEqual([
    { space: null, length: null, count: 10 },
    { space: expect.stringMatching(/:3$/), length: 3, count: 32 },
  ])
  server.turns = [{ kind: 'vectors', of: (text) => [...about(text), 0] }]
  await embedAll()
  await world.until(async () => ((await kept()).length === 1 ? true : undefined))
  expect(await kept()).toMatchObject([{ length: 3, count: 42 }])
})

it('a model for vectors is set up on the page, tried there, and counted', async () => {
  const ofPage = {
    provider: 'openai-compatible',
    address: `${server.url}/v1`,
    key: '',
    model: 'page-vectors',
  }
  server.turns = [{ kind: 'vectors', of: about }]
  const path = '/api/server/models'
  expect(await amara.send('POST', `${path}/try`, { ...ofPage, purpose: 'vectors' })).toMatchObject({
    trouble: null,
    vectorLength: 2,
    byModel: null,
  })
  const refused = [
    { ...ofPage, purposes: ['vectors', 'fast'] },
    { ...ofPage, provider: 'anthropic', purposes: ['vectors'] },
  ]
  for (const body of refused) expect((await amara.raw('POST', path, body)).status).toBe(422)
  const { id } = await amara.send<{ id: number }>('POST', path, { ...ofPage, purposes: ['vectors'] })
  const { servers } = await amara.get<{ servers: object[] }>(path)
  expect(servers).toMatchObject([
    { id: null, model: 'local-vectors', purposes: ['vectors'] },
    { id, model: 'page-vectors', purposes: ['vectors'] },
  ])
  const usage = await world.until(async () => {
    const { rows } = await amara.get<{ rows: { purpose: string; agent: string; inputTokens: number }[] }>(
      `${path}/usage`,
    )
    return rows.some(({ agent }) => agent === 'test') ? rows : undefined
  })
  expect(usage.every(({ purpose }) => purpose === 'vectors')).toBe(true)
  // Where its switch is off nothing of it is sent.
  await amara.send('PUT', `${path}/permissions`, { agent: 'faq', isAllowed: false })
  const before = server.asked.length
  await amara.send<Answer>('POST', '/api/knowledge/ask', { question: 'What is the limit for a hotel?' })
  expect(server.asked).toHaveLength(before)
  await amara.send('PUT', `${path}/permissions`, { agent: 'faq', isAllowed: true })
})
