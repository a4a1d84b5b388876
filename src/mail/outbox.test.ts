// The outbox against a real database and a real relay: sent once, tried again, never lost, never twice.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox, suppressedAddresses } from '../../db/schema/mails.ts'
import { openTestDatabase } from '../../test/database.ts'
import { type OutboxWorld, outboxWorld, START, system } from '../../test/outbox-world.ts'
import { type RelayServer, startRelayServer } from '../../test/relay-server.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { type Outgoing, sendOutboxMail, sendQueued } from './outbox.ts'
import { claimMail } from './outbox-send-store.ts'
import { createRelay, type Relay, type SendOutcome } from './relay.ts'

let db: Database
let world: OutboxWorld
let server: RelayServer
let relay: Relay
let now: Date

beforeAll(async () => {
  db = await openTestDatabase()
  world = outboxWorld(db)
})
afterAll(() => db.close())

beforeEach(async () => {
  now = START
  server = await startRelayServer()
  relay = createRelay(server.url)
})
afterEach(async () => {
  relay.close()
  await server.close()
  await db.orm.delete(outbox)
  await db.orm.delete(suppressedAddresses)
})

function outgoing(more: { relay?: Relay | null } = {}): Outgoing {
  return { db, scope: system, relay, clock: () => now, domain: 'crew.example', tell: async () => {}, ...more }
}

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

describe('sending', () => {
  it('MAIL-31: a mail goes out once, word for word, with its Message-ID', async () => {
    const id = await world.queued('one')
    expect(await sendOutboxMail(outgoing(), id)).toBe('sent')
    expect(await sendOutboxMail(outgoing(), id)).toBe('sent')
    const row = await world.rowOf(id)
    const { reportToken } = row
    expect(reportToken).toMatch(/^b-[a-z2-7]{26}$/)
    expect(server.taken).toEqual([
      {
        mailFrom: `${reportToken}@crew.example`,
        rcptTo: ['anna@example.com'],
        raw: `X-Mailcrew-Report: ${reportToken}\r\n${row.raw}`,
      },
    ])
    expect(row.raw).toContain('Message-ID: <one@crew.example>')
    expect(row).toMatchObject({ status: 'sent', sentAt: START, attempts: 1, lastError: null })
  })

  it('without a relay a mail is kept for the app to show', async () => {
    const id = await world.queued('kept')
    expect(await sendOutboxMail(outgoing({ relay: null }), id)).toBe('kept')
    expect(await sendOutboxMail(outgoing(), id)).toBe('kept')
    expect(server.taken).toEqual([])
  })

  it('a busy relay is asked again with growing delays, five times in all', async () => {
    const id = await world.queued('busy')
    server.mood = { kind: 'refuse', code: 451, message: 'try later' }
    const ends: string[] = []
    for (const minutes of [0, 1, 5, 30, 120]) {
      later(minutes)
      const { retry, failed } = await sendQueued(outgoing())
      ends.push(retry === 1 ? 'retry' : failed === 1 ? 'failed' : 'not due')
      expect(await sendQueued(outgoing())).toEqual({ sent: 0, kept: 0, retry: 0, failed: 0 })
    }
    expect(ends).toEqual(['retry', 'retry', 'retry', 'retry', 'failed'])
    const row = await world.rowOf(id)
    expect(row).toMatchObject({ status: 'failed', attempts: 5 })
    expect(row.lastError).toContain('451')
  })

  it('a mail that was refused for a while is sent when the relay is back', async () => {
    await world.queued('back')
    server.mood = { kind: 'refuse', code: 451, message: 'try later' }
    await sendQueued(outgoing())
    server.mood = { kind: 'accept' }
    later(1)
    expect(await sendQueued(outgoing())).toMatchObject({ sent: 1 })
  })

  it('a final refusal is not tried again', async () => {
    const id = await world.queued('refused')
    server.mood = { kind: 'refuse', code: 550, message: 'no such user' }
    expect(await sendOutboxMail(outgoing(), id)).toBe('failed')
    expect((await world.rowOf(id)).lastError).toContain('no such user')
    later(24 * 60)
    expect(await sendQueued(outgoing())).toMatchObject({ sent: 0, retry: 0, failed: 0 })
  })

  it('a relay that cannot be reached is tried again', async () => {
    const id = await world.queued('away')
    await server.close()
    expect(await sendOutboxMail(outgoing(), id)).toBe('retry')
    server = await startRelayServer()
  })

  it('a relay that falls silent is given up after a while and tried again', async () => {
    const id = await world.queued('silent')
    server.mood = { kind: 'slow', until: new Promise(() => {}) }
    const impatient = createRelay(server.url, { silenceMs: 1_000 })
    expect(await sendOutboxMail(outgoing({ relay: impatient }), id)).toBe('retry')
    expect(server.taken).toHaveLength(1)
  })

  it('threat 17: a connection lost after the mail is in doubt, and it goes again with the same Message-ID', async () => {
    const id = await world.queued('dropped')
    server.mood = { kind: 'drop-after-data' }
    expect(await sendOutboxMail(outgoing(), id)).toBe('retry')
    server.mood = { kind: 'accept' }
    later(1)
    expect(await sendOutboxMail(outgoing(), id)).toBe('sent')
    expect(server.taken).toHaveLength(2)
    expect(server.taken[0]?.raw).toBe(server.taken[1]?.raw)
  })

  it('threat 17: a process that died while sending is taken over after a while, not before', async () => {
    const id = await world.queued('died')
    await claimMail(asSystem(db, system), id, now)
    expect(await sendOutboxMail(outgoing(), id)).toBe('retry')
    expect(await sendQueued(outgoing())).toMatchObject({ sent: 0 })
    later(11)
    expect(await sendQueued(outgoing())).toMatchObject({ sent: 1 })
    expect(server.taken.map((mail) => mail.raw)).toEqual([
      expect.stringContaining(`\r\n${(await world.rowOf(id)).raw}`),
    ])
  })

  it('two senders at once send one mail once', async () => {
    const id = await world.queued('race')
    let answer = () => {}
    server.mood = { kind: 'slow', until: new Promise<void>((resolve) => (answer = resolve)) }
    const both = [sendOutboxMail(outgoing(), id), sendOutboxMail(outgoing(), id)]
    await Promise.race(both)
    answer()
    expect((await Promise.all(both)).toSorted()).toEqual(['retry', 'sent'])
    expect(server.taken).toHaveLength(1)
  })

  it('a late answer of an overtaken try changes nothing', async () => {
    const id = await world.queued('overtaken')
    const answers: ((outcome: SendOutcome) => void)[] = []
    const slow: Relay = { send: () => new Promise((resolve) => answers.push(resolve)), close: () => {} }
    const overtaken = sendOutboxMail(outgoing({ relay: slow }), id)
    await expect.poll(() => answers.length).toBe(1)
    later(11)
    const second = sendOutboxMail(outgoing({ relay: slow }), id)
    await expect.poll(() => answers.length).toBe(2)
    answers[0]?.({ ok: false, permanent: true, error: 'late' })
    await overtaken
    expect(await world.rowOf(id)).toMatchObject({ status: 'sending', lastError: null })
    answers[1]?.({ ok: true })
    expect(await second).toBe('sent')
    expect((await world.rowOf(id)).status).toBe('sent')
  })
})
