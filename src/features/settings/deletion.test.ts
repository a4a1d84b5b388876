// The end of an account: nothing of the person remains, and nothing of anybody else is lost (SET-14).
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type Client,
  clientOf,
  people,
  startWorld,
  type TestMail,
  type Who,
  type World,
} from '../../../test/world.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { Delivery } from '../triage/contract.ts'

let world: World
let bob: Client
let amara: Client
/** Amara's, in a second browser. */
let elsewhere: Client
let company: number

const address = 'amara@example.com'

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  elsewhere = await signIn('amara')
  bob = await world.signUp('bob')
  company = await makeCompany('Harbour', ['amara', 'bob'])
  await mail({ from: 'amara', subject: 'Hers alone', text: 'Please hide the key.' })
  await mail({
    from: 'amara',
    subject: 'Shared by her',
    to: ['tula@mailcrew.localhost', 'bob@example.com'],
    text: 'Bob, please send the deck.',
  })
  await mail({
    from: 'bob',
    subject: 'Shared by him',
    to: ['tula@mailcrew.localhost', address],
    text: 'Amara, please call the printer.',
  })
  await mail({ from: 'bob', subject: 'His alone', text: 'Please buy bread.' })
  await mail({
    from: 'amara',
    subject: 'For the company',
    to: ['crew@mailcrew.localhost'],
    text: 'Please count the chairs.',
  })
})
afterAll(() => world.stop())

const mail = (one: TestMail) => world.receiveMail(one)
const query = async (text: string, values: unknown[] = []) => await world.rows(text, values)
const idOf = async (email: string) =>
  Number((await query('select id from users where email = $1', [email]))[0]?.id)

async function signIn(who: Who): Promise<Client> {
  const answer = await fetch(`${world.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.url },
    body: JSON.stringify({ email: people[who].email, password: 'correct horse' }),
  })
  expect(answer.status).toBe(200)
  return clientOf(world.url, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
}

/** With an agent at crew@; the first of the members leads it. */
async function makeCompany(name: string, members: readonly Who[]): Promise<number> {
  const [row] = await query('insert into companies (name) values ($1) returning id', [name])
  for (const [place, who] of members.entries())
    await query('insert into memberships (company_id, user_id, role) values ($1, $2, $3)', [
      row?.id,
      await idOf(people[who].email),
      place === 0 ? 'admin' : 'member',
    ])
  if (name === 'Harbour')
    await query(
      `insert into agent_instances (company_id, agent_type, email_address) values ($1, 'tula', 'crew@mailcrew.localhost')`,
      [row?.id],
    )
  return Number(row?.id)
}

const end = async (client: Client, email: string) => {
  const answer = await client.raw('POST', '/api/account/delete', { email })
  return { status: answer.status, ...((await answer.json()) as { message?: string }) }
}

const projectsOf = async (client: Client, context: Record<string, string> = {}) => {
  const own = clientOf(world.url, client.cookie, context)
  return (await own.get<{ projects: Project[] }>('/api/projects')).projects
}

/** Every table of the database with its columns, so that one that is new cannot be forgotten. */
const columns = () =>
  query(
    `select table_schema || '.' || quote_ident(table_name) as table, column_name as column, data_type as type
     from information_schema.columns
     where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )

/** "table.column" of every cell in which the text stands, in whatever case. */
async function cellsWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const { table, column } of await columns()) {
    const [row] = await query(
      `select count(*)::int as cells from ${String(table)} as t where position($1 in lower(t."${String(column)}"::text)) > 0`,
      [text],
    )
    if (Number(row?.cells) > 0) found.push(`${String(table)}.${String(column)}`)
  }
  return found
}

it('SET-14: every table that names a person says what becomes of it when the account ends', async () => {
  const rules = await query(
    `select conrelid::regclass::text as table, confdeltype as rule from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass`,
  )
  expect(rules.length).toBeGreaterThan(20)
  // c: goes with the account; n: stays without its name.
  expect(rules.filter((one) => one.rule !== 'c' && one.rule !== 'n')).toEqual([])
})

it('SET-14: another address than the account\u2019s deletes nothing', async () => {
  for (const wrong of ['', 'bob@example.com', 'amara@example.co'])
    expect(await end(amara, wrong)).toMatchObject({ status: 422 })
  expect(await idOf(address)).toBeGreaterThan(0)
})

it('SET-14: the last admin of a company with other members is told how to go on', async () => {
  expect(await end(amara, address)).toMatchObject({
    status: 409,
    message:
      'You are the only admin of Harbour. Make another member an admin, or remove the other members, and try again.',
  })
  await query(`update memberships set role = 'admin' where company_id = $1`, [company])
})

