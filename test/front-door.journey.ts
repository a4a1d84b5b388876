// The way in, in a real browser against the real server: the landing page, and the shell's palette, keys and places.
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { AgentCard } from '../src/features/catalogue/contract.ts'
import {
  board as boardOf,
  cast,
  mail,
  replies,
  sentAt,
} from '../src/features/landing/screen/example/story.ts'
import type { Project } from '../src/features/projects/contract.ts'
import type { Task } from '../src/features/tasks/contract.ts'
import { type BoardWorld, startBoardWorld } from './board-world.ts'
import { axeFaults, axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { scriptsOf } from './page-scripts.ts'
import { openPalette } from './palette.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let world: BoardWorld
let priya: Client
let tula: string

beforeAll(async () => {
  world = await startBoardWorld()
  tula = `tula@${world.world.config.mailDomain}`
  priya = await world.world.signUp('priya')
})
afterEach(() => world.closePages())
afterAll(() => world.close())

async function landing(options?: Parameters<BoardWorld['open']>[2]): Promise<Page> {
  const page = await world.open(null, '/', options)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText(tula).first().waitFor()
  return page
}

it('LAND-03: the header leads to the features, how it works, the agents and the price', async () => {
  const page = await landing()
  const anchors = page.getByRole('banner').getByRole('navigation', { name: 'On this page' })
  const parts = {
    Features: 'features',
    'How it works': 'how-it-works',
    Agents: 'agents',
    Pricing: 'pricing',
  }
  for (const [words, id] of Object.entries(parts)) {
    await anchors.getByRole('link', { name: words }).click()
    expect(new URL(page.url()).hash).toBe(`#${id}`)
    await expect.poll(() => topOf(page, id), soon).toBeLessThan(200)
  }
  await page.goto(`${world.world.url}/#pricing`)
  await page.reload()
  await page.getByRole('heading', { name: 'Pricing' }).waitFor()
  await expect.poll(() => topOf(page, 'pricing'), soon).toBeLessThan(200)
})

/* How far below the window's top a part begins; at the page's end it cannot come quite up. */
function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate((part) => document.getElementById(part)?.getBoundingClientRect().top ?? 1e6, id)
}

it('LAND-04, LAND-06 and LAND-11: Sign In leads to sign-in; Get Started, Start with email and the last call to sign-up', async () => {
  const page = await landing()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/auth/email')
  const last = page.getByRole('main').locator(':scope > section').last()
  for (const way of [
    page.getByRole('banner').getByRole('link', { name: 'Get Started' }),
    page.getByRole('main').getByRole('link', { name: 'Start with email' }),
    last.getByRole('link', { name: 'Get Started' }),
  ]) {
    await page.goBack()
    await way.click()
    await page.getByRole('heading', { name: 'Create your account' }).waitFor()
    expect(page.url()).toBe(`${world.world.url}/auth/email?mode=signup`)
  }
})

it('LAND-05: Start with Google asks the server, which says that it is not set up here', async () => {
  const page = await landing()
  const asked = page.waitForRequest('**/api/auth/google')
  await page.getByRole('link', { name: 'Start with Google' }).click()
  await asked
  const words = page.getByRole('alert').getByText('Google sign-in is not set up on this server')
  await expect.poll(() => words.isVisible(), soon).toBe(true)
})

it('LAND-07, LAND-08 and LAND-15: all eight agents have a card with a chat and an email button, the mail to the address here', async () => {
  const page = await landing()
  const answer = await fetch(`${world.world.url}/api/agents`)
  const takers = (await answer.json()) as AgentCard[]
  const addresses = new Map(takers.map((card) => [card.name, card.emailAddress]))
  expect(addresses.get('Tula')).toBe(tula)
  const cards = await page.locator('#agents li').all()
  const names = ['Tula', 'Polly', 'Alex', 'FAQ', 'Tanya', 'Sally', 'Dina', 'Cara']
  expect(await Promise.all(cards.map(ofCard))).toEqual(
    names.map((name) => {
      const mailto = `mailto:${addresses.get(name)}`
      return { name, canChat: true, mailto }
    }),
  )
  expect(await cards[6]?.textContent()).toMatch(/contracts and attachments: insights, risks and actions/)
  expect(await cards[7]?.textContent()).toMatch(/key points, unanswered questions, open issues, next steps/)
})

