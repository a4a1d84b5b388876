// The project board in a real browser against the real server: head, columns, cards, drag, panel and states.
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project } from '../src/features/projects/contract.ts'
import {
  type BoardWorld,
  card,
  carryOver,
  column,
  failCalls,
  readyToCarry,
  spoken,
  startBoardWorld,
  toastOf,
} from './board-world.ts'
import { fingerOn } from './finger.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { scriptsOf } from './page-scripts.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let launch: Project
let path: string

const deck = 'Send the launch deck to all partners'
const login = 'Fix the login redirect'

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  await board.world.signUp('priya')
  launch = await board.projectFrom(amara, {
    from: 'priya',
    to: ['amara@example.com', 'jonas@example.com', `tula@${board.world.config.mailDomain}`],
    subject: 'Spring launch',
    text: `Hello all,\n\n- Amara, please send the launch deck to all partners by 30 January 2099.\n- Jonas, please fix the login redirect, urgent.\n- Jonas, can you confirm the caterer?\n\nPriya`,
  })
  path = `/project/${launch.id}`
})
afterEach(() => board.closePages())
afterAll(() => board.close())

async function statusOf(title: string): Promise<string | undefined> {
  const tasks = await board.tasksOf(amara, launch.id)
  return tasks.find((task) => task.title.startsWith(title))?.status
}

async function restore(title: string) {
  const task = (await board.tasksOf(amara, launch.id)).find((one) => one.title.startsWith(title))
  await amara.send('PATCH', `/api/tasks/${task?.id}`, { status: 'pending' })
}

const gripOf = (page: Page, title: string) => card(page, title).getByRole('button', { name: /^Move / })

