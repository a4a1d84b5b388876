// The product's story: a person signs up, sends a real mail, and watches tasks appear and change on a live board.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '../bin/setup/build.mjs'
import { projectRoot } from '../src/root.ts'
import { card, carryOver, column, readyToCarry, toastsFrom } from './board-world.ts'
import { leaveBrowser, openContext, shareBrowser } from './browser.ts'
import { startWorld, type World } from './world.ts'

let world: World
let browser: Browser
let first: Page
let second: Page
let toasts: () => Promise<string[]>

beforeAll(async () => {
  await ensureBuilt()
  world = await startWorld()
  browser = await shareBrowser()
  first = await newPage()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await world.stop()
})

async function newPage(): Promise<Page> {
  const context = await openContext(browser, { viewport: { width: 1440, height: 900 }, baseURL: world.url })
  return context.newPage()
}

/** `mailcrew send` as a person without a mail client would: another process, the real listener. */
async function mailcrewSend(...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(projectRoot(), 'bin/mailcrew.mjs'),
    'send',
    ...['--from', 'amara@example.com', '--port', String(world.app.ports.smtp)],
    ...options,
  ])
  return stdout
}

it('AUTH-01 AUTH-05 AUTH-06: a stranger signs up by the form and is at the dashboard', async () => {
  await first.goto('/auth/email?mode=signup')
  await first.getByLabel('Full name').fill('Amara Okafor')
  await first.getByLabel('Email', { exact: true }).fill('amara@example.com')
  await first.getByLabel('Password', { exact: true }).fill('correct horse')
  await first.getByLabel('Confirm password').fill('correct horse')
  await first.getByRole('button', { name: /sign up|create account/i }).click()
  await first.waitForURL('**/dashboard')
  expect(new URL(first.url()).pathname).toBe('/dashboard')
})

it('MAIL-01 NOTIF-16 SHELL-02: the tasks of a mail appear on the open board without a reload', async () => {
  const answer = await mailcrewSend(
    '--to',
    'tula@mailcrew.localhost',
    '--to',
    'jonas@example.com',
    '--subject',
    'Spring launch',
    '--text',
    'Jonas, please send the deck to all partners by Friday.',
  )
  expect(answer).toMatch(/^250/)
  await world.settled()
  const rows = await world.rows('select id from projects')
  await first.goto(`/project/${String(rows[0]?.id)}`)
  await card(first, 'Send the deck to all partners').waitFor()
  await first.evaluate(() => Object.assign(window, { notReloaded: true }))
  toasts = await toastsFrom(first)
  await mailcrewSend(
    '--to',
    'tula@mailcrew.localhost',
    '--subject',
    'Re: Spring launch',
    '--text',
    'Please also book the photographer.',
  )
  await card(first, 'Book the photographer').waitFor()
  await expect.poll(toasts).toEqual(['New tasks have been created from your email'])
  expect(await first.evaluate(() => 'notReloaded' in window)).toBe(true)
})

it('MAIL-02 KB-14 NOTIF-16 NOTIF-17: a mailed reply moves a card to Done, and each mail that did something has one toast', async () => {
  await mailcrewSend(
    '--to',
    'tula@mailcrew.localhost',
    '--subject',
    'Re: Spring launch',
    '--text',
    'Thanks everybody!',
  )
  await world.settled()
  await mailcrewSend(
    '--to',
    'tula@mailcrew.localhost',
    '--subject',
    'Re: Spring launch',
    '--text',
    '1 is done',
  )
  await column(first, 'Done')
    .locator('[data-task-title]', { hasText: 'Send the deck to all partners' })
    .waitFor()
  await expect
    .poll(toasts)
    .toEqual(['New tasks have been created from your email', 'Tasks have been updated from your reply'])
  expect(await first.evaluate(() => 'notReloaded' in window)).toBe(true)
})

it('NOTIF-15 NOTIF-18 KB-15: a card moved in one browser moves in another', async () => {
  second = await newPage()
  await second.goto('/auth/email')
  await second.getByLabel('Email', { exact: true }).fill('amara@example.com')
  await second.getByLabel('Password', { exact: true }).fill('correct horse')
  await second.getByRole('button', { name: /^sign in$/i }).click()
  await second.waitForURL('**/dashboard')
  await second.goto(new URL(first.url()).pathname)
  await column(second, 'Pending').locator('[data-task-title]', { hasText: 'Book the photographer' }).waitFor()
  await drag(first, 'Book the photographer', 'Ongoing')
  await column(first, 'Ongoing').locator('[data-task-title]', { hasText: 'Book the photographer' }).waitFor()
  await column(second, 'Ongoing').locator('[data-task-title]', { hasText: 'Book the photographer' }).waitFor()
  expect(await column(second, 'Pending').locator('[data-task-title]').count()).toBe(0)
})

async function drag(page: Page, title: string, to: string): Promise<void> {
  await readyToCarry(
    page
      .getByRole('button', { name: `Move "${title}"` })
      .or(card(page, title).getByRole('button', { name: /^Move / }))
      .first(),
  )
  await page.mouse.down()
  await carryOver(page, to)
  await page.mouse.up()
}

it('AUTH-27 API-11: signing out ends the session on the server and leads to the landing page', async () => {
  await second.goto('/api/logout')
  await second.waitForURL(`${world.url}/`)
  const status = await second.evaluate(async () => (await fetch('/api/auth/user')).status)
  expect(status).toBe(401)
})
