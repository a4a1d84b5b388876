// Polly by mail, through the real listener: a question becomes a poll, replies become votes, and the result goes to all.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../test/outbox.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Poll, PollBrief } from './contract.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const POLLY = 'polly@mailcrew.localhost'

/** Mails of ours, the latest first. */
const sentTo = (email: string, kind: string) => world.outbox({ to: email, kind })

const ballotOf = (email: string) => world.until(async () => (await sentTo(email, 'ballot'))[0])

it('MAIL-07: a question with choices becomes a poll, plain replies are votes, and the last one closes it', async () => {
  await world.receiveMail({
    from: 'amara',
    to: [POLLY, 'Jonas Weber <jonas@example.com>', 'Mei Tanaka <mei@example.com>'],
    subject: 'Team lunch',
    text: 'Hi all,\n\nwhere shall we have lunch?\n\n1. Thai\n2. Pizza\n3. Salad bar\n\nBest, Amara',
    messageId: '<lunch@example.com>',
  })
  const jonas = await ballotOf('jonas@example.com')
  const mei = await ballotOf('mei@example.com')
  expect(jonas.subject).toBe('Vote: Where shall we have lunch?')
  expect(jonas.text).toContain('1. Thai 2. Pizza 3. Salad bar')
  expect(replyAddressIn(jonas.raw)).not.toBe(replyAddressIn(mei.raw))
  await world.receiveMail({
    from: 'jonas',
    to: [replyAddressIn(jonas.raw)],
    subject: `Re: ${jonas.subject}`,
    text: '2',
  })
  const [receipt] = await sentTo('jonas@example.com', 'receipt')
  expect(receipt?.text).toContain('Your vote is counted')
  expect(receipt?.text).toContain('Pizza')
  await world.receiveMail({
    from: 'jonas',
    to: [replyAddressIn(jonas.raw)],
    subject: `Re: ${jonas.subject}`,
    text: 'Thai',
  })
  await world.receiveMail({
    from: 'mei@example.com',
    to: [replyAddressIn(mei.raw)],
    subject: `Re: ${mei.subject}`,
    text: 'Thai',
  })
  const result = await world.until(async () => (await sentTo('amara@example.com', 'poll-result'))[0])
  expect(result.subject).toBe('Result: Where shall we have lunch?')
  expect(result.text).toContain('Decided: Thai.')
  expect(result.text).toContain('2 of 2')
  expect((await world.until(async () => (await sentTo('mei@example.com', 'poll-result'))[0])).text).toContain(
    'Thai',
  )
  const rows = await world.rows('select status, closed_because, voted_count from polls')
  expect(rows).toEqual([{ status: 'closed', closed_because: 'everyone', voted_count: 2 }])
  expect(amara.cookie).not.toBe('')
})

