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

it('FAQ-06: the passage whose vector is that of the question is preferred, and vectors are made once', async () => {
  const write = (title: string, text: string) =>
    amara.send<Article>('POST', '/api/knowledge/articles', { title, text })
  await write('Hotels', 'The limit for a hotel is 140 euros a night.')
  await write('Parking', 'The limit for a parking space is 12 euros a day.')
  const ask = (question: string) => amara.send<Answer>('POST', '/api/knowledge/ask', { question })
  const answer = await ask('What is the limit?')
  expect(answer.statements[0]?.text).toBe('The limit for a hotel is 140 euros a night.')
  const texts = () => server.asked.map(({ path, body }) => [path, (body.input as string[]).length])
  expect(texts().every(([path]) => path === '/v1/embeddings')).toBe(true)
  const before = server.asked.length
  await ask('What is the limit for a parking space?')
  // The question alone: those of the passages are kept.
  expect(texts().slice(before)).toEqual([['/v1/embeddings', 1]])
  server.turns = [{ kind: 'status', status: 503 }]
  const without = await ask('What is the limit for a hotel a night?')
  expect(without.statements[0]?.text).toBe('The limit for a hotel is 140 euros a night.')
})
