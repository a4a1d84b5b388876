// Tanya by mail, through the real listener: updates to her instances, one by one and all together.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollingPerson, type PollingWorld, startPollingWorld } from '../../../test/polling-world.ts'
import type { AgentEmail } from '../instances/index.ts'
import type { PollingAgent } from '../polling/contract.ts'
import type { TanyaEmail, TanyaIntelligence } from './contract.ts'

let polling: PollingWorld
let people: PollingPerson[]
let support: AgentEmail
let partners: AgentEmail

beforeAll(async () => {
  polling = await startPollingWorld()
  people = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) people.push(await polling.member(name))
  support = await instance('Support')
  partners = await instance('Partners')
}, 600_000)
afterAll(() => polling.world.stop())

async function instance(instanceName: string): Promise<AgentEmail> {
  const path = `/api/companies/${polling.companyId}/agent-emails`
  const body = { agentType: 'tanya', instanceName }
  return (await polling.admin.send<{ data: { agentEmail: AgentEmail } }>('POST', path, body)).data.agentEmail
}

const intelligence = (which: number | 'all', query = '') =>
  polling.admin.send<TanyaIntelligence>('POST', `/api/tanya/instance-intelligence/${which}${query}`, {})

const invoices = [
  'Invoices go out without the order number, and customers send them back. This is urgent.',
  'We get angry calls: the invoices have no order number again.',
  'The order number is missing on the invoices since the portal was changed.',
  'I add the order number to the invoices by hand, every single time.',
]

it('MAIL-10 ENT-34 TANYA-05 API-65: updates of four people are told, with their topic, its urgency and the evidence', async () => {
  for (const [place, text] of invoices.entries()) {
    const person = people[place]
    if (person) await polling.write(person, support.emailAddress, text, `Week 11 of person ${place}`)
  }
  const told = await intelligence(support.id)
  expect(told.metrics).toMatchObject({ emailVolume: 4, alertCount: 0, participationRate: 80 })
  expect(told.instanceCount).toBeNull()
  expect(told.trendingTopics[0]?.count).toBe(4)
  expect(told.insights[0]).toMatchObject({ frequency: 4, people: 4, instances: ['Support'] })
  expect(told.insights[0]?.evidence.length).toBeGreaterThanOrEqual(2)
})

it('TANYA-04 TANYA-10 API-64 ENT-33: mails are listed without telling whose they are, but for one\u2019s own', async () => {
  const emails = await polling.admin.get<TanyaEmail[]>(`/api/tanya/emails/${support.id}`)
  expect(emails.map(({ name, sender, sourceEmail, at }) => [name, sender, sourceEmail, at])).toEqual(
    invoices.map(() => ['Weekly update', 'A team member', support.emailAddress, null]),
  )
  const own = await people[0]?.get<TanyaEmail[]>(`/api/tanya/emails/${support.id}`)
  expect(own?.map(({ name, sender }) => [name, sender])).toEqual([['Week 11 of person 0', 'You']])
  const { emailSpecificIntelligence: about } = await intelligence(support.id, `?emailId=${emails[0]?.id}`)
  expect(about).toMatchObject({ subject: null, sender: 'A team member' })
  expect(await polling.admin.get(`/api/tanya/emails/${partners.id}`)).toEqual([])
})

it('TANYA-12 TANYA-13 TANYA-16 API-66: all instances are one view, with sums and the mean of moods', async () => {
  const one = await intelligence(support.id)
  const all = await intelligence(support.id, '?allInstances=true')
  expect(all.instanceCount).toBe(2)
  expect(all.metrics).toMatchObject({
    emailVolume: one.metrics.emailVolume,
    participationRate: one.metrics.participationRate,
    sentimentScore: one.metrics.sentimentScore,
  })
  expect(await intelligence('all')).toEqual(all)
  const path = '/api/tanya/instance-intelligence/all?allInstances=true'
  const body = { allInstancesMode: true, instances: [{ id: support.id }] }
  expect(await polling.admin.send('POST', path, body)).toEqual(all)
})

const submissions = async () =>
  Number(
    (await polling.world.rows<{ total: number }>('select count(*)::int as total from polling_submissions'))[0]
      ?.total,
  )

