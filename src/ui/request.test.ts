// Calls against a real HTTP server that says back what it received.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actFor } from './acting-for.ts'
import { failureWords, RequestError, request } from './request.ts'

let server: Server
let base: string

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}

/** Says back what came, or fails with the status that the path names. */
async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
  if (incoming.url === '/never') return
  const body = await textOf(incoming)
  const status = Number(incoming.url?.slice(1)) || 200
  if (status === 200) {
    outgoing.setHeader('content-type', 'application/json')
    outgoing.end(JSON.stringify({ method: incoming.method, headers: incoming.headers, body }))
    return
  }
  outgoing.writeHead(status, status === 418 ? 'Short and stout' : undefined)
  if (status === 409) outgoing.end(JSON.stringify({ message: 'That name is taken', code: 'conflict' }))
  else outgoing.end(status === 500 ? 'it broke' : '')
}

beforeAll(async () => {
  actFor(undefined)
  server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Echo = { method: string; headers: Record<string, string>; body: string }

function remembering(values: Record<string, string>) {
  return { getItem: (key: string) => values[key] ?? null }
}

async function echo(method: string, remembered: Record<string, string>, body?: unknown): Promise<Echo> {
  return (await request(method, `${base}/`, { body, remembered: remembering(remembered) })) as Echo
}

async function failure(status: number): Promise<unknown> {
  return request('GET', `${base}/${status}`, { remembered: remembering({}) }).catch((error: unknown) => error)
}

it('API-02: a selected company goes along as x-company-id', async () => {
  const { headers } = await echo('GET', { selectedCompany: '42' })
  expect(headers['x-company-id']).toBe('42')
  expect(headers['x-context-mode']).toBeUndefined()
})

it('API-02: individual mode goes along as x-context-mode', async () => {
  const ways: Record<string, string>[] = [
    { selectedCompany: 'individual' },
    { selectedCompany: '42', preferIndividualMode: 'true' },
  ]
  for (const remembered of ways) {
    const { headers } = await echo('GET', remembered)
    expect(headers['x-context-mode']).toBe('individual')
    expect(headers['x-company-id']).toBeUndefined()
  }
})

it('API-02: without a choice neither header goes along', async () => {
  const { headers } = await echo('GET', {})
  expect(headers['x-company-id'] ?? headers['x-context-mode']).toBeUndefined()
})

it('API-03: a body goes as JSON with its type, a read goes without', async () => {
  const sent = await echo('POST', {}, { title: 'Ride' })
  expect(sent).toMatchObject({ method: 'POST', body: '{"title":"Ride"}' })
  expect(sent.headers['content-type']).toBe('application/json')
  const read = await echo('GET', {})
  expect(read).toMatchObject({ method: 'GET', body: '' })
  expect(read.headers['content-type']).toBeUndefined()
})

it('ERR-01: a failure says its status and the body', async () => {
  const error = await failure(500)
  expect(error).toBeInstanceOf(RequestError)
  expect(error).toMatchObject({ status: 500, message: '500: it broke', userMessage: undefined })
})

it('ERR-01: with an empty body the failure says the status text', async () => {
  expect(await failure(418)).toMatchObject({ message: '418: Short and stout' })
})

it('ERR-01: a 401 is an ordinary error', async () => {
  expect(await failure(401)).toMatchObject({ status: 401, message: '401: Unauthorized' })
})

it("a failure keeps the server's words and code apart from its message", async () => {
  const error = await failure(409)
  expect(error).toMatchObject({ code: 'conflict', userMessage: 'That name is taken' })
  expect(failureWords(error)).toBe('That name is taken')
  expect(failureWords(await failure(500))).toBe('The server answered with status 500.')
  expect(failureWords(new TypeError('fetch failed'))).toMatch(/could not be reached/)
})

it('a read that is not answered in time fails in words', async () => {
  const error: unknown = await request('GET', `${base}/never`, {
    timeout: 50,
    remembered: remembering({}),
  }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'TimeoutError' })
  expect(failureWords(error)).toMatch(/did not answer in time/)
})
