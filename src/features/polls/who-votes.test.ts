// Whose vote counts, and who sees it: strangers, blocked and removed people, anonymity, hidden results, companies.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../test/outbox.ts'
import { linkIn, type PollWorld, startPollWorld } from '../../../test/poll-world.ts'
import type { Client } from '../../../test/world.ts'
import type { Poll } from './contract.ts'

let world: PollWorld
let amara: Client
let jonas: Client
const JONAS = 'jonas@example.com'
const MEI = 'mei@example.com'

beforeAll(async () => {
  world = await startPollWorld('2027-03-08T09:00:00Z')
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

const ask = (question: string, body: object = {}) =>
  amara.send<Poll>('POST', '/api/polls', {
    ...{ question, kind: 'single', options: [{ label: 'Oak' }, { label: 'Birch' }], voters: [JONAS, MEI] },
    ...body,
  })
const seen = (id: number, client = amara) => client.get<Poll>(`/api/polls/${id}`)

it('a forwarded ballot gives nobody else a vote', async () => {
  const { id } = await ask('Which wood for the table?')
  const ballot = await world.ballotOf(MEI, 'Which wood for the table?')
  const to = [replyAddressIn(ballot.raw)]
  await world.receiveMail({ from: 'tomas@example.com', to, subject: `Re: ${ballot.subject}`, text: '2' })
  expect((await seen(id)).votedCount).toBe(0)
  expect((await world.latestTo('tomas@example.com', 'receipt')).text).toContain('your vote is not counted')
})

it('somebody with a forwarded ballot is told nothing of the poll: no result, no option, no question of others', async () => {
  await ask('Which wood for the lamp?', { voters: [MEI, 'nadia@example.com'] })
  await world.vote(MEI, 'Which wood for the lamp?', 'Birch')
  const ballot = await world.ballotOf('nadia@example.com', 'Which wood for the lamp?')
  const before = (await world.sentTo('tomas@example.com', 'receipt')).length
  const to = [replyAddressIn(ballot.raw)]
  await world.receiveMail({ from: 'tomas@example.com', to, subject: 'Hello', text: 'results' })
  const told = await world.latestTo('tomas@example.com', 'receipt', before + 1)
  expect(told.text).not.toMatch(/Birch|Oak|lamp/)
})

it('a reply of the author that is no vote makes no voter of them', async () => {
  const { id } = await ask('Which wood for the floor?')
  // The reply address comes with the ballots.
  await world.ballotOf(MEI, 'Which wood for the floor?')
  const before = (await seen(id)).voterCount
  const rows = await world.rows(`select token from reply_addresses
    where thread_id = (select thread_id from polls where id = ${id}) limit 1`)
  await world.receiveMail({
    from: 'amara',
    to: [`${String(rows[0]?.token)}@${world.config.mailDomain}`],
    subject: 'Re: wood',
    text: 'results',
  })
  const poll = await seen(id)
  expect([poll.voterCount, poll.voters.map(({ email }) => email)]).toEqual([before, [JONAS, MEI]])
})

it('only verified people cause ballots: a guest\u2019s poll writes to nobody, whatever the guest answers', async () => {
  await world.receiveMail({
    from: 'guest@example.com',
    to: [world.polly, 'Lucia Ferrer <lucia@example.com>', 'Ben Otto <ben@example.com>'],
    subject: 'Guest',
    text: 'Which paint?\n1. White\n2. Blue',
    messageId: '<guest-poll@example.com>',
  })
  for (const text of ['remind', 'close', 'reopen'])
    await world.receiveMail({
      from: 'guest@example.com',
      to: [world.polly],
      subject: 'Re: Guest',
      inReplyTo: '<guest-poll@example.com>',
      text,
    })
  await world.settled()
  await world.latestTo('guest@example.com', 'receipt', 4)
  // The deadline closes what the guest opened again: they hear of it, and nobody else.
  world.setTime('2027-03-20T09:00:00Z')
  await world.sweep()
  await world.latestTo('guest@example.com', 'poll-result')
  world.setTime('2027-03-08T09:00:00Z')
  for (const kind of ['ballot', 'ballot-reminder', 'poll-result'])
    expect(await world.sentTo('lucia@example.com', kind)).toEqual([])
})

it('a mail that only copies her asks nobody by mail, and nobody is written to when a copy closes it', async () => {
  const mail = { from: 'amara' as const, cc: [world.polly], subject: 'Copy' }
  const others = ['Lucia Ferrer <lucia@example.com>', 'Ben Otto <ben@example.com>']
  const receipts = (await world.sentTo('amara@example.com', 'receipt')).length
  await world.receiveMail({
    ...mail,
    to: others,
    text: 'Which rug?\n1. Red\n2. Grey',
    messageId: '<copy@example.com>',
  })
  expect((await world.latestTo('amara@example.com', 'receipt', receipts + 1)).text).toContain(
    'I wrote to nobody',
  )
  await world.receiveMail({
    ...mail,
    to: others,
    subject: 'Re: Copy',
    inReplyTo: '<copy@example.com>',
    text: 'close',
  })
  expect((await world.pollOf(amara, 'Which rug?')).status).toBe('closed')
  for (const kind of ['ballot', 'poll-result'])
    expect(await world.sentTo('lucia@example.com', kind)).toEqual([])
})

it('who has blocked the author gets no ballot, and the author is not told', async () => {
  await jonas.send('POST', '/api/trust/block', { emailToBlock: 'amara@example.com' })
  const before = (await world.sentTo(JONAS, 'ballot')).length
  const { id } = await ask('Which wood for the shelf?')
  await world.ballotOf(MEI, 'Which wood for the shelf?')
  expect(await world.sentTo(JONAS, 'ballot')).toHaveLength(before)
  const poll = await seen(id)
  expect(poll.voters.map(({ email, hasVoted }) => [email, hasVoted])).toEqual([
    [JONAS, false],
    [MEI, false],
  ])
  await jonas.send('POST', '/api/trust/unblock', { emailToUnblock: 'amara@example.com' }).catch(() => null)
})

it('the vote of somebody who is taken off the list no longer counts', async () => {
  const { id } = await ask('Which wood for the door?', { voters: [MEI, 'nadia@example.com'] })
  await world.ballotOf(MEI, 'Which wood for the door?')
  await world.vote(MEI, 'Which wood for the door?', 'Birch')
  const before = await seen(id)
  expect([before.votedCount, before.result?.votes]).toEqual([1, 1])
  const mei = before.voters.find(({ email }) => email === MEI)
  const after = await amara.send<Poll>('PATCH', `/api/polls/${id}`, { removeVoters: [mei?.id] })
  expect([after.votedCount, after.result?.votes, after.votes]).toEqual([0, 0, []])
  await world.vote(MEI, 'Which wood for the door?', 'Oak')
  expect((await seen(id)).votedCount).toBe(0)
})

it('an anonymous vote leads to nobody: not for the author, in the log, the export or the rows', async () => {
  const { id } = await ask('Which wood for the chair?', {
    isAnonymous: true,
    voters: [MEI, 'nadia@example.com'],
  })
  await world.ballotOf(MEI, 'Which wood for the chair?')
  const receipts = (await world.sentTo(MEI, 'receipt')).length
  await world.vote(MEI, 'Which wood for the chair?', 'Birch')
  expect((await world.latestTo(MEI, 'receipt', receipts + 1)).text).toContain('Your vote is counted: Birch')
  const poll = await seen(id)
  expect([poll.result, poll.votes]).toEqual([null, []])
  expect(poll.voters.map(({ hasVoted }) => hasVoted)).toEqual([false, false])
  expect(poll.votedCount).toBe(1)
  const csv = await (await amara.raw('GET', `/api/polls/${id}/votes.csv`)).text()
  expect(csv).not.toMatch(/yes|mei|@/i)
  const log = await amara.get<{ subject: string }[]>('/api/mails')
  expect(log.filter(({ subject }) => subject.includes('chair'))).toEqual([])
  const rows = await world.rows(
    `select voter_id, mail_id, cast_at, sentence from poll_ballots where poll_id = ${id}`,
  )
  expect(rows).toEqual([{ voter_id: null, mail_id: null, cast_at: null, sentence: null }])
  // It is found again by its key when the vote is changed.
  await world.vote(MEI, 'Which wood for the chair?', 'Oak')
  const answers = await world.app.db.query(`select answers from poll_ballots where poll_id = ${id}`)
  expect(answers.rows).toEqual([{ answers: { [poll.options[0]?.id ?? 0]: 'yes' } }])
  // That a vote leaves with its voter would show what it was.
  const mei = poll.voters.find(({ email }) => email === MEI)
  const without = await amara.send<Poll>('PATCH', `/api/polls/${id}`, { removeVoters: [mei?.id] })
  expect([without.voterCount, without.votedCount]).toEqual([1, 1])
})

it('an anonymous poll shows no figures before its end, and with fewer than four votes the decision alone', async () => {
  const voters = ['v1', 'v2', 'v3', 'v4', 'v5'].map((name) => `${name}@example.com`)
  for (const count of [3, 4]) {
    const question = `Which wood for roof ${count}?`
    const { id } = await ask(question, { isAnonymous: true, voters })
    for (const email of voters.slice(0, count)) {
      await world.vote(email, question, 'Oak')
      const open = await seen(id)
      expect([open.result, open.votes]).toEqual([null, []])
      expect((await amara.get<{ polls: Poll[] }>('/api/polls')).polls[0]?.result).toBeNull()
    }
    const asked = await amara.send<{ response: string }>('POST', '/api/copilot/chat', {
      userQuestion: `What is the result of the poll ${question}`,
    })
    expect(asked.response).not.toMatch(/Oak \d|Birch \d/)
    await amara.send('POST', `/api/polls/${id}/close`, {})
    const closed = await seen(id)
    const isShown = count >= 4
    expect([closed.decidedOptionId, closed.votes.length]).toEqual([
      closed.options[0]?.id,
      isShown ? count : 0,
    ])
    expect(closed.result?.counts.map(({ yes }) => yes) ?? null).toEqual(isShown ? [count, 0] : null)
    const csv = await (await amara.raw('GET', `/api/polls/${id}/votes.csv`)).text()
    expect(csv.includes('yes')).toBe(isShown)
    const mail = await world.latestTo('v5@example.com', 'poll-result', count - 2)
    expect(mail.text).toContain('Decided: Oak')
    expect(mail.text.includes('nobody sees the figures')).toBe(!isShown)
    expect(/\d of \d/.test(mail.text)).toBe(isShown)
    const page = await fetch(`${world.url}${linkIn((await world.ballotOf('v5@example.com', question)).text)}`)
    expect(/<meter/.test(await page.text())).toBe(isShown)
    // The second result would show which votes came after the first.
    const again = await amara.raw('POST', `/api/polls/${id}/open`, {})
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('stays closed')
  }
})

it('an anonymous poll that is out takes new voters in groups of four at least', async () => {
  const { id } = await ask('Which wood for the attic?', { isAnonymous: true, voters: [MEI] })
  const add = (names: readonly string[]) =>
    amara.raw('PATCH', `/api/polls/${id}`, { addVoters: names.map((name) => `${name}@example.com`) })
  const refused = await add(['w1', 'w2', 'w3'])
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('at least 4 new voters at once')
  expect((await seen(id)).voterCount).toBe(1)
  expect((await add(['w1', 'w2', 'w3', 'w4'])).status).toBe(200)
  expect((await seen(id)).voterCount).toBe(5)
})

it('hidden results are nobody\u2019s before the close, and everybody\u2019s after it', async () => {
  const { id } = await ask('Which wood for the bed?', {
    hidesResults: true,
    voters: [MEI, 'nadia@example.com'],
  })
  await world.ballotOf(MEI, 'Which wood for the bed?')
  await world.vote(MEI, 'Which wood for the bed?', 'Birch')
  const open = await seen(id)
  expect([open.result, open.votes, open.votedCount]).toEqual([null, [], 1])
  expect((await (await amara.raw('GET', `/api/polls/${id}/votes.csv`)).text()).toLowerCase()).not.toContain(
    'mei',
  )
  await amara.send('POST', `/api/polls/${id}/close`, {})
  expect((await seen(id)).result?.counts.map(({ yes }) => yes)).toEqual([0, 1])
})

it('who leaves a poll by the link of its mails gets no more of them, and their vote stands', async () => {
  const { id } = await ask('Which wood for the bench?', { voters: [MEI, 'nadia@example.com'] })
  const ballot = await world.ballotOf(MEI, 'Which wood for the bench?')
  expect(ballot.raw).toMatch(/^List-Unsubscribe:/m)
  await world.vote(MEI, 'Which wood for the bench?', 'Oak')
  const left = await fetch(`${world.url}${linkIn(ballot.text)}/leave`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect([left.status, await left.text()]).toEqual([200, expect.stringContaining('You left this poll')])
  const results = (await world.sentTo(MEI, 'poll-result')).length
  await amara.send('POST', `/api/polls/${id}/close`, {})
  await expect
    .poll(async () => (await world.sentTo('nadia@example.com', 'poll-result')).map(({ subject }) => subject))
    .toContain('Result: Which wood for the bench?')
  expect(await world.sentTo(MEI, 'poll-result')).toHaveLength(results)
  expect((await seen(id)).result?.votes).toBe(1)
})

it('who is named by two of their addresses has one ballot and one vote, from either of them', async () => {
  await world.app.db.query(
    `insert into user_addresses (user_id, address, confirmed_at)
     select id, 'mei@work.example.com', now() from users where email = $1`,
    [MEI],
  )
  const voters = [MEI, 'mei@work.example.com', 'nadia@example.com']
  const { id } = await ask('Which wood for the gate?', { voters })
  expect((await seen(id)).voters.map(({ email }) => email)).toEqual([MEI, 'nadia@example.com'])
  const ballot = await world.ballotOf(MEI, 'Which wood for the gate?')
  const to = [replyAddressIn(ballot.raw)]
  await world.receiveMail({ from: 'mei@work.example.com', to, subject: `Re: ${ballot.subject}`, text: '1' })
  await world.vote(MEI, 'Which wood for the gate?', '2')
  const { votedCount, result } = await seen(id)
  expect([votedCount, result?.counts.map(({ yes }) => yes)]).toEqual([1, [0, 1]])
})

it('votes that come at once each count once, and the last of them closes the poll with one result', async () => {
  const question = 'Which wood for the fence?'
  const { id } = await ask(question, { voters: [MEI, 'nadia@example.com'] })
  await world.ballotOf('nadia@example.com', question)
  const results = (await world.sentTo(MEI, 'poll-result')).length
  await Promise.all([world.vote(MEI, question, '2'), world.vote('nadia@example.com', question, '2')])
  const { status, votedCount, result } = await seen(id)
  expect([status, votedCount, result?.counts.map(({ yes }) => yes)]).toEqual(['closed', 2, [0, 2]])
  await world.latestTo(MEI, 'poll-result', results + 1)
  expect(await world.sentTo(MEI, 'poll-result')).toHaveLength(results + 1)
})

it('a poll of forty options is asked, voted on and counted', async () => {
  const options = Array.from({ length: 40 }, (_, at) => ({ label: `Plan ${at + 1}` }))
  const { id } = await ask('Which plan?', { options, kind: 'multiple', voters: [MEI, 'nadia@example.com'] })
  const ballot = await world.ballotOf(MEI, 'Which plan?')
  expect(ballot.text).toContain('40. Plan 40')
  await world.vote(MEI, 'Which plan?', '40')
  expect((await seen(id)).result?.counts.at(-1)?.yes).toBe(1)
})

it('COMP-19: members see the polls of their company, managers close any, members their own', async () => {
  const made = await amara.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    {
      name: 'Timber Works',
    },
  )
  const companyId = made.data.company.company.id
  const inCompany = (client: Client) => (method: string, path: string, body?: unknown) =>
    client.raw(method, path, body, { 'x-company-id': String(companyId) })
  const join = async (who: 'jonas' | 'priya', client: Client, role: string) => {
    await amara.send('POST', `/api/companies/${companyId}/invitations`, { email: `${who}@example.com`, role })
    const { text } = await world.latestTo(`${who}@example.com`, 'invitation')
    await client.send('POST', `/api/invitations/${/\/invite\/([\w-]+)/.exec(text)?.[1]}`, {})
  }
  const priya = await world.signUp('priya')
  await join('jonas', jonas, 'manager')
  await join('priya', priya, 'member')
  const body = {
    question: 'Which saw?',
    kind: 'single',
    options: [{ label: 'Band' }, { label: 'Chain' }],
    voters: [MEI],
  }
  const poll = (await (await inCompany(amara)('POST', '/api/polls', body)).json()) as Poll
  expect((await inCompany(priya)('GET', `/api/polls/${poll.id}`)).status).toBe(200)
  expect((await inCompany(priya)('POST', `/api/polls/${poll.id}/close`, {})).status).toBe(403)
  expect((await inCompany(jonas)('POST', `/api/polls/${poll.id}/close`, {})).status).toBe(200)
  expect((await priya.raw('GET', `/api/polls/${poll.id}`)).status).toBe(404)
})
