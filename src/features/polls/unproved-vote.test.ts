// A vote whose sender is not proved: its voter gets their own link once a day, and nobody else gets anything.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../test/outbox.ts'
import { type Outside, outsideDomain, signUpConfirmed, startOutside } from '../../../test/outside-world.ts'
import { linkIn } from '../../../test/poll-world.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Poll } from './contract.ts'

const MEI = 'mei@elsewhere.example'
const NADIA = 'nadia@elsewhere.example'

let outside: Outside
let world: World
let priya: Client
let now = new Date('2027-03-08T09:00:00Z')

beforeAll(async () => {
  outside = await startOutside()
  world = await startWorld({ ...outside.options, clock: () => now })
  priya = await signUpConfirmed(world, 'priya')
  outside.dns.add('attacker.example', 'TXT', 'v=spf1 ip4:127.0.0.1 -all')
})
afterAll(async () => {
  await world.stop()
  await outside.dns.close()
})

interface Sent {
  recipient: string
  kind: string
  text: string
  raw: string
}

async function sent(): Promise<Sent[]> {
  const rows = await world.rows<Sent>(
    `select recipient, kind, text, raw from outbox where kind in ('ballot', 'ballot-link', 'receipt') order by id`,
  )
  return rows
}

async function ballots(question: string): Promise<Record<string, string>> {
  for (let tries = 0; tries < 400; tries++) {
    const own = (await sent()).filter(({ kind, raw }) => kind === 'ballot' && raw.includes(question))
    if (own.length >= 2)
      return Object.fromEntries(own.map(({ recipient, raw }) => [recipient, replyAddressIn(raw)]))
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('no ballots came within ten seconds')
}

async function reply(from: string, to: string, more = ''): Promise<void> {
  await world.mail({
    from: 'x@attacker.example',
    raw: `From: ${from}\r\nTo: ${to}\r\nSubject: Re: Vote\r\n${more}Message-ID: <${Math.random()}@x.example>\r\n\r\nBirch, I owe them money\r\n`,
    rcptTo: [to],
  })
  await world.settled()
}

const ask = (question: string) =>
  priya.send<Poll>('POST', '/api/polls', {
    ...{ question, kind: 'single', options: [{ label: 'Oak' }, { label: 'Birch' }], voters: [MEI, NADIA] },
  })
const links = async () => (await sent()).filter(({ kind }) => kind === 'ballot-link')

it('threat 19: an unproved vote is not counted, and its voter gets one mail a day with their own link and no word of it', async () => {
  const { id } = await ask('Wood for one?')
  const to = await ballots('Wood for one')
  await reply(MEI, to[MEI] ?? '')
  await reply(MEI, to[MEI] ?? '')
  const [first, ...more] = await links()
  expect([first?.recipient, more]).toEqual([MEI, []])
  expect(first?.text).not.toMatch(/Birch|money/)
  expect((await priya.get<Poll>(`/api/polls/${id}`)).votedCount).toBe(0)
  const page = await fetch(`${world.url}${linkIn(first?.text ?? '')}`)
  expect(await page.text()).toContain(`You vote as <b>${MEI}</b>`)
  now = new Date('2027-03-09T09:00:00Z')
  await reply(MEI, to[MEI] ?? '')
  expect((await links()).map(({ recipient }) => recipient)).toEqual([MEI, MEI])
  // Only the outbox of the server's owner shows such a link (AUTH-29).
  const rows = await world.rows(`select distinct is_secret from outbox where kind = 'ballot-link'`)
  expect(rows).toEqual([{ is_secret: true }])
})

it('threat 19: no mail goes to who is no voter, to another voter, of another ballot, of a machine, or after the close', async () => {
  const before = (await sent()).length
  const { id } = await ask('Wood for two?')
  const to = await ballots('Wood for two')
  const count = (await sent()).length
  expect(count).toBe(before + 2)
  await reply('stranger@bystander.example', to[MEI] ?? '')
  await reply(NADIA, to[MEI] ?? '')
  await reply(MEI, `polly@${outsideDomain}`)
  await reply(MEI, to[MEI] ?? '', 'List-Id: <team.lists.example>\r\n')
  await reply(MEI, to[MEI] ?? '', 'Auto-Submitted: auto-replied\r\n')
  await priya.send('POST', `/api/polls/${id}/close`, {})
  await reply(MEI, to[MEI] ?? '')
  expect((await sent()).slice(count).filter(({ kind }) => kind !== 'poll-result')).toEqual([])
})
