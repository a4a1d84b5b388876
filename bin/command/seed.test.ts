// The examples in a running server: every mail is processed, and a second run changes nothing.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXAMPLE_TIME, exampleTime } from '../../src/mail/intake/example-time.ts'
import { startWorld, type World } from '../../test/world.ts'
import { seedServer } from './seed-server.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

async function seeded(now: Date) {
  const { url, app, config } = world
  const smtp = { host: '127.0.0.1', port: app.ports.smtp }
  const answer = await seedServer({ url, smtp, mailDomain: config.mailDomain, now })
  await world.settled()
  const counted = await world.app.db.query(
    `select (select count(*)::int from mails) as mails,
      (select count(*)::int from deliveries where status = 'processed') as processed,
      (select count(*)::int from deliveries where status = 'ignored') as ignored,
      (select count(*)::int from projects) as projects,
      (select count(*)::int from tasks) as tasks,
      (select count(*)::int from tasks where status = 'completed') as completed,
      (select count(*)::int from users) as users,
      (select count(*)::int from projects where company_id is not null) as shared,
      (select count(*)::int from memberships where is_active) as members,
      (select count(*)::int from company_units) as units,
      (select count(*)::int from polls) as polls,
      (select count(*)::int from poll_ballots) as votes,
      (select count(*)::int from deliveries where agent_type = 'cara') as digests,
      (select count(*)::int from documents where analysis is not null) as documents,
      (select max(version) from documents) as versions,
      (select count(*)::int from tasks join projects on projects.id = project_id
        where projects.name = 'Maintenance of the delivery van' and due_date is not null) as reminders`,
  )
  const counts: Record<string, unknown> = { ...counted.rows[0] }
  return { known: answer.known.size, counts }
}

it('fifty-two mails of six people and their company become projects, tasks, polls and documents, and none fails', async () => {
  const { known, counts } = await seeded(new Date())
  expect(known).toBe(0)
  expect(counts).toMatchObject({ mails: 52, processed: 50, ignored: 2, users: 6 })
  expect(counts).toMatchObject({ shared: 2, members: 6, units: 4, polls: 2, votes: 5, digests: 1 })
  // The lease came twice; the contract is one of Dina, who keeps its days and no document.
  expect(counts).toMatchObject({ versions: 2, reminders: 3 })
  expect(counts.documents).toBeGreaterThanOrEqual(4)
  expect(counts.projects).toBeGreaterThanOrEqual(10)
  expect(counts.tasks).toBeGreaterThanOrEqual(40)
  expect(counts.completed).toBeGreaterThanOrEqual(8)
  expect(await seeded(new Date(Date.now() + 5 * 86_400_000))).toEqual({ known: 6, counts })
})

it('what the examples made is as old as their mails', async () => {
  const rows = await world.rows<Record<string, number>>(
    `select
      (select count(*)::int from tasks where created_at < now() - interval '5 days') as old_tasks,
      (select count(distinct created_at::date)::int from tasks) as days,
      (select count(*)::int from tasks where created_at > now() - interval '1 minute') as new_tasks,
      (select count(*)::int from mails where received_at > now() - interval '1 hour') as new_mails,
      (select count(*)::int from polls where created_at < now() - interval '2 days') as old_polls,
      (select count(*)::int from documents where created_at > now() - interval '1 hour') as new_documents`,
  )
  expect(rows[0]).toMatchObject({ new_tasks: 0, new_mails: 0, old_polls: 2, new_documents: 0 })
  expect(rows[0]?.old_tasks).toBeGreaterThan(15)
  expect(rows[0]?.days).toBeGreaterThan(4)
})

it('a mail says when it came on a server for this machine alone, and nowhere else', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const raw = (time: string) => Buffer.from(`From: a@example.com\r\n${EXAMPLE_TIME}: ${time}\r\n\r\nHello`)
  expect(exampleTime(raw('2026-11-12T08:00:00Z'), now)).toEqual(new Date('2026-11-12T08:00:00Z'))
  for (const time of ['2026-11-20T12:00:01Z', '2026-01-01T00:00:00Z', 'yesterday', ''])
    expect([time, exampleTime(raw(time), now)]).toEqual([time, null])
})

it('a server that is not there is told in a sentence', async () => {
  const place = { url: 'http://127.0.0.1:9', smtp: { host: '127.0.0.1', port: 9 }, mailDomain: 'x.localhost' }
  await expect(seedServer({ ...place, now: new Date() })).rejects.toThrow(
    'No server answers at http://127.0.0.1:9',
  )
})