it('what somebody asks about the team is answered with the digest, and is never filed as an update', async () => {
  const before = await submissions()
  const { admin, world } = polling
  await polling.write(
    admin,
    support.emailAddress,
    'Hi Tanya,\n\nwhat are the main topics at the moment? What should I do about them?\n\nFay',
  )
  const [told] = await world.outbox({ to: admin.email, kind: 'receipt' })
  expect(told?.text).toContain('4 of 5 people wrote.')
  expect(told?.text).toContain('What came up most')
  const [, ben] = people
  if (!ben) throw new Error('nobody is there')
  await polling.write(ben, support.emailAddress, 'Can I have the digest please?', 'Digest')
  expect((await world.outbox({ to: ben.email, kind: 'receipt' }))[0]?.text).toContain('4 of 5 people wrote.')
  await polling.write(admin, partners.emailAddress, 'Please send me the report.', 'Report')
  expect((await world.outbox({ to: admin.email, kind: 'receipt' }))[0]?.text).toContain(
    'your team is too small for topics: one is shown only once 4 people have raised it',
  )
  expect(await submissions()).toBe(before)
})

it('an update counts on the day that its mail says', async () => {
  const [ada] = people
  const date = new Date(Date.now() - 9 * 24 * 60 * 60_000)
  await polling.world.receiveMail({
    from: ada?.email ?? '',
    to: [partners.emailAddress],
    subject: 'Week before last',
    text: 'Partners ask for the price list every other day.',
    date,
  })
  const rows = await polling.world.rows<{ day: string }>(
    "select received_at::date::text as day from polling_submissions where text like 'Partners ask%'",
  )
  expect(rows).toEqual([{ day: date.toISOString().slice(0, 10) }])
})

it('MAIL-13 MAIL-25: with $$polling Tanya has the text, and the agent of its class has it too', async () => {
  const total = async () =>
    (await people[0]?.get<PollingAgent[]>('/api/polling/agents'))?.map(({ id }) => id) ?? []
  const ids = await total()
  const [ada] = people
  if (!ada) return
  await polling.write(ada, partners.emailAddress, '$$polling Nobody here listens; I feel alone in the team.')
  const rows = await polling.world.rows<{ agentId: number }>(
    `select agent_id as "agentId" from polling_submissions where text like 'Nobody here%' order by agent_id`,
  )
  expect(rows).toHaveLength(2)
  expect(rows.filter(({ agentId }) => ids.includes(agentId))).toHaveLength(1)
})

it('TANYA-01 SHELL-27: an instance of another context is not there', async () => {
  expect((await polling.admin.raw('GET', '/api/tanya/emails/999999')).status).toBe(404)
  const path = `/api/tanya/prompts/${support.id}`
  expect(await polling.admin.get(path)).toEqual({ cadence: 'off', mayChange: true })
  expect((await people[0]?.raw('PATCH', path, { cadence: 'weekly' }))?.status).toBe(403)
})

it('TANYA-09: what a product or an invitation to collaborate says is in no list of mails', async () => {
  const [ada] = people
  const product = await polling.member('Notifications')
  if (!ada) return
  const path = `/api/tanya/emails/${support.id}`
  const text = 'The invoices have no order number again.'
  await polling.write(ada, support.emailAddress, text, 'You are invited to collaborate on the plan')
  await polling.write(product, support.emailAddress, text, 'Somebody mentioned you')
  expect((await ada.get<TanyaEmail[]>(path)).map(({ name }) => name)).not.toContain(
    'You are invited to collaborate on the plan',
  )
  expect((await product.get<TanyaEmail[]>(path)).filter(({ sender }) => sender === 'You')).toEqual([])
})

it('a small team is told once that topics may be missing, and who writes again is not told how it counts', async () => {
  const [, ben] = people
  if (!ben) throw new Error('nobody is there')
  await polling.write(
    ben,
    support.emailAddress,
    'The portal was slow on Tuesday, and we lost an hour.',
    'More',
  )
  const receipts = await polling.world.outbox({ to: ben.email, kind: 'receipt' })
  expect(receipts[0]?.text).toContain('Nobody is told that it was you.')
  expect(receipts[0]?.text).not.toContain('It counts in the figures')
  expect(receipts[0]?.text).not.toContain('Something wrong?')
  const atSupport = receipts.filter(({ text }) => text.includes('Your team has 5 people.'))
  expect(atSupport).toHaveLength(1)
  expect(atSupport[0]?.text).toContain('It counts in the figures once at least 4 people have written.')
})
