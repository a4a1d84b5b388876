// What is said about a poll: who reads it, who is named, and which replies stand there.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollWorld, startPollWorld } from '../../../../test/poll-world.ts'
import type { Client } from '../../../../test/world.ts'
import type { Comment } from '../../../records/contract.ts'
import type { Poll } from '../contract.ts'

let world: PollWorld
let amara: Client
let jonas: Client
let tomas: Client
const JONAS = 'jonas@example.com'
const MEI = 'mei@example.com'

beforeAll(async () => {
  world = await startPollWorld('2027-03-08T09:00:00Z')
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  tomas = await world.signUp('bob')
})
afterAll(() => world.stop())

const ask = (question: string, body: object = {}) =>
  amara.send<Poll>('POST', '/api/polls', {
    ...{ question, kind: 'single', options: [{ label: 'Oak' }, { label: 'Birch' }], voters: [JONAS, MEI] },
    ...body,
  })
const commentsOf = (id: number, client = amara) => client.get<Comment[]>(`/api/polls/${id}/comments`)
const texts = async (id: number, client = amara) => (await commentsOf(id, client)).map(({ text }) => text)

it('who reads a poll comments on it and is named there; who does not read it sees nothing of it', async () => {
  const { id } = await ask('Which wood for the fence?')
  const people = await amara.get<{ handle: string }[]>(`/api/polls/${id}/people`)
  // Mei votes without an account: nobody can name her, and no page shows her the comments.
  expect(people).toHaveLength(2)
  const jonasHandle = people.find(({ handle }) => handle.startsWith('Jonas'))?.handle ?? ''
  const key = 'the-same-key'
  const body = { text: `@${jonasHandle} oak is heavy`, key }
  const made = await amara.send<Comment>('POST', `/api/polls/${id}/comments`, body)
  expect((await amara.send<Comment>('POST', `/api/polls/${id}/comments`, body)).id).toBe(made.id)
  expect(made.mentions).toEqual([jonasHandle])
  expect(await texts(id, jonas)).toEqual([`@${jonasHandle} oak is heavy`])
  const { notifications } = await jonas.get<{ notifications: { title: string; path: string }[] }>(
    '/api/notifications',
  )
  expect(notifications[0]).toMatchObject({ title: 'You Were Mentioned', path: `/polls/${id}` })
  for (const [method, path] of [
    ['GET', 'comments'],
    ['POST', 'comments'],
    ['GET', 'people'],
    ['PATCH', `comments/${made.id}`],
    ['DELETE', `comments/${made.id}`],
  ] as const) {
    const answer = await tomas.raw(
      method,
      `/api/polls/${id}/${path}`,
      method === 'GET' ? undefined : { text: 'x' },
    )
    expect([method, path, answer.status]).toEqual([method, path, 404])
  }
  expect((await jonas.raw('PATCH', `/api/polls/${id}/comments/${made.id}`, { text: 'mine' })).status).toBe(
    404,
  )
  await amara.send('PATCH', `/api/polls/${id}/comments/${made.id}`, { text: 'Oak is heavy' })
  expect((await commentsOf(id, jonas))[0]).toMatchObject({ text: 'Oak is heavy', isOwn: false })
  await amara.send('DELETE', `/api/polls/${id}/comments/${made.id}`)
  expect(await texts(id)).toEqual([])
  const page = await fetch(
    `${world.url}${/\/vote\/[\w.-]+/.exec((await world.ballotOf(MEI, 'Which wood for the fence?')).text)?.[0]}`,
  )
  expect(await page.text()).not.toContain('heavy')
})

it('a reply that is no vote stands with the poll, and its mail opens for the author alone', async () => {
  const { id } = await ask('Which wood for the shed?')
  await world.vote(
    JONAS,
    'Which wood for the shed?',
    'I talked to the carpenter this morning, she sends her regards.',
  )
  const [comment] = await commentsOf(id)
  expect(comment?.text).toContain('she sends her regards')
  expect(comment?.author?.email).toBe(JONAS)
  expect(comment?.mail?.id).toBeGreaterThan(0)
  expect((await amara.raw('GET', `/api/mails/${comment?.mail?.id}`)).status).toBe(200)
  // A vote is none, and a stranger says nothing here.
  await world.vote(JONAS, 'Which wood for the shed?', 'Birch')
  expect(await texts(id)).toHaveLength(1)
})

it('of an anonymous poll and while results are hidden no reply is kept where others read it, not in the log either', async () => {
  for (const [question, body] of [
    ['Which wood for the crib?', { isAnonymous: true }],
    ['Which wood for the swing?', { hidesResults: true }],
  ] as const) {
    const { id } = await ask(question, body)
    await world.vote(JONAS, question, 'Birch')
    await world.vote(JONAS, question, 'I talked to the carpenter this morning, she sends her regards.')
    expect(await texts(id)).toEqual([])
    const log = await amara.get<{ subject: string }[]>('/api/mails')
    expect(log.filter(({ subject }) => subject.includes(question))).toEqual([])
  }
})

it('the words of a vote open their mail for the author and the voter, and never of an anonymous poll', async () => {
  const { id } = await ask('Which wood for the boat?')
  await world.vote(JONAS, 'Which wood for the boat?', 'Oak')
  await world.vote(MEI, 'Which wood for the boat?', 'Birch')
  const linksOf = async (client: Client) => {
    const { votes } = await client.get<Poll>(`/api/polls/${id}`)
    return votes.map(({ voter, deliveryId }) => `${voter?.email} ${deliveryId !== null}`).sort()
  }
  expect(await linksOf(amara)).toEqual([`${JONAS} true`, `${MEI} true`])
  expect(await linksOf(jonas)).toEqual([`${JONAS} true`, `${MEI} false`])
  const { votes } = await amara.get<Poll>(`/api/polls/${id}`)
  expect((await amara.raw('GET', `/api/mails/${votes[0]?.deliveryId}`)).status).toBe(200)
  const secret = await ask('Which wood for the sauna?', { isAnonymous: true })
  await world.vote(JONAS, 'Which wood for the sauna?', 'Oak')
  await world.vote(MEI, 'Which wood for the sauna?', 'Oak')
  const unnamed = await amara.get<Poll>(`/api/polls/${secret.id}`)
  expect([unnamed.votedCount, unnamed.votes]).toEqual([2, []])
})
