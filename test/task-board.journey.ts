// The personal Task Board in a real browser against the real server: its lists, view, cards, drag to Done and states.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project } from '../src/features/projects/contract.ts'
import type { ListedTask } from '../src/features/tasks/lists/contract.ts'
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
import { axeFaults, overflow } from './page-faults.ts'
import { scriptsOf } from './page-scripts.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let priya: Client
let fair: Project

const lists = {
  'My Tasks': ['Tasks assigned to me', 'assigned'],
  'Tasks Assigned to Others': ['Tasks I assigned to others', 'assigned-by-me'],
  "Tasks I'm Monitoring": ["Tasks I'm keeping track of", 'monitor'],
  Done: ['Completed and deleted tasks', 'done'],
} as const
type ListName = keyof typeof lists
const names = Object.keys(lists) as ListName[]

const deck = 'Send the launch deck to all partners'
const login = 'Fix the login redirect'
const stage = 'Book the stage'
const tents = 'Rent the tents'
const text = 'Lucia, please print the posters.\nJonas, could you rent the tents?\nI will book the stage.'

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  priya = await board.world.signUp('priya')
  const tula = `tula@${board.world.config.mailDomain}`
  await board.projectFrom(amara, {
    from: 'priya',
    to: ['amara@example.com', 'jonas@example.com', tula],
    subject: 'Spring launch',
    text: `Hello all,\n\n- Amara, please send the launch deck to all partners.\n- Jonas, please fix the login redirect, urgent.\n\nPriya`,
  })
  fair = await board.projectFrom(amara, {
    from: 'amara',
    to: ['Lucia Ferri <lucia@example.com>', 'Jonas Weber <jonas@example.com>', tula],
    subject: 'Summer fair',
    text,
  })
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const tasksIn = (client: Client, list: ListName) => client.get<ListedTask[]>(`/api/tasks/${lists[list][1]}`)

async function taskOf(title: string): Promise<ListedTask> {
  const tasks = (await Promise.all(names.map((name) => tasksIn(amara, name)))).flat()
  const task = tasks.find((one) => one.title === title)
  if (!task) throw new Error(`no task ${title}`)
  return task
}

async function change(title: string, fields: object) {
  await amara.send('PATCH', `/api/tasks/${(await taskOf(title)).id}`, fields)
}

const add = (title: string, fields: object = {}) =>
  amara.send<ListedTask>('POST', `/api/projects/${fair.id}/tasks`, { title, ...fields })

/** Midnight of the day so many days from now, as a due date. */
const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`

async function open(path = '/task-board', options = {}) {
  const page = await board.open(amara, path, options)
  await column(page, 'Done').waitFor(soon)
  return page
}

const placed = (page: Page, list: ListName, title: string) =>
  column(page, list).getByRole('button', { name: title, exact: true })

const titlesIn = (page: Page, list: ListName) =>
  column(page, list)
    .locator('h3')
    .allTextContents()
    .then((all) => all.map((one) => one.replace(/^#\d+ /, '')))

async function lift(page: Page, title: string) {
  const grip = card(page, title).getByRole('button', { name: /^Move / })
  await readyToCarry(grip)
  const box = await grip.boundingBox()
  if (box === null) throw new Error('the card is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 12, y)
}

/** How bright each column is, from left to right. */
const brightness = (page: Page) =>
  page
    .locator('section[aria-labelledby^="column-"]')
    .evaluateAll((columns) => columns.map((one) => getComputedStyle(one).opacity))

it('PB-01 PB-06 PB-07 PB-08 PB-09 PB-14 SHELL-25: four columns across projects, each holding its list', async () => {
  await add('Reserve the hall', { status: 'Finished' })
  const page = await board.open(amara, '/terms')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/tasks/done', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${board.world.url}/tasks`)
  await page.getByText('Loading your task board...').waitFor(soon)
  answer()
  await page.getByRole('heading', { level: 1, name: 'Task Board' }).waitFor(soon)
  for (const name of names) {
    await column(page, name).getByText(lists[name][0], { exact: true }).waitFor(soon)
    const tasks = (await tasksIn(amara, name)).filter(
      ({ status }) => name === 'Done' || status !== 'Finished',
    )
    expect([name, await titlesIn(page, name)]).toEqual([name, tasks.map(({ title }) => title)])
    expect(await column(page, name).locator('header').textContent()).toContain(String(tasks.length))
  }
  expect(await titlesIn(page, 'My Tasks')).toEqual(expect.arrayContaining([stage, deck]))
  expect(await titlesIn(page, 'Tasks Assigned to Others')).toContain(tents)
  expect(await titlesIn(page, "Tasks I'm Monitoring")).toEqual([login])
})

