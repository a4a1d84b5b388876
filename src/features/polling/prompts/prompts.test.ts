// Mails that ask: in each person's own Monday morning, with their last answer; the reply is a submission.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../../test/outbox.ts'
import { type PollingPerson, type PollingWorld, startPollingWorld } from '../../../../test/polling-world.ts'
import { createLog } from '../../../kit/log.ts'
import { mintSystemScope } from '../../../kit/scope.ts'
import { newMessageId } from '../../../mail/compose-fields.ts'
import { productMail } from '../../../mail/product-mail.ts'
import type { PollingAgent } from '../contract.ts'
import type { PollingDashboard, TopicItem } from '../figures/contract.ts'
import type { PollingInsight, PollingSubmission } from '../insights/contract.ts'
import { readPollingText } from '../read-polling-text.ts'
import { sendPrompts } from './send-prompts.ts'

let polling: PollingWorld
let people: PollingPerson[]
let agent: PollingAgent
/** A Sunday. */
let now = new Date('2026-11-22T05:00:00Z')

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jan']

beforeAll(async () => {
  polling = await startPollingWorld({ clock: () => now })
  const care = await polling.unit('Care')
  people = []
  for (const name of names) people.push(await polling.member(name, care))
  agent = await polling.agent('culture_pulse')
})
afterAll(() => polling.world.stop())

const at = (moment: string) => {
  now = new Date(moment)
}

/** The server sweeps by itself, too: what counts is what was sent in all. */
async function sweep(): Promise<void> {
  const { db } = polling.world.app
  const system = mintSystemScope('prompt test')
  const own = { db, scope: system, clock: () => now, domain: 'mailcrew.localhost' }
  await sendPrompts({
    ...{ db, system, clock: () => now, publicUrl: polling.world.url, mailDomain: 'mailcrew.localhost' },
    readPollingText: async (given) => readPollingText(given),
    send: productMail({ ...own, queueSending: async () => {} }),
    log: createLog('silent'),
  })
}

async function sentTo(person: PollingPerson, kind: string) {
  const rows = await polling.world.rows<{ subject: string; text: string; raw: string }>(
    'select subject, text, raw from outbox where recipient = $1 and kind = $2 order by id desc',
    [person.email, kind],
  )
  return rows.map((row) => ({ ...row, text: row.text.replace(/\s+/g, ' ') }))
}

async function sentInAll(kind: string): Promise<number> {
  const rows = await polling.world.rows('select id from outbox where kind = $1', [kind])
  return rows.length
}

async function reply(person: PollingPerson, text: string): Promise<void> {
  const [asked] = await sentTo(person, 'prompt')
  if (!asked) throw new Error('nobody asked')
  await polling.world.receiveMail({
    ...{ from: person.email, to: [replyAddressIn(asked.raw)], subject: `Re: ${asked.subject}`, text },
    messageId: `<${newMessageId('example.com')}>`,
  })
}

const first = (): PollingPerson => {
  const [person] = people
  if (!person) throw new Error('nobody')
  return person
}

it('POLL-28: nobody is asked until a manager says how often, and members may not', async () => {
  at('2026-11-22T09:00:00Z')
  await sweep()
  expect(await sentInAll('prompt')).toBe(0)
  const path = `/api/polling/agents/${agent.id}`
  expect((await first().raw('PATCH', path, { cadence: 'weekly' })).status).toBe(403)
  expect((await polling.admin.raw('PATCH', path, { privacyThreshold: 3 })).status).toBe(422)
  const changed = await polling.admin.send<PollingAgent>('PATCH', path, { cadence: 'weekly' })
  expect(changed).toMatchObject({ cadence: 'weekly', privacyThreshold: 4 })
})

it('POLL-28 MAIL-11: each is asked in their own Monday morning, once', async () => {
  const { db } = polling.world.app
  const [ada, ben] = people
  if (!ada || !ben) return
  await db.query(`update users set time_zone = 'America/New_York' where id = $1`, [ben.id])
  at('2026-11-23T07:30:00Z')
  await sweep()
  expect(await sentInAll('prompt')).toBe(0)
  at('2026-11-23T08:05:00Z')
  await sweep()
  await sweep()
  expect(await sentInAll('prompt')).toBe(people.length)
  expect(await sentTo(ben, 'prompt')).toEqual([])
  const [asked] = await sentTo(ada, 'prompt')
  expect(asked?.text).toContain('How did work feel this week?')
  expect(asked?.text).toContain('What is in your way, or should change?')
  expect(asked?.text).not.toContain('What you wrote last time')
  at('2026-11-23T13:05:00Z')
  await sweep()
  expect(await sentTo(ben, 'prompt')).toHaveLength(1)
})

