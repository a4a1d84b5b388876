// All that two readers are told of polling at one time: over calls, exports, mails that tell, live messages and Tanya.
import { combined } from '../src/features/intelligence/combined.ts'
import { insightAsks } from '../src/features/intelligence/insight-asks.ts'
import { intelligenceOf } from '../src/features/intelligence/read-intelligence.ts'
import { moods, type Period, type PollingAgent, periods } from '../src/features/polling/contract.ts'
import {
  exportKinds,
  type OrgData,
  type PollingAnalytics,
  type PollingDashboard,
  type SentimentPoint,
  type TopicItem,
} from '../src/features/polling/figures/contract.ts'
import { factsOf } from '../src/features/polling/figures/facts.ts'
import {
  insightTypes,
  type PollingInsight,
  type PollingSubmission,
} from '../src/features/polling/insights/contract.ts'
import { digestSections } from '../src/features/polling/prompts/digest-sections.ts'
import { actingAs } from '../src/kit/db/acting-database.ts'
import { mintScope } from '../src/kit/scope.ts'
import { readQuestion } from '../src/language/questions.ts'
import type { PrivacyCompany, PrivacyWorld } from './privacy-world.ts'
import type { Client } from './world.ts'

export interface Reading {
  /** Releases there are in truth. */
  releases: number
  /** What is told, by its place; how many people there are is left out, which is no secret. */
  told: Map<string, string>
  /** Numbers of mails and people, by what they are of: with more releases they only grow. */
  counts: Map<string, number>
  org: Map<Period, OrgData>
  topics: Map<Period, TopicItem[]>
  /** Live messages so far, by who got them. */
  messages: Map<number, number>
}

export interface Readers {
  harbour: PrivacyCompany
  /** No manager. */
  member: Client
  memberId: number
}

export async function readAll(world: PrivacyWorld, readers: Readers): Promise<Reading> {
  const { db } = world.services
  const { harbour, member, memberId } = readers
  const reading: Reading = {
    ...{ releases: 0, told: new Map(), counts: new Map(), org: new Map(), topics: new Map() },
    messages: new Map(),
  }
  const { rows } = await db.query<{ releases: number }>(
    'select count(*)::int as releases from polling_releases where agent_id = $1',
    [harbour.agent.id],
  )
  reading.releases = rows[0]?.releases ?? 0
  for (const period of periods) await readFigures(reading, harbour, { client: harbour.client, period })
  await readFigures(reading, harbour, { client: member, period: 'weekly', who: 'member ' })
  await readLists(reading, harbour, harbour.client, '')
  await readLists(reading, harbour, member, 'member ')
  await readTanya(reading, world, harbour, { userId: harbour.reader, role: 'manager' })
  await readTanya(reading, world, harbour, { userId: memberId, role: 'member' })
  await readCopilot(reading, world, harbour, { userId: harbour.reader, role: 'manager' })
  await readCopilot(reading, world, harbour, { userId: memberId, role: 'member' })
  await readDigest(reading, world, harbour)
  const messages = await db.query<{ userId: number; count: number }>(
    `select user_id as "userId", count(*)::int as count from events
     where type = 'intelligence_update' and payload ->> 'agentId' = $1 group by user_id`,
    [String(harbour.agent.id)],
  )
  for (const { userId, count } of messages.rows) reading.messages.set(userId, count)
  return reading
}

/** Of a unit; it may open and close. */
export const unitKey = (key: string): boolean => key.includes(' unit ')

