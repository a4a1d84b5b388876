// The privacy rule, attacked: whatever two readings are held against each other, no difference tells of fewer than four.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../db/schema/users.ts'
import { nextSerial, numbersFrom, type PrivacyWorld, startPrivacyWorld } from '../../../test/privacy-world.ts'
import type { Client } from '../../../test/world.ts'
import { mintScope } from '../../kit/scope.ts'
import { type Period, periods } from './contract.ts'
import type { OrgData, SentimentPoint } from './figures/contract.ts'
import type { PollingSubmission } from './insights/contract.ts'
import { forgetWriter } from './owned-store.ts'
import { laterPeriod } from './periods.ts'
import type { PollingAgentRow } from './polling-agent-store.ts'

const FEWEST = 4
let world: PrivacyWorld

beforeAll(async () => {
  world = await startPrivacyWorld()
})
afterAll(() => world.stop())

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
    world.at(new Date('2026-01-05T09:00:00Z'))
    const below = numbersFrom(seed * 7_919)
    const harbour = await world.company()
    const unwritten = [...harbour.people]
    const unitIds = Object.values(harbour.units)
    const looks: Looked[] = [await look(harbour.client, harbour.agent)]
    for (let step = 0; step < 34; step += 1) {
      const act = below(20)
      if (act < 13 && unwritten.length > 0) {
        const [userId] = unwritten.splice(below(unwritten.length), 1)
        if (userId !== undefined) await harbour.write(userId, texts[below(texts.length)] ?? '')
      } else if (act < 14) unwritten.push(await harbour.join(unitIds[below(unitIds.length)] ?? null))
      else if (act < 15) await harbour.leave(harbour.people[below(harbour.people.length)] ?? 0)
      else if (act < 17)
        await harbour.place(
          harbour.people[below(harbour.people.length)] ?? 0,
          unitIds[below(unitIds.length)] ?? 0,
        )
      else {
        world.at(new Date(world.now().getTime() + (1 + below(40)) * 6 * 60 * 60_000))
        await world.release()
      }
      looks.push(await look(harbour.client, harbour.agent))
    }
    expectNoneTold(looks)
    const last = looks.at(-1)
    expect(last?.all.get('quarterly')).toBeGreaterThan(0)
  },
  600_000,
)

it('threat 25: a manager who moves the threshold and single people from day to day learns of nobody alone', async () => {
  world.at(new Date('2026-01-05T09:00:00Z'))
  const harbour = await world.company()
  const { client, agent, units } = harbour
  const setThreshold = (privacyThreshold: number) =>
    client.raw('PATCH', `/api/polling/agents/${agent.id}`, { privacyThreshold })
  for (const few of [0, 1, 3, 3.5, -4]) expect([few, (await setThreshold(few)).status]).toEqual([few, 422])
  const looks: Looked[] = []
  const thresholds = [4, 9, 4, 6, 20, 4]
  for (const [day, userId] of harbour.people.slice(0, 30).entries()) {
    await harbour.write(userId, texts[day % texts.length] ?? '')
    expect((await setThreshold(thresholds[day % thresholds.length] ?? 4)).status).toBe(200)
    const moved = harbour.people[(day * 7) % 30] ?? 0
    if (day % 3 === 0) await harbour.place(moved, day % 2 === 0 ? units.legal : units.finance)
    if (day % 5 === 4) await harbour.leave(moved)
    world.at(new Date(world.now().getTime() + 24 * 60 * 60_000))
    await world.release()
    looks.push(await look(client, agent))
    await setThreshold(4)
    looks.push(await look(client, agent))
  }
  expectNoneTold(looks)
  expect(looks.at(-1)?.all.get('quarterly')).toBeGreaterThan(0)
  expect(looks.some(({ units: told }) => told.size > 0)).toBe(true)
})

it('POLL-13: a release is of four members or more, is whole, and never changes', async () => {
  world.at(new Date('2026-02-02T09:00:00Z'))
  const below = numbersFrom(4_711)
  const harbour = await world.company()
  const before = new Map<number, string>()
  for (let step = 0; step < 120; step += 1) {
    const userId = harbour.people[below(harbour.people.length)] ?? 0
    await harbour.write(userId, texts[below(texts.length)] ?? '')
    if (below(5) === 0) {
      world.at(new Date(world.now().getTime() + (1 + below(30)) * 3 * 60 * 60_000))
      await world.release()
    }
  }
  const { rows } = await world.services.db.query<{
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
  world.at(new Date('2026-03-02T09:00:00Z'))
  const harbour = await world.company()
  const outside: number[] = []
  for (let count = 0; count < 3; count += 1) {
    const [row] = await world.services.db.orm
      .insert(users)
      .values({ email: `outside${nextSerial()}@example.com` })
      .returning()
    outside.push(row?.id ?? 0)
  }
  for (const userId of outside) await harbour.write(userId, 'It works well.')
  await harbour.write(harbour.people[0] ?? 0, 'I want to leave this company.')
  const { client, agent } = harbour
  expect((await client.get<OrgData>(path(agent, 'org-data', 'weekly'))).all.submissions).toBeNull()
})

it('NOTIF-17: others hear nothing of a mail until figures change', async () => {
  world.at(new Date('2026-03-09T09:00:00Z'))
  const harbour = await world.company()
  const toldTo = async () => {
    const { rows } = await world.services.db.query<{ userId: number }>(
      `select user_id as "userId" from events where type = 'intelligence_update' and payload ->> 'agentId' = $1`,
      [String(harbour.agent.id)],
    )
    return rows.map(({ userId }) => userId)
  }
  const four = harbour.people.slice(14, 18)
  for (const userId of four.slice(0, 3)) await harbour.write(userId, 'The rota is unfair.')
  expect(await toldTo()).toEqual(four.slice(0, 3))
  for (const userId of four.slice(3)) await harbour.write(userId, 'The rota is unfair.')
  expect(await toldTo()).toContain(harbour.reader)
})

it('SET-14: an account that ends changes no figure, and takes the words of all of its release along', async () => {
  world.at(new Date('2026-03-16T09:00:00Z'))
  const harbour = await world.company()
  const { client, agent, people, companyId } = harbour
  for (const userId of people.slice(14, 19))
    await harbour.write(userId, 'The rota is unfair to those with children.')
  const before = await client.get<SentimentPoint[]>(path(agent, 'sentiment-data', 'weekly'))
  const gone = people[14] ?? 0
  await forgetWriter(world.services.db, mintScope(gone, companyId, 'member'))
  expect(await client.get(path(agent, 'sentiment-data', 'weekly'))).toEqual(before)
  const { submissions } = await client.get<{ submissions: PollingSubmission[] }>(
    `/api/polling/agents/${agent.id}/submissions`,
  )
  expect(submissions.filter(({ text }) => text !== null)).toEqual([])
  const { rows } = await world.services.db.query<{ text: string }>(
    `select text from polling_submissions join polling_people as person on person.id = person_id where user_id = $1`,
    [gone],
  )
  expect(rows.map(({ text }) => text)).toEqual([''])
})
