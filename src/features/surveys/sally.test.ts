// Sally by mail, through the real listener: a draft, its approval, answers without a name, and the result to all.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SurveyWorld, startSurveyWorld, surveyLinkIn } from '../../../test/survey-world.ts'
import type { Client } from '../../../test/world.ts'
import type { Survey } from './contract.ts'

let world: SurveyWorld
let amara: Client

beforeAll(async () => {
  world = await startSurveyWorld()
  amara = await world.signUp('amara')
  await world.signUpAll(people)
})
afterAll(() => world.stop())

const people = ['jonas', 'mei', 'nadia', 'tomas', 'ben', 'olga'].map((name) => `${name}@example.com`)
const asked = "select count(*)::int as asked from outbox where kind = 'survey'"
const count = async (sql: string) => Number(Object.values((await world.rows(sql))[0] ?? {})[0])

/** The form of the page that this mail leads to, filled in by the place of its questions. */
async function answerOnPage(text: string, said: readonly string[]): Promise<Response> {
  const path = surveyLinkIn(text)
  const html = await (await fetch(`${world.url}${path}`)).text()
  const names = [...new Set([...html.matchAll(/name="(q\d+)"/g)].map(([, name]) => name ?? ''))]
  const form = new URLSearchParams(names.map((name, at) => [name, said[at] ?? '']))
  return fetch(`${world.url}${path}`, { method: 'POST', body: form, headers: { origin: world.url } })
}

it('LAND-15, CAT-13: "ask the team how the move went: three questions" makes a draft, and nobody is asked yet', async () => {
  await world.receiveMail({
    from: 'amara',
    to: [world.sally, ...people],
    subject: 'Move',
    text: 'Hi Sally,\n\nplease ask the team how the move went: three questions.\n\nAmara',
  })
  const receipt = await world.mailTo('amara@example.com', 'receipt')
  expect(receipt.text).toContain('1 survey, as a draft')
  expect(receipt.text).toContain('1. The move: how satisfied are you, all in all?')
  expect(receipt.text).toContain('1 (not at all) to 5 (very)')
  expect(receipt.text).toContain('3. The move: what should be better?')
  expect(receipt.text).toContain('for 6 people')
  expect(receipt.text).toContain('Answer \u201cyes\u201d to send it out')
  const survey = await world.surveyOf(amara, 'The move')
  expect([survey.status, survey.questions.map(({ kind }) => kind)]).toEqual([
    'draft',
    ['scale', 'text', 'text'],
  ])
  expect(await count(asked)).toBe(0)
})

it('a draft is changed by a reply, line by line, and the answer shows it', async () => {
  const receipt = await world.mailTo('amara@example.com', 'receipt')
  await world.reply(receipt, 'amara', 'drop 2\nadd: Was your desk ready? (yes / partly / no)\n9: Nothing?')
  const changed = await world.mailTo('amara@example.com', 'receipt', 'The draft is changed')
  expect(changed.text).toContain('3. Was your desk ready? yes, partly or no')
  expect(changed.text).toContain('9: The survey has no such question')
  const { questions, status } = await world.surveyOf(amara, 'The move')
  expect([status, questions.map(({ kind }) => kind)]).toEqual(['draft', ['scale', 'text', 'choice']])
  expect(await count(asked)).toBe(0)
})

it('"yes" sends it out, and each person gets the questions and a link of their own', async () => {
  await world.reply(await world.mailTo('amara@example.com', 'receipt'), 'amara', 'yes')
  expect((await world.mailTo('amara@example.com', 'receipt', 'Sent to')).text).toContain('Sent to 6 people')
  const links = await Promise.all(
    people.map(async (email) => surveyLinkIn((await world.mailTo(email, 'survey')).text)),
  )
  expect(new Set(links).size).toBe(6)
  const jonas = await world.mailTo('jonas@example.com', 'survey')
  expect(jonas.subject).toBe('Survey: The move')
  expect(jonas.text).toContain('Amara Okafor asks for your answers.')
  expect(jonas.text).toContain('Your answers are kept without your name')
  expect(jonas.text).toContain('6 people were asked, 6 of them with an account.')
})