it('a personal link votes by its form alone: opening it changes nothing, and another voter\u2019s mark opens nothing', async () => {
  await world.receiveMail({
    from: 'amara',
    to: [POLLY, 'Nadia Kern <nadia@example.com>', 'Tomas Brandt <tomas@example.com>'],
    subject: 'Offsite',
    text: 'When do we go?\n- Tuesday 17 March 2027 10:00\n- Wednesday 18 March 2027 14:00',
  })
  const ballot = await ballotOf('nadia@example.com')
  expect(ballot.text).toContain('Times are in UTC.')
  const link = /\/vote\/(\d+)\.([\w-]{22})/.exec(ballot.text)
  const [path, id, mac] = link ?? []
  const page = await fetch(`${world.url}${path}`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html.length).toBeLessThan(60_000)
  expect(html).toContain('You vote as <b>nadia@example.com</b>')
  const counts = async () =>
    await world.rows(`select voted_count as voted from polls where question = 'When do we go?'`)
  expect(await counts()).toEqual([{ voted: 0 }])
  expect((await fetch(`${world.url}/vote/${Number(id) + 1}.${mac}`)).status).toBe(404)
  const names = [...html.matchAll(/name="(o\d+)"/g)].map(([, name]) => name ?? '')
  const [first = '', second = ''] = [...new Set(names)]
  const form = new URLSearchParams({ [first]: 'yes', [second]: 'maybe', remark: 'After lunch, please' })
  const voted = await fetch(`${world.url}${path}`, {
    method: 'POST',
    body: form,
    headers: { origin: world.url },
  })
  expect([voted.status, await voted.text()]).toEqual([200, expect.stringContaining('Your vote is counted')])
  expect(await counts()).toEqual([{ voted: 1 }])
  const { polls } = await amara.get<{ polls: PollBrief[] }>('/api/polls')
  const poll = await amara.get<Poll>(
    `/api/polls/${polls.find(({ question }) => question === 'When do we go?')?.id}`,
  )
  expect(poll.kind).toBe('schedule')
  expect(poll.votes).toEqual([
    expect.objectContaining({
      remark: 'After lunch, please',
      via: 'page',
      voter: expect.objectContaining({ name: 'Nadia Kern' }),
    }),
  ])
  expect(poll.result?.counts.map(({ yes, maybe }) => [yes, maybe])).toEqual([
    [1, 0],
    [0, 1],
  ])
  // A time without its zone is no time.
  const csv = await (await amara.raw('GET', `/api/polls/${poll.id}/votes.csv`)).text()
  const [head = ''] = csv.split('\r\n')
  expect(head.split(`(${poll.zone})`)).toHaveLength(4)
  expect(csv).toContain('After lunch, please')
})

/** A poll of Amara's, decided by her, as its result reaches her. */
async function decided(subject: string, text: string) {
  await world.receiveMail({
    from: 'amara',
    to: [POLLY, 'Jonas Weber <jonas@example.com>', 'Ben Otto <ben@example.com>'],
    ...{ subject, text },
  })
  const { polls } = await amara.get<{ polls: PollBrief[] }>('/api/polls')
  const poll = polls.find(({ question }) => text.startsWith(question))
  await amara.send('POST', `/api/polls/${poll?.id}/close`, { optionId: poll?.options[1]?.id })
  const result = await world.until(async () =>
    (await sentTo('amara@example.com', 'poll-result')).find((mail) =>
      mail.text.includes(poll?.question ?? '?'),
    ),
  )
  return (words: string, ...others: string[]) =>
    world.receiveMail({
      from: 'amara',
      to: [replyAddressIn(result.raw), 'Ben Otto <ben@example.com>', ...others],
      ...{ subject: `Re: ${result.subject}`, text: words },
    })
}

const tasksWith = async (title: string) => {
  const rows = await world.rows(
    `select t.title, u.email from tasks t left join task_assignees a on a.task_id = t.id
      left join users u on u.id = a.user_id where t.title like $1 order by t.id`,
    [title],
  )
  return rows
}

it('what was decided becomes a task by naming Tula in a reply to the result', async () => {
  const reply = await decided(
    'Summer party',
    'Where shall we hold the summer party?\n1. Garden\n2. Boathouse',
  )
  await reply('Tula, it is decided.\nBen, please book the boathouse by Friday.')
  expect(await tasksWith('%')).toEqual([{ title: 'Book the boathouse', email: 'ben@example.com' }])
})

it('POLLY-02: who is told to book what was decided has a task, without another agent being named', async () => {
  const reply = await decided('Autumn trip', 'Where shall we go in autumn?\n1. Lake\n2. Mountain hut')
  await reply('Thank you all!')
  await reply('Ben, please book it by Friday.')
  expect(await tasksWith('Book %hut%')).toEqual([{ title: 'Book Mountain hut', email: 'ben@example.com' }])
  expect(await tasksWith('Thank%')).toEqual([])
  // Tula got this one herself.
  await reply('Ben, please order the mountain guide.', 'tula@mailcrew.localhost')
  expect(await tasksWith('Order%')).toEqual([{ title: 'Order the mountain guide', email: 'ben@example.com' }])
})

