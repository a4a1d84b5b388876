// The Copilot in a real browser: opened by the keyboard or asked beside a board, answered with sources, a change applied and taken back.
import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLog } from '../src/kit/log.ts'
import { createCore } from '../src/wiring/core.ts'
import { type BoardWorld, card, column, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { type ModelServer, startModelServer } from './model-server.ts'
import { axeFaults, axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let model: ModelServer
let amara: Client
let projectId: number

beforeAll(async () => {
  model = await startModelServer()
  board = await startBoardWorld({
    environment: { ANTHROPIC_API_KEY: 'key-1', ANTHROPIC_BASE_URL: model.url },
  })
  amara = await board.world.signUp('amara')
  await board.world.signUp('jonas')
  const project = await board.projectFrom(amara, {
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    subject: 'Spring fair',
    text: [
      'Jonas, please book the photographer.',
      'Jonas, please order the tablecloths.',
      'I will sign the hall contract.',
    ].join('\n'),
  })
  projectId = project.id
})
beforeEach(() => {
  // Where a model has nothing to say, the readers answer.
  model.turns = [{ kind: 'text', text: 'NOTHING' }]
  return amara.send('DELETE', '/api/copilot/messages')
})
afterEach(() => board.closePages())
afterAll(async () => {
  await board.close()
  await model.close()
})

const panel = (page: Page) => page.getByRole('region', { name: 'Copilot' })
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Ask the Copilot' })

async function opened(path: string, options?: Parameters<BoardWorld['open']>[2]): Promise<Page> {
  const page = await board.open(amara, path, options)
  await openPanel(page)
  return page
}

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Open Copilot' }).waitFor(soon)
  await page.keyboard.press('Control+j')
  await box(page).waitFor(soon)
}

async function ask(page: Page, text: string) {
  await box(page).fill(text)
  await box(page).press('Enter')
}

it('COP-01, COP-02, COP-38: it starts as a round button, opens by the keyboard, is minimised, and stays as it was left', async () => {
  const page = await opened('/settings')
  await panel(page).getByRole('button', { name: 'Minimise' }).click()
  await box(page).waitFor({ state: 'detached', ...soon })
  await page.reload()
  await panel(page).getByRole('button', { name: 'Open', exact: true }).click(soon)
  await box(page).waitFor(soon)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open Copilot' }).waitFor(soon)
  expect(await panel(page).count()).toBe(0)
})

it('COP-03, COP-04, COP-10, COP-11, COP-12: header, welcome of the project, three suggestions, and a box of one row', async () => {
  const ofAgent = await opened('/teams/faq')
  await panel(ofAgent).getByText('Ask about FAQ\u2019s work').waitFor(soon)
  const page = await opened(`/project/${projectId}`)
  await page.bringToFront()
  await panel(page).getByText('Ask about Spring fair').waitFor(soon)
  const suggestions = panel(page).getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect.poll(() => suggestions.count()).toBe(3)
  expect(await box(page).boundingBox()).toMatchObject({ height: 40 })
  await box(page).fill('line\n'.repeat(20))
  expect((await box(page).boundingBox())?.height).toBe(120)
  await box(page).fill('')
  expect(await axeFaults(page)).toEqual([])
  await suggestions.first().click()
  await panel(page).getByText('The Copilot answered').waitFor(soon)
  expect(await suggestions.count()).toBe(0)
})

it('COP-05, COP-13: Enter asks, Shift+Enter breaks the line, and the answer leads to its source', async () => {
  const page = await opened(`/project/${projectId}`)
  await box(page).pressSequentially('who has')
  await box(page).press('Shift+Enter')
  await box(page).pressSequentially('the tablecloths?')
  expect(await box(page).inputValue()).toBe('who has\nthe tablecloths?')
  await box(page).press('Enter')
  await panel(page).getByRole('link', { name: 'Source 1' }).waitFor(soon)
  await panel(page).getByRole('list', { name: 'Sources' }).getByRole('link').first().click()
  await page.waitForURL(/\/task\/\d+/)
  await panel(page).getByText('who has').waitFor(soon)
})

it('COP-14: nothing blank is sent, and nothing while a reply is pending', async () => {
  const page = await opened('/settings')
  const send = panel(page).getByRole('button', { name: 'Send' })
  expect(await send.isDisabled()).toBe(true)
  await box(page).fill('  \n ')
  expect(await send.isDisabled()).toBe(true)
  await page.route('**/api/copilot/chat', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await ask(page, 'what is overdue?')
  await panel(page)
    .getByText('The Copilot is typing')
    .waitFor({ state: 'attached', ...soon })
  await box(page).fill('and more')
  expect(await send.isDisabled()).toBe(true)
})

it('COP-16, COP-36: where the page changes, or the panel is closed, what was asked is cancelled and its answer ignored', async () => {
  const ways: ((page: Page) => Promise<unknown>)[] = [
    (page) => page.getByRole('link', { name: 'Task Board' }).first().click(),
    (page) => page.keyboard.press('Control+j'),
  ]
  for (const leave of ways) {
    const page = await opened(`/project/${projectId}`)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/copilot/chat', async (route) => {
      await held
      await route
        .fulfill({ json: { response: 'A late answer', messageId: 1, sources: [], changes: [] } })
        .catch(() => {})
    })
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/chat'))
    await ask(page, 'what is overdue this spring?')
    await panel(page)
      .getByText('The Copilot is typing')
      .waitFor({ state: 'attached', ...soon })
    await leave(page)
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
    if ((await panel(page).count()) === 0) await page.keyboard.press('Control+j')
    answer()
    await box(page).fill('and what now?')
    await expect.poll(() => panel(page).getByRole('button', { name: 'Send' }).isEnabled(), soon).toBe(true)
    // What earlier tests have asked may still stand there.
    for (const gone of ['The Copilot is typing', 'what is overdue this spring?', 'A late answer'])
      await expect.poll(() => panel(page).getByText(gone).count(), soon).toBe(0)
  }
})

