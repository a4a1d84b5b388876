// Figures and traces of a running server: a mail goes its whole way, Prometheus reads, a collector takes the spans.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../../test/free-port.ts'
import { type ModelServer, startModelServer, usage } from '../../../test/model-server.ts'
import { type RelayServer, startRelayServer } from '../../../test/relay-server.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { ServerStatus } from '../../features/alarms/contract.ts'
import { faultWords } from '../../model/faults.ts'

interface Span {
  traceId: string
  name: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

let world: World
let amara: Client
let relay: RelayServer
let model: ModelServer
let metricsPort: number
let isStopped = false
let stopCollector: () => void
const spans: Span[] = []

/** Speaks OTLP over HTTP as a collector does. */
async function startCollector(): Promise<string> {
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      const { resourceSpans } = JSON.parse(body)
      for (const { scopeSpans } of resourceSpans) for (const one of scopeSpans) spans.push(...one.spans)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stopCollector = () => server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  relay = await startRelayServer()
  model = await startModelServer()
  model.turns = [{ kind: 'status', status: 401 }]
  metricsPort = await freePort()
  world = await startWorld({
    environment: {
      METRICS_PORT: String(metricsPort),
      METRICS_TOKEN: 'a-long-random-text',
      OTEL_EXPORTER_OTLP_ENDPOINT: await startCollector(),
      SMTP_URL: relay.url,
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_API_KEY: 'a-wrong-key',
      AI_MODEL: 'reader',
    },
  })
  amara = await world.signUp('amara')
  await world.receiveMail({ from: 'amara', subject: 'Launch', text: 'Please send the deck by Friday.' })
  await vi.waitUntil(() => relay.taken.length > 0, 30_000)
})
afterAll(async () => {
  if (!isStopped) await world.stop()
  await relay.close()
  await model.close()
  stopCollector()
})

const read = (url: string, token?: string) =>
  fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

it('figures tell of queues, mails, jobs, the database and the process, and of no person', async () => {
  const text = await (await read(`http://127.0.0.1:${metricsPort}/metrics`, 'a-long-random-text')).text()
  for (const line of [
    /^mailcrew_work_seconds_count\{step="intake",kind="smtp",outcome="done"\} 1$/m,
    /^mailcrew_work_seconds_count\{step="delivery",kind="smtp",outcome="processed"\} 1$/m,
    /^mailcrew_work_seconds_count\{step="send",kind="\w+",outcome="sent"\} \d+$/m,
    /^mailcrew_work_seconds_bucket\{le="60",step="job",kind="work-mail",outcome="done"\} 1$/m,
    /^mailcrew_journal_oldest_seconds \d/m,
    /^mailcrew_sockets 0$/m,
    /^mailcrew_database_up 1$/m,
    /^mailcrew_process_resident_memory_bytes \d+$/m,
  ])
    expect(text).toMatch(line)
  const labels = [...text.matchAll(/\{([^}]*)\}/g)].join('\n')
  expect(labels).not.toMatch(/amara|okafor|example|launch|@/i)
})

it('a model that refuses its key is told on Status and counted, and so is the next answer with its tokens', async () => {
  const figures = async () =>
    (await read(`http://127.0.0.1:${metricsPort}/metrics`, 'a-long-random-text')).text()
  const state = async () => (await amara.get<ServerStatus>('/api/server/status')).model
  await expect.poll(state).toMatchObject({ name: 'reader', trouble: faultWords['key-refused'] })
  expect(await figures()).toMatch(
    /^mailcrew_work_seconds_count\{step="model",kind="ask",outcome="unavailable"\} 1$/m,
  )
  model.turns = [{ kind: 'refuse' }]
  await world.receiveMail({ from: 'amara', subject: 'Market', text: 'Please book the stand by Monday.' })
  await expect.poll(state).toMatchObject({ name: 'reader', trouble: null })
  const tokens = Number(/^mailcrew_model_tokens_total (\d+)$/m.exec(await figures())?.[1])
  expect(tokens).toBeGreaterThanOrEqual(usage.input + usage.output)
})

it('nobody reads them without the token, and the pages have them for whoever has it', async () => {
  for (const place of [`http://127.0.0.1:${metricsPort}`, world.url]) {
    expect((await read(`${place}/metrics`)).status).toBe(401)
    expect((await read(`${place}/metrics`, 'a-long-random-tex')).status).toBe(401)
    const answer = await read(`${place}/metrics`, 'a-long-random-text')
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('mailcrew_sockets')])
  }
})

it('the way of a mail is one trace, over intake, model, worker and outbox, without a word of it', async () => {
  const rows = await world.rows<{ trace_id: string }>('select trace_id from mails')
  await world.stop()
  isStopped = true
  const id = rows[0]?.trace_id.replaceAll('-', '')
  const way = spans.filter(({ traceId }) => traceId === id).map(({ name }) => name)
  expect(way).toEqual(['intake', 'model', 'delivery', 'send'])
  expect(JSON.stringify(spans)).not.toMatch(/amara|okafor|example\.com|launch|deck/i)
})
