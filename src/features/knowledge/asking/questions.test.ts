// What people asked and did not find, as a list: who sees it, in which order, and how a question leaves it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, register } from '../../../../test/access-world.ts'
import { type Client, clientOf, people, startWorld, type World } from '../../../../test/world.ts'
import type { Article } from '../contract.ts'
import type { Answer, Question } from './contract.ts'

let world: World
let faq: string
let admin: Client
let jonas: Client
let priya: Client

const porters = 'Who pays the porters on Sundays?'
const ladder = 'Where is the long ladder?'
const stamps = 'Which drawer holds the stamps?'

beforeAll(async () => {
  world = await startWorld()
  const [amara, manager, member] = [
    await world.signUp('amara'),
    await world.signUp('jonas'),
    await world.signUp('priya'),
  ]
  const companyId = await register(amara, 'Harbour Works')
  await join(world, amara, companyId, manager, people.jonas.email, 'manager')
  await join(world, amara, companyId, member, people.priya.email, 'member')
  const inCompany = (client: Client) =>
    clientOf(world.url, client.cookie, { 'x-company-id': String(companyId) })
  admin = inCompany(amara)
  jonas = inCompany(manager)
  priya = inCompany(member)
  const made = await admin.send<{ data: { agentEmail: { emailAddress: string } } }>(
    'POST',
    `/api/companies/${companyId}/agent-emails`,
    { agentType: 'faq', instanceName: 'faq', isActive: true },
  )
  faq = made.data.agentEmail.emailAddress
}, 180_000)
afterAll(() => world.stop())

const ask = (client: Client, question: string) =>
  client.send<Answer>('POST', '/api/knowledge/ask', { question })
const listed = (client: Client, query = '') =>
  client.get<{ questions: Question[]; total: number }>(`/api/knowledge/questions${query}`)
const textsOf = async (client: Client, query = '') =>
  (await listed(client, query)).questions.map(({ text }) => text)
const idOf = async (text: string) => (await listed(admin)).questions.find((one) => one.text === text)?.id
const act = (client: Client, id: number | undefined, what: string, body: object = {}) =>
  client.raw('POST', `/api/knowledge/questions/${id}/${what}`, body)
const told = (who: string, words: string) =>
  world.until(async () =>
    (await world.outbox({ to: who, kind: 'knowledge-answer' })).find(({ text }) => text.includes(words)),
  )

it('FAQ-02: what is not found stands there once, the most asked first, however it was asked', async () => {
  await ask(priya, stamps)
  await ask(priya, ladder)
  await ask(jonas, ladder)
  await world.receiveMail({ from: 'priya', to: [faq], subject: 'Porters', text: porters })
  await world.receiveMail({ from: 'jonas', to: [faq], subject: 'Sunday', text: porters })
  await ask(priya, porters)
  const { questions, total } = await listed(admin)
  expect(questions.map(({ text, askCount, askerCount }) => [text, askCount, askerCount])).toEqual([
    [porters, 3, 2],
    [ladder, 2, 2],
    [stamps, 1, 1],
  ])
  expect(total).toBe(3)
  expect(questions[0]).toMatchObject({ because: 'not_found', lastAsker: 'Priya Raman', mayAnswer: true })
})

it('FAQ-02: it is read a page at a time, and the pages together are the whole', async () => {
  const first = await listed(admin, '?limit=2')
  const second = await listed(admin, '?limit=2&offset=2')
  expect([first.questions.length, second.questions.length, first.total]).toEqual([2, 1, 3])
  expect([...first.questions, ...second.questions].map(({ text }) => text)).toEqual(await textsOf(admin))
})

it('FAQ-06: a member sees what they asked themselves, without who else asked, and settles nothing', async () => {
  expect(await textsOf(jonas)).toHaveLength(3)
  expect(await textsOf(priya)).toHaveLength(3)
  await ask(jonas, 'What is the salary of the night watch?')
  expect(await textsOf(priya)).toHaveLength(3)
  const salary = await idOf('What is the salary of the night watch?')
  expect((await act(priya, salary, 'dismiss')).status).toBe(404)
  expect((await act(priya, await idOf(ladder), 'dismiss')).status).toBe(403)
  const own = await priya.get<Question & { asks: { name: string | null }[] }>(
    `/api/knowledge/questions/${await idOf(ladder)}`,
  )
  expect(JSON.stringify(own.asks)).not.toContain('Jonas')
  expect(own.mayAnswer).toBe(false)
  await act(admin, salary, 'dismiss')
})

it('FAQ-02: a question that is taken off the list is put on it again', async () => {
  const id = await idOf(stamps)
  expect((await act(admin, id, 'dismiss')).status).toBe(200)
  expect(await textsOf(admin)).not.toContain(stamps)
  expect(await textsOf(admin, '?state=dismissed')).toContain(stamps)
  expect((await act(admin, id, 'reopen')).status).toBe(200)
  expect((await act(admin, id, 'reopen')).status).toBe(409)
  expect(await textsOf(admin)).toContain(stamps)
})

it('FAQ-06: an answer that is published leaves the list, is found from then on, and reaches whoever asked', async () => {
  const answer = { text: 'The stamps lie in the second drawer.', publish: true }
  expect((await act(admin, await idOf(stamps), 'answer', answer)).status).toBe(200)
  expect(await textsOf(admin)).not.toContain(stamps)
  expect(await textsOf(admin, '?state=answered')).toContain(stamps)
  await told('priya@example.com', 'second drawer')
  expect((await ask(jonas, stamps)).statements[0]?.text).toBe('The stamps lie in the second drawer.')
})

it('FAQ-06: an article that was written for something else can be named as the answer, and an answer added to it', async () => {
  const { id } = await admin.send<Article>('POST', '/api/knowledge/articles', {
    title: 'Tools',
    text: 'Ladders of every length hang behind the workshop.',
  })
  expect((await act(admin, await idOf(ladder), 'settle', { articleId: id })).status).toBe(200)
  await told('jonas@example.com', 'behind the workshop')
  const question = await idOf(porters)
  const added = { text: 'The porters are paid by the yard master on Sundays.', articleId: id }
  expect((await act(admin, question, 'answer', added)).status).toBe(200)
  const whole = await admin.get<Article>(`/api/knowledge/articles/${id}`)
  expect(whole).toMatchObject({ version: 2 })
  expect(whole.text).toBe(`Ladders of every length hang behind the workshop.\n\n${added.text}`)
  await told('priya@example.com', 'yard master')
  expect(await textsOf(admin)).toEqual([])
})
