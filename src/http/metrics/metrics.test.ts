// Figures and traces of a running server: a mail goes its whole way, Prometheus reads, a collector takes the spans.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../../test/free-port.ts'
import { type RelayServer, startRelayServer } from '../../../test/relay-server.ts'
import { startWorld, type World } from '../../../test/world.ts'

interface Span {
  traceId: string
  name: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

let world: World
let relay: RelayServer
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
  metricsPort = await freePort()
  world = await startWorld({
    environment: {
      METRICS_PORT: String(metricsPort),
      METRICS_TOKEN: 'a-long-random-text',
      OTEL_EXPORTER_OTLP_ENDPOINT: await startCollector(),
      SMTP_URL: relay.url,
    },
  })
  await world.signUp('amara')
  await world.receiveMail({ from: 'amara', subject: 'Launch', text: 'Please send the deck by Friday.' })
  await vi.waitUntil(() => relay.taken.length > 0, 30_000)
})
afterAll(async () => {
  if (!isStopped) await world.stop()
  await relay.close()
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

it('nobody reads them without the token, and the pages have them for whoever has it', async () => {
  for (const place of [`http://127.0.0.1:${metricsPort}`, world.url]) {
    expect((await read(`${place}/metrics`)).status).toBe(401)
    expect((await read(`${place}/metrics`, 'a-long-random-tex')).status).toBe(401)
    const answer = await read(`${place}/metrics`, 'a-long-random-text')
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('mailcrew_sockets')])
  }
})

it('the way of a mail is one trace, over intake, worker and outbox, without a word of it', async () => {
  const rows = await world.rows<{ trace_id: string }>('select trace_id from mails')
  await world.stop()
  isStopped = true
  const id = rows[0]?.trace_id.replaceAll('-', '')
  const way = spans.filter(({ traceId }) => traceId === id).map(({ name }) => name)
  expect(way).toEqual(['intake', 'delivery', 'send'])
  expect(JSON.stringify(spans)).not.toMatch(/amara|okafor|example\.com|launch|deck/i)
})
