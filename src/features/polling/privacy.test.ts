// The privacy rule, attacked: whatever two readings are held against each other, no difference tells of fewer than four.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyPlaces, companyUnits } from '../../../db/schema/companies.ts'
import { agentInstances } from '../../../db/schema/instances.ts'
import { companies, memberships, users } from '../../../db/schema/users.ts'
import { openTestDatabase } from '../../../test/database.ts'
import { startTestServer, type TestServer } from '../../../test/http-server.ts'
import { type Client, clientOf } from '../../../test/world.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { mintScope, mintSystemScope } from '../../kit/scope.ts'
import { type Period, periods } from './contract.ts'
import type { OrgData, SentimentPoint } from './figures/contract.ts'
import { fileSubmission } from './filing/file-submission.ts'
import { readPollingText } from './filing/read-polling-text.ts'
import type { PollingSubmission } from './insights/contract.ts'
import { forgetWriter } from './owned-store.ts'
import { laterPeriod } from './periods.ts'
import { agentOfInstance, insertAgent, type PollingAgentRow } from './polling-agent-store.ts'
import { pollingRoutes } from './polling-api.ts'
import { releaseAll } from './releases/release-all.ts'

const FEWEST = 4
const system = mintSystemScope('privacy test')
let db: Database
let server: TestServer
let now = new Date('2026-01-05T09:00:00Z')
const clock = () => now

beforeAll(async () => {
  db = await openTestDatabase()
  const services = {
    ...{ db, system, clock, publicUrl: '', mailDomain: 'mailcrew.localhost' },
    readPollingText: async (given: Parameters<typeof readPollingText>[0]) => readPollingText(given),
  }
  server = await startTestServer(db, { clock, routes: pollingRoutes(services) })
})
afterAll(() => server.close())

/** The same numbers for the same seed (Park and Miller). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

let serial = 0

/** A company with departments of 14, 9, 6 and 3, two teams in the first, and some who are in none. */
async function company() {
  serial += 1
  const [made] = await db.orm
    .insert(companies)
    .values({ name: `Company ${serial}` })
    .returning()
  const companyId = made?.id ?? 0
  const unit = async (name: string, kind: 'department' | 'team', parentId: number | null) => {
    const [row] = await db.orm.insert(companyUnits).values({ companyId, name, kind, parentId }).returning()
    return row?.id ?? 0
  }
  const sales = await unit('Sales', 'department', null)
  const units = {
    ...{ sales, east: await unit('East', 'team', sales), west: await unit('West', 'team', sales) },
    engineering: await unit('Engineering', 'department', null),
    finance: await unit('Finance', 'department', null),
    legal: await unit('Legal', 'department', null),
  }
  const place = async (userId: number, unitId: number) =>
    void (await db.orm
      .insert(companyPlaces)
      .values({ companyId, userId, unitId })
      .onConflictDoUpdate({ target: [companyPlaces.companyId, companyPlaces.userId], set: { unitId } }))
  const join = async (unitId: number | null, role: 'member' | 'manager' = 'member') => {
    serial += 1
    const email = `person${serial}@example.com`
    const [row] = await db.orm
      .insert(users)
      .values({ email, firstName: `Name${serial}`, claimedAt: now })
      .returning()
    const id = row?.id ?? 0
    await db.orm.insert(memberships).values({ companyId, userId: id, role })
    if (unitId !== null) await place(id, unitId)
    return id
  }
  const reader = await join(null, 'manager')
  const people: number[] = []
  const sizes: [number | null, number][] = [
    ...([
      [units.sales, 3],
      [units.east, 6],
      [units.west, 5],
      [units.engineering, 9],
    ] as [number, number][]),
    ...([
      [units.finance, 6],
      [units.legal, 3],
      [null, 6],
    ] as [number | null, number][]),
  ]
  for (const [unitId, size] of sizes)
    for (let count = 0; count < size; count += 1) people.push(await join(unitId))
  const address = { agentType: 'culture', emailAddress: `culture+c${serial}@mailcrew.localhost`, companyId }
  const [instance] = await db.orm.insert(agentInstances).values(address).returning()
  const acting = actingAs(db, system)
  const owner = { companyId, ownerId: null, type: 'culture_pulse' as const }
  const instanceId = instance?.id ?? 0
  await insertAgent(acting, { instanceId, name: 'Culture Pulse', description: '', ...owner }, now)
  const agent = await agentOfInstance(acting, instanceId)
  if (!agent) throw new Error('no agent')
  const client = clientOf(server.url, await server.signIn(reader), {
    ...{ 'x-company-id': String(companyId), origin: 'http://127.0.0.1:3000' },
  })
  const leave = (userId: number) =>
    db.query('update memberships set is_active = false where company_id = $1 and user_id = $2', [
      companyId,
      userId,
    ])
  return { companyId, units, people, agent, client, reader, join, place, leave }
}

type Company = Awaited<ReturnType<typeof company>>

