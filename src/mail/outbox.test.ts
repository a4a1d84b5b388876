// The outbox against a real database and a real relay: sent once, tried again, never lost, never twice.
import { afterAll, afterEach, assert, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox, threads } from '../../db/schema/mails.ts'
import { tries, users } from '../../db/schema/users.ts'
import { openTestDatabase } from '../../test/database.ts'
import { type RelayServer, startRelayServer } from '../../test/relay-server.ts'
import type { Database } from '../kit/db/database.ts'
import { mintScope, mintSystemScope } from '../kit/scope.ts'
import { compose } from './compose.ts'
import { deliverMail, type Outgoing, sendQueued } from './outbox.ts'
import {
  mayAnswerThread,
  THIRD_PARTY_PER_DAY,
  THREAD_MAILS_PER_HOUR,
  takeChallenge,
  thirdPartyLeft,
} from './outbox-limit-store.ts'
import { claimMail, markBounced } from './outbox-send-store.ts'
import { findOwnMail, listAllMails, listOwnMails, type NewOutboxMail, queueMail } from './outbox-store.ts'
import { createRelay, type Relay, type SendOutcome } from './relay.ts'

const system = mintSystemScope('outbox test')
const START = new Date('2026-03-10T09:12:00Z')
const MINUTE = 60_000

let db: Database
let server: RelayServer
let relay: Relay
let now: Date
let anna: number
let bob: number

beforeAll(async () => {
  db = await openTestDatabase()
  const people = await db.orm
    .insert(users)
    .values([{ email: 'anna@example.com' }, { email: 'bob@example.com' }])
    .returning({ id: users.id })
  ;[anna = 0, bob = 0] = people.map((person) => person.id)
})
afterAll(() => db.close())

beforeEach(async () => {
  now = START
  server = await startRelayServer()
  relay = createRelay(server.url, { silenceMs: 2_000 })
})
afterEach(async () => {
  relay.close()
  await server.close()
  await db.orm.delete(outbox)
  await db.orm.delete(tries)
})

function outgoing(more: Partial<Outgoing> = {}): Outgoing {
  return { db, scope: system, relay, clock: () => now, ...more }
}

async function newMail(key: string, more: Partial<NewOutboxMail> = {}): Promise<NewOutboxMail> {
  const { messageId, raw } = await compose({
    from: 'tula@crew.example',
    fromName: 'Tula',
    to: ['anna@example.com'],
    subject: 'Receipt',
    text: '.\nA line with a dot alone above.',
    messageId: `${key.replace(/\W/g, '-')}@crew.example`,
    date: START,
    autoSubmitted: 'auto-replied',
  })
  const texts = { subject: 'Receipt', text: 'Done.', raw }
  return {
    key,
    kind: 'receipt',
    messageId,
    mailFrom: '',
    recipient: 'anna@example.com',
    ...texts,
    at: START,
    ...more,
  }
}

async function queued(key: string, more: Partial<NewOutboxMail> = {}): Promise<number> {
  const id = await queueMail(db, system, await newMail(key, more))
  assert(id !== null, 'it was not queued')
  return id
}

async function rowOf(id: number) {
  const rows = await db.orm.select().from(outbox)
  const row = rows.find((one) => one.id === id)
  assert(row, 'it is gone')
  return row
}

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE)
}

