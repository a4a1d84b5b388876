// The privacy rule for everything that is told: topics, insights, alerts, files, mails and live messages, at all times.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isShortRun, rounds } from '../../../test/endurance.ts'
import { type Readers, type Reading, readAll, unitKey } from '../../../test/privacy-readings.ts'
import { numbersFrom, type PrivacyWorld, startPrivacyWorld } from '../../../test/privacy-world.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { mintScope } from '../../kit/scope.ts'
import { periods } from './contract.ts'
import { forgetWriter } from './owned-store.ts'
import { toRemind, toTell } from './prompts/asked-store.ts'

const FEWEST = 4
let world: PrivacyWorld

beforeAll(async () => {
  world = await startPrivacyWorld()
})
afterAll(() => world.stop())

const DAY_MS = 24 * 60 * 60_000
/** A week in which one thing weighs on all, and weeks that are as usual. */
const sad = ['The rota is unfair and everybody is angry.', 'The unfair rota makes me tired and I hate it.']
const usual = [
  'The new portal is great and helps us.',
  'I am happy with the new portal.',
  'We get on well, thank you.',
]

type Act = 'write' | 'join' | 'leave' | 'move' | 'end' | 'wait'
interface Step extends Reading {
  act: Act
  leavers: ReadonlySet<number>
}

/** Everybody writes once at most, so that a count of mails is one of people. */
async function lived(seed: number): Promise<{ steps: Step[]; readers: Readers }> {
  world.at(new Date('2026-01-05T09:00:00Z'))
  const below = numbersFrom(seed * 104_729)
  const harbour = await world.company()
  const memberId = harbour.people.at(-1) ?? 0
  const readers = { harbour, memberId, member: await harbour.clientOf(memberId) }
  const others = harbour.people.filter((id) => id !== memberId)
  const unwritten = [...others]
  const units = Object.values(harbour.units)
  const leavers = new Set<number>()
  const anyOf = (ids: readonly number[]) => ids[below(ids.length)] ?? 0
  const steps: Step[] = [{ act: 'wait', leavers: new Set(), ...(await readAll(world, readers)) }]
  const acts: Readonly<Record<Act, (week: number) => Promise<void>>> = {
    async write(week) {
      for (let count = 1 + below(3); count > 0 && unwritten.length > 0; count -= 1) {
        const [userId = 0] = unwritten.splice(below(unwritten.length), 1)
        const texts = week === 0 ? sad : usual
        if (!leavers.has(userId)) await harbour.write(userId, texts[below(texts.length)] ?? '')
      }
    },
    async join() {
      unwritten.push(await harbour.join(anyOf(units)))
    },
    async leave() {
      const userId = anyOf(others)
      leavers.add(userId)
      await harbour.leave(userId)
    },
    move: () => harbour.place(anyOf(others), anyOf(units)),
    async end() {
      const userId = anyOf(others)
      leavers.add(userId)
      await forgetWriter(world.services.db, mintScope(userId, harbour.companyId, 'member'))
      await world.services.db.query('delete from users where id = $1', [userId])
    },
    async wait() {
      world.at(new Date(world.now().getTime() + 3.5 * DAY_MS))
      await world.release()
    },
  }
  const between: readonly Act[] = ['join', 'leave', 'leave', 'move', 'move', 'end']
  for (let half = 0; half < rounds(5, 7); half += 1) {
    const plan: Act[] = ['write', 'write', 'write', between[below(between.length)] ?? 'move', 'wait']
    for (const act of plan) {
      await acts[act](half >> 1)
      steps.push({ act, leavers: new Set(leavers), ...(await readAll(world, readers)) })
    }
  }
  return { steps, readers }
}

