// "You said, we did" in a real browser: a task and a poll of an insight, undone and left, and what a member sees of it.
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '../bin/setup/build.mjs'
import type { AgentEmail } from '../src/features/instances/contract.ts'
import { toastOf } from './board-world.ts'
import { leaveBrowser, shareBrowser } from './browser.ts'
import { type OpenOptions, seatsOf } from './browser-seats.ts'
import { axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import { type PollingPerson, type PollingWorld, startPollingWorld } from './polling-world.ts'

let polling: PollingWorld
let browser: Browser
let seats: ReturnType<typeof seatsOf>
let member: PollingPerson

const written = [
  'Invoices go out without the order number, and customers send them back. This is urgent.',
  'We get angry calls: the invoices have no order number again.',
  'The order number is missing on the invoices since the portal was changed.',
  'I add the order number to the invoices by hand, every single time.',
]

beforeAll(async () => {
  await ensureBuilt()
  polling = await startPollingWorld()
  browser = await shareBrowser()
  seats = seatsOf(browser, polling.world)
  const people: PollingPerson[] = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) people.push(await polling.member(name))
  const path = `/api/companies/${polling.companyId}/agent-emails`
  const body = { agentType: 'tanya', instanceName: 'Support' }
  const made = await polling.admin.send<{ data: { agentEmail: AgentEmail } }>('POST', path, body)
  const { emailAddress } = made.data.agentEmail
  for (const [place, text] of written.entries()) {
    const person = people[place]
    if (person) await polling.write(person, emailAddress, text, `Week of person ${place}`)
  }
  const [first] = people
  if (!first) throw new Error('somebody writes')
  member = first
})
afterEach(() => seats.closePages())
afterAll(async () => {
  await leaveBrowser(browser)
  await polling.world.stop()
})

async function openAt(person: PollingPerson, path: string, options?: OpenOptions): Promise<Page> {
  const page = await seats.open(person, '/privacy', options)
  await page.evaluate((id) => {
    localStorage.setItem('selectedCompany', String(id))
    localStorage.removeItem('preferIndividualMode')
  }, polling.companyId)
  await page.goto(`${polling.world.url}${path}`)
  return page
}

async function expectSound(page: Page): Promise<void> {
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await overflow(page)).toBe(0)
  if (size) await page.setViewportSize(size)
}

const tanya = '/intelligence/tanya'
const became = (page: Page) => page.getByRole('region', { name: 'What became of it' })

it('an insight becomes a task in a window that proposes it, and the toast takes it back', async () => {
  const page = await openAt(polling.admin, tanya)
  await became(page).getByText('Nothing has come of the insights yet.').waitFor(soon)
  await page.getByRole('button', { name: /^Make a task of/ }).click()
  const window = page.getByRole('dialog', { name: 'Make a task' })
  expect(await window.getByLabel('Title').inputValue()).toMatch(/^Look into \u201c.+\u201d$/)
  await expectSound(page)
  await window.getByLabel('Title').fill('Print the order number')
  await window.getByRole('button', { name: 'Make the task' }).dblclick()
  await toastOf(page, 'Task made').waitFor(soon)
  await became(page).getByRole('link', { name: 'Print the order number' }).waitFor(soon)
  expect(await became(page).getByRole('link').count()).toBe(1)
  await toastOf(page, 'Task made').getByRole('button', { name: 'Undo' }).click()
  await became(page).getByText('Nothing has come of the insights yet.').waitFor(soon)
})

it('an insight is left by one press and taken up after all, and a member sees how far the task is', async () => {
  const page = await openAt(polling.admin, tanya)
  await page.getByRole('button', { name: /as it is$/ }).click()
  await became(page).getByText('Left as it is').waitFor(soon)
  await page.getByRole('button', { name: /^Make a task of/ }).click()
  const window = page.getByRole('dialog', { name: 'Make a task' })
  await window.getByLabel('Title').fill('Print the order number')
  await window.getByRole('button', { name: 'Make the task' }).click()
  const link = became(page).getByRole('link', { name: 'Print the order number' })
  await link.waitFor(soon)
  expect(await page.getByText('Left as it is').count()).toBe(0)

  const theirs = await openAt(member, tanya)
  await became(theirs).getByText('Print the order number').waitFor(soon)
  expect(await became(theirs).getByRole('link').count()).toBe(0)
  expect(await theirs.getByRole('button', { name: /^Make a task of/ }).count()).toBe(0)
  const id = (await link.getAttribute('href'))?.split('/').at(-1)
  await polling.admin.send('PATCH', `/api/tasks/${id}`, { status: 'completed' })
  await became(page).getByText('Done', { exact: true }).waitFor(soon)
  await theirs.reload()
  await became(theirs).getByText('Done', { exact: true }).waitFor(soon)
  await expectSound(theirs)
})

it('a poll about it asks everybody of the team, and what it decides stands below the insight', async () => {
  const page = await openAt(polling.admin, tanya)
  await page.getByRole('button', { name: /^Ask in a poll about/ }).click()
  const window = page.getByRole('dialog', { name: 'Ask in a poll' })
  expect(await window.getByLabel('Question').first().inputValue()).toMatch(/^What should we do about/)
  expect(await window.getByLabel('Who votes').inputValue()).toContain('ada@example.com')
  await window.getByRole('button', { name: 'Send it out' }).click()
  await toastOf(page, 'Poll sent out').waitFor(soon)
  const link = became(page).getByRole('link', { name: /^What should we do about/ })
  await link.waitFor(soon)
  await became(page).getByText('Voting').waitFor(soon)
  const call = `/api${await link.getAttribute('href')}`
  const { options } = await member.get<{ options: { id: number }[] }>(call)
  await member.send('POST', `${call}/vote`, { answers: { [String(options[0]?.id)]: 'yes' } })
  await polling.admin.send('POST', `${call}/close`, {})
  await became(page).getByText('Decided: Act on it now').waitFor(soon)
  await expectSound(page)
})