it('what is written around the question reaches the voters, and a follow-up asks the people of its thread', async () => {
  const from = 'amara'
  const others = ['Jonas Weber <jonas@example.com>', 'Ben Otto <ben@example.com>']
  const text = 'Which lamps shall we order? We need 60 of them.\n- Brass\n- Glass\n\nAmara'
  await world.receiveMail({ from, to: [POLLY, ...others], subject: 'Lamps', text })
  const ballotAbout = (question: string) =>
    world.until(async () =>
      (await sentTo('ben@example.com', 'ballot')).find(({ subject }) => subject.endsWith(question)),
    )
  const ballot = await ballotAbout('Which lamps shall we order?')
  expect(ballot.text).toContain('We need 60 of them.')
  const receipts = await sentTo('amara@example.com', 'receipt')
  const receipt = receipts.find((mail) => mail.text.includes('Which lamps shall we order?'))
  await world.receiveMail({
    from,
    to: [replyAddressIn(receipt?.raw ?? '')],
    subject: `Re: ${receipt?.subject}`,
    text: 'And which shade shall it be: linen, paper or silk? Or shall we paint it red or blue?',
  })
  const second = await ballotAbout('which shade shall it be')
  expect(second.text).toContain('3. silk')
  expect((await world.until(async () => (await sentTo('jonas@example.com', 'ballot'))[0])).text).toContain(
    'linen',
  )
  const [told] = await sentTo('amara@example.com', 'receipt')
  expect(told?.text).toContain('Send me the other one by itself: Or shall we paint it red or blue?')
})

it('MAIL-25: a $$polling text is filed, and nobody is asked', async () => {
  const before = await world.app.db.query('select id from polls')
  await world.receiveMail({
    from: 'amara',
    to: [POLLY, 'Jonas Weber <jonas@example.com>'],
    subject: 'Mood',
    text: '$$polling\nShall we have more meetings, or fewer?',
  })
  const [receipt] = await sentTo('amara@example.com', 'receipt')
  expect(receipt?.text).toContain('Filed with ')
  expect(await world.rows('select id from polls')).toHaveLength(before.rows.length)
})

it('a question that only may be one is shown to its author alone, and goes out by one word', async () => {
  const jonas = 'jonas@example.com'
  const from = 'amara'
  const others = ['Jonas Weber <jonas@example.com>', 'Mei Tanaka <mei@example.com>']
  const before = (await sentTo(jonas, 'ballot')).length
  const text = 'Here is the rota. Our driver wants to know?'
  await world.receiveMail({ from, to: [POLLY].concat(others), subject: 'Rota', text })
  const [receipt] = await sentTo('amara@example.com', 'receipt')
  expect(receipt?.text).toContain('\u201cOur driver wants to know?\u201d: draft, ')
  expect(await sentTo(jonas, 'ballot')).toHaveLength(before)
  const to = [replyAddressIn(receipt?.raw ?? '')]
  await world.receiveMail({ from, to, subject: `Re: ${receipt?.subject}`, text: 'yes, send it' })
  const ballot = await world.until(async () => (await sentTo(jonas, 'ballot'))[before])
  expect((await sentTo(jonas, 'ballot'))[0]?.subject).toBe('Vote: Our driver wants to know?')
  expect(ballot).toBeDefined()
})