describe('queueing', () => {
  it('MAIL-31: one mail gets one receipt, however often it is worked', async () => {
    const id = await queued('receipt:1')
    expect(
      await queueMail(db, system, await newMail('receipt:1', { messageId: 'other@crew.example' })),
    ).toBeNull()
    expect((await listAllMails(db, system, { limit: 10 })).map((mail) => mail.id)).toEqual([id])
  })

  it('a Message-ID used twice is an error, not a mail that is quietly dropped', async () => {
    await queued('first')
    const again = await newMail('second', { messageId: 'first@crew.example' })
    await expect(queueMail(db, system, again)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('a mail is queued with the caller\u2019s transaction or not at all', async () => {
    const undone = db.transaction(async () => {
      await queued('undone')
      throw new Error('the work failed')
    })
    await expect(undone).rejects.toThrow('the work failed')
    expect(await listAllMails(db, system, { limit: 10 })).toEqual([])
  })
})

describe('sending', () => {
  it('MAIL-31: a mail goes out once, word for word, with its Message-ID', async () => {
    const id = await queued('one')
    expect(await deliverMail(outgoing(), id)).toBe('sent')
    expect(await deliverMail(outgoing(), id)).toBe('sent')
    const row = await rowOf(id)
    expect(server.taken).toEqual([{ mailFrom: '', rcptTo: ['anna@example.com'], raw: row.raw }])
    expect(row.raw).toContain('Message-ID: <one@crew.example>')
    expect(row).toMatchObject({ status: 'sent', sentAt: START, attempts: 1, lastError: null })
  })

  it('without a relay a mail is kept for the app to show', async () => {
    const id = await queued('kept')
    expect(await deliverMail(outgoing({ relay: null }), id)).toBe('kept')
    expect(await deliverMail(outgoing(), id)).toBe('kept')
    expect(server.taken).toEqual([])
  })

  it('a busy relay is asked again with growing delays, five times in all', async () => {
    const id = await queued('busy')
    server.mood = { kind: 'refuse', code: 451, message: 'try later' }
    const ends: string[] = []
    for (const minutes of [0, 1, 5, 30, 120]) {
      later(minutes)
      const { retry, failed } = await sendQueued(outgoing())
      ends.push(retry === 1 ? 'retry' : failed === 1 ? 'failed' : 'not due')
      expect(await sendQueued(outgoing())).toEqual({ sent: 0, kept: 0, retry: 0, failed: 0 })
    }
    expect(ends).toEqual(['retry', 'retry', 'retry', 'retry', 'failed'])
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'failed', attempts: 5 })
    expect(row.lastError).toContain('451')
  })

  it('a mail that was refused for a while is sent when the relay is back', async () => {
    await queued('back')
    server.mood = { kind: 'refuse', code: 451, message: 'try later' }
    await sendQueued(outgoing())
    server.mood = { kind: 'accept' }
    later(1)
    expect(await sendQueued(outgoing())).toMatchObject({ sent: 1 })
  })

  it('a final refusal is not tried again', async () => {
    const id = await queued('refused')
    server.mood = { kind: 'refuse', code: 550, message: 'no such user' }
    expect(await deliverMail(outgoing(), id)).toBe('failed')
    expect((await rowOf(id)).lastError).toContain('no such user')
    later(24 * 60)
    expect(await sendQueued(outgoing())).toMatchObject({ sent: 0, retry: 0, failed: 0 })
  })

  it('a relay that cannot be reached is tried again', async () => {
    const id = await queued('away')
    await server.close()
    expect(await deliverMail(outgoing(), id)).toBe('retry')
    server = await startRelayServer()
  })

  it('threat 17: a connection lost after the mail is in doubt, and it goes again with the same Message-ID', async () => {
    const id = await queued('dropped')
    server.mood = { kind: 'drop-after-data' }
    expect(await deliverMail(outgoing(), id)).toBe('retry')
    server.mood = { kind: 'accept' }
    later(1)
    expect(await deliverMail(outgoing(), id)).toBe('sent')
    expect(server.taken).toHaveLength(2)
    expect(server.taken[0]?.raw).toBe(server.taken[1]?.raw)
  })

  it('threat 17: a process that died while sending is taken over after a while, not before', async () => {
    const id = await queued('died')
    await claimMail(db, system, id, now)
    expect(await deliverMail(outgoing(), id)).toBe('retry')
    expect(await sendQueued(outgoing())).toMatchObject({ sent: 0 })
    later(11)
    expect(await sendQueued(outgoing())).toMatchObject({ sent: 1 })
    expect(server.taken.map((mail) => mail.raw)).toEqual([(await rowOf(id)).raw])
  })

  it('two senders at once send one mail once', async () => {
    const id = await queued('race')
    let answer = () => {}
    server.mood = { kind: 'slow', until: new Promise<void>((resolve) => (answer = resolve)) }
    const both = [deliverMail(outgoing(), id), deliverMail(outgoing(), id)]
    await Promise.race(both)
    answer()
    expect((await Promise.all(both)).toSorted()).toEqual(['retry', 'sent'])
    expect(server.taken).toHaveLength(1)
  })

  it('a late answer of an overtaken try changes nothing', async () => {
    const id = await queued('overtaken')
    const answers: ((outcome: SendOutcome) => void)[] = []
    const slow: Relay = { send: () => new Promise((resolve) => answers.push(resolve)), close: () => {} }
    const overtaken = deliverMail(outgoing({ relay: slow }), id)
    await expect.poll(() => answers.length).toBe(1)
    later(11)
    const second = deliverMail(outgoing({ relay: slow }), id)
    await expect.poll(() => answers.length).toBe(2)
    answers[0]?.({ ok: false, permanent: true, error: 'late' })
    await overtaken
    expect(await rowOf(id)).toMatchObject({ status: 'sending', lastError: null })
    answers[1]?.({ ok: true })
    expect(await second).toBe('sent')
    expect((await rowOf(id)).status).toBe('sent')
  })

  it('a report that it did not arrive marks it failed, for its own recipient only', async () => {
    const id = await queued('bounced')
    await deliverMail(outgoing(), id)
    const bounce = { messageId: 'bounced@crew.example', error: '550 no such user' }
    expect(await markBounced(db, system, { ...bounce, recipient: 'eve@example.com' })).toBeNull()
    expect(await markBounced(db, system, { ...bounce, recipient: 'Anna@example.com' })).toBe(id)
    expect(await rowOf(id)).toMatchObject({ status: 'failed', lastError: '550 no such user' })
  })
})

describe('who sees it', () => {
  it('AUTH-29: a person sees mails to them and from their own agents, and no security link', async () => {
    const toAnna = await queued('to anna', { toUserId: anna })
    const byAnna = await queued('by anna', { toUserId: bob, ownerId: anna })
    const secret = await queued('secret', { kind: 'security', toUserId: anna, ownerId: anna, isSecret: true })
    const ofBob = await queued('of bob', { toUserId: bob, ownerId: bob })
    const seen = await listOwnMails(db, mintScope(anna), { limit: 10 })
    expect(seen.map((mail) => mail.id)).toEqual([byAnna, toAnna])
    for (const id of [secret, ofBob]) expect(await findOwnMail(db, mintScope(anna), id)).toBeNull()
    expect(await findOwnMail(db, mintScope(anna), toAnna)).toMatchObject({ subject: 'Receipt' })
    const all = await listAllMails(db, system, { limit: 10 })
    expect(all.map((mail) => mail.id)).toEqual([ofBob, secret, byAnna, toAnna])
    expect((await listAllMails(db, system, { limit: 1, before: secret })).map((mail) => mail.id)).toEqual([
      byAnna,
    ])
  })
})

describe('limits on what others make us send', () => {
  it('threat 19: one person causes mail to at most 200 others a day', async () => {
    const mail = await newMail('third')
    const send = (index: number, senderId = anna) => {
      const own = { key: `third:${senderId}:${index}`, messageId: `t${senderId}-${index}@crew.example` }
      return queueMail(db, system, { ...mail, ...own, kind: 'poll', causedBy: senderId, at: now })
    }
    await db.transaction(async () => {
      for (let index = 0; index < THIRD_PARTY_PER_DAY; index += 1) await send(index)
    })
    expect(await thirdPartyLeft(db, system, anna, now)).toBe(0)
    await expect(send(200)).rejects.toMatchObject({ code: 'too_many' })
    expect(await send(199)).toBeNull()
    expect(await send(0, bob)).toBeTypeOf('number')
    later(24 * 60 + 1)
    expect(await send(201)).toBeTypeOf('number')
    expect(await thirdPartyLeft(db, system, anna, now)).toBe(199)
  })

  it('threat 19: a sender is challenged at most once a day', async () => {
    expect(await takeChallenge(db, system, 'Eve@example.com', now)).toBe(true)
    expect(await takeChallenge(db, system, 'eve@example.com', now)).toBe(false)
    expect(await takeChallenge(db, system, 'mallory@example.com', now)).toBe(true)
    later(24 * 60)
    expect(await takeChallenge(db, system, 'eve@example.com', now)).toBe(true)
  })

  it('threat 2: a thread that answers itself falls silent for an hour', async () => {
    const made = await db.orm
      .insert(threads)
      .values({ agentType: 'tula', baseSubject: 'deck' })
      .returning({ id: threads.id })
    const threadId = made[0]?.id ?? 0
    for (let index = 0; index < THREAD_MAILS_PER_HOUR; index += 1) {
      expect(await mayAnswerThread(db, system, threadId, now)).toBe(true)
      await queued(`answer ${index}`, { threadId })
    }
    await queued('another thread')
    expect(await mayAnswerThread(db, system, threadId, now)).toBe(false)
    later(61)
    expect(await mayAnswerThread(db, system, threadId, now)).toBe(true)
  })
})
