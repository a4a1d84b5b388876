// Raw mails that a provider posts to a running Mailcrew: who is believed, what is taken, and that nothing is twice.
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DnsServer, startDnsServer } from '../../../../test/dns-server.ts'
import { startWorld, type World } from '../../../../test/world.ts'
import { readConfig } from '../../../config.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import { createLog } from '../../../kit/log.ts'
import { mintSystemScope } from '../../../kit/scope.ts'
import { createDnsResolver } from '../../sender-dns.ts'
import { createMailWebhook } from './mail-webhook.ts'

const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
const [SECRET, NEXT] = [secretOf(1), secretOf(2)] as const
const TULA = 'tula@mailcrew.localhost'
const ANN = 'ann@example.com'

let world: World
let dns: DnsServer
/** When the calls are signed and judged; the mails themselves bear no time that matters. */
let now = new Date('2026-03-10T09:12:00Z')

beforeAll(async () => {
  dns = await startDnsServer()
  dns.add('example.com', 'TXT', 'v=spf1 ip4:192.0.2.1 -all')
  dns.add('_dmarc.example.com', 'TXT', 'v=DMARC1; p=reject')
  world = await startWorld({
    environment: { MAIL_WEBHOOK_SECRET: `${NEXT}, ${SECRET}` },
    clock: () => now,
    resolver: createDnsResolver({ servers: [dns.address], timeoutMs: 1_500, tries: 1 }),
  })
})
afterAll(async () => {
  await world.stop()
  await dns.close()
})

const mail = (subject: string, text = 'Please send the deck by Friday.') =>
  Buffer.from(
    `From: Ann <${ANN}>\r\nTo: ${TULA}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@example.com>\r\n\r\n${text}\r\n`,
  )

const bodyOf = (raw: Buffer, envelope: Record<string, unknown> = {}) =>
  JSON.stringify({ from: ANN, to: [TULA], peer: '192.0.2.1', ...envelope, raw: raw.toString('base64') })

interface Call {
  id?: string
  secret?: string
  at?: Date
  /** Sent in the place of what was signed. */
  sent?: string
}

/** Signed by the kept library of the Standard Webhooks. */
function signedCall(body: string, { id = randomUUID(), secret = SECRET, at = now }: Call = {}) {
  const signature = new Webhook(secret).sign(id, at, body)
  return { id, timestamp: String(Math.floor(at.getTime() / 1000)), signature }
}