it('COP-27, CONST-08: suggestions are asked for 400 ms after the page changes, and those of the page before are ignored', async () => {
  const page = await opened('/settings')
  await page.keyboard.press('Control+j')
  await box(page).waitFor({ state: 'detached', ...soon })
  const asked: { context: string; at: number }[] = []
  let answerFirst = () => {}
  await page.route('**/api/copilot/suggestions', async (route) => {
    const { context } = route.request().postDataJSON() as { context: string }
    asked.push({ context, at: Date.now() })
    if (asked.length === 1)
      await new Promise<void>((resolve) => {
        answerFirst = resolve
      })
    await route.fulfill({ json: { suggestions: [`About ${context}`] } }).catch(() => {})
  })
  const pressed = Date.now()
  await page.keyboard.press('Control+j')
  await expect.poll(() => asked).toMatchObject([{ context: 'general' }])
  expect((asked[0]?.at ?? 0) - pressed).toBeGreaterThanOrEqual(400)
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/suggestions'))
  const left = Date.now()
  await page.getByRole('link', { name: 'Task Board' }).first().click()
  await cancelled
  answerFirst()
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  expect((asked[1]?.at ?? 0) - left).toBeGreaterThanOrEqual(400)
  await panel(page)
    .getByRole('button', { name: `About ${asked.at(-1)?.context}` })
    .waitFor(soon)
  expect(await panel(page).getByText('About general').count()).toBe(0)
})

it('COP-31: both requests say which page it is; suggestions get the reduced summary alone', async () => {
  const page = await board.open(amara, `/project/${projectId}`)
  const bodies: { path: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/copilot/') && request.method() === 'POST')
      bodies.push({ path, body: request.postDataJSON() as Record<string, unknown> })
  })
  await openPanel(page)
  await panel(page).getByText('Ask about Spring fair').waitFor(soon)
  const last = (path: string) => bodies.findLast((one) => one.path === path)?.body
  const contextData = {
    selectedProject: { id: projectId, name: 'Spring fair' },
    tasks: [{ status: 'pending' }, { status: 'pending' }, { status: 'pending' }],
  }
  await expect.poll(() => last('/api/copilot/suggestions')).toMatchObject({ context: 'tula', contextData })
  await ask(page, 'what is open?')
  await panel(page).getByRole('link', { name: 'Source 1' }).waitFor(soon)
  expect(last('/api/copilot/chat')).toMatchObject({
    ...{ userQuestion: 'what is open?', context: 'tula', contextData },
  })
  await page.goto(`${board.world.url}/settings`)
  await expect.poll(() => last('/api/copilot/suggestions')).toEqual({ context: 'general', contextData: {} })
  await page.goto(`${board.world.url}/task-board`)
  await expect
    .poll(() => (last('/api/copilot/suggestions')?.contextData as { tasks?: object[] })?.tasks?.length)
    .toBe(3)
  const told = last('/api/copilot/suggestions')?.contextData as { tasks: object[] } | undefined
  expect(Object.keys(told?.tasks[0] ?? {}).sort()).toEqual(['id', 'priority', 'status', 'updatedAt'])
})

