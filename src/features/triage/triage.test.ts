// The mail log: who sees which mail, and what each may do with it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { events } from '../../../db/schema/events.ts'
import { projectParticipants, projects } from '../../../db/schema/tasks.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { type MailLogWorld, MORNING, mailLogWorld } from '../../../test/mail-log-world.ts'
import { newMail } from '../../../test/outbox-world.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintScope, type Scope } from '../../kit/scope.ts'
import { queueMail } from '../../mail/outbox-store.ts'
import { createThread } from '../../routing/thread-store.ts'
import { addMember, createCompany } from '../companies/index.ts'
import {
  countWaiting,
  getDelivery,
  listDeliveries,
  listSent,
  refreshIntake,
  rejectDelivery,
  releaseDelivery,
  retryDelivery,
} from './contract.ts'
import { mailBodyHtml } from './index.ts'

let db: Database
let world: MailLogWorld
let harbour: number
let other: number
/** Anna and Ben are members of Harbour, Mona is its manager, Ada its admin; Otto owns another company. */
let anna: number
let ben: number
let mona: number
let ada: number
let otto: number

beforeAll(async () => {
  db = await openTestDatabase()
  world = mailLogWorld(db)
  const made: number[] = []
  for (const name of ['Anna', 'Ben', 'Mona', 'Ada', 'Otto'])
    made.push(await world.person(`${name.toLowerCase()}@example.com`, name))
  ;[anna = 0, ben = 0, mona = 0, ada = 0, otto = 0] = made
  harbour = (await createCompany(db, mintScope(ada), { name: 'Harbour' }, MORNING)).id
  other = (await createCompany(db, mintScope(otto), { name: 'Other' }, MORNING)).id
  const admin = mintScope(ada, harbour, 'admin')
  await addMember(db, admin, { userId: anna, role: 'member' }, MORNING)
  await addMember(db, admin, { userId: ben, role: 'member' }, MORNING)
  await addMember(db, admin, { userId: mona, role: 'manager' }, MORNING)
})
afterAll(async () => {
  world.close()
  await db.close()
})
beforeEach(() => {
  world.now = MORNING
  world.enqueued.length = 0
})
afterEach(async () => {
  await db.query('truncate mails, threads, projects, outbox, events, tries cascade')
  await db.query('update companies set domains_restricted = false, domains = $1', [[]])
})

const personal = (userId: number) => mintScope(userId)
const member = (userId: number) => mintScope(userId, harbour, 'member')
const manager = () => mintScope(mona, harbour, 'manager')

async function listed(scope: Scope, query: object = {}): Promise<number[]> {
  return (await world.ask(listDeliveries, scope, { query })).map((delivery) => delivery.id)
}

const sentByAnna = (more = {}) => ({
  from: 'anna@example.com',
  end: { trust: 'verified' as const, senderId: anna, agentType: 'tula', ...more },
})
const heldFromAnna = (more = {}) => ({
  from: 'anna@example.com',
  end: {
    status: 'held' as const,
    reason: 'It could not be proved that this mail is really from anna@example.com',
    trust: 'unverified' as const,
    senderId: anna,
    ownerId: anna,
    ...more,
  },
})

