// Ideas for a poll: who is asked for them, which polls take more, and what happens where there is no room for another.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../test/outbox.ts'
import { type PollWorld, startPollWorld } from '../../../test/poll-world.ts'
import type { Client } from '../../../test/world.ts'

let world: PollWorld
let amara: Client
const JONAS = 'jonas@example.com'
const MEI = 'mei@example.com'
const NADIA = 'nadia@example.com'
const FULL = 'A poll has at most 60 options'

beforeAll(async () => {
  world = await startPollWorld('2027-03-08T09:00:00Z')
  amara = await world.signUp('amara')
  await world.signUp('jonas')
})
afterAll(() => world.stop())

const ask = (subject: string, text: string, others = [`Jonas Weber <${JONAS}>`, `Mei Tanaka <${MEI}>`]) =>
  world.receiveMail({ from: 'amara', to: [world.polly, ...others], subject, text })

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Sail ${index + 1}` }))

it('while ideas are collected, a reminder and a voter who joins are asked for ideas', async () => {
  const question = 'Do you have any ideas for the name of our kite?'
  await ask('Kite', question)
  const { id } = await world.pollOf(amara, question)
  const { reminded } = await amara.send<{ reminded: number }>('POST', `/api/polls/${id}/remind`)
  expect(reminded).toBe(2)
  const reminder = await world.latestTo(MEI, 'ballot-reminder')
  expect(reminder.subject).toBe(`Still open: ${question}`)
  expect(reminder.text).toContain('Amara Okafor asks for your ideas.')
  expect(reminder.text).toContain('then everybody votes on them')
  await amara.send('PATCH', `/api/polls/${id}`, { addVoters: [NADIA] })
  const call = await world.ballotOf(NADIA, question)
  expect(call.subject).toBe(`Ideas: ${question}`)
  await world.vote(NADIA, question, 'Heron')
  expect((await world.latestTo(NADIA, 'receipt')).text).toContain('Noted: Heron')
})

it('a call for ideas that waits as a draft goes out as a vote on the options of its author', async () => {
  const question = 'Any suggestions for the colour of the shed?'
  await ask('Shed', question, [])
  const draft = await world.pollOf(amara, question)
  expect([draft.status, draft.ideas]).toEqual(['draft', null])
  await amara.send('PATCH', `/api/polls/${draft.id}`, {
    options: [{ label: 'Teal' }, { label: 'Ochre' }],
    addVoters: [JONAS, MEI],
  })
  await amara.send('POST', `/api/polls/${draft.id}/open`, {})
  expect((await world.ballotOf(JONAS, question)).subject).toBe(`Vote: ${question}`)
  await world.vote(JONAS, question, 'Ochre')
  expect((await world.pollOf(amara, question)).votedCount).toBe(1)
})

it('a copied idea joins the options and writes to nobody else', async () => {
  const question = 'Any ideas for the wood of the oars?'
  await ask('Oars', `${question} So far we have "Ash" and "Pine". Do suggest others!`)
  const ballot = await world.ballotOf(JONAS, question)
  await world.ballotOf(MEI, question)
  const before = (await world.sentTo(MEI, 'ballot')).length
  await world.receiveMail({
    from: JONAS,
    to: ['amara@example.com'],
    cc: [replyAddressIn(ballot.raw)],
    subject: `Re: ${ballot.subject}`,
    text: 'Spruce',
  })
  const poll = await world.pollOf(amara, question)
  expect(poll.options.map(({ label }) => label)).toEqual(['Ash', 'Pine', 'Spruce'])
  await world.settled()
  expect(await world.sentTo(MEI, 'ballot')).toHaveLength(before)
})

it('an idea that is one option too many is answered with the limit', async () => {
  const collecting = 'Do you have any ideas for the name of our sail?'
  await ask('Sail', collecting)
  const { id } = await world.pollOf(amara, collecting)
  await amara.send('PATCH', `/api/polls/${id}`, { addOptions: numbered(60) })
  const count = (await world.sentTo(MEI, 'receipt')).length
  await world.vote(MEI, collecting, 'Gannet')
  expect((await world.latestTo(MEI, 'receipt', count + 1)).text).toContain(FULL)

  const voting = 'Any ideas for the wood of the rudder?'
  await ask('Rudder', `${voting} So far we have "Ash" and "Pine". Do suggest others!`)
  const poll = await world.pollOf(amara, voting)
  await amara.send('PATCH', `/api/polls/${poll.id}`, { addOptions: numbered(58) })
  await world.vote(MEI, voting, 'Spruce')
  expect((await world.latestTo(MEI, 'receipt', count + 2)).text).toContain(FULL)
  expect((await world.pollOf(amara, voting)).options).toHaveLength(60)
})

it('a ranking takes no further ideas and offers none', async () => {
  const question = 'Any ideas for the wood of the keel?'
  await ask('Keel', `${question} So far we have "Ash" and "Pine". Do suggest others!`)
  const { id } = await world.pollOf(amara, question)
  await world.ballotOf(MEI, question)
  // A change is sent only to those who already had a ballot.
  world.setTime('2027-03-08T10:00:00Z')
  await amara.send('PATCH', `/api/polls/${id}`, { kind: 'ranked' })
  const ballot = await world.ballotOf(MEI, `Changed: ${question}`)
  expect(ballot.text).not.toContain('an idea of your own')
  await world.vote(MEI, `Changed: ${question}`, 'Spruce')
  const poll = await world.pollOf(amara, question)
  expect(poll.options.map(({ label }) => label)).toEqual(['Ash', 'Pine'])
  expect(poll.votedCount).toBe(0)
})
