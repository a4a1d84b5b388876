// What the Copilot proposes with polls: votes and what only who asked may do, made on a press and undone by one.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, people, startWorld, type World } from '../../../test/world.ts'
import type { Poll } from './contract.ts'

let world: World
let amara: Client
let jonas: Client

// A Monday.
let now = new Date('2026-03-09T09:00:00Z')

interface Reply {
  response: string
  messageId: number
  changes: { field: string; title: string; before: string; after: string }[]
}

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

const ask = (userQuestion: string, client = amara) =>
  client.send<Reply>('POST', '/api/copilot/chat', { userQuestion, contextData: null })
const press = async ({ messageId }: Reply, client = amara) =>
  client.send<{ changeSetIds: number[]; refused: { because: string }[] }>(
    'POST',
    `/api/copilot/messages/${messageId}/apply`,
  )
const undo = (ids: number[], client = amara) =>
  client.send<{ undone: number; kept: string[] }>('POST', '/api/change-sets/undo', { ids })
const poll = (id: number, client = amara) => client.get<Poll>(`/api/polls/${id}`)

function askPoll(question: string, labels: string[], more: object = {}) {
  return amara.send<Poll>('POST', '/api/polls', {
    ...{ question, kind: 'single', voters: [people.jonas.email, people.priya.email] },
    options: labels.map((label) => ({ label })),
    ...more,
  })
}

it('a vote is proposed with what it was before, counted on a press, and taken back by one', async () => {
  const { id } = await askPoll('What do we eat at the fair?', ['Soup', 'Pancakes'])
  const asked = await ask('vote for pancakes in the fair poll', jonas)
  expect(asked.changes).toMatchObject([
    { field: 'vote', title: 'What do we eat at the fair?', before: '', after: 'Pancakes' },
  ])
  expect((await poll(id)).votedCount).toBe(0)
  const made = await press(asked, jonas)
  expect(made.refused).toEqual([])
  expect((await poll(id)).votedCount).toBe(1)
  const other = await ask('I vote for soup in the poll about what we eat at the fair', jonas)
  expect(other.changes).toMatchObject([{ before: 'Pancakes', after: 'Soup' }])
  const again = await press(other, jonas)
  expect(await undo(again.changeSetIds, jonas)).toEqual({ undone: 1, kept: [] })
  const { options, ownAnswers } = await poll(id, jonas)
  expect(ownAnswers).toEqual({ [options[1]?.id ?? 0]: 'yes' })
  expect(await undo(made.changeSetIds, jonas)).toEqual({ undone: 1, kept: [] })
  expect(await poll(id)).toMatchObject({ votedCount: 0, voterCount: 2 })
})

it('who asks votes as one more voter, and is none again when that is taken back', async () => {
  const { id } = await askPoll('Which band plays at the ball?', ['Herons', 'Otters'])
  const made = await press(await ask('put me down for Otters in the band poll'))
  expect(await poll(id)).toMatchObject({ votedCount: 1, voterCount: 3 })
  await undo(made.changeSetIds)
  expect(await poll(id)).toMatchObject({ votedCount: 0, voterCount: 2 })
})

it('a poll is ended, opened again and given a later end by who asked alone, each undone by one press', async () => {
  const { id, closesAt } = await askPoll('Who brings the tent for the camp?', ['Mia', 'Lou'])
  expect((await ask('close the tent poll', jonas)).changes).toEqual([])
  const later = await ask('extend the tent poll until 20 March 18:00')
  expect(later.changes).toMatchObject([{ field: 'closesAt', after: '2026-03-20 18:00' }])
  const extended = await press(later)
  expect((await poll(id)).closesAt).not.toBe(closesAt)
  await undo(extended.changeSetIds)
  expect((await poll(id)).closesAt).toBe(closesAt)
  const closed = await press(await ask('close the tent poll'))
  expect((await poll(id)).status).toBe('closed')
  await undo(closed.changeSetIds)
  expect(await poll(id)).toMatchObject({ status: 'open', closesAt })
  await press(await ask('close the tent poll'))
  const opened = await press(await ask('reopen the tent poll until Friday'))
  expect(await poll(id)).toMatchObject({ status: 'open', closesAt: expect.stringContaining('2026-03-13') })
  await undo(opened.changeSetIds)
  expect((await poll(id)).status).toBe('closed')
})

it('the author of a vote that came later wins, and a closed poll keeps its votes', async () => {
  const { id, options } = await askPoll('Which flag do we hoist?', ['Blue', 'Green'])
  const made = await press(await ask('vote for blue in the flag poll', jonas), jonas)
  await jonas.send('POST', `/api/polls/${id}/vote`, { answers: { [options[1]?.id ?? 0]: 'yes' } })
  const kept = await undo(made.changeSetIds, jonas)
  expect(kept.undone).toBe(0)
  expect(kept.kept[0]).toContain('Which flag do we hoist?')
})

it('of an anonymous poll nothing is kept here: it sends the voter to its page', async () => {
  await askPoll('Is the new chair good?', ['Good', 'Bad'], { isAnonymous: true })
  const asked = await ask('vote for bad in the chair poll', jonas)
  expect(asked.changes).toEqual([])
  expect(asked.response).toContain('anonymous')
})

it('somebody who was not asked has no vote, and what fits two polls is asked back', async () => {
  const { id } = await askPoll('Which cake for the raffle?', ['Lemon', 'Plum'], {
    voters: [people.priya.email],
  })
  await askPoll('Which jam for the raffle?', ['Lemon', 'Plum'])
  expect((await ask('vote for plum in the raffle poll')).response).toContain('Which one do you mean?')
  expect((await ask('vote for plum in the cake raffle poll', jonas)).changes).toEqual([])
  expect((await poll(id)).votedCount).toBe(0)
})

it('whoever was faster wins: a poll that changed meanwhile is refused', async () => {
  const { id } = await askPoll('Where do we row on Sunday?', ['Lake', 'River'])
  const proposal = await ask('close the poll about where we row on Sunday')
  now = new Date(now.getTime() + 1_000)
  await amara.send('PATCH', `/api/polls/${id}`, { description: 'With the long boat' })
  const made = await press(proposal)
  expect(made.changeSetIds).toEqual([])
  expect(made.refused[0]?.because).toContain('changed')
  expect((await poll(id)).status).toBe('open')
})