it('MAIL-12 POLL-08 CONST-28: replies are submissions, with the time that they took', async () => {
  at('2026-11-23T15:05:00Z')
  const words = [
    'The night shift rota is unfair. I am exhausted and angry about the night shifts.',
    'Night shifts are handed out unfairly, and I am tired of the rota.',
    'I feel bad about the night shift rota; the same people always get the nights.',
    'Our rota of night shifts is unfair and makes me ill.',
    'Too many night shifts in a row, this rota is exhausting.',
  ]
  for (const [place, text] of words.entries()) await reply(people[place] ?? first(), text)
  const dashboard = await polling.admin.get<PollingDashboard>(`/api/polling/agents/${agent.id}/dashboard`)
  expect(dashboard.metrics).toMatchObject({ totalSubmissions: 4, activeParticipants: 4, people: 11 })
  const analytics = await polling.admin.get<{ responseTimes: { hours: number | null; answers: number }[] }>(
    `/api/polling/agents/${agent.id}/analytics`,
  )
  expect(analytics.responseTimes.at(-1)).toMatchObject({ answers: 4 })
})

it('POLL-12 ENT-38 ENT-41: a concern of four is a topic, an alert, and an insight with evidence of its own', async () => {
  const path = `/api/polling/agents/${agent.id}`
  const topics = await polling.admin.get<TopicItem[]>(`${path}/topics-data`)
  expect(topics[0]?.count).toBeGreaterThanOrEqual(4)
  const { alerts } = await polling.admin.get<PollingDashboard>(`${path}/dashboard`)
  expect(alerts.map(({ kind }) => kind)).toContain('culture_concern')
  const insights = await polling.admin.get<PollingInsight[]>(`${path}/insights`)
  expect(insights[0]).toMatchObject({ isAlert: true, priority: 'high', figure: { unit: 'mails' } })
  for (const insight of insights) {
    expect(insight.evidence.length).toBeGreaterThanOrEqual(2)
    expect(insight.evidence.every(({ author }) => author === 'A team member')).toBe(true)
  }
  const asMember = await people[9]?.get<PollingInsight[]>(`${path}/insights`)
  expect(asMember?.map(({ evidence, evidenceCount }) => [evidence.length, evidenceCount >= 2])).toEqual(
    insights.map(() => [0, true]),
  )
  const { submissions } = await polling.admin.get<{ submissions: PollingSubmission[] }>(`${path}/submissions`)
  expect(submissions.every(({ author, sentiment }) => author === 'A team member' && sentiment === null)).toBe(
    true,
  )
})

it('ENT-41: taking the evidence away takes the insight away', async () => {
  const path = `/api/polling/agents/${agent.id}/insights`
  const before = await polling.admin.get<PollingInsight[]>(path)
  expect(before.length).toBeGreaterThan(0)
  const { db } = polling.world.app
  const { rows } = await db.query<{ id: number; sentence: string }>(
    'select id, sentence from polling_mentions',
  )
  await db.query('update polling_mentions set sentence = null')
  expect(await polling.admin.get(path)).toEqual([])
  for (const { id, sentence } of rows)
    await db.query('update polling_mentions set sentence = $2 where id = $1', [id, sentence])
  expect(await polling.admin.get(path)).toEqual(before)
})

it('POLL-28: on Wednesday who has not answered is reminded, once', async () => {
  at('2026-11-25T09:00:00Z')
  await sweep()
  at('2026-11-25T14:00:00Z')
  await sweep()
  await sweep()
  const asked = people.length + 1
  expect(await sentInAll('prompt')).toBe(asked + asked - 5)
  expect(await sentTo(people[9] ?? first(), 'prompt')).toHaveLength(2)
  expect(await sentTo(first(), 'prompt')).toHaveLength(1)
})

it('MAIL-12: on Friday all are told what came of it, without anybody\u2019s words', async () => {
  at('2026-11-27T14:00:00Z')
  await sweep()
  expect(await sentInAll('team-digest')).toBe(people.length + 1)
  const [digest] = await sentTo(people[9] ?? first(), 'team-digest')
  expect(digest?.text).toContain('4 of 11 people wrote.')
  expect(digest?.text).not.toContain('exhausted')
})

it('POLL-28: pause and leave by reply, and the last answer is quoted to its writer alone', async () => {
  const [ada, ben, cleo] = people
  if (!ada || !ben || !cleo) return
  await reply(ben, 'pause')
  await reply(cleo, '\u201cleave\u201d')
  at('2026-11-30T14:00:00Z')
  await sweep()
  const [asked] = await sentTo(ada, 'prompt')
  expect(asked?.text).toContain('What you wrote last time: The night shift rota is unfair.')
  expect(await sentTo(ada, 'prompt')).toHaveLength(2)
  expect(await sentTo(ben, 'prompt')).toHaveLength(1)
  expect(await sentTo(cleo, 'prompt')).toHaveLength(1)
  await reply(cleo, 'back')
  await sweep()
  expect(await sentTo(cleo, 'prompt')).toHaveLength(2)
})
