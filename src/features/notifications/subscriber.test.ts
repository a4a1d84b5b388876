// What is told in a transaction becomes lines behind the bell with its commit, for the right people alone.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companies, memberships, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { emit, type LiveEvent, subscribeToEvents } from '../../kit/events.ts'
import { createLog } from '../../kit/log.ts'
import { mintScope, mintSystemScope } from '../../kit/scope.ts'
import { listRows, sweepNotifications, unreadOf } from './notification-store.ts'
import { notificationSubscriber } from './subscriber.ts'

let db: Database
let now = new Date('2026-11-16T09:00:00Z')
let company: number
const ids: Record<string, number> = {}

beforeAll(async () => {
  db = await openTestDatabase()
  subscribeToEvents(db, notificationSubscriber({ clock: () => now, log: createLog('silent') }))
  for (const name of ['admin', 'manager', 'member', 'sender', 'guest']) {
    const claimedAt = name === 'guest' ? null : now
    const [made] = await db.orm
      .insert(users)
      .values({ email: `${name}@example.com`, claimedAt })
      .returning({ id: users.id })
    ids[name] = made?.id ?? 0
  }
  const [made] = await db.orm.insert(companies).values({ name: 'Northwind' }).returning({ id: companies.id })
  company = made?.id ?? 0
  for (const role of ['admin', 'manager', 'member'] as const)
    await db.orm.insert(memberships).values({ companyId: company, userId: idOf(role), role })
})
afterAll(() => db.close())

const idOf = (name: string) => ids[name] ?? 0

async function linesOf(name: string) {
  const rows = await listRows(db, mintScope(idOf(name)), { limit: 50 })
  return rows.map(({ row }) => ({ type: row.type, companyId: row.companyId, ...row.payload }))
}

const held = (deliveryId: number, claimedBy: number | null, companyId = company): LiveEvent => ({
  ...{ userIds: [], companyId, type: 'mail_held' },
  payload: { deliveryId, subject: `Mail ${deliveryId}`, claimedBy },
})

it('a held mail is told to the managers and admins of its company and to whom it claims to be from', async () => {
  await emit(db, held(1, idOf('sender')))
  const line = { type: 'mail_held', deliveryId: 1, subject: 'Mail 1', count: 1 }
  expect(await linesOf('admin')).toEqual([{ ...line, companyId: company }])
  expect(await linesOf('manager')).toEqual([{ ...line, companyId: company }])
  expect(await linesOf('sender')).toEqual([{ ...line, companyId: null }])
  expect(await linesOf('member')).toEqual([])
})

it('threat 16: however many mails are held, one unread line counts them; a read one is followed by a new one', async () => {
  for (const deliveryId of [2, 3]) await emit(db, held(deliveryId, idOf('sender')))
  expect(await linesOf('admin')).toMatchObject([{ deliveryId: 3, count: 3 }])
  await db.query('update notifications set read_at = now() where user_id = $1', [idOf('admin')])
  now = new Date('2026-11-16T09:05:00Z')
  await emit(db, held(4, null))
  expect(await linesOf('admin')).toMatchObject([{ deliveryId: 4, count: 1 }, { deliveryId: 3 }])
})

it('whoever gets a line hears of it live, in the same transaction', async () => {
  await db.query('delete from events')
  await emit(db, held(5, null))
  const { rows } = await db.query('select user_id, type, payload from events order by user_id')
  expect(rows).toEqual(
    [idOf('admin'), idOf('manager')].map((user_id) => ({
      user_id,
      type: 'notification_update',
      payload: {},
    })),
  )
})

it('NOTIF-17: an event to nobody is told to no socket', async () => {
  await db.query('delete from events')
  await emit(db, { userIds: [], companyId: 0, type: 'task_status', payload: { title: 'secret' } })
  expect((await db.query('select id from events')).rows).toEqual([])
})

it('what is rolled back is told to nobody', async () => {
  const failed = db.transaction(async () => {
    await emit(db, {
      userIds: [idOf('member')],
      companyId: 0,
      type: 'email_failed',
      payload: { subject: 'x' },
    })
    throw new Error('stop')
  })
  await expect(failed).rejects.toThrow('stop')
  expect(await linesOf('member')).toEqual([])
})

it('threat 20: an address without an account has nobody behind a bell', async () => {
  await emit(db, { userIds: [idOf('guest')], companyId: 0, type: 'email_failed', payload: { subject: 'x' } })
  expect(await linesOf('guest')).toEqual([])
})

it('an event that does not fit what is known of it is left out, and the deed stands', async () => {
  await db.transaction(async () => {
    await emit(db, { userIds: [idOf('member')], companyId: 0, type: 'email_failed', payload: { subject: 7 } })
    await db.query(`update users set first_name = 'Kim' where id = $1`, [idOf('member')])
  })
  expect(await linesOf('member')).toEqual([])
  const { rows } = await db.query('select first_name from users where id = $1', [idOf('member')])
  expect(rows).toEqual([{ first_name: 'Kim' }])
})

it('an invitation is shown to the invited, who is no member yet', async () => {
  await emit(db, {
    ...{ userIds: [idOf('sender')], companyId: company, type: 'invitation' },
    payload: { companyName: 'Northwind', actorId: idOf('admin') },
  })
  expect((await linesOf('sender')).map(({ type }) => type)).toContain('invitation')
})

it('threat 15: whoever leaves a company no longer sees what it told them', async () => {
  expect(await unreadOf(db, mintScope(idOf('manager')))).toBe(1)
  await db.query('update memberships set is_active = false where user_id = $1', [idOf('manager')])
  expect(await linesOf('manager')).toEqual([])
  expect(await unreadOf(db, mintScope(idOf('manager')))).toBe(0)
})

it('lines older than 90 days go', async () => {
  await sweepNotifications(asSystem(db, mintSystemScope('test')), new Date('2027-02-14T08:59:00Z'))
  expect(await linesOf('sender')).not.toEqual([])
  await sweepNotifications(asSystem(db, mintSystemScope('test')), new Date('2027-02-14T09:06:00Z'))
  expect(await linesOf('sender')).toEqual([])
})
