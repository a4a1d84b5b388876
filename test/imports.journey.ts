// A file becomes a project in the browser: columns, preview, bad lines, import, undo, and the file back again.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project } from '../src/features/projects/contract.ts'
import { type BoardWorld, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
})
afterEach(() => board.closePages())
afterAll(() => board.close())

async function expectSound(page: Page) {
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
}

const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const TABLE =
  'Column A,Column B,Who\nSend the deck,2027-03-13,amara@example.com\n,2027-03-14,\nBook the hall,soon,Zoe\n'

const namesOf = async () =>
  (await amara.get<{ projects: Project[] }>('/api/projects')).projects.map(({ name }) => name)

it('a table is matched, looked at, imported, and taken back', async () => {
  const page = await board.open(amara, '/projects')
  await page.getByRole('link', { name: 'Import' }).first().click()
  await page.waitForURL('**/import', soon)
  await expectSound(page)
  await choose(page, 'Spring.csv', TABLE)
  await page.getByText('No column is the title: say which one is.').waitFor(soon)
  await page.getByRole('combobox', { name: /^Title/ }).click()
  await page.getByRole('option', { name: 'Column A' }).click()
  await page.getByRole('combobox', { name: /^Due date/ }).click()
  await page.getByRole('option', { name: 'Column B' }).click()
  const faults = page.getByRole('list', { name: 'What is not as it should be' })
  await faults.getByText('There is no title in this line.').waitFor(soon)
  await faults.getByText(/“soon” is no day/).waitFor(soon)
  await page.getByText('Not known here:').waitFor(soon)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSound(page)
  await page.getByRole('button', { name: 'Import 2 tasks' }).press('Enter')
  await toastOf(page, '2 tasks imported').waitFor(soon)
  await page.getByText('Send the deck').first().waitFor(soon)
  expect(await namesOf()).toEqual(['Spring'])
  await toastOf(page, '2 tasks imported').getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL('**/import', soon)
  expect(await namesOf()).toEqual([])
})

it('a project is kept as a file, which makes it again', async () => {
  const project = await board.projectFrom(amara, {
    from: 'amara',
    subject: 'Launch',
    text: 'Please send the deck by 13 March 2027.',
  })
  const page = await board.open(amara, `/project/${project.id}`)
  await page.getByRole('button', { name: 'More about this project' }).click()
  const waiting = page.waitForEvent('download', soon)
  await page.getByRole('menuitem', { name: 'Export', exact: true }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('Launch.json')
  const text = await readFile(await file.path(), 'utf8')
  await page.goto(`${board.world.url}/import`)
  await choose(page, 'Launch.json', text)
  await page.getByText('An exported project with 1 task.').waitFor(soon)
  await page.getByRole('button', { name: 'Import 1 task', exact: true }).click()
  await toastOf(page, '1 task imported').waitFor(soon)
  expect(await namesOf()).toEqual(['Launch', 'Launch'])
})

it('what is no such file is refused in words', async () => {
  const page = await board.open(amara, '/import')
  await choose(page, 'odd.json', '{"a": 1}')
  await page.getByText('This file cannot be imported').waitFor(soon)
  await page.getByText(/neither an export of Mailcrew nor a board of Trello/).waitFor(soon)
  await expectSound(page)
})
