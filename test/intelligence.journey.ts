// Intelligence in a real browser: the polling agents, one of them in its five views, Tanya's page, and the part on Polly's.
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '../bin/setup/build.mjs'
import type { PollingAgent } from '../src/features/polling/contract.ts'
import { toastOf } from './board-world.ts'
import { leaveBrowser, shareBrowser } from './browser.ts'
import { type OpenOptions, seatsOf } from './browser-seats.ts'
import { axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import { type PollingPerson, type PollingWorld, startPollingWorld } from './polling-world.ts'

let polling: PollingWorld
let browser: Browser
let seats: ReturnType<typeof seatsOf>
let customer: PollingAgent
let member: PollingPerson

const written = [
  'A customer asked for a delivery date before ordering. They are unhappy that nobody could tell them.',
  'Two customers complained again that we could not name a delivery date. Very annoying for them.',
  'The new onboarding call is praised by customers: they love that somebody rings them first.',
]

beforeAll(async () => {
  await ensureBuilt()
  polling = await startPollingWorld()
  browser = await shareBrowser()
  seats = seatsOf(browser, polling.world)
  const sales = await polling.unit('Sales')
  const support = await polling.unit('Support')
  const people: PollingPerson[] = []
  for (const [name, unit] of [
    ...['Ada', 'Ben', 'Cleo', 'Dan'].map((one) => [one, sales] as const),
    ...['Eve', 'Finn', 'Gus', 'Hal'].map((one) => [one, support] as const),
  ])
    people.push(await polling.member(name, unit))
  customer = await polling.agent('customer_intelligence')
  // One after the other: who is released with whom goes by the order in which they are filed.
  for (const text of written)
    for (const person of people) await polling.write(person, customer.emailAddress, text, 'Customers')
  const [first] = people
  if (!first) throw new Error('somebody writes')
  member = first
}, 600_000)
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

/** A company's agent has a dashboard once it has an address. */
const addressOf = async (agentType: string, instanceName = 'Main'): Promise<string> => {
  const path = `/api/companies/${polling.companyId}/agent-emails`
  const body = { agentType, instanceName }
  const { data } = await polling.admin.send<{ data: { agentEmail: { emailAddress: string } } }>(
    'POST',
    path,
    body,
  )
  return data.agentEmail.emailAddress
}

async function expectSound(page: Page): Promise<void> {
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await overflow(page)).toBe(0)
  if (size) await page.setViewportSize(size)
}

it('ERR-41: an address that is copied on /polling is told as everywhere, and so is one that cannot be', async () => {
  const page = await openAt(polling.admin, '/polling')
  const copy = page.getByRole('button', { name: `Copy the address of ${customer.name}` })
  await copy.click()
  await toastOf(page, 'Copied!').getByText(`Email ${customer.emailAddress} copied to clipboard`).waitFor(soon)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(customer.emailAddress)
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })
  })
  await page
    .getByRole('button', { name: /the address of/ })
    .last()
    .click()
  await toastOf(page, 'Failed to copy email').waitFor(soon)
})

it('POLL-01, POLL-02, POLL-03, POLL-26, MAIL-12: the five agents with their figures, and how it works', async () => {
  const page = await openAt(polling.admin, '/polling')
  await page.getByRole('link', { name: 'Back to Main Dashboard' }).waitFor(soon)
  const tile = page.getByRole('article', { name: 'Customer Intelligence' })
  await tile.getByText(customer.emailAddress).waitFor(soon)
  expect(await page.getByRole('article').count()).toBe(5)
  await tile.getByText('Active', { exact: true }).waitFor(soon)
  expect(await tile.getByRole('definition').allTextContents()).toEqual(['24', '8'])
  await page.getByRole('heading', { name: 'How it works' }).waitFor(soon)
  await page.getByText('$$polling', { exact: true }).waitFor(soon)
  await expectSound(page)
  await tile.getByRole('link', { name: /^View Dashboard/ }).click()
  await page.waitForURL(`**/polling/${customer.id}`)
})

it('POLL-15: where the agents cannot be read, the five that every context has are shown', async () => {
  const page = await seats.open(polling.admin, '/privacy')
  await page.route('**/api/polling/agents', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  )
  await page.goto(`${polling.world.url}/polling`)
  await page.getByText('The agents could not be read.').waitFor(soon)
  for (const name of [
    'T5T Agent',
    'Customer Intelligence',
    'Innovation Radar',
    'Culture Pulse',
    'Competitive Intelligence',
  ])
    await page.getByRole('heading', { name, exact: true }).waitFor(soon)
  expect(await page.getByRole('link', { name: /^View Dashboard/ }).count()).toBe(0)
})