it('COP-29, ERR-21: a button below an answer about one task moves it, and what failed is said', async () => {
  const page = await opened(`/project/${projectId}`)
  await ask(page, 'who has the tablecloths?')
  const move = panel(page).getByRole('button', { name: 'Move to Completed' })
  await move.waitFor(soon)
  const task = async () =>
    (await board.tasksOf(amara, projectId)).find(({ title }) => title.includes('tablecloths'))
  const id = (await task())?.id
  const heal = await failCalls(page, /\/api\/tasks\/\d+$/, 'PATCH', 'lost')
  await move.click()
  await panel(page).getByText(`❌ Failed to update task ${id}: Failed to update task ${id}`).waitFor(soon)
  expect((await task())?.status).toBe('pending')
  await heal()
  await move.click()
  await panel(page).getByText(`✅ Updated task ${id} to "Completed"`).waitFor(soon)
  expect((await task())?.status).toBe('completed')
  await amara.send('PATCH', `/api/tasks/${id}`, { status: 'pending' })
})

it('COP-17: action items and key insights stand behind the answer as messages of their own', async () => {
  const [first] = await board.tasksOf(amara, projectId)
  await amara.send('PATCH', `/api/tasks/${first?.id}`, { dueDate: '2026-01-05T00:00:00.000Z' })
  const page = await opened(`/project/${projectId}`)
  await ask(page, 'how is the spring fair going?')
  await panel(page).getByRole('region', { name: 'Action Items' }).getByText('Finish it').waitFor(soon)
  await panel(page)
    .getByRole('region', { name: 'Key Insights' })
    .getByText('1 task, the oldest')
    .waitFor(soon)
  expect(await axeFaults(page)).toEqual([])
  await amara.send('PATCH', `/api/tasks/${first?.id}`, { dueDate: null })
})

it('COP-18, ERR-19: where the server fails the panel answers by itself', async () => {
  const page = await opened(`/project/${projectId}`)
  await failCalls(page, /\/api\/copilot\/chat/, 'POST', 500)
  await ask(page, 'what is overdue?')
  await panel(page).getByText('The Copilot cannot be reached right now').waitFor(soon)
  expect(await panel(page).getByText('0 of 3 tasks are completed').count()).toBe(1)
})

it('COP-28, ERR-18: where suggestions cannot be had the built-in ones stand', async () => {
  const page = await board.open(amara, '/settings')
  await failCalls(page, /\/api\/copilot\/suggestions/, 'POST', 500)
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'What waits for me?' }).waitFor(soon)
  expect(await panel(page).getByRole('list', { name: 'Suggestions' }).getByRole('button').count()).toBe(3)
})

it('ERR-20: a move is shown as a difference, applied on a press, told, and undone by one', async () => {
  const page = await opened(`/project/${projectId}`)
  await ask(page, 'mark the tablecloths as done')
  const proposal = panel(page).getByRole('region', { name: 'Proposed changes' })
  // The words of the board, not those that are stored.
  await proposal.getByText('Pending', { exact: true }).waitFor(soon)
  await proposal.getByText('Completed', { exact: true }).waitFor(soon)
  const status = async () =>
    (await board.tasksOf(amara, projectId)).find(({ title }) => title.includes('tablecloths'))?.status
  expect(await status()).toBe('pending')
  await proposal.getByRole('button', { name: 'Apply' }).click()
  await panel(page).getByText('✅ Updated task').waitFor(soon)
  expect(await panel(page).getByText('to "Completed"').count()).toBe(1)
  expect(await status()).toBe('completed')
  // It is told, and can be taken back, after the panel was minimised and closed.
  for (const away of ['Minimise', 'Close']) {
    await panel(page).getByRole('button', { name: away }).click()
    await box(page).waitFor({ state: 'detached', ...soon })
    await page.keyboard.press('Control+j')
    await box(page).waitFor(soon)
    await panel(page).getByText('to "Completed"').waitFor(soon)
  }
  await page.reload()
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await panel(page).getByText('Taken back').waitFor(soon)
  expect(await status()).toBe('pending')
})

