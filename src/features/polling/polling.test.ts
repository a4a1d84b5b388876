// Polling by mail, through the real listener: mails become submissions, and submissions of enough people become figures.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollingPerson, type PollingWorld, startPollingWorld } from '../../../test/polling-world.ts'
import { moodOf, type PollingAgent, trendOf } from './contract.ts'
import type { OrgData, PollingDashboard, SentimentPoint, TopicItem } from './figures/contract.ts'
import type { PollingSubmission } from './insights/contract.ts'

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
  const rows = await polling.world.rows<{ text: string; subject: string }>(
    `select text, subject from outbox where recipient = $1 and kind = 'receipt' order by id desc limit 1`,
    [email],
  )
  return rows[0]?.text.replace(/\s+/g, ' ') ?? ''
}

it('POLL-30 MAIL-26 ENT-35 API-69: a context has five agents, at addresses formed like those of instances', async () => {
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
})

it('POLL-30 API-67 API-70 threat 14: reading writes nothing: five agents without a row of their own, until somebody sets one', async () => {
  const { world } = polling
  const priya = await world.signUp('priya')
  const rows = async () =>
    (
      await world.rows(
        `select agent.id from polling_agents as agent join users on users.id = agent.owner_id where email = $1
         union all select instance.id from agent_instances as instance
           join users on users.id = instance.user_id where email = $1`,
        ['priya@example.com'],
      )
    ).length
  const before = await rows()
  const agents = await priya.get<PollingAgent[]>('/api/polling/agents')
  expect(agents).toMatchObject(
    [-1, -2, -3, -4, -5].map((id) => ({ id, companyId: 0, submissionCount: 0, isActive: true })),
  )
  expect((await priya.get<PollingAgent[]>('/api/polling-agents')).map(({ type }) => type)).toEqual(
    agents.map(({ type }) => type),
  )
  for (const what of ['dashboard', 'sentiment-data', 'topics-data', 'org-data', 'insights', 'submissions'])
    for (const { id } of agents)
      expect((await priya.raw('GET', `/api/polling/agents/${id}/${what}`)).status).toBe(200)
  for (const path of ['/api/polling/agents/-1/analytics', '/api/polling/agents/-2/export/topics'])
    expect((await priya.raw('GET', path)).status).toBe(200)
  expect((await priya.raw('GET', '/api/polling/agents/-6/dashboard')).status).toBe(422)
  expect((await priya.raw('GET', '/api/polling/agents/0/dashboard')).status).toBe(404)
  expect(await rows()).toBe(before)
  const set = await priya.send<PollingAgent>('PATCH', '/api/polling/agents/-4', { name: 'My pulse' })
  expect(set).toMatchObject({ type: 'culture_pulse', name: 'My pulse' })
  expect(set.id).toBeGreaterThan(0)
  expect(await priya.get<PollingDashboard>('/api/polling/agents/-4/dashboard')).toMatchObject({ agent: set })
})

it('MAIL-13 POLL-13 POLL-31 API-70 ENT-36: figures are there once four people wrote, and not before', async () => {
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
  const { agent: shown, metrics } = await dashboard(agent)
  expect(shown).toMatchObject({ name: agent.name, description: agent.description })
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

it('POLL-21 POLL-17 CONST-25: five points are a trend and four are none; moods part at 60 and 30', () => {
  expect([5, 4, 0, -4, -5].map(trendOf)).toEqual(['up', 'stable', 'stable', 'stable', 'down'])
  expect([60, 59, 30, 29].map(moodOf)).toEqual(['positive', 'neutral', 'neutral', 'negative'])
})

it('POLL-22 API-71 API-72 API-73 ENT-37: the figures of an agent are of eight periods, and each has its own call', async () => {
  const { id } = await polling.agent('customer_intelligence')
  const read = <T>(what: string, period: string) =>
    polling.admin.get<T>(`/api/polling/agents/${id}/${what}?period=${period}`)
  for (const period of ['weekly', 'monthly', 'quarterly']) {
    const points = await read<SentimentPoint[]>('sentiment-data', period)
    expect(points).toHaveLength(8)
    expect(points.map((one) => one.submissions)).toEqual([0, 0, 0, 0, 0, 0, 0, 4])
    const { score, departments } = points.at(-1) ?? { score: null, departments: null }
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThanOrEqual(100)
    expect(departments).toEqual([])
    const topics = await read<TopicItem[]>('topics-data', period)
    expect(topics).toMatchObject([{ count: 4, people: 4, trend: 'up' }])
    const org = await read<OrgData>('org-data', period)
    expect(org).toMatchObject({ all: { memberCount: 9 }, departments: [] })
    expect(org.members).toHaveLength(9)
  }
})

it('POLL-24 API-67 API-68: the older calls have submissions for each participant in percent, and all insights', async () => {
  const agents = await polling.admin.get<PollingAgent[]>('/api/polling/agents')
  const [first] = people
  const older = () =>
    polling.admin.get<(PollingAgent & { participationRate: number })[]>('/api/polling-agents')
  expect(await older()).toEqual(
    agents.map((one) => ({ ...one, participationRate: one.submissionCount === 0 ? 0 : 100 })),
  )
  const agent = await polling.agent('innovation_radar')
  for (const person of people.slice(0, 4))
    for (const text of ['An idea: barcode labels for the shelves.', 'What if we scan the shelves at night?'])
      if (first) await polling.write(person, agent.emailAddress, text)
  const rates = Object.fromEntries((await older()).map((one) => [one.type, one.participationRate]))
  const counted = await polling.agent('innovation_radar')
  expect(rates.innovation_radar).toBe(
    Math.round((100 * counted.submissionCount) / Math.max(1, counted.participantCount)),
  )
  expect(rates.innovation_radar).toBeGreaterThan(100)
  const insights = await polling.admin.get<{ agentId: number }[]>('/api/polling-insights')
  const own = await Promise.all(
    agents.map(({ id }) => polling.admin.get<object[]>(`/api/polling/agents/${id}/insights`)),
  )
  expect(insights).toEqual(own.flatMap((all, at) => all.map((one) => ({ ...one, agentId: agents[at]?.id }))))
  expect(insights.length).toBeGreaterThan(0)
})
