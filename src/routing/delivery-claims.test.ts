// Who may settle a delivery: only the claim that holds it, whatever another one did late or does not know of itself.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { readConfig } from '../config.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { createLog } from '../kit/log.ts'
import { type Core, createCore } from '../wiring/core.ts'
import { type DeliveryContext, deliveryContext } from './delivery-context.ts'
import { endFailed, putOff } from './delivery-end.ts'
import { claimDelivery, endDelivery, lockDelivery } from './delivery-store.ts'

const since = new Date('2026-03-10T09:00:00Z')

let dataDir: string
let db: Database
let core: Core
let mails = 0

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mailcrew-claims-'))
  db = await openTestDatabase()
  core = createCore(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), db, createLog('silent'), {})
  await core.queue.start([core.jobs.processDelivery])
})
afterAll(async () => {
  await core.queue.stop()
  await db.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The id of a delivery that nobody has claimed. */
async function newDelivery(): Promise<number> {
  mails += 1
  const { rows } = await db.query(
    `with mail as (
       insert into mails (key, trace_id, source, envelope, object, size, from_address, received_at)
       values ($1, $1, 'smtp', '{}', 'none', 1, 'anna@example.com', $2) returning id)
     insert into deliveries (mail_id, recipient) select id, 'tula@mailcrew.localhost' from mail returning id`,
    [`mail-${mails}`, since],
  )
  return Number(rows[0]?.id)
}

async function claim(id: number): Promise<DeliveryContext> {
  const claimed = await claimDelivery(asSystem(db, core.system), id, since)
  if (!claimed) throw new Error('the delivery is at an end')
  return deliveryContext(core.deliveryServices, claimed, false)
}

async function stateOf(id: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await db.query(
    `select status, attempts, (select count(*)::int from pgboss.job where data->>'deliveryId' = deliveries.id::text) as jobs
     from deliveries where id = $1`,
    [id],
  )
  return rows[0]
}

const finish = ({ delivery }: DeliveryContext) =>
  db.transaction(() =>
    endDelivery(
      asSystem(db, core.system),
      { id: delivery.id, at: since },
      { status: 'processed', trace: [] },
    ),
  )

it('a delivery that was claimed anew is not settled by the claim before', async () => {
  const id = await newDelivery()
  const [slow, other] = [await claim(id), await claim(id)]
  expect(await endFailed(slow, new Error('too late'))).toBe('done')
  expect(await putOff(slow, 1, false)).toBe('done')
  expect(await db.transaction(() => lockDelivery(asSystem(db, core.system), slow.delivery))).toBe(false)
  expect(await stateOf(id)).toEqual({ status: 'processing', attempts: 2, jobs: 0 })
  expect(await db.transaction(() => lockDelivery(asSystem(db, core.system), other.delivery))).toBe(true)
})

it('a commit whose answer was lost stays what it is: the delivery is not processed again', async () => {
  const id = await newDelivery()
  const context = await claim(id)
  await finish(context)
  expect(await endFailed(context, new Error('Connection terminated unexpectedly'))).toBe('done')
  expect(await stateOf(id)).toEqual({ status: 'processed', attempts: 1, jobs: 0 })
})

it('a delivery that failed goes back for another try, and one that is put off does not lose one', async () => {
  const id = await newDelivery()
  expect(await endFailed(await claim(id), new Error('not now'))).toBe('again')
  expect(await stateOf(id)).toEqual({ status: 'received', attempts: 1, jobs: 1 })
  expect(await putOff(await claim(id), 1, false)).toBe('again')
  expect(await stateOf(id)).toEqual({ status: 'received', attempts: 1, jobs: 2 })
})

it('only the claim itself is not waited for on the disk: what comes after it on the connection is', async () => {
  const flushes = async () => (await db.query(`select current_setting('synchronous_commit') as flushes`)).rows
  const before = await flushes()
  await claim(await newDelivery())
  expect(await flushes()).toEqual(before)
})
