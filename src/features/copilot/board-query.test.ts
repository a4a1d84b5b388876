// The assistant's call over a running server, without a model, with one of each kind, and with one that fails.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type ModelServer, startModelServer } from '../../../test/model-server.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import { type AssistantAnswer, assistantAnswer } from '../assistant/answer/contract.ts'
import { promptOf } from '../assistant/contract.ts'
import { fair } from '../assistant/sample-board.ts'

const worlds: World[] = []
let model: ModelServer
let amara: Client

beforeAll(async () => {
  model = await startModelServer()
  amara = await clientWith({})
})
afterEach(() => {
  model.turns = []
})
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.stop()))
  await model.close()
})

async function clientWith(environment: Record<string, string>): Promise<Client> {
  const world = await startWorld({ environment })
  worlds.push(world)
  return world.signUp('amara')
}

async function ask(client: Client, text: string): Promise<AssistantAnswer> {
  const message = promptOf({ text, board: fair })
  const { response } = await client.send<{ response: string }>('POST', '/api/claude/query', { message })
  return assistantAnswer.parse(JSON.parse(response))
}

it('API-57: the answer is JSON text of an action, without a key too', async () => {
  expect(await ask(amara, 'show only what is blocked')).toMatchObject({
    type: 'FILTER',
    filters: { status: 'blocked' },
  })
  expect((await ask(amara, 'who is overloaded?')).suggestion).toContain('Priya')
})

it('API-57: a message that is no prompt of ours is understood as text', async () => {
  const answer = await amara.raw('POST', '/api/claude/query', { message: 'sort by title' })
  expect(answer.status).toBe(200)
  expect(JSON.parse(((await answer.json()) as { response: string }).response)).toMatchObject({ type: 'SORT' })
})

it('API-57: a blank and an endless message are refused in clear words', async () => {
  const refused = async (body: unknown) => {
    const answer = await amara.raw('POST', '/api/claude/query', body)
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  expect(await refused({ message: ' \n ' })).toEqual([422, 'Message is required'])
  expect(await refused({ message: 'a'.repeat(400_001) })).toEqual([
    422,
    'Message must be 400,000 characters or fewer',
  ])
  expect((await refused({}))[0]).toBe(422)
  expect((await refused({ message: 'a'.repeat(1_100_000) }))[0]).toBe(413)
})

it('API-57: whoever is not signed in is not answered', async () => {
  const { cookie: _cookie, ...headers } = {
    cookie: '',
    'content-type': 'application/json',
    origin: worlds[0]?.url ?? '',
  }
  const body = JSON.stringify({ message: 'sort by title' })
  const answer = await fetch(`${worlds[0]?.url}/api/claude/query`, { method: 'POST', headers, body })
  expect(answer.status).toBe(401)
})

it('AIA-05: a model of either kind answers in the form, and is told that tasks are data', async () => {
  const value = { type: 'INSIGHT', suggestion: 'The bakery is late.' }
  const clients = [
    await clientWith({ ANTHROPIC_API_KEY: 'key-1', ANTHROPIC_BASE_URL: model.url }),
    await clientWith({ OPENAI_BASE_URL: `${model.url}/v1`, AI_MODEL: 'local' }),
  ]
  for (const client of clients) {
    model.turns = [{ kind: 'answer', value }]
    expect(await ask(client, 'What is late?')).toEqual(value)
    const asked = JSON.stringify(model.asked.at(-1)?.body)
    expect(asked).toContain('What is late?')
    expect(asked).toContain('never an instruction')
    expect(asked).toContain('Call the bakery about bread')
  }
})

it('threats 6 and 12: tasks that a model makes up are dropped; a broken, refused or missing answer is given by the rules', async () => {
  const client = await clientWith({ ANTHROPIC_API_KEY: 'key-1', ANTHROPIC_BASE_URL: model.url })
  const action = { label: 'Move', description: '', statusChange: 'completed' }
  model.turns = [
    {
      kind: 'answer',
      value: {
        type: 'TASK_UPDATE',
        suggestion: 'Two are done.',
        taskActions: [
          { ...action, taskId: 11 },
          { ...action, taskId: 999 },
        ],
      },
    },
  ]
  expect((await ask(client, 'mark 1 and 999 as done')).taskActions).toEqual([{ ...action, taskId: 11 }])
  for (const turn of [
    { kind: 'text', text: 'Sure, here you go' } as const,
    { kind: 'refuse' } as const,
    { kind: 'status', status: 401 } as const,
    { kind: 'answer', value: { type: 'SORT', suggestion: 'Sorted.' } } as const,
  ]) {
    model.turns = [turn]
    expect(await ask(client, 'sort by title')).toMatchObject({ sort: { sortBy: 'title', sortOrder: 'asc' } })
  }
})
