// Partitions by time: made ahead, dropped with what they hold, and never in anybody's way.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { verifyAudit } from '../../features/audit/index.ts'
import { recordAct } from '../audit-store.ts'
import { mintSystemScope } from '../scope.ts'
import { asSystem, type SystemDatabase } from './acting-database.ts'
import type { Database } from './database.ts'
import { keepPartitions } from './partition-store.ts'

const DAY_MS = 24 * 60 * 60_000
const today = new Date()
/** Six in the morning, so that it does not matter when the test runs. */
const now = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), 6))
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)

let db: Database
let system: SystemDatabase
let anna: number

beforeAll(async () => {
  db = await openTestDatabase()
  system = asSystem(db, mintSystemScope('partition test'))
  const { rows } = await db.query<{ id: number }>(
    `insert into users (email, first_name) values ('anna@example.com', 'Anna') returning id`,
  )
  anna = Number(rows[0]?.id)
})
afterAll(() => db.close())

const partsOf = async (table: string) =>
  (
    await db.query<{ name: string }>(
      'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1',
      [table],
    )
  ).rows.map(({ name }) => name)

/** Where the event is kept. */
async function addEvent(type: string, at: Date): Promise<string> {
  const { rows } = await db.query<{ part: string }>(
    `insert into events (user_id, type, payload, created_at) values ($1, $2, '{}', $3)
     returning tableoid::regclass::text as part`,
    [anna, type, at.toISOString()],
  )
  return rows[0]?.part ?? ''
}

const typesOf = async () =>
  (await db.query<{ type: string }>('select type from events order by id')).rows.map(({ type }) => type)

/** Its entry's partition. */
async function act(): Promise<string> {
  await recordAct(system, {
    action: 'account.confirmed',
    actorId: anna,
    subject: { kind: 'person', id: anna },
  })
  const { rows } = await db.query<{ part: string }>(
    'select tableoid::regclass::text as part from audit_entries order by id desc limit 1',
  )
  return rows[0]?.part ?? ''
}

it('partitions are made ahead, once, and rows go where their time belongs', async () => {
  expect(await addEvent('now', now)).toBe('events_before')
  expect(await addEvent('late', inDays(9))).toBe('events_rest')
  expect(await act()).toBe('audit_entries_before')
  await keepPartitions(system, now)
  const made = await partsOf('events')
  await keepPartitions(system, now)
  expect(await partsOf('events')).toEqual(made)
  // A day of which rows came before its partition stays with all else, and refuses nothing.
  expect(await addEvent('late as well', inDays(9))).toBe('events_rest')
  const name = (at: Date) => `events_${at.toISOString().slice(0, 10).replaceAll('-', '')}`
  expect(await addEvent('soon', inDays(2))).toBe(name(inDays(2)))
  expect((await partsOf('audit_entries')).length).toBeGreaterThanOrEqual(5)
  expect(await partsOf('audit_views')).toHaveLength((await partsOf('audit_entries')).length)
})

it('what is kept for a while goes by the partition, and ids go on', async () => {
  await keepPartitions(system, inDays(3.5))
  expect(await typesOf()).toEqual(['late', 'late as well', 'soon'])
  await keepPartitions(system, inDays(4.5))
  expect(await partsOf('events')).not.toContain('events_before')
  expect(await typesOf()).toEqual(['late', 'late as well'])
  await keepPartitions(system, inDays(11))
  expect(await typesOf()).toEqual([])
  await addEvent('after all', inDays(12))
  const { rows } = await db.query('select id::int, type from events')
  expect(rows).toEqual([{ id: 5, type: 'after all' }])
  expect(await partsOf('webhook_deliveries')).toContain('webhook_deliveries_before')
})

it('threat 11: the audit log is one chain over its partitions, and each refuses every change', async () => {
  // More than nine, whose numbers as text have another order.
  for (let times = 0; times < 10; times += 1) await act()
  expect(await verifyAudit(system)).toMatchObject({ entries: 11, faults: [] })
  for (const part of [...(await partsOf('audit_entries')), ...(await partsOf('audit_views'))]) {
    await expect(db.query(`delete from ${part}`)).rejects.toThrow(/only added to/)
    await expect(db.query(`truncate ${part}`)).rejects.toThrow(/only added to/)
  }
})
