// Making, editing and deleting tasks in the dialog, in a real browser against the real server.
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project } from '../src/features/projects/contract.ts'
import { type BoardWorld, card, column, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults } from './page-faults.ts'
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

it('DLG-02: the dialog has its four fields, and the source mail of a task that came by mail', async () => {
  const [task] = await board
    .tasksOf(amara, project.id)
    .then((tasks) => tasks.filter((one) => one.sourceEmail))
  const page = await board.open(amara, path)
  const dialog = await edit(page, task?.title ?? '')
  expect(await dialog.getByLabel('Task Title').inputValue()).toBe(task?.title)
  for (const label of ['Description', 'Priority', 'Due Date']) await dialog.getByLabel(label).waitFor()
  await dialog.getByText('Source Email').waitFor()
  await dialog.getByText('amara@example.com').waitFor()
})

it('DLG-03, DLG-06, DLG-07, ERR-23: saving writes all fields, with the due date as a timestamp', async () => {
  await makeTask('Return the atlas')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Return the atlas')
  expect(await dialog.getByRole('combobox', { name: 'Priority' }).textContent()).toBe('Medium')
  await dialog.getByLabel('Due Date').fill('2099-03-12')
  await dialog.getByRole('combobox', { name: 'Priority' }).click()
  await page.getByRole('option', { name: 'High' }).click()
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
  expect(await taskOf('Return the atlas')).toMatchObject({
    priority: 'high',
    dueDate: '2099-03-12T00:00:00.000Z',
  })
})

it('a task is set to repeat beside its due date; done, it comes back a week later', async () => {
  // 2099-03-02 is a Monday.
  const { id } = await makeTask('Read the post', { dueDate: '2099-03-02T00:00:00.000Z' })
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Read the post')
  const repeat = dialog.getByRole('combobox', { name: 'Repeat' })
  expect(await repeat.textContent()).toBe('Does not repeat')
  await repeat.click()
  await page.getByRole('option', { name: 'Every week on Monday' }).click()
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await taskOf('Read the post')).toMatchObject({ id, repeats: 'weekly:1' })
  await amara.send('PATCH', `/api/tasks/${id}`, { status: 'completed' })
  const days = (await board.tasksOf(amara, project.id)).filter(({ title }) => title === 'Read the post')
  expect(days.map(({ dueDate }) => dueDate?.slice(0, 10))).toEqual(['2099-03-09', '2099-03-02'])
})

it('DLG-06: an emptied due date is sent as null', async () => {
  await makeTask('Water the plants', { dueDate: '2099-03-12T00:00:00.000Z' })
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Water the plants')
  await dialog.getByLabel('Due Date').fill('')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
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
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add Task' }).click()
  await toastOf(page, 'Failed to create task').waitFor()
})

it('a task that somebody else changed meanwhile is not overwritten unasked', async () => {
  const { id } = await makeTask('Plan the tour')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Plan the tour')
  await dialog.getByLabel('Description').fill('Three stops.')
  await amara.send('PATCH', `/api/tasks/${id}`, { title: 'Plan the long tour' })
  // The live message brings the newer task to the board; the half-typed text stays.
  await page.locator('[data-task-title]', { hasText: 'Plan the long tour' }).waitFor({ state: 'attached' })
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Three stops.')
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await dialog.getByText('This task was changed while you were editing.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Take the newer one' }).click()
  expect(await dialog.getByLabel('Task Title').inputValue()).toBe('Plan the long tour')
  // What was saved instead leaves alone what only the other one changed.
  await dialog.getByLabel('Description').fill('Four stops.')
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
  await dialog.getByLabel('Description').fill('For forty.')
  await amara.send('DELETE', `/api/tasks/${id}`)
  await dialog.getByRole('button', { name: 'Save Task' }).click()
  await dialog.getByText('Failed to update task: it is not there any more.').waitFor()
  expect(await dialog.getByText('Amara Okafor made the task').isVisible()).toBe(true)
  expect(await dialog.getByText('Failed to load').isVisible()).toBe(false)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await toastOf(page, 'Task Restored').waitFor()
  expect(await dialog.getByLabel('Description').inputValue()).toBe('For forty.')
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
  await dialog.getByRole('button', { name: 'Cancel' }).click()
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

it('what was typed is not lost to an accidental Escape: it asks, goes back, and discards when told to', async () => {
  await makeTask('Frame the old map')
  const page = await board.open(amara, path)
  const dialog = await edit(page, 'Frame the old map')
  await dialog.getByLabel('Task Title').fill('Frame the old map of the harbour')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  expect(await dialog.getByLabel('Task Title').inputValue()).toBe('Frame the old map of the harbour')
  await page.keyboard.press('Escape')
  expect(await axeFaults(page, '[role=alertdialog]')).toEqual([])
  await question.getByRole('button', { name: 'Discard' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await taskOf('Frame the old map'))?.title).toBe('Frame the old map')
  // Where nothing was typed it closes without a word.
  await edit(page, 'Frame the old map')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})