it('PB-10 PB-11 PB-12 PB-13 PB-23: a card shows its task, its project, its status, when it is due and who does it', async () => {
  await change(deck, { description: 'Figures go on slides 4 and 9.', dueDate: inDays(40) })
  await change(stage, { status: 'in_progress', dueDate: inDays(-3) })
  await change(tents, { status: 'review', dueDate: inDays(1) })
  await change(login, { status: 'todo', dueDate: inDays(0) })
  const rows = await board.world.rows(
    'insert into task_assignees (task_id, user_id) select $1, id from users on conflict do nothing returning user_id',
    [(await taskOf(deck)).id],
  )
  const page = await open()
  const shown = card(page, deck)
  await shown.getByText('Figures go on slides 4 and 9.').waitFor(soon)
  await shown.getByText('Medium', { exact: true }).waitFor()
  expect(await shown.getByRole('link', { name: 'Spring launch' }).getAttribute('href')).toBe(
    `/teams/tula?project=${(await taskOf(deck)).projectId}`,
  )
  expect(await shown.getByRole('img').count()).toBe(3)
  await shown.getByText(`+${rows.length + 1 - 3}`, { exact: true }).waitFor()
  const facts = {
    [deck]: ['Pending', 'In 40 days'],
    [stage]: ['In Progress', '3 days ago'],
    [tents]: ['Review', 'Tomorrow'],
    [login]: ['Created', 'Today'],
  }
  for (const [title, words] of Object.entries(facts)) {
    for (const word of words) await card(page, title).getByText(word, { exact: true }).waitFor(soon)
  }
  await card(page, 'Reserve the hall').getByText('Completed', { exact: true }).waitFor()
  await change(stage, { dueDate: inDays(-1) })
  await card(page, stage).getByText('Yesterday').waitFor(soon)
  // Anywhere on the card.
  await card(page, tents).click({ position: { x: 60, y: 60 } })
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await dialog.getByLabel('Task Title').fill('Rent two tents')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await dialog.getByText(/^Saved \d/).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await placed(page, 'Tasks Assigned to Others', 'Rent two tents').waitFor(soon)
  await change('Rent two tents', { title: tents, status: 'pending', dueDate: null })
  expect((await taskOf(tents)).title).toBe(tents)
})

it('PB-02 PB-03 PB-04 PB-05 PB-25: filters and sort stand in the address, as chips, and can be cleared', async () => {
  await add('Agree on the music', { priority: 'high', status: 'working', dueDate: inDays(9) })
  await add('Hire a band', { priority: 'high', dueDate: inDays(2) })
  const page = await open()
  const watched = () => titlesIn(page, "Tasks I'm Monitoring")
  expect((await watched()).slice(0, 2)).toEqual(['Hire a band', 'Agree on the music'])
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field, exact: true }).click(soon)
    await page.getByRole('option', { name: option, exact: true }).click(soon)
  }
  const offered = async (field: string) => {
    await page.getByRole('combobox', { name: field, exact: true }).click(soon)
    const options = await page.getByRole('option').allTextContents()
    await page.keyboard.press('Escape')
    return options
  }
  expect(await offered('Project')).toEqual(['All Projects', 'Spring launch', 'Summer fair'])
  expect(await offered('Priority')).toEqual(['All', 'High', 'Medium', 'Low'])
  expect(await offered('Status')).toEqual(['All', 'Pending', 'In Progress', 'Completed', 'Blocked', 'Review'])
  expect(await offered('Sort by')).toEqual(['Created Date', 'Updated Date', 'Due Date', 'Priority', 'Title'])
  await choose('Project', 'Summer fair')
  await choose('Priority', 'High')
  await choose('Sort by', 'Due Date')
  await expect.poll(watched, soon).toEqual(['Hire a band', 'Agree on the music'])
  await page.getByRole('button', { name: 'Ascending, change to descending' }).click()
  await expect.poll(watched, soon).toEqual(['Agree on the music', 'Hire a band'])
  await choose('Status', 'In Progress')
  await expect.poll(watched, soon).toEqual(['Agree on the music'])
  await page.reload()
  await expect.poll(watched, soon).toEqual(['Agree on the music'])
  const chips = page.getByRole('list', { name: 'Active filters' })
  expect(await chips.getByRole('listitem').allTextContents()).toEqual([
    'Project: Summer fair',
    'Priority: High',
    'Status: In Progress',
  ])
  await chips.getByRole('button', { name: 'Remove filter Status: In Progress' }).click()
  await expect.poll(watched, soon).toEqual(['Agree on the music', 'Hire a band'])
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await chips.waitFor({ ...soon, state: 'detached' })
  expect(await watched()).toContain(login)
  expect(new URL(page.url()).search).toBe('?sort=due&order=desc')
})

