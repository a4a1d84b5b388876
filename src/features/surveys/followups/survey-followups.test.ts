// What came of a survey: made on its page or by a reply to its closing mail, and seen by all who were asked.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../../test/outbox.ts'
import { type PollingPerson, type PollingWorld, startPollingWorld } from '../../../../test/polling-world.ts'
import { mintScope } from '../../../kit/scope.ts'
import type { FollowUp, FollowUps } from '../../followups/contract.ts'
import { ownFollowUps } from '../../followups/owned-store.ts'
import type { PollBrief } from '../../polls/contract.ts'
import type { Survey } from '../contract.ts'

let company: PollingWorld
let people: PollingPerson[]
let survey: Survey
let path: string

beforeAll(async () => {
  company = await startPollingWorld()
  people = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) people.push(await company.member(name))
  const body = {
    title: 'The move',
    questions: [
      { text: 'How did the move go?', kind: 'scale', options: [], steps: 5 },
      { text: 'Was your desk ready?', kind: 'choice', options: ['Yes', 'No'], steps: 5 },
    ],
    people: people.map(({ email }) => email),
  }
  const draft = await company.admin.send<Survey>('POST', '/api/surveys', body)
  survey = await company.admin.send<Survey>('POST', `/api/surveys/${draft.id}/open`)
  path = `/api/surveys/${survey.id}/follow-ups`
}, 120_000)
afterAll(() => company.world.stop())

const listed = (person: PollingPerson) => person.get<FollowUps>(path)
const taskOf = (place: number, title: string) => ({
  questionId: survey.questions[place]?.id,
  course: { kind: 'task', projectId: null, task: { title, description: 'The move' } },
})

async function latest(person: PollingPerson, kind: string) {
  const rows = await company.world.rows<{ subject: string; text: string; raw: string }>(
    'select subject, text, raw from outbox where recipient = $1 and kind = $2 order by id desc limit 1',
    [person.email, kind],
  )
  const [mail] = rows
  return mail && { ...mail, text: mail.text.replace(/\s+/g, ' ') }
}

async function reply(person: PollingPerson, text: string): Promise<string> {
  const result = await latest(person, 'survey-result')
  const to = replyAddressIn(result?.raw ?? '')
  await company.world.receiveMail({ from: person.email, to: [to], subject: `Re: ${result?.subject}`, text })
  return (await latest(person, 'receipt'))?.text ?? ''
}

it('nothing comes of a survey before its result is there', async () => {
  expect((await company.admin.raw('POST', path, taskOf(0, 'Early'))).status).toBe(404)
  for (const person of people) {
    const [scale, choice] = survey.questions
    const answers = [
      { questionId: scale?.id, choice: 2 },
      { questionId: choice?.id, choice: 2 },
    ]
    await person.send('POST', `/api/surveys/${survey.id}/answers`, { answers })
  }
  await expect
    .poll(async () => (await company.admin.get<Survey>(`/api/surveys/${survey.id}`)).results, {
      timeout: 20_000,
    })
    .not.toBeNull()
  await expect
    .poll(async () => (await latest(company.admin, 'survey-result')) ?? null, { timeout: 20_000 })
    .not.toBeNull()
  expect(await listed(company.admin)).toEqual({ followUps: [], mayTakeUp: true, projectId: null })
})

it('a question of the result becomes a task once, and everybody who was asked sees how far it is', async () => {
  type Took = { followUp: FollowUp; isNew: boolean }
  const one = await company.admin.send<Took>('POST', path, taskOf(0, 'Label the boxes'))
  const other = await company.admin.send<Took>('POST', path, taskOf(0, 'Label the boxes'))
  expect([one.isNew, other.isNew]).toEqual([true, false])
  const [ada] = people
  if (!ada) throw new Error('nobody was asked')
  expect(await listed(ada)).toMatchObject({
    mayTakeUp: false,
    followUps: [
      { about: '\u201cHow did the move go?\u201d', title: 'Label the boxes', state: 'open', path: null },
    ],
  })
  expect((await ada.raw('POST', path, taskOf(1, 'Mine'))).status).toBe(403)
  expect((await ada.raw('DELETE', `${path}/${one.followUp.id}`)).status).toBe(403)
  const nosy = await company.member('Nosy')
  expect((await nosy.raw('GET', path)).status).toBe(404)
  const projects = async () =>
    (await company.admin.get<{ projects: { name: string }[] }>('/api/projects')).projects.map(
      ({ name }) => name,
    )
  expect(await projects()).toEqual(['The move'])
  expect((await company.admin.send<FollowUps>('DELETE', `${path}/${one.followUp.id}`)).followUps).toEqual([])
  expect(await projects()).toEqual([])
})

it('a reply to the closing mail makes tasks and polls of its questions, or leaves them', async () => {
  const result = await latest(company.admin, 'survey-result')
  expect(result?.text).toContain('Reply \u201cmake a task of 1\u201d')
  const [ada] = people
  if (!ada) throw new Error('nobody was asked')
  expect((await latest(ada, 'survey-result'))?.text).not.toContain('make a task of 1')
  expect(
    await reply(company.admin, 'Make a task of the first: Label the boxes\nleave 2\n\nThanks!'),
  ).toContain('Label the boxes')
  expect((await listed(ada)).followUps.map(({ kind, title, state }) => `${kind} ${title} ${state}`)).toEqual([
    'left  left',
    'task Label the boxes open',
  ])
  await reply(company.admin, 'make a poll of 2: Who wants another desk?')
  const { polls } = await ada.get<{ polls: PollBrief[] }>('/api/polls')
  expect(polls).toMatchObject([{ question: 'Who wants another desk?', voterCount: people.length }])
  expect((await listed(ada)).followUps.map(({ kind }) => kind)).toEqual(['poll', 'task'])
})

it('what somebody who was asked writes makes nothing of it', async () => {
  const [ada] = people
  if (!ada) throw new Error('nobody was asked')
  await reply(ada, 'make a task of 1')
  expect((await listed(ada)).followUps).toHaveLength(2)
})

it('the invitation to the next round tells what came of the one before', async () => {
  const again = await company.admin.send<Survey>('POST', `/api/surveys/${survey.id}/again`)
  await company.admin.send('POST', `/api/surveys/${again.id}/open`)
  const [ada] = people
  if (!ada) throw new Error('nobody was asked')
  const invited = async () => (await latest(ada, 'survey'))?.text ?? ''
  await expect.poll(invited, { timeout: 20_000 }).toContain('What became of what you said')
  expect(await invited()).toContain(
    '\u201cHow did the move go?\u201d: task \u201cLabel the boxes\u201d, open',
  )
  expect(await invited()).toContain('poll \u201cWho wants another desk?\u201d, people are voting')
})

it('SET-14: an account that ends leaves what it took up to the others, without its name', async () => {
  await company.member('Bea', null, 'admin')
  const [ada] = people
  const scope = mintScope(company.admin.id, 0, null)
  const kept = await ownFollowUps.page(company.world.app.db, scope, 0)
  expect(kept).toMatchObject([{ title: 'Label the boxes' }, { title: 'Who wants another desk?' }])
  await company.world.app.db.query('delete from users where id = $1', [company.admin.id])
  expect(ada && (await listed(ada)).followUps.map(({ by }) => by)).toEqual([null, null])
})
