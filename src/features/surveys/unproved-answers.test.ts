// An answer whose sender is not proved: who was asked gets their own link once a day, and nobody else gets anything.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../test/outbox.ts'
import { type Outside, signUpConfirmed, startOutside } from '../../../test/outside-world.ts'
import { surveyLinkIn } from '../../../test/survey-world.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Survey } from './contract.ts'

const MEI = 'mei@elsewhere.example'
const NADIA = 'nadia@elsewhere.example'

let outside: Outside
let world: World
let priya: Client
let survey: Survey
let now = new Date('2027-03-08T09:00:00Z')

beforeAll(async () => {
  outside = await startOutside()
  world = await startWorld({ ...outside.options, clock: () => now })
  priya = await signUpConfirmed(world, 'priya')
  outside.dns.add('attacker.example', 'TXT', 'v=spf1 ip4:127.0.0.1 -all')
  const questions = [{ text: 'How was the fair?', kind: 'scale', options: [], steps: 5 }]
  const made = await priya.send<Survey>('POST', '/api/surveys', {
    ...{ title: 'The fair', questions, people: [MEI, NADIA] },
  })
  survey = await priya.send<Survey>('POST', `/api/surveys/${made.id}/open`)
})
afterAll(async () => {
  await world.stop()
  await outside.dns.close()
})

async function sent(kind: string): Promise<{ recipient: string; text: string; raw: string }[]> {
  const rows = await world.rows<{ recipient: string; text: string; raw: string }>(
    'select recipient, text, raw from outbox where kind = $1 order by id',
    [kind],
  )
  return rows
}

async function addressOf(email: string): Promise<string> {
  await expect.poll(async () => (await sent('survey')).length, { timeout: 20_000 }).toBe(2)
  return replyAddressIn((await sent('survey')).find(({ recipient }) => recipient === email)?.raw ?? '')
}

async function reply(from: string, to: string): Promise<void> {
  await world.mail({
    from: 'x@attacker.example',
    raw: `From: ${from}\r\nTo: ${to}\r\nSubject: Re: The fair\r\nMessage-ID: <${Math.random()}@x.example>\r\n\r\n1: 1, it cost a fortune\r\n`,
    rcptTo: [to],
  })
  await world.settled()
}

it('threat 19: unproved answers are not counted, and who was asked gets one mail a day with their link and no word of them', async () => {
  const to = await addressOf(MEI)
  await reply(MEI, to)
  await reply(MEI, to)
  const [first, ...more] = await sent('survey-link')
  expect([first?.recipient, more]).toEqual([MEI, []])
  expect(first?.text).not.toMatch(/fortune/)
  expect((await priya.get<Survey>(`/api/surveys/${survey.id}`)).answeredCount).toBe(0)
  const page = await fetch(`${world.url}${surveyLinkIn(first?.text ?? '')}`)
  expect(await page.text()).toContain('How was the fair?')
  now = new Date('2027-03-09T09:00:00Z')
  await reply(MEI, to)
  expect((await sent('survey-link')).map(({ recipient }) => recipient)).toEqual([MEI, MEI])
})

it('threat 19: nobody gets a link for another’s reply address, nor who has answered, nor after the close', async () => {
  const to = await addressOf(NADIA)
  const before = (await sent('survey-link')).length
  await reply(MEI, to)
  await reply('somebody@elsewhere.example', to)
  const { text } = (await sent('survey')).find(({ recipient }) => recipient === NADIA) ?? { text: '' }
  const body = new URLSearchParams([[`q${survey.questions[0]?.id}`, '4']])
  const headers = { origin: world.url }
  const answered = await fetch(`${world.url}${surveyLinkIn(text)}`, { method: 'POST', body, headers })
  expect(answered.status).toBe(200)
  await reply(NADIA, to)
  now = new Date('2027-03-20T09:00:00Z')
  await reply(MEI, await addressOf(MEI))
  expect((await sent('survey-link')).length).toBe(before)
})
