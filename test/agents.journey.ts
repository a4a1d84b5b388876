// The agents' pages in a browser: catalogue, instances with their acts, dashboards, and a company's addresses.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { AgentEmail, Instances } from '../src/features/instances/contract.ts'
import { type Company, companyOf } from './agents-world.ts'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import type { OpenOptions } from './browser-seats.ts'
import { axeFaults, overflow } from './page-faults.ts'
import type { Client } from './world.ts'

const tula = 'tula@mailcrew.localhost'

let board: BoardWorld
let amara: Client
let priya: Client
let harbour: Company

beforeAll(async () => {
  board = await startBoardWorld()
  const { world } = board
  ;[amara, priya] = [await world.signUp('amara'), await world.signUp('priya')]
  harbour = await companyOf(world, priya, 'Harbour & Sons')
  await board.projectFrom(amara, { from: 'amara', subject: 'Spring fair', text: 'Please book the stand.' })
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const instancesOf = (client: Client, agent: string) => client.get<Instances>(`/api/agent-instances/${agent}`)

/** Opens a page with the company chosen, as the context switcher leaves it. */
async function openAt(company: Company, client: Client, path: string, options?: OpenOptions): Promise<Page> {
  const page = await board.open(client, '/privacy', options)
  await page.evaluate((id) => {
    localStorage.setItem('selectedCompany', String(id))
    localStorage.removeItem('preferIndividualMode')
  }, company.id)
  await page.goto(`${board.world.url}${path}`)
  return page
}

const tile = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()

const columns = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first()
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

it('CAT-04, CAT-05, CAT-06, CAT-07, CAT-08, CAT-09, CAT-17, SHELL-03: the catalogue shows its agents, and a used one is remembered', async () => {
  const page = await board.open(amara, '/teams')
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor()
  await page.getByRole('heading', { name: 'All Team Agents' }).waitFor()
  const tula = tile(page, 'Tula')
  await tula.getByText('Active', { exact: true }).waitFor()
  await tula.getByText('tula@mailcrew.localhost').waitFor()
  expect(await page.getByRole('heading', { name: 'Recently Used Team Agents' }).count()).toBe(0)
  expect(await columns(page)).toBe(3)

  await tula.getByRole('button', { name: 'Show Example' }).click()
  await tula.getByText('Output', { exact: true }).waitFor()
  await tula.getByRole('button', { name: 'Hide Example' }).click()
  expect(await tula.getByText('Output', { exact: true }).isVisible()).toBe(false)

  await tula.getByRole('button', { name: 'Use Agent' }).click()
  await page.waitForURL('**/teams/tula')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tula' }).waitFor()
  const stored = await page.evaluate(() => localStorage.getItem('agent-usage'))
  expect(JSON.parse(stored ?? '')).toEqual([{ agentId: 'tula', lastUsed: expect.any(String), usageCount: 1 }])

  await page.goto(`${board.world.url}/teams`)
  const recent = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'Recently Used Team Agents' })
  await recent.getByRole('article', { name: 'Tula' }).getByText('Used', { exact: true }).waitFor()
  expect(await recent.getByRole('article').count()).toBe(1)
  await page.setViewportSize({ width: 800, height: 900 })
  expect(await columns(page)).toBe(2)
  await page.setViewportSize({ width: 320, height: 800 })
  expect([await columns(page), await overflow(page), await axeFaults(page)]).toEqual([1, 0, []])
})

it('CAT-03, CAT-15: Sally opens her instances though she has no route, and gets a tab', async () => {
  const page = await board.open(amara, '/intelligence', { colorScheme: 'dark' })
  await page.getByRole('heading', { name: 'All Intelligence Agents' }).waitFor()
  await tile(page, 'Sally').getByRole('button', { name: 'Use Agent' }).click()
  await page.waitForURL('**/intelligence/sally')
  await page.getByRole('heading', { level: 1, name: 'Sally' }).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sally' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.goto(`${board.world.url}/intelligence`)
  await page.getByRole('heading', { name: 'Recently Used Intelligence Agents' }).waitFor()
  expect(await tile(page, 'Sally').getByText('Used', { exact: true }).isVisible()).toBe(true)
})

