// The audit log over a real server: the database writes down what people do, nobody changes it, and each sees their own.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { audit as auditCommand } from '../../../bin/command/audit.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { AuditEntryOnWire } from './contract.ts'

let world: World
let amara: Client
let bob: Client
let jonas: Client
let harvest: number
let orchard: number
let now = new Date('2026-11-16T09:00:00Z')

const idOf = async (client: Client) => (await client.get<{ id: number }>('/api/auth/user')).id

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  jonas = await world.signUp('jonas')
  const make = async (client: Client, name: string) =>
    (
      await client.send<{ data: { company: { company: { id: number } } } }>(
        'POST',
        '/api/companies/register',
        {
          name,
          companyType: 'other',
        },
      )
    ).data.company.company.id
  harvest = await make(amara, 'Harvest')
  orchard = await make(jonas, 'Orchard')
  await world.app.db.query(`insert into memberships (company_id, user_id) values ($1, $2)`, [
    harvest,
    await idOf(bob),
  ])
})
afterAll(() => world.stop())

interface Page {
  entries: AuditEntryOnWire[]
  next: number | null
}
const ofCompany = async (client: Client, id: number, query = ''): Promise<Page> =>
  (await client.raw('GET', `/api/audit${query}`, undefined, { 'x-company-id': String(id) })).json()

/** The newest entries of the whole log, oldest first. */
async function latest(count: number) {
  const rows = await world.rows(
    'select action, actor_id, via, company_id, subject_id, facts, at from audit_entries order by id desc limit $1',
    [count],
  )
  return rows.reverse()
}

async function verified(): Promise<{ code: number; said: string }> {
  const lines: string[] = []
  const take = (line: string) => void lines.push(line)
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(take),
    vi.spyOn(console, 'error').mockImplementation(take),
  ]
  vi.stubEnv('DATA_DIR', world.config.dataDir)
  const code = await auditCommand(['verify'])
  for (const spy of spies) spy.mockRestore()
  vi.unstubAllEnvs()
  return { code, said: lines.join('\n') }
}

it('writes down who did what, with its time and way', async () => {
  now = new Date('2026-11-16T10:00:00Z')
  const id = await idOf(amara)
  const made = await amara.send<{ secret: string; token: { id: number } }>('POST', '/api/tokens', {
    name: 'Report script',
    scopes: ['read', 'write', 'manage'],
  })
  const bobs = await idOf(bob)
  const changed = await fetch(`${world.url}/api/companies/${harvest}/members/${bobs}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${made.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'manager' }),
  })
  expect(changed.status).toBe(200)
  await amara.send('DELETE', `/api/tokens/${made.token.id}`)
  expect(await latest(3)).toMatchObject([
    {
      action: 'token.made',
      actor_id: id,
      via: 'browser',
      facts: { scopes: ['read', 'write', 'manage'] },
      at: now,
    },
    {
      action: 'member.role',
      actor_id: id,
      via: 'token',
      company_id: harvest,
      subject_id: bobs,
      facts: { from: 'member', to: 'manager' },
    },
    { action: 'token.ended', actor_id: id },
  ])
})

it('what was not done is not written down, and a failed sign-in is', async () => {
  const before = (await latest(1))[0]
  const bobs = await idOf(bob)
  expect(
    (await bob.raw('PATCH', `/api/companies/${harvest}/members/${bobs}`, { role: 'admin' })).status,
  ).toBe(403)
  expect((await latest(1))[0]).toEqual(before)
  const answer = await fetch(`${world.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.url },
    body: JSON.stringify({ email: 'bob@example.com', password: 'not the one' }),
  })
  expect(answer.status).toBe(401)
  expect(await latest(1)).toMatchObject([
    { action: 'sign_in.failed', actor_id: null, via: 'browser', subject_id: bobs },
  ])
})

it('admins see their company and the sign-ins of its members, and nothing of another', async () => {
  const { entries } = await ofCompany(amara, harvest)
  const actions = entries.map(({ action }) => action)
  expect(actions).toEqual(
    expect.arrayContaining(['company.made', 'member.joined', 'member.role', 'token.made', 'sign_in.failed']),
  )
  expect(entries.find(({ action }) => action === 'member.role')).toMatchObject({
    title: 'Role was changed',
    detail: 'member → manager',
    actor: { name: 'Amara Okafor' },
    subject: { name: expect.stringContaining('Bob') },
  })
  const others = await idOf(jonas)
  expect(entries.some(({ actor, company }) => actor?.id === others || company?.id === orchard)).toBe(false)
  expect((await ofCompany(amara, harvest, '?group=token')).entries.map(({ action }) => action)).toEqual([
    'token.ended',
    'token.made',
  ])
  for (const [client, company] of [
    [bob, harvest],
    [jonas, harvest],
    [amara, orchard],
  ] as const)
    for (const path of ['/api/audit', `/api/audit.csv?companyId=${company}`])
      expect((await client.raw('GET', path, undefined, { 'x-company-id': String(company) })).status).toBe(403)
})