async function ofCard(card: Locator) {
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const byName = { name: /^Email / }
  const email = card.getByRole('link', byName).or(card.getByRole('button', byName))
  const href = await email.getAttribute('href')
  return {
    name,
    canChat: await card.getByRole('link', { name: `Chat with ${name}` }).isVisible(),
    mailto: href?.split('?')[0] ?? null,
  }
}

it('LAND-13: Chat remembers the agent over sign-up', async () => {
  const page = await landing()
  await page.getByRole('link', { name: 'Chat with Tula' }).click()
  await page.getByLabel('Full name').fill('Mei Tanaka')
  await page.getByLabel('Email').fill('mei@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm password').fill('correct horse')
  const suggestions = page.waitForRequest('**/api/copilot/suggestions', soon)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tula' }).waitFor()
  const copilot = page.getByRole('region', { name: 'Copilot' })
  await copilot.waitFor(soon)
  expect((await suggestions).postDataJSON()).toMatchObject({ context: 'tula' })
  expect(page.url()).toBe(`${world.world.url}/teams/tula`)
  // Once: whoever closes it finds it closed after a reload.
  await page.keyboard.press('Control+j')
  await copilot.waitFor({ ...soon, state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: 'Open Copilot' }).waitFor(soon)
})

it('LAND-09, LAND-10, LAND-12 and LAND-14: the three steps, the features, the promises and the price', async () => {
  const page = await landing()
  const howItWorks = page.getByRole('region', { name: 'How It Works' })
  const steps = await howItWorks.getByRole('listitem').getByRole('heading').allTextContents()
  expect(steps).toEqual(['Sign Up', 'Send Your First Email', 'Let the Agents Work'])
  for (const number of ['1', '2', '3']) await howItWorks.getByText(number, { exact: true }).waitFor()

  const features = await page.locator('#features').getByRole('heading', { level: 3 }).allTextContents()
  expect(features).toEqual(['Assign and manage tasks', 'Run team polls', 'Analyze PDFs and contracts'])

  await page.getByRole('listitem').filter({ hasText: 'Your own email domain' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'No setup needed' }).waitFor()

  const price = (await page.getByRole('region', { name: 'Pricing' }).textContent()) ?? ''
  expect(price).toContain('free to run on your own server, with no seat limit')
  expect(price).toContain('The only cost can be your own AI provider, and it works without one')
  // No plans, and no prices that nobody has set.
  expect(price).not.toMatch(/[$€£]|per month|per user/i)
})

it('the example on the landing page is what Tula makes of that mail and its replies', async () => {
  const sent = sentAt(new Date())
  const toTula = `Tula <${tula}>`
  const others = mail.to.map((who) => `${cast[who].name} <${cast[who].email}>`)
  const example = await world.projectFrom(priya, {
    from: mail.from,
    to: [...others, toTula],
    subject: mail.subject,
    text: mail.text,
    messageId: '<example@example.com>',
    date: sent,
  })
  const made = async () => (await world.tasksOf(priya, example.id)).map(shown).sort(byNumber)
  expect(await made()).toEqual(boardOf(sent, false).map(shown))
  for (const reply of replies) {
    await world.world.receiveMail({
      from: reply.from,
      to: [toTula],
      subject: `Re: ${mail.subject}`,
      inReplyTo: '<example@example.com>',
      references: ['<example@example.com>'],
      text: reply.text,
    })
  }
  expect(await made()).toEqual(boardOf(sent, true).map(shown))
})

/* What a card of the example says. */
function shown({ number, title, description, status, priority, dueDate, assignees, evidence }: Task) {
  const people = assignees.map(({ user }) => user.email)
  return { number, title, description, status, priority, dueDate, people, sentence: evidence?.sentence }
}

