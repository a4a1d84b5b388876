// Asking the assistant on a project's board, and doing what it proposes, in a real browser against the real server.
import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Project } from '../src/features/projects/contract.ts'
import { type BoardWorld, card, column, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaultsInBothThemes, overflow } from './page-faults.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let project: Project
let path: string

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  project = await board.projectFrom(amara, {
    from: 'amara',
    subject: 'Harvest fair',
    text: 'Hello Tula,\n\nI will rent the marquee.\n\nAmara',
  })
  path = `/project/${project.id}`
})
beforeEach(async () => {
  for (const { id } of await board.tasksOf(amara, project.id)) await amara.send('DELETE', `/api/tasks/${id}`)
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const add = (title: string, fields: object = {}) =>
  amara.send<{ id: number }>('POST', `/api/projects/${project.id}/tasks`, { title, ...fields })
const statusOf = async (title: string) =>
  (await board.tasksOf(amara, project.id)).find((task) => task.title === title)?.status
const box = (page: Page) => page.getByRole('textbox', { name: 'Ask about this board' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const section = (page: Page) => button(page, 'AI Assistant')

async function ask(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await button(page, 'Ask AI').click()
}

it('AIA-01 AIA-02 AIA-10 KB-08: it folds, needs words, sets filters and sort, and remembers what was said', async () => {
  await add('Paint the signs', { priority: 'high', dueDate: '2020-05-01' })
  await add('Count the chairs', { priority: 'low' })
  const page = await board.open(amara, path)
  await card(page, 'Paint the signs').waitFor()
  expect(await button(page, 'Ask AI').isDisabled()).toBe(true)
  await box(page).fill('  \n ')
  expect(await button(page, 'Ask AI').isDisabled()).toBe(true)

  await ask(page, 'show only the high priority ones')
  await log(page).getByText('Showing 1 task: high priority.').waitFor()
  await card(page, 'Count the chairs').waitFor({ state: 'detached' })
  expect(await button(page, 'High').getAttribute('aria-pressed')).toBe('true')
  await ask(page, 'oldest first, please')
  await log(page).getByText('Sorted by created date, the oldest first.').waitFor()
  await page.waitForURL(/priority=high.*sort=created|order=asc/)
  await ask(page, 'show everything again')
  await card(page, 'Count the chairs').waitFor()
  await ask(page, 'what is overdue?')
  await log(page).getByText('#2 Paint the signs').last().waitFor()
  expect(await axeFaultsInBothThemes(page)).toEqual([])

  await page.reload()
  await log(page).getByText('what is overdue?').waitFor()
  expect(await page.evaluate((id) => localStorage.getItem(`ai-chat:${id}`), project.id)).toContain(
    '"role":"user"',
  )
  await section(page).click()
  await log(page).waitFor({ state: 'detached' })
  await section(page).click()
  await button(page, 'Clear conversation').click()
  await button(page, 'Who is overloaded?').waitFor()
  expect(await page.evaluate((id) => localStorage.getItem(`ai-chat:${id}`), project.id)).toBeNull()
})

it('AIA-09 AIA-11 ERR-29 ERR-30 ERR-31: a move waits for a press, is chosen where several fit, and is taken back', async () => {
  await add('Paint the signs')
  await add('Count the chairs')
  const page = await board.open(amara, path)
  await card(page, 'Paint the signs').waitFor()
  await ask(page, 'the signs are done')
  const press = log(page).getByRole('button', { name: 'Move to completed' })
  await press.waitFor()
  expect(await statusOf('Paint the signs')).toBe('pending')
  const patched = page.waitForRequest((request) => request.method() === 'PATCH')
  await press.click()
  expect((await patched).postDataJSON()).toEqual({ status: 'completed' })
  await toastOf(page, 'Task moved to completed').waitFor()
  await column(page, 'Done').getByText('Paint the signs').waitFor()
  await log(page).getByRole('button', { name: 'Undo' }).click()
  await toastOf(page, 'Task moved to pending').waitFor()
  await column(page, 'Pending').getByText('Paint the signs').waitFor()
  expect(await statusOf('Paint the signs')).toBe('pending')

  const healed = await failCalls(page, /\/api\/tasks\//, 'PATCH', 500)
  await press.click()
  await toastOf(page, 'Failed to update task status').waitFor()
  await healed()

  await button(page, 'Clear conversation').click()
  await ask(page, 'mark it as done')
  await press.click()
  await toastOf(page, 'Select a Task')
    .getByText(/^Choose from: (?:Paint the signs, Count the chairs|Count the chairs, Paint the signs)$/)
    .waitFor()
  await log(page).getByRole('button', { name: 'Count the chairs' }).click()
  await toastOf(page, 'Task moved to completed').waitFor()
  // Now one is left that can be meant, then none.
  await press.click()
  await column(page, 'Done').getByText('Paint the signs').waitFor()
  await press.click()
  await toastOf(page, 'No tasks available to move to completed').waitFor()

  await ask(page, 'reopen the signs and the chairs')
  await button(page, 'Move all 2').click()
  for (const title of ['Paint the signs', 'Count the chairs'])
    await column(page, 'Pending').getByText(title).waitFor()
})

it('AIA-11 ERR-32: a new task waits for a press, and is taken away again', async () => {
  const page = await board.open(amara, path, { width: 360, height: 740 })
  await page.getByRole('button', { name: 'More about this project' }).click()
  await page.getByRole('menuitem', { name: 'Filters' }).click()
  await ask(page, 'remind me to hire a band, high priority')
  const create = log(page).getByRole('button', { name: 'Create task' })
  await create.waitFor()
  expect(await board.tasksOf(amara, project.id)).toEqual([])
  expect(await overflow(page)).toBe(0)
  const healed = await failCalls(page, /\/tasks$/, 'POST', 500)
  await create.click()
  await toastOf(page, 'Failed to create task').waitFor()
  await healed()
  await create.click()
  await toastOf(page, 'Created task: Hire a band').waitFor()
  expect(await board.tasksOf(amara, project.id)).toMatchObject([
    { title: 'Hire a band', status: 'pending', priority: 'high' },
  ])
  await log(page).getByRole('button', { name: 'Undo' }).click()
  await create.waitFor()
  expect(await board.tasksOf(amara, project.id)).toEqual([])
})

it('ERR-28 AIA-04 AIA-11: failures are told in the conversation, or by a toast while it is folded; plain words are shown as they are', async () => {
  const page = await board.open(amara, path)
  const query = /\/api\/claude\/query$/
  let healed = await failCalls(page, query, 'POST', 500)
  await ask(page, 'what is overdue?')
  await log(page).getByText('Failed to get AI response', { exact: true }).waitFor()
  await healed()
  healed = await failCalls(page, query, 'POST', 'lost')
  await ask(page, 'what is overdue?')
  await log(page).getByText('Failed to process your request. Please try again.', { exact: true }).waitFor()
  await healed()

  const asked = new Promise<Route>((resolve) => {
    void page.route(query, resolve)
  })
  await ask(page, 'what is overdue?')
  const held = await asked
  await section(page).click()
  await log(page).waitFor({ state: 'detached' })
  await held.abort('connectionrefused')
  await toastOf(page, 'Error').getByText('Failed to process your request. Please try again.').waitFor()
  await page.unroute(query)
  await section(page).click()

  const fenced = '```json\n{"type":"INSIGHT","suggestion":"All is well."}\n```'
  for (const [response, shown] of [
    [fenced, 'All is well.'],
    ['I would not know.', 'I would not know.'],
  ] as const) {
    await page.route(query, (route) => route.fulfill({ json: { response } }), { times: 1 })
    await ask(page, 'how is it going?')
    await log(page).getByText(shown, { exact: true }).waitFor()
  }
  expect(await log(page).getByText('Failed').count()).toBe(2)
})

it('whoever signs out leaves no conversation behind', async () => {
  const page = await board.open(await board.world.signUp('priya'), '/task-board')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    localStorage.setItem('ai-chat:9', '[]')
    location.assign('/api/logout')
  })
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ai-chat:9'))).toBeNull()
})