it('POLL-04, POLL-05, POLL-06, POLL-07, POLL-13, POLL-27, CONST-26, CONST-28: the overview shows figures, trend and topics', async () => {
  const page = await openAt(polling.admin, `/polling/${customer.id}`)
  await page.getByRole('heading', { level: 1, name: 'Customer Intelligence' }).waitFor(soon)
  for (const name of ['Overview', 'Insights', 'Submissions', 'Analytics', 'Org Map'])
    expect(await page.getByRole('tab', { name, exact: true }).count()).toBe(1)
  const terms = await page.getByRole('term').allTextContents()
  expect(terms.slice(0, 4)).toEqual([
    ...['Total Submissions', 'Active Participants', 'Participation Rate', 'Average Sentiment'],
  ])
  expect(await page.getByRole('radio', { name: 'Weekly' }).getAttribute('aria-checked')).toBe('true')
  const trend = page.getByRole('region', { name: 'Sentiment trend' })
  await trend.locator('svg.recharts-surface').waitFor(soon)
  expect(await trend.getByRole('row').count()).toBe(9)
  const topics = page.getByRole('region', { name: 'Topics' })
  await topics.getByRole('button').first().waitFor(soon)
  for (const size of await topics
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))) {
    expect(size).toBeGreaterThanOrEqual(12)
    expect(size).toBeLessThanOrEqual(32)
  }
  await expectSound(page)
  await topics.getByRole('listitem').getByRole('button').first().click()
  await page.waitForURL(/tab=insights&search=/)
  await page.getByRole('searchbox', { name: 'Search insights' }).waitFor(soon)
  await page.getByRole('radio', { name: 'Monthly' }).click()
  await page.waitForURL(/period=monthly/)
})

it('POLL-08, POLL-32: submissions have class, day and text, no author, and can be narrowed by mood', async () => {
  const page = await openAt(polling.admin, `/polling/${customer.id}?tab=submissions`)
  const list = page.getByRole('list', { name: 'Submissions' })
  await list.getByRole('listitem').first().waitFor(soon)
  expect(await list.getByRole('listitem').count()).toBe(24)
  expect(await list.textContent()).not.toMatch(/Ada|Ben|Cleo|@example\.com/)
  expect(await list.getByText('A team member').count()).toBe(24)
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill('no such words')
  await page.getByText('No submissions fit').waitFor(soon)
  await page.getByRole('button', { name: 'Show all submissions' }).click()
  await list.getByRole('listitem').nth(23).waitFor(soon)
  await page.getByRole('combobox', { name: 'Mood' }).click()
  expect(await page.getByRole('option').allTextContents()).toEqual([
    'All moods',
    'Positive',
    'Neutral',
    'Negative',
  ])
  await page.keyboard.press('Escape')
  await expectSound(page)
})

