// The first minute and every morning in a real browser: from the test mail to a board, and what needs one today.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { companyOf } from './agents-world.ts'
import { type BoardWorld, startBoardWorld } from './board-world.ts'
import { axeFaults, axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let mei: Client

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  mei = await board.world.signUp('mei')
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)

it('an empty account is offered a test mail wherever it has nothing', async () => {
  for (const path of ['/tasks', '/my-tasks', '/projects']) {
    const page = await board.open(amara, path)
    await page.getByRole('button', { name: 'Send a test mail' }).waitFor()
    expect([path, await overflow(page), await axeFaults(page)]).toEqual([path, 0, []])
  }
})

it('the first minute by keyboard alone: a test mail, its way, and the board with its tasks', async () => {
  const page = await board.open(amara, '/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Write a mail. It comes back as tasks.' }).waitFor()
  await page.getByText('tula@mailcrew.localhost').waitFor()
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Send a test mail' }).press('Enter')
  const run = page.getByRole('region', { name: 'Your test mail' })
  await run.getByRole('img', { name: 'Answered, 6 of 6 steps done' }).waitFor()
  await run.getByText('Book a table for six', { exact: true }).waitFor()
  await run.getByText('3 tasks made').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page)).toBe(0)
  await run.getByRole('link', { name: 'Open your board' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Example: team lunch' }).waitFor()
  await page.getByRole('button', { name: /^Book a table for six/ }).waitFor()
})

it('the day begins with what is late, due, to decide and waited for; each figure leads to its list', async () => {
  const { world } = board
  await world.receiveMail({
    from: 'mei',
    to: ['jonas@example.com', 'tula@mailcrew.localhost'],
    subject: 'Spring launch',
    text: `Jonas, please confirm the caterer by Friday.\nI will send the launch deck to all partners by ${day(0)}.`,
    date: new Date(),
  })
  await world.receiveMail({
    from: 'mei',
    subject: 'Price list',
    text: `I will agree the price list with legal by ${day(-2)}.`,
    date: new Date(Date.now() - 5 * 86_400_000),
  })
  const page = await board.open(mei, '/dashboard')
  await page.getByRole('heading', { level: 1, name: /^Good \w+, Mei$/ }).waitFor()
  await page.getByText(/One task is late, one is due today/).waitFor()
  const listed = (name: string) => page.getByRole('region', { name, exact: true })
  await listed('Overdue').getByRole('link', { name: 'Agree the price list with legal' }).waitFor()
  await listed('Due today').getByRole('link', { name: 'Send the launch deck to all partners' }).waitFor()
  await listed('Waiting for').getByText('Confirm the caterer').waitFor()
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])

  const figures: [RegExp, string][] = [
    [/^1 ?Overdue$/, '/my-tasks?sort=due'],
    [/^1 ?Due today$/, '/my-tasks?sort=due'],
    [/^\d ?To decide$/, '/mails/decide'],
    [/^1 ?Waiting for$/, '/waiting'],
  ]
  for (const [name, href] of figures)
    expect(await page.getByRole('main').getByRole('link', { name }).getAttribute('href')).toBe(href)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page)).toBe(0)
  await listed('Overdue').getByRole('link', { name: 'Agree the price list with legal' }).press('Enter')
  await page.waitForURL(/\/project\/\d+\?highlightTask=\d+$/)
})

it('what cannot be read is said where it would stand, and the rest stays', async () => {
  const page = await board.open(mei, '/terms')
  const failed = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({ status: 500, body: '{"message":"Broken","code":"internal"}' }),
    )
  await failed('**/api/tasks/assigned')
  await page.goto(`${board.world.url}/dashboard`)
  await page.getByRole('alert').getByText('Your tasks could not be loaded.').waitFor(soon)
  await page.getByRole('region', { name: 'Waiting for', exact: true }).waitFor()
  await page.unroute('**/api/tasks/assigned')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect
    .poll(() => page.getByRole('region', { name: 'Overdue', exact: true }).isVisible(), soon)
    .toBe(true)
})

it('in a company the address on the start page is the company’s own', async () => {
  const company = await companyOf(board.world, mei, 'Harbour Works')
  const { emailAddress } = await company.address({ agentType: 'tula', isActive: true })
  const page = await board.open(mei, '/dashboard')
  await page.evaluate((id) => localStorage.setItem('selectedCompany', String(id)), company.id)
  await page.goto(`${board.world.url}/dashboard`)
  await expect.poll(() => page.getByText(emailAddress).first().isVisible(), soon).toBe(true)
})
