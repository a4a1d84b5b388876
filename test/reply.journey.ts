// A mail is answered where it is read, by keyboard, in a real browser, out to a real relay.

import { simpleParser } from 'mailparser'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Project } from '../src/features/projects/contract.ts'
import type { Delivery } from '../src/features/triage/contract.ts'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import { type RelayServer, startRelayServer } from './relay-server.ts'
import type { Client } from './world.ts'

let relay: RelayServer
let board: BoardWorld
let amara: Client
let launch: Project
let mailPath: string

beforeAll(async () => {
  relay = await startRelayServer()
  board = await startBoardWorld({ environment: { SMTP_URL: relay.url } })
  amara = await board.world.signUp('amara')
  await board.world.signUp('priya')
  launch = await board.projectFrom(amara, {
    from: 'priya',
    to: ['Amara Okafor <amara@example.com>', `tula@${board.world.config.mailDomain}`],
    cc: ['Jonas Weber <jonas@example.com>'],
    subject: 'Spring launch',
    messageId: '<launch@example.com>',
    text: 'Hello all,\n\n- Amara, please send the launch deck to all partners.\n\nPriya',
  })
  mailPath = `/mails/${await ownDelivery()}`
})
afterEach(() => board.closePages())
afterAll(async () => {
  await board?.close()
  await relay?.close()
})

/** Amara sends a mail of her own on the thread, so that her log has one. */
async function ownDelivery(): Promise<number> {
  await board.world.receiveMail({
    from: 'amara',
    to: ['Priya Raman <priya@example.com>', `tula@${board.world.config.mailDomain}`],
    cc: ['Jonas Weber <jonas@example.com>'],
    subject: 'Re: Spring launch',
    inReplyTo: '<launch@example.com>',
    text: 'I will send it tomorrow.',
  })
  const found = (await amara.get<Delivery[]>('/api/mails')).find((one) => one.subject === 'Re: Spring launch')
  if (!found) throw new Error('Amara has no mail')
  return found.id
}

const sentTo = (address: string, words: string) =>
  vi.waitFor(() => {
    const found = relay.taken.find(({ rcptTo, raw }) => rcptTo[0] === address && raw.includes(words))
    if (!found) throw new Error(`nothing with “${words}” went to ${address}`)
    return found
  }, soon)

const form = (page: Page) => page.getByRole('form', { name: 'Reply' })
const field = (page: Page) => form(page).getByRole('textbox', { name: 'Your reply' })
const replies = (page: Page) => page.getByRole('region', { name: 'Your replies' })

async function openMail(): Promise<Page> {
  const page = await board.open(amara, mailPath)
  await page.getByRole('button', { name: 'Reply', exact: true }).waitFor(soon)
  return page
}

it('by keyboard alone: a answers all, Ctrl Enter sends, and the reply stands on the mail at once', async () => {
  const page = await openMail()
  await page.keyboard.press('a')
  await expect.poll(() => field(page).evaluate((one) => one === document.activeElement), soon).toBe(true)
  await form(page).getByText('To Priya Raman <priya@example.com>, Jonas Weber <jonas@example.com>').waitFor()
  await form(page).getByText('From “Amara Okafor (Mailcrew)”. Answers go to amara@example.com.').waitFor()
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await page.keyboard.type('The deck is on its way.')
  await page.keyboard.press('Control+Enter')
  await replies(page).getByText('The deck is on its way.').waitFor(soon)
  await toastOf(page, 'Reply on its way').waitFor(soon)
  const { raw } = await sentTo('jonas@example.com', 'The deck is on its way.')
  const mail = await simpleParser(raw)
  expect(mail.replyTo?.text).toBe('"Amara Okafor" <amara@example.com>')
  const items = replies(page).getByRole('listitem').filter({ hasText: '@example.com' })
  await expect.poll(() => items.getByText('Sent', { exact: true }).count(), soon).toBeGreaterThanOrEqual(2)
  expect(
    await page
      .getByRole('button', { name: 'Reply', exact: true })
      .evaluate((one) => one === document.activeElement),
  ).toBe(true)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
})