it('a plain reply answers, and only what was misread is asked again', async () => {
  const mail = await world.mailTo('jonas@example.com', 'survey')
  await world.reply(mail, 'jonas@example.com', '1: great\n2: We needed more parking spaces.\n3: partly')
  const again = await world.mailTo('jonas@example.com', 'receipt', '2 of 3 answers are in')
  expect(again.text).toContain('I could not read your answer to 1.')
  expect(again.text).toContain('1. The move: how satisfied are you, all in all?')
  expect(again.text).not.toContain('3. Was your desk ready?')
  expect(await count('select count(*)::int from survey_answers')).toBe(2)
  const page = await fetch(`${world.url}${surveyLinkIn(again.text)}`)
  const html = await page.text()
  expect(html.match(/<legend>[^<]{0,60}/g)).toEqual([expect.stringContaining('1. The move')])
  await world.reply(again, 'jonas@example.com', '1: 4\n3: no')
  expect((await world.mailTo('jonas@example.com', 'receipt', 'are in')).text).toContain('Thank you')
  expect(await count('select count(*)::int from survey_answers')).toBe(3)
  await world.reply(mail, 'jonas@example.com', '1: 1\n2: Bad\n3: no')
  expect((await world.mailTo('jonas@example.com', 'receipt', 'already')).text).toContain(
    'You have answered already',
  )
  expect(await count('select count(*)::int from survey_answers')).toBe(3)
})

