// The live client against a real WebSocket server.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createLive, type LiveClient, type LiveMessage, liveUrl } from './live.ts'
import { reconnectDelay } from './reconnect-delay.ts'

let server: WebSocketServer
let client: LiveClient
let waits: number[]
let ignored: unknown[]

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  waits = []
  ignored = []
  client = createLive({
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    openSocket: (url) => new WebSocket(url),
    // Time is the test's: what was planned happens at once.
    schedule: (run, milliseconds) => {
      waits.push(milliseconds)
      setImmediate(run)
    },
    log: (_message, detail) => ignored.push(detail),
    random: () => 1,
  })
})

afterEach(() => {
  client.stop()
  for (const socket of server.clients) socket.terminate()
  server.close()
})

async function accepted(): Promise<WebSocket> {
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  return socket
}

function heard(types: readonly string[]): Promise<LiveMessage> {
  return new Promise((resolve) => client.onLive(types, resolve))
}

it('NOTIF-14: a malformed message is logged and ignored, and the next one is heard', async () => {
  const message = heard(['cat_fed'])
  client.start()
  const socket = await accepted()
  for (const bad of ['not json', '"text"', 'null', '{"kind":"cat_fed"}', '{"type":7}']) socket.send(bad)
  socket.send('{"type":"cat_fed","id":3}')
  expect(await message).toEqual({ type: 'cat_fed', id: 3 })
  expect(ignored.map(String)).toEqual(['not json', '"text"', 'null', '{"kind":"cat_fed"}', '{"type":7}'])
})

it('a listener hears its own types only, until it stops', async () => {
  const seen: unknown[] = []
  const stop = client.onLive(['a'], (message) => seen.push(message.n))
  client.start()
  const socket = await accepted()
  const first = heard(['b'])
  socket.send('{"type":"a","n":1}')
  socket.send('{"type":"b"}')
  await first
  stop()
  const second = heard(['b'])
  socket.send('{"type":"a","n":2}')
  socket.send('{"type":"b"}')
  await second
  expect(seen).toEqual([1])
})

it('NOTIF-10 NOTIF-19: after a loss it comes back after 3000 ms and has listeners refetch', async () => {
  let refetched = 0
  const back = new Promise<void>((resolve) =>
    client.onMissed(() => {
      refetched += 1
      resolve()
    }),
  )
  client.start()
  const first = await accepted()
  expect(refetched).toBe(0)
  const second = accepted()
  first.close()
  await second
  await back
  expect(waits).toEqual([3000])
  expect(refetched).toBe(1)
})

it('NOTIF-19: when the network is back it is tried at once, and no second time when its turn comes', async () => {
  const planned: (() => void)[] = []
  const { port } = server.address() as AddressInfo
  client = createLive({
    url: `ws://127.0.0.1:${port}/ws`,
    openSocket: (url) => new WebSocket(url),
    schedule: (run) => planned.push(run),
    log: () => {},
  })
  client.start()
  const first = await accepted()
  first.terminate()
  await expect.poll(() => planned.length).toBe(1)
  const again = accepted()
  client.retry()
  const second = await again
  planned[0]?.()
  const message = heard(['late'])
  second.send('{"type":"late"}')
  await message
  expect(server.clients.size).toBe(1)
})

it('NOTIF-19: a connection that seems open when the network is back is replaced, and what was missed is read', async () => {
  let tellBack = () => {}
  const back = new Promise<void>((resolve) => (tellBack = resolve))
  client.onMissed(() => tellBack())
  client.start()
  const first = await accepted()
  const hello = heard(['hello'])
  first.send('{"type":"hello"}')
  await hello
  const closed = once(first, 'close')
  const again = accepted()
  client.retry()
  const second = await again
  await Promise.all([back, closed])
  const message = heard(['late'])
  second.send('{"type":"late"}')
  await message
  expect([server.clients.size, waits]).toEqual([1, []])
})

it('NOTIF-09: a page that is not connected stays so when the network is back', async () => {
  client.retry()
  client.start()
  await accepted()
  expect(server.clients.size).toBe(1)
})

it('NOTIF-09: after it is stopped it does not come back', async () => {
  client.start()
  const socket = await accepted()
  const closed = once(socket, 'close')
  client.stop()
  await closed
  expect(waits).toEqual([])
})

it('NOTIF-19: later waits grow, are spread, and never exceed a minute', () => {
  expect(reconnectDelay(0, () => 0)).toBe(3000)
  expect(reconnectDelay(0, () => 1)).toBe(3000)
  expect([1, 2, 3].map((attempt) => reconnectDelay(attempt, () => 1))).toEqual([6000, 12_000, 24_000])
  expect(reconnectDelay(2, () => 0)).toBe(6000)
  expect(reconnectDelay(50, () => 1)).toBe(60_000)
})

it('NOTIF-15: the socket is on the same host, secure when the page is', () => {
  expect(liveUrl({ protocol: 'https:', host: 'mail.example.com' })).toBe('wss://mail.example.com/ws')
  expect(liveUrl({ protocol: 'http:', host: 'localhost:3000' })).toBe('ws://localhost:3000/ws')
})