it.each(isShortRun ? [1] : [1, 2, 3])(
  'threat 25, POLL-13 ENT-36 ENT-38 ENT-41: nothing that is told, by the Copilot neither, tells of fewer than four, run %i',
  async (seed) => {
    const { steps, readers } = await lived(seed)
    const leaks = [
      ...steps.flatMap((step, place) => {
        const before = steps[place - 1]
        return before ? [...changesWithoutRelease(before, step), ...messagesWithoutRelease(before, step)] : []
      }),
      ...steps.flatMap((step, place) =>
        steps.slice(0, place).flatMap((earlier) => fewBetween(earlier, step)),
      ),
      ...steps.flatMap(fewInside),
    ]
    expect([...new Set(leaks)].slice(0, 20)).toEqual([])
    const keys = new Set(steps.flatMap(({ told }) => [...told.keys()]))
    expect([...keys].filter((key) => key.includes('LEAK'))).toEqual([])
    expect([...keys].some((key) => key.includes('filtered insight search=rota'))).toBe(true)
    const answered = steps.flatMap(({ counts }) =>
      [...counts.keys()].filter((key) => key.startsWith('copilot')),
    )
    expect(answered.filter((key) => key.includes('does the rota come up')).length).toBeGreaterThan(3)
    const seen = (part: string) => [...keys].some((key) => key.includes(part))
    expect(
      [' insight trending_topics', 'insight sentiment_trend:low:all', ' alert concern'].map(seen),
    ).toEqual([...[true, true, true]])
    expect(steps.at(-1)?.messages.get(readers.harbour.reader)).toBeGreaterThan(3)
  },
  300_000,
)

it('COMP-19: of departments a plain member is told nothing, in no alert, insight, file, mail or screen', async () => {
  world.at(new Date('2026-03-02T09:00:00Z'))
  const harbour = await world.company()
  const memberId = harbour.people.at(-1) ?? 0
  const engineers = harbour.people.slice(14, 22)
  for (const [week, texts] of [usual, sad].entries()) {
    world.at(new Date(Date.parse('2026-03-02T09:00:00Z') + week * 7 * DAY_MS))
    for (const [place, userId] of engineers.entries()) await harbour.write(userId, texts[place % 2] ?? '')
  }
  const { told } = await readAll(world, { harbour, memberId, member: await harbour.clientOf(memberId) })
  const fall = `fall:${harbour.units.engineering}:2026-03-09`
  expect(told.get(`weekly alert unit ${fall}`)).toContain('Engineering')
  expect(told.get(`tanya manager alert unit ${fall}`)).toContain('Engineering')
  const insight = `sentiment_trend:${harbour.units.engineering}:2026-03-09`
  expect(told.get(`weekly insight unit ${insight}`)).toContain('Engineering')
  const forAll = [...told].filter(([key]) => /^(?:member|tanya member|digest)/.test(key))
  expect(forAll.length).toBeGreaterThan(20)
  const named = /Sales|East|West|Engineering|Finance|Legal/
  expect(
    forAll.filter(([key, value]) => named.test(value) || value.includes(fall) || key.includes(fall)),
  ).toEqual([])
})

it('POLL-28: who has left the company hears nothing more of it by mail', async () => {
  const harbour = await world.company()
  const { db, system } = world.services
  const [gone = 0, there = 0] = harbour.people
  for (const userId of [gone, there])
    await db.query(
      'insert into polling_prompts (agent_id, user_id, round, sent_at) values ($1, $2, $3, $4)',
      [...[harbour.agent.id, userId, '2026-03-02', world.now()]],
    )
  await harbour.leave(gone)
  const of = [asSystem(db, system), harbour.agent.id, '2026-03-02'] as const
  expect((await toRemind(...of)).map(({ userId }) => userId)).toEqual([there])
  expect((await toTell(...of)).map(({ userId }) => userId)).toEqual([there])
})

