// Polly by mail, through the real listener: a question becomes a poll, replies become votes, and the result goes to all.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const POLLY = 'polly@mailcrew.localhost'

/** Mails of ours, the latest first. */
async function sentTo(
  email: string,
  kind: string,
): Promise<{ subject: string; text: string; raw: string }[]> {
  const { rows } = await world.app.db.query<{ subject: string; text: string; raw: string }>(
    'select subject, text, raw from outbox where recipient = $1 and kind = $2 order by id desc',
    [email, kind],
  )
  return rows.map((row) => ({ ...row, text: row.text.replace(/\s+/g, ' ') }))
}

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it did not happen within ten seconds')
}

const ballotOf = (email: string) => until(async () => (await sentTo(email, 'ballot'))[0])
const replyAddress = (raw: string) => /^Reply-To: <?([^>\s]+)/m.exec(raw)?.[1] ?? ''

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
  expect(jonas.subject).toBe('Vote: where shall we have lunch?')
  expect(jonas.text).toContain('1. Thai 2. Pizza 3. Salad bar')
  expect(replyAddress(jonas.raw)).not.toBe(replyAddress(mei.raw))
  await world.receiveMail({
    from: 'jonas',
    to: [replyAddress(jonas.raw)],
    subject: `Re: ${jonas.subject}`,
    text: '2',
  })
  const [receipt] = await sentTo('jonas@example.com', 'receipt')
  expect(receipt?.text).toContain('Your vote is counted')
  expect(receipt?.text).toContain('Pizza')
  await world.receiveMail({
    from: 'jonas',
    to: [replyAddress(jonas.raw)],
    subject: `Re: ${jonas.subject}`,
    text: 'Thai',
  })
  await world.receiveMail({
    from: 'mei@example.com',
    to: [replyAddress(mei.raw)],
    subject: `Re: ${mei.subject}`,
    text: 'Thai',
  })
  const result = await until(async () => (await sentTo('amara@example.com', 'poll-result'))[0])
  expect(result.subject).toBe('Result: where shall we have lunch?')
  expect(result.text).toContain('Decided: Thai.')
  expect(result.text).toContain('2 of 2')
  expect((await until(async () => (await sentTo('mei@example.com', 'poll-result'))[0])).text).toContain(
    'Thai',
  )
  const { rows } = await world.app.db.query('select status, closed_because, voted_count from polls')
  expect(rows).toEqual([{ status: 'closed', closed_because: 'everyone', voted_count: 2 }])
  expect(amara.cookie).not.toBe('')
})
