// The life of projects on the screen, by the keyboard: made, renamed, moved to, merged, archived, deleted, taken back.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project, ProjectEmail } from '../src/features/projects/contract.ts'
import type { ChangedProject } from '../src/features/projects/life/contract.ts'
import type { Task } from '../src/features/tasks/contract.ts'
import { type BoardWorld, card, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults } from './page-faults.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let tula: string

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  tula = `tula@${board.world.config.mailDomain}`
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const make = (name: string) =>
  amara.send<ChangedProject>('POST', '/api/projects', { name }).then(({ project }) => project)
const byMail = (subject: string, text: string): Promise<Project> =>
  board.projectFrom(amara, { from: 'amara', to: [tula], subject, text })
const names = async (show = 'active') =>
  (await amara.get<{ projects: Project[] }>(`/api/projects?show=${show}`)).projects.map(({ name }) => name)

/** Focuses a button and presses it, as one who has no mouse. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first()
  await button.focus()
  await page.keyboard.press('Enter')
}

/** An act of the project's menu, found by typing its first letters. */
async function choose(page: Page, act: string): Promise<void> {
  await press(page, 'More about this project')
  await page.getByRole('menu').locator(':focus').waitFor()
  await page.keyboard.type(act.slice(0, 3))
  // Radix moves the focus in a task of its own.
  await focused(page)
    .and(page.getByRole('menuitem', { name: act }))
    .waitFor()
  await page.keyboard.press('Enter')
}

const focused = (page: Page) => page.locator(':focus')

/** In an open dialog: the project by its first letters, then the form is sent. */
async function pick(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Project' })
  await field.filter({ hasText: 'Choose a project' }).waitFor()
  await field.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name, exact: true }).waitFor()
  // A blank would choose.
  await page.keyboard.type(name.split(' ')[0] ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('option').first().waitFor({ state: 'detached' })
}

const placeOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Place of the task' }).getByRole('link', { name, exact: true })

it('a project is made without a mail, renamed, and both are taken back with z', async () => {
  await make('Anchor')
  const page = await board.open(amara, '/projects')
  await press(page, 'New project')
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await dialog.locator('input:focus').waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByText('A project needs a name').waitFor()
  await page.keyboard.type('Anchor')
  await dialog.getByText('You have a project of this name already').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Spring fair')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Spring fair' }).waitFor()
  await toastOf(page, 'Project created').waitFor()
  expect(page.url()).toMatch(/\/project\/\d+$/)

  await choose(page, 'Rename…')
  await page.getByRole('dialog', { name: 'Rename project' }).locator('input:focus').waitFor()
  await page.keyboard.type('Summer fair')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Summer fair' }).waitFor()
  await toastOf(page, 'Project renamed').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('z')
  await page.getByRole('heading', { level: 1, name: 'Spring fair' }).waitFor()
  expect(await names()).toEqual(expect.arrayContaining(['Anchor', 'Spring fair']))
})

it('a project becomes part of another one, an old link leads there, and undo brings both back', async () => {
  const tents = await byMail('Tents', 'Please rent the tents.')
  const market = await byMail('Market', 'Please book the square.')
  const page = await board.open(amara, `/project/${tents.id}`)
  const other = await board.open(amara, `/project/${tents.id}`)
  await card(page, 'Rent the tents').waitFor()
  await card(other, 'Rent the tents').waitFor()
  // Keys go to the page in front.
  await page.bringToFront()
  await choose(page, 'Merge into…')
  const dialog = page.getByRole('dialog', { name: 'Merge into another project' })
  await dialog.getByText('“Tents” goes with all its tasks').waitFor()
  await pick(page, 'Market')
  await press(page, 'Merge')
  await page.getByRole('heading', { level: 1, name: 'Market' }).waitFor()
  await card(page, 'Rent the tents').waitFor()
  await toastOf(page, 'Projects merged').waitFor()
  // The other open page follows.
  await other.getByRole('heading', { level: 1, name: 'Market' }).waitFor()
  expect(other.url()).toContain(`/project/${market.id}`)
  const late = await board.open(amara, `/project/${tents.id}`)
  await late.getByRole('heading', { level: 1, name: 'Market' }).waitFor()

  await page.keyboard.press('z')
  await page.getByRole('heading', { level: 1, name: 'Tents' }).waitFor()
  await card(page, 'Rent the tents').waitFor()
  expect(await names()).toEqual(expect.arrayContaining(['Tents', 'Market']))
})

