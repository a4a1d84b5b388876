// What an earlier version wrote of mails and their recipients is there after the update, under today's names.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NotificationList } from '../src/features/notifications/contract.ts'
import type { Delivery } from '../src/features/triage/contract.ts'
import { Database } from '../src/kit/db/database.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import { migrateDatabase } from '../src/kit/db/migrate.ts'
import { migrations } from './embedded-template.ts'
import { type Client, clientOf, people, startWorld, type World } from './world.ts'

const SESSION = 'session-of-amara'

let folder: string
let world: World
let amara: Client

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mailcrew-carried-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const db = new Database(await openEmbedded(dataDir, { fsync: false }))
  await migrateDatabase(db, stepsBefore('deliveries'))
  for (const statement of earlier) await db.query(statement)
  await db.close()
  world = await startWorld({ dataDir, keepData: true })
  amara = clientOf(world.url, `mailcrew=${SESSION}`)
})
afterAll(async () => {
  await world?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The migrations as the version before that one had them. */
function stepsBefore(name: string): string {
  const steps = join(folder, 'migrations')
  cpSync(migrations, steps, { recursive: true })
  const journal = join(steps, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const last = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(`_${name}`))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, last) }))
  return steps
}

it('a line behind the bell leads to its mail', async () => {
  const { notifications: lines } = await amara.get<NotificationList>('/api/notifications')
  expect(lines.map(({ type, deliveryId }) => [type, deliveryId])).toEqual([['email_failed', 1]])
})

it('events and suggestions name the mail', async () => {
  const { rows } = await world.app.db.query(
    `select (select payload from events where id = 1) as payload,
       (select delivery_id from suggestions) as suggestion`,
  )
  expect(rows).toEqual([{ payload: { deliveryId: 1 }, suggestion: 1 }])
})

it('what a receipt will say of one recipient keeps its header', async () => {
  const { rows } = await world.app.db.query('select summary from deliveries order by id')
  expect(rows[1]?.summary).toEqual({ headline: 'Nothing', header: { place: 1 } })
})

it('a mail stands in the log with its reason, and is tried again', async () => {
  const [failed] = await amara.get<Delivery[]>('/api/mails?status=failed')
  expect(failed).toMatchObject({ id: 1, subject: 'Print', reason: 'The DNS did not answer' })
  expect(await amara.send('POST', `/api/mails/${failed?.id}/retry`)).toEqual({ id: 1, status: 'received' })
})

/** Rows as that version wrote them. */
const earlier = [
  `insert into users (first_name, email, claimed_at) values ('Amara', '${people.amara.email}', now())`,
  `insert into user_addresses (user_id, address, confirmed_at) values (1, '${people.amara.email}', now())`,
  `insert into sessions (user_id, token_hash, expires_at)
   values (1, '${createHash('sha256').update(SESSION).digest('hex')}', now() + interval '1 day')`,
  `insert into mails (key, trace_id, source, envelope, object, size, subject, from_address, received_at)
   values ('key', 'trace', 'smtp', '{"mailFrom": "", "rcptTo": []}', 'object', 1, 'Print', '${people.amara.email}', now())`,
  `insert into works (mail_id, recipient, status, reason, attempts, sender_id, owner_id, agent_type, trust)
   values (1, 'tula@mailcrew.localhost', 'failed', 'The DNS did not answer', 5, 1, 1, 'tula', 'verified')`,
  `insert into works (mail_id, recipient, status, summary)
   values (1, 'amara.tula@mailcrew.localhost', 'ignored', '{"headline": "Nothing", "letter": {"place": 1}}')`,
  `insert into events (user_id, type, payload) values (1, 'mail_update', '{"workId": 1}')`,
  `insert into notifications (user_id, type, payload) values (1, 'email_failed', '{"workId": 1, "subject": "Print"}')`,
  "insert into projects (owner_id, creator_id, name, type) values (1, 1, 'Print', 'individual')",
  `insert into suggestions (subject_kind, subject_id, kind, work_id, payload, evidence, confidence)
   values ('project', 1, 'task', 1, '{}', '{}', 0.5)`,
]