/** Of what stands still: what moves on while it is looked at is somewhere else when it is touched. */
async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await (await locator.elementHandle())?.waitForElementState('stable')
  const box = await locator.boundingBox()
  if (box === null) throw new Error('it is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The next scroll of anything on the page, begun by whatever comes after this. */
async function scrollOf(page: Page): Promise<{ ended: () => Promise<void> }> {
  const next = await page.evaluateHandle(() => ({
    end: new Promise<void>((resolve) => {
      document.addEventListener('scrollend', () => resolve(), { capture: true, once: true })
    }),
  }))
  return { ended: () => next.evaluate(({ end }) => end) }
}

async function liftBy(page: Page, title: string, pixels: number) {
  await readyToCarry(gripOf(page, title))
  const { x, y } = await middleOf(gripOf(page, title))
  await page.mouse.down()
  await page.mouse.move(x + pixels, y)
}

async function carryTo(page: Page, title: string, target: string) {
  await liftBy(page, title, 12)
  await carryOver(page, target)
  await page.mouse.up()
}

it('KB-01, KB-26: the head names the project and its type, with Refresh, Add Task and the two mail buttons', async () => {
  const page = await board.open(amara, path)
  await page.getByRole('heading', { level: 1, name: 'Spring launch' }).waitFor()
  await page.getByText('Team Project · 3 people · 1 mail').waitFor()
  for (const name of ['Refresh', 'Add Task', 'Original Email', 'Email Chain']) {
    expect(await page.getByRole('button', { name, exact: true }).isEnabled()).toBe(true)
  }
})

it('KB-02: three columns, each with its count', async () => {
  const page = await board.open(amara, path)
  await card(page, deck).waitFor()
  const heads = await page.locator('section:has([data-task-title]) header, section header').allTextContents()
  expect(heads.slice(0, 3)).toEqual(['Pending3', 'Ongoing0', 'Done0'])
})

it('KB-23, KB-06: a card shows title, text, priority, due date, initials, sentence and its two buttons', async () => {
  const task = (await board.tasksOf(amara, launch.id)).find(({ title }) => title.startsWith(deck))
  await amara.send('PATCH', `/api/tasks/${task?.id}`, { description: 'Figures go on slides 4 and 9.' })
  const page = await board.open(amara, path)
  const shown = card(page, deck)
  await shown.getByText('Figures go on slides 4 and 9.').waitFor()
  await shown.getByText('Medium', { exact: true }).waitFor()
  await shown.getByText('Jan 30, 2099').waitFor()
  expect(await shown.getByRole('img', { name: 'Amara Okafor' }).textContent()).toBe('AO')
  await shown.getByText('“Amara, please send the launch deck to all partners').waitFor()
  await shown.getByRole('button', { name: /^Edit / }).waitFor()
  await shown.getByRole('button', { name: /^Move / }).waitFor()
})

/* The tiles beside the sidebar lead there too. */
const sidebarLink = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Projects' }).getByRole('link', { name })

it('KB-24: the projects stand in the sidebar and lead to their boards', async () => {
  const page = await board.open(amara, '/projects')
  const sidebar = page.getByRole('navigation', { name: 'Projects' })
  await sidebar.getByRole('link', { name: /Spring launch/ }).click()
  await card(page, deck).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
})

it('KB-04, KB-19: without a project the board asks for one, and Add Task is disabled', async () => {
  const page = await board.open(amara, '/projects')
  await page.getByRole('heading', { name: 'Select a Project' }).waitFor()
  await page.getByText('Choose a project from the sidebar to view and manage its tasks').waitFor()
  expect(await page.getByRole('button', { name: 'Add Task' }).isDisabled()).toBe(true)
})

it('KB-03: a project without tasks says how its first one comes', async () => {
  const page = await board.open(amara, '/projects')
  await sidebarLink(page, /Spring launch/).waitFor()
  await page.route(/\/api\/projects\/\d+\/(tasks|suggestions)$/, (route) => route.fulfill({ json: [] }))
  await sidebarLink(page, /Spring launch/).click()
  await page.getByRole('heading', { name: 'No tasks yet' }).waitFor()
  await page.getByText('Send an email to create your first task automatically').waitFor()
  await page.getByText(launch.sourceEmail ?? 'no address', { exact: true }).waitFor()
  expect(await page.getByText(launch.sourceEmail ?? 'no address', { exact: true }).isVisible()).toBe(true)
})

it('KB-21, KB-22: creating without a project says "No project selected"', async () => {
  const page = await board.open(amara, '/projects')
  await page.getByRole('heading', { name: 'Select a Project' }).waitFor()
  await page.keyboard.press('c')
  await toastOf(page, 'No project selected').waitFor()
  expect(await toastOf(page, 'No project selected').isVisible()).toBe(true)
})

it('KB-05: the task named by highlightTask is emphasised and in sight', async () => {
  const [, task] = await board.tasksOf(amara, launch.id)
  const page = await board.open(amara, `${path}?highlightTask=${task?.id}`)
  const shown = card(page, task?.title ?? '')
  await shown.waitFor()
  const ring = (title: string) =>
    card(page, title)
      .locator('.rounded-card')
      .first()
      .evaluate((element) => getComputedStyle(element).boxShadow)
  const [emphasised, plain] = await Promise.all([ring(task?.title ?? ''), ring(deck)])
  expect(emphasised).not.toBe(plain)
  expect(emphasised).toContain('0px 0px 0px 6px')
})

it('KB-15, KB-16, ERR-45: a card dropped on Ongoing is written as in-progress and the move is announced', async () => {
  const page = await board.open(amara, path)
  await card(page, login).waitFor()
  await carryTo(page, login, 'Ongoing')
  const toast = toastOf(page, 'Task Moved')
  await toast.getByText(/^"Fix the login redirect.*" moved to Ongoing$/).waitFor()
  await column(page, 'Ongoing')
    .getByRole('button', { name: /^Fix the login/ })
    .waitFor()
  expect(await statusOf(login)).toBe('in-progress')
  await carryTo(page, login, 'Done')
  await toastOf(page, 'moved to Done').waitFor()
  expect(await statusOf(login)).toBe('completed')
  await page.keyboard.press('z')
  await toastOf(page, 'moved to Ongoing').waitFor()
  expect(await statusOf(login)).toBe('in-progress')
  await restore(login)
})

it('KB-17, CONST-16: a drag begins after 8 px and not before', async () => {
  const page = await board.open(amara, path)
  await card(page, login).waitFor()
  const status = page.locator('[id^="DndLiveRegion"]')
  await liftBy(page, login, 7)
  await page.mouse.up()
  expect(await status.textContent()).toBe('')
  await liftBy(page, login, 9)
  await status.filter({ hasText: 'Fix the login' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await statusOf(login)).toBe('pending')
})

it('KB-17, CONST-16: by keys a card moves 25 px a step, and lands where it is dropped', async () => {
  const page = await board.open(amara, path)
  await card(page, login)
    .getByRole('button', { name: /^Move / })
    .focus()
  await page.keyboard.press('Space')
  const lifted = page.locator('.rotate-\\[-1deg\\]')
  await lifted.waitFor()
  const before = await lifted.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () => Math.round(((await lifted.boundingBox())?.x ?? 0) - (before?.x ?? 0)))
    .toBe(25)
  await page.keyboard.press('Shift+ArrowRight')
  await page.locator('[id^="DndLiveRegion"]', { hasText: 'is over Ongoing' }).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await toastOf(page, 'moved to Ongoing').waitFor()
  expect(await statusOf(login)).toBe('in-progress')
  await restore(login)
})

it('KB-17: a finger on the grip carries a card, on a phone past the edge of the screen; on a card it scrolls', async () => {
  const tablet = await board.open(amara, path, { width: 820, height: 700 })
  const finger = await fingerOn(tablet)
  const grip = await middleOf(gripOf(tablet, login))
  const ongoing = await middleOf(column(tablet, 'Ongoing'))
  await finger.press(grip.x, grip.y)
  await finger.slide(ongoing.x, grip.y)
  await spoken(tablet, 'is over Ongoing')
  await finger.lift()
  await toastOf(tablet, 'moved to Ongoing').waitFor()
  await expect.poll(() => statusOf(login)).toBe('in-progress')
  await restore(login)
  const phone = await board.open(amara, path, { width: 390, height: 480 })
  const thumb = await fingerOn(phone)
  const title = await middleOf(card(phone, login).locator('[data-task-title]'))
  const gripBefore = await middleOf(gripOf(phone, login))
  const scrolling = await scrollOf(phone)
  await thumb.press(title.x, title.y)
  await thumb.slide(title.x, title.y - 60)
  await thumb.lift()
  await scrolling.ended()
  expect((await middleOf(gripOf(phone, login))).y).toBeLessThan(gripBefore.y - 20)
  expect(await phone.locator('[id^="DndLiveRegion"]').textContent()).toBe('')
  // A swift thumb leaves the list rolling on, as far as under the head of the column.
  await gripOf(phone, login).hover({ trial: true })
  const gripAfter = await middleOf(gripOf(phone, login))
  await thumb.press(gripAfter.x, gripAfter.y)
  await thumb.slide(380, gripAfter.y)
  await spoken(phone, 'is over Done')
  await thumb.lift()
  await toastOf(phone, 'moved to Done').waitFor()
  await expect.poll(() => statusOf(login)).toBe('completed')
  await restore(login)
})

it('a card that somebody else moves or deletes while it is carried stays where they put it', async () => {
  const page = await board.open(amara, path)
  await card(page, login).waitFor()
  const task = (await board.tasksOf(amara, launch.id)).find(({ title }) => title.startsWith(login))
  await liftBy(page, login, 12)
  await carryOver(page, 'Pending')
  await amara.send('PATCH', `/api/tasks/${task?.id}`, { status: 'completed' })
  await column(page, 'Done').locator('header').getByText('1', { exact: true }).waitFor()
  await carryOver(page, 'Ongoing')
  await page.mouse.up()
  await toastOf(page, 'Moved meanwhile').getByText('to Done while you carried it').waitFor()
  expect(await statusOf(login)).toBe('completed')
  await restore(login)
  const { id } = await amara.send<{ id: number }>('POST', `/api/projects/${launch.id}/tasks`, {
    title: 'Print the old flyers',
  })
  await gripOf(page, 'Print the old flyers').focus()
  await page.keyboard.press('Space')
  await spoken(page, 'is over Pending')
  await page.keyboard.press('Shift+ArrowRight')
  await spoken(page, 'is over Ongoing')
  await amara.send('DELETE', `/api/tasks/${id}`)
  await card(page, 'Print the old flyers').waitFor({ state: 'detached' })
  await page.keyboard.press('Space')
  await toastOf(page, 'Deleted meanwhile')
    .getByText('Somebody else deleted "Print the old flyers" while you carried it.')
    .waitFor()
  await spoken(page, 'The task is not on the board any more.')
})

it('ERR-26: a move that fails is taken back with "Failed to update task"', async () => {
  const page = await board.open(amara, path)
  await card(page, login).waitFor()
  await failCalls(page, /\/api\/tasks\/\d+$/, 'PATCH', 500)
  await carryTo(page, login, 'Done')
  await toastOf(page, 'Failed to update task').waitFor()
  await column(page, 'Pending')
    .getByRole('button', { name: /^Fix the login/ })
    .waitFor()
  expect(
    await column(page, 'Pending')
      .getByRole('button', { name: /^Fix the login/ })
      .isVisible(),
  ).toBe(true)
})

it('ERR-26: when tasks cannot be fetched it says so, and Retry brings them', async () => {
  const page = await board.open(amara, '/projects', { clock: 'own' })
  await sidebarLink(page, /Spring launch/).waitFor()
  const recover = await failCalls(page, /\/api\/projects\/\d+\/tasks$/, 'GET', 500)
  await sidebarLink(page, /Spring launch/).click()
  await page.getByRole('heading', { name: 'Failed to fetch tasks' }).waitFor()
  // Held, so that the board, which asks every 30 seconds, does not do by itself what Retry is for.
  await hold(page)
  const retry = page.getByRole('button', { name: 'Retry' })
  // A reading that was on its way then fails too, before the calls are let through.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return (await retry.isVisible()) && (await retry.isEnabled())
    })
    .toBe(true)
  await recover()
  await retry.click()
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return card(page, deck).isVisible()
    })
    .toBe(true)
})

