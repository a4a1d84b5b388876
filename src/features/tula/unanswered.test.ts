// Mails that want no answer get none (agents.md 1.9).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { SentMail } from '../triage/contract.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const tula = 'tula@mailcrew.localhost'
const jonas = 'Jonas Weber <jonas@example.com>'

/** How many receipts the mail got. */
async function receiptsFor(mail: { to: string[]; cc?: string[]; subject: string; text: string }) {
  const before = (await amara.get<SentMail[]>('/api/outbox')).length
  await world.receiveMail({ from: 'amara', ...mail })
  return (await amara.get<SentMail[]>('/api/outbox')).length - before
}

it('thanks and notes of absence get no mail', async () => {
  const to = [tula]
  expect(await receiptsFor({ to, subject: 'Spring fair', text: 'Thank you, Tula!' })).toBe(0)
  const away = { subject: 'Out of office: Spring fair', text: 'I am back on Monday.' }
  expect(await receiptsFor({ to, ...away })).toBe(0)
})

it('a mail on which the agent is only copied gets one only where something was found', async () => {
  const copied = { to: [jonas], cc: [tula] }
  const news = 'The hall has a new roof since last week.'
  expect(await receiptsFor({ ...copied, subject: 'Hall', text: news })).toBe(0)
  expect(await receiptsFor({ to: [tula], subject: 'Hall again', text: news })).toBe(1)
  const task = 'Jonas, please send the deck by Friday.'
  expect(await receiptsFor({ ...copied, subject: 'Deck', text: task })).toBe(1)
})

it('thanks beside a request are answered as the request', async () => {
  const text = 'Thank you both! Jonas, please also book the hall.'
  expect(await receiptsFor({ to: [jonas, tula], subject: 'Tent', text })).toBe(1)
})