it('a view is kept under a name, opened again, deleted, and brought back by Undo', async () => {
  const page = await open('/task-board?priority=high&sort=due&order=desc')
  await page.getByRole('button', { name: 'Views' }).click()
  const kept = page.getByRole('dialog', { name: 'Saved views' })
  await kept.getByLabel('Name of this view').fill('Pressing')
  await page.keyboard.press('Enter')
  await toastOf(page, 'View saved').waitFor(soon)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await page.getByRole('button', { name: 'Views' }).click()
  await kept.getByRole('button', { name: 'Pressing', exact: true }).click(soon)
  await expect.poll(() => new URL(page.url()).search, soon).toBe('?priority=high&sort=due&order=desc')
  await page.getByRole('button', { name: 'Views' }).click()
  expect(await axeFaults(page)).toEqual([])
  await kept.getByRole('button', { name: 'Delete the view Pressing' }).click()
  await kept.getByText('Choose filters and a sort').waitFor(soon)
  expect(await amara.get('/api/views?page=task-board')).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await toastOf(page, 'Undone').waitFor(soon)
  const query = 'priority=high&sort=due&order=desc'
  expect(await amara.get('/api/views?page=task-board')).toMatchObject([{ name: 'Pressing', query }])
})

it('PB-16 PB-17 PB-18 PB-19 PB-20 PB-21 PB-22 PB-09: only Done takes a card, which is written as done and read again', async () => {
  const page = await board.open(amara, '/terms')
  // Silent, so that what is read again comes from the board and not from a live message.
  await page.routeWebSocket('**/ws', () => {})
  await page.goto(`${board.world.url}/task-board`)
  await placed(page, 'My Tasks', stage).waitFor(soon)
  const calls: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/tasks/'))
      calls.push(`${request.method()} ${path} ${request.postData() ?? ''}`.trim())
  })
  await lift(page, stage)
  await expect.poll(() => brightness(page), soon).toEqual(['0.4', '0.4', '0.4', '1'])
  await carryOver(page, 'My Tasks')
  await page.mouse.up()
  await expect.poll(() => brightness(page), soon).toEqual(['1', '1', '1', '1'])
  expect([await page.locator('.ui-toast').count(), calls]).toEqual([0, []])
  await lift(page, stage)
  await carryOver(page, "Tasks I'm Monitoring", ', which takes no tasks')
  await page.mouse.up()
  await toastOf(page, 'Invalid Move')
    .getByText('Tasks can only be moved to the Done column to mark them as completed.', { exact: true })
    .waitFor(soon)
  await placed(page, 'My Tasks', stage).waitFor(soon)
  expect(calls).toEqual([])
  await lift(page, stage)
  await carryOver(page, 'Done')
  await page.mouse.up()
  const done = toastOf(page, 'Task Completed')
  await done.getByText(`"${stage}" has been marked as completed`).waitFor(soon)
  // Under the pointer it stays.
  await done.hover()
  await placed(page, 'Done', stage).waitFor(soon)
  await expect.poll(async () => (await taskOf(stage)).status, soon).toBe('done')
  const { id } = await taskOf(stage)
  const read = names.map((name) => `GET /api/tasks/${lists[name][1]}`)
  await expect.poll(() => calls.slice(1).sort(), soon).toEqual(read.sort())
  expect(calls[0]).toBe(`PATCH /api/tasks/${id} {"status":"done"}`)
  await done.getByRole('button', { name: 'Undo' }).click()
  await placed(page, 'My Tasks', stage).waitFor(soon)
  await expect.poll(async () => (await taskOf(stage)).status, soon).toBe('in_progress')
})

it('PB-18 PB-19: by keys a card is carried to Done, each step is announced, and the focus stays with it', async () => {
  const page = await open()
  const grip = page.getByRole('button', { name: `Move ${login}` })
  await grip.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => brightness(page), soon).toEqual(['0.4', '0.4', '0.4', '1'])
  await page.keyboard.press('Shift+ArrowRight')
  await spoken(page, `${login} is over Done.`)
  await page.keyboard.press('Space')
  await toastOf(page, 'Task Completed').waitFor(soon)
  await placed(page, 'Done', login).waitFor(soon)
  await expect.poll(() => grip.evaluate((one) => one === document.activeElement), soon).toBe(true)
  expect((await taskOf(login)).status).toBe('done')
  await change(login, { status: 'todo' })
  // Without a drag: the card leaves its column, the focus goes to the one beside it.
  await page.getByRole('button', { name: `Complete ${stage}` }).focus()
  await page.keyboard.press('Enter')
  await placed(page, 'Done', stage).waitFor(soon)
  const beside = () => placed(page, 'My Tasks', deck).evaluate((one) => one === document.activeElement)
  await expect.poll(beside, soon).toBe(true)
  await expect.poll(async () => (await taskOf(stage)).status, soon).toBe('done')
})

