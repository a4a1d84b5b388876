// The year of a company of sixty in a running server, with fewer texts than the command has, and what its lead reads of it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PollingAgent } from '../../src/features/polling/contract.ts'
import type { OrgData, SentimentPoint, TopicItem } from '../../src/features/polling/figures/contract.ts'
import type { PollingInsight } from '../../src/features/polling/insights/contract.ts'
import { yearPeople } from '../../src/seed/year/people.ts'
import { writeYear } from '../../src/seed/year/write-year.ts'
import { signUpConfirmed } from '../../test/outside-world.ts'
import { startWorld, type World } from '../../test/world.ts'
import type { SeededPerson } from './seed-account.ts'
import { seedYear } from './seed-year.ts'

let world: World
let lead: SeededPerson
let companyId: number
let filed: number
/** Fewer than the command has, so that the test takes less time. */
const texts = 1_200
let agents: PollingAgent[]
/** A Thursday: what came last is of one month. */
const now = new Date('2026-05-28T16:00:00Z')

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  ;({ filed, lead, companyId } = await seedYear(world.url, { now, texts }))
  agents = await read<PollingAgent[]>('/api/polling/agents')
}, 300_000)
afterAll(() => world.stop())

const read = <T>(path: string) => lead.call<T>('GET', path, undefined, companyId)
const ofType = <T>(type: string, what: string, period = 'monthly') =>
  read<T>(`/api/polling/agents/${agents.find((one) => one.type === type)?.id}/${what}?period=${period}`)

it('the year has 3,000 texts of sixty people in three languages, the same each time, and none of the future', () => {
  const year = writeYear(now)
  expect(year).toEqual(writeYear(now))
  expect(year).toHaveLength(3_000)
  expect(year.every(({ at }) => at < now && now.getTime() - at.getTime() < 366 * 86_400_000)).toBe(true)
  expect(new Set(yearPeople().map(({ email }) => email)).size).toBe(59)
  expect(new Set(yearPeople().map(({ language }) => language))).toEqual(new Set(['en', 'de', 'es']))
  expect(new Set(year.map(({ text }) => text)).size).toBeGreaterThan(600)
})

it('its company has sixty people in four departments, and a second run changes nothing', async () => {
  const org = await ofType<OrgData>('culture_pulse', 'org-data')
  expect(org.all.memberCount).toBe(60)
  expect(org.departments.map(({ name, memberCount }) => [name, memberCount])).toEqual([
    ['Care', 14],
    ['Logistics', 14],
    ['Sales', 12],
    ['Workshop', 20],
  ])
  const rows = await world.rows<{ count: number; languages: number }>(
    'select count(*)::int as count, count(distinct language)::int as languages from polling_submissions',
  )
  expect(filed).toBe(texts)
  expect(rows[0]?.count).toBe(texts)
  expect(rows[0]?.languages).toBeGreaterThanOrEqual(2)
  expect(await seedYear(world.url, { now, texts })).toMatchObject({ filed: 0, companyId })
})

it('the three things that happened show: each as a topic, and as the mood of the department that it met', async () => {
  const topicOf = async (type: string, name: RegExp) =>
    (await ofType<TopicItem[]>(type, 'topics-data')).find((topic) => name.test(topic.name))
  const moodsOf = async (type: string, department: string) =>
    (await ofType<SentimentPoint[]>(type, 'sentiment-data')).flatMap(
      ({ departments }) => departments.find(({ name }) => name === department)?.score ?? [],
    )
  expect(await topicOf('culture_pulse', /rota/i)).toMatchObject({ category: 'negative', urgency: 'high' })
  expect(Math.min(...(await moodsOf('culture_pulse', 'Logistics')))).toBeLessThanOrEqual(35)
  expect(Math.min(...(await moodsOf('culture_pulse', 'Workshop')))).toBeGreaterThanOrEqual(50)
  expect((await topicOf('competitive_intelligence', /price/i))?.count).toBeGreaterThanOrEqual(20)
  expect(Math.min(...(await moodsOf('competitive_intelligence', 'Sales')))).toBeLessThanOrEqual(45)
  expect(await topicOf('customer_intelligence', /app/i)).toMatchObject({ category: 'negative', trend: 'up' })
  expect((await moodsOf('customer_intelligence', 'Care')).at(-1)).toBeLessThanOrEqual(35)
  const insights = await ofType<PollingInsight[]>('customer_intelligence', 'insights')
  expect(insights).toContainEqual(
    expect.objectContaining({ title: expect.stringMatching(/mood falls/), type: 'sentiment_trend' }),
  )
  expect(insights).toContainEqual(
    expect.objectContaining({ title: expect.stringMatching(/app/i), type: 'pain_points' }),
  )
})

it('POLL-32 ENT-41: what happened in an earlier period is told with when, and its first insight shows it', async () => {
  const first = async (type: string) => (await ofType<PollingInsight[]>(type, 'insights'))[0]
  expect(await first('competitive_intelligence')).toMatchObject({
    ...{ type: 'trending_topics', isAlert: false, figure: { unit: 'mails' } },
    title: expect.stringMatching(/^“Price cut” came up most in (?:March|April) 2026$/),
  })
  const culture = await ofType<PollingInsight[]>('culture_pulse', 'insights')
  expect(culture).toContainEqual(
    expect.objectContaining({
      title: expect.stringMatching(/rota” came up most in (?:December 2025|January 2026)$/),
    }),
  )
  const low = culture.find(({ title }) => title.endsWith('mood was lowest in December 2025'))
  expect(low).toMatchObject({ type: 'sentiment_trend', priority: 'medium' })
  expect(low?.figure.value).toBeLessThanOrEqual(-15)
  expect(low?.evidence.some(({ quote }) => /rota|Schicht|turnos/i.test(quote))).toBe(true)
  const rises = culture.filter(({ title, figure }) => /rises/.test(title) && figure.value > 0)
  expect(rises.flatMap(({ evidence }) => evidence).filter(({ quote }) => /unfair|angry/.test(quote))).toEqual(
    [],
  )
})

it('nobody but an admin of the company files examples, and none of the future', async () => {
  const amara = await world.signUp('amara')
  const body = { writers: [], texts: [] }
  expect((await amara.raw('POST', '/api/polling/examples', body)).status).toBe(403)
  const later = { type: 't5t', email: 'nora@example.com', text: 'My list', at: '2999-01-01T00:00:00.000Z' }
  await expect(
    lead.call('POST', '/api/polling/examples', { writers: [], texts: [later] }, companyId),
  ).rejects.toThrow('future')
})

it('threat 3: a server that others reach takes no examples, from an admin neither', async () => {
  const outside = await startWorld({ environment: { MAIL_DOMAIN: 'mail.example.com' } })
  const priya = await signUpConfirmed(outside, 'priya')
  const made = await priya.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name: 'Harbour' },
  )
  const context = { 'x-company-id': String(made.data.company.company.id) }
  const text = { type: 't5t', email: 'priya@example.com', text: 'My list', at: '2026-05-01T10:00:00.000Z' }
  const answer = await priya.raw('POST', '/api/polling/examples', { writers: [], texts: [text] }, context)
  expect(answer.status).toBe(404)
  await outside.stop()
})
