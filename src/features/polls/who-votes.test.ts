// Whose vote counts, and who sees it: strangers, blocked and removed people, anonymity, hidden results, companies.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkIn, type PollWorld, replyAddress, startPollWorld } from '../../../test/poll-world.ts'
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
  const ballot = await world.latestTo(MEI, 'ballot')
  const to = [replyAddress(ballot.raw)]
  await world.receiveMail({ from: 'tomas@example.com', to, subject: `Re: ${ballot.subject}`, text: '2' })
  expect((await seen(id)).votedCount).toBe(0)
  expect((await world.latestTo('tomas@example.com', 'receipt')).text).toContain('your vote is not counted')
})

it('who has blocked the author gets no ballot, and the author is not told', async () => {
  await jonas.send('POST', '/api/trust/block', { emailToBlock: 'amara@example.com' })
  const before = (await world.sentTo(JONAS, 'ballot')).length
  const { id } = await ask('Which wood for the shelf?')
  await world.latestTo(MEI, 'ballot', 2)
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
  await world.latestTo(MEI, 'ballot', 3)
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
  await world.latestTo(MEI, 'ballot', 4)
  const receipts = (await world.sentTo(MEI, 'receipt')).length
  await world.vote(MEI, 'Which wood for the chair?', 'Birch')
  expect((await world.latestTo(MEI, 'receipt', receipts + 1)).text).toContain('Your vote: Birch.')
  const poll = await seen(id)
  expect(poll.votes).toEqual([
    expect.objectContaining({ voter: null, sentence: null, via: null, castAt: null }),
  ])
  expect(poll.voters.map(({ hasVoted }) => hasVoted)).toEqual([false, false])
  expect(poll.votedCount).toBe(1)
  const csv = await (await amara.raw('GET', `/api/polls/${id}/votes.csv`)).text()
  expect(csv).toContain('yes')
  expect(csv).not.toMatch(/mei|@/i)
  const log = await amara.get<{ subject: string }[]>('/api/mails')
  expect(log.filter(({ subject }) => subject.includes('chair'))).toEqual([])
  const { rows } = await world.app.db.query(
    `select voter_id, mail_id, cast_at, sentence from poll_ballots where poll_id = ${id}`,
  )
  expect(rows).toEqual([{ voter_id: null, mail_id: null, cast_at: null, sentence: null }])
  // It is found again by its key when the vote is changed.
  await world.vote(MEI, 'Which wood for the chair?', 'Oak')
  expect((await seen(id)).result?.counts.map(({ yes }) => yes)).toEqual([1, 0])
})

it('hidden results are nobody\u2019s before the close, and everybody\u2019s after it', async () => {
  const { id } = await ask('Which wood for the bed?', {
    hidesResults: true,
    voters: [MEI, 'nadia@example.com'],
  })
  await world.latestTo(MEI, 'ballot', 5)
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
  const ballot = await world.latestTo(MEI, 'ballot', 6)
  expect(ballot.raw).toMatch(/^List-Unsubscribe:/m)
  await world.vote(MEI, 'Which wood for the bench?', 'Oak')
  const left = await fetch(`${world.url}${linkIn(ballot.text)}/leave`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect([left.status, await left.text()]).toEqual([200, expect.stringContaining('You left this poll')])
  const results = (await world.sentTo(MEI, 'poll-result')).length
  await amara.send('POST', `/api/polls/${id}/close`, {})
  await world.latestTo('nadia@example.com', 'poll-result', 2)
  expect(await world.sentTo(MEI, 'poll-result')).toHaveLength(results)
  expect((await seen(id)).result?.votes).toBe(1)
})

it('a poll of forty options is asked, voted on and counted', async () => {
  const options = Array.from({ length: 40 }, (_, at) => ({ label: `Plan ${at + 1}` }))
  const { id } = await ask('Which plan?', { options, kind: 'multiple', voters: [MEI, 'nadia@example.com'] })
  const ballot = await world.latestTo(MEI, 'ballot', 7)
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
