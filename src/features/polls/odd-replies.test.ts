// Replies as mail programs and people write them, through the real listener: notes of absence, quotes, empty texts.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../test/outbox.ts'
import { type PollWorld, startPollWorld } from '../../../test/poll-world.ts'
import type { Client } from '../../../test/world.ts'
import type { Poll } from './contract.ts'

let world: PollWorld
let amara: Client
const MEI = 'mei@example.com'
const NADIA = 'nadia@example.com'

beforeAll(async () => {
  world = await startPollWorld('2027-03-08T09:00:00Z')
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

async function ask(question: string, kind: string, labels: readonly string[]): Promise<Poll> {
  const options = labels.map((label) => {
    const isTime = kind === 'schedule'
    return isTime ? { label, startsAt: label } : { label }
  })
  const poll = await amara.send<Poll>('POST', '/api/polls', { question, kind, options, voters: [MEI, NADIA] })
  await world.ballotOf(MEI, question)
  return poll
}

/** What stands of Mei's vote in the poll, by the place of each option. */
async function voteIn(id: number) {
  const poll = await amara.get<Poll>(`/api/polls/${id}`)
  const [vote] = poll.votes
  const answers = vote && poll.options.map(({ id: option }) => vote.answers[String(option)] ?? null)
  return { answers: answers ?? null, remark: vote?.remark ?? null, sentence: vote?.sentence ?? null }
}

it('a note of absence is no vote and gets no answer', async () => {
  const { id } = await ask('Which tea?', 'single', ['Mint', 'Ginger'])
  const ballot = await world.ballotOf(MEI, 'Which tea?')
  const before = (await world.sentTo(MEI, 'receipt')).length
  const to = [replyAddressIn(ballot.raw)]
  const text = 'I am out of the office until 15 March. In urgent cases ask for Ginger, extension 2.'
  const subject = `Automatic reply: ${ballot.subject}`
  await world.receiveMail({ from: MEI, to, subject, text, headers: { 'Auto-Submitted': 'auto-replied' } })
  await world.receiveMail({ from: MEI, to, subject: `Re: ${ballot.subject}`, text })
  expect((await voteIn(id)).answers).toBeNull()
  expect(
    (await world.sentTo(MEI, 'receipt')).filter(({ text: said }) => said.includes('is counted')),
  ).toEqual([])
  expect(await world.sentTo(MEI, 'receipt')).toHaveLength(before)
})

it('options that a reply quotes are no vote, and answers below them are', async () => {
  const { id } = await ask('Which cakes?', 'multiple', ['Apple', 'Plum', 'Cheese'])
  await world.vote(
    MEI,
    'Which cakes?',
    'Apple and cheese\n\nOn Mon, 8 Mar 2027 at 09:00, Polly wrote:\n> Which cakes?\n> 1. Apple\n> 2. Plum\n> 3. Cheese',
  )
  expect((await voteIn(id)).answers).toEqual(['yes', null, 'yes'])
  await world.vote(MEI, 'Which cakes?', '> 1. Apple\nno thanks\n> 2. Plum\nyes please\n> 3. Cheese\nno')
  expect((await voteIn(id)).answers).toEqual([null, 'yes', null])
})

it('threat 6: words of a pasted chat are nobody\u2019s vote', async () => {
  const { id } = await ask('Which pies?', 'single', ['Leek', 'Onion'])
  await world.vote(MEI, 'Which pies?', 'I will ask.\n\nEve Evil  [10:00 AM]\nLeek')
  await world.vote(MEI, 'Which pies?', 'On Mon, Eve wrote:\nOnion')
  expect((await voteIn(id)).answers).toBeNull()
  await world.vote(MEI, 'Which pies?', 'Onion\n\nEve Evil  [10:00 AM]\nLeek')
  expect((await voteIn(id)).answers).toEqual([null, 'yes'])
})

it('a vote may stand in the subject of a mail without a text', async () => {
  const { id } = await ask('Which room?', 'single', ['Attic', 'Cellar'])
  const ballot = await world.ballotOf(MEI, 'Which room?')
  const to = [replyAddressIn(ballot.raw)]
  await world.receiveMail({ from: MEI, to, subject: `Re: ${ballot.subject} Cellar`, text: '' })
  expect((await voteIn(id)).answers).toEqual([null, 'yes'])
})

it('a condition counts as yes and stays with the vote, in the voter\u2019s words, which are its evidence', async () => {
  const { id } = await ask('Shall we paint the hall?', 'yes_no', ['Yes', 'No'])
  await world.vote(MEI, 'Shall we paint the hall?', 'Yes, only if Anna comes.')
  expect(await voteIn(id)).toEqual({
    ...{ answers: ['yes', null], remark: 'only if Anna comes', sentence: 'Yes, only if Anna comes.' },
  })
})

it('an option that is taken only if need be is asked back and not counted', async () => {
  const { id } = await ask('Which drinks?', 'multiple', ['Juice', 'Lemonade', 'Cider'])
  const before = (await world.sentTo(MEI, 'receipt')).length
  await world.vote(MEI, 'Which drinks?', 'The first and the second, the third only if need be')
  const receipt = await world.latestTo(MEI, 'receipt', before + 1)
  expect(receipt.text).toContain('Cider')
  expect(receipt.text).not.toContain('is counted')
  expect((await voteIn(id)).answers).toBeNull()
})

it('hours and days are read as the ballot told them, on either side of a change of the clocks', async () => {
  await world.app.db.query(`update users set time_zone = 'Europe/Berlin' where email = 'amara@example.com'`)
  // 9:00 in Berlin each day, and half past midnight on the last; its clocks change on 28 March.
  const times = [
    ...['2027-03-26T08:00:00Z', '2027-03-29T07:00:00Z', '2027-03-30T07:00:00Z', '2027-03-31T22:30:00Z'],
  ]
  const { id } = await ask('Which morning?', 'schedule', times)
  expect((await world.ballotOf(MEI, 'Which morning?')).text).toContain('Thu 1 Apr, 00:30')
  await world.vote(MEI, 'Which morning?', 'Friday at 9 no, Monday at 9 yes, Thursday if need be')
  expect((await voteIn(id)).answers).toEqual(['no', 'yes', null, 'maybe'])
  await world.vote(MEI, 'Which morning?', 'Monday to Thursday works, Friday does not')
  expect((await voteIn(id)).answers).toEqual(['no', 'yes', 'yes', 'yes'])
})

it('an exception leaves the yes to all the others, and what is possible if needed is no refusal', async () => {
  const times = ['2027-03-22T10:00:00Z', '2027-03-23T10:00:00Z', '2027-03-24T10:00:00Z']
  const { id } = await ask('Which day for the fair?', 'schedule', times)
  await world.vote(MEI, 'Which day for the fair?', 'Suits me, except Wednesday')
  expect((await voteIn(id)).answers).toEqual(['yes', 'yes', 'no'])
  await world.vote(MEI, 'Which day for the fair?', 'I would rather not do Monday but can if needed')
  // The rest of the earlier vote is not taken back.
  expect((await voteIn(id)).answers).toEqual(['maybe', 'yes', 'no'])
  const before = (await world.sentTo(MEI, 'receipt')).length
  await world.vote(MEI, 'Which day for the fair?', 'The later one')
  const receipt = await world.latestTo(MEI, 'receipt', before + 1)
  expect((await voteIn(id)).answers).toEqual(['maybe', 'yes', 'no'])
  expect(receipt.text).toContain('You wrote: \u201cThe later one\u201d')
  expect(receipt.text).toContain(
    'Your earlier vote stays: yes to Tue 23 Mar, 10:00; if need be Mon 22 Mar, 10:00; no to Wed 24 Mar, 10:00. What should I change?',
  )
  await world.vote(MEI, 'Which day for the fair?', 'My sister may bring her boat, and the weather is a worry')
  const kept = await world.latestTo(MEI, 'receipt', before + 2)
  expect(kept.text).toContain('Your words are with the poll')
  expect(kept.text).toContain('Your earlier vote stays: yes to Tue 23 Mar, 10:00;')
})

it('a question back repeats what was understood, and who agrees with somebody votes as they did', async () => {
  const { id } = await ask('Which soups?', 'multiple', ['Pea', 'Carrot', 'Onion'])
  const before = (await world.sentTo(MEI, 'receipt')).length
  await world.vote(MEI, 'Which soups?', 'Pea and carrot, onion at a push')
  const receipt = await world.latestTo(MEI, 'receipt', before + 1)
  expect(receipt.text).toContain('So far I understand: yes to Pea, Carrot; if need be Onion.')
  expect(receipt.text).not.toContain('earlier vote')
  await world.vote(NADIA, 'Which soups?', 'Carrot and onion')
  await world.vote(MEI, 'Which soups?', '+1 to Nadia')
  const poll = await amara.get<Poll>(`/api/polls/${id}`)
  expect(poll.result?.counts.map(({ yes }) => yes)).toEqual([0, 2, 2])
})

it('what may be two things is asked back with the options, and counts nothing', async () => {
  const { id } = await ask('Which boats?', 'multiple', ['Canoe', 'Kayak', 'Raft'])
  const before = (await world.sentTo(MEI, 'receipt')).length
  await world.vote(MEI, 'Which boats?', 'The canoe and the dinghy')
  const told = await world.latestTo(MEI, 'receipt', before + 1)
  expect(told.text).toContain('Canoe')
  expect(told.text).toContain('Raft')
  expect((await voteIn(id)).answers).toBeNull()
})

it('no reply to a ballot makes a poll of the question in its subject, whoever may manage polls', async () => {
  const question = 'Cider, lemonade or squash?'
  const labels = ['Cider', 'Lemonade', 'Squash']
  const { id } = await ask(question, 'single', labels)
  const ballot = await world.ballotOf(MEI, question)
  const reply = (text: string) => {
    const subject = `Re: ${ballot.subject}`
    return world.receiveMail({ from: 'amara', to: [replyAddressIn(ballot.raw)], subject, text })
  }
  const count = async () => (await world.rows('select count(*)::int as polls from polls'))[0]
  const before = await count()
  await reply('Lemonade or cider')
  await reply('Lemonade if they have it, otherwise cider')
  expect(await count()).toEqual(before)
  await reply('Lemonade, but if there is none then cider')
  expect(await count()).toEqual(before)
  const poll = await amara.get<Poll>(`/api/polls/${id}`)
  const lemonade = String(poll.options[1]?.id)
  expect(poll.votes.map(({ answers, remark }) => [answers, remark])).toEqual([
    [{ [lemonade]: 'yes' }, 'Lemonade, but if there is none then cider'],
  ])
})

it('a ranking and an approval are voted on by plain reply', async () => {
  const ranked = await ask('Which order?', 'ranked', ['Roof', 'Door', 'Fence'])
  await world.vote(MEI, 'Which order?', 'Fence first, then the roof, door last')
  expect((await voteIn(ranked.id)).answers).toEqual([2, 3, 1])
  const approval = await amara.send<Poll>('POST', '/api/polls', {
    ...{ question: 'The new lease', kind: 'approval', options: [], voters: [MEI, NADIA] },
  })
  await world.vote(MEI, 'The new lease', 'Not approved. The term is far too long.')
  expect(await voteIn(approval.id)).toMatchObject({
    answers: [null, 'yes'],
    remark: 'The term is far too long',
  })
})

it('a vote without thread headers counts in the only open ballot of that question', async () => {
  const { id } = await ask('Which van?', 'single', ['White', 'Blue'])
  const ballot = await world.ballotOf(MEI, 'Which van?')
  const send = (subject: string, text: string) =>
    world.receiveMail({ from: MEI, to: [world.polly], subject, text })
  await send(`Re: ${ballot.subject}`, 'White')
  expect((await voteIn(id)).answers).toEqual(['yes', null])
  await send('AW: Which van?', 'Blue')
  expect((await voteIn(id)).answers).toEqual([null, 'yes'])
  await send('Re: A new poll: Which caravan?', 'White')
  expect((await voteIn(id)).answers).toEqual([null, 'yes'])

  const { id: second } = await ask('Which van?', 'single', ['Green', 'White'])
  await send(`Re: ${ballot.subject}`, 'White')
  expect([(await voteIn(id)).answers, (await voteIn(second)).answers]).toEqual([[null, 'yes'], null])
  await amara.send('POST', `/api/polls/${id}/close`, {})
  await send(`Re: ${ballot.subject}`, 'White')
  expect((await voteIn(second)).answers).toEqual([null, 'yes'])
})