it('an archived project leaves the list, is read only, and comes back', async () => {
  const barn = await byMail('Barn dance', 'Please sweep the barn.')
  const page = await board.open(amara, `/project/${barn.id}`)
  await card(page, 'Sweep the barn').waitFor()
  await choose(page, 'Archive')
  await page.getByText('This project is archived.').waitFor()
  await page
    .getByRole('navigation', { name: 'Projects' })
    .getByText('Barn dance')
    .waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Add Task' }).isDisabled()).toBe(true)
  // Off the button with its tooltip.
  await page.getByRole('button', { name: 'Archived' }).focus()
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  expect(await axeFaults(page)).toEqual([])

  await press(page, 'Archived')
  const dialog = page.getByRole('dialog', { name: 'Archived' })
  await dialog.getByRole('link', { name: 'Barn dance' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await press(page, 'Bring back: Barn dance')
  await dialog.getByText('Nothing is archived').waitFor()
  await press(page, 'Close')
  await page.getByRole('navigation', { name: 'Projects' }).getByText('Barn dance').waitFor()
  expect(await names()).toContain('Barn dance')
})

it('a deleted project says what goes with it, can be undone, and is restored from the archive', async () => {
  const regatta = await byMail('Regatta', 'Please paint the boats.')
  const page = await board.open(amara, `/project/${regatta.id}`)
  const other = await board.open(amara, `/project/${regatta.id}`)
  await card(page, 'Paint the boats').waitFor()
  await card(other, 'Paint the boats').waitFor()
  await choose(page, 'Delete…')
  const dialog = page.getByRole('alertdialog', { name: 'Delete this project?' })
  await dialog.getByText('with 1 open task and 1 mail').waitFor()
  await press(page, 'Delete')
  await toastOf(page, 'Project deleted').waitFor()
  await other.getByText('This project could not be opened').waitFor()
  await page.keyboard.press('z')
  await page.getByRole('heading', { level: 1, name: 'Regatta' }).waitFor()
  await card(page, 'Paint the boats').waitFor()

  await amara.send('DELETE', `/api/projects/${regatta.id}`)
  await page.getByText('This project could not be opened').waitFor()
  await press(page, 'Archived')
  await page.getByRole('region', { name: 'Deleted projects' }).waitFor()
  await press(page, 'Restore: Regatta')
  await page.getByRole('region', { name: 'Deleted projects' }).waitFor({ state: 'detached' })
  expect(await names()).toContain('Regatta')
})

it('a task is moved to another project from its page, and back with z', async () => {
  const shop = await make('Print shop')
  const signs = await byMail('Signs', 'Please print the signs.')
  const [task] = await amara.get<Task[]>(`/api/projects/${signs.id}/tasks`)
  const page = await board.open(amara, `/task/${task?.id}`)
  await placeOf(page, 'Signs').waitFor()
  await press(page, 'Move to another project')
  await page.getByRole('dialog', { name: 'Move to another project' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await press(page, 'Move to another project')
  await pick(page, 'Print shop')
  expect(await axeFaults(page)).toEqual([])
  await press(page, 'Move')
  await placeOf(page, 'Print shop').waitFor()
  await toastOf(page, 'Task moved').waitFor()
  expect(await amara.get<Task[]>(`/api/projects/${shop.id}/tasks`)).toHaveLength(1)
  await page.keyboard.press('z')
  await placeOf(page, 'Signs').waitFor()
  expect(await amara.get<Task[]>(`/api/projects/${shop.id}/tasks`)).toHaveLength(0)
})

it('a mail is moved with its tasks from the chain and from the mail log', async () => {
  const garden = await make('Garden')
  const kitchen = await byMail('Kitchen', 'Please order the plates.')
  const page = await board.open(amara, `/project/${kitchen.id}`)
  await card(page, 'Order the plates').waitFor()
  await press(page, 'Email Chain')
  await press(page, 'Move Kitchen to another project')
  await pick(page, 'Garden')
  await press(page, 'Move')
  await toastOf(page, 'Mail moved').waitFor()
  await page.getByText('No emails found for this project').waitFor()
  const [mail] = await amara.get<ProjectEmail[]>(`/api/projects/${garden.id}/emails`)
  expect(mail?.subject).toBe('Kitchen')
  expect(await amara.get<Task[]>(`/api/projects/${garden.id}/tasks`)).toHaveLength(1)

  const log = await board.open(amara, `/mails/${mail?.id}`)
  await log.getByRole('link', { name: 'Garden', exact: true }).waitFor()
  await press(log, 'Move Kitchen to another project')
  await pick(log, 'Kitchen')
  await press(log, 'Move')
  await log.getByRole('link', { name: 'Kitchen', exact: true }).waitFor()
  expect(await amara.get<ProjectEmail[]>(`/api/projects/${kitchen.id}/emails`)).toHaveLength(1)
  await toastOf(log, 'Mail moved').waitFor()
  await log.keyboard.press('z')
  await log.getByRole('link', { name: 'Garden', exact: true }).waitFor()
})