async function write({ companyId, agent }: Company, userId: number, text: string): Promise<void> {
  const scope = mintScope(userId, companyId, 'member')
  await db.transaction(() =>
    fileSubmission({ db, scope, at: now }, agent, {
      ...{ userId, mailId: null, threadId: null, subject: '', isCopied: false, receivedAt: now },
      read: readPollingText({ text, language: 'en' }),
    }),
  )
}

const path = (agent: PollingAgentRow, what: string, period: Period) =>
  `/api/polling/agents/${agent.id}/${what}?period=${period}`

interface Looked {
  /** Submissions of all, by period and its first day. */
  all: Map<string, number>
  /** Of departments and teams in the eight periods, by period and unit. */
  units: Map<string, number>
  /** As the units lie below each other. */
  parents: Map<string, string>
}

/** All counts that a manager is shown. */
async function look(client: Client, agent: PollingAgentRow): Promise<Looked> {
  const seen: Looked = { all: new Map(), units: new Map(), parents: new Map() }
  for (const period of periods) {
    for (const point of await client.get<SentimentPoint[]>(path(agent, 'sentiment-data', period)))
      seen.all.set(`${period} ${point.period}`, point.submissions)
    const org = await client.get<OrgData>(path(agent, 'org-data', period))
    seen.all.set(period, org.all.submissions ?? 0)
    for (const department of org.departments) {
      if (department.submissions !== null)
        seen.units.set(`${period} ${department.id}`, department.submissions)
      for (const team of department.teams)
        if (team.submissions !== null) {
          seen.units.set(`${period} ${team.id}`, team.submissions)
          seen.parents.set(`${period} ${team.id}`, `${period} ${department.id}`)
        }
    }
  }
  return seen
}

/** Everybody writes once, so that a count of mails is one of people. */
function expectEnough(difference: number, what: string): void {
  if (difference !== 0 && Math.abs(difference) < FEWEST) throw new Error(`${what}: ${difference}`)
}

function expectNoneTold(looks: readonly Looked[]): void {
  for (const [place, seen] of looks.entries()) {
    for (const period of periods) {
      const whole = seen.all.get(period) ?? 0
      const tops = [...seen.units].filter(([key]) => key.startsWith(`${period} `) && !seen.parents.has(key))
      for (const [key, count] of tops) {
        expectEnough(whole - count, `all without ${key}`)
        const teams = [...seen.units].filter(([team]) => seen.parents.get(team) === key)
        for (const [team, own] of teams) expectEnough(count - own, `${key} without ${team}`)
        expectEnough(count - teams.reduce((sum, [, own]) => sum + own, 0), `${key} without its teams`)
      }
      for (const [one, own] of tops)
        for (const [two, other] of tops)
          if (one < two) expectEnough(whole - own - other, `all without ${one} and ${two}`)
      expectEnough(whole - tops.reduce((sum, [, own]) => sum + own, 0), `all without all that are shown`)
    }
    expectPeriodsAgree(seen)
    for (const earlier of looks.slice(0, place)) {
      for (const [key, count] of seen.all) {
        const before = earlier.all.get(key)
        if (before === undefined || periods.some((one) => one === key)) continue
        expectEnough(count - before, `${key} at two times`)
      }
      for (const [key, count] of seen.units) {
        const before = earlier.units.get(key)
        const [period = ''] = key.split(' ')
        if (before === undefined) continue
        expectEnough(count - before, `${key} at two times`)
        const grown = (seen.all.get(period) ?? 0) - (earlier.all.get(period) ?? 0)
        expectEnough(grown - (count - before), `the rest beside ${key} at two times`)
      }
    }
  }
}

/** A month without the weeks that lie in it, and a quarter without its months. */
function expectPeriodsAgree(seen: Looked): void {
  const inside = (large: Period, small: Period) => {
    for (const [key, count] of seen.all) {
      const [period, first] = key.split(' ')
      if (period !== large || first === undefined) continue
      const end = laterPeriod(first, large, 1)
      const parts = [...seen.all].filter(([part]) => {
        const [kind, start] = part.split(' ')
        if (kind !== small || start === undefined) return false
        return start >= first && laterPeriod(start, small, 1) <= end
      })
      for (const [part, own] of parts) expectEnough(count - own, `${key} without ${part}`)
      expectEnough(count - parts.reduce((sum, [, own]) => sum + own, 0), `${key} without its parts`)
    }
  }
  inside('monthly', 'weekly')
  inside('quarterly', 'monthly')
  inside('quarterly', 'weekly')
}

const texts = [
  'Meetings eat the whole day and nobody has time to work.',
  'I am happy with how the team helped me this week.',
  'The night shifts make us tired and angry.',
  'We shipped the new portal and people like it.',
]

