// Making, reading, editing and deleting tasks in their window, in a real browser against the real server.
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project } from '../src/features/projects/contract.ts'
import { type BoardWorld, card, column, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, axeFaultsInBothThemes, overflow } from './page-faults.ts'
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
    subject: 'Reading list',
    text: 'Hello Tula,\n\nplease order the book on post rooms by Friday.\n\nAmara',
  })
  path = `/project/${project.id}`
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function makeTask(title: string, fields: object = {}) {
  return amara.send<{ id: number; version: number }>('POST', `/api/projects/${project.id}/tasks`, {
    title,
    ...fields,
  })
}

async function taskOf(title: string) {
  return (await board.tasksOf(amara, project.id)).find((task) => task.title === title)
}

async function edit(page: Page, title: string) {
  await card(page, title)
    .getByRole('button', { name: `Edit ${title}`, exact: true })
    .click()
  const dialog = dialogOf(page, 'Edit Task')
  await dialog.waitFor()
  return dialog
}

it('KB-20, ERR-27: Add Task sends the defaults and opens the new task for editing', async () => {
  const page = await board.open(amara, path)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/tasks'),
  )
  await page.getByRole('button', { name: 'Add Task' }).click()
  expect((await sent).postDataJSON()).toEqual({
    title: 'New Task',
    description: 'Task description',
    status: 'pending',
    priority: 'medium',
    dueDate: null,
    assignToMe: true,
  })
  await toastOf(page, 'Task created successfully').waitFor()
  const dialog = dialogOf(page, 'Edit Task')
  expect(await dialog.getByLabel('Task Title').inputValue()).toBe('New Task')
  await dialog.getByLabel('Task Title').fill('Write to the library')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await card(page, 'Write to the library').waitFor()
})

it('Add Task left untouched takes the new task away again; what was typed into it stays', async () => {
  const page = await board.open(amara, path)
  const before = (await board.tasksOf(amara, project.id)).length
  await page.getByRole('button', { name: 'Add Task' }).click()
  const dialog = dialogOf(page, 'Edit Task')
  await dialog.getByLabel('Task Title').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await board.tasksOf(amara, project.id)).length).toBe(before)
  await card(page, 'New Task').waitFor({ state: 'detached' })
  await toastOf(page, 'Task created successfully').waitFor({ state: 'detached' })
  const rows = await board.world.rows("select id from tasks where title = 'New Task'")
  expect(rows).toEqual([])
  await page.getByRole('button', { name: 'Add Task' }).click()
  await dialog.getByLabel('Task Title').fill('Ring the binder')
  // The first leaves the text, the second the task.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await toastOf(page, 'Draft kept').waitFor()
  await edit(page, 'New Task')
  expect(await dialog.getByLabel('Task Title').inputValue()).toBe('Ring the binder')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await toastOf(page, 'Task updated successfully').waitFor()
  expect((await taskOf('Ring the binder'))?.status).toBe('pending')
})

it('DLG-01, DLG-10: "+" of a column makes a task there; an empty title shows "Task title is required"', async () => {
  const page = await board.open(amara, path)
  await page.getByRole('button', { name: 'Add to Ongoing' }).click()
  const dialog = dialogOf(page, 'Create Task')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await dialog.getByText('Task title is required').waitFor()
  await dialog.getByLabel('Task Title').fill('Ask about the loan')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await column(page, 'Ongoing')
    .getByRole('button', { name: /^Ask about the loan/ })
    .waitFor()
  expect((await taskOf('Ask about the loan'))?.status).toBe('in-progress')
})

it('DLG-10, DLG-08: the key c opens Create Task, where the delete icon is disabled', async () => {
  const page = await board.open(amara, path)
  await page.getByRole('button', { name: 'Add to Pending' }).waitFor()
  await page.keyboard.press('c')
  const dialog = dialogOf(page, 'Create Task')
  await dialog.waitFor()
  expect(await dialog.getByRole('button', { name: 'Delete task' }).isDisabled()).toBe(true)
})

