// What an earlier version wrote of mails and their recipients is there after the update, under today's names.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NotificationList } from '../src/features/notifications/contract.ts'
import type { Delivery } from '../src/features/triage/contract.ts'
import { type CarriedWorld, startCarriedWorld } from './carried-world.ts'
import { type Client, people, type World } from './world.ts'

let world: World
let amara: Client
let stop: CarriedWorld['stop']

beforeAll(async () => {
  ;({ world, amara, stop } = await startCarriedWorld('deliveries', earlier))
})
afterAll(() => stop?.())

it('a line behind the bell leads to its mail', async () => {
  const { notifications: lines } = await amara.get<NotificationList>('/api/notifications')
  expect(lines.map(({ type, deliveryId }) => [type, deliveryId])).toEqual([['email_failed', 1]])
})

it('events and suggestions name the mail', async () => {
  const rows = await world.rows(
    `select (select payload from events where id = 1) as payload,
       (select delivery_id from suggestions) as suggestion`,
  )
  expect(rows).toEqual([{ payload: { deliveryId: 1 }, suggestion: 1 }])
})

it('what a receipt will say of one recipient keeps its header', async () => {
  const rows = await world.rows('select summary from deliveries order by id')
  expect(rows[1]?.summary).toEqual({ headline: 'Nothing', header: { place: 1 } })
})

it('a mail stands in the log with its reason, and is tried again', async () => {
  const [failed] = await amara.get<Delivery[]>('/api/mails?status=failed')
  expect(failed).toMatchObject({ id: 1, subject: 'Print', reason: 'The DNS did not answer' })
  expect(await amara.send('POST', `/api/mails/${failed?.id}/retry`)).toEqual({ id: 1, status: 'received' })
})

/** Rows as that version wrote them. */
const earlier = [
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
