// The day's limit: who asks more people than one may write to reaches the others the day after, each of them once.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rounds } from '../../../test/endurance.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { countThirdParty, THIRD_PARTY_PER_DAY } from '../../mail/outbox-limit-store.ts'
import { keepMail } from '../../mail/outbox-send-store.ts'
import type { Survey } from './contract.ts'
import { type SurveyMailsPayload, surveyMailsJob } from './survey-mails.ts'

/** Sent before, to whomever; the whole day is sent in a run of endurance. */
const SPENT = rounds(THIRD_PARTY_PER_DAY - 8, 0)
const LEFT = THIRD_PARTY_PER_DAY - SPENT
const MORE = 3

let world: World
let now = new Date('2027-03-08T09:00:00Z')

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
})
afterAll(() => world.stop())

async function asked(): Promise<{ all: number; different: number; invited: number }> {
  const rows = await world.rows<{ all: number; different: number; invited: number }>(
    `select count(*)::int as all, count(distinct recipient)::int as different,
       (select count(*)::int from survey_people where invited_at is not null) as invited
     from outbox where kind = 'survey'`,
  )
  return rows[0] ?? { all: 0, different: 0, invited: 0 }
}

it('two hundred are written to in a day, and the rest the day after', async () => {
  const amara = await world.signUp('amara')
  const { id } = await amara.get<{ id: number }>('/api/auth/user')
  const { db } = world.app
  const system = mintSystemScope('survey test')
  for (let count = 0; count < SPENT; count += 1) await countThirdParty(db, system, id, now)
  const people = Array.from({ length: LEFT + MORE }, (_, at) => `person${at}@example.com`)
  const questions = [{ text: 'How was the fair?', kind: 'scale', options: [], steps: 5 }]
  const draft = await amara.send<Survey>('POST', '/api/surveys', { title: 'The fair', questions, people })
  await amara.send('POST', `/api/surveys/${draft.id}/open`)
  await expect.poll(async () => (await asked()).all, { timeout: 60_000 }).toBe(LEFT)
  const put: { page: SurveyMailsPayload; delaySeconds: number }[] = []
  const mails = surveyMailsJob({
    ...{ db, system, clock: () => now, publicUrl: world.url, mailDomain: world.config.mailDomain },
    queueSending: (id) => keepMail(asSystem(db, system), id, now),
    goOn: async (page, delaySeconds) => void put.push({ page, delaySeconds }),
    isMember: async () => false,
  })
  const first = { surveyId: draft.id, told: 'ask' as const, key: 'first', after: 0 }
  const runAll = async () => {
    put.splice(0, put.length, { page: first, delaySeconds: 0 })
    for (let one = put.shift(); one?.delaySeconds === 0; one = put.shift()) {
      await mails.run(one.page)
      if (put[0] && put[0].delaySeconds > 0) return put[0].delaySeconds
    }
    return 0
  }
  // Tried again on the same day, it only puts itself off.
  expect(await runAll()).toBe(3_600)
  expect((await asked()).all).toBe(LEFT)
  now = new Date('2027-03-09T10:00:00Z')
  expect(await runAll()).toBe(0)
  expect(await asked()).toEqual({
    ...{ all: people.length, different: people.length, invited: people.length },
  })
}, 120_000)
