// Polling by mail, through the real listener: mails become submissions, and submissions of enough people become figures.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollingPerson, type PollingWorld, startPollingWorld } from '../../../test/polling-world.ts'
import type { PollingAgent, PollingDashboard, PollingSubmission } from './contract.ts'

let polling: PollingWorld
let people: PollingPerson[]

beforeAll(async () => {
  polling = await startPollingWorld()
  people = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'])
    people.push(await polling.member(name))
})
afterAll(() => polling.world.stop())

const dashboard = (agent: PollingAgent, reader: PollingPerson = polling.admin) =>
  reader.get<PollingDashboard>(`/api/polling/agents/${agent.id}/dashboard`)

const submissions = async (agent: PollingAgent, reader: PollingPerson = polling.admin) =>
  (await reader.get<{ submissions: PollingSubmission[] }>(`/api/polling/agents/${agent.id}/submissions`))
    .submissions

async function latestReceipt(email: string) {
  const { rows } = await polling.world.app.db.query<{ text: string; subject: string }>(
    `select text, subject from outbox where recipient = $1 and kind = 'receipt' order by id desc limit 1`,
    [email],
  )
  return rows[0]?.text.replace(/\s+/g, ' ') ?? ''
}

it('POLL-30 MAIL-26 ENT-35: a context has five agents, at addresses formed like those of instances', async () => {
  const agents = await polling.admin.get<PollingAgent[]>('/api/polling/agents')
  expect(agents.map(({ type, emailAddress }) => [type, emailAddress])).toEqual([
    ['t5t', 't5t+harbour@mailcrew.localhost'],
    ['customer_intelligence', 'customer+harbour@mailcrew.localhost'],
    ['innovation_radar', 'innovation+harbour@mailcrew.localhost'],
    ['culture_pulse', 'culture+harbour@mailcrew.localhost'],
    ['competitive_intelligence', 'competitive+harbour@mailcrew.localhost'],
  ])
  expect(agents[0]).toMatchObject({
    participantCount: 0,
    submissionCount: 0,
    isActive: true,
    privacyThreshold: 4,
  })
  expect(await polling.admin.get('/api/polling-agents')).toEqual(agents)
})

it('MAIL-13 POLL-13: figures are there once four people wrote, and not before', async () => {
  const agent = await polling.agent('customer_intelligence')
  for (const person of people.slice(0, 3))
    await polling.write(person, agent.emailAddress, 'Customers ask for a delivery date before they order.')
  expect((await dashboard(agent)).metrics).toMatchObject({ totalSubmissions: 0, avgSentiment: null })
  expect(await submissions(agent)).toEqual([])
  const [ada] = people
  if (!ada) return
  expect(await submissions(agent, ada)).toMatchObject([
    {
      isOwn: true,
      isReleased: false,
      author: 'You',
      text: 'Customers ask for a delivery date before they order.',
    },
  ])
  expect(await latestReceipt(ada.email)).toContain('Filed with Customer Intelligence')
  const fourth = people[3]
  if (fourth) await polling.write(fourth, agent.emailAddress, 'Two customers asked for the delivery date.')
  const { metrics } = await dashboard(agent)
  expect(metrics).toMatchObject({
    totalSubmissions: 4,
    activeParticipants: 4,
    people: 9,
    participationRate: 44,
  })
  expect(metrics.avgSentiment).not.toBeNull()
  expect((await submissions(agent)).map(({ author, sentiment }) => [author, sentiment])).toEqual(
    Array.from({ length: 4 }, () => ['A team member', null]),
  )
})

it('MAIL-13 MAIL-25: a mail with $$polling to any agent is filed by what it is, and by nothing else', async () => {
  const [ada] = people
  if (!ada) return
  const before = await polling.world.app.db.query('select count(*)::int as projects from projects')
  await polling.write(ada, 'tula@mailcrew.localhost', 'My own question about tasks')
  await polling.world.receiveMail({
    from: ada.email,
    to: ['tula@mailcrew.localhost'],
    subject: '$$POLLING mood',
    text: 'I feel exhausted: our meetings eat the day and nobody listens to each other any more.',
  })
  expect(await latestReceipt(ada.email)).toMatch(/Filed with/)
  const after = await polling.world.app.db.query('select count(*)::int as projects from projects')
  expect(Number(after.rows[0]?.projects)).toBe(Number(before.rows[0]?.projects) + 1)
})
