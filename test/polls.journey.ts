// Polls in a real browser against the real server: asked by mail, voted by reply, page and app, seen by who asked.

import type { Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Poll, PollBrief } from '../src/features/polls/contract.ts'
import { type BoardWorld, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let jonas: Client
let polly: string

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  jonas = await board.world.signUp('jonas')
  polly = `polly@${board.world.config.mailDomain}`
  await board.world.receiveMail({
    from: 'amara',
    to: [polly, 'Jonas Weber <jonas@example.com>', 'Nadia Kern <nadia@example.com>'],
    subject: 'Spring launch: next steps',
    text: 'When do we rehearse the launch?\n\n- Tuesday 17 March 2099 10:00\n- Wednesday 18 March 2099 14:00\n- Thursday 19 March 2099 09:00',
  })
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const rehearsal = 'When do we rehearse the launch?'

async function pollOf(client: Client, question: string): Promise<Poll> {
  const { polls } = await client.get<{ polls: PollBrief[] }>('/api/polls')
  const found = polls.find((one) => one.question === question)
  if (!found) throw new Error(`there is no poll ${question}`)
  return client.get<Poll>(`/api/polls/${found.id}`)
}

/** The text of the latest ballot to an address. */
async function ballotTo(email: string): Promise<string> {
  for (let tries = 0; tries < 1_200; tries++) {
    const rows = await board.world.rows(
      `select text from outbox where kind = 'ballot' and recipient = $1 order by id desc limit 1`,
      [email],
    )
    if (rows[0]) return String(rows[0].text)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no ballot came to ${email}`)
}

/** For a person to look at, where the environment names a folder. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: `${folder}/polls-${name}.png`, fullPage: true })
}

/** What a reload of the page brings over the wire, heads and compressed bodies together. */
async function loaded(page: Page): Promise<{ requests: number; bytes: number }> {
  const answers: Request[] = []
  const note = (request: Request) => answers.push(request)
  page.on('request', note)
  await page.reload({ waitUntil: 'networkidle' })
  page.off('request', note)
  const sizes = await Promise.all(answers.map((one) => one.sizes()))
  const bytes = sizes.map(
    ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
  )
  return { requests: answers.length, bytes: bytes.reduce((sum, one) => sum + one, 0) }
}

const linkIn = (text: string) => /\/vote\/[\w.-]+/.exec(text)?.[0] ?? ''

it('POLLY-01, POLLY-02, CAT-16: her page has tabs, heading and her polls, and a vote in the app shows live', async () => {
  const page = await board.open(amara, '/teams/polly')
  await page.getByRole('heading', { level: 1, name: 'Polly' }).waitFor()
  await page.getByRole('tab', { name: 'Dashboard' }).waitFor()
  await page.getByRole('tab', { name: /Instances/ }).waitFor()
  await page.getByText('0 of 2 have voted').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: rehearsal }).click()
  await page.getByRole('heading', { level: 1, name: rehearsal }).waitFor()
  const voter = await board.open(jonas, `/polls/${(await pollOf(jonas, rehearsal)).id}`)
  const tuesday = voter.getByRole('group', { name: /17 March/ })
  await tuesday.getByRole('radio', { name: 'Yes' }).focus()
  await voter.keyboard.press('Space')
  await voter.getByLabel('In your words').fill('Not before ten')
  await voter.getByRole('button', { name: 'Vote', exact: true }).press('Enter')
  await toastOf(voter, 'Vote counted').waitFor()
  await page.getByText('\u201cNot before ten\u201d').waitFor()
  await page.getByRole('complementary').getByText('of 2 have voted').waitFor()
  expect(await axeFaults(page)).toEqual([])
})

it('while ideas are collected, the page says until when and shows them, and nobody votes yet', async () => {
  await board.world.receiveMail({
    from: 'amara',
    to: [polly, 'Jonas Weber <jonas@example.com>', 'Mei Tanaka <mei@example.com>'],
    subject: 'Garden party',
    text: 'Do you have any ideas for the food at the garden party?',
  })
  const { polls } = await amara.get<{ polls: PollBrief[] }>('/api/polls')
  const id = polls.find(({ ideas }) => ideas === 'collecting')?.id
  const page = await board.open(amara, `/polls/${id}`)
  await page.getByText(/Ideas are collected by reply until/).waitFor()
  await page.getByText('There are none yet').waitFor()
  await page.getByText('people were asked for ideas').waitFor()
  expect(await page.getByText(/have voted|Your vote/).count()).toBe(0)
  await board.world.receiveMail({
    from: 'jonas',
    to: [await board.world.replyTo({ to: 'jonas@example.com' })],
    subject: 'Re: Garden party',
    text: 'Grilled fish\nPotato salad',
  })
  await page.getByRole('listitem').filter({ hasText: 'Potato salad' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page)).toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await shot(page, `ideas-${width}-${colorScheme}`)
    }
  }
})

it('a guest votes on a page of one request, by keys alone, on a phone as well', async () => {
  const path = linkIn(await ballotTo('nadia@example.com'))
  const page = await board.open(null, path, { width: 390, height: 844 })
  expect(await loaded(page)).toMatchObject({ requests: 1 })
  await page.getByText('You vote as nadia@example.com').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page
    .getByRole('radiogroup', { name: /18 Mar/ })
    .getByRole('radio', { name: 'If need be' })
    .focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Send my vote' }).press('Enter')
  await page.getByRole('status').getByText('Your vote is counted').waitFor()
  await expect.poll(async () => (await pollOf(amara, rehearsal)).status, soon).toBe('closed')
})

it('a guest reads times in the zone of their browser, and in the poll\u2019s zone without scripts', async () => {
  await amara.send('POST', '/api/polls', {
    ...{
      question: 'When is the premiere?',
      kind: 'schedule',
      voters: ['olga@example.com', 'pia@example.com'],
    },
    options: [
      { label: 'Evening', startsAt: '2099-03-17T20:00:00Z', endsAt: '2099-03-17T22:30:00Z' },
      { label: 'Morning', startsAt: '2099-03-18T09:00:00Z' },
    ],
  })
  const path = linkIn(await ballotTo('olga@example.com'))
  const url = `${board.world.url}${path}`
  const tokyo = await board.browser.newContext({ timezoneId: 'Asia/Tokyo' })
  const there = await tokyo.newPage()
  await there.goto(url)
  await there.getByText('Times are in Asia/Tokyo time.').waitFor()
  await there.getByRole('radiogroup', { name: 'Wed 18 Mar, 05:00 to 07:30' }).waitFor()
  await there.getByRole('radiogroup', { name: 'Wed 18 Mar, 18:00', exact: true }).waitFor()
  expect(await axeFaults(there)).toEqual([])
  await tokyo.close()
  const plain = await board.browser.newContext({ timezoneId: 'Asia/Tokyo', javaScriptEnabled: false })
  const without = await plain.newPage()
  await without.goto(url)
  const said = await without.locator('.zone').first().textContent()
  expect(said).not.toContain('Tokyo')
  expect(await without.locator('time').allTextContents()).not.toContain('Wed 18 Mar, 18:00')
  await without.locator('label').filter({ hasText: 'Yes' }).first().click()
  await without.getByRole('button', { name: 'Send my vote' }).click()
  await without.getByText('Your vote is counted').waitFor()
  await plain.close()
})

it('a poll made in the app is sent out, closed and deleted with a way back', async () => {
  const page = await board.open(amara, '/teams/polly')
  await page.getByRole('button', { name: 'New poll' }).click()
  const dialog = page.getByRole('dialog', { name: 'New poll' })
  await dialog.getByRole('button', { name: 'Send it out' }).click()
  await dialog.getByText('Ask a question').waitFor()
  await dialog.getByLabel('Question').fill('Which cake for Friday?')
  await dialog.getByLabel('Options').fill('Apple\nCheese\n')
  await dialog.getByLabel('Who votes').fill('jonas@example.com, mei@example.com')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send it out' }).click()
  await toastOf(page, '2 people are asked by mail.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Which cake for Friday?' }).waitFor()
  expect(await ballotTo('mei@example.com')).toContain('1. Apple')
  await page.getByRole('button', { name: 'Close poll' }).click()
  await toastOf(page, 'Poll closed').waitFor()
  await page.getByRole('button', { name: 'Open again' }).first().waitFor()
  await page.getByRole('button', { name: 'More for this poll' }).click()
  await page.getByRole('menuitem', { name: 'Delete poll' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await toastOf(page, 'Poll deleted').waitFor()
  await expect(pollOf(amara, 'Which cake for Friday?')).rejects.toThrow('there is no poll')
  await toastOf(page, 'Poll deleted').getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(
      () =>
        pollOf(amara, 'Which cake for Friday?').then(
          ({ status }) => status,
          () => null,
        ),
      soon,
    )
    .toBe('closed')
})

it('a comment appears live with who it names, and its text survives a reload', async () => {
  const { id } = await amara.send<Poll>('POST', '/api/polls', {
    ...{ question: 'Which soup?', kind: 'single', options: [{ label: 'Leek' }, { label: 'Pea' }] },
    voters: ['jonas@example.com', 'mei@example.com'],
  })
  const page = await board.open(amara, `/polls/${id}`)
  const other = await board.open(jonas, `/polls/${id}`)
  await other.getByRole('heading', { level: 2, name: 'Comments' }).waitFor()
  const field = page.getByRole('form', { name: 'New comment' }).getByRole('textbox')
  await field.fill('Leek is out of season, ')
  await field.press('End')
  await page.keyboard.type('@Jon')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.reload()
  await page.getByRole('button', { name: 'Comment', exact: true }).press('Enter')
  await other.getByText('Leek is out of season, ').waitFor()
  await expect.poll(() => field.inputValue(), soon).toBe('')
  expect(await axeFaults(page)).toEqual([])
  await other.getByRole('button', { name: /Notifications/ }).click()
  await other.getByText(/mentioned you on Which soup/).waitFor()
  await page.getByRole('button', { name: 'Acts on this comment' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  const shown = page.getByText('Leek is out of season, ')
  await shown.waitFor({ state: 'detached' })
  await toastOf(page, 'Comment deleted').getByRole('button', { name: 'Undo' }).click()
  await shown.waitFor()
})

it('a guest\u2019s page of the longest poll comes in one request of less than 60 kB', async () => {
  const hour = (at: number) => new Date(Date.UTC(2099, 2, 2 + at, 9)).toISOString()
  await amara.send('POST', '/api/polls', {
    ...{ question: 'Which of all days?', kind: 'schedule', voters: ['mei@example.com'] },
    description: 'Nobody knows which day it will be. '.repeat(110),
    options: Array.from({ length: 60 }, (_, at) => ({ label: `Day ${at}`, startsAt: hour(at) })),
  })
  await expect.poll(() => ballotTo('mei@example.com'), soon).toContain('Which of all days?')
  const page = await board.open(null, linkIn(await ballotTo('mei@example.com')), { width: 390, height: 844 })
  const { requests, bytes } = await loaded(page)
  expect(requests).toBe(1)
  expect(bytes).toBeLessThan(60_000)
  console.log(`the guest's page of the longest poll: ${bytes} bytes`)
})
