// What becomes of a poll in time: reminded, closed, tied, opened again; with the invitation that comes of a decided time.
import ICAL from 'ical.js'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../test/outbox.ts'
import { type PollWorld, startPollWorld } from '../../../test/poll-world.ts'
import type { Client } from '../../../test/world.ts'

let world: PollWorld
let amara: Client
const JONAS = 'jonas@example.com'
const MEI = 'mei@example.com'

beforeAll(async () => {
  world = await startPollWorld('2027-03-08T09:00:00Z')
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const ask = (subject: string, text: string, others = [`Jonas Weber <${JONAS}>`, `Mei Tanaka <${MEI}>`]) =>
  world.receiveMail({
    from: 'amara',
    to: [world.polly, ...others],
    subject,
    text,
    date: new Date('2027-03-08T09:00:00Z'),
  })

async function meetingIn(raw: string) {
  const { attachments } = await simpleParser(raw)
  const file = attachments.find(({ filename }) => filename === 'invitation.ics')
  if (!file) return null
  const calendar = new ICAL.Component(ICAL.parse(file.content.toString()) as unknown[])
  const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return {
    method: calendar.getFirstPropertyValue('method'),
    start: event?.startDate.toJSDate().toISOString(),
    uid: event?.uid,
    sequence: event?.sequence,
    status: event?.component.getFirstPropertyValue('status'),
  }
}

it('those who have not voted are reminded once, and the deadline closes the poll with its result', async () => {
  await ask('Canteen', 'What shall the canteen offer?\n1. Soup\n2. Curry')
  await world.vote(JONAS, 'What shall the canteen offer?', '2')
  world.setTime('2027-03-14T10:00:00Z')
  await world.sweep()
  expect((await world.latestTo(MEI, 'ballot-reminder')).subject).toBe(
    'Still open: What shall the canteen offer?',
  )
  expect(await world.sentTo(JONAS, 'ballot-reminder')).toEqual([])
  await world.sweep()
  expect(await world.sentTo(MEI, 'ballot-reminder')).toHaveLength(1)
  expect(await world.sentTo(MEI, 'poll-result')).toEqual([])
  world.setTime('2027-03-15T10:00:00Z')
  await world.sweep()
  const result = await world.latestTo('amara@example.com', 'poll-result')
  expect(result.text).toContain('Decided: Curry.')
  expect(result.text).toContain('1 of 1')
  const poll = await world.pollOf(amara, 'What shall the canteen offer?')
  expect([poll.status, poll.closedBecause, poll.votedCount]).toEqual(['closed', 'deadline', 1])
  await world.sweep()
  expect(await world.sentTo(MEI, 'poll-result')).toHaveLength(1)
})

it('a vote after the close is not counted, and its writer hears the result', async () => {
  await world.vote(MEI, 'What shall the canteen offer?', '1')
  const receipt = await world.latestTo(MEI, 'receipt')
  expect(receipt.text).toContain('The poll is closed, so your vote is not counted')
  expect(receipt.text).toContain('Decided: Curry')
  expect((await world.pollOf(amara, 'What shall the canteen offer?')).votedCount).toBe(1)
})

it('a tie is told to its author alone as theirs to decide, and their choice goes to all', async () => {
  world.setTime('2027-03-08T09:00:00Z')
  await ask('Colour', 'Which colour for the door?\n1. Green\n2. Red')
  await world.vote(JONAS, 'Which colour for the door?', '1')
  await world.vote(MEI, 'Which colour for the door?', '2')
  const toAuthor = await world.latestTo('amara@example.com', 'poll-result', 2)
  expect(toAuthor.text).toContain('Your decision: answer this mail with 1 (Green) or 2 (Red).')
  expect(toAuthor.text).toContain('A tie between Green and Red.')
  expect((await world.latestTo(MEI, 'poll-result', 2)).text).not.toContain('Your decision')
  const { id, options } = await world.pollOf(amara, 'Which colour for the door?')
  world.setTime('2027-03-08T10:00:00Z')
  await amara.send('POST', `/api/polls/${id}/close`, { optionId: options[1]?.id })
  expect((await world.latestTo(MEI, 'poll-result', 3)).text).toContain('Decided: Red.')
})

it('a decided time is an invitation, which opening the poll again calls off', async () => {
  world.setTime('2027-03-08T11:00:00Z')
  await ask(
    'Rehearsal',
    'When do we rehearse?\n- Tuesday 16 March 2027 10:00\n- Wednesday 17 March 2027 14:00',
  )
  const { id, options } = await world.pollOf(amara, 'When do we rehearse?')
  expect(options.map(({ startsAt }) => startsAt)).toEqual([
    '2027-03-16T10:00:00.000Z',
    '2027-03-17T14:00:00.000Z',
  ])
  await world.vote(MEI, 'When do we rehearse?', 'Both suit me')
  await amara.send('POST', `/api/polls/${id}/close`, { optionId: options[1]?.id })
  const invitation = await meetingIn((await world.latestTo(MEI, 'poll-result', 4)).raw)
  expect(invitation).toMatchObject({
    ...{ method: 'REQUEST', start: '2027-03-17T14:00:00.000Z', sequence: 0, status: 'CONFIRMED' },
  })
  world.setTime('2027-03-08T12:00:00Z')
  const before = (await world.sentTo(MEI, 'ballot')).length
  await amara.send('POST', `/api/polls/${id}/open`, {})
  const again = await world.latestTo(MEI, 'ballot', before + 1)
  expect(again.subject).toBe('Open again: When do we rehearse?')
  expect(await meetingIn(again.raw)).toMatchObject({
    ...{ method: 'CANCEL', uid: invitation?.uid, sequence: 1, status: 'CANCELLED' },
  })
})

it('another decision updates the invitation: the same meeting, at its new time', async () => {
  world.setTime('2027-03-08T13:00:00Z')
  const question = 'When do we tune the piano?'
  await ask('Piano', `${question}\n- Thursday 18 March 2027 10:00\n- Friday 19 March 2027 14:00`)
  const { id, options } = await world.pollOf(amara, question)
  const invitationOf = async () => {
    const results = await world.sentTo(MEI, 'poll-result')
    const found = results.find(({ subject }) => subject.endsWith(question))
    return found ? meetingIn(found.raw) : null
  }
  await world.vote(MEI, question, 'Both suit me')
  await amara.send('POST', `/api/polls/${id}/close`, { optionId: options[0]?.id })
  await expect.poll(invitationOf).toMatchObject({ start: '2027-03-18T10:00:00.000Z', sequence: 0 })
  const first = await invitationOf()
  world.setTime('2027-03-08T14:00:00Z')
  await amara.send('POST', `/api/polls/${id}/close`, { optionId: options[1]?.id })
  await expect
    .poll(invitationOf)
    .toMatchObject({ method: 'REQUEST', uid: first?.uid, sequence: 1, start: '2027-03-19T14:00:00.000Z' })
})

/** What Amara is answered to an order, which she sends as a reply to the receipt of that question. */
async function order(question: string, text: string) {
  const receipts = await world.sentTo('amara@example.com', 'receipt')
  const made = receipts.find((mail) => mail.text.includes(question))
  await world.receiveMail({
    from: 'amara',
    to: [replyAddressIn(made?.raw ?? '')],
    subject: `Re: ${made?.subject}`,
    text,
  })
  return world.latestTo('amara@example.com', 'receipt', receipts.length + 1)
}

it('a time that nobody said yes to is not decided by one word of its author, and invites nobody', async () => {
  world.setTime('2027-03-08T14:10:00Z')
  const question = 'When do we count the stock?'
  await ask('Stock', `${question}\n- Monday 22 March 2027 10:00\n- Tuesday 23 March 2027 14:00`)
  await world.vote(MEI, question, 'Tuesday works, Monday not')
  const results = (await world.sentTo(MEI, 'poll-result')).length
  const asked = await order(question, 'close, we take Monday')
  expect(asked.text).toContain('The poll is not closed yet')
  expect(asked.text).toContain('Nobody has said yes to Mon 22 Mar, 10:00.')
  expect((await world.pollOf(amara, question)).status).toBe('open')
  const told = await order(question, 'close, we take Monday')
  expect(told.text).toContain('The poll is closed. Decided: Mon 22 Mar, 10:00')
  const result = await world.latestTo(MEI, 'poll-result', results + 1)
  expect(result.text).toContain('Decided: Mon 22 Mar, 10:00.')
  expect(await meetingIn(result.raw)).toBeNull()
  expect(result.text).not.toContain('invitation')
})

it('an author who decides a tie reads of the decision alone', async () => {
  world.setTime('2027-03-08T14:20:00Z')
  const question = 'Which poster?'
  await ask('Poster', `${question}\n1. Blue\n2. Amber\n3. Plain`)
  await world.vote(MEI, question, 'Blue')
  const told = await order(question, 'close, we take 1')
  expect(told.text).toContain('The poll is closed. Decided: Blue')
  expect(told.text).not.toContain('tie')
})

it('a poll that nobody said yes in ends undecided, also where some could if need be', async () => {
  world.setTime('2027-03-08T14:30:00Z')
  const question = 'When do we clean the hall?'
  await ask('Hall', `${question}\n- Monday 22 March 2027 10:00\n- Tuesday 23 March 2027 14:00`)
  await world.vote(MEI, question, 'Monday not, Tuesday only if need be')
  world.setTime('2027-03-15T15:00:00Z')
  await world.sweep()
  const poll = await world.pollOf(amara, question)
  expect([poll.status, poll.decidedOptionId, poll.result?.verdict]).toEqual(['closed', null, { is: 'none' }])
  const result = await world.until(async () =>
    (await world.sentTo(MEI, 'poll-result')).find(({ subject }) => subject.endsWith(question)),
  )
  expect(result.text).toContain('Nobody has said yes to any of them.')
  expect(await meetingIn(result.raw)).toBeNull()
})

it('the result so far and at the end names who is for what, and tells what they wrote', async () => {
  world.setTime('2027-03-08T14:40:00Z')
  const question = 'When do we paint the gate?'
  await ask('Gate', `${question}\n- Monday 22 March 2027 10:00\n- Tuesday 23 March 2027 14:00`)
  await world.vote(MEI, question, 'Tuesday works if it stays dry, Monday not')
  const soFar = await order(question, 'results')
  expect(soFar.text).toContain('The result so far. Ahead: Tue 23 Mar, 14:00')
  expect(soFar.text).toContain('1 of 1 (Mei Tanaka)')
  expect(soFar.text).toContain('Mei Tanaka: \u201cif it stays dry\u201d')
  // Votes of one moment have no order.
  world.setTime('2027-03-08T14:50:00Z')
  await world.vote(JONAS, question, 'Monday if need be, Tuesday works')
  const result = await world.until(async () =>
    (await world.sentTo(JONAS, 'poll-result')).find(({ subject }) => subject.endsWith(question)),
  )
  expect(result.text).toContain('Decided: Tue 23 Mar, 14:00.')
  expect(result.text).toContain('0 of 2, 1 if need be (Jonas Weber)')
  expect(result.text).toContain('2 of 2 (Mei Tanaka, Jonas Weber)')
  expect(result.text).toContain('Mei Tanaka: \u201cif it stays dry\u201d')
})

it('a quorum of the mail that is not met at the deadline decides nothing, and the result says how many are missing', async () => {
  world.setTime('2027-03-08T15:00:00Z')
  const question = 'Which oven?'
  await ask('Oven', `${question}\n1. Gas\n2. Wood\n\nAt least 2 people must vote. Please answer by 10 March.`)
  expect((await world.pollOf(amara, question)).quorum).toBe(2)
  await world.vote(MEI, question, 'Gas')
  world.setTime('2027-03-11T10:00:00Z')
  await world.sweep()
  const poll = await world.pollOf(amara, question)
  expect([poll.status, poll.closedBecause, poll.result?.verdict]).toEqual([
    ...['closed', 'deadline', { is: 'quorum', missing: 1 }],
  ])
})

it('the author reminds nobody twice within a day', async () => {
  world.setTime('2027-03-09T09:30:00Z')
  await ask('Plants', 'Which plants?\n1. Ferns\n2. Palms')
  const { id } = await world.pollOf(amara, 'Which plants?')
  const remind = () => amara.send<{ reminded: number }>('POST', `/api/polls/${id}/remind`)
  const before = (await world.sentTo(MEI, 'ballot-reminder')).length
  expect((await remind()).reminded).toBe(2)
  await world.latestTo(MEI, 'ballot-reminder', before + 1)
  world.setTime('2027-03-09T13:30:00Z')
  expect((await remind()).reminded).toBe(0)
  world.setTime('2027-03-10T10:30:00Z')
  await world.vote(JONAS, 'Which plants?', '1')
  expect((await remind()).reminded).toBe(1)
  await world.latestTo(MEI, 'ballot-reminder', before + 2)
  expect(
    (await world.sentTo(JONAS, 'ballot-reminder')).filter(({ subject }) => subject.includes('plants')),
  ).toHaveLength(1)
})

it('an approval keeps its two answers, whatever its author adds', async () => {
  await ask('Budget', 'Please approve the attached budget.')
  const { id, options } = await world.pollOf(amara, 'Please approve the attached budget.')
  expect(options.map(({ label }) => label)).toEqual(['Approve', 'Decline'])
  await expect(amara.send('PATCH', `/api/polls/${id}`, { addOptions: [{ label: 'Later' }] })).rejects.toThrow(
    'the same two answers',
  )
})

it('an option that is added later is told to all, and votes stand', async () => {
  await ask('Snacks', 'Which snacks?\n1. Nuts\n2. Fruit')
  await world.vote(JONAS, 'Which snacks?', '1')
  const { id } = await world.pollOf(amara, 'Which snacks?')
  const before = (await world.sentTo(JONAS, 'ballot')).length
  await amara.send('PATCH', `/api/polls/${id}`, { addOptions: [{ label: 'Cheese' }] })
  const told = await world.latestTo(JONAS, 'ballot', before + 1)
  expect(told.subject).toBe('New options: Which snacks?')
  expect(told.text).toContain('3. Cheese')
  await world.vote(JONAS, 'Which snacks?', '3')
  const poll = await world.pollOf(amara, 'Which snacks?')
  expect(poll.result?.counts.map(({ yes }) => yes)).toEqual([0, 0, 1])
  await expect(amara.send('PATCH', `/api/polls/${id}`, { question: 'Another?' })).rejects.toThrow('409')
})

it('ideas are collected by reply, and are the options at the end, or once their author says so', async () => {
  const question = 'Do you have any ideas for the name of our boat?'
  world.setTime('2027-03-08T09:00:00Z')
  await ask('Boat', question)
  const called = await world.ballotOf(MEI, question)
  expect(called.subject).toBe(`Ideas: ${question}`)
  expect(called.text).toContain('Amara Okafor asks for your ideas.')
  expect(called.text).toContain('then everybody votes on them')
  await world.vote(MEI, question, 'Petrel\nTern')
  expect((await world.latestTo(MEI, 'receipt')).text).toContain('Noted: Petrel and Tern')
  await world.vote(JONAS, question, 'How about Gannet?')
  const told = await world.sentTo(JONAS, 'receipt')
  expect(told[0]?.text).toContain('Named so far: Petrel, Tern and Gannet.')
  const before = (await world.sentTo(JONAS, 'ballot')).length
  world.setTime('2027-03-15T10:00:00Z')
  await world.sweep()
  const ballot = await world.latestTo(JONAS, 'ballot', before + 1)
  expect(ballot.subject).toBe(`Vote: ${question}`)
  expect(ballot.text).toContain('1. Petrel 2. Tern 3. Gannet')
  await world.vote(JONAS, question, 'Tern')
  expect((await world.pollOf(amara, question)).votedCount).toBe(1)

  const motto = 'Any suggestions for our motto?'
  world.setTime('2027-03-08T09:00:00Z')
  await ask('Motto', motto)
  await world.vote(MEI, motto, 'Dry feet\nFair winds')
  const receipts = await world.sentTo('amara@example.com', 'receipt')
  const receipt = receipts.find(({ text }) => text.includes(motto))
  expect(receipt?.text).toContain('Answer \u201cvote now\u201d')
  const count = (await world.sentTo(MEI, 'ballot')).length
  await world.receiveMail({
    from: 'amara',
    to: [replyAddressIn(receipt?.raw ?? '')],
    subject: `Re: ${receipt?.subject}`,
    text: 'Vote now, please.',
  })
  expect((await world.latestTo(MEI, 'ballot', count + 1)).subject).toBe(`Vote: ${motto}`)
})

it('a vote that takes more ideas has the one that a confirmed voter names, and tells the others', async () => {
  const question = 'Any ideas for the wood of the mast?'
  world.setTime('2027-03-08T09:00:00Z')
  await ask('Mast', `${question} So far we have "Oak" and "Elm". Do suggest others!`)
  const ballot = await world.ballotOf(MEI, question)
  expect(ballot.text).toContain('1. Oak 2. Elm')
  expect(ballot.text).toContain('an idea of your own')
  // Only a confirmed sender causes mail to others.
  await world.signUp('jonas')
  const before = (await world.sentTo(MEI, 'ballot')).length
  await world.vote(JONAS, question, 'Rowan')
  const poll = await world.pollOf(amara, question)
  expect(poll.options.map(({ label }) => label)).toEqual(['Oak', 'Elm', 'Rowan'])
  expect(poll.result?.counts.map(({ yes }) => yes)).toEqual([0, 0, 1])
  const more = await world.latestTo(MEI, 'ballot', before + 1)
  expect(more.text).toContain('There is a new option.')
  expect(more.text).toContain('3. Rowan')
})
