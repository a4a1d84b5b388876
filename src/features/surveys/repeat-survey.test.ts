// A closed survey asked again, by reply, by a mail of its own and by a press: what has changed is told to all.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SurveyWorld, startSurveyWorld } from '../../../test/survey-world.ts'
import type { Client } from '../../../test/world.ts'
import type { Survey, SurveyBrief } from './contract.ts'

let world: SurveyWorld
let amara: Client
let jonas: Client
let now = new Date('2027-03-08T09:00:00Z')

beforeAll(async () => {
  world = await startSurveyWorld({ clock: () => now })
  amara = await world.signUp('amara')
  await world.signUpAll(people.filter((email) => email !== 'jonas@example.com'))
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

const people = ['jonas', 'mei', 'nadia', 'tomas', 'ben', 'olga'].map((name) => `${name}@example.com`)

const surveys = async () => (await amara.get<{ surveys: SurveyBrief[] }>('/api/surveys')).surveys
const read = (id: number) => amara.get<Survey>(`/api/surveys/${id}`)

/** All of them answer by reply to their latest mail that asks, which ends the round. */
async function answered(id: number, said: readonly string[]): Promise<Survey> {
  const title = (await read(id)).title
  for (const [at, text] of said.entries()) {
    const email = people[at] ?? ''
    const before = await world.sentTo(email, 'receipt')
    await world.reply(await world.mailTo(email, 'survey'), email, text)
    await expect.poll(async () => (await world.sentTo(email, 'receipt')).length).toBe(before.length + 1)
  }
  return world.surveyWhen(amara, title, (one) => one.id === id && one.results !== null)
}

const asksOf = async () =>
  Promise.all(people.map(async (email) => (await world.sentTo(email, 'survey')).length))

let first: Survey

it('a reply to the result asks the same again: a draft of its questions, for the same people', async () => {
  await world.receiveMail({
    from: 'amara',
    to: [world.sally, ...people],
    subject: 'The move',
    text: 'Please ask everybody:\n\n1. How satisfied are you with the office? (1-5)\n2. How do you come? (by bike / by car)\n3. What should be better?',
  })
  await world.reply(await world.mailTo('amara@example.com', 'receipt'), 'amara', 'yes')
  await world.surveyWhen(amara, 'The move', ({ status }) => status === 'open')
  for (const email of people) await world.mailTo(email, 'survey')
  const { id } = await world.surveyOf(amara, 'The move')
  first = await answered(id, [
    '1: 2\n2: by car\n3: More light at the desks.',
    '1: 3\n2: by car\n3: The light is too dim.',
    '1: 2\n2: by car\n3: Better light, please.',
    '1: 3\n2: by bike\n3: There is no light in the evening.',
    '1: 2\n2: by car\n3: Light.',
    '1: 2\n2: by car\n3: The light.',
  ])
  const result = await world.mailTo('amara@example.com', 'survey-result')
  now = new Date('2027-03-10T09:00:00Z')
  expect(result.text).toContain('answer \u201cask the same again\u201d')
  await world.reply(result, 'amara', 'Ask the same again.\ndrop 3\nadd: What should stay as it is?')
  const receipt = await world.mailTo('amara@example.com', 'receipt', 'once more')
  expect(receipt.text).toContain('1 survey, as a draft')
  const [draft] = await surveys()
  const second = await read(draft?.id ?? 0)
  expect([second.status, second.personCount, second.title]).toEqual(['draft', 6, 'The move'])
  expect(second.questions.map(({ text, isRepeated }) => [text, isRepeated])).toEqual([
    ['How satisfied are you with the office?', true],
    ['How do you come?', true],
    ['What should stay as it is?', false],
  ])
  expect(await asksOf()).toEqual([1, 1, 1, 1, 1, 1])
})

it('two surveys of one thread are told apart by what is answered', async () => {
  const draft = await world.mailTo('amara@example.com', 'receipt', 'once more')
  const old = await world.mailTo('amara@example.com', 'survey-result')
  await world.reply(old, 'amara', 'results')
  expect((await world.mailTo('amara@example.com', 'receipt', '6 of 6 have answered')).text).toContain(
    '2.3 of 5',
  )
  await world.reply(draft, 'amara', 'yes')
  const [second] = await surveys()
  await expect.poll(async () => (await read(second?.id ?? 0)).status, { timeout: 20_000 }).toBe('open')
  await expect.poll(asksOf, { timeout: 20_000 }).toEqual([2, 2, 2, 2, 2, 2])
  const rows = await world.rows<{ threads: number }>(
    'select count(distinct thread_id)::int as threads from surveys',
  )
  expect(rows).toEqual([{ threads: 1 }])
  now = new Date('2027-03-11T09:00:00Z')
  // An answer to the mail of the first round, which is closed, is no answer to the second.
  const [mine, earlier] = await world.sentTo('mei@example.com', 'survey')
  if (!mine || !earlier) throw new Error('mei was not asked twice')
  await world.reply(earlier, 'mei@example.com', '1: 5\n2: by bike\n3: Plants')
  expect((await world.mailTo('mei@example.com', 'receipt', 'not counted')).text).toContain('not')
  expect((await read(second?.id ?? 0)).answeredCount).toBe(0)
})

it('the round is told beside the one before: on its page, and in the mail to all', async () => {
  now = new Date('2027-03-12T09:00:00Z')
  const [open] = await surveys()
  const second = await answered(open?.id ?? 0, [
    '1: 4\n2: by bike\n3: The plants',
    '1: 3\n2: by car\n3: Plants',
    '1: 4\n2: by bike\n3: All plants',
    '1: 5\n2: by bike\n3: The green plants',
    '1: 4\n2: by car\n3: Nothing',
    '1: 4\n2: by bike\n3: Plants',
  ])
  const [scale, choice, words] = second.results ?? []
  expect([
    scale?.mean,
    scale?.earlier.map(({ mean, answers, surveyId }) => [mean, answers, surveyId]),
  ]).toEqual([4, [[14 / 6, 6, first.id]]])
  expect(choice?.earlier.map(({ counts }) => counts)).toEqual([[1, 5]])
  expect(words?.earlier).toEqual([])
  for (const email of ['amara@example.com', ...people]) {
    const { text } = await world.mailTo(email, 'survey-result')
    expect(text).toContain('What has changed since 8 March 2027')
    expect(text).toContain('1. How satisfied are you with the office? 2.3 \u2192 4.0 / 5')
    expect(text).toMatch(/by bike 17.% \u2192 67.%; by car 83.% \u2192 33.%/)
  }
})

it('a press and a mail of its own ask again, too; an open survey is not asked again', async () => {
  now = new Date('2027-03-13T09:00:00Z')
  const [latest] = await surveys()
  const third = await amara.send<Survey>('POST', `/api/surveys/${latest?.id}/again`)
  expect([third.status, third.questions.map(({ isRepeated }) => isRepeated)]).toEqual([
    'draft',
    [true, true, true],
  ])
  expect((await amara.raw('POST', `/api/surveys/${third.id}/again`)).status).toBe(409)
  await amara.send('DELETE', `/api/surveys/${third.id}`)
  await world.receiveMail({
    from: 'amara',
    to: [world.sally, 'mei@example.com'],
    subject: 'Hello Sally',
    text: 'Please repeat the survey about the move, with names.',
  })
  const [draft] = await surveys()
  const made = await read(draft?.id ?? 0)
  expect([made.title, made.isNamed, made.people.map(({ email }) => email)]).toEqual([
    'The move',
    true,
    ['mei@example.com'],
  ])
  expect(made.questions.every(({ isRepeated }) => isRepeated)).toBe(true)
})

it('search finds surveys by their title and their questions, for who may read them', async () => {
  interface Found {
    groups: { kind: string; total: number; rows: { title: string; path: string }[] }[]
  }
  const ofSurveys = async (client: Client, words: string) => {
    const { groups } = await client.get<Found>(`/api/search?q=${encodeURIComponent(words)}`)
    return groups.find(({ kind }) => kind === 'survey')?.rows.map(({ path }) => path) ?? []
  }
  expect(await ofSurveys(amara, 'satisfied office')).toContain(`/surveys/${first.id}`)
  const found = await ofSurveys(jonas, 'the move')
  expect(found).toHaveLength(2)
  const priya = await world.signUp('priya')
  expect(await ofSurveys(priya, 'satisfied')).toEqual([])
})