const beside = (page: Page) => page.getByRole('textbox', { name: 'Ask about this board' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const log = (page: Page) => panel(page).getByRole('log', { name: 'Conversation' })

/** The panel stands over what it was asked beside. */
async function askBeside(page: Page, text: string) {
  const close = panel(page).getByRole('button', { name: 'Close' })
  if ((await close.count()) > 0) await close.click()
  await beside(page).fill(text)
  await button(page, 'Ask AI').click()
}

async function boardOf(titles: Record<string, object>): Promise<{ id: number; path: string }> {
  const { project } = await amara.send<{ project: { id: number } }>('POST', '/api/projects', {
    ...{ name: 'Harvest fair', type: 'individual' },
  })
  for (const [title, fields] of Object.entries(titles))
    await amara.send('POST', `/api/projects/${project.id}/tasks`, { title, ...fields })
  return { id: project.id, path: `/project/${project.id}` }
}

it('AIA-01 AIA-02 AIA-08 AIA-10 KB-08: beside a board it folds, needs words, sets filters and sort, and remembers', async () => {
  const { id, path } = await boardOf({
    'Paint the signs': { priority: 'high', dueDate: '2020-05-01T00:00:00.000Z' },
    'Count the chairs': { priority: 'low' },
  })
  const page = await board.open(amara, path)
  await card(page, 'Paint the signs').waitFor(soon)
  expect(await button(page, 'Ask AI').isDisabled()).toBe(true)
  await beside(page).fill('  \n ')
  expect(await button(page, 'Ask AI').isDisabled()).toBe(true)

  await askBeside(page, 'show only the high priority ones')
  await log(page).getByText('Showing 1 task: high priority.').waitFor(soon)
  await card(page, 'Count the chairs').waitFor({ state: 'detached', ...soon })
  expect(await button(page, 'High').getAttribute('aria-pressed')).toBe('true')
  // The same from the panel itself.
  await ask(page, 'oldest first, please')
  await log(page).getByText('Sorted by created date, the oldest first.').waitFor(soon)
  await page.waitForURL(/priority=high.*sort=created|order=asc/)
  await askBeside(page, 'show everything again')
  await card(page, 'Count the chairs').waitFor(soon)
  await askBeside(page, 'what is overdue?')
  await log(page).getByText('Paint the signs').last().waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])

  const kept = () => page.evaluate((project) => localStorage.getItem(`ai-chat:${project}`), id)
  expect(await kept()).toContain('"role":"user"')
  // Where the server is not heard, what was said beside this board still stands there.
  const heal = await failCalls(page, /\/api\/copilot\/messages/, 'GET', 'lost')
  await page.reload()
  await log(page).getByText('what is overdue?').waitFor(soon)
  await heal()
  await page.reload()
  await log(page).getByText('what is overdue?').waitFor(soon)
  await button(page, 'Clear conversation').click()
  await expect.poll(kept, soon).toBeNull()
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await button(page, 'AI Assistant').click()
  await beside(page).waitFor({ state: 'detached', ...soon })
})