it('POLL-08, POLL-16: analytics count over time, by class and by department, and a failing chart is an empty one', async () => {
  const page = await openAt(polling.admin, `/polling/${customer.id}?tab=analytics`)
  const byClass = page.getByRole('region', { name: 'By class' })
  await byClass.getByText('Customers').waitFor(soon)
  const departments = page.getByRole('region', { name: 'By department' })
  await departments.getByText('Sales').waitFor(soon)
  await page.getByRole('region', { name: 'Submissions over time' }).locator('svg').first().waitFor(soon)
  await page.getByRole('region', { name: 'Response times' }).getByText('No answers yet').waitFor(soon)
  await expectSound(page)
  await page.route('**/analytics?*', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.reload()
  await page
    .getByRole('region', { name: 'Submissions over time' })
    .getByText('No submissions yet')
    .waitFor(soon)
})

it('POLL-09, POLL-18, POLL-23: the org map shows departments as a table that folds by keyboard, and as a map', async () => {
  const page = await openAt(polling.admin, `/polling/${customer.id}?tab=org`)
  const table = page.getByRole('treegrid', { name: 'Org map' })
  await table.getByRole('row', { name: /Sales/ }).waitFor(soon)
  await table.getByRole('row', { name: /Harbour/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('complementary', { name: 'Sales' }).waitFor(soon)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  expect(await table.getByRole('row', { name: /Sales/ }).count()).toBe(0)
  await page.keyboard.press('ArrowRight')
  await table.getByRole('row', { name: /Sales/ }).waitFor(soon)
  await expectSound(page)
  await page.getByRole('radio', { name: 'Map' }).click()
  await page.locator('.react-flow__node', { hasText: 'Support' }).click()
  await page.getByRole('complementary', { name: 'Support' }).waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
})

it('POLL-06, POLL-08, POLL-09: every chart is kept as a picture that shows something', async () => {
  const page = await openAt(polling.admin, `/polling/${customer.id}`)
  const keep = async (label: string): Promise<number> => {
    await page.getByRole('button', { name: `Export ${label}`, exact: true }).click(soon)
    const coming = page.waitForEvent('download', soon)
    await page.getByRole('menuitem', { name: 'As a picture (PNG)' }).click(soon)
    const download = await coming
    expect(download.suggestedFilename()).toBe(`${label}.png`)
    const bytes = readFileSync(await download.path())
    return page.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
      const colours = new Set<string>()
      for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join())
      return colours.size
    }, bytes.toString('base64'))
  }
  await page.getByRole('region', { name: 'Sentiment trend' }).locator('svg.recharts-surface').waitFor(soon)
  for (const label of ['sentiment trend', 'topics', 'participation'])
    expect(await keep(label)).toBeGreaterThan(20)
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await page.getByRole('region', { name: 'By class' }).getByText('Customers').waitFor(soon)
  for (const label of ['submissions over time', 'classes', 'departments', 'response times'])
    expect(await keep(label)).toBeGreaterThan(20)
  await page.getByRole('tab', { name: 'Org Map' }).click()
  await page.getByRole('treegrid', { name: 'Org map' }).waitFor(soon)
  expect(await keep('org map')).toBeGreaterThan(20)
  await page.getByRole('radio', { name: 'Map' }).click()
  await page.locator('.react-flow__node', { hasText: 'Support' }).waitFor(soon)
  expect(await keep('org map')).toBeGreaterThan(20)
})

it('COMP-19, ENT-40: a member sees totals and topics, no departments, and in the org map nobody but themselves', async () => {
  const page = await openAt(member, `/polling/${customer.id}`)
  await page.getByRole('region', { name: 'Top trending' }).waitFor(soon)
  expect(await page.getByRole('region', { name: 'Participation by department' }).count()).toBe(0)
  await page.getByRole('tab', { name: 'Org Map' }).click()
  const members = page.getByRole('region', { name: 'You' })
  await members.getByText(member.email).waitFor(soon)
  expect(await members.getByRole('row').count()).toBe(2)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Managers and admins of the company can change these.').waitFor(soon)
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
})

it('POLL-28: settings are changed, and a threshold below four is refused', async () => {
  const page = await openAt(polling.admin, `/polling/${customer.id}`)
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(customer.emailAddress).waitFor(soon)
  await dialog.getByLabel('People that a figure needs').fill('3')
  await dialog.getByText('Use a number from 4 to 50').waitFor(soon)
  await dialog.getByLabel('People that a figure needs').fill('5')
  await dialog.getByLabel('Name', { exact: true }).fill('What customers say')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await toastOf(page, 'Settings saved').waitFor(soon)
  await page.getByRole('heading', { level: 1, name: 'What customers say' }).waitFor(soon)
  const agents = await polling.admin.get<PollingAgent[]>('/api/polling/agents')
  expect(agents.find(({ id }) => id === customer.id)).toMatchObject({
    ...{ name: 'What customers say', privacyThreshold: 5 },
  })
  await polling.admin.send('PATCH', `/api/polling/agents/${customer.id}`, {
    ...{ name: 'Customer Intelligence', privacyThreshold: 4 },
  })
})

it('ERR-44: a dashboard that fails says with which status', async () => {
  const page = await seats.open(polling.admin, '/privacy')
  await page.route('**/dashboard?*', (route) => route.fulfill({ status: 503, json: { message: 'no' } }))
  await page.goto(`${polling.world.url}/polling/${customer.id}`)
  await page.getByText('Dashboard API failed with status 503').waitFor(soon)
  expect(await page.getByRole('term').count()).toBe(0)
})

