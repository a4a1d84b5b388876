// Blocking: what a person may block, and that mail from a blocked address reaches them in no way.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, clientOf, startWorld, type World } from '../../../test/world.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { Delivery, SentMail } from '../triage/contract.ts'

let world: World
let amara: Client
let bob: Client
let lucia: Client
/** Wrote before she blocked Bob, and blocks nobody. */
let mei: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
  lucia = await world.signUp('lucia')
  mei = await world.signUp('mei')
})
afterAll(() => world.stop())

const blocked = (client: Client) => client.get('/api/trust/blocked')
const tryBlock = async (client: Client, emailToBlock: unknown) => {
  const answer = await client.raw('POST', '/api/trust/block', { emailToBlock })
  return { status: answer.status, ...((await answer.json()) as { message?: string }) }
}
const projectsOf = async (client: Client) =>
  (await client.get<{ projects: Project[] }>('/api/projects')).projects
const projectOf = async (client: Client, name: string) =>
  (await projectsOf(client)).find((one) => one.name === name)

async function receiptOf(client: Client, subject: string): Promise<string> {
  const sent = await client.get<SentMail[]>('/api/outbox')
  const receipt = sent.find((one) => one.kind === 'receipt' && one.subject === `Re: ${subject}`)
  if (!receipt) throw new Error(`no receipt of ${subject}`)
  return receipt.text
}

/** What a receipt says, without what differs from mail to mail: addresses of records, times, the mail's mark. */
const gist = (text: string, subject: string) =>
  text
    .replaceAll(subject, 'SUBJECT')
    .replace(/\/project\/\d+(\?highlightTask=\d+)?/g, '/project/N')
    .replace(/in \d+\.\d s/g, 'in N s')
    .replace(/[0-9a-f]{7,}/g, 'HASH')
    .replace(/r-[a-z2-7]{26}/g, 'TOKEN')

async function rowsOf(table: string, email: string): Promise<number> {
  const rows = await world.rows(
    `select count(*)::int as rows from ${table} where user_id = (select id from users where email = $1)`,
    [email],
  )
  return Number(rows[0]?.rows)
}

it('API-20 SET-12: an address is blocked trimmed and in lower case, for this person alone', async () => {
  const answer = await mei.raw('POST', '/api/trust/block', { emailToBlock: '  Nobody@Example.COM ' })
  expect(answer.status).toBe(201)
  expect(await blocked(mei)).toEqual({ blockedUsers: ['nobody@example.com'] })
  expect(await blocked(bob)).toEqual({ blockedUsers: [] })
})

it('SET-09: nothing to block is refused with its words', async () => {
  for (const nothing of ['', '   ', undefined])
    expect(await tryBlock(mei, nothing)).toMatchObject({
      status: 422,
      message: 'Please enter an email address to block',
    })
})

it('SET-10: what is no address is refused with its words', async () => {
  for (const wrong of ['bob', 'bob@example', 'b ob@example.com', '@example.com'])
    expect(await tryBlock(mei, wrong)).toMatchObject({
      status: 422,
      message: 'Please enter a valid email address',
    })
})

it('SET-11: an address that is blocked already is refused with its words, in whatever case', async () => {
  expect(await tryBlock(mei, 'NOBODY@example.com')).toMatchObject({
    status: 409,
    message: 'This user is already blocked',
  })
})

it('a person cannot block themselves', async () => {
  expect(await tryBlock(mei, 'Mei@example.com')).toMatchObject({ status: 422 })
})

it('API-21: unblocking takes the address off the list, and twice is as good as once', async () => {
  for (let time = 0; time < 2; time += 1)
    expect(await mei.send('POST', '/api/trust/unblock', { blockedEmail: 'Nobody@example.com' })).toEqual({
      blockedUsers: [],
    })
})

it('API-19 ENT-06: the list is the addresses as strings, and nobody signed out gets one', async () => {
  await lucia.send('POST', '/api/trust/block', { emailToBlock: 'zoe@example.com' })
  await lucia.send('POST', '/api/trust/block', { emailToBlock: 'adam@example.com' })
  expect(await blocked(lucia)).toEqual({ blockedUsers: ['adam@example.com', 'zoe@example.com'] })
  const nobody = await clientOf(world.url, '').raw('GET', '/api/trust/blocked')
  expect(nobody.status).toBe(401)
})

