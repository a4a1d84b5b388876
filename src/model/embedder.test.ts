// Vectors from a real server that speaks OpenAI's protocol, and what is made of one that fails.
import { expect, it } from 'vitest'
import { modelBudgetWorld, NOW, OF_SENDER, spender } from '../../test/model-budget-world.ts'
import { usage } from '../../test/model-server.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../kit/log.ts'
import { openVectorModel } from './embedder.ts'

const world = modelBudgetWorld()

function embedderOf(environment: Record<string, string> = {}) {
  const { embedding } = readConfig({
    OPENAI_BASE_URL: `${world.server.url}/v1/`,
    OPENAI_API_KEY: 'key-1',
    EMBEDDING_MODEL: 'local-vectors',
    ...environment,
  })
  if (!embedding) throw new Error('there is a configuration')
  const services = { budget: world.budget, clock: () => NOW, log: createLog('silent') }
  const model = openVectorModel(embedding, services)
  return async (texts: readonly string[], of: typeof spender) =>
    (await model.embed(texts, { spender: of, agent: 'faq' }))?.vectors ?? null
}

it('asks for the vectors of all texts at once, and counts the tokens', async () => {
  world.server.turns = [{ kind: 'vectors', of: (text) => [text.length, 1] }]
  expect(await embedderOf()(['a', 'bcd'], spender)).toEqual([
    [1, 1],
    [3, 1],
  ])
  expect(world.server.asked).toHaveLength(1)
  expect(world.server.asked[0]).toMatchObject({
    path: '/v1/embeddings',
    headers: { authorization: 'Bearer key-1' },
    body: { model: 'local-vectors', input: ['a', 'bcd'] },
  })
  expect(await world.budget.left(spender)).toBe(OF_SENDER - usage.input)
})

it('does without them where the server fails, gives half of them, or nothing is left for today', async () => {
  world.server.turns = [{ kind: 'status', status: 500 }]
  expect(await embedderOf()(['a'], spender)).toBe(null)
  let given = 0
  world.server.turns = [{ kind: 'vectors', of: () => (given++ === 0 ? [1, 2] : [1]) }]
  expect(await embedderOf()(['a', 'b'], spender)).toBe(null)
  const asked = world.server.asked.length
  await world.budget.spend(spender, 5_000)
  expect(await embedderOf()(['a'], spender)).toBe(null)
  expect(world.server.asked).toHaveLength(asked)
})

it('nothing is asked without a model, and a model without a server is a fault of the settings', () => {
  expect(readConfig({}).embedding).toBe(null)
  expect(() => readConfig({ EMBEDDING_MODEL: 'local-vectors' })).toThrow(
    'OPENAI_BASE_URL or OPENAI_API_KEY is not set',
  )
  const both = readConfig({
    ...{ ANTHROPIC_API_KEY: 'key-2', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', EMBEDDING_MODEL: 'v' },
  })
  expect([both.model?.provider, both.embedding?.model]).toEqual(['anthropic', 'v'])
})

it('a text longer than a window goes in overlapping pieces, shorter ones where the server refuses them', async () => {
  const words = Array.from({ length: 300 }, (_, place) => `word${place}`)
  world.server.turns = [{ kind: 'vectors', of: (text) => [text.length, 0] }]
  const embed = embedderOf()
  expect(await embed([words.join(' '), 'short'], spender)).toEqual([
    [1, 0],
    [5, 0],
  ])
  const input = () => world.server.asked.at(-1)?.body.input as string[]
  const pieces = input().slice(0, -1)
  expect(pieces.length).toBeGreaterThan(2)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(1_000)
  // No word is lost, and the end of each piece is the beginning of the next one.
  expect(words.filter((word) => !pieces.some((piece) => piece.split(' ').includes(word)))).toEqual([])
  for (const [place, piece] of pieces.slice(1).entries()) expect(pieces[place]).toContain(piece.slice(0, 100))
  expect(pieces.join('').length).toBeGreaterThan(words.join(' ').length)
  world.server.turns = [
    { kind: 'status', status: 400, message: 'This model has a maximum context length of 256 tokens' },
    { kind: 'vectors', of: () => [1, 0] },
  ]
  expect(await embed([words.join(' ')], spender)).toEqual([[1, 0]])
  expect(Math.max(...input().map(({ length }) => length))).toBeLessThanOrEqual(500)
})

it('threat 18: card numbers do not leave the server with texts for vectors', async () => {
  world.server.turns = [{ kind: 'vectors', of: () => [1, 0] }]
  await embedderOf()(['Pay with 4111 1111 1111 1111.'], spender)
  expect(JSON.stringify(world.server.asked)).not.toContain('4111')
})
