// Vectors from a real server that speaks OpenAI's protocol, and what is made of one that fails.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { type ModelServer, startModelServer, usage } from '../../test/model-server.ts'
import { readConfig } from '../config.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { createLog } from '../kit/log.ts'
import { mintSystemScope } from '../kit/scope.ts'
import { dailyBudget, type ModelBudget } from './budget.ts'
import { createEmbedder } from './embedder.ts'
import { dropSpendingBefore } from './spending-store.ts'

const NOW = new Date('2026-03-10T09:12:00Z')
const system = mintSystemScope('test')
const spender = { companyId: 1, senderId: 7 }

let db: Database
let server: ModelServer
let budget: ModelBudget

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  server = await startModelServer()
  await dropSpendingBefore(asSystem(db, system), '9999-01-01')
  budget = dailyBudget(db, system, { company: 10_000, sender: 5_000 }, () => NOW)
})
afterEach(() => server.close())

function embedderOf(environment: Record<string, string> = {}) {
  const { embedding } = readConfig({
    OPENAI_BASE_URL: `${server.url}/v1/`,
    OPENAI_API_KEY: 'key-1',
    EMBEDDING_MODEL: 'local-vectors',
    ...environment,
  })
  const embed = createEmbedder(embedding, { budget, log: createLog('silent') })
  if (!embed) throw new Error('there is a configuration')
  return embed
}

it('asks for the vectors of all texts at once, and counts the tokens', async () => {
  server.turns = [{ kind: 'vectors', of: (text) => [text.length, 1] }]
  expect(await embedderOf()(['a', 'bcd'], spender)).toEqual([
    [1, 1],
    [3, 1],
  ])
  expect(server.asked).toHaveLength(1)
  expect(server.asked[0]).toMatchObject({
    path: '/v1/embeddings',
    headers: { authorization: 'Bearer key-1' },
    body: { model: 'local-vectors', input: ['a', 'bcd'] },
  })
  expect(await budget.left(spender)).toBe(5_000 - usage.input)
})

it('does without them where the server fails, gives half of them, or nothing is left for today', async () => {
  server.turns = [{ kind: 'status', status: 500 }]
  expect(await embedderOf()(['a'], spender)).toBe(null)
  let given = 0
  server.turns = [{ kind: 'vectors', of: () => (given++ === 0 ? [1, 2] : [1]) }]
  expect(await embedderOf()(['a', 'b'], spender)).toBe(null)
  const asked = server.asked.length
  await budget.spend(spender, 5_000)
  expect(await embedderOf()(['a'], spender)).toBe(null)
  expect(server.asked).toHaveLength(asked)
})

it('nothing is asked without a model, and a model without a server is a fault of the settings', () => {
  expect(readConfig({}).embedding).toBe(null)
  expect(() => readConfig({ EMBEDDING_MODEL: 'local-vectors' })).toThrow('OPENAI_BASE_URL is not set')
  const both = readConfig({
    ...{ ANTHROPIC_API_KEY: 'key-2', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', EMBEDDING_MODEL: 'v' },
  })
  expect([both.model?.provider, both.embedding?.model]).toEqual(['anthropic', 'v'])
})
