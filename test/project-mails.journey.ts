// The mails behind a board: original and chain, sentences, suggestions, live toasts, refresh and the side panel.
import type { Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project, ProjectEmail } from '../src/features/projects/contract.ts'
import { type BoardWorld, card, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults } from './page-faults.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let launch: Project
let path: string
let tula: string

const deck = 'Send the launch deck to all partners'
const sentence = 'Amara, please send the launch deck to all partners by 30 January 2099.'
const filler = 'The figures from finance come later this month, and nobody has to wait for them. '.repeat(5)

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  await board.world.signUp('priya')
  tula = `tula@${board.world.config.mailDomain}`
  launch = await board.projectFrom(amara, {
    from: 'priya',
    to: ['amara@example.com', tula],
    cc: ['jonas@example.com'],
    subject: 'Spring launch',
    text: `Hello all,\n\n- ${sentence}\n- Jonas, please fix the login redirect, urgent.\n\n${filler}\n\nWe should perhaps book the same photographer.\n\nPriya`,
  })
  path = `/project/${launch.id}`
})
afterEach(() => board.closePages())
afterAll(() => board.close())

it('EML-01, EML-02: Original Email shows the mail with From, Date, Subject and its text', async () => {
  const page = await board.open(amara, path)
  await page.getByRole('button', { name: 'Original Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Original Email' })
  await dialog.getByText('Email that created tasks for Spring launch').waitFor()
  const head = dialog.locator('dl')
  await head.waitFor()
  expect(await head.textContent()).toMatch(
    /^FromPriya Raman <priya@example\.com>Date[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\dSubjectSpring launch$/,
  )
  expect(await dialog.locator('pre').textContent()).toContain(`Hello all,\n\n- ${sentence}`)
  expect(await axeFaults(page)).toEqual([])
})

it('EML-03, ERR-33, ERR-47: it says what failed, tries again, and names an empty project', async () => {
  const page = await board.open(amara, path)
  await card(page, deck).waitFor()
  const dialog = page.getByRole('dialog', { name: 'Original Email' })
  const url = /\/original-email$/
  const recover = await failCalls(page, url, 'GET', 500)
  await page.getByRole('button', { name: 'Original Email' }).click()
  await dialog.getByText('Failed to fetch original email').waitFor()
  await recover()
  const connect = await failCalls(page, url, 'GET', 'lost')
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await dialog.getByText('Failed to load email').waitFor()
  await connect()
  await page.route(url, (route) => route.fulfill({ json: null }))
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await dialog.getByText('No email data available').waitFor()
  expect(await dialog.getByText('No email data available').isVisible()).toBe(true)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await dialog.waitFor({ state: 'detached' })
})

it('EML-03, EML-08: both dialogs say that they load', async () => {
  const page = await board.open(amara, path)
  await card(page, deck).waitFor()
  await page.route(/\/(original-email|emails)$/, () => {})
  await page.getByRole('button', { name: 'Original Email' }).click()
  await page.getByText('Loading email...').last().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Email Chain' }).click()
  await page.getByText('Loading email chain...').last().waitFor()
  expect(await page.getByText('Loading email chain...').last().isVisible()).toBe(true)
})

it('EML-04, EML-05, EML-06: Email Chain lists the mails with badges, people and a short text', async () => {
  const page = await board.open(amara, path)
  await page.getByRole('button', { name: 'Email Chain' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email Chain for Spring launch' })
  await dialog.getByText('View the complete email thread that created this project').waitFor()
  const mail = dialog.getByRole('article', { name: 'Spring launch' }).first()
  await mail.getByText('Processed').waitFor()
  await mail.getByText(/^\d tasks? created$/).waitFor()
  await mail.getByText('Priya Raman <priya@example.com>').waitFor()
  await mail.getByText(`amara@example.com, ${tula}`).waitFor()
  await mail.getByText('jonas@example.com').waitFor()
  const [sent] = await amara.get<ProjectEmail[]>(`/api/projects/${launch.id}/emails`)
  expect((await mail.locator('.whitespace-pre-line').innerText()).endsWith('...')).toBe(true)
  expect(await mail.getByText('We should perhaps book').count()).toBe(0)
  expect(sent?.body).toContain('We should perhaps book')
})

it('EML-07, EML-09, ERR-34: text and address have a copy button each', async () => {
  const page = await board.open(amara, path)
  await page.getByRole('button', { name: 'Email Chain' }).click()
  const mail = page.getByRole('dialog').getByRole('article').first()
  await mail.getByRole('button', { name: /^Copy text/ }).click()
  await toastOf(page, 'Copied to clipboard').getByText('Email content copied to clipboard').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(sentence)
  await mail.getByRole('button', { name: /^Copy address/ }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('priya@example.com')
})

it('EML-08: the chain says what failed, and when there is nothing', async () => {
  const page = await board.open(amara, path)
  await card(page, deck).waitFor()
  const recover = await failCalls(page, /\/emails$/, 'GET', 500)
  await page.getByRole('button', { name: 'Email Chain' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Failed to load email chain').waitFor()
  await recover()
  await page.route(/\/emails$/, (route) => route.fulfill({ json: [] }))
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await dialog.getByText('No emails found for this project').waitFor()
  expect(await dialog.getByText('No emails found for this project').isVisible()).toBe(true)
})

it('the mark on a card leads to the mail at its sentence', async () => {
  const page = await board.open(amara, path)
  await card(page, deck)
    .getByRole('button', { name: /show the sentence/ })
    .click()
  await page.getByRole('link', { name: 'Open mail at this sentence' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email Chain for Spring launch' })
  await dialog.locator('mark', { hasText: sentence }).waitFor()
  await dialog.getByText('We should perhaps book').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
})

it('a suggestion waits on top of Pending until a person accepts it, and again once z takes that back', async () => {
  const page = await board.open(amara, path)
  const waiting = page.getByRole('article').filter({ hasText: 'Tula is not sure. Keep this?' })
  await waiting.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit suggestion' })
  await dialog.getByLabel('Task Title').fill('Book the photographer again')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await card(page, 'Book the photographer again').waitFor()
  expect(await card(page, 'Book the photographer again').isVisible()).toBe(true)
  await waiting.waitFor({ state: 'detached' })
  await toastOf(page, 'Suggestion accepted').waitFor()
  await page.keyboard.press('z')
  await waiting.waitFor()
  await card(page, 'Book the photographer again').waitFor({ state: 'detached' })
  await waiting.getByRole('button', { name: 'Accept' }).click()
  await waiting.waitFor({ state: 'detached' })
})

it('ERR-35, ERR-36, CONST-15: Refresh asks the server for mail and reads again after two seconds', async () => {
  const page = await board.open(amara, path)
  await card(page, deck).waitFor()
  const [asked, read]: [Request[], Request[]] = [[], []]
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST') asked.push(request)
    if (request.url().endsWith(`/api/projects/${launch.id}/tasks`)) read.push(request)
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await toastOf(page, 'Refresh Triggered').getByText('Checking for new emails...').waitFor()
  await expect.poll(() => read.length).toBe(1)
  const [refreshed, tasks] = [asked[0]?.timing(), read[0]?.timing()]
  expect(Number(tasks?.startTime) - Number(refreshed?.startTime)).toBeGreaterThanOrEqual(2_000)
  await failCalls(page, /s3-refresh$/, 'POST', 500)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await toastOf(page, 'Refresh Failed').getByText('Failed to trigger email refresh').waitFor()
})

it('KB-07, KB-08, KB-09, KB-10, KB-11, KB-25: the panel searches, filters, sorts and counts', async () => {
  const page = await board.open(amara, path)
  await card(page, deck).waitFor()
  const panel = page.getByRole('complementary', { name: 'Filters' })
  expect(await panel.getByRole('region', { name: 'Task Overview' }).textContent()).toMatch(
    /^Task OverviewTotal\dPending\dIn Progress0Completed0$/,
  )
  const visible = () => page.locator('[data-task-title]').allTextContents()
  await panel.getByRole('searchbox').fill('deck')
  await expect.poll(async () => (await visible()).length).toBe(1)
  await panel.getByRole('searchbox').fill('')
  await panel.getByRole('button', { name: 'High' }).click()
  await expect
    .poll(async () => (await visible()).every((title) => title.startsWith('Fix the login')))
    .toBe(true)
  await panel.getByRole('button', { name: 'High' }).click()
  await panel.getByRole('button', { name: /jonas@example\.com/ }).click()
  await expect.poll(async () => (await visible()).some((title) => title.startsWith(deck))).toBe(false)
  await panel.getByRole('button', { name: /^Clear/ }).click()
  await panel.getByRole('button', { name: 'Overdue', exact: true }).click()
  await page.getByText('No tasks match').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  expect(await panel.getByRole('group', { name: 'Status' }).getByRole('button').allTextContents()).toEqual([
    'Pending',
  ])
  await panel.getByRole('button', { name: 'Title' }).click()
  const ascending = await visible()
  await panel.getByRole('button', { name: /^Title/ }).click()
  await expect.poll(visible).toEqual([...ascending].reverse())
  await panel.getByRole('button', { name: 'Hide filters' }).click()
  await page.getByRole('button', { name: 'Show filters' }).click()
  await panel.getByRole('searchbox').waitFor()
})

it('NOTIF-15, NOTIF-16: mail of one own reaches the open page by its socket, with its toast', async () => {
  const page = await board.open(amara, path)
  await card(page, deck).waitFor()
  await board.world.receiveMail({
    from: 'amara',
    subject: 'Reading list',
    text: 'Hello Tula,\n\nplease order the book on post rooms.\n\nAmara',
  })
  const toast = toastOf(page, 'New tasks have been created from your email')
  // At once: it stands for 3 seconds.
  await toast.getByText('1 task from “Reading list”').waitFor()
  await toast.getByRole('button', { name: 'Show' }).click()
  await page
    .getByRole('navigation', { name: 'Projects' })
    .getByRole('link', { name: /Reading list/ })
    .waitFor()
  await card(page, 'Order the book on post rooms').waitFor()
  expect(await card(page, 'Order the book on post rooms').isVisible()).toBe(true)
})
