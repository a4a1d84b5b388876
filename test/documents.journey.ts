// Documents in a real browser: the threads with files, a file to read with page and quote, its versions, and a question.

import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { DocumentThread } from '../src/features/documents/contract.ts'
import { type BoardWorld, startBoardWorld, toastOf } from './board-world.ts'
import { hallContract, pdfOf } from './document-world.ts'
import { replyAddressIn } from './outbox.ts'
import { axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  const send = (subject: string, name: string, content: Buffer) =>
    board.world.receiveMail({
      ...{ from: 'amara', to: 'alex@mailcrew.localhost', subject, text: 'What is in it?' },
      attachments: [{ filename: name, content }],
    })
  await send('Hall contract', 'Hall contract.pdf', hallContract('1,200', '31 March 2027'))
  const receipt = await board.world.app.db.query<{ raw: string }>(
    "select raw from outbox where kind = 'receipt' order by id desc limit 1",
  )
  await board.world.receiveMail({
    ...{ from: 'amara', subject: 'Re: Hall contract', text: 'The newer one.' },
    to: [replyAddressIn(receipt.rows[0]?.raw ?? '')],
    attachments: [
      { filename: 'Hall contract v2.pdf', content: hallContract('1,350', '30 June 2027') },
      { filename: 'prices.csv', content: 'Item,Price\nLamp,90\nChair,1200\nDesk,300\n' },
    ],
  })
  await send('Broken scan', 'Broken.pdf', Buffer.from('%PDF-1.4 this is no document'))
})
afterEach(() => board.closePages())
afterAll(() => board.close())

async function openedFile(
  options?: Parameters<BoardWorld['open']>[2],
  name = 'Hall contract v2.pdf',
): Promise<Page> {
  const page = await board.open(amara, '/teams/alex', options)
  const threads = page.getByRole('navigation', { name: /^Email Threads/ })
  await threads.getByRole('link', { name: /^Hall contract/ }).click()
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor(soon)
  return page
}

it('ALEX-01, ALEX-02, ALEX-05: the threads with files stand beside those of the first, and a thread can be chosen', async () => {
  const page = await board.open(amara, '/teams/alex')
  await page.getByRole('heading', { name: 'Attachments' }).waitFor(soon)
  const threads = page.getByRole('navigation', { name: /^Email Threads/ })
  await threads.locator('[aria-current="true"]', { hasText: 'Broken scan' }).waitFor(soon)
  await page.getByText(/Could not be read/).waitFor(soon)
  await threads.getByRole('link', { name: /^Hall contract/ }).click()
  await page.getByRole('link', { name: 'Hall contract v2.pdf' }).waitFor(soon)
  // What it says, before it is opened.
  await page.getByRole('article').first().getByText('between Example Hall Ltd and the club').waitFor(soon)
  expect(await page.getByRole('link', { name: 'View Emails' }).count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('thread')).toMatch(/^\d+$/)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
})

it('ALEX-03, ALEX-07: a finding opens the preview at its place, with the words marked, and a date becomes a task once', async () => {
  const page = await openedFile()
  await page.getByText('Read 2 of 2 pages.').waitFor(soon)
  const preview = page.getByRole('complementary', { name: 'Page preview' })
  await preview.getByRole('img', { name: 'Page 1 of 2' }).waitFor(soon)
  const dates = page.getByRole('region', { name: 'Dates' })
  await dates.getByRole('button').first().click()
  // The page stays a picture, and the words are marked where they stand on it.
  await preview.locator('mark').first().waitFor(soon)
  await preview.getByRole('img', { name: /^Page \d of 2/ }).waitFor(soon)
  await dates
    .getByRole('button', { name: /^Make a task/ })
    .first()
    .click()
  await toastOf(page, 'Task created').waitFor(soon)
  await dates
    .getByRole('link', { name: /^Open task/ })
    .first()
    .waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
})

it('a task made of a date is taken back with z, and so is the deletion of the file', async () => {
  const page = await openedFile()
  const dates = page.getByRole('region', { name: 'Dates' })
  const make = dates.getByRole('button', { name: /^Make a task/ })
  await make.first().waitFor(soon)
  const before = await make.count()
  await make.last().click()
  await toastOf(page, 'Task created').waitFor(soon)
  await page.keyboard.press('z')
  await toastOf(page, 'Undone').waitFor(soon)
  await expect.poll(() => make.count(), soon).toBe(before)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await toastOf(page, 'Document deleted').waitFor(soon)
  await page.keyboard.press('z')
  await page.getByRole('heading', { level: 1, name: 'Hall contract v2.pdf' }).waitFor(soon)
})

