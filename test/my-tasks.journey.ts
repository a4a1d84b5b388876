// My Tasks in a real browser against the real server: what is shown, chosen, ticked off, and what a failure leaves.
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ListedTask } from '../src/features/tasks/lists/contract.ts'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let launchId: number

const deck = 'Send the launch deck to all partners'
const login = 'Fix the login redirect'
const movers = 'Book the movers'

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  await board.world.signUp('priya')
  const launch = await board.projectFrom(amara, {
    from: 'priya',
    to: ['amara@example.com', 'jonas@example.com', `tula@${board.world.config.mailDomain}`],
    subject: 'Spring launch',
    text: `Hello all,\n\n- Amara, please send the launch deck to all partners by 30 January 2099.\n- Amara and Jonas, please fix the login redirect, urgent.\n- Jonas, can you confirm the caterer?\n\nPriya`,
  })
  launchId = launch.id
  await board.world.receiveMail({ from: 'amara', subject: 'Office move', text: 'Please book the movers.' })
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const mine = () => amara.get<ListedTask[]>('/api/tasks/assigned')

async function taskNamed(title: string): Promise<ListedTask> {
  const task = (await mine()).find((one) => one.title.startsWith(title))
  if (!task) throw new Error(`Amara has no task ${title}`)
  return task
}

const write = async (title: string, fields: object) =>
  amara.send('PATCH', `/api/tasks/${(await taskNamed(title)).id}`, fields)

const item = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.locator('[data-task-title]', { hasText: title }) })
const titles = (page: Page) => page.locator('[data-task-title]').allTextContents()
const figures = async (page: Page) => (await page.locator('dl > div').allTextContents()).join(' ')
/** Opens what is folded at the end. */
const unfold = (page: Page) => page.getByRole('button', { name: /^Completed \d+$/ }).click()
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

it('MYT-01, MYT-04, MYT-05, MYT-06, MYT-12, MYT-13: the page counts my tasks, and a row says all of one', async () => {
  await write(login, { status: 'in_progress', description: '' })
  await write(movers, { status: 'done' })
  const page = await board.open(amara, '/my-tasks')
  await page.getByRole('heading', { level: 1, name: 'My Tasks', exact: true }).waitFor()
  await page.getByText('View and manage all tasks assigned to you', { exact: true }).waitFor()
  await item(page, deck).waitFor()
  expect(await figures(page)).toBe('Total3 Pending1 In Progress1 Completed1')

  const shown = item(page, deck)
  for (const words of ['Pending', 'Medium', 'Spring launch', 'Amara Okafor', 'Jan 30, 2099']) {
    await shown.getByText(words, { exact: true }).first().waitFor()
  }
  await shown.getByText('Amara, please send the launch deck', { exact: false }).waitFor()
  await shown.getByText('From the mail: Spring launch').waitFor()
  await shown.getByText(/^Updated (just now|\d+m ago)$/).waitFor()

  const bare = item(page, login)
  await bare.getByText('In Progress', { exact: true }).waitFor()
  await bare.getByText('Amara Okafor, jonas@example.com', { exact: true }).waitFor()
  await bare.getByText('No due date').waitFor()
  expect(await bare.locator('p').count()).toBe(0)
  expect(await item(page, movers).count()).toBe(0)
  await unfold(page)
  await item(page, movers).getByText('Completed', { exact: true }).waitFor()

  const { id } = await taskNamed(deck)
  await shown.getByRole('link', { name: 'View in Project' }).click()
  await page.waitForURL(`**/project/${launchId}?highlightTask=${id}`)
  expect(await page.locator(`[data-task-title="${id}"]`).textContent()).toContain(deck)
})

it('MYT-05, MYT-13: a project without a name is Unknown, and a task that came from no mail has no subject line', async () => {
  const [first] = await mine()
  const page = await board.open(amara, '/projects')
  await page.route(/\/api\/tasks\/assigned$/, (route) =>
    route.fulfill({
      json: [{ ...first, status: 'pending', projectName: null, sourceEmailSubject: null, evidence: null }],
    }),
  )
  await page.goto(`${board.world.url}/my-tasks`)
  await page.getByText('Unknown', { exact: true }).waitFor()
  expect(await page.getByText('From the mail').count()).toBe(0)
})

