// A survey that keeps names: settled before it is sent, said before anybody answers, and read by its author alone.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SurveyWorld, startSurveyWorld, surveyLinkIn } from '../../../test/survey-world.ts'
import type { Client } from '../../../test/world.ts'
import { mintScope } from '../../kit/scope.ts'
import { forgetAsked, ownSurveyAnswers } from './owned-store.ts'

let world: SurveyWorld
let amara: Client
let jonas: Client

beforeAll(async () => {
  world = await startSurveyWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

const people = ['jonas@example.com', 'mei@example.com']
const text = 'Please ask them, with names:\n\n1. Which day suits you? (Monday / Friday)\n2. What do you eat?'

it('"with names" makes a named draft, which says so, and a reply takes it back', async () => {
  await world.receiveMail({ from: 'amara', to: [world.sally, ...people], subject: 'Team lunch', text })
  const receipt = await world.mailTo('amara@example.com', 'receipt')
  expect(receipt.text).toContain('with names')
  expect((await world.surveyOf(amara, 'Team lunch')).isNamed).toBe(true)
  await world.reply(receipt, 'amara', 'without names')
  expect((await world.mailTo('amara@example.com', 'receipt', 'The draft is changed')).text).toContain(
    'The draft is changed',
  )
  const plain = await world.surveyOf(amara, 'Team lunch')
  expect([plain.isNamed, plain.status]).toEqual([false, 'draft'])
  const named = await amara.send<typeof plain>('PATCH', `/api/surveys/${plain.id}`, { isNamed: true })
  expect(named.isNamed).toBe(true)
})

it('the invitation and the page say so before anybody answers', async () => {
  await world.reply(await world.mailTo('amara@example.com', 'receipt'), 'amara', 'yes')
  const { text: asked } = await world.mailTo('mei@example.com', 'survey')
  expect(asked).toContain('Amara Okafor asks for your answers, with your name.')
  expect(asked).toContain('Amara Okafor can see what you answered')
  expect(asked).not.toContain('without your name')
  const html = await (await fetch(`${world.url}${surveyLinkIn(asked)}`)).text()
  expect(html.indexOf('Your answers are kept with your name')).toBeGreaterThan(0)
  expect(html.indexOf('kept with your name')).toBeLessThan(html.indexOf('<fieldset'))
})

it('once it is sent nobody changes that, by mail, in the app or in the database', async () => {
  const { id } = await world.surveyOf(amara, 'Team lunch')
  const { status } = await amara.raw('PATCH', `/api/surveys/${id}`, { isNamed: false })
  expect(status).toBe(409)
  await world.reply(await world.mailTo('amara@example.com', 'receipt', 'Sent to'), 'amara', 'without names')
  expect((await world.mailTo('amara@example.com', 'receipt', 'settled')).text).toContain(
    'Whether names are kept is settled once a survey is sent',
  )
  await expect(world.app.db.query('update surveys set is_named = false where id = $1', [id])).rejects.toThrow(
    'settled once',
  )
  expect((await world.surveyOf(amara, 'Team lunch')).isNamed).toBe(true)
})

it('its author reads who answered what, and those who were asked do not', async () => {
  const mail = await world.mailTo('jonas@example.com', 'survey')
  await world.reply(mail, 'jonas@example.com', '1: Friday\n2: Soup')
  expect((await world.mailTo('jonas@example.com', 'receipt', 'are in')).text).toContain('with your name')
  const { people: asked, questions } = await world.surveyWhen(
    amara,
    'Team lunch',
    ({ answeredCount }) => answeredCount === 1,
  )
  const [day, food] = questions
  expect(asked.map(({ email, answers }) => [email, answers])).toEqual([
    [
      'jonas@example.com',
      [
        { questionId: day?.id, choice: 2, text: null },
        { questionId: food?.id, choice: null, text: 'Soup' },
      ],
    ],
    ['mei@example.com', []],
  ])
  const seen = await world.surveyOf(jonas, 'Team lunch')
  expect([seen.people, JSON.stringify(seen).includes('Soup')]).toEqual([[], false])
})

it('with names, a later answer replaces the earlier one while the survey is open', async () => {
  const mail = await world.mailTo('jonas@example.com', 'survey')
  await world.reply(mail, 'jonas@example.com', '1: Monday')
  await world.until(async () => (await world.sentTo('jonas@example.com', 'receipt')).length === 2)
  const { people: asked, answeredCount } = await world.surveyOf(amara, 'Team lunch')
  expect([answeredCount, asked[0]?.answers.map(({ choice, text }) => choice ?? text)]).toEqual([
    1,
    [1, 'Soup'],
  ])
  await world.reply(mail, 'jonas@example.com', '1: Friday')
  await world.until(async () => (await world.sentTo('jonas@example.com', 'receipt')).length === 3)
})

it('SET-14: their archive has what they answered, and their account’s end takes the name off it', async () => {
  const { db } = world.app
  const { rows } = await db.query<{ id: number }>("select id from users where email = 'jonas@example.com'")
  const scope = mintScope(rows[0]?.id ?? 0, 0, 'member')
  const page = await ownSurveyAnswers.page(db, scope, 0)
  expect(page).toEqual([
    expect.objectContaining({
      title: 'Team lunch',
      answers: [
        { question: 'Which day suits you?', answer: 'Friday' },
        { question: 'What do you eat?', answer: 'Soup' },
      ],
    }),
  ])
  await forgetAsked(db, scope, ['jonas@example.com'])
  const after = await world.surveyOf(amara, 'Team lunch')
  expect(after.people.flatMap(({ answers }) => answers)).toEqual([])
  expect(after.answeredCount).toBe(1)
})