it('ALEX-04: an address that names an instance and a project opens that thread', async () => {
  const { threads } = await amara.get<{ threads: DocumentThread[] }>('/api/documents/threads')
  const hall = threads.find(({ subject }) => subject === 'Hall contract')
  // The task of the test before began it.
  expect(hall?.projectId).toBeGreaterThan(0)
  const page = await board.open(
    amara,
    `/teams/alex?project=${hall?.projectId}&instance=${hall?.instanceId ?? ''}`,
  )
  const list = page.getByRole('navigation', { name: /^Email Threads/ })
  await list.locator('[aria-current="true"]', { hasText: 'Hall contract' }).waitFor(soon)
  expect(await page.getByRole('link', { name: 'Hall contract v2.pdf' }).count()).toBe(1)
})

it('ALEX-03: a question is answered with a sentence of the file, and told where the file does not say', async () => {
  const page = await openedFile()
  await page.getByRole('tab', { name: 'Ask' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('How long before the end must notice be given?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /60 days before the end/ }).waitFor(soon)
  await page.getByRole('textbox', { name: 'Question' }).fill('Which colour has the elephant?')
  await page.keyboard.press('Enter')
  await page.getByText('The document does not say.').waitFor(soon)
  expect(await page.getByRole('button', { name: /60 days/ }).count()).toBe(0)
})

it('ALEX-03: keys go through what was found, and each opens its place', async () => {
  const page = await openedFile()
  await page.getByText('Read 2 of 2 pages.').waitFor(soon)
  const shown = page.locator('[data-finding] [aria-pressed=true]')
  await page.keyboard.press('j')
  await shown.first().waitFor(soon)
  const first = await shown.first().textContent()
  await page.keyboard.press('j')
  await expect.poll(() => shown.first().textContent(), { timeout: 10_000 }).not.toBe(first)
  await page.keyboard.press('k')
  await expect.poll(() => shown.first().textContent(), { timeout: 10_000 }).toBe(first)
})

it('ALEX-03: a table is shown, sorted by a column either way, and taken out as CSV', async () => {
  const page = await openedFile({}, 'prices.csv')
  await page.getByRole('button', { name: /^Show table/ }).click()
  const items = page.getByRole('region', { name: /^Tables?$/ }).locator('tbody tr td:first-child')
  await items.first().waitFor(soon)
  const order = () => items.allTextContents()
  const price = page.getByRole('columnheader', { name: 'Price' })
  await price.getByRole('button').click()
  await expect.poll(order, { timeout: 10_000 }).toEqual(['Lamp', 'Desk', 'Chair'])
  await price.getByRole('button').click()
  await expect.poll(order, { timeout: 10_000 }).toEqual(['Chair', 'Desk', 'Lamp'])
  expect(await price.getAttribute('aria-sort')).toBe('descending')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Export as CSV/ }).click()
  expect((await download).suggestedFilename()).toBe('prices.csv-1-1.csv')
  expect(await axeFaultsInBothThemes(page)).toEqual([])
})

it('ALEX-03: a change between two versions is shown on both their pages', async () => {
  const page = await openedFile()
  await page.getByRole('tab', { name: /^Versions/ }).click()
  await page.getByRole('button', { name: /1,200 EUR.*became.*1,350 EUR/ }).click()
  const sides = page.getByRole('complementary', { name: 'Change preview' })
  await sides.getByRole('region', { name: 'Version 1' }).locator('mark', { hasText: '1,200' }).waitFor(soon)
  await sides.getByRole('region', { name: 'Version 2' }).locator('mark', { hasText: '1,350' }).waitFor(soon)
  await sides.getByRole('button', { name: 'Next change' }).click()
  await sides.locator('mark', { hasText: '30 June 2027' }).waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
})

it('a change between two versions becomes a task, once, and is taken back with z', async () => {
  const page = await openedFile()
  await page.getByRole('tab', { name: /^Versions/ }).click()
  const changes = page.getByRole('tabpanel', { name: /^Versions/ })
  const make = changes.getByRole('button', { name: /^Make a task: .*1,350 EUR/ })
  await make.click()
  await toastOf(page, 'Task created').waitFor(soon)
  const open = changes.getByRole('link', { name: /^Open task: .*1,350 EUR/ })
  await open.waitFor(soon)
  expect(await make.count()).toBe(0)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await page.keyboard.press('z')
  await toastOf(page, 'Undone').waitFor(soon)
  await make.waitFor(soon)
  // A date that moved is due on its new day.
  await changes.getByRole('button', { name: /^Make a task: .*30 June 2027/ }).click()
  await changes.getByRole('link', { name: /^Open task: .*30 June 2027/ }).click()
  await page.getByText('30 Jun', { exact: false }).first().waitFor(soon)
  await page
    .getByText(/Check the change: .*30 June 2027/)
    .first()
    .waitFor(soon)
})

it.each([1280, 390])(
  'ALEX-03: the bar of pages tells where one is, and its keys and presses go there, at %i pixels',
  async (width) => {
    const page = await openedFile({ width, height: 844 })
    if (width < 1280) await page.getByRole('button', { name: 'Show the pages' }).click()
    const bar = page.getByRole('slider', { name: 'Pages' })
    await bar.waitFor(soon)
    const told = () => bar.getAttribute('aria-valuetext')
    expect(await told()).toMatch(/^Page 1 of 2, \d findings?$/)
    // Each page has a bar, and both have findings.
    expect(await bar.locator('[data-found]:not([data-found="0"])').count()).toBe(2)
    await bar.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(told, soon).toMatch(/^Page 2 of 2/)
    await page.getByRole('img', { name: 'Page 2 of 2' }).waitFor(soon)
    await page.keyboard.press('Home')
    await expect.poll(told, soon).toMatch(/^Page 1 of 2/)
    const box = await bar.boundingBox()
    await bar.click({ position: { x: (box?.width ?? 0) * 0.9, y: 10 } })
    await expect.poll(told, soon).toMatch(/^Page 2 of 2/)
    expect(await overflow(page)).toBe(0)
    expect(await axeFaultsInBothThemes(page)).toEqual([])
  },
)

it('ALEX-03: on a phone a finding opens its page over what it says', async () => {
  const page = await openedFile({ width: 390, height: 844 })
  await page.getByRole('region', { name: 'Dates' }).getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: 'Hall contract v2.pdf' })
  await sheet.locator('mark').first().waitFor(soon)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ ...soon, state: 'hidden' })
  expect(await overflow(page)).toBe(0)
})