async function readFigures(
  { told, counts, org: orgs, topics: allTopics }: Reading,
  { agent }: PrivacyCompany,
  { client, period, who = '' }: { client: Client; period: Period; who?: string },
): Promise<void> {
  const get = <T>(what: string) => client.get<T>(`/api/polling/agents/${agent.id}/${what}?period=${period}`)
  const place = `${who}${period}`
  const tell = (key: string, value: unknown) => told.set(`${place} ${key}`, JSON.stringify(value))
  const count = (key: string, value: number) => counts.set(`${place} ${key}`, value)

  const { metrics, alerts, release } = await get<PollingDashboard>('dashboard')
  const { people: _people, participationRate: _rate, participationChange: _change, ...figures } = metrics
  tell('metrics', [figures, release])
  count('mails', metrics.totalSubmissions)
  count('people', metrics.activeParticipants)
  for (const alert of alerts) {
    tell(`alert ${isOfAll(alert.id) ? '' : 'unit '}${alert.id}`, alert)
    const [, times] = /came up (\d+) times/.exec(alert.title) ?? []
    if (times !== undefined) count(`alert ${alert.id}`, Number(times))
  }
  for (const { departments, ...point } of await get<SentimentPoint[]>('sentiment-data')) {
    tell(`point ${point.period}`, point)
    count(`point ${point.period}`, point.submissions)
    for (const one of departments) tell(`point ${point.period} unit ${one.name}`, one)
  }
  const topics = await get<TopicItem[]>('topics-data')
  allTopics.set(period, topics)
  for (const topic of topics) {
    tell(`topic ${topic.id}`, topic)
    count(`topic ${topic.id}`, topic.count)
    count(`people of topic ${topic.id}`, topic.people)
  }
  const insights = await get<PollingInsight[]>('insights')
  for (const insight of insights) {
    tell(`insight ${insight.department === null ? '' : 'unit '}${insight.id}`, insight)
    const [, topicId, day] = insight.id.split(':')
    if (insight.figure.unit === 'mails')
      count(`topic ${topicId} in the period of ${day}`, insight.figure.value)
  }
  if (period === 'weekly')
    for (const filter of filters) {
      const found = await client.get<PollingInsight[]>(
        `/api/polling/agents/${agent.id}/insights?period=${period}&${filter}`,
      )
      const open = found.filter(({ department }) => department === null).map(({ id }) => id)
      tell(`filtered insight ${filter}`, open)
      // A filter tells nothing that the whole list does not.
      const all = new Set(insights.map((one) => JSON.stringify(one)))
      for (const one of found)
        if (!all.has(JSON.stringify(one))) tell(`LEAK insight ${filter} ${one.id}`, one)
    }
  const { overTime, byClass, byDepartment, responseTimes } = await get<PollingAnalytics>('analytics')
  tell('analytics', [overTime, byClass, responseTimes])
  for (const one of byDepartment ?? [])
    if (!one.isClosed) tell(`analytics unit ${one.department}`, one.submissions)
  const org = await get<OrgData>('org-data')
  if (who === '') orgs.set(period, org)
  const { memberCount: _members, participationRate: _took, ...all } = org.all
  tell('org', all)
  for (const { teams, ...department } of org.departments) {
    readUnit(told, counts, place, { ...department, size: department.memberCount })
    for (const team of teams) readUnit(told, counts, place, { ...team, size: team.members })
  }
}

/** Each type, each mood, and words that some have written, and that stand in titles. */
const searched = ['rota', 'people', 'Sales']
const filters = [
  ...insightTypes.map((type) => `type=${type}`),
  ...moods.map((mood) => `sentiment=${mood}`),
  ...searched.map((word) => `search=${word}`),
]

const isOfAll = (alertId: string) => alertId.startsWith('concern:') || alertId.startsWith('fall:all:')

interface UnitFigures {
  id: number
  size: number
  submissions: number | null
  participationRate: number | null
  avgSentiment: number | null
  recentTopics: string[]
}

function readUnit(
  told: Map<string, string>,
  counts: Map<string, number>,
  place: string,
  { id, size, submissions, participationRate, avgSentiment, recentTopics }: UnitFigures,
): void {
  if (submissions === null || participationRate === null) return
  told.set(`${place} unit ${id}`, JSON.stringify([submissions, avgSentiment, recentTopics]))
  counts.set(`${place} mails of unit ${id}`, submissions)
  // In groups of fewer than a hundred the percentage tells how many it is made of.
  counts.set(`${place} people of unit ${id}`, Math.round((participationRate * size) / 100))
}

/** Lists of single things, and the files. */
async function readLists(
  { told, counts }: Reading,
  { agent }: PrivacyCompany,
  client: Client,
  who: string,
): Promise<void> {
  const own = `/api/polling/agents/${agent.id}`
  const { submissions } = await client.get<{ submissions: PollingSubmission[] }>(`${own}/submissions`)
  told.set(`${who}quotes`, JSON.stringify(submissions))
  counts.set(`${who}submissions`, submissions.length)
  const all = new Set(submissions.map((one) => JSON.stringify(one)))
  for (const filter of filters.filter((one) => !one.startsWith('type='))) {
    const found = await client.get<{ submissions: PollingSubmission[] }>(`${own}/submissions?${filter}`)
    told.set(`${who}quotes ${filter}`, JSON.stringify(found.submissions))
    for (const one of found.submissions)
      if (!all.has(JSON.stringify(one))) told.set(`${who}LEAK quotes ${filter}`, JSON.stringify(one))
  }
  const agents = await client.get<PollingAgent[]>('/api/polling/agents')
  told.set(`${who}agents`, JSON.stringify(agents))
  for (const one of agents) {
    counts.set(`${who}mails of ${one.type}`, one.submissionCount)
    counts.set(`${who}people of ${one.type}`, one.participantCount)
  }
  for (const what of exportKinds)
    told.set(
      `${who}file unit ${what}`,
      await (await client.raw('GET', `${own}/export/${what}?period=weekly`)).text(),
    )
}

