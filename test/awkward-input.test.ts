// Every endpoint that takes input, with input that is made to be slow to read: nobody else may wait for it.
import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccessWorld, accessWorld, setUpModel } from './access-world.ts'
import { addressIn, type Operation, operationsIn } from './api-operations.ts'
import { awkwardBody, awkwardText, KINDS_OF_TEXT, nested } from './awkward-bodies.ts'
import { rounds } from './endurance.ts'
import { stallOf } from './loop-stall.ts'
import { until } from './patience.ts'

/** Milliseconds that one call may keep all others waiting. */
const MOST_STALL_MS = 300
/** The most that a form without a session may hold. */
const FORM_BYTES = 60_000
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let owner: AccessWorld
let operations: Operation[]

beforeAll(async () => {
  owner = await accessWorld({ environment: { MAIL_WEBHOOK_SECRET: WEBHOOK_SECRET } })
  await setUpModel(owner)
  operations = await operationsIn(owner.world)
}, 120_000)
afterAll(() => owner.world.stop())

/** Names the calls that were slow or failed. */
class Measured {
  readonly slow: string[] = []
  calls = 0

  async call(name: string, act: () => Promise<Response>): Promise<void> {
    this.calls += 1
    let stall = 0
    // What is slow is slow each time; anything else was the collection of garbage, or the first use of code.
    for (let tries = 0; tries < 3; tries += 1) {
      stall = await stallOf(async () => {
        const answer = await act()
        await answer.text()
        if (answer.status >= 500) this.slow.push(`${name} answered ${answer.status}`)
      })
      if (stall < MOST_STALL_MS) return
    }
    this.slow.push(`${name} stood still for ${Math.round(stall)} ms`)
  }
}

const textsOf = (at: number) => Array.from({ length: rounds(2, KINDS_OF_TEXT) }, (_, round) => at + round * 7)

const isForCompany = ({ access, path }: Operation) =>
  path.startsWith('/api/companies/{') || access === 'manager' || access === 'admin'

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(owner.world.url + path, { method: 'POST', headers: { origin: owner.world.url, ...headers }, body })

const json = { 'content-type': 'application/json' }

it('threat 16: no call that writes holds up the others, however awkward its input is', {
  timeout: 120_000,
}, async () => {
  const writing = operations.filter(({ body, access }) => body !== null && access !== 'public')
  const clients = [await owner.as('amara'), await owner.as('amara', owner.companyId)] as const
  const measured = new Measured()
  for (const [at, operation] of writing.entries()) {
    const { address } = addressIn(owner.owned, operation)
    const client = clients[isForCompany(operation) ? 1 : 0]
    for (const text of textsOf(at)) {
      const body = awkwardBody(operation.body ?? {}, text)
      await measured.call(`${operation.method} ${operation.path} (text ${text})`, () =>
        client.raw(operation.method, address, body),
      )
    }
  }
  await measured.call('deep nesting', () =>
    post('/api/projects', nested(400_000), { ...json, cookie: clients[0].cookie }),
  )
  process.stdout.write(
    `awkward input: ${writing.length} endpoints, ${measured.calls} calls, ${measured.slow.length} slow\n`,
  )
  expect(writing.length).toBeGreaterThan(80)
  expect(measured.slow).toEqual([])
})

it('threat 16: nor does a call without a session, of the API, of a page behind a link, of the webhook or of an assistant', {
  timeout: 120_000,
}, async () => {
  const measured = new Measured()
  const open = operations.filter(({ body, access }) => body !== null && access === 'public')
  for (const [at, operation] of open.entries()) {
    const { address } = addressIn(owner.owned, operation)
    const name = `${operation.method} ${operation.path}`
    for (const text of textsOf(at)) {
      const body = JSON.stringify(awkwardBody(operation.body ?? {}, text))
      await measured.call(`${name} (text ${text})`, () => post(address, body, json))
    }
    await measured.call(`${name} (deep nesting)`, () => post(address, nested(400_000), json))
  }
  expect(open.length).toBeGreaterThan(5)

  for (const path of await pagesBehindLinks()) {
    const page = await fetch(owner.world.url + path)
    const fields = [...(await page.text()).matchAll(/\bname="([^"]+)"/g)].map(([, field]) => field ?? '')
    const name = path.replace(/[\w.-]{20,}/, '{token}')
    for (const text of textsOf(0)) {
      const long = awkwardText(text, FORM_BYTES / 3 / Math.max(1, fields.length))
      const form = new URLSearchParams(fields.map((field) => [field, long]))
      await measured.call(`${name} (text ${text})`, () => post(path, form))
      await measured.call(`${name} (plain text ${text})`, () =>
        post(path, awkwardText(text, FORM_BYTES / 3), { 'content-type': 'text/plain' }),
      )
    }
    const many = new URLSearchParams(
      Array.from({ length: 8_000 }, (_, at) => [fields[0] ?? 'choice', `${at}`]),
    )
    await measured.call(`${name} (many fields)`, () => post(path, `${many}`.slice(0, FORM_BYTES), formType))
  }

  for (const text of textsOf(3)) {
    const raw = `From: amara@example.com\r\nSubject: ${awkwardText(text, 900)}\r\n\r\n${awkwardText(text, 200_000)}`
    for (const body of [
      JSON.stringify({
        from: 'amara@example.com',
        to: [`tula@${owner.world.config.mailDomain}`],
        raw: Buffer.from(raw).toString('base64'),
      }),
      JSON.stringify({ from: awkwardText(text, 100_000), to: Array(5_000).fill('a@'), raw: '' }),
      nested(400_000),
    ])
      await measured.call(`/api/mail/incoming (text ${text})`, () =>
        post('/api/mail/incoming', body, signed(body)),
      )
    await measured.call(`/mcp (text ${text})`, () =>
      assist(
        JSON.stringify({ ...call, params: { name: 'search', arguments: { q: awkwardText(text, 400_000) } } }),
      ),
    )
  }
  await measured.call('/mcp (deep nesting)', () => assist(nested(400_000)))
  await measured.call('/mcp (batch)', () => assist(JSON.stringify(Array(5_000).fill(call))))
  process.stdout.write(`awkward input, public: ${measured.calls} calls, ${measured.slow.length} slow\n`)
  expect(measured.slow).toEqual([])
})

const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search', arguments: { q: 'hall' } },
}

const assist = (body: string) =>
  post('/mcp', body, {
    ...json,
    authorization: `Bearer ${owner.readToken}`,
    accept: 'application/json, text/event-stream',
  })

function signed(body: string): Record<string, string> {
  const id = randomUUID()
  const now = new Date('2026-11-18T03:00:00Z')
  return {
    ...json,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(WEBHOOK_SECRET).sign(id, now, body),
  }
}

/** One of each kind, as people outside have them in their mails: a ballot, a survey, an undo. */
async function pagesBehindLinks(): Promise<string[]> {
  const amara = await owner.as('amara')
  const { id: survey } = owner.owned['/api/surveys/{id}'] ?? {}
  await amara.raw('POST', `/api/surveys/${survey}/open`, {})
  const guest = (kind: string) =>
    until(async () => {
      const rows = await owner.world.rows<{ text: string }>(
        `select text from outbox where recipient = 'guest@example.com' order by id desc`,
      )
      return rows.flatMap(({ text }) => new RegExp(`/${kind}/[\\w.-]+`).exec(text)?.[0] ?? [])[0]
    })
  const [ballot, answers] = [await guest('vote'), await guest('survey')]
  // The last ones end the ballot and the survey of this guest.
  return [ballot, answers, owner.kept.undoPath, `${ballot}/leave`, `${answers}/leave`]
}
