// The shell around every page in a real browser against the real server: who sees it, its addresses, its header and its menu.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project } from '../src/features/projects/contract.ts'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let launch: Project

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  launch = await board.projectFrom(amara, {
    from: 'amara',
    subject: 'Spring launch',
    text: 'Please confirm the caterer for 60 guests.',
  })
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const banner = (page: Page) => page.getByRole('banner')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor(soon)
const menu = (page: Page) => page.getByRole('button', { name: 'Amara Okafor, menu' })

it('LAND-02: an unknown path shows "404 Page Not Found", signed out and signed in', async () => {
  for (const client of [null, amara]) {
    const page = await board.open(client, '/nowhere/at-all')
    const words = page.getByRole('heading', { name: '404 Page Not Found' })
    await expect.poll(() => words.isVisible(), soon).toBe(true)
  }
})

it('SHELL-06: a loading screen stands while authentication loads', async () => {
  const page = await board.open(amara, '/terms')
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/auth/user', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(`${board.world.url}/mails`)
  await page.getByRole('status').getByText('Loading...').waitFor(soon)
  expect(await page.getByRole('navigation').count()).toBe(0)
  letGo()
  await title(page, 'Mail log')
})

it('SHELL-07: signed out, the shell shows nothing but the message, and sign-in comes after 500 ms', async () => {
  const page = await board.open(null, '/terms', { clock: 'held' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${board.world.url}/project/7?highlightTask=3`)
  await toldOfSignOut(page)
  expect(await toastOf(page, 'Unauthorized').isVisible()).toBe(true)
  expect(await banner(page).count()).toBe(0)
  await page.clock.runFor(400)
  expect(asked).not.toContain('/api/login')
  await page.clock.runFor(100)
  await page.waitForURL('**/auth/email?next=%2Fproject%2F7%3FhighlightTask%3D3', soon)
  expect(asked).toContain('/api/login')
})

/* Moves the page's held time on in small steps until it says so. */
async function toldOfSignOut(page: Page) {
  const message = toastOf(page, 'You are logged out. Logging in again...')
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return message.isVisible()
    }, soon)
    .toBe(true)
}

it('AUTH-17: no page of the shell can be seen signed out', async () => {
  for (const path of ['/dashboard', '/teams/alex', '/mails/41', '/settings']) {
    const page = await board.open(null, path)
    await page.waitForURL(`**/auth/email?next=${encodeURIComponent(path)}`, soon)
    expect(await page.getByRole('link', { name: 'Task Board' }).count()).toBe(0)
  }
})

it('TULA-11: signed out, Tula’s page says that one must log in', async () => {
  const page = await board.open(null, '/teams/tula', { clock: 'held' })
  const words = page.getByText('Please log in to access Tula')
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return words.isVisible()
    }, soon)
    .toBe(true)
})

it('AUTH-28: a session that ended says so at the next call and leads to sign-in', async () => {
  const leaving = await board.world.signUp('bob')
  const page = await board.open(leaving, '/dashboard', { clock: 'held' })
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return banner(page).getByRole('link', { name: 'Task Board' }).isVisible()
    }, soon)
    .toBe(true)
  await board.world.app.db.query(
    `delete from sessions where user_id = (select id from users where email = 'bob@example.com')`,
  )
  await banner(page).getByRole('link', { name: 'Task Board' }).click()
  await toldOfSignOut(page)
  await page.clock.runFor(500)
  await page.waitForURL('**/auth/email?next=*', soon)
})

it('a server that cannot be reached leads nobody to sign-in, and asking again opens the page', async () => {
  const page = await board.open(amara, '/terms')
  const mend = await failCalls(page, /\/api\/auth\/user$/, 'GET', 'lost')
  await page.goto(`${board.world.url}/mails`)
  await page.getByRole('heading', { name: 'Mailcrew could not be reached' }).waitFor(soon)
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  const shown = page.getByRole('heading', { name: 'Mail log' })
  await expect.poll(() => shown.isVisible(), soon).toBe(true)
})

it('SHELL-01: one tabbed shell serves all of its addresses', async () => {
  const page = await board.open(amara, '/terms')
  const agents = ['/teams/tula', '/teams/alex', '/teams/faq', '/teams/polly']
  const others = ['/intelligence', '/intelligence/tanya', '/projects', '/tasks', '/task-board', '/polling']
  for (const path of ['/', '/dashboard', '/teams', ...agents, ...others]) {
    await page.goto(board.world.url + path)
    await banner(page).getByRole('link', { name: 'Task Board' }).waitFor(soon)
    expect([path, await banner(page).locator('[aria-current=page]').count()]).toEqual([path, 1])
  }
})

it('SHELL-02: the pages beside the tabs stand under the same header', async () => {
  const page = await board.open(amara, '/settings')
  const titles = {
    '/settings': 'Settings',
    '/companies': 'Companies',
    '/test': 'Test mails',
    '/polling/999': 'There is no such intelligence agent',
    [`/project/${launch.id}`]: 'Spring launch',
  }
  for (const [path, name] of Object.entries(titles)) {
    await page.goto(board.world.url + path)
    await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor(soon)
    expect([path, await banner(page).getByText('Mailcrew').first().isVisible()]).toEqual([path, true])
  }
})

it('SHELL-08: the header shows the product and whom one acts for', async () => {
  const page = await board.open(amara, '/settings')
  await banner(page).getByText('Mailcrew').first().waitFor(soon)
  await expect.poll(() => banner(page).getByText('Personal').isVisible(), soon).toBe(true)
})

it('SHELL-09: on a small screen the menu leads to the four pages, on a wide one it does not', async () => {
  const words = ['Dashboard', 'My Tasks', 'Task Board', 'Intelligence']
  for (const width of [390, 1440]) {
    const page = await board.open(amara, '/settings', { width })
    await menu(page).click()
    const items = await page.getByRole('menuitem').allTextContents()
    expect(words.filter((word) => items.includes(word))).toEqual(width === 390 ? words : [])
  }
})

it('SHELL-10: the menu leads to the settings and out', async () => {
  const leaving = await board.world.signUp('jonas')
  const page = await board.open(leaving, '/dashboard')
  const open = page.getByRole('button', { name: /, menu$/ })
  await open.click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await title(page, 'Settings')
  await open.click()
  const asked = page.waitForRequest('**/api/logout')
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await asked
  await expect.poll(async () => (await leaving.raw('GET', '/api/auth/user')).status, soon).toBe(401)
})

it('g and a letter lead from page to page, but not while one writes', async () => {
  const page = await board.open(amara, `/project/${launch.id}`)
  await page.getByText('Confirm the caterer for 60 guests').first().waitFor(soon)
  await page.getByPlaceholder('Search tasks').first().fill('')
  await page.keyboard.type('gm')
  expect(new URL(page.url()).pathname).toBe(`/project/${launch.id}`)
  await page.getByRole('main').focus()
  await page.keyboard.type('gm')
  await title(page, 'Mail log')
  expect(new URL(page.url()).pathname).toBe('/mails')
})
