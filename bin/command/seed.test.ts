// The examples in a running server: every mail is processed, and a second run changes nothing.
import { afterAll, beforeAll, expect, it } from 'vitest'
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
      (select count(*)::int from company_units) as units`,
  )
  const counts: Record<string, unknown> = { ...counted.rows[0] }
  return { known: answer.known.size, counts }
}

it('forty mails of six people and their company become projects and tasks, and none fails', async () => {
  const { known, counts } = await seeded(new Date())
  expect(known).toBe(0)
  expect(counts).toMatchObject({ mails: 40, processed: 38, ignored: 2, users: 6 })
  expect(counts).toMatchObject({ shared: 2, members: 6, units: 4 })
  expect(counts.projects).toBeGreaterThanOrEqual(10)
  expect(counts.tasks).toBeGreaterThanOrEqual(40)
  expect(counts.completed).toBeGreaterThanOrEqual(8)
  expect(await seeded(new Date(Date.now() + 5 * 86_400_000))).toEqual({ known: 6, counts })
})

it('a server that is not there is told in a sentence', async () => {
  const place = { url: 'http://127.0.0.1:9', smtp: { host: '127.0.0.1', port: 9 }, mailDomain: 'x.localhost' }
  await expect(seedServer({ ...place, now: new Date() })).rejects.toThrow(
    'No server answers at http://127.0.0.1:9',
  )
})
