// Power for the acknowledgement: the process dies again and again while mails stream in, and none is lost or done twice.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { messageIdOf } from '../faults/sender.ts'
import type { MailArchive } from '../src/features/archives/contract.ts'
import { type Death, type DyingServer, dyingServer } from './dying-server.ts'
import { rounds } from './endurance.ts'
import { signUp, startWorld } from './world.ts'

/** More of both: KILL_MAILS=2000 KILL_KILLS=20. */
const MAILS = Number(process.env.KILL_MAILS ?? rounds(20, 80))
const KILLS = Number(process.env.KILL_KILLS ?? rounds(1, 2))

const timeout = 300_000 * Math.max(1, MAILS / 400)

const servers: DyingServer[] = []
afterAll(() => {
  for (const server of servers) server.remove()
})

it(
  'kill -9 of the process again and again while mails stream in: all that got 250 are processed exactly once',
  { timeout },
  () => expectAllProcessedOnce('kill', MAILS, KILLS),
)

it(
  'a power cut that drops what was not flushed, again and again: all that got 250 are processed exactly once',
  { timeout },
  () => expectAllProcessedOnce('power cut', MAILS / 2, Math.ceil(KILLS / 2)),
)

async function expectAllProcessedOnce(death: Death, mails: number, deaths: number): Promise<void> {
  const server = await dyingServer(death)
  servers.push(server)
  await server.start()
  const acknowledged = await server.stream(mails, deaths)
  await server.die()

  const world = await startWorld({ dataDir: server.dataDir, keepData: true })
  try {
    await world.settled(0.8 * timeout)
    const rows = await world.rows(
      `select m.message_id, count(distinct m.id)::int as mails, count(distinct d.id)::int as deliveries, count(distinct t.id)::int as tasks,
        min(d.status) as status from mails m join deliveries d on d.mail_id = m.id left join tasks t on t.source_mail_id = m.id group by m.message_id`,
    )
    const wrong = rows.filter(
      (row) => row.mails !== 1 || row.deliveries !== 1 || row.tasks !== 1 || row.status !== 'processed',
    )
    expect(wrong).toEqual([])
    const processed = new Set(rows.map((row) => row.message_id))
    const lost = [...acknowledged].filter((number) => !processed.has(messageIdOf(number)))
    expect(acknowledged.size).toBe(mails)
    expect(lost).toEqual([])
    const receipts = await world.app.db.query(
      `select mail_id from outbox where kind = 'receipt' group by mail_id having count(*) > 1`,
    )
    expect(receipts.rows).toEqual([])
  } finally {
    await world.stop()
  }
}

const ARCHIVED = MAILS

it('kill -9 while an archive is read and worked: it goes on by itself, each mail once, and no mail goes out', {
  timeout,
}, async () => {
  const server = await dyingServer('kill')
  servers.push(server)
  await server.start()
  const client = await signUp(server.url, 'amara')
  const text = Array.from({ length: ARCHIVED }, (_, number) => archived(number)).join('')
  const bytes = Buffer.from(text)
  const recipient = 'tula@mailcrew.localhost'
  const given = { name: 'old.mbox', recipient, size: bytes.length }
  const { id } = await client.send<MailArchive>('POST', '/api/server/archives', given)
  // The part that was under way when the process died is sent again.
  await server.die()
  await server.start()
  const part = { at: 0, content: bytes.toString('base64') }
  await client.send('POST', `/api/server/archives/${id}/parts`, part)
  const look = async () => {
    const { archives } = await client.get<{ archives: MailArchive[] }>('/api/server/archives')
    return archives[0]
  }
  for (let count = 0; count < KILLS; count += 1) {
    const before = (await look())?.worked ?? 0
    while (((await look())?.worked ?? 0) <= Math.min(before, ARCHIVED - 1)) await pause(5)
    await server.die()
    await server.start()
  }
  while ((await look())?.worked !== ARCHIVED) await pause(50)
  expect(await look()).toMatchObject({ state: 'done', read: ARCHIVED, taken: ARCHIVED, known: 0 })
  await server.die()

  const world = await startWorld({ dataDir: server.dataDir, keepData: true })
  try {
    await world.settled(0.8 * timeout)
    const rows = await world.rows(
      `select (select count(*)::int from mails) as mails, (select count(*)::int from deliveries) as deliveries,
          (select count(distinct source_mail_id)::int from tasks) as sources, (select count(*)::int from tasks) as tasks,
          (select count(*)::int from outbox) as sent`,
    )
    const all = ARCHIVED
    expect(rows).toEqual([{ mails: all, deliveries: all, sources: all, tasks: all, sent: 0 }])
    const kept = readdirSync(join(server.dataDir, 'mails'), { recursive: true }).map(String)
    expect(kept.filter((name) => name.endsWith('.eml'))).toHaveLength(ARCHIVED)
  } finally {
    await world.stop()
  }
})

const archived = (number: number) =>
  [
    'From x Mon Mar  2 09:00:00 2026',
    `From: sender${number % 20}@example.com`,
    'To: tula@mailcrew.localhost',
    `Message-ID: <archived-${number}@example.com>`,
    'Date: Mon, 02 Mar 2026 09:00:00 +0000',
    `Subject: Errand ${number}`,
    '',
    `Please send parcel ${number}.\n\n`,
  ].join('\n')