describe('who sees it', () => {
  it('threat 15: personal mail is for its person alone', async () => {
    const id = await world.delivery(sentByAnna({ ownerId: anna }))
    expect(await listed(personal(anna))).toEqual([id])
    for (const scope of [personal(ben), personal(otto), member(anna), manager()]) {
      expect(await listed(scope)).toEqual([])
      await expect(world.ask(getDelivery, scope, { id })).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('the number that waits is that of held and failed mails which the person may decide about', async () => {
    const waiting = async (scope: Scope) => (await world.ask(countWaiting, scope)).mails
    await world.delivery(heldFromAnna())
    await world.delivery(heldFromAnna({ companyId: harbour }))
    await world.delivery(sentByAnna({ ownerId: anna, status: 'failed' }))
    await world.delivery(sentByAnna({ ownerId: anna }))
    await world.delivery(sentByAnna({ companyId: harbour, status: 'held', trust: 'guest' }))
    expect(await waiting(personal(anna))).toBe(3)
    expect(await waiting(manager())).toBe(2)
    for (const scope of [personal(ben), personal(otto), member(ben)]) expect(await waiting(scope)).toBe(0)
  })

  it('one\u2019s own mail without a name of its sender shows one\u2019s own; what is not proved shows none', async () => {
    const own = await world.delivery(sentByAnna({ ownerId: anna }))
    const shared = await world.delivery(sentByAnna({ companyId: harbour }))
    const held = await world.delivery(heldFromAnna())
    const nameFor = async (scope: Scope, id: number) =>
      (await world.ask(getDelivery, scope, { id })).senderName
    expect(await nameFor(personal(anna), own)).toBe('Anna')
    expect(await nameFor(manager(), shared)).toBe('')
    expect(await nameFor(personal(anna), held)).toBe('')
  })

  it('COMP-19: in a company members see their own mail, managers and admins all of it', async () => {
    const id = await world.delivery(sentByAnna({ companyId: harbour }))
    for (const scope of [member(anna), manager(), mintScope(ada, harbour, 'admin')])
      expect(await listed(scope)).toEqual([id])
    for (const scope of [member(ben), personal(anna), personal(mona), mintScope(otto, other, 'admin')]) {
      expect(await listed(scope)).toEqual([])
      await expect(world.ask(getDelivery, scope, { id })).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('threat 15: whoever was removed from a company sees nothing of it', async () => {
    const id = await world.delivery({ ...sentByAnna({ companyId: harbour }), html: '<p>x</p>' })
    for (const scope of [personal(anna), mintScope(anna, harbour, null)]) {
      expect(await listed(scope)).toEqual([])
      await expect(world.ask(getDelivery, scope, { id })).rejects.toMatchObject({ code: 'not_found' })
      await expect(world.ask(retryDelivery, scope, { id })).rejects.toMatchObject({ code: 'not_found' })
      expect(await mailBodyHtml(db, scope, world.reader, id)).toBeNull()
    }
  })

  it('threat 3: held mail is shown to the account that it claims to be from, and to the company', async () => {
    const toAgent = await world.delivery(heldFromAnna())
    const toCompany = await world.delivery(heldFromAnna({ companyId: harbour }))
    expect(await listed(personal(anna))).toEqual([toCompany, toAgent])
    expect(await listed(manager())).toEqual([toCompany])
    for (const scope of [personal(otto), member(ben), mintScope(otto, other, 'admin')])
      expect(await listed(scope)).toEqual([])
  })

  it('threat 20: an address that is not confirmed claims nothing', async () => {
    const eve = await world.person('eve@example.com', 'Eve')
    const end = { ...heldFromAnna().end, senderId: null, ownerId: null }
    const id = await world.delivery({ from: 'eve@example.com', end })
    expect(await listed(personal(eve))).toEqual([id])
    await db.query('update user_addresses set confirmed_at = null where user_id = $1', [eve])
    expect(await listed(personal(eve))).toEqual([])
  })

  it('held mail of nobody known is for the server\u2019s owner, not for the app', async () => {
    const end = { ...heldFromAnna().end, senderId: null, ownerId: null }
    await world.delivery({ from: 'nobody@example.org', end })
    for (const scope of [personal(anna), manager(), mintScope(otto, other, 'admin')])
      expect(await listed(scope)).toEqual([])
  })

  it('newest first, 50 a page, narrowed by status', async () => {
    const ids: number[] = []
    for (let n = 0; n < 52; n++)
      ids.unshift(
        await world.delivery(sentByAnna({ ownerId: anna, status: n === 3 ? 'failed' : 'processed' })),
      )
    const first = await listed(personal(anna))
    expect(first).toEqual(ids.slice(0, 50))
    expect(await listed(personal(anna), { before: first.at(-1) })).toEqual(ids.slice(50))
    expect(await listed(personal(anna), { status: 'failed' })).toEqual([ids[48]])
  })
})

describe('one mail', () => {
  it('is shown with its text, its way and its project', async () => {
    const { threadId, projectId } = await projectOfAnna()
    const step = { step: 'stored' as const, at: MORNING.toISOString(), ms: 3, note: '412 bytes by smtp' }
    const id = await world.delivery({
      ...sentByAnna({ ownerId: anna, threadId, made: [{ kind: 'task', count: 1 }], trace: [step] }),
      text: 'Please send the deck.\r\n\r\nOn Mon, 9 Mar 2026, Ben <ben@example.com> wrote:\r\n> The launch is near.',
    })
    const delivery = await world.ask(getDelivery, personal(anna), { id })
    expect(delivery).toMatchObject({
      subject: 'Launch',
      sender: 'anna@example.com',
      recipient: 'tula@crew.example',
      status: 'processed',
      trace: [step],
      projectId,
      projectName: 'Launch',
      newest: 'Please send the deck.',
      htmlUrl: null,
      to: ['tula@crew.example'],
      can: { release: false, reject: false, retry: false },
    })
    expect(delivery.quoted).toContain('The launch is near.')
  })

  it('its HTML is for whoever reads it in the log or in its project', async () => {
    const { threadId, projectId } = await projectOfAnna()
    const html = '<p>Hello<script>alert(1)</script></p>'
    const id = await world.delivery({ ...sentByAnna({ ownerId: anna, threadId }), html })
    expect(await world.ask(getDelivery, personal(anna), { id })).toMatchObject({
      htmlUrl: `/mail-body/${id}`,
    })
    const seen = await mailBodyHtml(db, personal(anna), world.reader, id)
    expect(seen).toContain('<p>Hello</p>')
    expect(await mailBodyHtml(db, personal(ben), world.reader, id)).toBeNull()
    await db.orm.insert(projectParticipants).values({ projectId, userId: ben })
    expect(await mailBodyHtml(db, personal(ben), world.reader, id)).toBe(seen)
    expect(await listed(personal(ben))).toEqual([])
  })

  async function projectOfAnna() {
    const thread = {
      agentType: 'tula',
      instanceId: null,
      companyId: null,
      ownerId: anna,
      baseSubject: 'launch',
    }
    const mail = { messageId: null, userIds: [anna], at: MORNING }
    const threadId = await createThread(actingAs(db, personal(anna)), thread, mail)
    const [project] = await db.orm
      .insert(projects)
      .values({ threadId, ownerId: anna, creatorId: anna, name: 'Launch', type: 'individual' })
      .returning({ id: projects.id })
    return { threadId, projectId: project?.id ?? 0 }
  }
})

describe('held mail', () => {
  it('is let through by the account that it claims to be from', async () => {
    const id = await world.delivery(heldFromAnna())
    const [delivery] = await world.ask(listDeliveries, personal(anna))
    expect(delivery?.can).toEqual({ release: true, reject: true, retry: false })
    expect(await world.ask(releaseDelivery, personal(anna), { id })).toEqual({ id, status: 'received' })
    expect(await world.deliveryRow(id)).toMatchObject({
      status: 'received',
      released: true,
      attempts: 0,
      reason: null,
      finishedAt: null,
    })
    expect(world.enqueued).toEqual([id])
    const told = await db.orm.select().from(events)
    expect(
      told.map(({ userId, type, companyId, payload }) => ({ userId, type, companyId, payload })),
    ).toEqual([{ userId: anna, type: 'mail_update', companyId: 0, payload: { deliveryId: id } }])
  })

  it('is let through once, also by two at the same time', async () => {
    const id = await world.delivery(heldFromAnna({ companyId: harbour }))
    const both = await Promise.allSettled([
      world.ask(releaseDelivery, manager(), { id }),
      world.ask(releaseDelivery, mintScope(ada, harbour, 'admin'), { id }),
    ])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(world.enqueued).toEqual([id])
    await expect(world.ask(rejectDelivery, manager(), { id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('of a company is decided by its managers and told to them and the sender', async () => {
    const id = await world.delivery(heldFromAnna({ companyId: harbour }))
    await world.ask(releaseDelivery, manager(), { id })
    const told = await db.orm.select().from(events)
    expect(told.map((event) => event.userId).sort((a, b) => a - b)).toEqual([anna, mona, ada])
    expect(told.every((event) => event.companyId === harbour)).toBe(true)
  })

  it('is dropped with the name of who dropped it', async () => {
    const id = await world.delivery(heldFromAnna({ companyId: harbour }))
    expect(await world.ask(rejectDelivery, manager(), { id })).toEqual({ id, status: 'ignored' })
    expect(await world.deliveryRow(id)).toMatchObject({ reason: 'Rejected by Mona', finishedAt: MORNING })
    expect(world.enqueued).toEqual([])
    await expect(world.ask(releaseDelivery, manager(), { id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('COMP-23: a sender cannot lift the rule of a company about its domains', async () => {
    const id = await world.delivery(heldFromAnna({ companyId: harbour }))
    const canRelease = async (scope: Scope) => (await world.ask(getDelivery, scope, { id })).can.release
    expect(await canRelease(personal(anna))).toBe(true)
    await db.query('update companies set domains_restricted = true, domains = $1 where id = $2', [
      ['harbour.example'],
      harbour,
    ])
    expect(await canRelease(personal(anna))).toBe(false)
    await expect(world.ask(releaseDelivery, personal(anna), { id })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await world.deliveryRow(id)).toMatchObject({ status: 'held', released: false })
    expect(await canRelease(manager())).toBe(true)
  })

  it('COMP-23: neither can a sender who is no member, nor one whose mail was held for another reason', async () => {
    const outside = await world.delivery({
      from: 'otto@example.com',
      end: { ...heldFromAnna().end, senderId: otto, ownerId: otto, companyId: harbour },
    })
    await expect(world.ask(releaseDelivery, personal(otto), { id: outside })).rejects.toMatchObject({
      code: 'forbidden',
    })
    const proved = await world.delivery(
      heldFromAnna({ companyId: harbour, trust: 'verified', ownerId: null }),
    )
    await expect(world.ask(releaseDelivery, member(anna), { id: proved })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(world.enqueued).toEqual([])
  })

  it('threat 15: nobody else can move it', async () => {
    const id = await world.delivery(heldFromAnna({ companyId: harbour }))
    for (const scope of [personal(otto), member(ben), mintScope(otto, other, 'admin'), personal(mona)])
      for (const endpoint of [releaseDelivery, rejectDelivery, retryDelivery])
        await expect(world.ask(endpoint, scope, { id })).rejects.toMatchObject({ code: 'not_found' })
    expect(await world.deliveryRow(id)).toMatchObject({ status: 'held', released: false })
  })
})

describe('failed mail', () => {
  it('threat 10: is tried again with all its tries, and only while it has failed', async () => {
    const id = await world.delivery(
      sentByAnna({ ownerId: anna, status: 'failed', reason: 'The DNS did not answer' }),
    )
    await db.query('update deliveries set attempts = 5')
    expect((await world.ask(getDelivery, personal(anna), { id })).can.retry).toBe(true)
    expect(await world.ask(retryDelivery, personal(anna), { id })).toEqual({ id, status: 'received' })
    expect(await world.deliveryRow(id)).toMatchObject({ attempts: 0, released: false, reason: null })
    expect(world.enqueued).toEqual([id])
    await expect(world.ask(retryDelivery, personal(anna), { id })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('sent mail', () => {
  it('threat 15: a company\u2019s outgoing mail is seen in that company alone', async () => {
    const queue = async (key: string, more: object) =>
      (await queueMail(db, personal(anna), await newMail(key, more))) ?? 0
    const toAnna = await queue('to anna', { toUserId: anna })
    const fromHarbour = await queue('from harbour', { toUserId: anna, companyId: harbour })
    const toOthers = await queue('to others', { ownerId: anna, companyId: harbour })
    const ofOther = await queue('of other', { ownerId: otto, companyId: other })
    const sent = async (scope: Scope) => (await world.ask(listSent, scope)).map((mail) => mail.id)
    expect(await sent(personal(anna))).toEqual([fromHarbour, toAnna])
    expect(await sent(member(anna))).toEqual([toOthers, fromHarbour])
    expect(await sent(mintScope(otto, other, 'admin'))).toEqual([ofOther])
    expect(await sent(member(ben))).toEqual([])
  })
})

describe('looking for mail', () => {
  it('MAIL-23: a signed-in person has waiting mail taken up', async () => {
    expect(await world.ask(refreshIntake, personal(anna))).toEqual({ taken: 2 })
  })

  it('API-63: at most ten times a minute each', async () => {
    for (let n = 0; n < 10; n++) await world.ask(refreshIntake, personal(anna))
    await expect(world.ask(refreshIntake, member(anna))).rejects.toMatchObject({ code: 'too_many' })
    expect(await world.ask(refreshIntake, personal(ben))).toEqual({ taken: 2 })
    world.now = new Date(MORNING.getTime() + 60_000)
    expect(await world.ask(refreshIntake, personal(anna))).toEqual({ taken: 2 })
  })
})