/** Where nothing was released, nothing that is told may change, whoever wrote, came, moved or left. */
function changesWithoutRelease(before: Step, after: Step): string[] {
  if (before.releases !== after.releases || after.act === 'wait') return []
  const keys = new Set([...before.told.keys(), ...after.told.keys()])
  return [...keys].flatMap((key) => {
    const [one, other] = [before.told.get(key), after.told.get(key)]
    if (one === other) return []
    // A group opens or closes by how many people it has, which is no secret.
    if (unitKey(key) && (one === undefined || other === undefined)) return []
    // With an account go the words of all of its releases, and what rests on them.
    if (after.act === 'end' && /quotes|insight|file/.test(key)) return []
    // The files name units in their rows: none that a reader may not see.
    if (key.includes('file unit')) return []
    return [`${after.act} changed ${key}: ${one} to ${other}`]
  })
}

function messagesWithoutRelease(before: Step, after: Step): string[] {
  return [...after.messages].flatMap(([userId, count]) => {
    const more = count - (before.messages.get(userId) ?? 0)
    if (after.leavers.has(userId) && before.leavers.has(userId) && more > 0)
      return [`${userId} left and hears`]
    const isWriter = after.act === 'write' && (before.messages.get(userId) ?? 0) + 1 >= count
    return more > 0 && before.releases === after.releases && !isWriter ? [`a message for ${after.act}`] : []
  })
}

const isFew = (difference: number) => difference !== 0 && Math.abs(difference) < FEWEST

/** The same figure at two times. */
function fewBetween(earlier: Reading, later: Reading): string[] {
  return [...later.counts].flatMap(([key, count]) => {
    const before = earlier.counts.get(key)
    return before !== undefined && isFew(count - before) ? [`${key} at two times: ${before}, ${count}`] : []
  })
}

/** Figures of one time of which the one holds the other. */
function fewInside({ counts, org, topics }: Reading): string[] {
  const leaks: string[] = []
  const few = (what: string, whole: number | undefined, part: number | undefined) => {
    if (whole !== undefined && part !== undefined && isFew(whole - part))
      leaks.push(`${what}: ${whole - part}`)
  }
  for (const period of periods) {
    const people = counts.get(`${period} people`)
    const mails = counts.get(`${period} mails`) ?? 0
    few('mails and people', mails, people)
    few('participants of two screens', mails, counts.get('people of culture_pulse'))
    for (const { id, count, category } of topics.get(period) ?? []) {
      few(`${period} mails and people of topic ${id}`, count, counts.get(`${period} people of topic ${id}`))
      for (const other of periods) few(`topic ${id} in windows`, count, counts.get(`${other} topic ${id}`))
      if (isFew(mails - count) && category !== 'neutral')
        leaks.push(`${period} mood of all without topic ${id}: ${category}`)
      for (const [key, part] of counts)
        if (key.startsWith(`${period} topic ${id} in the period`) || key === `weekly alert concern:${id}`)
          few(`topic ${id} without ${key}`, count, part)
    }
    const data = org.get(period)
    const open = (data?.departments ?? []).filter(({ isClosed }) => !isClosed)
    const partOf = (what: string, id: number) => counts.get(`${period} ${what} of unit ${id}`) ?? 0
    for (const what of ['mails', 'people']) {
      const whole = counts.get(`${period} ${what}`)
      for (const { id, teams } of open) {
        few(`${what} without unit ${id}`, whole, partOf(what, id))
        for (const team of teams)
          if (!team.isClosed)
            few(`${what} of ${id} without ${team.id}`, partOf(what, id), partOf(what, team.id))
      }
      const sum = open.reduce((total, { id }) => total + partOf(what, id), 0)
      few(`${what} without all that are open`, whole, sum)
    }
    // Whose rows are hidden is what is left of the group above, so that must be nobody, or enough people.
    const hidden = (data?.members ?? []).filter(({ submissionCount }) => submissionCount === null)
    if (isFew(hidden.length)) leaks.push(`rows of ${hidden.length} are hidden`)
    for (const { name } of open) {
      const own = hidden.filter(({ department }) => department === name).length
      if (isFew(own)) leaks.push(`rows of ${own} in ${name} are hidden`)
    }
  }
  return leaks
}
