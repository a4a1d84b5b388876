// Search in a real browser with the keyboard alone: found, walked through, narrowed, opened; empty, failing, and on a phone.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type BoardWorld, failCalls, startBoardWorld } from './board-world.ts'
import { axeFaults, axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  await board.world.signUp('jonas')
  const contracts = await board.projectFrom(amara, {
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    subject: 'Office contracts',
    text: [
      'Jonas, please answer the renewal clause in the Harbour Hall contract by Friday.',
      'Jonas, please file the old contract.',
      'Jonas, please scan the signed contract.',
    ].join('\n'),
  })
  await board.projectFrom(amara, {
    from: 'amara',
    subject: 'Spring launch',
    text: 'Please update the shared calendar.',
  })
  const task = (await board.tasksOf(amara, contracts.id)).find(({ title }) => title.startsWith('File'))
  await amara.send('POST', `/api/tasks/${task?.id}/comments`, { text: 'The contract is on my desk' })
  await amara.send('POST', '/api/polls', {
    ...{ question: 'Which contract do we sign?', kind: 'single', voters: ['jonas@example.com'] },
    options: [{ label: 'Harbour Hall' }, { label: 'Old Mill' }],
  })
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const field = (page: Page) => page.getByRole('combobox', { name: /^Search tasks/ })
const active = (page: Page) => page.getByRole('option', { selected: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor(soon)

async function opened(path = '/settings', options?: Parameters<BoardWorld['open']>[2]): Promise<Page> {
  const page = await board.open(amara, path, options)
  await page.getByRole('banner').waitFor()
  await page.keyboard.press('Control+k')
  await field(page).waitFor(soon)
  return page
}

/** The active row is the one that the field names to screen readers. */
async function isActive(page: Page, name: RegExp): Promise<void> {
  const option = page.getByRole('option', { name })
  await expect.poll(() => option.getAttribute('aria-selected'), soon).toBe('true')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
}

it('finds in groups, marks the words, and Enter opens what the arrows chose', async () => {
  const page = await opened()
  await page.keyboard.type('contract')
  const groups = page.getByRole('listbox').getByRole('group')
  await expect
    .poll(
      () => groups.evaluateAll((all) => all.map((one) => one.textContent?.match(/^[A-Z][a-z]+/)?.[0])),
      soon,
    )
    .toEqual(['Tasks', 'Mails', 'Polls', 'Comments', 'Projects', 'Pages'])
  await page.getByRole('option', { name: /Scan the signed contract/ }).waitFor(soon)
  await expect.poll(() => page.locator('mark').first().textContent(), soon).toBe('contract')
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  const first = await active(page).textContent()
  await page.keyboard.press('End')
  await isActive(page, /Create a task in Office contracts/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => active(page).textContent(), soon).toBe(first)
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect.poll(() => active(page).textContent(), soon).toBe(first)
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('ArrowDown')
  await isActive(page, /^Which contract do we sign/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/polls/*', soon)
  await heading(page, 'Which contract do we sign?')
})

it('what is typed before the palette is there is not lost', async () => {
  const page = await board.open(amara, '/tasks')
  await page.getByRole('button', { name: /^Search/ }).waitFor(soon)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('calendarx')
  await page.keyboard.press('Backspace')
  release()
  await expect.poll(() => field(page).inputValue(), soon).toBe('calendar')
  await page.keyboard.type(' upd')
  await page.getByRole('option', { name: /^Update the shared calendar/ }).waitFor(soon)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect.poll(() => field(page).inputValue(), soon).toBe('')
})

it('a mistyped word is found, and Enter at once opens the first result', async () => {
  const page = await opened()
  await page.keyboard.type('calender')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/task/*', soon)
  expect(new URL(page.url()).pathname).toMatch(/^\/task\/\d+$/)
  await page.getByText('Update the shared calendar').first().waitFor(soon)
  // What was opened stands first where nothing is typed.
  await page.keyboard.press('Control+k')
  await isActive(page, /^Update the shared calendar/)
})

it('all of a group are one key away, and Tab leads to the kinds', async () => {
  const page = await opened()
  await page.keyboard.type('contract')
  await page.getByRole('option', { name: 'All 3 tasks' }).waitFor(soon)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await isActive(page, /^All 3 tasks/)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('option').count(), soon).toBe(3)
  expect(await page.getByRole('button', { name: 'Tasks', pressed: true }).count()).toBe(1)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'All' }).and(page.locator(':focus')).waitFor(soon)
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: /^Which contract/ }).waitFor(soon)
})

it('says that nothing fits, and what to do where it could not look', async () => {
  const page = await opened()
  await page.keyboard.type('zzyzxvw')
  await page.getByText('No results for “zzyzxvw”.').waitFor(soon)
  expect(await axeFaults(page)).toEqual([])
  const mend = await failCalls(page, /\/api\/search/, 'GET', 500)
  await field(page).fill('calendar')
  await page
    .getByRole('alert')
    .getByText(/could not be searched/)
    .waitFor(soon)
  expect(await axeFaults(page)).toEqual([])
  await mend()
  await page.keyboard.press('Tab')
  while (
    !(await page.getByRole('button', { name: 'Retry' }).evaluate((one) => one === document.activeElement))
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: /^Update the shared calendar/ }).waitFor(soon)
})

it('on a phone it fills the screen, overflows nowhere, and Cancel closes it', async () => {
  for (const width of [375, 320]) {
    const page = await opened('/my-tasks', { width, height: 640 })
    await page.keyboard.type('contract')
    await page.getByRole('option', { name: /^Which contract/ }).waitFor(soon)
    expect([width, await overflow(page)]).toEqual([width, 0])
    const box = await page.getByRole('dialog').boundingBox()
    expect([box?.width, box?.height]).toEqual([width, 640])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await field(page).waitFor({ state: 'detached' })
    await page.close()
  }
})
