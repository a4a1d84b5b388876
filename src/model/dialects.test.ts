// Each known behaviour of a model server, played by a server that speaks the real protocol: an answer, or the reason.
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { answer, answerJson, chat, chatError } from '../../test/dialect-replies.ts'
import { type DialectServer, startDialectServer } from '../../test/dialect-server.ts'
import { type Dialect, formDialects, streamDialects } from '../../test/dialects.ts'
import { createModelClient } from '../../test/model-budget-world.ts'
import { anthropicDialects, googleDialects } from '../../test/other-dialects.ts'
import type { ModelConfig } from '../config-model.ts'
import { createLog } from '../kit/log.ts'
import type { ModelClient } from './client.ts'
import { faultWords } from './faults.ts'

const task = z.object({
  title: z.string().max(200),
  due: z.string().optional(),
  owner: z.string().nullable(),
})
const schema = z.object({ tasks: z.array(task).max(50) })
const spender = { companyId: null, senderId: null }

type Provider = ModelConfig['provider']

function clientOf(provider: Provider, url: string, fetcher: typeof fetch = fetch): ModelClient {
  const baseUrl = provider === 'openai-compatible' ? `${url}/v1` : url
  const config = { provider, apiKey: 'key-1', baseUrl, model: 'local-model' }
  const budget = { left: async () => 1_000_000, spend: async () => {} }
  const services = {
    budget,
    clock: () => new Date('2026-03-10T09:12:00Z'),
    log: createLog('silent'),
    fetch: fetcher,
  }
  const client = createModelClient([config], services)
  if (!client) throw new Error('there is a configuration')
  return client
}

const question = (characters = 30) => ({
  system: 'You find tasks.',
  prompt: 'Which tasks are in this mail?',
  data: [{ name: 'mail', text: 'Please send the deck. '.repeat(Math.ceil(characters / 22)) }],
  maxTokens: 500,
  spender,
})

async function played(provider: Provider, dialect: Dialect): Promise<{ result: unknown; requests: number }> {
  const server = await startDialectServer(dialect.reply)
  try {
    const client = clientOf(provider, server.url)
    const result = dialect.isStream ? await textOf(client) : await answerOf(client, dialect)
    return { result, requests: server.requests.length }
  } finally {
    await server.close()
  }
}

async function answerOf(client: ModelClient, { characters }: Dialect): Promise<unknown> {
  const end = await client.ask({ ...question(characters), schema })
  return end.ok ? withoutUndefined(end.value) : end.fault
}

async function textOf(client: ModelClient): Promise<unknown> {
  const stream = client.stream(question())
  const pieces: string[] = []
  for (;;) {
    const next = await stream.next()
    if (next.done) return next.value.ok ? pieces.join('') : next.value.fault
    pieces.push(next.value)
  }
}

const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

const sets: { title: string; provider: Provider; dialects: Dialect[] }[] = [
  { title: 'OpenAI’s API', provider: 'openai-compatible', dialects: formDialects },
  { title: 'OpenAI’s API, in pieces', provider: 'openai-compatible', dialects: streamDialects },
  { title: 'Anthropic’s API', provider: 'anthropic', dialects: anthropicDialects },
  { title: 'Google’s API', provider: 'google', dialects: googleDialects },
]

for (const { title, provider, dialects } of sets) {
  it.for(dialects)(`${title}: $name`, async (dialect) => {
    const right = dialect.isStream ? 'Send the deck.' : answer
    expect(await played(provider, dialect)).toEqual({
      result: dialect.result === 'answer' ? right : dialect.result,
      requests: dialect.requests ?? 1,
    })
  })
}

it('a server that nobody listens on is named as that', async () => {
  const server = await startDialectServer(() => chat())
  await server.close()
  const end = await clientOf('openai-compatible', server.url).ask({
    ...question(),
    schema,
    timeoutMs: 10_000,
  })
  expect(end).toEqual({ ok: false, reason: 'unavailable', fault: 'unreachable' })
})

it('who waits is not kept waiting by a server that cannot be reached; a mail tries again', async () => {
  let calls = 0
  const away: typeof fetch = () => {
    calls += 1
    return Promise.reject(
      new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
    )
  }
  const client = clientOf('openai-compatible', 'http://127.0.0.1:9', away)
  const callsOf = async (ask: () => Promise<unknown>) => {
    calls = 0
    await ask()
    return calls
  }
  const asked = { ...question(), schema }
  expect(await callsOf(() => client.ask({ ...asked, isWaitedFor: true }))).toBe(1)
  expect(await callsOf(() => textOf(client))).toBe(1)
  expect(await callsOf(() => client.ask(asked))).toBe(3)
})

it('a dialect is learned once: the next question begins with it', async () => {
  const refused = chatError(400, 'This response_format type is unavailable now')
  const server = await startDialectServer(({ body }) =>
    (body.response_format as { type: string }).type === 'json_schema' ? refused : chat(),
  )
  const client = clientOf('openai-compatible', server.url)
  await client.ask({ ...question(), schema })
  expect(await client.ask({ ...question(), schema })).toMatchObject({ ok: true })
  expect(server.requests.map(({ body }) => (body.response_format as { type: string }).type)).toEqual([
    'json_schema',
    'json_object',
    'json_object',
  ])
  await server.close()
})

it('a window that cut a prompt is not asked again with one as long, and shorter ones are', async () => {
  const server: DialectServer = await startDialectServer(({ body }) => {
    const isLong = JSON.stringify(body).length > 20_000
    return chat({ content: answerJson, usage: { prompt_tokens: isLong ? 4_096 : 300, completion_tokens: 9 } })
  })
  const client = clientOf('openai-compatible', server.url)
  const faults = []
  for (const characters of [60_000, 70_000, 1_000]) {
    const end = await client.ask({ ...question(characters), schema })
    faults.push(end.ok ? 'answer' : end.fault)
  }
  expect([faults, server.requests.length]).toEqual([['prompt-cut', 'prompt-cut', 'answer'], 2])
  await server.close()
})

it('the docs name each behaviour, what becomes of it, and the owner’s words for each fault', async () => {
  const docs = (await readFile('docs/language-model.md', 'utf8')).replace(/ +/g, ' ')
  const rows = [
    ...sets.flatMap(({ dialects }) => dialects.map(({ name, result }) => `| ${name} | ${result} |`)),
    ...Object.entries(faultWords).map(([fault, words]) => `| ${fault} | ${words} |`),
  ]
  expect(rows.filter((row) => !docs.includes(row))).toEqual([])
})
