// Changing a poll that is out or a draft: what may still be changed, whose ballot is true no more, who is told.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollWorld, startPollWorld } from '../../../test/poll-world.ts'
import type { Client } from '../../../test/world.ts'
import type { Poll } from './contract.ts'

let world: PollWorld
let amara: Client
const JONAS = 'jonas@example.com'
const MEI = 'mei@example.com'
const NADIA = 'nadia@example.com'

beforeAll(async () => {
  world = await startPollWorld('2027-03-08T09:00:00Z')
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const ask = (question: string, body: object = {}) =>
  amara.send<Poll>('POST', '/api/polls', {
    ...{ question, kind: 'single', options: [{ label: 'Oak' }, { label: 'Birch' }], voters: [JONAS, MEI] },
    ...body,
  })
const seen = (id: number) => amara.get<Poll>(`/api/polls/${id}`)
const change = (id: number, body: object) => amara.send<Poll>('PATCH', `/api/polls/${id}`, body)
const refusal = async (id: number, body: object) => {
  const answer = await amara.raw('PATCH', `/api/polls/${id}`, body)
  const { details } = (await answer.json()) as { details?: { path: string }[] }
  return [answer.status, details?.[0]?.path]
}
const labels = ({ options }: Poll) => options.map(({ position, label }) => `${position} ${label}`)

it('before a vote question, description, options and terms change, and those who have a ballot are told once', async () => {
  const { id, options } = await ask('Which wood for the door?')
  await world.ballotOf(MEI, 'Which wood for the door?')
  world.setTime('2027-03-08T10:00:00Z')
  const changed = await change(id, {
    question: 'Which wood for both doors?',
    description: 'They stand outside.\nNo paint.',
    removeOptions: [options[1]?.id],
    addOptions: [{ label: 'Larch' }],
    addVoters: [NADIA],
    rule: 'majority',
  })
  expect(labels(changed)).toEqual(['1 Oak', '3 Larch'])
  const news = await world.ballotOf(MEI, 'Changed: Which wood for both doors?')
  expect(news.text).toContain('They stand outside. No paint.')
  expect(news.text).toContain('1. Oak 3. Larch')
  // Who is asked by the same change gets the ballot alone.
  expect((await world.ballotOf(NADIA, 'Which wood for both doors?')).subject).toMatch(/^Vote:/)
  await world.settled()
  expect(await world.sentTo(NADIA, 'ballot')).toHaveLength(1)
  // The number of an option that is gone means nothing: not even the one that came after it.
  world.setTime('2027-03-08T11:00:00Z')
  await change(id, { addOptions: [{ label: 'Elm' }] })
  await world.vote(MEI, 'Which wood for both doors?', '2')
  expect((await seen(id)).votedCount).toBe(0)
  // Who joined later is no stranger.
  await world.vote(NADIA, 'Which wood for both doors?', 'Elm')
  expect((await seen(id)).votes.map(({ voter }) => voter?.email)).toEqual([NADIA])
})

it('with votes the question and its options stay, options and voters join, and a voter can be taken off and back', async () => {
  const { id, options } = await ask('Which wood for the bench?')
  await world.vote(JONAS, 'Which wood for the bench?', 'Oak')
  expect(await refusal(id, { question: 'Which stone?' })).toEqual([409, 'question'])
  expect(await refusal(id, { removeOptions: [options[0]?.id] })).toEqual([409, 'options'])
  expect(await refusal(id, { kind: 'multiple' })).toEqual([409, 'kind'])
  expect(await refusal(id, { isAnonymous: true })).toEqual([409, 'isAnonymous'])
  expect(await refusal(id, { closesAt: '2027-03-01T09:00:00Z' })).toEqual([422, 'closesAt'])
  expect(labels(await change(id, { addOptions: [{ label: 'Ash' }] }))).toEqual(['1 Oak', '2 Birch', '3 Ash'])
  const voter = (await seen(id)).voters.find(({ email }) => email === JONAS)?.id
  expect((await change(id, { removeVoters: [voter] })).result?.votes).toBe(0)
  expect((await change(id, { addVoters: [JONAS] })).result?.votes).toBe(1)
})

it('what voters were promised stays: anonymity once it is out, hidden results once somebody voted', async () => {
  const { id } = await ask('Which wood for the stairs?', { isAnonymous: true })
  expect(await refusal(id, { isAnonymous: false })).toEqual([409, 'isAnonymous'])
  const hidden = await ask('Which wood for the roof?', { hidesResults: true })
  expect((await change(hidden.id, { hidesResults: false })).hidesResults).toBe(false)
  await change(hidden.id, { hidesResults: true })
  await world.vote(MEI, 'Which wood for the roof?', 'Oak')
  expect(await refusal(hidden.id, { hidesResults: false })).toEqual([409, 'hidesResults'])
  await amara.send('POST', `/api/polls/${hidden.id}/close`, {})
  expect(await refusal(hidden.id, { question: 'Which?' })).toEqual([409, 'status'])
})

it('a draft changes its kind and options from 1 again, and tells nobody', async () => {
  const { id } = await ask('Which wood for the gate?', { isDraft: true, voters: [] })
  const changed = await change(id, {
    kind: 'multiple',
    options: [{ label: 'Teak' }, { label: 'Pine' }],
    addVoters: [NADIA],
  })
  expect([changed.kind, ...labels(changed)]).toEqual(['multiple', '1 Teak', '2 Pine'])
  const approval = await change(id, { kind: 'approval' })
  expect(labels(approval)).toEqual(['1 Approve', '2 Decline'])
  await world.settled()
  expect((await world.sentTo(NADIA, 'ballot')).some(({ subject }) => subject.includes('gate'))).toBe(false)
})
