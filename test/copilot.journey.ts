// The Copilot in a real browser: opened by the keyboard, asked, answered with sources, a change applied and taken back.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type BoardWorld, failCalls, startBoardWorld } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let projectId: number

beforeAll(async () => {
  board = await startBoardWorld()
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
beforeEach(() => amara.send('DELETE', '/api/copilot/messages'))
afterEach(() => board.closePages())
afterAll(() => board.close())

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
  const page = await opened(`/project/${projectId}`)
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
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await panel(page).getByText('Taken back').waitFor(soon)
  expect(await status()).toBe('pending')
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