it('MYT-02, MYT-03, MYT-09: filter and order are chosen, kept in the address, and say when nothing fits', async () => {
  await write(login, { status: 'in-progress', priority: 'high' })
  await write(movers, { status: 'completed', priority: 'low', dueDate: '2026-01-05T00:00:00.000Z' })
  await write(deck, { status: 'pending', priority: 'medium' })
  const page = await board.open(amara, '/my-tasks')
  await item(page, deck).waitFor()
  const chips = page.getByRole('group', { name: 'Show' }).getByRole('button')
  expect(await chips.allTextContents()).toEqual([
    ...['All Tasks', 'Pending', 'In Progress', 'Completed', 'High Priority'],
  ])
  const newest = [...(await mine())].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const open = newest.map(({ title }) => title).filter((title) => title !== movers)
  expect(await titles(page)).toEqual(open)
  await unfold(page)
  expect(await titles(page)).toEqual([...open, movers])

  const sort = page.getByRole('combobox', { name: 'Sort by' })
  expect(await sort.textContent()).toBe('Recently Updated')
  await sort.click()
  await page.getByRole('option', { name: 'Priority' }).click()
  await expect.poll(() => titles(page)).toEqual([expect.stringContaining(login), deck, movers])
  await sort.click()
  await page.getByRole('option', { name: 'Due Date' }).click()
  await expect.poll(() => titles(page)).toEqual([deck, expect.stringContaining(login), movers])

  await filter(page, 'High Priority').click()
  await expect.poll(() => titles(page)).toEqual([expect.stringContaining(login)])
  expect(new URL(page.url()).search).toBe('?filter=high-priority&sort=due')
  await page.reload()
  await item(page, login).waitFor()
  expect(await filter(page, 'High Priority').getAttribute('aria-pressed')).toBe('true')
  expect(await sort.textContent()).toBe('Due Date')

  await write(login, { priority: 'low' })
  await page.getByRole('heading', { name: 'No high priority tasks found' }).waitFor()
  await page.getByRole('button', { name: 'Show all tasks' }).click()
  await expect.poll(async () => (await titles(page)).length).toBe(2)
})

it('MYT-07, MYT-11, ERR-22: a task is ticked off at once and back again, and put back when that fails', async () => {
  await write(login, { status: 'in-progress' })
  await write(movers, { status: 'done' })
  await write(deck, { status: 'blocked' })
  const page = await board.open(amara, '/my-tasks')
  await item(page, deck).waitFor()
  await unfold(page)
  await item(page, movers).getByRole('button', { name: 'Mark Pending', exact: true }).click()
  await toastOf(page, 'Task Updated').getByText('Task has been updated successfully').waitFor()
  await expect.poll(async () => (await taskNamed(movers)).status).toBe('pending')
  await toastOf(page, 'Task Updated').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await taskNamed(movers)).status).toBe('done')
  await item(page, movers).getByRole('button', { name: 'Mark Pending', exact: true }).click()
  await expect.poll(async () => (await taskNamed(movers)).status).toBe('pending')

  const end = await failCalls(page, /\/api\/tasks\/\d+$/, 'PATCH', 500)
  await item(page, login).getByRole('button', { name: 'Mark Complete', exact: true }).click()
  await toastOf(page, 'Error').getByText('Failed to update task', { exact: true }).waitFor()
  await item(page, login).getByRole('button', { name: 'Mark Complete', exact: true }).waitFor()
  expect((await taskNamed(login)).status).toBe('in-progress')
  await end()

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/tasks\/\d+$/, async (route) => {
    await held
    await route.continue()
  })
  await item(page, deck).getByRole('button', { name: 'Mark Complete', exact: true }).click()
  await item(page, deck).getByRole('button', { name: 'Mark Pending', exact: true }).waitFor()
  expect(await figures(page)).toBe('Total3 Pending1 In Progress1 Completed1')
  expect((await taskNamed(deck)).status).toBe('blocked')
  answer()
  await expect.poll(async () => (await taskNamed(deck)).status).toBe('completed')
})