it('INST-01, INST-03, INST-04, INST-05, INST-08, INST-14, MAIL-12, TULA-01, TULA-02, TULA-03, TULA-16, ERR-37: Tula’s instances are made, opened, paused and deleted', async () => {
  const page = await board.open(amara, '/teams/tula')
  await page.getByRole('heading', { level: 1, name: 'Tula · Task and project management' }).waitFor()
  await page.getByText('Finds the to-dos, priorities and deadlines').waitFor()
  await page.getByRole('link', { name: /Spring fair/ }).waitFor()
  const instruction = page.getByText('in an email for organisational intelligence', { exact: false })
  expect(await instruction.textContent()).toBe(
    'Put $$polling in an email for organisational intelligence, or $$task for regular task creation.',
  )
  await page.getByRole('tab', { name: 'Instances' }).press('Enter')
  const all = page.getByRole('listitem').filter({ hasText: 'All Instances' })
  await all.getByText('1 project', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'New Instance' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Tula Instance' })
  const name = dialog.getByLabel('Instance Name')
  expect(await name.getAttribute('placeholder')).toMatch(/work, personal, client/)
  const create = dialog.getByRole('button', { name: 'Create' })
  expect(await create.isDisabled()).toBe(true)
  await name.fill('   ')
  expect(await create.isDisabled()).toBe(true)
  await name.fill('work')
  expect(await axeFaults(page)).toEqual([])
  await name.press('Enter')
  await toastOf(page, 'New Tula instance created successfully').waitFor()

  const row = page.getByRole('listitem').filter({ hasText: 'work' })
  await row.getByText('Active', { exact: true }).waitFor()
  const made = (await instancesOf(amara, 'tula')).instances.find((one) => one.instanceName === 'work')
  if (!made) throw new Error('no instance work')
  await board.world.receiveMail({
    from: 'amara',
    to: [made.emailAddress],
    subject: 'Office move',
    text: 'Please pack the server room.',
  })
  await page.reload()
  await row.getByRole('button', { name: 'Open work' }).click()
  await page.waitForURL(`**/teams/tula?instance=${made.id}`)
  await page.getByRole('link', { name: /Office move/ }).waitFor()
  expect(await page.getByRole('link', { name: /Spring fair/ }).count()).toBe(0)

  await page.getByRole('tab', { name: 'Instances' }).click()
  const pause = async () => {
    await row.getByRole('button', { name: 'More for work' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Pause' }).press('Enter')
  }
  await pause()
  await toastOf(page, 'Instance paused').getByRole('button', { name: 'Undo' }).click()
  await toastOf(page, 'Instance reactivated').waitFor()
  await row.getByText('Active', { exact: true }).waitFor()
  await pause()
  const inactive = page.getByRole('button', { name: 'Inactive (1)' })
  await inactive.waitFor()
  expect(await inactive.getAttribute('aria-expanded')).toBe('false')
  await inactive.click()
  await row.getByText('Inactive', { exact: true }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await row.getByRole('button', { name: 'Reactivate' }).click()
  await inactive.waitFor({ state: 'detached' })

  await row.getByRole('button', { name: 'Open work' }).click()
  await page.getByRole('tab', { name: 'Instances' }).click()
  await row.getByRole('button', { name: 'More for work' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByText('Are you sure you want to delete this instance?').waitFor()
  await asked.getByText(`New mail to ${made.emailAddress} is refused`, { exact: false }).waitFor()
  await asked.getByRole('button', { name: 'Delete' }).click()
  await toastOf(page, 'Instance deleted successfully').waitFor()
  await row.waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('instance')).toBeNull()
  const open = page.getByRole('button', { name: 'Open All Instances' })
  await expect.poll(() => open.getAttribute('aria-current')).toBe('true')
})

it('TULA-04, TULA-08: the instances stand beside the projects and fold away; each place that is empty says so', async () => {
  const page = await board.open(amara, '/teams/tula')
  const instances = page.getByRole('navigation', { name: 'Instances' })
  const projects = page.getByRole('region', { name: 'Projects' })
  const primary = instances.getByRole('button', { name: /Primary/ })
  await primary.waitFor()
  await page.getByRole('heading', { name: 'Select a Project' }).waitFor()
  await instances.getByRole('button', { name: 'Hide instances' }).click()
  await primary.waitFor({ state: 'hidden' })
  await instances.getByRole('button', { name: 'Show instances' }).click()
  await primary.click()
  await projects.getByRole('link', { name: /Spring fair/ }).click()
  await page.getByRole('heading', { name: 'Select a Project' }).waitFor({ state: 'detached' })

  await page.goto(`${board.world.url}/teams/tula?instance=987654321`)
  await projects.getByRole('heading', { name: 'Select an instance to view projects' }).waitFor()
  expect(await instances.locator('[aria-current]').count()).toBe(0)
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
  await instances.getByRole('button', { name: 'All Instances' }).click()
  await projects.getByRole('link', { name: /Spring fair/ }).waitFor()

  const emptyHanded = await board.world.signUp('jonas')
  const theirs = await board.open(emptyHanded, '/teams/tula')
  await theirs.getByRole('heading', { name: 'No projects found' }).waitFor()
  expect(await theirs.getByRole('heading', { name: 'Select a Project' }).count()).toBe(0)

  const nobodys = await openAt(harbour, priya, '/teams/tula')
  await nobodys.getByRole('heading', { name: 'No Tula instances yet' }).waitFor()
})

it('TULA-05, TULA-06, TULA-07, TULA-18, TULA-19: a project of an instance shows its tasks and mails', async () => {
  const page = await board.open(amara, '/teams/tula')
  const projects = page.getByRole('region', { name: 'Projects' })
  const row = projects.getByRole('link', { name: /Spring fair/ })
  await row.getByText('Individual', { exact: true }).waitFor()
  await row.getByText(tula, { exact: true }).waitFor()
  await row.getByText('1 mail', { exact: false }).first().waitFor({ state: 'attached' })
  await projects.getByRole('button', { name: 'Refresh' }).waitFor()

  const made = await amara.send<{ data: { agentEmail: AgentEmail } }>('POST', '/api/user/agent-emails', {
    agentType: 'tula',
    instanceName: 'desk',
  })
  await page.reload()
  const instances = page.getByRole('navigation', { name: 'Instances' })
  await instances.getByRole('button', { name: 'All Instances' }).waitFor()
  await instances.getByRole('button', { name: /desk/ }).click()
  await projects.getByText('No projects found').waitFor()
  await instances.getByRole('button', { name: 'All Instances' }).click()

  await row.press('Enter')
  await page.waitForURL(/\/teams\/tula\?project=\d+$/)
  await page.reload()
  const detail = page.getByRole('region', { name: 'Spring fair' })
  await detail.getByRole('button', { name: /Book the stand/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Book the stand')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await detail.getByRole('button', { name: 'Email Chain' }).click()
  await page.getByRole('dialog').getByText('Please book the stand.').first().waitFor()
  await page.keyboard.press('Escape')
  expect(await detail.getByRole('link', { name: 'Open Board' }).getAttribute('href')).toMatch(
    /^\/project\/\d+$/,
  )
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page)).toBe(0)
  await amara.send('DELETE', `/api/user/agent-emails/${made.data.agentEmail.id}`)
})

it('INST-10, INST-12, INST-18, ERR-37, ERR-41: an address is copied, changed and given settings', async () => {
  const page = await board.open(amara, '/teams/tula?tab=instances', { clock: 'own' })
  const row = page.getByRole('listitem').filter({ hasText: 'Primary' })
  await row.getByRole('button', { name: 'Copy the address of Primary' }).click()
  await toastOf(page, 'Copied!').getByText('Email tula@mailcrew.localhost copied to clipboard').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('tula@mailcrew.localhost')
  await row.getByRole('button', { name: 'Copied' }).waitFor()
  await page.clock.runFor(2000)
  await row.getByRole('button', { name: 'Copy the address of Primary' }).waitFor()

  await row.getByRole('button', { name: 'Edit the email of Primary' }).click()
  const email = page.getByRole('dialog', { name: 'Email of Primary' })
  const field = email.getByLabel('Email address')
  await field.fill(' ')
  expect(await email.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await email.getByText('Email addresses must be unique across the platform.').waitFor()
  await field.fill('postmaster@mailcrew.localhost')
  await field.press('Enter')
  await email.getByText('This email address is already in use').waitFor()
  await field.fill('amara-tasks@mailcrew.localhost')
  await field.press('Enter')
  await toastOf(page, 'Email address updated successfully').waitFor()
  await row.getByText('amara-tasks@mailcrew.localhost').waitFor()

  await row.getByRole('button', { name: 'Settings of Primary' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Primary' })
  await settings.getByLabel('Display name').fill('Amara’s desk')
  await settings.getByLabel('Default due days').fill('2')
  await settings.getByLabel('Sign-off').fill('See you')
  expect(await axeFaults(page)).toEqual([])
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.waitFor({ state: 'detached' })
  const [primary] = (await instancesOf(amara, 'tula')).instances
  expect(primary?.customization).toEqual({
    displayName: 'Amara’s desk',
    defaultDueDays: 2,
    signOff: 'See you',
  })
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })
  })
  await row.getByRole('button', { name: 'Copy the address of Primary' }).click()
  await toastOf(page, 'Failed to copy email').waitFor()
})

it('INST-07, INST-09, INST-16, INST-19, ERR-39: Alex gets a primary once, then one by name and address', async () => {
  const page = await board.open(amara, '/teams/alex?tab=instances')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Primary' })
    .getByText('alex@mailcrew.localhost')
    .waitFor()
  await page.getByRole('button', { name: 'New Instance' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Alex Instance' })
  const address = dialog.getByLabel('Email address')
  await expect.poll(() => address.inputValue()).toMatch(/^alex\+[a-z2-7]{5}@mailcrew/)
  await dialog.getByLabel('Instance Name').fill('Contracts')
  await address.fill('')
  expect(await dialog.getByRole('button', { name: 'Create' }).isDisabled()).toBe(true)
  await address.fill('contracts@mailcrew.localhost')
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/agent-instances', async (route) => {
    await held
    await route.fallback()
  })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByRole('button', { name: 'Creating...' }).waitFor()
  answer()
  await toastOf(page, 'New Alex instance created successfully').waitFor()
  expect((await instancesOf(amara, 'alex')).instances.map((one) => one.emailAddress)).toEqual([
    'alex@mailcrew.localhost',
    'contracts@mailcrew.localhost',
  ])
})

it('INST-07, CONST-03, ERR-38: a failing list is asked for twice, says so, and makes nothing', async () => {
  const page = await board.open(priya, '/privacy')
  const calls: string[] = []
  await page.route(/\/api\/(agent-instances|user\/agent-emails)/, (route) => {
    calls.push(route.request().method())
    return route.fulfill({ status: 500, json: { message: 'The test said no.', code: 'internal' } })
  })
  await page.goto(`${board.world.url}/teams/faq`)
  await page.getByRole('heading', { name: 'Error loading FAQ instances' }).waitFor()
  expect(calls).toEqual(['GET', 'GET'])
  await page.unroute(/\/api\/(agent-instances|user\/agent-emails)/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'Knowledge Base and SOPs' }).waitFor()
  await page.getByRole('tab', { name: 'Instances' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Primary' }).waitFor()
  const recover = await failCalls(page, /\/api\/agent-instances\/\d+$/, 'DELETE', 500)
  await page.getByRole('button', { name: 'More for Primary' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await toastOf(page, 'Failed to delete the FAQ instance').waitFor()
  await recover()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No FAQ instances yet').waitFor()
  expect((await instancesOf(priya, 'faq')).instances).toEqual([])
})

it('INST-01, INST-06, INST-15, COMP-07: a company without instances is shown that tab, and members change nothing', async () => {
  const page = await openAt(harbour, priya, '/intelligence/tanya')
  await page.getByText('No Tanya instances yet').waitFor()
  await page.getByRole('main').getByText('Harbour & Sons', { exact: true }).waitFor()
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'Intelligence: opens with the first instance',
    'Manage Instances',
  ])
  expect(await page.getByRole('tab', { name: /^Intelligence/ }).isDisabled()).toBe(true)
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Manage Instances')
  expect(await axeFaults(page)).toEqual([])
  await harbour.address({ agentType: 'tanya', instanceName: 'Weekly' })
  await harbour.join('amara', amara)
  const seen = await openAt(harbour, amara, '/intelligence/tanya?tab=instances', { width: 320, height: 800 })
  await seen.getByText('tanya+harboursons-weekly@mailcrew.localhost').waitFor()
  expect(
    await seen.getByRole('button', { name: /New Instance|More for|Settings of|Edit the email/ }).count(),
  ).toBe(0)
  expect([await overflow(seen), await axeFaults(seen)]).toEqual([0, []])
})

it('INST-02: an agent that the server does not list is not found', async () => {
  const page = await board.open(amara, '/privacy')
  await page.route('**/api/catalogue', (route) => route.fulfill({ json: [] }))
  await page.goto(`${board.world.url}/teams/alex`)
  await page.getByRole('heading', { level: 1, name: 'Agent not found' }).waitFor()
  expect(await page.getByRole('tab').count()).toBe(0)
})

it('COMP-08, COMP-09, COMP-18, COMP-25, INST-16, ERR-12: an admin sets the addresses of the company', async () => {
  const page = await openAt(harbour, priya, '/companies', { colorScheme: 'dark' })
  const part = page.getByRole('region', { name: 'Agent Email Addresses' })
  await part.getByText('No address yet').first().waitFor()
  expect(await part.getByRole('listitem').count()).toBe(6)
  await part.getByRole('button', { name: 'Configure the address of Tula' }).click()
  const dialog = page.getByRole('dialog', { name: 'Address of Tula' })
  const field = dialog.getByLabel('Email address')
  await expect.poll(() => field.getAttribute('placeholder')).toBe('tula+harboursons@mailcrew.localhost')
  await dialog.getByText('Email addresses must be unique across the platform.', { exact: false }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toastOf(page, 'Agent Email Saved').waitFor()
  await part.getByText('tula+harboursons@mailcrew.localhost').waitFor()

  await part.getByRole('button', { name: 'Configure the address of Tula' }).click()
  await field.fill('harbour-tasks@mailcrew.localhost')
  const recover = await failCalls(page, /\/agent-emails\/\d+$/, 'PUT', 'lost')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toastOf(page, 'Failed to configure agent email').waitFor()
  await recover()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await part.getByText('harbour-tasks@mailcrew.localhost').waitFor()
  const emails = await harbour.admin.get<{ data: { agentEmails: AgentEmail[] } }>(
    `/api/companies/${harbour.id}/agent-emails`,
  )
  expect(emails.data.agentEmails.find((one) => one.agentType === 'tula')?.emailAddress).toBe(
    'harbour-tasks@mailcrew.localhost',
  )
  const again = await failCalls(page, /\/agent-emails$/, 'GET', 'lost')
  const failing = await failCalls(page, /\/generate-default\//, 'GET', 'lost')
  await part.getByRole('button', { name: 'Configure the address of Polly' }).click()
  await toastOf(page, 'Failed to generate default email address').waitFor()
  await failing()
  await page.reload()
  await part.getByRole('heading', { name: 'Failed to load agent emails' }).waitFor()
  await again()
  await part.getByRole('button', { name: 'Retry' }).click()
  await part.getByText('harbour-tasks@mailcrew.localhost').waitFor()
})

it('INST-13: Refresh asks the server, and the list is read again two seconds later', async () => {
  const page = await board.open(amara, '/teams/tula', { clock: 'own' })
  await page.getByRole('link', { name: /Spring fair/ }).waitFor()
  await board.world.receiveMail({ from: 'amara', subject: 'Came later', text: 'Please call the printer.' })
  await page.route('**/api/projects', (route) => route.fallback())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await toastOf(page, 'Refresh Triggered').getByText('Checking for new emails...').waitFor()
  await page.clock.runFor(2000)
  await page.getByRole('link', { name: /Came later/ }).waitFor()
  expect(await page.getByRole('link', { name: /Came later/ }).count()).toBe(1)
})