it('ERR-24: an update that fails is taken back, with its status code and words', async () => {
  const page = await open()
  await failCalls(page, /\/api\/tasks\/\d+$/, 'PATCH', 500)
  await page.getByRole('button', { name: `Complete ${deck}` }).click(soon)
  await toastOf(page, 'Failed to update task: 500 The test said no.').waitFor(soon)
  await placed(page, 'My Tasks', deck).waitFor(soon)
  expect((await taskOf(deck)).status).toBe('pending')
})

it('PB-15 ERR-25: each list that fails has its sentence, and Retry reloads the page', async () => {
  const page = await board.open(amara, '/terms')
  const [first, second] = [/\/api\/tasks\/assigned-by-me$/, /\/api\/tasks\/done$/]
  const mend = [await failCalls(page, first, 'GET', 500), await failCalls(page, second, 'GET', 'lost')]
  await page.goto(`${board.world.url}/task-board`)
  await page.getByRole('heading', { name: 'Error loading tasks' }).waitFor(soon)
  const words = page.getByRole('alert').locator('p > span')
  expect(await words.allTextContents()).toEqual([
    'Failed to load follow-up tasks.',
    'Failed to load done tasks.',
  ])
  await Promise.all(mend.map((one) => one()))
  const loaded = page.waitForEvent('load', soon)
  await page.getByRole('button', { name: 'Retry' }).click()
  await loaded
  await placed(page, 'My Tasks', deck).waitFor(soon)
  // Later, when a list cannot be read again, the cards stay.
  await failCalls(page, /\/api\/tasks\/monitor$/, 'GET', 500)
  await change(deck, { priority: 'low' })
  const old = page.getByRole('status').filter({ hasText: 'Failed to load monitor tasks.' })
  await expect.poll(() => old.isVisible(), soon).toBe(true)
  expect(await placed(page, 'My Tasks', deck).isVisible()).toBe(true)
})

it('PB-24: a deleted task stands in Done alone until it is restored; what others do comes live, and no focus is lost', async () => {
  const task = await add('Rent a smoke machine')
  const page = await open()
  await placed(page, "Tasks I'm Monitoring", task.title).click(soon)
  await page.getByRole('button', { name: 'Delete task' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const deleted = column(page, 'Done').getByRole('listitem').filter({ hasText: task.title })
  await deleted.getByText('Deleted, kept for 30 more days').waitFor(soon)
  expect(await card(page, task.title).count()).toBe(0)
  await deleted.getByRole('button', { name: `Restore ${task.title}` }).click()
  await placed(page, "Tasks I'm Monitoring", task.title).waitFor(soon)
  await placed(page, 'My Tasks', deck).focus()
  await priya.send('PATCH', `/api/tasks/${(await taskOf(deck)).id}`, { description: 'Slide 9 is gone.' })
  await card(page, deck).getByText('Slide 9 is gone.').waitFor(soon)
  const focused = placed(page, 'My Tasks', deck).evaluate((one) => one === document.activeElement)
  expect(await focused).toBe(true)
})

it('a phone of 320 px: filters in a sheet, a card completed by a tap; axe finds nothing in either theme', async () => {
  const phone = await open('/task-board', { width: 320, height: 640 })
  await placed(phone, 'My Tasks', deck).waitFor(soon)
  expect(await overflow(phone)).toBe(0)
  await phone.getByRole('button', { name: 'Filters' }).click()
  const sheet = phone.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('combobox', { name: 'Project', exact: true }).click(soon)
  await phone.getByRole('option', { name: 'Spring launch' }).click(soon)
  expect(await axeFaults(phone)).toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await phone.getByText('Project: Spring launch').waitFor(soon)
  expect(await overflow(phone)).toBe(0)
  await phone.getByRole('button', { name: `Complete ${deck}` }).click()
  await toastOf(phone, 'Task Completed').waitFor(soon)
  await placed(phone, 'Done', deck).waitFor(soon)
  await phone.context().close()
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open('/task-board?status=done', { colorScheme })
    await placed(page, 'Done', deck).waitFor(soon)
    expect(await axeFaults(page)).toEqual([])
    await page.context().close()
  }
})

it('the Task Board comes in few files of script, under 220 kB in all, compressed', async () => {
  const page = await board.open(amara, '/task-board')
  await card(page, deck).waitFor()
  await page.waitForLoadState('networkidle')
  const { files, bytes } = await scriptsOf(page)
  expect(files).toBeLessThanOrEqual(25)
  expect(bytes).toBeLessThan(220_000)
})
