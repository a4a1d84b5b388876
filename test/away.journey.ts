// Absence in a browser: set, shown and ended in settings, said as a rule, and said to the Copilot.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ShownAbsence } from '../src/features/absence/contract.ts'
import { type Company, companyOf } from './agents-world.ts'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import type { OpenOptions } from './browser-seats.ts'
import { axeFaults, axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import { type Client, people } from './world.ts'

let board: BoardWorld
let amara: Client
let harbour: Company

beforeAll(async () => {
  // A Sunday. What the page shows is the server's day.
  board = await startBoardWorld({ clock: () => new Date('2026-12-20T10:00:00Z') })
  amara = await board.world.signUp('amara')
  harbour = await companyOf(board.world, amara, 'Harbour Works')
  await harbour.join('priya', await board.world.signUp('priya'))
  await harbour.join('jonas', await board.world.signUp('jonas'))
})
afterEach(async () => {
  await board.closePages()
  await harbour.admin.send('DELETE', '/api/absence')
})
afterAll(() => board.close())

/** With the company chosen, as the context switcher leaves it. */
async function open(path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await board.open(amara, '/settings', options)
  await page.evaluate((id) => localStorage.setItem('selectedCompany', id), String(harbour.id))
  await page.goto(`${board.world.url}${path}`)
  return page
}

const absence = async () => (await harbour.admin.get<ShownAbsence>('/api/absence')).absence
const panel = (page: Page) => page.getByRole('region', { name: 'Away' })
const rules = (page: Page) => page.getByRole('region', { name: 'Rules' })

/** Kept where the look of the screen is to be judged. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: `${folder}/away-${name}.png` })
}

it('an absence is set, shown and ended by keyboard, and a day that does not fit is said at its field', async () => {
  const page = await open('/settings?tab=notifications')
  const own = panel(page)
  await own.getByLabel('Last day away').waitFor(soon)
  await own.scrollIntoViewIfNeeded()
  await picture(page, 'empty')
  await own.getByLabel('Last day away').fill('2026-12-01')
  await own.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await own.getByText('The last day must not be before the first').waitFor(soon)
  await picture(page, 'refused')
  await own.getByLabel('Last day away').fill('2027-01-12')
  await own.getByLabel('Who stands in').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Priya')
  await page.keyboard.press('Enter')
  await own.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await own.getByText('You are away until').waitFor(soon)
  // A second press by mistake ends nothing.
  expect(
    await own.getByRole('button', { name: 'Save' }).evaluate((one) => one === document.activeElement),
  ).toBe(true)
  await own.getByLabel('Who stands in').getByText(people.priya.name).waitFor(soon)
  expect(await absence()).toMatchObject({ from: '2026-12-20', until: '2027-01-12' })
  await picture(page, 'set')
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
  await picture(page, 'set-dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await own.scrollIntoViewIfNeeded()
  expect(await overflow(page)).toBe(0)
  await picture(page, 'set-narrow-dark')
  await own.getByRole('button', { name: 'I am back' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(absence, soon).toBeNull()
  await own.getByText('You are away until').waitFor({ ...soon, state: 'hidden' })
  expect(await own.getByLabel('Last day away').inputValue()).toBe('')
})

it('one to come can be left again, and who has gone from the company stands in no more', async () => {
  const lucia = await board.world.signUp('lucia')
  await harbour.join('lucia', lucia)
  const { id } = await lucia.get<{ id: number }>('/api/auth/user')
  const days = { from: '2026-12-28', until: '2027-01-05' }
  await harbour.admin.send('PUT', '/api/absence', { ...days, delegateId: id })
  const page = await open('/settings?tab=notifications')
  await panel(page).getByText('You will be away from').waitFor(soon)
  await panel(page).getByLabel('Who stands in').getByText(people.lucia.name).waitFor(soon)
  await amara.send('DELETE', `/api/companies/${harbour.id}/members/${id}`)
  await page.reload()
  await panel(page).getByLabel('Who stands in').getByText('Nobody').waitFor(soon)
  await panel(page).getByRole('button', { name: 'Do not go' }).click()
  await expect.poll(absence, soon).toBeNull()
})

it('an absence that cannot be loaded says so and is asked for again, and one that cannot be kept stays as typed', async () => {
  const page = await open('/settings')
  const mend = await failCalls(page, /\/api\/absence$/, 'GET', 500)
  await page.getByRole('tab', { name: 'Notifications' }).click()
  const failure = page.getByText('your absence could not be loaded')
  await panel(page).getByRole('button', { name: 'Retry' }).waitFor(soon)
  await panel(page).scrollIntoViewIfNeeded()
  await picture(page, 'failed')
  await mend()
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await panel(page).getByLabel('Last day away').waitFor(soon)
  expect(await failure.count()).toBe(0)
  await failCalls(page, /\/api\/absence$/, 'PUT', 500)
  await panel(page).getByLabel('Last day away').fill('2027-01-03')
  await panel(page).getByRole('button', { name: 'Save' }).click()
  await toastOf(page, 'Error').waitFor(soon)
  expect(await panel(page).getByLabel('Last day away').inputValue()).toBe('2027-01-03')
})

it('typed as a rule it is shown as an absence, set by a press, kept as no rule, and taken back by one', async () => {
  const page = await open('/settings?tab=email')
  const field = rules(page).getByRole('textbox', { name: 'New rule' })
  await field.fill('While I am away Priya gets mine until 12 January')
  await rules(page).getByRole('button', { name: 'Try it' }).focus()
  await page.keyboard.press('Enter')
  await rules(page).getByText('You are away from Dec 20, 2026 until Jan 12, 2027').waitFor(soon)
  await rules(page).scrollIntoViewIfNeeded()
  await picture(page, 'as-rule')
  expect(await absence()).toBeNull()
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
  await page.setViewportSize({ width: 390, height: 844 })
  await rules(page).scrollIntoViewIfNeeded()
  expect(await overflow(page)).toBe(0)
  await picture(page, 'as-rule-narrow')
  await rules(page).getByRole('button', { name: 'Set the absence' }).click()
  const toast = toastOf(page, 'Your absence is set')
  await toast.waitFor(soon)
  expect(await absence()).toMatchObject({ until: '2027-01-12' })
  expect(await rules(page).getByRole('list', { name: 'Rules' }).count()).toBe(0)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(absence, soon).toBeNull()
  await field.fill('I am away until Friday, Zebedee stands in')
  await rules(page).getByRole('button', { name: 'Try it' }).click()
  await rules(page).getByText('There is no colleague who is called').waitFor(soon)
  await picture(page, 'as-rule-asked-narrow')
})

it('said to the Copilot it is a proposal, made by Apply and taken back by Undo', async () => {
  const page = await open('/dashboard')
  await page.getByRole('button', { name: 'Open Copilot' }).click(soon)
  const box = page.getByRole('textbox', { name: 'Ask the Copilot' })
  await box.fill('I am away until 12 January, Priya stands in')
  await page.keyboard.press('Enter')
  await page.getByText('gets what mails would give to you').waitFor(soon)
  const proposal = page.getByRole('region', { name: 'Proposed changes' })
  await proposal.getByText('1 absence').waitFor(soon)
  expect(await absence()).toBeNull()
  await picture(page, 'copilot')
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
  await picture(page, 'copilot-dark')
  await proposal.getByRole('button', { name: 'Apply' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('1 change made').waitFor(soon)
  expect(await absence()).toMatchObject({ from: '2026-12-20', until: '2027-01-12' })
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await page.getByText('Taken back').waitFor(soon)
  expect(await absence()).toBeNull()
})
