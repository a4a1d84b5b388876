// Mails are queued once, seen by whom they concern, and limited where others make us send.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox, threadMessages, threads } from '../../db/schema/mails.ts'
import { tries, users } from '../../db/schema/users.ts'
import { openTestDatabase } from '../../test/database.ts'
import { newMail, type OutboxWorld, outboxWorld, START, system } from '../../test/outbox-world.ts'
import { actingAs, asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { mintScope } from '../kit/scope.ts'
import {
  mayAnswerThread,
  THIRD_PARTY_PER_DAY,
  THREAD_MAILS_PER_HOUR,
  thirdPartyLeft,
} from './outbox-limit-store.ts'
import { findOwnMail, keepNewMail, listAllMails, listOwnMails, queueMail } from './outbox-store.ts'

let db: Database
let world: OutboxWorld
let now: Date
let anna: number
let bob: number

beforeAll(async () => {
  db = await openTestDatabase()
  world = outboxWorld(db)
  const people = await db.orm
    .insert(users)
    .values([{ email: 'anna@example.com' }, { email: 'bob@example.com' }])
    .returning({ id: users.id })
  ;[anna = 0, bob = 0] = people.map((person) => person.id)
})
afterAll(() => db.close())

beforeEach(() => {
  now = START
})
afterEach(async () => {
  await db.orm.delete(outbox)
  await db.orm.delete(tries)
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

describe('queueing', () => {
  it('MAIL-31: one mail gets one receipt, however often it is processed', async () => {
    const id = await world.queued('receipt:1')
    expect(
      await queueMail(db, system, await newMail('receipt:1', { messageId: 'other@crew.example' })),
    ).toBeNull()
    expect((await listAllMails(asSystem(db, system), { limit: 10 })).map((mail) => mail.id)).toEqual([id])
  })

  it('a Message-ID used twice is an error, not a mail that is quietly dropped', async () => {
    await world.queued('first')
    const again = await newMail('second', { messageId: 'first@crew.example' })
    await expect(queueMail(db, system, again)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('a mail of a thread becomes one of its messages, whether it is queued or kept; a second one does not', async () => {
    const [thread] = await db.orm
      .insert(threads)
      .values({ agentType: 'tula', ownerId: anna, baseSubject: 'deck' })
      .returning({ id: threads.id })
    const threadId = thread?.id ?? 0
    await queueMail(db, system, await newMail('queued', { threadId }))
    await queueMail(db, system, await newMail('queued', { threadId, messageId: 'second@crew.example' }))
    await keepNewMail(asSystem(db, system), await newMail('kept', { threadId }))
    await keepNewMail(
      asSystem(db, system),
      await newMail('kept', { threadId, messageId: 'third@crew.example' }),
    )
    await queueMail(db, system, await newMail('elsewhere'))
    const messages = await db.orm.select().from(threadMessages).where(eq(threadMessages.threadId, threadId))
    expect(messages.map(({ messageId }) => messageId)).toEqual(['queued@crew.example', 'kept@crew.example'])
    await db.orm.delete(threads).where(eq(threads.id, threadId))
  })

  it('a mail is queued with the caller\u2019s transaction or not at all', async () => {
    const undone = db.transaction(async () => {
      await world.queued('undone')
      throw new Error('the delivery failed')
    })
    await expect(undone).rejects.toThrow('the delivery failed')
    expect(await listAllMails(asSystem(db, system), { limit: 10 })).toEqual([])
  })
})

describe('who sees it', () => {
  it('AUTH-29: a person sees mails to them and from their own agents, and no security link', async () => {
    const toAnna = await world.queued('to anna', { toUserId: anna })
    const byAnna = await world.queued('by anna', { toUserId: bob, ownerId: anna })
    const secret = await world.queued('secret', {
      kind: 'confirmation',
      toUserId: anna,
      ownerId: anna,
      isSecret: true,
    })
    const ofBob = await world.queued('of bob', { toUserId: bob, ownerId: bob })
    const seen = await listOwnMails(db, mintScope(anna), { limit: 10 })
    expect(seen.map((mail) => mail.id)).toEqual([byAnna, toAnna])
    for (const id of [secret, ofBob]) expect(await findOwnMail(db, mintScope(anna), id)).toBeNull()
    expect(await findOwnMail(db, mintScope(anna), toAnna)).toMatchObject({ subject: 'Receipt' })
    const all = await listAllMails(asSystem(db, system), { limit: 10 })
    expect(all.map((mail) => mail.id)).toEqual([ofBob, secret, byAnna, toAnna])
    expect(
      (await listAllMails(asSystem(db, system), { limit: 1, before: secret })).map((mail) => mail.id),
    ).toEqual([byAnna])
  })
})

describe('limits on what others make us send', () => {
  it('threat 19: one person causes mail to at most 200 others a day', async () => {
    const mail = await newMail('third')
    const send = (index: number, senderId = anna) => {
      const own = { key: `third:${senderId}:${index}`, messageId: `t${senderId}-${index}@crew.example` }
      return queueMail(db, system, { ...mail, ...own, kind: 'comment', causedBy: senderId, at: now })
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

  it('threat 2: a thread that answers itself falls silent for an hour', async () => {
    const made = await db.orm
      .insert(threads)
      .values({ agentType: 'tula', baseSubject: 'deck' })
      .returning({ id: threads.id })
    const threadId = made[0]?.id ?? 0
    const recipient = 'anna@example.com'
    const mayAnswer = (to: string) => mayAnswerThread(actingAs(db, system), { threadId, recipient: to }, now)
    for (let index = 0; index < THREAD_MAILS_PER_HOUR; index += 1) {
      expect(await mayAnswer(recipient)).toBe(true)
      await world.queued(`answer ${index}`, { threadId })
      // People write those, and have a limit of their own.
      await world.queued(`comment ${index}`, { threadId, kind: 'comment' })
    }
    await world.queued('another thread')
    expect(await mayAnswer(recipient)).toBe(false)
    // What one person was sent keeps nobody else from their answer.
    expect(await mayAnswer('somebody.else@example.com')).toBe(true)
    later(61)
    expect(await mayAnswer(recipient)).toBe(true)
  })
})