it('DLG-02: the window has its four fields, and the sentence and source mail of a task that came by mail', async () => {
  const [task] = await board
    .tasksOf(amara, project.id)
    .then((tasks) => tasks.filter((one) => one.sourceEmail))
  const page = await board.open(amara, path)
  const dialog = await edit(page, task?.title ?? '')
  expect(await dialog.getByLabel('Task Title').inputValue()).toBe(task?.title)
  for (const label of ['Description', 'Priority']) await dialog.getByLabel(label, { exact: true }).waitFor()
  await dialog.getByRole('button', { name: /^Due Date/ }).waitFor()
  // Its text is the sentence, which stands on top.
  await dialog.getByText('please order the book on post rooms by Friday').waitFor()
  expect(await dialog.getByLabel('Description', { exact: true }).inputValue()).toBe('')
  await dialog.getByText('Source Email').waitFor()
  await dialog.getByText('amara@example.com').waitFor()
})

it('DLG-03, DLG-06, DLG-07, ERR-23: properties are saved at once, with the due date as a timestamp; the text by Save Task', async () => {
  await makeTask('Return the atlas')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Return the atlas')
  expect(await dialog.getByRole('combobox', { name: 'Priority' }).textContent()).toBe('Medium')
  expect(await dialog.getByRole('button', { name: 'Save Task' }).count()).toBe(0)
  await setDue(page, dialog, '2099-03-12')
  await expect.poll(async () => (await taskOf('Return the atlas'))?.dueDate).toBe('2099-03-12T00:00:00.000Z')
  await dialog.getByRole('combobox', { name: 'Priority' }).click()
  await page.getByRole('option', { name: 'High' }).click()
  await expect.poll(async () => (await taskOf('Return the atlas'))?.priority).toBe('high')
  const told = toastOf(page, 'Success').filter({ hasText: 'Task updated successfully' })
  await told.getByRole('button', { name: 'Undo' }).waitFor()
  await page.keyboard.press('z')
  await expect.poll(async () => (await taskOf('Return the atlas'))?.priority).toBe('medium')
  await dialog.getByLabel('Description', { exact: true }).fill('To the reading room.')
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/tasks\/\d+$/, async (route) => {
    await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await dialog.getByRole('button', { name: 'Saving...' }).waitFor()
  release()
  await toastOf(page, 'Success').getByText('Task updated successfully').waitFor()
  await dialog.getByText(/^Saved \d/).waitFor()
  expect(await taskOf('Return the atlas')).toMatchObject({
    description: 'To the reading room.',
    dueDate: '2099-03-12T00:00:00.000Z',
  })
  await toastOf(page, 'Success').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => dialog.getByLabel('Description', { exact: true }).inputValue()).toBe('')
  expect((await taskOf('Return the atlas'))?.description).toBe('')
})

/** By its chip; '' takes the day away. */
async function setDue(page: Page, dialog: Locator, day: string) {
  await dialog.getByRole('button', { name: /^Due Date/ }).click()
  const choice = page.getByRole('dialog', { name: 'Due date', exact: true })
  await choice.getByLabel('Due Date').fill(day)
  await choice.getByRole('button', { name: day === '' ? 'No due date' : 'Set' }).click()
}

it('a task is set to repeat beside its due date; done, it comes back a week later', async () => {
  // 2099-03-02 is a Monday.
  const { id } = await makeTask('Read the post', { dueDate: '2099-03-02T00:00:00.000Z' })
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Read the post')
  const repeat = dialog.getByRole('combobox', { name: 'Repeat' })
  expect(await repeat.textContent()).toBe('Repeat')
  await repeat.click()
  await page.getByRole('option', { name: 'Every week on Monday' }).click()
  await expect.poll(() => repeat.textContent()).toBe('Every week on Monday')
  await toastOf(page, 'Task updated successfully').waitFor()
  expect(await taskOf('Read the post')).toMatchObject({ id, repeats: 'weekly:1' })
  await amara.send('PATCH', `/api/tasks/${id}`, { status: 'completed' })
  const days = (await board.tasksOf(amara, project.id)).filter(({ title }) => title === 'Read the post')
  expect(days.map(({ dueDate }) => dueDate?.slice(0, 10))).toEqual(['2099-03-09', '2099-03-02'])
})