it('AIA-09 AIA-11 ERR-29 ERR-30 ERR-31: a move waits for a press, is chosen where several fit, and is taken back', async () => {
  const { id, path } = await boardOf({ 'Paint the signs': {}, 'Count the chairs': {} })
  const statusOf = async (title: string) =>
    (await board.tasksOf(amara, id)).find((task) => task.title === title)?.status
  const page = await board.open(amara, path)
  await card(page, 'Paint the signs').waitFor(soon)
  await askBeside(page, 'who paints the signs?')
  const press = log(page).getByRole('button', { name: 'Move to Completed' })
  await press.waitFor(soon)
  const patched = page.waitForRequest((request) => request.method() === 'PATCH')
  await press.click()
  expect((await patched).postDataJSON()).toMatchObject({ status: 'completed' })
  await toastOf(page, 'Task moved to completed').getByRole('button', { name: 'Undo' }).click()
  await toastOf(page, 'Task moved to pending').waitFor(soon)
  await column(page, 'Pending').getByText('Paint the signs').waitFor(soon)
  expect(await statusOf('Paint the signs')).toBe('pending')
  const healed = await failCalls(page, /\/api\/tasks\//, 'PATCH', 500)
  await press.click()
  await toastOf(page, 'Failed to update task status').waitFor(soon)
  await healed()

  await button(page, 'Clear conversation').click()
  await log(page)
    .getByText('who paints the signs?')
    .waitFor({ state: 'detached', ...soon })
  await askBeside(page, 'mark it as done')
  const open = log(page).getByRole('button', { name: 'Move to completed' })
  await open.click()
  await toastOf(page, 'Select a Task')
    .getByText(/^Choose from: (?:Paint the signs, Count the chairs|Count the chairs, Paint the signs)$/)
    .waitFor(soon)
  await log(page).getByRole('button', { name: 'Count the chairs' }).click()
  await toastOf(page, 'Task moved to completed').waitFor(soon)
  // Now one is left that can be meant, then none.
  await open.click()
  await column(page, 'Done').getByText('Paint the signs').waitFor(soon)
  await open.click()
  await toastOf(page, 'No tasks available to move to completed').waitFor(soon)

  await askBeside(page, 'reopen the signs and the chairs')
  await log(page).getByRole('button', { name: 'Apply' }).click()
  for (const title of ['Paint the signs', 'Count the chairs'])
    await column(page, 'Pending').getByText(title).waitFor(soon)
})

it('AIA-11 ERR-32: on a phone a new task waits for a press, and is taken away again', async () => {
  const { id, path } = await boardOf({})
  const page = await board.open(amara, path, { width: 360, height: 740 })
  await page.getByRole('button', { name: 'More about this project' }).click()
  await page.getByRole('menuitem', { name: 'Filters' }).click()
  await askBeside(page, 'remind me to hire a band, high priority')
  // The sheet of the filters makes room for the answer.
  const apply = log(page).getByRole('button', { name: 'Apply' })
  await apply.waitFor(soon)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await board.tasksOf(amara, id)).toEqual([])
  expect(await overflow(page)).toBe(0)
  const healed = await failCalls(page, /\/apply$/, 'POST', 500)
  await apply.click()
  await toastOf(page, 'Failed to create task').waitFor(soon)
  await healed()
  await apply.click()
  await toastOf(page, 'Created task: Hire a band').waitFor(soon)
  expect(await board.tasksOf(amara, id)).toMatchObject([
    { title: 'Hire a band', status: 'pending', priority: 'high' },
  ])
  await log(page).getByRole('button', { name: 'Undo' }).click()
  await log(page).getByText('Taken back').waitFor(soon)
  expect(await board.tasksOf(amara, id)).toEqual([])
})

