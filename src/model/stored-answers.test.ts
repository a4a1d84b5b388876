// The same question about a mail is asked once a day, for one person in one place.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { companyOf } from '../../test/agents-world.ts'
import { type ModelServer, startModelServer } from '../../test/model-server.ts'
import { type Client, people, startWorld, type World } from '../../test/world.ts'
import type { UsageOnWire } from '../features/models/contract.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { mintSystemScope } from '../kit/scope.ts'
import { dropOldAnswers } from './answer-store.ts'

let model: ModelServer
let world: World
let amara: Client
let jonas: Client
/** Tula's addresses of two companies. */
let harbour: string
let harbourToo: string
let bakery: string
let now = new Date('2026-03-09T09:00:00Z')

beforeAll(async () => {
  model = await startModelServer()
  world = await startWorld({
    ownDatabase: true,
    clock: () => now,
    environment: { OPENAI_BASE_URL: `${model.url}/v1`, AI_MODEL: 'reader', AI_BUDGET: '100000000' },
  })
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  const first = await companyOf(world, amara, 'Harbour')
  harbour = (await first.address({ agentType: 'tula' })).emailAddress
  harbourToo = (await first.address({ agentType: 'tula' })).emailAddress
  const second = await companyOf(world, amara, 'Bakery')
  bakery = (await second.address({ agentType: 'tula' })).emailAddress
})
beforeEach(() => {
  model.turns = [{ kind: 'answer', value }]
  model.asked.length = 0
})
afterAll(async () => {
  await world.stop()
  await model.close()
})

const item = { sentence: 'Please order the buoys', title: 'Order the red buoys', confidence: 0.95 }
const value = { tasks: [item], changes: [], comment: null }
const nothing = { tasks: [], changes: [], comment: null }
const text = 'Please order the buoys.'

const kept = () =>
  world.rows<{ subject: string }>(
    `select m.subject from model_answers a join deliveries d on d.id = a.delivery_id join mails m on m.id = d.mail_id`,
  )

it('a mail whose work is tried again asks its model once', async () => {
  await world.rows(
    `create function refuse_task() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`,
  )
  await world.rows(
    'create trigger refuse_task before insert on tasks for each row execute function refuse_task()',
  )
  await world.mail({ from: 'amara', subject: 'Retry', text, date: now })
  await world.until(async () => ((await kept()).length > 0 ? true : undefined))
  await world.rows('drop function refuse_task cascade')
  await world.rows(`update pgboss.job set start_after = now() where state = 'retry'`)
  await world.settled()
  expect(await world.rows('select title from tasks')).toEqual([{ title: 'Order the red buoys' }])
  expect(model.asked).toHaveLength(1)
})

it('a copy to two addresses of a company is one question, and another company asks its own', async () => {
  model.turns = [{ kind: 'answer', value: nothing }]
  const copies = { from: 'amara', subject: 'Copies', text, date: now } as const
  await world.receiveMail({ ...copies, to: [harbour, harbourToo] })
  expect(model.asked).toHaveLength(1)
  await world.receiveMail({ ...copies, to: bakery })
  expect(model.asked).toHaveLength(2)
  const [row] = (await amara.get<{ rows: UsageOnWire[] }>('/api/server/models/usage')).rows.filter(
    ({ company }) => company === 'Harbour',
  )
  expect(row).toMatchObject({ questions: 1, answers: 1, storedAnswers: 1, savedTokens: 150 })
})

it('a day later the same question is asked again', async () => {
  model.turns = [{ kind: 'answer', value: nothing }]
  const same = { from: 'jonas', subject: 'Daily', text, date: now } as const
  await world.receiveMail(same)
  now = new Date(now.getTime() + 23 * 3_600_000)
  await world.receiveMail(same)
  expect(model.asked).toHaveLength(1)
  now = new Date(now.getTime() + 2 * 3_600_000)
  await world.receiveMail(same)
  expect(model.asked).toHaveLength(2)
})

it('a failure is not stored', async () => {
  model.turns = [{ kind: 'refuse' }, { kind: 'answer', value: nothing }]
  const same = { from: 'amara', subject: 'Declined', text, date: now } as const
  await world.receiveMail(same)
  await world.receiveMail(same)
  expect(model.asked).toHaveLength(2)
})

it('what was stored goes with the account of its person, and the sweep takes what is a day old', async () => {
  await world.receiveMail({ from: 'jonas', subject: 'Farewell', text, date: now })
  expect((await kept()).map(({ subject }) => subject)).toContain('Farewell')
  await jonas.send('POST', '/api/account/delete', { email: people.jonas.email })
  expect((await kept()).map(({ subject }) => subject)).not.toContain('Farewell')
  await world.receiveMail({ from: 'amara', subject: 'Tomorrow', text, date: now })
  const db = asSystem(world.app.db, mintSystemScope('test'))
  await dropOldAnswers(db, new Date(now.getTime() + 23 * 3_600_000))
  expect((await kept()).map(({ subject }) => subject)).toContain('Tomorrow')
  await dropOldAnswers(db, new Date(now.getTime() + 25 * 3_600_000))
  expect(await kept()).toEqual([])
})