it('MYT-07, DLG-01: the keys walk, open and tick off; the focus goes on where a task left; others are heard live', async () => {
  await write(login, { status: 'pending' })
  await write(movers, { status: 'pending' })
  await write(deck, { status: 'pending', priority: 'high' })
  const page = await board.open(amara, '/my-tasks?filter=pending&sort=priority')
  await item(page, deck).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const [first, second, third] = await titles(page)
  await page.keyboard.press('j')
  expect(await focused()).toBe(first)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  expect(await dialog.getByLabel('Title').inputValue()).toBe(second)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe(second)
  await item(page, second ?? '')
    .getByRole('button', { name: 'Mark Complete' })
    .press('Enter')
  await expect.poll(() => titles(page)).toEqual([first, third])
  await expect.poll(focused).toBe(third)

  await board.world.receiveMail({ from: 'amara', subject: 'Garden', text: 'Please water the roses.' })
  await item(page, 'Water the roses').waitFor()
  expect(await figures(page)).toBe('Total4 Pending3 In Progress0 Completed1')
})

it('MYT-08, MYT-10: it says that it loads, that it failed, and how a first task comes', async () => {
  const mei = await board.world.signUp('mei')
  const page = await board.open(mei, '/my-tasks')
  const words =
    'No tasks assigned to you yet. Tasks will appear here when they are specifically assigned to you.'
  await page.getByText(words).waitFor()
  await page
    .getByText('Tasks created in individual projects are automatically assigned to you.', { exact: true })
    .waitFor()
  expect(await axeFaults(page)).toEqual([])

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/tasks\/assigned$/, async (route) => {
    await held
    await route.fulfill({ status: 500, json: { message: 'The test said no.', code: 'internal' } })
  })
  await page.reload()
  await page.getByText('Loading your tasks...', { exact: true }).waitFor()
  answer()
  await page.getByRole('heading', { name: 'Failed to load your tasks' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.unroute(/\/api\/tasks\/assigned$/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(words).waitFor()
})

it('what I gave to others waits on its own list, is asked after by a switch, and goes with the answer', async () => {
  await board.world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', `tula@${board.world.config.mailDomain}`],
    subject: 'Garden party',
    messageId: '<garden@mail.example.com>',
    text: 'Jonas, please order the lanterns.',
  })
  const page = await board.open(amara, '/my-tasks', { width: 320 })
  await page.getByRole('link', { name: 'Waiting for' }).click()
  const list = page.getByRole('region', { name: 'Tasks that wait for an answer' })
  const lanterns = list.getByRole('listitem').filter({ hasText: 'Order the lanterns' })
  await lanterns.getByText(/^Jonas Weber · no answer since/).waitFor()
  await lanterns.getByRole('switch', { name: 'Ask by mail' }).click()
  await lanterns.getByRole('combobox', { name: 'How often to ask after Order the lanterns' }).click()
  await page.getByRole('option', { name: 'Every week' }).click()
  const chased = async () =>
    (await amara.get<{ title: string; chaseDays: number | null }[]>('/api/tasks/waiting')).map(
      ({ title, chaseDays }) => `${title} ${chaseDays}`,
    )
  await expect.poll(chased).toContain('Order the lanterns 7')
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
  await board.world.receiveMail({
    from: 'jonas',
    to: ['Amara Okafor <amara@example.com>', `tula@${board.world.config.mailDomain}`],
    subject: 'Re: Garden party',
    inReplyTo: '<garden@mail.example.com>',
    text: 'They come on Thursday.',
  })
  await lanterns.waitFor({ state: 'detached' })
  expect((await chased()).filter((one) => one.startsWith('Order the lanterns'))).toEqual([])
})

it('nothing overflows at 320 px, and axe finds nothing in either theme', async () => {
  for (const [colorScheme, width] of [
    ['light', 320],
    ['dark', 1440],
    ['light', 1440],
  ] as const) {
    const page = await board.open(amara, '/my-tasks', { colorScheme, width })
    await page.locator('[data-task-title]').first().waitFor()
    const wider = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (one) => one.getBoundingClientRect().right > document.documentElement.clientWidth,
        ).length,
    )
    expect([await overflow(page), wider]).toEqual([0, 0])
    expect(await axeFaults(page)).toEqual([])
  }
})