it('KB-18, CONST-15, CONST-29: the tasks are read again every 30 seconds, also in the background', async () => {
  const page = await board.open(amara, path, { clock: 'own' })
  await card(page, deck).waitFor()
  let reads = 0
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(`/api/projects/${launch.id}/tasks`)) reads += 1
  })
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await hold(page)
  // The first comes 30 seconds after whatever was read last, the second as long after the first.
  const secondsUntil = (count: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return reads
      })
      .toBe(count)
  await secondsUntil(1)
  await page.clock.runFor(27_000)
  expect(reads).toBe(1)
  await secondsUntil(2)
})

/** The page's own clock stands still from now on, a second later than it was. */
async function hold(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

it('SHELL-25: of a column of 300 cards those in sight are drawn; it scrolls, is walked by keys, and shows the one sought', async () => {
  const owner = await board.world.signUp('lucia')
  const rows = await board.world.rows(
    `with owner as (select id from users where email = 'lucia@example.com'),
       project as (insert into projects (name, type, topic, owner_id, creator_id, last_task_number)
         select 'Long', 'individual', '', id, id, 300 from owner returning id, owner_id),
       taking as (insert into project_participants (project_id, user_id) select id, owner_id from project)
     insert into tasks (project_id, number, title, description, status, priority, creator_id)
       select id, n, 'Step ' || n, repeat('Word ', n % 40), 'pending', 'medium', owner_id
       from project, generate_series(1, 300) n returning id, number, project_id`,
  )
  const sought = rows.find(({ number }) => number === 40)
  const [project, task] = [Number(sought?.project_id), Number(sought?.id)]
  const page = await board.open(owner, `/project/${project}?highlightTask=${task}`)
  const middle = card(page, 'Step 40')
  await expect.poll(() => middle.evaluate(isInSight)).toBe(true)
  const items = column(page, 'Pending').getByRole('listitem')
  expect(await items.count()).toBeLessThan(60)
  expect(await middle.getAttribute('aria-posinset')).toBe('261')
  expect(await middle.getAttribute('aria-setsize')).toBe('300')
  await middle.getByRole('button', { name: 'Step 40', exact: true }).focus()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('j')
  await expect.poll(() => card(page, 'Step 10').evaluate(isInSight)).toBe(true)
  // The card with the focus stays, wherever one scrolls.
  await items.first().hover()
  await page.mouse.wheel(0, -100_000)
  await card(page, 'Step 300').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Step 10')
})

function isInSight(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect()
  return top > 100 && bottom < innerHeight
}

it('keys: j and k walk the cards, Enter opens, / searches', async () => {
  const page = await board.open(amara, path)
  await card(page, deck).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('j')
  const first = await focused()
  await page.keyboard.press('j')
  expect(await focused()).not.toBe(first)
  await page.keyboard.press('k')
  expect(await focused()).toBe(first)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Edit Task' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true)
})

it('nothing overflows at 320 px, and axe finds nothing in either theme', async () => {
  const long = 'Rindfleischetikettierung'.repeat(20)
  await amara.send('POST', `/api/projects/${launch.id}/tasks`, { title: long })
  const narrow = await board.open(amara, path, { width: 320, height: 700 })
  await card(narrow, deck).waitFor()
  expect(await overflow(narrow)).toBe(0)
  expect(await axeFaults(narrow)).toEqual([])
  // Four lines for the eye, all of it for a screen reader.
  const cut = narrow.getByRole('button', { name: long, exact: true })
  expect((await cut.boundingBox())?.height).toBeLessThan(120)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await board.open(amara, path, { colorScheme })
    await card(page, deck).waitFor()
    expect(await axeFaults(page)).toEqual([])
  }
})

it('the board comes in few files of script, under 220 kB in all, compressed', async () => {
  const page = await board.open(amara, path)
  await card(page, deck).waitFor()
  await page.waitForLoadState('networkidle')
  const { files, bytes } = await scriptsOf(page)
  expect(files).toBeLessThanOrEqual(25)
  expect(bytes).toBeLessThan(220_000)
  // What carries cards comes once somebody is at one.
  await readyToCarry(gripOf(page, deck))
  expect((await scriptsOf(page)).files).toBeGreaterThan(files)
})

it('where what carries cards cannot be loaded, the board says so and stays', async () => {
  const page = await board.open(amara, path)
  await card(page, deck).waitFor()
  await page.route('**/assets/*.js', (route) => route.abort())
  await gripOf(page, deck).hover()
  await toastOf(page, 'Cards can’t be dragged right now').waitFor()
  expect(await card(page, deck).isVisible()).toBe(true)
})