it('threat 14: opening the page changes nothing, its form answers, and the mark of another opens nothing', async () => {
  const { text } = await world.mailTo('mei@example.com', 'survey')
  const path = surveyLinkIn(text)
  const page = await fetch(`${world.url}${path}`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('<legend>1. The move: how satisfied are you, all in all?</legend>')
  expect(html).not.toContain('<script')
  expect(await count('select answered_count from surveys')).toBe(1)
  const [id, mac] = (path.split('/').at(-1) ?? '').split('.')
  expect((await fetch(`${world.url}/survey/${Number(id) + 1}.${mac}`)).status).toBe(404)
  expect((await answerOnPage(text, ['9', '', ''])).status).toBe(400)
  const answered = await answerOnPage(text, ['5', 'The parking spaces were too few.', '1'])
  expect([answered.status, await answered.text()]).toEqual([
    200,
    expect.stringContaining('You have answered. Thank you.'),
  ])
  expect(await count('select answered_count from surveys')).toBe(2)
  const again = await fetch(`${world.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({}),
    headers: { origin: world.url },
  })
  expect(again.status).toBe(409)
})

it('nothing in the database ties an answer to a person, nor to another answer of theirs', async () => {
  const rows = await world.rows('select * from survey_answers')
  expect(rows.map((row) => Object.keys(row))).toEqual(
    rows.map(() => ['key', 'question_id', 'unit_id', 'is_outside', 'choice', 'text', 'person_id']),
  )
  expect(rows.map((row) => row['person_id'])).toEqual(rows.map(() => null))
  const [{ key } = { key: '' }] = rows
  const person = '(select min(id) from survey_people)'
  await expect(
    world.app.db.query(`update survey_answers set person_id = ${person} where key = $1`, [key]),
  ).rejects.toThrow('an answer without a name leads to nobody')
  await expect(world.app.db.query('update surveys set is_named = true')).rejects.toThrow('settled once')
  expect(new Set(rows.map((row) => row['key'])).size).toBe(6)
  const { rows: log } = await amara.get<unknown[]>('/api/mails').then((mails) => ({ rows: mails }))
  expect(JSON.stringify(log)).not.toContain('parking')
  const survey = await world.surveyOf(amara, 'The move')
  expect(survey.people.flatMap(({ answers }) => answers)).toEqual([])
  expect([survey.results, survey.answeredCount, survey.people.map((one) => Object.keys(one))]).toEqual([
    null,
    2,
    people.map(() => ['id', 'name', 'email', 'answers']),
  ])
})

it('the last answer closes it, and all get thanks with the result', async () => {
  const said = [
    ['nadia', '4\n\nParking spaces were missing.\n\npartly'],
    ['tomas', '1: 2\n2: There are not enough parking spaces.\n3: yes'],
    ['ben', '1. 5\n2. Parking spaces.\n3. no'],
    ['olga', '1: 4\n2: More parking spaces\n3: partly'],
  ] as const
  for (const [name, text] of said) {
    const email = `${name}@example.com`
    await world.reply(await world.mailTo(email, 'survey'), email, text)
  }
  const survey = await world.surveyWhen(amara, 'The move', ({ results }) => results !== null)
  expect([survey.status, survey.closedBecause, survey.answeredCount]).toEqual(['closed', 'everyone', 6])
  const [scale, texts, choice] = survey.results ?? []
  expect([scale?.counts, scale?.mean]).toEqual([[0, 1, 0, 3, 2], 4])
  expect(choice?.counts).toEqual([2, 3, 1])
  expect(texts?.topics).toEqual([
    {
      name: expect.stringMatching(/parking/i),
      answers: 6,
      quotes: expect.arrayContaining([]),
      departments: [],
    },
  ])
  for (const email of ['amara@example.com', ...people]) {
    const mail = await world.mailTo(email, 'survey-result')
    expect(mail.subject).toBe('Result: The move')
    expect(mail.text).toContain('Thank you to everybody who answered')
    expect(mail.text).toContain('4.0 of 5 on average')
    expect(mail.text).toMatch(/parking/i)
  }
})

it('threat 25: addresses of the author are no group: figures need six other accounts', async () => {
  const pups = ['pup1', 'pup2', 'pup3', 'pup4'].map((name) => `${name}@example.com`)
  const asked = ['jonas@example.com', 'mei@example.com', ...pups]
  const ask = (to: readonly string[], title: string) =>
    amara.send<Survey>('POST', '/api/surveys', {
      title,
      questions: [{ text: 'Do you want to stay?', kind: 'choice', options: ['yes', 'no'], steps: 5 }],
      people: to,
    })
  const answerAll = async ({ id }: Survey, to: readonly string[], title: string) => {
    await amara.send('POST', `/api/surveys/${id}/open`)
    for (const email of to) {
      const mail = await world.mailTo(email, 'survey', title)
      const said = email === 'jonas@example.com' ? '1' : '2'
      expect((await answerOnPage(mail.text, [said])).status).toBe(200)
    }
    return world.surveyWhen(amara, title, ({ results }) => results !== null)
  }
  const survey = await answerAll(await ask(asked, 'Staying'), asked, 'Staying')
  expect([survey.answeredCount, survey.accountCount]).toEqual([6, 2])
  expect(survey.results?.map(({ answers, counts, topics }) => [answers, counts, topics])).toEqual([
    [0, [0, 0], []],
  ])
  const why = 'at least six people with an account, not counting who asked'
  const invitation = await world.mailTo('jonas@example.com', 'survey', 'Staying')
  expect(invitation.text).toContain('6 people were asked, 2 of them with an account.')
  expect(invitation.text).toContain(why)
  expect((await world.mailTo('jonas@example.com', 'survey-result', 'Staying')).text).toContain(why)
  const enough = [...people, 'pup1@example.com']
  const told = await answerAll(await ask(enough, 'Staying on'), enough, 'Staying on')
  expect(told.results?.map(({ answers, counts }) => [answers, counts])).toEqual([[7, [1, 6]]])
})

it('a wish whose words name no topic is called by the subject, and choices in a question are offered', async () => {
  const ask = (subject: string, text: string) =>
    world.receiveMail({ from: 'amara', to: [world.sally, 'mei@example.com'], subject, text })
  await ask('Week at the fair', 'Hi Sally,\n\ncould you ask the team how exhausted they are?\n\nAmara')
  expect((await world.surveyOf(amara, 'Week at the fair')).questions.map(({ text }) => text)[1]).toBe(
    'Week at the fair: what went well?',
  )
  await ask(
    'Stocktaking',
    'Please ask everybody:\n\n1. Which day is better for the count: Tuesday or Wednesday?\n2. Do you want a helper?\n3. Is there anything we should prepare?',
  )
  const { questions } = await world.surveyOf(amara, 'Stocktaking')
  expect(questions.map(({ kind, options }) => [kind, options])).toEqual([
    ['choice', ['Tuesday', 'Wednesday']],
    ['choice', ['Yes', 'No']],
    ['text', []],
  ])
})

it('"make the second a scale, and add one: …" changes both, and an order that nobody understands is asked back', async () => {
  const draft = await world.mailTo('amara@example.com', 'receipt', 'Stocktaking')
  await world.reply(draft, 'amara', 'Make the third one a scale, and add one: Who counts the screws?')
  const after = await world.surveyOf(amara, 'Stocktaking')
  expect(after.questions.map(({ kind, text }) => [kind, text]).slice(2)).toEqual([
    ['scale', 'Is there anything we should prepare?'],
    ['text', 'Who counts the screws?'],
  ])
  await world.reply(draft, 'amara', 'Hm, the wording of those is a bit stiff for my taste.')
  const { text } = await world.mailTo('amara@example.com', 'receipt', 'Nothing was changed')
  expect(text).toContain('To change it, answer')
})

it('answers in one line count in order, a question that is left out is asked again, and "please close it now" closes', async () => {
  const draft = await world.mailTo('amara@example.com', 'receipt', 'Stocktaking')
  await world.reply(draft, 'amara', 'drop 3\nyes')
  const mail = await world.mailTo('mei@example.com', 'survey', 'Stocktaking')
  await world.reply(mail, 'mei@example.com', 'Wednesday - yes please')
  const again = await world.mailTo('mei@example.com', 'receipt', '2 of 3 answers are in')
  expect(again.text).toContain('I could not read your answer to 3.')
  expect((await world.surveyOf(amara, 'Stocktaking')).status).toBe('open')
  await world.reply(
    await world.mailTo('amara@example.com', 'receipt', 'Sent to'),
    'amara',
    'please close it now',
  )
  expect((await world.mailTo('amara@example.com', 'receipt', 'is closed')).text).toContain(
    'The survey is closed',
  )
})