async function post(body: string, call: Call = {}, to: World = world) {
  const { id, timestamp, signature } = signedCall(body, call)
  const answer = await fetch(`${to.url}/api/mail/incoming`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    },
    body: call.sent ?? body,
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function stored(subject: string, at: World = world) {
  await at.settled()
  const rows = await at.rows(
    `select m.source, m.envelope, m.trace_id, d.recipient, d.trust from mails m join deliveries d on d.mail_id = m.id
     where m.subject = $1`,
    [subject],
  )
  return rows
}

it('MAIL-24: a raw mail that a provider posts goes the way of all mail, its sender checked by SPF of who brought it', async () => {
  const answer = await post(
    bodyOf(mail('posted'), { to: [TULA, 'nobody@mailcrew.localhost'], helo: 'mx.example.com' }),
  )
  expect(answer).toMatchObject({
    status: 200,
    body: { accepted: [TULA], refused: [{ address: 'nobody@mailcrew.localhost' }], isAgain: false },
  })
  expect(await stored('posted')).toMatchObject([
    {
      source: 'webhook',
      recipient: TULA,
      trace_id: answer.body.traceId,
      // Proved, though nobody here has the address.
      trust: 'guest',
      envelope: { mailFrom: ANN, helo: 'mx.example.com', peer: '192.0.2.1', local: false, relay: null },
    },
  ])
  expect((await post(bodyOf(mail('forged'), { peer: '203.0.113.9' }))).status).toBe(200)
  expect(await stored('forged')).toMatchObject([{ trust: 'unverified' }])
})

it('a call serves once: a copy of it is refused, and one that was signed anew makes nothing twice', async () => {
  const body = bodyOf(mail('once'))
  const id = randomUUID()
  const first = await post(body, { id })
  expect(first.status).toBe(200)
  expect(await post(body, { id })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const later = new Date(now.getTime() + 60_000)
  expect(await post(body, { id, at: later })).toMatchObject({
    status: 200,
    body: { traceId: first.body.traceId, isAgain: true },
  })
  // Another mail under an id that is taken is no new try of it.
  expect((await post(bodyOf(mail('other')), { id, at: later })).status).toBe(409)
  expect(await stored('other')).toEqual([])
  // The same mail under another id, as from a provider that lost its place.
  expect((await post(body)).status).toBe(200)
  expect(await stored('once')).toHaveLength(1)
})

it('what is not signed by a known secret, about these bytes, just now, is refused unread', async () => {
  const body = bodyOf(mail('unsigned'))
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
  const refused = [
    await post(body, { secret: secretOf(3) }),
    await post(body, { sent: bodyOf(mail('changed')) }),
    await post(body, { sent: body.replace(TULA, 'polly@mailcrew.localhost') }),
    await post(body, { at: minutes(-6) }),
    await post(body, { at: minutes(6) }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  const bare = await fetch(`${world.url}/api/mail/incoming`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(bare.status).toBe(401)
  expect([...(await stored('unsigned')), ...(await stored('changed'))]).toEqual([])
  // A secret is changed on one side first, then on the other.
  expect((await post(body, { secret: NEXT })).status).toBe(200)
})

it('bounds are those of SMTP: a mail of 25 MiB, 200 recipients, and only addresses that take mail', async () => {
  expect((await post(bodyOf(mail('many'), { to: Array(201).fill(TULA) }))).status).toBe(422)
  expect((await post(bodyOf(mail('nobody'), { to: ['nobody@mailcrew.localhost'] }))).status).toBe(422)
  expect((await post(bodyOf(mail('elsewhere'), { to: ['ann@example.com'] }))).status).toBe(422)
  expect((await post(JSON.stringify({ from: ANN, to: [TULA], raw: 'no base64!' }))).status).toBe(400)
  expect((await post('{')).status).toBe(400)
  const tooLarge = mail('large', randomBytes(13 * 2 ** 20).toString('hex'))
  expect((await post(bodyOf(tooLarge))).status).toBe(413)
  expect((await post(bodyOf(Buffer.concat([tooLarge, tooLarge])))).status).toBe(413)
  expect(await stored('large')).toEqual([])
})

it('threat 16: large bodies that are announced and never sent keep no signed mail out', async () => {
  const { hostname, port } = new URL(world.url)
  const head = [
    'POST /api/mail/incoming HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    'Content-Length: 34000000',
    'Webhook-Id: made-up',
    `Webhook-Timestamp: ${Math.floor(now.getTime() / 1000)}`,
    'Webhook-Signature: v1,made-up',
  ].join('\r\n')
  const idle = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      // The server asks for the body once it has taken the head.
      socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n`)
      const [said] = await once(socket, 'data')
      expect(String(said)).toContain('100 Continue')
      socket.write('{')
      return socket
    }),
  )
  try {
    expect((await post(bodyOf(mail('genuine')))).status).toBe(200)
  } finally {
    for (const socket of idle) socket.destroy()
  }
})

it('is acknowledged only once it is durable; the next try of the same call then takes it', async () => {
  let isFull = true
  const taken: string[] = []
  const webhook = createMailWebhook({
    settings: { secrets: [SECRET], trusts: null },
    db: asSystem(world.app.db, mintSystemScope('webhook test')),
    ports: {
      judgeRecipient: async () => ({ ok: true }),
      async accept(_envelope, raw) {
        if (isFull) throw new Error('no space left on device')
        taken.push(raw.toString())
        return 'trace'
      },
    },
    log: createLog('silent'),
    clock: () => now,
  })
  const body = bodyOf(mail('full'))
  const call = { ...signedCall(body), body: Buffer.from(body) }
  await expect(webhook.take(call)).rejects.toMatchObject({ code: 'unavailable' })
  isFull = false
  expect(await webhook.take(call)).toMatchObject({ traceId: 'trace', isAgain: false })
  await expect(webhook.take(call)).rejects.toMatchObject({ code: 'conflict' })
  expect(taken).toEqual([mail('full').toString()])
})

it('a web service without a journal of its own puts it into the mail store at once', async () => {
  now = new Date('2026-03-10T10:00:00Z')
  const apart = await startWorld({
    environment: {
      SERVICES: 'web,worker',
      MAIL_WEBHOOK_SECRET: SECRET,
      MAIL_WEBHOOK_TRUSTS: 'mx.provider.example',
    },
    clock: () => now,
  })
  try {
    const verdict = `Authentication-Results: mx.provider.example; dmarc=pass header.from=example.com\r\n`
    const raw = Buffer.concat([Buffer.from(verdict), mail('apart')])
    expect((await post(bodyOf(raw, { peer: undefined }), {}, apart)).status).toBe(200)
    expect(await stored('apart', apart)).toMatchObject([{ source: 'webhook', trust: 'guest' }])
  } finally {
    await apart.stop()
  }
})

it('without a secret there is no such address, and a secret that is too short is named without being shown', async () => {
  expect(readConfig({}).mailWebhook).toBeNull()
  expect(() => readConfig({ MAIL_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' })).toThrow(
    /^MAIL_WEBHOOK_SECRET=… is not allowed/,
  )
})
