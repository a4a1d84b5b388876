// The thread of a task in its dialog, and tasks that are changed together, in a real browser against the real server.

import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project } from '../src/features/projects/contract.ts'
import type { TaskComment } from '../src/features/tasks/comments/contract.ts'
import type { Task } from '../src/features/tasks/contract.ts'
import { type BoardWorld, card, column, startBoardWorld, toastOf } from './board-world.ts'
import { replyAddressIn } from './outbox.ts'
import { axeFaults, axeFaultsInBothThemes, overflow } from './page-faults.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let jonas: Client
let project: Project
let path: string

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  jonas = await board.world.signUp('jonas')
  project = await board.projectFrom(amara, {
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    cc: ['Lucia Ferri <lucia@example.com>'],
    subject: 'Spring launch',
    text: 'Jonas, please send the deck to all partners.\nLucia, please print the badges.',
  })
  path = `/project/${project.id}`
})
afterEach(() => board.closePages())
afterAll(() => board.close())

async function taskOf(title: string): Promise<Task> {
  const found = (await board.tasksOf(amara, project.id)).find((task) => task.title === title)
  if (!found) throw new Error(`no task ${title}`)
  return found
}

/** By the keyboard: the title is a button. */
async function open(page: Page, title: string) {
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await dialog.getByRole('heading', { name: /^Thread/ }).waitFor()
  return dialog
}

/** Where an answer to the last comment mail to somebody goes. */
async function replyAddress(recipient: string): Promise<string> {
  const rows = await board.world.rows(
    `select raw from outbox where kind = 'comment' and recipient = $1 order by id desc limit 1`,
    [recipient],
  )
  return replyAddressIn(String(rows[0]?.raw))
}