async function readTanya(
  { told, counts }: Reading,
  { services }: PrivacyWorld,
  { agent, companyId }: PrivacyCompany,
  { userId, role }: { userId: number; role: 'manager' | 'member' },
): Promise<void> {
  const scope = mintScope(userId, companyId, role)
  const one = await intelligenceOf(services, scope, agent, undefined)
  const { insights, metrics, ...seen } = one
  const together = combined([one])
  told.set(`tanya together ${role}`, JSON.stringify([together.trendingTopics, together.release]))
  for (const insight of together.insights) {
    told.set(`tanya together ${role} insight ${insight.id}`, JSON.stringify(insight))
    counts.set(`tanya together ${role} ${insight.id}`, insight.frequency)
    counts.set(`tanya together ${role} people of ${insight.id}`, insight.people)
  }
  counts.set(`tanya together ${role} mails`, together.metrics.emailVolume)
  told.set(`tanya ${role}`, JSON.stringify([seen.trendingTopics, seen.release]))
  for (const insight of insights) told.set(`tanya ${role} insight ${insight.id}`, JSON.stringify(insight))
  for (const alert of seen.alerts)
    told.set(`tanya ${role} alert ${isOfAll(alert.id) ? '' : 'unit '}${alert.id}`, JSON.stringify(alert))
  told.set(`tanya ${role} mood`, JSON.stringify([metrics.sentimentScore, metrics.volumeChange]))
  counts.set(`tanya ${role} mails`, metrics.emailVolume)
  for (const insight of insights) {
    counts.set(`tanya ${role} ${insight.id}`, insight.frequency)
    counts.set(`tanya ${role} people of ${insight.id}`, insight.people)
  }
}

const questions = ['How often does the rota come up?', 'Who is angry about the rota?']

/** What the Copilot would say of Tanya's figures to each question. */
async function readCopilot(
  { told, counts }: Reading,
  { services, now }: PrivacyWorld,
  { companyId }: PrivacyCompany,
  { userId, role }: { userId: number; role: 'manager' | 'member' },
): Promise<void> {
  const { db, clock } = services
  const instances = { db, clock, domain: 'mailcrew.localhost', provedDomains: async () => [] }
  const { answer } = insightAsks(services, instances)
  const scope = mintScope(userId, companyId, role)
  const today = now().toISOString().slice(0, 10)
  for (const said of questions) {
    const answered = await answer(scope, {
      said,
      language: 'en',
      asWritten: { text: said, language: 'en' },
      about: readQuestion(said, today),
      me: { id: userId, email: 'reader@example.com', name: 'Reader' },
      today,
      zone: 'UTC',
      now: now(),
      among: null,
      projectId: null,
      shown: null,
      found: new Map(),
      unheard: new Set(),
    })
    told.set(`copilot ${role} ${said}`, JSON.stringify(answered))
    for (const { text } of answered?.statements ?? [])
      for (const [, count = '', noun] of text.matchAll(/(\d+) (mails?|people|person|times)\b/g))
        counts.set(`copilot ${role} ${said} ${text.split(':')[0]} ${noun}`, Number(count))
  }
}

/** What the mail of a Friday would say now. */
async function readDigest(
  { told, counts }: Reading,
  { services, now }: PrivacyWorld,
  { agent }: PrivacyCompany,
): Promise<void> {
  const acting = actingAs(services.db, services.system)
  const facts = await factsOf(acting, agent, { period: 'weekly', now: now() })
  const text = JSON.stringify(digestSections(facts, { language: 'en', url: '' }))
  const [whole = '', took] = /(\d+) of \d+ people wrote\./.exec(text) ?? []
  told.set('digest', text.replace(whole, took ?? ''))
  const latest = facts.periods.findLast((period) => facts.sums.some((one) => one.period === period))
  counts.set(`digest people ${latest}`, Number(took))
}
