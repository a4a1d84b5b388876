// The audit log over a real server: what people do is written down by the database, and cannot be changed.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, password, startWorld, type World } from '../../../test/world.ts'

let world: World
let amara: Client
let now = new Date('2026-11-16T09:00:00Z')

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

async function entries(since = 0) {
  const { rows } = await world.app.db.query(
    `select id, action, actor_id, via, company_id, subject_kind, subject_id, facts, at from audit_entries
     where id > $1 order by id`,
    [since],
  )
  return rows
}
const latest = async () => Number((await entries()).at(-1)?.id ?? 0)

it('writes down who did what, in the transaction of the act, with its time and way', async () => {
  const before = await latest()
  now = new Date('2026-11-16T10:00:00Z')
  const { id } = await amara.get<{ id: number }>('/api/auth/user')
  const made = await amara.send<{ secret: string; token: { id: number } }>('POST', '/api/tokens', {
    name: 'Report script',
    scopes: ['read'],
  })
  await amara.send('DELETE', `/api/tokens/${made.token.id}`)
  expect(await entries(before)).toMatchObject([
    {
      action: 'token.made',
      actor_id: id,
      via: 'browser',
      subject_id: id,
      facts: { token: made.token.id, scopes: ['read'] },
      at: now,
    },
    { action: 'token.ended', actor_id: id, subject_id: id },
  ])
})