it('a comment names somebody and goes to the thread; the mailed answer comes in beside it, with its mail', async () => {
  const task = await taskOf('Send the deck to all partners')
  const page = await board.open(amara, path)
  const dialog = await open(page, task.title)
  const field = dialog.getByRole('textbox', { name: 'Comment' })
  await field.focus()
  await page.keyboard.type('Which version, @we')
  await dialog.getByRole('option', { name: /Jonas Weber/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type('please?')
  await expect.poll(() => field.inputValue()).toBe('Which version, @Jonas Weber please?')
  const send = dialog.getByRole('checkbox', { name: 'Send to the people on the thread' })
  expect(await send.isChecked()).toBe(false)
  await dialog.getByText('Jonas Weber, Lucia Ferri', { exact: true }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Send comment' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('Sent to Jonas Weber, Lucia Ferri').waitFor()
  expect(await field.inputValue()).toBe('')
  await board.world.receiveMail({
    from: 'jonas',
    to: await replyAddress('jonas@example.com'),
    subject: 'Re: Spring launch',
    text: 'The one of Tuesday.',
  })
  await dialog.getByText('The one of Tuesday.').waitFor()
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await dialog.getByRole('link', { name: 'From the mail “Re: Spring launch”' }).click()
  await page.getByRole('dialog', { name: 'Email Chain for Spring launch' }).waitFor()
})

it('Escape closes the list of people alone, and the comment stays', async () => {
  const task = await taskOf('Send the deck to all partners')
  const page = await board.open(amara, path)
  const dialog = await open(page, task.title)
  const field = dialog.getByPlaceholder(/comment/i)
  await field.pressSequentially('Check the price @')
  await dialog.getByRole('listbox', { name: 'People of the project' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.getByRole('listbox', { name: 'People of the project' }).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('Check the price @')
  await field.fill('')
})

it('a step is ticked off, one\u2019s own comment is edited and deleted in its place, by keyboard alone, and fits 320 px', async () => {
  const task = await taskOf('Print the badges')
  const at = `/api/tasks/${task.id}/comments`
  await amara.send('POST', at, { text: 'On thik card' })
  const page = await board.open(amara, path)
  await page.setViewportSize({ width: 320, height: 720 })
  const dialog = await open(page, task.title)
  await dialog.getByLabel('New step').focus()
  await page.keyboard.type('Choose the card')
  await page.keyboard.press('Enter')
  await dialog.getByRole('checkbox', { name: 'Choose the card' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByText('1 of 1').waitFor()
  const acts = dialog.getByRole('button', { name: 'Acts on this comment' })
  await acts.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
  await page.keyboard.press('Enter')
  const editor = dialog.getByRole('form', { name: 'Edit comment' })
  await editor.getByRole('textbox', { name: 'Comment' }).fill('On thick card')
  await page.keyboard.press('Control+Enter')
  await dialog.getByText('edited', { exact: true }).waitFor()
  expect(await amara.get<TaskComment[]>(at)).toMatchObject([{ text: 'On thick card' }])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await acts.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByText('On thick card').waitFor({ state: 'detached' })
  expect(await amara.get<TaskComment[]>(at)).toEqual([])
  await toastOf(page, 'Comment deleted').getByRole('button', { name: 'Undo' }).press('Enter')
  await dialog.getByText('On thick card').waitFor()
  expect(await amara.get<TaskComment[]>(at)).toMatchObject([{ text: 'On thick card' }])
})

it('the activity tells who changed what as it happens; what one did oneself is taken back there', async () => {
  const made = await amara.send<Task>('POST', `/api/projects/${project.id}/tasks`, { title: 'Hire a van' })
  const page = await board.open(amara, path)
  const dialog = await open(page, 'Hire a van')
  await dialog.getByRole('radio', { name: 'Activity' }).click()
  await dialog.getByText('made the task').waitFor()
  await dialog.getByRole('button', { name: /^Assigned to/ }).click()
  for (const name of ['Jonas Weber', 'Lucia Ferri']) await page.getByRole('checkbox', { name }).click()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await dialog.getByText('assigned Jonas Weber, Lucia Ferri').waitFor()
  await jonas.send('PATCH', `/api/tasks/${made.id}`, { priority: 'high' })
  await dialog.getByText('set the priority from medium to high').waitFor()
  await amara.send('PATCH', `/api/tasks/${made.id}`, { title: 'Hire two vans' })
  const title = dialog.getByLabel('Task Title')
  await expect.poll(() => title.inputValue()).toBe('Hire two vans')
  await dialog.getByRole('button', { name: /^Undo: renamed it/ }).click()
  await dialog.getByText('taken back').waitFor()
  await expect.poll(() => title.inputValue()).toBe('Hire a van')
  expect(await taskOf('Hire a van')).toMatchObject({ priority: 'high' })
})

it('tasks are chosen by keys and in rows, changed together, and taken back together', async () => {
  const titles = ['Write the programme', 'Ask the choir', 'Order the flags']
  for (const title of titles) await amara.send('POST', `/api/projects/${project.id}/tasks`, { title })
  const page = await board.open(amara, path)
  await card(page, 'Order the flags').waitFor()
  await page.getByRole('button', { name: /^Order the flags/ }).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' })
  await bar.getByText('3 selected').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await bar.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitem', { name: 'Done' }).click()
  const toast = toastOf(page, '3 tasks changed')
  // Under the pointer it stays until it is pressed.
  await toast.hover()
  await bar.waitFor({ state: 'detached' })
  for (const title of titles)
    await column(page, 'Done')
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .waitFor()
  expect(await Promise.all(titles.map(async (title) => (await taskOf(title)).status))).toEqual(
    titles.map(() => 'completed'),
  )
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => Promise.all(titles.map(async (title) => (await taskOf(title)).status)))
    .toEqual(titles.map(() => 'pending'))
  await card(page, 'Ask the choir').getByRole('checkbox', { name: 'Choose Ask the choir' }).click()
  await bar.getByRole('button', { name: 'Assign', exact: true }).click()
  for (const name of ['Jonas Weber', 'Lucia Ferri']) await page.getByRole('checkbox', { name }).click()
  await page
    .getByRole('dialog', { name: 'Assign to' })
    .getByRole('button', { name: 'Assign', exact: true })
    .click()
  await expect
    .poll(async () => (await taskOf('Ask the choir')).assignees.map(({ user }) => user.firstName))
    .toEqual(['Jonas', 'Lucia'])
})
