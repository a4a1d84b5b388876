// A question that several mails put in their own words is found, with its mails, and starts a draft.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollingPerson, type PollingWorld, startPollingWorld } from '../../../test/polling-world.ts'
import type { RepeatedQuestion, Survey } from './contract.ts'

let company: PollingWorld
let address = ''
const people: PollingPerson[] = []

beforeAll(async () => {
  company = await startPollingWorld()
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']) people.push(await company.member(name))
  const made = await company.admin.send<{ data: { agentEmail: { emailAddress: string } } }>(
    'POST',
    `/api/companies/${company.companyId}/agent-emails`,
    { agentType: 'sally', instanceName: 'main', isActive: true },
  )
  address = made.data.agentEmail.emailAddress
}, 120_000)
afterAll(() => company.world.stop())

const read = (reader: PollingPerson) =>
  reader.get<{ questions: RepeatedQuestion[] }>('/api/repeated-questions').then(({ questions }) => questions)

it('CAT-13: what many mails ask in other words is one question, each mail its evidence, for managers alone', async () => {
  const asked = [
    'Hello,\n\nwhere can we park our cars at the new office?',
    'Is there parking for cars at the new office?',
    'Hi Sally, can I park my car somewhere near the new office?',
    'How do I order a new laptop?',
    'Where do I find parking for my car at the new office?',
  ]
  for (const [at, text] of asked.entries()) {
    const person = people[at]
    if (person) await company.write(person, address, text, `Question ${at}`)
  }
  const found = await read(company.admin)
  expect(found).toHaveLength(1)
  expect(found[0]?.asked.map(({ sentence }) => sentence).toSorted()).toEqual(
    [0, 1, 2, 4].map((at) => asked[at]?.split('\n').at(-1) ?? '').toSorted(),
  )
  expect(await read(people[0] as PollingPerson)).toEqual([])
})

it('one press makes it a draft for the members, and nobody is asked by it', async () => {
  const [{ question } = { question: '' }] = await read(company.admin)
  const draft = await company.admin.send<Survey>('POST', '/api/repeated-questions/draft', { question })
  expect([draft.status, draft.sentence, draft.personCount]).toEqual(['draft', question, people.length])
  expect(draft.questions).toHaveLength(3)
  const member = people[0] as PollingPerson
  const { status } = await member.raw('POST', '/api/repeated-questions/draft', { question })
  expect(status).toBe(403)
  const rows = await company.world.rows("select 1 from outbox where kind = 'survey'")
  expect(rows).toEqual([])
})

it('SET-20: a member who has blocked the manager is in no draft that a press makes', async () => {
  const [{ question } = { question: '' }] = await read(company.admin)
  const blocker = people[1] as PollingPerson
  await blocker.send('POST', '/api/trust/block', { emailToBlock: company.admin.email })
  const draft = await company.admin.send<Survey>('POST', '/api/repeated-questions/draft', { question })
  expect(draft.people.map(({ email }) => email)).not.toContain(blocker.email)
  expect(draft.personCount).toBe(people.length - 1)
})

const latestReceipt = async (email: string): Promise<string> => {
  const rows = await company.world.rows<{ text: string }>(
    "select text from outbox where recipient = $1 and kind = 'receipt' order by id desc limit 1",
    [email],
  )
  return rows[0]?.text.replace(/\s+/g, ' ') ?? ''
}

it('a mail that only asks something is noted, and its receipt says what for', async () => {
  const asker = people[2] as PollingPerson
  await company.write(asker, address, 'Who looks after the plants in the hall?', 'Plants')
  const receipt = await latestReceipt(asker.email)
  expect(receipt).toContain('Your question is noted')
  expect(receipt).toContain('Who looks after the plants in the hall?')
  expect(receipt).toContain('the managers of the company see it on the page of Sally')
  await company.write(asker, address, 'Thank you for everything.', 'Thanks')
  expect(await latestReceipt(asker.email)).not.toContain('Thank you for everything')
})

it('MAIL-25: what teams ask by $$polling counts once four raised it and it is released, and never with its mail', async () => {
  const said = [
    'The stairs are steep. When will the lift in the hall be repaired?',
    'I walk every day. Will the lift in the hall be repaired soon?',
    'When does somebody repair the lift in the hall?',
    'My knees hurt. When is the lift in the hall repaired at last?',
  ]
  const ofLift = async () => (await read(company.admin)).filter(({ question }) => question.includes('lift'))
  const write = (at: number) =>
    company.write(people[at] as PollingPerson, address, said[at] ?? '', '$$polling lift')
  for (const at of [0, 1, 2]) await write(at)
  expect(await latestReceipt(people[2]?.email ?? '')).toContain('Filed with')
  expect(await ofLift()).toEqual([])
  await write(3)
  const [found] = await ofLift()
  expect(found?.asked.length).toBeGreaterThanOrEqual(3)
  expect(found?.asked.map(({ deliveryId, at }) => [deliveryId, at.slice(11)])).toEqual(
    found?.asked.map(() => [null, '00:00:00.000Z']),
  )
})