it('POLLY-03, POLL-10, POLL-11, POLL-12, POLL-14, POLL-29: Polly shows one agent at a time below her polls', async () => {
  await addressOf('polly')
  const page = await openAt(polling.admin, '/teams/polly')
  const part = page.getByRole('region', { name: 'Organisational Intelligence' })
  const choice = part.getByRole('combobox', { name: 'Intelligence agent' })
  await choice.click(soon)
  await page.getByRole('option', { name: 'Customer Intelligence' }).click()
  expect(await part.getByRole('radio').allTextContents()).toEqual(['Weekly', 'Monthly', 'Quarterly'])
  for (const name of ['Insights', 'Submissions', 'Analytics', 'Org Map'])
    await part.getByRole('tab', { name, exact: true }).waitFor(soon)
  await part.getByRole('searchbox', { name: 'Search insights' }).waitFor(soon)
  await part.getByRole('combobox', { name: 'Type' }).waitFor(soon)
  await expectSound(page)
})

it('TANYA-01, TANYA-02, TANYA-03, TANYA-05, TANYA-06, TANYA-17: Tanya begins with all instances and says how to start', async () => {
  await addressOf('tanya')
  const page = await openAt(polling.admin, '/intelligence/tanya')
  for (const name of ['Intelligence', 'Manage Instances'])
    await page.getByRole('tab', { name, exact: true }).waitFor(soon)
  await page.getByRole('button', { name: /All Instances/ }).waitFor(soon)
  for (const name of ['Active Analysis', 'Email Volume', 'Insights Generated'])
    await page.getByText(name, { exact: true }).waitFor(soon)
  await page.getByRole('heading', { name: 'Getting Started' }).waitFor(soon)
  await expectSound(page)
})

it('TANYA-07: a chosen mail that drops out of the list is not chosen any more', async () => {
  const partners = await addressOf('tanya', 'Partners')
  await polling.write(member, partners, 'The order number is missing on the invoices.', 'The week of Ada')
  const page = await openAt(member, '/intelligence/tanya')
  const chosen = page.getByRole('region', { name: 'The selected mail' })
  await page.getByRole('button', { name: /The week of Ada/ }).click(soon)
  await chosen.getByText('The week of Ada').waitFor(soon)
  await page.getByRole('button', { name: /^Main/ }).click()
  await page.getByText('No mail has come to this address yet.').waitFor(soon)
  await page.getByRole('button', { name: /All Instances/ }).click()
  await page.getByRole('button', { name: /The week of Ada/ }).waitFor(soon)
  expect(await page.getByRole('button', { name: /The week of Ada/ }).getAttribute('aria-current')).toBeNull()
  expect(await chosen.count()).toBe(0)
})

it('TANYA-11, TANYA-15, ERR-43: mails that fail twice are replaced by projects, and the page says so', async () => {
  const tula = await addressOf('tula')
  await polling.write(member, tula, 'Please book the hall by Friday.', 'Hall for the fair')
  const page = await seats.open(member, '/privacy')
  let asked = 0
  await page.route('**/api/tanya/emails/*', (route) => {
    asked += 1
    return route.fulfill({ status: 503, json: { message: 'no' } })
  })
  await page.evaluate((id) => localStorage.setItem('selectedCompany', String(id)), polling.companyId)
  await page.goto(`${polling.world.url}/intelligence/tanya`)
  await page.getByText('Compatibility Mode Activated').waitFor(soon)
  await page.getByRole('button', { name: /Hall for the fair/ }).waitFor(soon)
  expect(asked).toBe(2)
})

it('ERR-42: who is signed out meanwhile reads it in the place of the mails and of the intelligence', async () => {
  const page = await seats.open(member, '/privacy')
  // The texts stand for half a second, until the page leads on to the sign-in.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.body?.textContent ?? ''
      if (/Session Expired.*Authentication Error|Authentication Error.*Session Expired/s.test(text))
        sessionStorage.setItem('read', text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.route('**/api/tanya/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sign in first' } }),
  )
  await page.evaluate((id) => localStorage.setItem('selectedCompany', String(id)), polling.companyId)
  await page.goto(`${polling.world.url}/intelligence/tanya`)
  await page.waitForFunction(() => sessionStorage.getItem('read') !== null, undefined, soon)
  const read = await page.evaluate(() => sessionStorage.getItem('read'))
  expect(read).toContain('Your session has expired, please refresh the page to login again.')
  expect(read).toContain('Please refresh and login again.')
})