it('what was typed stands there again after Escape, after a reload and in a new window, until it is thrown away', async () => {
  const page = await openMail()
  await page.keyboard.press('r')
  await field(page).waitFor(soon)
  await page.keyboard.type('Half a thought')
  await page.keyboard.press('Escape')
  await form(page).waitFor({ state: 'detached' })
  await page.keyboard.press('r')
  await expect.poll(() => field(page).inputValue(), soon).toBe('Half a thought')
  await page.reload()
  await expect.poll(() => field(page).inputValue(), soon).toBe('Half a thought')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect.poll(() => field(other).inputValue(), soon).toBe('Half a thought')
  await form(other).getByRole('button', { name: 'Discard' }).click()
  await other.reload()
  await other.getByRole('button', { name: 'Reply', exact: true }).waitFor(soon)
  expect(await form(other).count()).toBe(0)
})

it('a reply that could not be sent stays as it was typed, says why, and is sent once when tried again', async () => {
  const page = await openMail()
  await page.keyboard.press('r')
  await field(page).fill('Tried twice')
  const recover = await failCalls(page, /\/replies$/, 'POST', 503)
  await form(page).getByRole('button', { name: 'Send' }).click()
  await toastOf(page, 'The reply could not be sent').waitFor(soon)
  expect(await field(page).inputValue()).toBe('Tried twice')
  await recover()
  await form(page).getByRole('button', { name: 'Send' }).click()
  await replies(page).getByText('Tried twice').waitFor(soon)
  await sentTo('priya@example.com', 'Tried twice')
  expect(relay.taken.filter(({ raw }) => raw.includes('Tried twice')).map(({ rcptTo }) => rcptTo)).toEqual([
    ['priya@example.com'],
  ])
})

it('an empty reply is not sent and says what is missing', async () => {
  const page = await openMail()
  await page.keyboard.press('r')
  await field(page).waitFor(soon)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => form(page).getByText('Write something first').isVisible(), soon).toBe(true)
})

it('where the relay refuses an address, the reply says so for that address', async () => {
  relay.mood = { kind: 'refuse', code: 550, message: '5.7.1 Not wanted here' }
  const page = await openMail()
  await page.keyboard.press('r')
  await field(page).fill('Does this arrive?')
  await page.keyboard.press('Control+Enter')
  const reply = replies(page).getByRole('listitem').filter({ hasText: 'Does this arrive?' }).first()
  await reply.getByText('Failed', { exact: true }).waitFor(soon)
  expect(await reply.textContent()).toContain('It could not be delivered: ')
  relay.mood = { kind: 'accept' }
})

it('a mail of a project is answered in its chain, and the answer to all joins the chain', async () => {
  const page = await board.open(amara, `/project/${launch.id}`)
  await page.getByRole('button', { name: 'Email Chain' }).click()
  const chain = page.getByRole('dialog', { name: 'Email Chain for Spring launch' })
  await chain.getByRole('button', { name: 'Reply to Spring launch', exact: true }).click()
  await expect.poll(() => field(page).evaluate((one) => one === document.activeElement), soon).toBe(true)
  await form(page).getByText('To Priya Raman <priya@example.com>, Jonas Weber').waitFor()
  await page.keyboard.type('Lucia has the badges.')
  await page.keyboard.press('Escape')
  await form(page).waitFor({ state: 'detached' })
  await chain.getByRole('button', { name: 'Reply to Spring launch', exact: true }).click()
  await expect.poll(() => field(page).inputValue(), soon).toBe('Lucia has the badges.')
  await page.keyboard.press('Control+Enter')
  await replies(page).getByText('Lucia has the badges.').waitFor(soon)
  await sentTo('priya@example.com', 'Lucia has the badges.')
  const joined = chain.getByRole('article').filter({ hasText: 'Amara Okafor <amara@example.com>' })
  await joined.getByText('Lucia has the badges.').waitFor(soon)
})

it('nothing is cut off on a narrow page', async () => {
  const page = await openMail()
  await page.getByRole('button', { name: 'Reply to all' }).click()
  await field(page).waitFor()
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page)).toBe(0)
  }
})