function byNumber(one: { number: number }, other: { number: number }): number {
  return one.number - other.number
}

it('by keys alone the example goes from the mail to its board, and a card shows its sentence', async () => {
  const page = await landing()
  const example = page.getByRole('figure', { name: /^Example/ })
  const cards = example.locator('[data-card]')
  await example.getByRole('radio', { name: 'Two replies' }).focus()
  await page.keyboard.press('ArrowLeft')
  const pending = example.getByRole('region', { name: 'Pending' }).getByRole('listitem')
  await expect.poll(() => pending.count(), soon).toBe(3)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => cards.count(), soon).toBe(0)
  await page.keyboard.press('ArrowLeft')
  const done = example.getByRole('region', { name: 'Done' })
  await done.getByRole('button', { name: /show the sentence/ }).press('Enter')
  await page.getByRole('dialog', { name: 'Tula made this task' }).getByText('Jonas, please fix').waitFor()
})

it('a visitor\u2019s page calls nothing that fails', async () => {
  const page = await landing()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('response', (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`))
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor(soon)
  await page.waitForLoadState('networkidle')
  expect(faults).toEqual([])
})

it('the first load of the landing page is under 120 kB of script, compressed', async () => {
  const page = await landing()
  const { files, bytes } = await scriptsOf(page)
  expect(files).toBeGreaterThan(2)
  expect(bytes).toBeLessThan(120_000)
})

for (const width of [1440, 768, 320]) {
  it(`axe finds nothing on the landing page and nothing overflows at ${width} px, in both themes`, async () => {
    const page = await landing({ width })
    expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
  })
}

it('AUTH-26: the terms and the privacy page say what is read, where it is kept, what leaves, and how to get it out', async () => {
  const page = await landing({ colorScheme: 'dark' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  const parts = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(parts).toEqual([
    'What is read',
    'Where it is kept',
    'What goes to an AI provider',
    'Your copy, and deleting it',
  ])
  await page.getByText('Only mail that is sent to an agent').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
})

/** Opens a page of the shell and waits for its heading. */
async function inside(path: string, options?: Parameters<BoardWorld['open']>[2]): Promise<Page> {
  const page = await world.open(priya, path, options)
  await page.getByRole('banner').waitFor()
  return page
}

const field = (page: Page) => page.getByRole('combobox', { name: /^Search tasks/ })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

it('the palette opens by Ctrl K, finds by a few letters, goes there by Enter, and gives the focus back', async () => {
  const page = await inside('/settings')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await field(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Search' }).and(page.locator(':focus')).waitFor()

  await openPalette(page)
  await page.keyboard.type('spring la')
  const option = page.getByRole('group', { name: 'Projects' }).getByRole('option')
  await option.waitFor()
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: mail.subject }).waitFor()
  await expect.poll(() => focused(page), soon).toBe('main')

  // Also while one writes; the arrows go around; the same keys close it.
  await page.getByRole('searchbox', { name: 'Search tasks' }).focus()
  await openPalette(page)
  await page.keyboard.type('theme')
  await page.getByRole('option', { name: /^Dark theme/ }).waitFor()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.getByRole('option').last().getAttribute('aria-selected'), soon).toBe('true')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('option').first().getAttribute('aria-selected'), soon).toBe('true')
  await field(page).fill('dark')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme), soon).toBe('dark')
  await page.keyboard.press('Control+k')
  await field(page).fill('no such thing')
  await page.getByText('No results for “no such thing”.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Control+k')
  await field(page).waitFor({ state: 'detached' })
})

it('a task is created from the palette on any page, and the palette fits a phone', async () => {
  const page = await inside('/mails', { width: 320, height: 640 })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await field(page).fill(`create ${mail.subject.slice(0, 6)}`)
  expect(await overflow(page)).toBe(0)
  await page.getByRole('option', { name: /^Create a task in Spring launch/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Task' })
  await dialog.getByLabel('Title').fill('Book the photographer')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { projects } = await priya.get<{ projects: Project[] }>('/api/projects')
  const launch = projects.find(({ name }) => name === mail.subject)
  const tasks = await world.tasksOf(priya, launch?.id ?? 0)
  expect(tasks.map(({ title }) => title)).toContain('Book the photographer')
})

it('? lists the keys of this page and of all, and what it lists works', async () => {
  const page = await inside('/tasks')
  await page.getByRole('navigation', { name: 'Task views' }).waitFor()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys' })
  await help.getByRole('heading', { name: 'On the board' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  const goes = help.locator('dl > div').filter({ hasText: 'Go to the mail log' })
  expect((await goes.locator('kbd').allTextContents()).join(' ')).toBe('g m')
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await page.keyboard.type('gm')
  await page.getByRole('heading', { level: 1, name: 'Mail log' }).waitFor()
  await page.keyboard.press('?')
  await help.getByRole('heading', { name: 'In the list' }).waitFor()
  expect(await help.getByRole('heading', { name: 'On the board' }).count()).toBe(0)
})

it('SHELL-24 and SHELL-25: the boards and My Tasks have their addresses, and a switch between them', async () => {
  const page = await inside('/task-board')
  const views = page.getByRole('navigation', { name: 'Task views' })
  const current = views.locator('[aria-current=page]')
  expect(await current.textContent()).toBe('Task Board')
  await views.getByRole('link', { name: 'My Tasks' }).click()
  await page.getByRole('heading', { level: 1, name: 'My Tasks' }).waitFor()
  expect([new URL(page.url()).pathname, await current.textContent()]).toEqual(['/my-tasks', 'My Tasks'])
  await views.getByRole('link', { name: 'Task Board' }).click()
  await page.waitForURL('**/tasks')
  await page.getByRole('heading', { level: 1, name: 'Task Board' }).waitFor()
  await page.goto(`${world.world.url}/projects`)
  await page.getByRole('navigation', { name: 'Projects' }).getByRole('link', { name: mail.subject }).click()
  await page.waitForURL('**/project/*')
  await page.getByRole('heading', { level: 1, name: mail.subject }).waitFor()
  await page.getByRole('navigation', { name: 'Projects' }).waitFor()
  expect(await views.count()).toBe(0)
})

it('SHELL-26: every signed-in page has the header and the tabs, and /polling its own way back', async () => {
  const page = await inside('/polling')
  for (const path of ['/my-tasks', '/settings', '/companies', '/test', '/mails', '/polling/3', '/polling']) {
    await page.goto(`${world.world.url}${path}`)
    const tabs = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    await tabs.getByRole('link', { name: 'Teams' }).waitFor()
  }
  // MAIL-25
  await page.getByText('Put $$polling in an email for organisational intelligence').waitFor()
  await page.getByRole('link', { name: 'Back to Main Dashboard' }).click()
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/dashboard')
})

it('SHELL-28 and SHELL-29: the words of the shell, and the two links that are called Intelligence', async () => {
  const page = await inside('/settings', { width: 767 })
  await page.getByRole('banner').getByRole('link', { name: 'Mailcrew' }).waitFor()
  await page.getByRole('button', { name: 'Priya Raman, menu' }).click()
  const items = page.getByRole('menuitem')
  const words = await items.allTextContents()
  expect(words.filter((word) => word !== 'Mail log')).toEqual([
    ...['Dashboard', 'My Tasks', 'Task Board', 'Intelligence', 'Settings', 'Log out'],
  ])
  await items.filter({ hasText: 'Intelligence' }).click()
  await page.waitForURL('**/polling')

  await page.setViewportSize({ width: 768, height: 900 })
  await page.getByRole('button', { name: 'Priya Raman, menu' }).click()
  await items.first().waitFor()
  expect(await items.filter({ hasText: 'Intelligence' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  const tabs = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await tabs.getByRole('link', { name: 'Intelligence' }).click()
  await page.waitForURL('**/intelligence')
  await tabs.getByRole('link', { name: 'Teams' }).click()
  await page.waitForURL('**/teams')
  await page.goto(`${world.world.url}/mails`)
  expect(await page.title()).toContain('Mailcrew')
})