it('SET-14: the account ends with all that only it owns, company work stays the company\u2019s, shared work goes on', {
  timeout: 120_000,
}, async () => {
  const alone = await makeCompany('Hers only', ['amara'])
  await query('insert into blocks (user_id, address) values ($1, $2)', [
    await idOf(address),
    'noise@example.com',
  ])
  await amara.send('POST', '/api/account/export')
  await expect
    .poll(async () => (await amara.get<{ export: { status: string } }>('/api/account/export')).export.status)
    .toBe('ready')
  await query(
    `insert into outbox (key, message_id, kind, recipient, subject, text, raw) values ('k', 'k@x', 'notice', $1, 's', 't', 'r')`,
    [address],
  )
  const [hers] = await query(`select object from mails where subject = 'Hers alone'`)
  const [shared] = await query(`select object from mails where subject = 'Shared by her'`)
  const fileOf = (row: Record<string, unknown> | undefined) =>
    join(world.config.dataDir, 'mails', String(row?.object))
  expect(existsSync(fileOf(hers))).toBe(true)
  const before = { bob: await bob.get<Delivery[]>('/api/mails'), shared: await readFile(fileOf(shared)) }
  const id = await idOf(address)
  const conversation = () => query('select id from copilot_messages where user_id = $1', [id])
  await amara.send('POST', '/api/copilot/chat', { userQuestion: 'what is open?', contextData: null })
  expect(await conversation()).toHaveLength(2)

  expect(await end(amara, ' Amara@Example.com ')).toMatchObject({ status: 200 })

  for (const client of [amara, elsewhere])
    expect((await client.raw('GET', '/api/auth/user')).status).toBe(401)
  expect(await query('select id from users where id = $1', [id])).toEqual([])
  expect(await conversation()).toEqual([])
  expect(await query('select id from companies where id = $1', [alone])).toEqual([])
  await expect.poll(() => existsSync(fileOf(hers))).toBe(false)
  await expect.poll(() => readdirSync(join(world.config.dataDir, 'exports'))).toEqual([])

  // What is left of her is what she wrote to others, in their records: two mails, as they came.
  const left = await query(
    'select subject from mails where position($1 in lower(mails::text)) > 0 order by id',
    [address],
  )
  expect(left.map((one) => one.subject)).toEqual(['Shared by her', 'For the company'])
  expect(await cellsWith(address)).toEqual(['public.mails.envelope', 'public.mails.from_address'])

  const mine = await projectsOf(bob)
  expect(mine.map((one) => one.name).sort()).toEqual(['His alone', 'Shared by her', 'Shared by him'])
  const handed = mine.find((one) => one.name === 'Shared by her')
  const tasks = await bob.get<Task[]>(`/api/projects/${handed?.id}/tasks`)
  expect(tasks.map((task) => task.title)).toEqual(['Send the deck'])
  expect(await readFile(fileOf(shared))).toEqual(before.shared)
  const now = await bob.get<Delivery[]>('/api/mails')
  for (const delivery of before.bob) expect(now.map((one) => one.id)).toContain(delivery.id)
  const ofCompany = await projectsOf(bob, { 'x-company-id': String(company) })
  expect(ofCompany.map((one) => one.name)).toEqual(['For the company'])
})

it('SET-14: what waits to be accepted or taken back in others\u2019 projects names nobody who is gone', async () => {
  const lucia = await world.signUp('lucia')
  const id = await idOf('lucia@example.com')
  const him = await idOf('bob@example.com')
  await mail({
    from: 'bob',
    subject: 'With Lucia',
    to: ['tula@mailcrew.localhost', 'lucia@example.com'],
    text: 'Lucia, please call the printer.',
  })
  const project = (await projectsOf(bob)).find((one) => one.name === 'With Lucia')
  const evidence = { sentence: 's', agent: 'tula', by: 'rules', confidence: 0.5 }
  await query(
    `insert into suggestions (subject_kind, subject_id, kind, payload, evidence, confidence) values
     ('project', $1, 'task', $2, $4, 0.5), ('project', $1, 'task', $3, $4, 0.5)`,
    [
      project?.id,
      JSON.stringify({ kind: 'task', assigneeIds: [id, him] }),
      JSON.stringify({ kind: 'change', fields: { assigneeIds: [id] } }),
      JSON.stringify(evidence),
    ],
  )
  await query(
    `insert into change_sets (subject_kind, subject_id, "by", changes) values ('project', $1, $2, $3)`,
    [
      project?.id,
      'app',
      JSON.stringify([
        {
          subject: { kind: 'task', id: 1 },
          kind: 'update',
          before: { assigneeIds: [id] },
          after: { assigneeIds: [him, id], title: 't' },
        },
        { subject: { kind: 'task', id: 2 }, kind: 'create', before: {}, after: {} },
      ]),
    ],
  )
  expect(await end(lucia, 'lucia@example.com')).toMatchObject({ status: 200 })
  const waiting = await query('select payload from suggestions where subject_id = $1 order by id', [
    project?.id,
  ])
  expect(waiting.map((one) => one.payload)).toEqual([
    { kind: 'task', assigneeIds: [him] },
    { kind: 'change', fields: { assigneeIds: [] } },
  ])
  const [last] = await query(
    'select changes from change_sets where subject_id = $1 order by id desc limit 1',
    [project?.id],
  )
  expect(last?.changes).toEqual([
    {
      subject: { kind: 'task', id: 1 },
      kind: 'update',
      before: { assigneeIds: [] },
      after: { assigneeIds: [him], title: 't' },
    },
    { subject: { kind: 'task', id: 2 }, kind: 'create', before: {}, after: {} },
  ])
})

it('SET-14: the address may sign up anew, and finds nothing of the account before', async () => {
  const anew = await world.signUp('amara')
  expect(await projectsOf(anew)).toEqual([])
  expect(await anew.get('/api/trust/blocked')).toEqual({ blockedUsers: [] })
  expect(await anew.get('/api/account/export')).toEqual({ export: null })
  await mail({ from: 'amara', subject: 'A new start', text: 'Please open the window.' })
  expect((await projectsOf(anew)).map((one) => one.name)).toEqual(['A new start'])
})