it('DLG-06: an emptied due date is sent as null', async () => {
  await makeTask('Water the plants', { dueDate: '2099-03-12T00:00:00.000Z' })
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Water the plants')
  await setDue(page, dialog, '')
  await toastOf(page, 'Task updated successfully').waitFor()
  expect((await taskOf('Water the plants'))?.dueDate).toBeNull()
})

it('DLG-04, ERR-23: deleting asks with the title, then deletes', async () => {
  await makeTask('Cancel the subscription')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Cancel the subscription')
  await dialog.getByRole('button', { name: 'Delete task' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Task' })
  await question
    .getByText('Are you sure you want to delete "Cancel the subscription"? You can restore it for 30 days.')
    .waitFor()
  await question.getByRole('button', { name: 'Cancel' }).waitFor()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await toastOf(page, 'Success').getByText('Task deleted successfully').waitFor()
  await card(page, 'Cancel the subscription').waitFor({ state: 'detached' })
  expect(await taskOf('Cancel the subscription')).toBeUndefined()
  await page.keyboard.press('z')
  await toastOf(page, 'Task Restored').getByText('Cancel the subscription').waitFor()
  await card(page, 'Cancel the subscription').waitFor()
})

it('ERR-23, ERR-27: what fails says so, and the dialog keeps what was typed', async () => {
  await makeTask('Call the printer')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Call the printer')
  await failCalls(page, /\/api\/tasks\/\d+$/, 'PATCH', 'lost')
  await failCalls(page, /\/api\/tasks\/\d+$/, 'DELETE', 500)
  await failCalls(page, /\/api\/projects\/\d+\/tasks$/, 'POST', 'lost')
  await dialog.getByLabel('Task Title').fill('Call the printer again')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await toastOf(page, 'Failed to update task').waitFor()
  expect(await dialog.getByLabel('Task Title').inputValue()).toBe('Call the printer again')
  await dialog.getByRole('button', { name: 'Delete task' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await toastOf(page, 'Failed to delete task').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await dialog.getByLabel('Task Title').inputValue()).toBe('Call the printer')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add Task' }).click()
  await toastOf(page, 'Failed to create task').waitFor()
})

it('a task that somebody else changed meanwhile is not overwritten unasked', async () => {
  const { id } = await makeTask('Plan the tour')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Plan the tour')
  await dialog.getByLabel('Description', { exact: true }).fill('Three stops.')
  await amara.send('PATCH', `/api/tasks/${id}`, { title: 'Plan the long tour' })
  // The live message brings the newer task to the board; the half-typed text stays.
  await page.locator('[data-task-title]', { hasText: 'Plan the long tour' }).waitFor({ state: 'attached' })
  expect(await dialog.getByLabel('Description', { exact: true }).inputValue()).toBe('Three stops.')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await dialog.getByText('This task was changed while you were editing.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Take the newer one' }).click()
  expect(await dialog.getByLabel('Task Title').inputValue()).toBe('Plan the long tour')
  // What was saved instead leaves alone what only the other one changed.
  await dialog.getByLabel('Description', { exact: true }).fill('Four stops.')
  await amara.send('PATCH', `/api/tasks/${id}`, { priority: 'low', dueDate: '2030-01-07' })
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await dialog.getByText('Now: priority low, due Jan 7, 2030.').waitFor()
  await dialog.getByRole('button', { name: 'Save mine instead' }).click()
  await toastOf(page, 'Task updated successfully').waitFor()
  expect(await taskOf('Plan the long tour')).toMatchObject({
    description: 'Four stops.',
    priority: 'low',
    dueDate: '2030-01-07T00:00:00.000Z',
  })
})

it('a task that somebody deletes while it is edited comes back from its dialog with what was typed', async () => {
  const { id } = await makeTask('Book the bus')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Book the bus')
  await dialog.getByLabel('Description', { exact: true }).fill('For forty.')
  await amara.send('DELETE', `/api/tasks/${id}`)
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await dialog.getByText('Failed to update task: it is not there any more.').waitFor()
  expect(await dialog.getByText('Amara Okafor made the task').isVisible()).toBe(true)
  expect(await dialog.getByText('Failed to load').isVisible()).toBe(false)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await toastOf(page, 'Task Restored').waitFor()
  expect(await dialog.getByLabel('Description', { exact: true }).inputValue()).toBe('For forty.')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await toastOf(page, 'Task updated successfully').waitFor()
  expect((await taskOf('Book the bus'))?.description).toBe('For forty.')
})

it('a task is made to wait for another in its dialog; its card leads to that one', async () => {
  await makeTask('Choose the paper')
  const { id } = await makeTask('Print the programme')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Print the programme')
  await dialog.getByRole('combobox', { name: 'Add a task that blocks this one' }).click()
  await page.getByRole('option', { name: /Choose the paper$/ }).click()
  const blocker = dialog.getByRole('link', { name: /Choose the paper$/ })
  await blocker.waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect((await taskOf('Print the programme'))?.blockedBy.map(({ title }) => title)).toEqual([
    'Choose the paper',
  ])
  await dialog.getByRole('button', { name: 'Close' }).click()
  const held = card(page, 'Print the programme')
  await held.getByText('Blocked by').waitFor()
  await held.getByRole('link', { name: /Choose the paper$/ }).click()
  const wanted = (await taskOf('Choose the paper'))?.id
  await page.waitForURL((url) => url.searchParams.get('highlightTask') === String(wanted))
  const again = await edit(page, 'Print the programme')
  await again.getByRole('button', { name: 'No longer blocked by Choose the paper' }).click()
  await again.getByRole('link', { name: /Choose the paper$/ }).waitFor({ state: 'detached' })
  expect((await amara.send<{ blockedBy: unknown[] }>('PATCH', `/api/tasks/${id}`, {})).blockedBy).toEqual([])
})

it('what blocks a task and a task made by hand are taken back by z, and Escape closes the window under a message at once', async () => {
  await makeTask('Choose the hall')
  await makeTask('Send the invitations')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Send the invitations')
  await dialog.getByRole('combobox', { name: 'Add a task that blocks this one' }).click()
  await page.getByRole('option', { name: /Choose the hall$/ }).click()
  await toastOf(page, 'Task updated successfully').waitFor()
  await dialog.getByRole('article').focus()
  await page.keyboard.press('z')
  await toastOf(page, '1 change undone').waitFor()
  await dialog.getByRole('link', { name: /Choose the hall$/ }).waitFor({ state: 'detached' })
  expect((await taskOf('Send the invitations'))?.blockedBy).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // The message was no layer of its own, and is still there.
  expect(await toastOf(page, '1 change undone').count()).toBe(1)
  await page.getByRole('button', { name: 'Add to Ongoing' }).click()
  const making = dialogOf(page, 'Create Task')
  await making.getByLabel('Task Title').fill('Made by mistake')
  await making.getByRole('button', { name: 'Save Task' }).click()
  await card(page, 'Made by mistake').waitFor()
  await toastOf(page, 'Task created successfully').waitFor()
  await page.keyboard.press('z')
  await card(page, 'Made by mistake').waitFor({ state: 'detached' })
  const rows = await board.world.rows("select id from tasks where title = 'Made by mistake'")
  expect(rows).toEqual([])
})

it('j and k lead on to the neighbours in the list one came from, on the page of a task', async () => {
  await makeTask('Sweep the yard')
  await makeTask('Feed the hens')
  const page = await board.open(amara, path)
  const titles = () => page.locator('[data-task-title]').allTextContents()
  await card(page, 'Feed the hens').waitFor()
  const count = (await titles()).length
  const dialog = await edit(page, 'Order the book on post rooms')
  await dialog.getByRole('link', { name: 'Open as a page' }).click()
  await page.waitForURL(/\/task\/\d+$/)
  const place = page.getByText(new RegExp(`^\\d+ of ${count}$`))
  await place.waitFor()
  const at = async () => Number((await place.textContent())?.split(' ')[0])
  const [first, address] = [await at(), page.url()]
  const [there, back] = first < count ? ['j', 'k'] : ['k', 'j']
  await page.keyboard.press(there)
  await expect.poll(at).toBe(first + (there === 'j' ? 1 : -1))
  expect(page.url()).not.toBe(address)
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press(back)
  await page.waitForURL(address)
  await expect.poll(at).toBe(first)
})

it('a title from right to left leaves its number at its place, on the card and in the dialog', async () => {
  const [paper, programme] = ['נייר', 'תוכנייה']
  const ids = [(await makeTask(paper)).id, (await makeTask(programme)).id]
  await amara.send('PUT', `/api/tasks/${(await makeTask('Fold it')).id}/blockers`, { ids })
  const page = await board.open(amara, path)
  const title = card(page, paper).locator('h3')
  expect(await isBefore(title.getByText(/^#\d+$/), title.locator('bdi'))).toBe(true)
  const held = card(page, 'Fold it').getByText('Blocked by')
  const [first, second] = [
    held.getByRole('link', { name: paper }),
    held.getByRole('link', { name: programme }),
  ]
  expect(await isBefore(first, second)).toBe(true)
  const dialog = await edit(page, 'Fold it')
  expect(await dialog.getByRole('link', { name: paper }).locator('bdi').textContent()).toBe(paper)
})

/** Wholly to the left of it, on the same line. */
async function isBefore(first: Locator, second: Locator): Promise<boolean> {
  const [left, right] = [await first.boundingBox(), await second.boundingBox()]
  if (!left || !right) throw new Error('it is not on the page')
  return left.x + left.width <= right.x
}

it('what was typed is never lost: Escape leaves the text, then the task; the draft outlives both, and a reload', async () => {
  const { id } = await makeTask('Frame the old map')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Frame the old map')
  const title = dialog.getByLabel('Task Title')
  await title.fill('Frame the old map of the harbour')
  await page.keyboard.press('Escape')
  await dialog.waitFor()
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(false)
  await dialog.getByText('Not saved yet, kept as a draft').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect((await taskOf('Frame the old map'))?.title).toBe('Frame the old map')
  await page.goto(`${board.world.url}/task/${id}`)
  expect(await page.getByLabel('Task Title').inputValue()).toBe('Frame the old map of the harbour')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByLabel('Task Title').inputValue()).toBe('Frame the old map')
  await page.reload()
  await expect.poll(() => page.getByLabel('Task Title').inputValue()).toBe('Frame the old map')
})

it('PB-13, KB-20: an open task has an address, alone and over the board; it is worked by the keyboard and fits 320 px', async () => {
  const { id } = await makeTask('Bind the yearbook')
  const page = await board.open(amara, path)
  await edit(page, 'Bind the yearbook')
  expect(new URL(page.url()).search).toBe(`?task=${id}`)
  await page.reload()
  const dialog = dialogOf(page, 'Edit Task')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${board.world.url}/task/${id}`)
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  const alone = await board.open(amara, `/task/${id}`, { width: 320, height: 720 })
  await alone.getByRole('heading', { level: 1, name: 'Bind the yearbook' }).waitFor({ state: 'attached' })
  const status = alone.getByRole('combobox', { name: 'Status' })
  await status.focus()
  await alone.keyboard.press('Enter')
  await alone.keyboard.press('End')
  await alone.keyboard.press('Enter')
  await expect.poll(async () => (await taskOf('Bind the yearbook'))?.status).toBe('completed')
  await alone.locator('button:not([aria-busy])', { hasText: 'Mark Pending' }).press('Enter')
  await expect.poll(async () => (await taskOf('Bind the yearbook'))?.status).toBe('pending')
  expect([await overflow(alone), await axeFaultsInBothThemes(alone)]).toEqual([0, []])
  const nothing = await board.open(amara, '/task/999999')
  await nothing.getByRole('heading', { name: 'This task is not here' }).waitFor()
})
