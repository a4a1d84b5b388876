// A poll that was mailed to a mailing list: its ballot never becomes one vote that anybody on the list uses.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../test/outbox.ts'
import { linkIn, type PollWorld, startPollWorld } from '../../../test/poll-world.ts'
import type { Client } from '../../../test/world.ts'

const TEAM = 'team@lists.example.com'
const JONAS = 'jonas@example.com'

let world: PollWorld
let amara: Client

beforeAll(async () => {
  world = await startPollWorld('2027-03-08T09:00:00Z')
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const byList = `List-Id: The team <team.lists.example.com>\r\nList-Post: <mailto:${TEAM}>\r\n`

async function write(from: string, to: readonly string[], text: string, more = ''): Promise<void> {
  const [first = ''] = to
  await world.receiveMail({
    from,
    to: [first],
    raw: `From: ${from}\r\nTo: ${to.join(', ')}\r\nSubject: Question\r\nDate: Mon, 8 Mar 2027 09:00:00 +0000\r\nMessage-ID: <${Math.random()}@example.com>\r\n${more}\r\n${text}\r\n`,
    rcptTo: [first],
  })
}

it('a copy that came over the list names it: it is no voter, and the others are', async () => {
  await write('amara@example.com', [world.polly, TEAM, JONAS], 'Which tree?\r\n1. Oak\r\n2. Elm', byList)
  const poll = await world.pollOf(amara, 'Which tree?')
  expect(poll.voters.map(({ email }) => email)).toEqual([JONAS])
  await write('amara@example.com', [world.polly, TEAM], 'Which hedge?\r\n1. Box\r\n2. Yew', byList)
  const draft = await world.pollOf(amara, 'Which hedge?')
  expect([draft.status, draft.draftReason]).toEqual([
    'draft',
    expect.stringContaining(`${TEAM} is a mailing list`),
  ])
})

it('what the list itself sends on is no vote, whoever wrote it: it is taken off, and its link opens nothing', async () => {
  await write('amara@example.com', [world.polly, TEAM, JONAS], 'Which bush?\r\n1. Rose\r\n2. Lilac')
  const ballot = await world.ballotOf(TEAM, 'Which bush?')
  await write(TEAM, [replyAddressIn(ballot.raw)], 'Lilac', byList)
  const poll = await world.pollOf(amara, 'Which bush?')
  expect([poll.votedCount, poll.voters.map(({ email }) => email), poll.lists]).toEqual([0, [JONAS], [TEAM]])
  expect((await fetch(`${world.url}${linkIn(ballot.text)}`)).status).toBe(404)
})

it('several people who answer through one ballot show that it is a list\u2019s; none of them votes as it', async () => {
  await write('amara@example.com', [world.polly, TEAM, JONAS], 'Which herb?\r\n1. Sage\r\n2. Dill')
  const ballot = await world.ballotOf(TEAM, 'Which herb?')
  // Somebody on the list used the link first.
  const path = linkIn(ballot.text)
  const html = await (await fetch(`${world.url}${path}`)).text()
  const choice = /name="choice" value="(\d+)"/.exec(html)?.[1] ?? ''
  const headers = { origin: world.url }
  await fetch(`${world.url}${path}`, { method: 'POST', body: new URLSearchParams({ choice }), headers })
  expect((await world.pollOf(amara, 'Which herb?')).votedCount).toBe(1)
  for (const name of ['ada', 'ben']) await write(`${name}@example.com`, [replyAddressIn(ballot.raw)], 'Dill')
  expect((await world.pollOf(amara, 'Which herb?')).votedCount).toBe(1)
  await write('cleo@example.com', [replyAddressIn(ballot.raw)], 'Dill')
  const poll = await world.pollOf(amara, 'Which herb?')
  expect([poll.votedCount, poll.result?.votes, poll.lists]).toEqual([0, 0, [TEAM]])
  expect((await fetch(`${world.url}${path}`)).status).toBe(404)
  // Whose address it is can still be one person: its author adds it again.
  const again = await amara.send<typeof poll>('PATCH', `/api/polls/${poll.id}`, { addVoters: [TEAM] })
  expect([again.lists, again.voterCount]).toEqual([[], 2])
})

it('nobody takes another voter off by headers, and a voter who answers is no list', async () => {
  await write(
    'amara@example.com',
    [world.polly, 'Mei Tanaka <mei@example.com>', JONAS],
    'Which root?\r\n1. Beet\r\n2. Leek',
  )
  const ballot = await world.ballotOf(JONAS, 'Which root?')
  const claims = `List-Id: <mei.example.com>\r\nList-Post: <mailto:mei@example.com>\r\n`
  await write(JONAS, [replyAddressIn(ballot.raw)], 'Beet', claims)
  for (const name of ['ada', 'ben', 'cleo'])
    await write(`${name}@example.com`, [replyAddressIn(ballot.raw)], 'Leek')
  const poll = await world.pollOf(amara, 'Which root?')
  expect([poll.voters.length, poll.votedCount, poll.lists]).toEqual([2, 1, []])
})
