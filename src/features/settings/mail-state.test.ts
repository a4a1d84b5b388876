// The Email tab's facts: whether mail is taken in, the agents that can be reached, and the test mail.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DnsServer, startDnsServer } from '../../../test/dns-server.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import { createDnsResolver } from '../../mail/sender-dns.ts'
import type { Project } from '../projects/contract.ts'
import type { Delivery } from '../triage/contract.ts'
import type { MailState } from './contract.ts'

let world: World
let amara: Client
let bob: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
})
afterAll(() => world.stop())

const stateOf = (client: Client) => client.get<MailState>('/api/account/mail')

async function addInstance(address: string, name: string, owner: { user?: string; company?: number }) {
  await world.app.db.query(
    `insert into agent_instances (agent_type, instance_name, email_address, company_id, user_id)
     values ('tula', $1, $2, $3, (select id from users where email = $4))`,
    [name, address, owner.company ?? null, owner.user ?? null],
  )
}

it('SET-18: the status is active while mail is taken in, and names what is wrong while it is not', async () => {
  expect(await stateOf(amara)).toMatchObject({ active: true, trouble: null })
  const alone = await startWorld({ environment: { SERVICES: 'web,worker' } })
  try {
    const someone = await alone.signUp('amara')
    expect(await stateOf(someone)).toMatchObject({
      active: false,
      trouble: 'The service that takes in mail does not answer.',
    })
    const refused = await someone.raw('POST', '/api/account/mail/test')
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ message: 'Write to tula@mailcrew.localhost to try it out' }),
    ])
  } finally {
    await alone.stop()
  }
})

it('SET-18: the last mail received is this person\u2019s own', async () => {
  expect((await stateOf(amara)).lastReceivedAt).toBeNull()
  await world.receiveMail({ from: 'amara', subject: 'First', text: 'Please water the plants.' })
  const rows = await world.rows('select max(received_at) as at from mails')
  expect(new Date((await stateOf(amara)).lastReceivedAt ?? '')).toEqual(rows[0]?.at)
  expect((await stateOf(bob)).lastReceivedAt).toBeNull()
})

it('SET-22: every agent that is reachable stands with its address, and the listener takes mail for each of them', async () => {
  const rows = await world.rows(`insert into companies (name) values ('Harbour') returning id`)
  const company = Number(rows[0]?.id)
  await world.app.db.query(
    `insert into memberships (company_id, user_id) select $1, id from users where email = 'amara@example.com'`,
    [company],
  )
  await addInstance('desk@mailcrew.localhost', 'Desk', { user: 'amara@example.com' })
  await addInstance('crew@mailcrew.localhost', '', { company })
  await addInstance('bobs@mailcrew.localhost', 'Bob\u2019s', { user: 'bob@example.com' })
  await addInstance('paused@mailcrew.localhost', 'Paused', { user: 'amara@example.com' })
  await world.app.db.query(
    `update agent_instances set is_active = false where email_address = 'paused@mailcrew.localhost'`,
  )
  const { agents } = await stateOf(amara)
  const shown = agents.map(({ name, instanceName, companyName, emailAddress }) => [
    name,
    instanceName,
    companyName,
    emailAddress,
  ])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Tula', '', null, 'tula@mailcrew.localhost'],
      ['Tula', 'Desk', null, 'desk@mailcrew.localhost'],
      ['Tula', '', 'Harbour', 'crew@mailcrew.localhost'],
    ]),
  )
  const addresses = agents.map((one) => one.emailAddress)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const other of ['bobs@mailcrew.localhost', 'paused@mailcrew.localhost'])
    expect(addresses).not.toContain(other)
  for (const address of addresses)
    expect(await world.mail({ from: 'amara', to: [address], subject: 'Reached', text: 'Hello.' })).toMatch(
      /^250/,
    )
})

it('SET-18: a test mail is an example in one\u2019s own name, processed like any other and seen in the mail log', async () => {
  expect(await bob.send('POST', '/api/account/mail/test')).toEqual({ subject: 'Example: team lunch' })
  await world.settled()
  const [delivery] = await bob.get<Delivery[]>('/api/mails')
  expect(delivery).toMatchObject({
    subject: 'Example: team lunch',
    status: 'processed',
    trust: 'verified',
    sender: 'bob@example.com',
  })
  const { projects } = await bob.get<{ projects: Project[] }>('/api/projects')
  expect(projects.map((one) => one.name)).toEqual(['Example: team lunch'])
  expect(delivery?.tasksCreated).toBeGreaterThanOrEqual(2)
  expect((await amara.get<Delivery[]>('/api/mails')).map((one) => one.subject)).not.toContain(
    delivery?.subject,
  )
})

it('threat 16: test mails are limited', async () => {
  for (let sent = 1; sent < 10; sent += 1) await bob.send('POST', '/api/account/mail/test')
  expect((await bob.raw('POST', '/api/account/mail/test')).status).toBe(429)
})

it('threat 3: the session proves who sent a test mail, where the same mail over the wire would be held', {
  timeout: 60_000,
}, async () => {
  const dns: DnsServer = await startDnsServer()
  const resolver = createDnsResolver({ servers: [dns.address], timeoutMs: 1_500, tries: 1 })
  const open = await startWorld({ resolver, environment: { MAIL_DOMAIN: 'crew.example.org' } })
  try {
    const mei = await open.signUp('mei')
    await open.app.db.query(`update users set claimed_at = now(), email = 'mei@example.com'`)
    await open.app.db.query('update user_addresses set confirmed_at = now()')
    await mei.send('POST', '/api/account/mail/test')
    await open.receiveMail({
      from: 'mei',
      to: ['tula@crew.example.org'],
      subject: 'Over the wire',
      text: 'Please pay the bill.',
    })
    const deliveries = await mei.get<Delivery[]>('/api/mails')
    expect(new Map(deliveries.map(({ subject, status }) => [subject, status]))).toEqual(
      new Map([
        ['Example: team lunch', 'processed'],
        ['Over the wire', 'held'],
      ]),
    )
  } finally {
    await open.stop()
    await dns.close()
  }
})