it('what a member does in Personal is in no log of their companies', async () => {
  const personal = { 'x-company-id': '0' }
  const page = await bob.raw('GET', '/api/agent-instances/faq', undefined, personal)
  expect(page.status).toBe(200)
  const made = await bob.raw('POST', '/api/agent-instances', { agentType: 'faq' }, personal)
  expect(made.status).toBe(201)
  const bobs = await idOf(bob)
  expect(await latest(1)).toMatchObject([{ action: 'mailbox.made', actor_id: bobs, company_id: null }])
  const { entries } = await ofCompany(amara, harvest)
  expect(entries.some(({ action }) => action.startsWith('mailbox.'))).toBe(false)
  const csv = await (await amara.raw('GET', `/api/audit.csv?companyId=${harvest}`)).text()
  expect(csv).toContain('Joined the company')
  expect(csv).not.toContain('Made an address')
  const all = await amara.get<Page>('/api/server/audit')
  expect(all.entries.some(({ action, actor }) => action === 'mailbox.made' && actor?.id === bobs)).toBe(true)
})

it('the owner of the server sees all of it, others do not; it comes in pages and as CSV', async () => {
  const { entries } = await amara.get<Page>('/api/server/audit')
  expect(entries.some(({ company }) => company?.id === orchard)).toBe(true)
  const older = await amara.get<Page>(`/api/server/audit?before=${entries[2]?.id}`)
  expect(older.entries[0]).toEqual(entries[3])
  expect((await jonas.raw('GET', '/api/server/audit')).status).toBe(403)
  expect((await jonas.raw('GET', '/api/server/audit.csv')).status).toBe(403)
  await world.app.db.query(`update companies set name = '=1+1' where id = $1`, [orchard])
  const csv = await (await amara.raw('GET', '/api/server/audit.csv?group=setting')).text()
  expect(csv.split('\r\n')[0]).toBe(
    '"Number","Time","Action","Detail","Actor","Actor number","By","About","About number","Company","Company number"',
  )
  expect(csv).toContain(
    `"Changed the company","name","","","product","'=1+1","${orchard}","'=1+1","${orchard}"`,
  )
})

it('the name of a deleted person goes, the fact stays', async () => {
  const bobs = await idOf(bob)
  const { status } = await bob.raw('POST', '/api/account/delete', { email: 'bob@example.com' })
  expect(status).toBe(200)
  const entries = (await ofCompany(amara, harvest)).entries
  expect(entries.find(({ action }) => action === 'member.role')?.subject).toEqual({
    kind: 'person',
    id: bobs,
    name: null,
  })
  const rows = await world.rows('select * from audit_entries')
  expect(rows.some((row) => row.action === 'account.deleted' && row.subject_id === bobs)).toBe(true)
  expect(JSON.stringify(rows)).not.toMatch(/bob|example\.com/i)
})

it('nobody changes it, and verify finds what was changed or removed behind its back', async () => {
  const { db } = world.app
  for (const statement of [
    `update audit_entries set action = 'token.made'`,
    'delete from audit_entries',
    'truncate audit_entries',
    'delete from audit_views',
    `update audit_heads set number = number - 1`,
    'delete from audit_heads',
  ])
    await expect(db.query(statement)).rejects.toThrow(/only added to|Failed query/)
  const sound = await verified()
  expect(sound).toMatchObject({ code: 0, said: expect.stringContaining('as they were written') })

  await db.query('alter table audit_entries disable trigger user')
  const { rows } = await db.query<{ id: string; number: string; facts: unknown }>(
    'select id, number, facts from audit_entries where chain = $1 order by number desc limit 3',
    [harvest],
  )
  const [last, middle] = rows
  await db.query(`update audit_entries set facts = '{"role":"admin"}' where id = $1`, [middle?.id])
  const changed = await verified()
  expect(changed.code).toBe(1)
  expect(changed.said).toContain(`number ${middle?.number} of company ${harvest}, was changed`)
  await db.query('update audit_entries set facts = $2 where id = $1', [
    middle?.id,
    JSON.stringify(middle?.facts),
  ])
  expect((await verified()).code).toBe(0)
  await db.query('delete from audit_entries where id = $1', [last?.id])
  expect((await verified()).said).toBe(`In company ${harvest}, entry number ${last?.number} was removed.`)
  await db.query('delete from audit_entries where id = $1', [rows[2]?.id])
  expect((await verified()).said).toContain(`entry number ${rows[2]?.number} was removed`)
})
