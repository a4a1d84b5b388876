// Mails of ours that do not arrive, over a real relay: what is tried again, what is suppressed, and what is not believed.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox, suppressedAddresses } from '../../db/schema/mails.ts'
import { openTestDatabase } from '../../test/database.ts'
import { type OutboxWorld, outboxWorld, START, system } from '../../test/outbox-world.ts'
import { type RelayServer, startRelayServer } from '../../test/relay-server.ts'
import type { Database } from '../kit/db/database.ts'
import type { Bounce } from './bounce.ts'
import { sendOutboxMail, sendQueued } from './outbox.ts'
import { isOfAddress, refusalIn } from './refusal.ts'
import { createRelay, type Relay } from './relay.ts'
import { takeReport, type UndeliveredMail } from './undelivered.ts'

let db: Database
let world: OutboxWorld
let server: RelayServer
let relay: Relay
let now: Date
let told: UndeliveredMail[]

beforeAll(async () => {
  db = await openTestDatabase()
  world = outboxWorld(db)
  server = await startRelayServer()
  relay = createRelay(server.url)
})
afterAll(async () => {
  relay.close()
  await server.close()
  await db.close()
})
beforeEach(() => {
  now = START
  told = []
  server.mood = { kind: 'accept' }
})
afterEach(async () => {
  await db.orm.delete(outbox)
  await db.orm.delete(suppressedAddresses)
})

function services() {
  const tell = async (mail: UndeliveredMail) => void told.push(mail)
  return { db, scope: system, relay, clock: () => now, domain: 'crew.example', tell }
}
const suppressed = () => db.orm.select().from(suppressedAddresses)
const gone: Bounce = {
  ...{ recipient: 'anna@example.com', action: 'failed', status: '5.1.1', text: '550 5.1.1 no such user' },
  ...{ originalMessageId: null, token: null },
}

async function sent(key: string) {
  const id = await world.queued(key)
  expect(await sendOutboxMail(services(), id)).toBe('sent')
  return { id, token: (await world.rowOf(id)).reportToken ?? '' }
}

describe('reports', () => {
  it('a report that the address takes no mail fails its mail, and nothing more goes there until it is lifted', async () => {
    const { id, token } = await sent('hard')
    expect(await takeReport(services(), token, gone)).toBe('failed')
    expect(await world.rowOf(id)).toMatchObject({ status: 'failed', lastError: '550 5.1.1 no such user' })
    expect(told).toMatchObject([{ id, isOver: true, isSuppressed: false, status: '5.1.1' }])
    expect(await suppressed()).toMatchObject([
      { address: 'anna@example.com', reason: '550 5.1.1 no such user', subject: 'Receipt' },
    ])
    expect(await takeReport(services(), token, gone)).toBe('unknown')
    expect(told).toHaveLength(1)
    const before = server.taken.length
    const next = await world.queued('next', { recipient: 'Anna@example.com' })
    expect(await sendOutboxMail(services(), next)).toBe('failed')
    expect(server.taken).toHaveLength(before)
    expect((await world.rowOf(next)).lastError).toBe(
      'Not sent: mail to this address came back (550 5.1.1 no such user)',
    )
    expect(told.at(-1)).toMatchObject({ id: next, isOver: true, isSuppressed: true })
    await db.orm.delete(suppressedAddresses)
    await sent('lifted')
  })

  it('what somebody asks for at a browser is sent all the same', async () => {
    const { token } = await sent('before')
    await takeReport(services(), token, gone)
    const id = await world.queued('reset', { kind: 'reset' })
    expect(await sendOutboxMail(services(), id)).toBe('sent')
  })

  it('a mail that may arrive later goes again with its Message-ID, and its address is not suppressed', async () => {
    const { id, token } = await sent('full')
    const full: Bounce = { ...gone, status: '5.2.2', text: '552 5.2.2 mailbox full' }
    const before = server.taken.length
    for (const minutes of [1, 5, 30, 120]) {
      expect(await takeReport(services(), token, full)).toBe('again')
      expect(await takeReport(services(), token, full)).toBe('unknown')
      now = new Date(now.getTime() + minutes * 60_000)
      expect(await sendQueued(services())).toMatchObject({ sent: 1 })
    }
    expect(new Set(server.taken.slice(before - 1).map(({ raw }) => raw)).size).toBe(1)
    expect(told).toEqual([])
    expect(await takeReport(services(), token, full)).toBe('failed')
    expect(await world.rowOf(id)).toMatchObject({ status: 'failed', attempts: 5 })
    expect(told).toMatchObject([{ id, isOver: false }])
    expect(await suppressed()).toEqual([])
  })

  it('a mail that is late or was handed on is no failure', async () => {
    const { id, token } = await sent('late')
    expect(await takeReport(services(), token, { ...gone, action: 'delayed', status: '4.4.1' })).toBe('late')
    expect(await takeReport(services(), token, { ...gone, action: 'other' })).toBe('unknown')
    expect((await world.rowOf(id)).status).toBe('sent')
    expect(told).toEqual([])
  })

  it('a token that no mail of ours was given is not believed', async () => {
    const { id } = await sent('forged')
    expect(await takeReport(services(), `b-${'a'.repeat(26)}`, gone)).toBe('unknown')
    expect((await world.rowOf(id)).status).toBe('sent')
    expect(await suppressed()).toEqual([])
  })
})

describe('the relay\u2019s own word', () => {
  it('an address that it refuses for good is suppressed', async () => {
    server.mood = { kind: 'refuse', code: 550, message: '5.1.1 no such user' }
    expect(await sendOutboxMail(services(), await world.queued('rcpt'))).toBe('failed')
    expect(await suppressed()).toMatchObject([
      { address: 'anna@example.com', reason: expect.stringContaining('no such user') },
    ])
    expect(told).toMatchObject([{ isOver: true, status: '5.1.1' }])
  })

  it('a mail that it refuses for what it is, or for now, says nothing of the address', async () => {
    server.mood = { kind: 'refuse', code: 550, message: '5.7.1 relaying denied' }
    expect(await sendOutboxMail(services(), await world.queued('policy'))).toBe('failed')
    server.mood = { kind: 'refuse', code: 451, message: '4.7.1 try later' }
    expect(await sendOutboxMail(services(), await world.queued('busy'))).toBe('retry')
    expect(await suppressed()).toEqual([])
    expect(told).toMatchObject([{ isOver: false, status: '5.7.1' }])
  })
})

it('of what servers say, only the address itself counts', () => {
  const said: [string, boolean][] = [
    ['550 5.1.1 The email account that you tried to reach does not exist', true],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', true],
    ['550 5.2.1 The email account that you tried to reach is inactive', true],
    ['550 No such user here', true],
    ['551 5.1.6 has moved', true],
    ['5.4.4 Host or domain name not found', true],
    ['552 5.2.2 The recipient\u2019s inbox is out of storage space', false],
    ['550 5.7.1 Message rejected as spam by content filtering', false],
    ['550 5.7.26 Unauthenticated mail is not accepted due to the domain\u2019s DMARC policy', false],
    ['550 Blocked, see the list of 192.0.2.7', false],
    ['554 5.0.0 Service unavailable', false],
    ['450 4.2.0 Greylisted', false],
    ['421 Too many connections', false],
  ]
  expect(said.map(([text]) => [text, isOfAddress(refusalIn(text))])).toEqual(said)
})
