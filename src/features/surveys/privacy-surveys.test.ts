// Generated surveys of a company, attacked by what is told of them: to managers, to those asked, and by mail, at all times.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollingPerson, type PollingWorld, startPollingWorld } from '../../../test/polling-world.ts'
import { numbersFrom } from '../../../test/privacy-world.ts'
import type { QuestionResult, Survey } from './contract.ts'

const FEWEST = 4
/** What the attacks had to work with, in all surveys. */
const seen = { departments: 0, topics: 0, words: 0 }

let company: PollingWorld
let people: PollingPerson[]
let units: { harbour: number; ferry: number; office: number }

beforeAll(async () => {
  company = await startPollingWorld()
  const harbour = await company.unit('Harbour')
  units = {
    ...{ harbour, ferry: await company.unit('Ferry', 'team', harbour) },
    office: await company.unit('Office'),
  }
  const places = [
    ...Array.from({ length: 6 }, () => units.ferry),
    ...Array.from({ length: 5 }, () => harbour),
    ...Array.from({ length: 5 }, () => units.office),
    ...[null, null],
  ]
  people = []
  for (const [at, unitId] of places.entries()) people.push(await company.member(`Person${at}`, unitId))
}, 180_000)
afterAll(() => company.world.stop())

const texts = [
  'The early shifts are too short.',
  'Early shifts start before the ferry.',
  'More light in the office, please.',
]

/** One that some are asked, of whom some answer some of its questions. */
async function closedSurvey(seed: number): Promise<{ survey: Survey; asked: PollingPerson[] }> {
  const below = numbersFrom(seed * 7_919)
  const asked = people.filter(() => below(4) > 0)
  const draft = await company.admin.send<Survey>('POST', '/api/surveys', {
    title: `Survey ${seed}`,
    questions: [
      { text: 'How are the shifts?', kind: 'scale', options: [], steps: 5 },
      { text: 'Early or late?', kind: 'choice', options: ['Early', 'Late'], steps: 5 },
      { text: 'What should change?', kind: 'text', options: [], steps: 5 },
    ],
    people: asked.map(({ email }) => email),
  })
  const { id, questions } = await company.admin.send<Survey>('POST', `/api/surveys/${draft.id}/open`)
  const [scale, choice, text] = questions
  for (const person of asked) {
    const answers = [
      { questionId: scale?.id, choice: 1 + below(5) },
      { questionId: choice?.id, choice: 1 + below(2) },
      { questionId: text?.id, text: texts[below(texts.length)] },
    ].filter(() => below(5) > 0)
    if (answers.length > 0 && below(5) > 0)
      await person.send('POST', `/api/surveys/${id}/answers`, { answers })
    const { status, results, people: shown } = await person.get<Survey>(`/api/surveys/${id}`)
    expect(status === 'open' ? [results, shown] : [null, []]).toEqual([null, []])
  }
  const open = await company.admin.get<Survey>(`/api/surveys/${id}`)
  if (open.status === 'open') await company.admin.send('POST', `/api/surveys/${id}/close`)
  await expect.poll(async () => (await read(company.admin, id)).results).not.toBeNull()
  return { survey: await read(company.admin, id), asked }
}

const read = (person: PollingPerson, id: number) => person.get<Survey>(`/api/surveys/${id}`)

async function resultMail(person: PollingPerson, title: string): Promise<string> {
  const rows = await company.world.rows<{ text: string }>(
    `select text from outbox where kind = 'survey-result' and recipient = $1 and subject like $2`,
    [person.email, `%${title}`],
  )
  return rows[0]?.text.replace(/\s+/g, ' ') ?? ''
}

const isFew = (count: number) => count !== 0 && Math.abs(count) < FEWEST

/** Numbers of people that two figures of one question give away together. */
function fewIn({ questionId, answers, departments, topics }: QuestionResult): string[] {
  const figures = [answers, ...departments.map((one) => one.answers), ...topics.map((one) => one.answers)]
  const inside = departments.filter(({ unitId }) => unitId === units.ferry)
  const apart = departments.filter(({ unitId }) => unitId !== units.ferry)
  const sum = apart.reduce((total, one) => total + one.answers, 0)
  const differences = [
    ...departments.map((one) => answers - one.answers),
    ...departments
      .filter(({ unitId }) => unitId === units.harbour)
      .flatMap((whole) => inside.map((part) => whole.answers - part.answers)),
    ...(apart.length > 0 ? [answers - sum] : []),
  ]
  return [...figures, ...differences].filter(isFew).map((count) => `question ${questionId} tells of ${count}`)
}

it.each([1, 2, 3, 4, 5, 6])('nothing that is told of survey %i tells of fewer than four', async (seed) => {
  const { survey, asked } = await closedSurvey(seed)
  const results = survey.results ?? []
  expect(results.flatMap(fewIn)).toEqual([])
  seen.departments += results.flatMap(({ departments }) => departments).length
  seen.topics += results.flatMap(({ topics }) => topics).length
  const [first] = asked
  if (!first) throw new Error('nobody is asked')
  // Those asked hear what managers do, of all alone; and so does each of their mails.
  const theirs = await read(first, survey.id)
  expect(theirs.results).toEqual(results.map((one) => ({ ...one, departments: [] })))
  await expect.poll(() => resultMail(first, survey.title)).not.toBe('')
  for (const person of [first, company.admin]) {
    const mail = await resultMail(person, survey.title)
    expect(mail).not.toMatch(/Harbour:|Ferry:|Office:/)
    const told = new Set(
      results.flatMap(({ counts, answers }) => counts.map((count) => `${count} of ${answers}`)),
    )
    const said = [...mail.matchAll(/\b\d+ of \d+\b(?! (?:people )?have)/g)].map(([words]) => words)
    seen.words += said.length
    expect(said.filter((words) => !told.has(words) && !words.endsWith(` of 5`))).toEqual([])
  }
})

it('the attacks had departments, topics and mails to work with', () => {
  expect(seen.departments).toBeGreaterThan(2)
  expect(seen.topics).toBeGreaterThan(0)
  expect(seen.words).toBeGreaterThan(10)
})

it('whoever moves, leaves or ends their account, what was told stays as it is', async () => {
  const { survey, asked } = await closedSurvey(7)
  const [one, two, three] = asked
  if (!one || !two || !three) throw new Error('nobody is asked')
  await company.place(one, units.office)
  await company.admin.send('DELETE', `/api/companies/${company.companyId}/members/${two.id}`)
  await three.raw('POST', '/api/account/delete', { email: three.email })
  const after = await read(company.admin, survey.id)
  expect([after.results, after.answeredCount]).toEqual([survey.results, survey.answeredCount])
})