it('who is called is no choice, the poll ends before its day, and a vote for two counts once', async () => {
  const question = 'Pizza or sushi on Friday?'
  await world.receiveMail({
    from: 'amara',
    to: [POLLY, 'Jonas Weber <jonas@example.com>', 'Mei Tanaka <mei@example.com>'],
    subject: 'Food',
    text: 'Folks, pizza or sushi on Friday?',
  })
  const ballot = await world.until(async () =>
    (await sentTo('jonas@example.com', 'ballot')).find(({ subject }) => subject.endsWith(question)),
  )
  expect(ballot.text).toContain('1. pizza 2. sushi')
  const [row] = await world.rows(
    `select extract(isodow from closes_at)::int as day, closes_at > now() as later from polls where question = $1`,
    [question],
  )
  expect(row).toMatchObject({ later: true })
  expect(row?.day).not.toBe(5)
  const to = [replyAddressIn(ballot.raw)]
  const text = 'sushi for me, pizza for Nora'
  await world.receiveMail({ from: 'jonas', to, subject: `Re: ${ballot.subject}`, text })
  const [receipt] = await sentTo('jonas@example.com', 'receipt')
  expect(receipt?.text).toContain('Your vote is counted: sushi')
  expect(receipt?.text).toContain('sushi for me, pizza for Nora')
  expect(receipt?.text).toContain('own vote alone')
})

it('a third answer and an added choice can be voted for, and its author closes the poll in their own words', async () => {
  const send = (subject: string, text: string) => {
    const to = [POLLY, 'Jonas Weber <jonas@example.com>', 'Mei Tanaka <mei@example.com>']
    return world.receiveMail({ from: 'amara', to, subject, text })
  }
  const ballotFor = (question: string) =>
    world.until(async () =>
      (await sentTo('jonas@example.com', 'ballot')).find(({ subject }) => subject.endsWith(question)),
    )
  await send('Plants', 'Shall we keep the palm in the hall? yes / no / only in summer')
  const palm = await ballotFor('Shall we keep the palm in the hall?')
  expect(palm.text).toContain('3. Only in summer')
  await send('Noodle day', 'Rice or noodles? Dumplings also possible.')
  const lunch = await ballotFor('Rice or noodles?')
  const to = [replyAddressIn(lunch.raw)]
  await world.receiveMail({ from: 'jonas', to, subject: `Re: ${lunch.subject}`, text: 'Dumplings' })
  expect((await sentTo('jonas@example.com', 'receipt'))[0]?.text).toContain('Your vote is counted: Dumplings')
  const [receipt] = await sentTo('amara@example.com', 'receipt')
  const text = 'Danke an alle. Bitte jetzt schließen.'
  const own = [replyAddressIn(receipt?.raw ?? '')]
  await world.receiveMail({ from: 'amara', to: own, subject: `Re: ${receipt?.subject}`, text })
  const rows = await world.rows(`select status from polls where question = 'Rice or noodles?'`)
  expect(rows).toEqual([{ status: 'closed' }])
})

it('who votes on a mail that made no poll is told so, and who only thanks is not written to', async () => {
  const jonas = 'jonas@example.com'
  const messageId = '<no-poll@example.com>'
  const to = [POLLY, 'Jonas Weber <jonas@example.com>', 'Mei Tanaka <mei@example.com>']
  const text = 'The choir meets again next week, so keep some evenings free.'
  await world.receiveMail({ from: 'amara', to, subject: 'Choir', text, messageId })
  const before = (await sentTo(jonas, 'receipt')).length
  const reply = (words: string, address: string) =>
    world.receiveMail({
      from: 'jonas',
      to: [address],
      subject: 'Re: Choir',
      text: words,
      inReplyTo: messageId,
    })
  const [own] = await sentTo('amara@example.com', 'receipt')
  await reply(
    'Tuesday or Thursday are fine, on Wednesday I am at the dentist.',
    replyAddressIn(own?.raw ?? ''),
  )
  expect((await sentTo(jonas, 'receipt'))[0]?.text).toContain('There is no vote in this conversation yet')
  await reply('Thursday suits me best.', POLLY)
  expect(await sentTo(jonas, 'receipt')).toHaveLength(before + 2)
  await reply('Thanks!', POLLY)
  expect(await sentTo(jonas, 'receipt')).toHaveLength(before + 2)
})
