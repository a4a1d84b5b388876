// Surveys of a company with departments: who is asked and told what, the reminder, the deadline, and accounts that end.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollingPerson, type PollingWorld, startPollingWorld } from '../../../test/polling-world.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { mintSystemScope } from '../../kit/scope.ts'
import { keepMail } from '../../mail/outbox-send-store.ts'
import type { Survey } from './contract.ts'
import { sweepSurveys } from './survey-life.ts'
import { surveyMailsJob } from './survey-mails.ts'
import { resultJob } from './survey-result.ts'
import { readThemes } from './survey-rules.ts'

let now = new Date('2027-03-08T09:00:00Z')
const clock = () => now
let company: PollingWorld
const people: PollingPerson[] = []

beforeAll(async () => {
  company = await startPollingWorld({ clock })
  const harbour = await company.unit('Harbour')
  const yard = await company.unit('Yard')
  const bureau = await company.unit('Bureau')
  const units = [harbour, harbour, harbour, harbour, harbour, yard, yard, yard, yard, bureau, bureau]
  for (const [at, unit] of units.entries()) people.push(await company.member(`Person${at}`, unit))
}, 120_000)
afterAll(() => company.world.stop())

/** What time does, as the running server would do it later. */
async function sweep(): Promise<void> {
  const { db } = company.world.app
  const system = mintSystemScope('survey test')
  const common = { db, system, clock, publicUrl: company.world.url, mailDomain: 'mailcrew.localhost' }
  const mails = surveyMailsJob({
    ...common,
    queueSending: (id) => keepMail(asSystem(db, system), id, now),
    goOn: (page) => mails.run(page),
    isMember: async () => true,
  })
  const tellPeople = (surveyId: number, told: 'ask' | 'reminder' | 'result', key: string) =>
    mails.run({ surveyId, told, key, after: 0 })
  const results = resultJob({ ...common, tellPeople, readThemes: async (given) => readThemes(given) })
  await sweepSurveys({ ...common, tellPeople, queueResult: (surveyId) => results.run({ surveyId }) })
}

async function sentTo(email: string, kind: string): Promise<string[]> {
  const rows = await company.world.rows<{ text: string }>(
    'select text from outbox where recipient = $1 and kind = $2',
    [email, kind],
  )
  return rows.map(({ text }) => text.replace(/\s+/g, ' '))
}

const questions = [
  { text: 'How well does the rota work?', kind: 'scale', options: [], steps: 5 },
  { text: 'What should change?', kind: 'text', options: [], steps: 5 },
]

async function opened(title: string, asked: readonly string[]): Promise<Survey> {
  const body = { title, questions, people: asked }
  const draft = await company.admin.send<Survey>('POST', '/api/surveys', body)
  return company.admin.send<Survey>('POST', `/api/surveys/${draft.id}/open`)
}

const answer = (person: PollingPerson, survey: Survey, choice: number, text?: string) => {
  const [scale, words] = survey.questions
  const answers = [{ questionId: scale?.id, choice }, ...(text ? [{ questionId: words?.id, text }] : [])]
  return person.send<Survey>('POST', `/api/surveys/${survey.id}/answers`, { answers })
}

const read = (id: number) => company.admin.get<Survey>(`/api/surveys/${id}`)
const resultOf = (reader: PollingPerson, id: number) => reader.get<Survey>(`/api/surveys/${id}`)

let rota: Survey

it('who has not answered is reminded once, and the deadline closes it with the result to all', async () => {
  rota = await opened(
    'The rota',
    people.map(({ email }) => email),
  )
  const marks = [5, 5, 4, 4, 5, 2, 1, 2, 1, 3]
  for (const [at, mark] of marks.entries()) {
    const person = people[at]
    const text =
      at < 5
        ? `The early shifts are too short, number ${at}${at}${at}${at}${at}${at}.`
        : 'Early shifts start before the ferry.'
    if (person) await answer(person, rota, mark, at === 9 ? undefined : text)
  }
  const silent = people[10]?.email ?? ''
  now = new Date('2027-03-12T09:00:00Z')
  await sweep()
  expect(await sentTo(silent, 'survey-reminder')).toEqual([])
  now = new Date('2027-03-14T10:00:00Z')
  await sweep()
  await sweep()
  expect(await sentTo(silent, 'survey-reminder')).toEqual([expect.stringContaining('still hopes for your')])
  expect(await sentTo(people[0]?.email ?? '', 'survey-reminder')).toEqual([])
  now = new Date('2027-03-15T09:30:00Z')
  await sweep()
  const { status, closedBecause, results } = await resultOf(company.admin, rota.id)
  expect([status, closedBecause, results?.[0]?.answers]).toEqual(['closed', 'deadline', 10])
  expect(await sentTo(silent, 'survey-result')).toEqual([expect.stringContaining('10 of 11 have answered')])
})