it('ERR-28 AIA-04 AIA-11: failures are told in the conversation, or by a toast while it is minimised; plain words are shown as they are', async () => {
  const page = await board.open(amara, `/project/${projectId}`)
  const query = /\/api\/claude\/query$/
  let healed = await failCalls(page, query, 'POST', 500)
  await askBeside(page, 'what is overdue?')
  await log(page).getByText('Failed to get AI response', { exact: true }).waitFor(soon)
  await healed()
  healed = await failCalls(page, query, 'POST', 'lost')
  await askBeside(page, 'what is overdue?')
  await log(page)
    .getByText('Failed to process your request. Please try again.', { exact: true })
    .waitFor(soon)
  await healed()

  const asked = new Promise<Route>((resolve) => {
    void page.route(query, resolve)
  })
  await askBeside(page, 'what is overdue?')
  const held = await asked
  await panel(page).getByRole('button', { name: 'Minimise' }).click()
  await box(page).waitFor({ state: 'detached', ...soon })
  await held.abort('connectionrefused')
  await toastOf(page, 'Error').getByText('Failed to process your request. Please try again.').waitFor(soon)
  await page.unroute(query)

  const sort = '{"type":"SORT","suggestion":"Sorted.","sort":{"sortBy":"title","sortOrder":"asc"}}'
  const fenced = `\`\`\`json\n${sort}\n\`\`\``
  await page.route(query, (route) => route.fulfill({ json: { response: fenced } }), { times: 1 })
  await askBeside(page, 'by title')
  await page.waitForURL(/sort=title/)
  await page.route(query, (route) => route.fulfill({ json: { response: 'I would not know.' } }), { times: 1 })
  await askBeside(page, 'how is it going?')
  await log(page).getByText('I would not know.', { exact: true }).waitFor(soon)
  expect(await log(page).getByText('Failed').count()).toBe(0)
})

it('what a model says stands there as it comes, is stopped by a press or Esc, and the focus goes back', async () => {
  const page = await opened(`/project/${projectId}`)
  const coming = 'Jonas has the tablecloths'
  model.turns = [{ kind: 'stalls', text: `${coming} [1].\n`, until: new Promise(() => {}) }]
  const stops: (() => Promise<unknown>)[] = [
    () => panel(page).getByRole('button', { name: 'Stop' }).click(),
    () => page.keyboard.press('Escape'),
  ]
  for (const stop of stops) {
    await ask(page, 'who has the tablecloths?')
    await panel(page).getByText(coming).waitFor(soon)
    // Read out once, when it is whole.
    expect(await log(page).locator('[aria-live="off"]').getByText(coming).count()).toBe(1)
    await stop()
    for (const gone of [coming, 'who has the tablecloths?'])
      await panel(page)
        .getByText(gone)
        .waitFor({ state: 'detached', ...soon })
    await expect.poll(() => box(page).evaluate((field) => field === document.activeElement), soon).toBe(true)
  }
  model.turns = [{ kind: 'text', text: `${coming} [1].` }]
  await ask(page, 'who has the tablecloths?')
  await panel(page).getByRole('link', { name: 'Source 1' }).waitFor(soon)
  expect(await panel(page).getByText(coming).count()).toBe(1)
  model.turns = [{ kind: 'status', status: 401 }]
  await ask(page, 'who has the photographer?')
  await panel(page).getByText('The language model could not be reached.').waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])

  await button(page, 'Search conversation').click()
  await panel(page).getByRole('searchbox').fill('TABLECLOTHS [1')
  await panel(page).getByText('Nothing of that was said here.').waitFor(soon)
  await panel(page).getByRole('searchbox').fill('has the TABLE')
  await panel(page).getByRole('list', { name: 'Found' }).getByText(coming).waitFor(soon)
  expect(await panel(page).getByRole('list', { name: 'Found' }).getByRole('listitem').count()).toBe(2)
  await page.keyboard.press('Escape')
  await box(page).press('Escape')
  await box(page).waitFor({ state: 'detached', ...soon })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), soon)
    .toBe('Open Copilot')
})

it('on a phone it is a sheet over the page, and nothing sticks out', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await opened(`/project/${projectId}`, { width: 390, height: 844, colorScheme })
    await ask(page, 'move the tablecloths to Friday')
    await panel(page).getByRole('button', { name: 'Apply' }).waitFor(soon)
    expect((await panel(page).boundingBox())?.width).toBe(390)
    expect(await overflow(page)).toBe(0)
  }
})

it('an answer reads in the dark as well', async () => {
  const page = await opened(`/project/${projectId}`, { colorScheme: 'dark' })
  await ask(page, 'what is open?')
  await panel(page).getByRole('link', { name: 'Source 1' }).waitFor(soon)
  expect(await axeFaults(page)).toEqual([])
})

const mailsTo = async (email: string) =>
  await board.world.rows<{ kind: string; subject: string; text: string; raw: string }>(
    'select kind, subject, text, raw from outbox where recipient = $1 order by id',
    [email],
  )