it('SET-20: mail from a blocked address makes no row and no event for the blocker, and the sender gets the same receipt', async () => {
  const text = 'Lucia, please send the deck by Friday.\n\nMei, please book the room.'
  const to = ['tula@mailcrew.localhost', 'lucia@example.com', 'mei@example.com']
  await world.receiveMail({ from: 'bob', to, subject: 'Before the block', text })
  await lucia.send('POST', '/api/trust/block', { emailToBlock: 'bob@example.com' })
  const tables = [
    'project_participants',
    'thread_participants',
    'task_assignees',
    'events',
    'reply_addresses',
  ]
  const rowsNow = () => Promise.all(tables.map((table) => rowsOf(table, 'lucia@example.com')))
  const before = await rowsNow()
  await world.receiveMail({ from: 'bob', to, subject: 'After the block', text })
  expect(await rowsNow()).toEqual(before)
  const mails = await world.app.db.query(`select id from outbox where recipient = 'lucia@example.com'`)
  expect(mails.rows).toEqual([])

  expect(await projectOf(lucia, 'Before the block')).toBeDefined()
  expect(await projectOf(lucia, 'After the block')).toBeUndefined()
  expect(await projectOf(mei, 'After the block')).toMatchObject({ type: 'team' })
  const receipt = gist(await receiptOf(bob, 'After the block'), 'After the block')
  expect(receipt).toBe(gist(await receiptOf(bob, 'Before the block'), 'Before the block'))
  expect(receipt).toContain('Lucia')
  const project = await projectOf(bob, 'After the block')
  const tasks = await bob.get<Task[]>(`/api/projects/${project?.id}/tasks`)
  expect(tasks.map((task) => task.assignees.map((one) => one.user.email))).toEqual(
    expect.arrayContaining([[], ['mei@example.com']]),
  )
  const deliveries = await bob.get<Delivery[]>('/api/mails')
  expect(deliveries.find((one) => one.subject === 'After the block')?.status).toBe('processed')
})

it('SET-20: a mail that assigns a task anew does not give it to who has blocked its sender', async () => {
  const project = await projectOf(bob, 'Before the block')
  const boardOf = () => bob.get<Task[]>(`/api/projects/${project?.id}/tasks`)
  const room = (await boardOf()).find((task) => /room/i.test(task.title))
  const rows = await world.rows(
    `select message_id from outbox where kind = 'receipt' and subject = 'Re: Before the block'`,
  )
  const before = await rowsOf('task_assignees', 'lucia@example.com')
  const events = await rowsOf('events', 'lucia@example.com')
  await world.receiveMail({
    from: 'bob',
    subject: 'Re: Before the block',
    inReplyTo: `<${String(rows[0]?.message_id)}>`,
    text: `#assign ${room?.number} Lucia`,
  })
  expect(await rowsOf('task_assignees', 'lucia@example.com')).toBe(before)
  expect(await rowsOf('events', 'lucia@example.com')).toBe(events)
  const after = (await boardOf()).find((task) => task.id === room?.id)
  expect(after?.assignees.map((one) => one.user.email)).toEqual(['mei@example.com'])
  expect(await receiptOf(bob, 'Before the block')).toContain('assigned to Lucia')
})

it('SET-20: mail to the own agent of who has blocked the sender is processed as the sender\u2019s own', async () => {
  const rows = await world.rows(
    `insert into agent_instances (user_id, agent_type, instance_name, email_address)
     select id, 'tula', 'Lucia\u2019s desk', 'lucias-desk@mailcrew.localhost' from users where email = 'lucia@example.com'
     returning id`,
  )
  expect(rows).toHaveLength(1)
  const mail = { to: 'lucias-desk@mailcrew.localhost', text: 'Please water the plants.' }
  await world.receiveMail({ ...mail, from: 'mei', subject: 'From a friend' })
  await world.receiveMail({ ...mail, from: 'bob', subject: 'From the blocked' })
  const deliveries = await lucia.get<Delivery[]>('/api/mails')
  expect(deliveries.map((one) => one.subject)).toContain('From a friend')
  expect(deliveries.map((one) => one.subject)).not.toContain('From the blocked')
  expect((await projectsOf(lucia)).map((one) => one.name)).not.toContain('From the blocked')
  expect(await projectOf(bob, 'From the blocked')).toBeDefined()
  expect(await receiptOf(bob, 'From the blocked')).toContain('Water the plants')
})

it('SET-20: another confirmed address of a blocked person is blocked too, and unblocking ends it', async () => {
  await world.app.db.query(
    `insert into user_addresses (user_id, address, confirmed_at)
     select id, 'bob.l@example.com', now() from users where email = 'bob@example.com'`,
  )
  const mail = {
    from: 'bob.l@example.com',
    to: ['tula@mailcrew.localhost', 'lucia@example.com'],
    text: 'Lucia, please call the printer.',
  }
  await world.receiveMail({ ...mail, subject: 'From his other address' })
  expect(await projectOf(lucia, 'From his other address')).toBeUndefined()
  await lucia.send('POST', '/api/trust/unblock', { blockedEmail: 'bob@example.com' })
  await world.receiveMail({ ...mail, subject: 'After she unblocked him' })
  expect(await projectOf(lucia, 'After she unblocked him')).toBeDefined()
  expect(await projectOf(amara, 'After she unblocked him')).toBeUndefined()
})