it('a file that could not be read says why, and nothing overflows on a phone', async () => {
  const page = await board.open(amara, '/teams/alex', { width: 320, height: 640 })
  await page.getByRole('link', { name: 'Broken.pdf' }).click()
  await page.getByRole('heading', { level: 1, name: 'Broken.pdf' }).waitFor(soon)
  await page.getByRole('status').getByText('Could not be read', { exact: true }).waitFor(soon)
  expect(await overflow(page)).toBe(0)
  const read = await openedFile({ width: 320, height: 640 })
  expect(await overflow(read)).toBe(0)
})

it('ALEX-03: the files of a mail are shown while they are read, with how far', async () => {
  const page = await board.open(amara, '/teams/alex')
  await page.getByRole('heading', { name: 'Attachments' }).waitFor(soon)
  const line = (page: number, line: number) => `Page ${page} has in line ${line} a few words about the tents.`
  const long = pdfOf(
    Array.from({ length: 400 }, (_, at) => Array.from({ length: 15 }, (_, row) => line(at, row))),
  )
  const answered = board.world.receiveMail({
    ...{ from: 'amara', to: 'alex@mailcrew.localhost', subject: 'Tents', text: 'What is in it?' },
    attachments: [{ filename: 'tents.pdf', content: long }],
  })
  const arriving = page.getByRole('region', { name: /^Being read/ })
  await arriving.getByText(/Reading, \d+ of 400 pages/).waitFor(soon)
  await arriving.getByRole('progressbar', { name: 'Reading tents.pdf' }).waitFor(soon)
  await answered
  await page
    .getByRole('link', { name: 'tents.pdf' })
    .or(page.getByRole('link', { name: /^Tents/ }))
    .first()
    .waitFor(soon)
  await expect.poll(() => arriving.count(), soon).toBe(0)
})