it('a mail to copilot@ does what it asks, and its link takes that back on a press', async () => {
  const { world } = board
  const copilot = `copilot@${world.config.mailDomain}`
  await world.receiveMail({
    from: 'amara',
    to: copilot,
    subject: 'Done',
    text: 'Mark the photographer as done',
  })
  const photographer = async () =>
    (await board.tasksOf(amara, projectId)).find(({ title }) => title.includes('photographer'))?.status
  expect(await photographer()).toBe('completed')
  const path = /\/copilot\/undo\/[\w-]+/.exec((await mailsTo('amara@example.com')).at(-1)?.text ?? '')?.[0]
  const page = await board.open(null, path ?? '')
  await page.getByText('photographer').first().waitFor(soon)
  expect(await photographer()).toBe('completed')
  await page.getByRole('button').click()
  await page.getByText('Taken back').first().waitFor(soon)
  expect(await photographer()).toBe('pending')
})

it('SET-21: the morning mail is switched on in the settings, and a reply to it acts', async () => {
  const { world } = board
  const contract = async () =>
    (await board.tasksOf(amara, projectId)).find(({ title }) => title.includes('contract'))
  await amara.send('PATCH', `/api/tasks/${(await contract())?.id}`, { dueDate: '2026-01-05T00:00:00.000Z' })
  const page = await board.open(amara, '/settings?tab=notifications')
  const wish = page.getByRole('switch', { name: /^Morning mail/ })
  await wish.click(soon)
  await expect
    .poll(
      async () => (await amara.get<Record<string, unknown>>('/api/notifications/preferences')).morningMail,
    )
    .toBe(true)
  const clock = () => new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`)
  const core = createCore(world.config, world.app.db, createLog('silent'), { clock })
  const sweeps = core.features.all.find(({ name }) => name === 'copilot')?.sweeps ?? []
  await sweeps.find(({ name }) => name === 'morning-mails')?.run()
  const mail = (await mailsTo('amara@example.com')).find(({ kind }) => kind === 'morning')
  expect(mail?.text).toContain('Sign the hall contract')
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)`, 'm').exec(mail?.raw.replace(/\r\n[ \t]+/g, ' ') ?? '')?.[1]?.trim() ?? ''
  const number = /(\d)\. Sign the hall contract/.exec(mail?.text ?? '')?.[1]
  await world.receiveMail({
    ...{ from: 'amara', to: header('Reply-To'), subject: `Re: ${mail?.subject}`, text: `${number} done` },
    inReplyTo: header('Message-I[Dd]'),
  })
  expect((await contract())?.status).toBe('completed')
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

it('a mail is read again by the model on its page, and what differs is applied by keyboard, wide and narrow', async () => {
  const { world } = board
  const sentence = 'Please rent the marquee by Friday.'
  await world.receiveMail({ from: 'amara', subject: 'The marquee', text: sentence })
  const [delivery] = await world.rows<{ id: number }>(
    `select d.id from deliveries d join mails m on m.id = d.mail_id where m.subject = 'The marquee'`,
  )
  const task = { title: 'Hire a marquee for the fair', sentence, dueDate: null, confidence: 0.95 }
  model.turns = [{ kind: 'answer', value: { tasks: [task], changes: [], comment: null } }]
  const page = await board.open(amara, `/mails/${delivery?.id}`)
  await page.getByRole('button', { name: 'Read again' }).press('Enter')
  await page.getByRole('button', { name: 'By the model' }).press('Enter')
  const differences = page.getByRole('list', { name: 'What would differ' })
  await differences.getByText('Hire a marquee for the fair').first().waitFor(soon)
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
      const folder = process.env.PICTURES
      await differences.scrollIntoViewIfNeeded()
      if (folder) await page.screenshot({ path: `${folder}/read-again-${colorScheme}-${width}.png` })
    }
  const isRenamed = async () =>
    (await world.rows(`select 1 from tasks where title = 'Hire a marquee for the fair'`)).length === 1
  expect(await isRenamed()).toBe(false)
  await page.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect.poll(isRenamed, soon).toBe(true)
  await toastOf(page, 'The tasks are as they were read now')
    .getByRole('button', { name: 'Undo' })
    .press('Enter')
  await expect.poll(isRenamed, soon).toBe(false)
})