it.each([1, 2])(
  'POLL-13 ENT-39 ENT-40: no pair of readings tells of fewer than four, run %i',
  async (seed) => {
    now = new Date('2026-01-05T09:00:00Z')
    const below = numbersFrom(seed * 7_919)
    const harbour = await company()
    const unwritten = [...harbour.people]
    const unitIds = Object.values(harbour.units)
    const looks: Looked[] = [await look(harbour.client, harbour.agent)]
    for (let step = 0; step < 34; step += 1) {
      const act = below(20)
      if (act < 13 && unwritten.length > 0) {
        const [userId] = unwritten.splice(below(unwritten.length), 1)
        if (userId !== undefined) await write(harbour, userId, texts[below(texts.length)] ?? '')
      } else if (act < 14) unwritten.push(await harbour.join(unitIds[below(unitIds.length)] ?? null))
      else if (act < 15) await harbour.leave(harbour.people[below(harbour.people.length)] ?? 0)
      else if (act < 17)
        await harbour.place(
          harbour.people[below(harbour.people.length)] ?? 0,
          unitIds[below(unitIds.length)] ?? 0,
        )
      else {
        now = new Date(now.getTime() + (1 + below(40)) * 6 * 60 * 60_000)
        await releaseAll(asSystem(db, system), { clock })
      }
      looks.push(await look(harbour.client, harbour.agent))
    }
    expectNoneTold(looks)
    const last = looks.at(-1)
    expect(last?.all.get('quarterly')).toBeGreaterThan(0)
  },
  600_000,
)

it('POLL-13: a release is of four members or more, is whole, and never changes', async () => {
  now = new Date('2026-02-02T09:00:00Z')
  const below = numbersFrom(4_711)
  const harbour = await company()
  const before = new Map<number, string>()
  for (let step = 0; step < 120; step += 1) {
    const userId = harbour.people[below(harbour.people.length)] ?? 0
    await write(harbour, userId, texts[below(texts.length)] ?? '')
    if (below(5) === 0) {
      now = new Date(now.getTime() + (1 + below(30)) * 3 * 60 * 60_000)
      await releaseAll(asSystem(db, system), { clock })
    }
  }
  const { rows } = await db.query<{
    id: number
    people: number
    counted: number
    submissions: number
    parts: number
  }>(
    `select release.id, release.people, release.submissions,
       (select count(distinct person_id)::int from polling_submissions where release_id = release.id) as counted,
       (select count(*)::int from polling_submissions where release_id = release.id) as parts
     from polling_releases as release where agent_id = $1 and topic_id is null`,
    [harbour.agent.id],
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    expect(row.people).toBeGreaterThanOrEqual(FEWEST)
    expect([row.counted, row.parts]).toEqual([row.people, row.submissions])
    before.set(row.id, JSON.stringify(row))
  }
})

it('POLL-13: strangers bring nobody along: who is no member is released apart from the members', async () => {
  now = new Date('2026-03-02T09:00:00Z')
  const harbour = await company()
  const outside: number[] = []
  for (let count = 0; count < 3; count += 1) {
    serial += 1
    const [row] = await db.orm
      .insert(users)
      .values({ email: `outside${serial}@example.com` })
      .returning()
    outside.push(row?.id ?? 0)
  }
  for (const userId of outside) await write(harbour, userId, 'It works well.')
  await write(harbour, harbour.people[0] ?? 0, 'I want to leave this company.')
  const { client, agent } = harbour
  expect((await client.get<OrgData>(path(agent, 'org-data', 'weekly'))).all.submissions).toBe(0)
})

it('NOTIF-17: others hear nothing of a mail until figures change', async () => {
  now = new Date('2026-03-09T09:00:00Z')
  const harbour = await company()
  const toldTo = async () => {
    const { rows } = await db.query<{ userId: number }>(
      `select user_id as "userId" from events where type = 'intelligence_update' and payload ->> 'agentId' = $1`,
      [String(harbour.agent.id)],
    )
    return rows.map(({ userId }) => userId)
  }
  const four = harbour.people.slice(14, 18)
  for (const userId of four.slice(0, 3)) await write(harbour, userId, 'The rota is unfair.')
  expect(await toldTo()).toEqual(four.slice(0, 3))
  for (const userId of four.slice(3)) await write(harbour, userId, 'The rota is unfair.')
  expect(await toldTo()).toContain(harbour.reader)
})

it('SET-14: an account that ends changes no figure, and takes the words of all of its release along', async () => {
  now = new Date('2026-03-16T09:00:00Z')
  const harbour = await company()
  const { client, agent, people, companyId } = harbour
  for (const userId of people.slice(14, 19))
    await write(harbour, userId, 'The rota is unfair to those with children.')
  const before = await client.get<SentimentPoint[]>(path(agent, 'sentiment-data', 'weekly'))
  const gone = people[14] ?? 0
  await forgetWriter(db, mintScope(gone, companyId, 'member'))
  expect(await client.get(path(agent, 'sentiment-data', 'weekly'))).toEqual(before)
  const { submissions } = await client.get<{ submissions: PollingSubmission[] }>(
    `/api/polling/agents/${agent.id}/submissions`,
  )
  expect(submissions.filter(({ text }) => text !== null)).toEqual([])
  const { rows } = await db.query<{ text: string }>(
    `select text from polling_submissions join polling_people as person on person.id = person_id where user_id = $1`,
    [gone],
  )
  expect(rows.map(({ text }) => text)).toEqual([''])
})