it('departments of four are told of to managers alone, and no quote has a number that tells who wrote it', async () => {
  const { results } = await resultOf(company.admin, rota.id)
  const [scale, words] = results ?? []
  expect(scale?.departments.map(({ name, answers, mean }) => [name, answers, mean])).toEqual([
    ['Harbour', 5, 4.6],
  ])
  expect(words?.topics[0]?.answers).toBeGreaterThan(3)
  expect(words?.topics.flatMap((one) => one.departments.map(({ name, answers }) => [name, answers]))).toEqual(
    [['Harbour', 5]],
  )
  expect(JSON.stringify(words)).not.toMatch(/\d{6}/)
  const asked = await resultOf(people[0] as PollingPerson, rota.id)
  expect(asked.results?.map(({ answers, departments }) => [answers, departments])).toEqual([
    [10, []],
    [9, []],
  ])
  expect(asked.people).toEqual([])
})

it('a row says a department of enough people or none, and all were written anew at the close', async () => {
  const rows = await company.world.rows<{ units: number; names: string }>(
    `select count(distinct unit_id)::int as units, string_agg(distinct unit.name, ',') as names
     from survey_answers as answer left join company_units as unit on unit.id = answer.unit_id`,
  )
  expect(rows).toEqual([{ units: 1, names: 'Harbour' }])
  const written = await company.world.rows<{ times: number }>(
    'select count(distinct xmin::text)::int as times from survey_answers',
  )
  expect(written).toEqual([{ times: 1 }])
})

it('fewer than four answers have no figures, for nobody', async () => {
  const survey = await opened(
    'The canteen',
    people.slice(0, 5).map(({ email }) => email),
  )
  for (const person of people.slice(0, 3)) await answer(person, survey, 1, 'The soup is cold.')
  await company.admin.send('POST', `/api/surveys/${survey.id}/close`)
  await expect
    .poll(async () => (await resultOf(company.admin, survey.id)).results, { timeout: 20_000 })
    .toEqual(survey.questions.map(({ id }) => expect.objectContaining({ questionId: id, answers: 0 })))
  const [mail] = await sentTo(people[4]?.email ?? '', 'survey-result')
  expect(mail ?? '').not.toContain('soup')
})

it('who was not asked reads no survey, and a member closes none', async () => {
  const outsider = await company.member('Nosy')
  expect((await outsider.raw('GET', `/api/surveys/${rota.id}`)).status).toBe(404)
  const open = await opened('The boats', [people[0]?.email ?? '', people[1]?.email ?? ''])
  expect((await (people[0] as PollingPerson).raw('POST', `/api/surveys/${open.id}/close`)).status).toBe(403)
})

it('the answers of a manager who was asked count, and their orders are still orders', async () => {
  const [author] = people
  if (!author) throw new Error('nobody is there')
  const body = { title: 'The ferry', questions, people: [company.admin.email, people[1]?.email ?? ''] }
  const draft = await author.send<Survey>('POST', '/api/surveys', body)
  await author.send('POST', `/api/surveys/${draft.id}/open`)
  const { world, admin } = company
  const mail = await world.until(async () =>
    (await world.outbox({ to: admin.email, kind: 'survey' })).find(({ subject }) =>
      subject.includes('The ferry'),
    ),
  )
  const reply = (text: string) =>
    world.receiveMail({ from: admin.email, to: [mail.replyTo], subject: `Re: ${mail.subject}`, text })
  await reply('1: 3\n2: Please close the gate earlier.')
  expect((await world.outbox({ to: admin.email, kind: 'receipt' }))[0]?.text).toContain('Your answers are in')
  expect((await read(draft.id)).answeredCount).toBe(1)
  await reply('close')
  expect((await read(draft.id)).status).toBe('closed')
})

it('SET-14: an account that ends leaves its answers, which are nobody\u2019s, and no trace that it was asked', async () => {
  const gone = people[2] as PollingPerson
  const before = await resultOf(company.admin, rota.id)
  const { status } = await gone.raw('POST', '/api/account/delete', { email: gone.email })
  expect(status).toBeLessThan(300)
  const after = await resultOf(company.admin, rota.id)
  expect([after.results, after.answeredCount]).toEqual([before.results, before.answeredCount])
  expect(JSON.stringify(after)).not.toContain(gone.email)
  const rows = await company.world.rows('select 1 from survey_people where email = $1', [gone.email])
  expect(rows).toEqual([])
})
