// Test mails in a real browser: the form with its faults, a run that goes through, and each mail with its outcome.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const generate = (page: Page) => page.getByRole('button', { name: 'Generate test mails' }).click()

it('TEST-01, TEST-02, TEST-03, TEST-04, TEST-05, TEST-12: the form offers what there is to choose, with its defaults', async () => {
  const page = await board.open(amara, '/test')
  const password = page.getByLabel('Test password')
  await password.waitFor(soon)
  expect(await password.inputValue()).toBe('mailcrew')
  await page.getByText('On a server of your own machine it is “mailcrew”.').waitFor(soon)
  const count = page.getByRole('combobox', { name: 'Number of mails' })
  expect(await count.textContent()).toContain('10 mails')
  await count.click()
  expect(await page.getByRole('option').allTextContents()).toEqual(
    [5, 10, 25, 50, 100, 250].map((one) => `${one} mails`),
  )
  await page.keyboard.press('Escape')
  const isChecked = (name: RegExp) => page.getByRole('checkbox', { name }).getAttribute('data-state')
  for (const name of [/^Task request/, /^Team collaboration/, /^Team agent \(Tula\)/])
    expect(await isChecked(name)).toBe('checked')
  for (const name of [/^Question or inquiry/, /^Urgent issue/, /^Project update/, /^Meeting schedule/])
    expect(await isChecked(name)).toBe('unchecked')
  for (const name of [
    /^Task agent \(Polly\)/,
    /^Social agent \(Alex\)/,
    /^FAQ agent/,
    /^Analytics agent \(Tanya\)/,
  ])
    expect(await isChecked(name)).toBe('unchecked')
  await page.getByLabel('From address (optional)').waitFor(soon)
  await page.getByLabel('Subject (optional)').waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await overflow(page)).toBe(0)
})

it('TEST-06, TEST-07, TEST-08, ERR-14: what is missing is said before anything is sent', async () => {
  const page = await board.open(amara, '/test')
  await page.getByLabel('Test password').fill('   ')
  await generate(page)
  await toastOf(page, 'Password Required').waitFor(soon)
  await page.getByLabel('Test password').fill('mailcrew')
  for (const name of [/^Task request/, /^Team collaboration/])
    await page.getByRole('checkbox', { name }).click()
  await generate(page)
  await toastOf(page, 'Select Email Types').waitFor(soon)
  await page.getByRole('checkbox', { name: /^Urgent issue/ }).click()
  await page.getByRole('checkbox', { name: /Tula/ }).click()
  await generate(page)
  await toastOf(page, 'Select Target Agents').waitFor(soon)
  expect(new URL(page.url()).search).toBe('')
})

it('TEST-10, ERR-14: a wrong password and a failing server are told, and nothing typed is lost', async () => {
  const page = await board.open(amara, '/test')
  await page.getByLabel('Test password').fill('guess')
  await page.getByLabel('Subject (optional)').fill('Stand for the fair')
  await generate(page)
  await toastOf(page, 'Generation Failed').getByText('The test password is wrong').waitFor(soon)
  await page.getByLabel('Test password').fill('mailcrew')
  await failCalls(page, /generate-emails$/, 'POST', 500)
  await generate(page)
  await toastOf(page, 'Generation Failed').waitFor(soon)
  expect(await page.getByLabel('Subject (optional)').inputValue()).toBe('Stand for the fair')
})

it('TEST-10, ERR-17: a run is followed to its end, and each mail leads to what became of it', async () => {
  const page = await board.open(amara, '/test')
  await page.getByLabel('Test password').waitFor(soon)
  await page.getByText('No test mails yet').waitFor(soon)
  await page.getByLabel('Test password').focus()
  await page.keyboard.press('Enter')
  await toastOf(page, 'Emails Generated Successfully')
    .getByText('10 test mails are on their way.')
    .waitFor(soon)
  await page.getByText(/^All 10 are through: 10 processed/).waitFor(soon)
  const rows = page.getByRole('list', { name: 'Test mails' }).getByRole('listitem')
  await rows.nth(9).waitFor(soon)
  expect(await rows.count()).toBe(10)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await overflow(page)).toBe(0)
  // The address keeps the run.
  await page.reload()
  await page.getByText(/^All 10 are through/).waitFor(soon)
  await rows.first().getByRole('link').first().click()
  await page.waitForURL(/\/mails\/\d+$/)
  await page.getByRole('heading', { name: 'What became of it' }).waitFor(soon)
})
