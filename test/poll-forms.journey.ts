// The forms of a poll in a real browser: editing one in place, days picked in a month by keys, and a copy.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Poll } from '../src/features/polls/contract.ts'
import { localDay, moveDays, moveMonths } from '../src/ui/month.ts'
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

const ask = (question: string, body: object = {}) =>
  amara.send<Poll>('POST', '/api/polls', {
    ...{ question, kind: 'single', options: [{ label: 'Oak' }, { label: 'Birch' }] },
    voters: ['jonas@example.com', 'mei@example.com'],
    ...body,
  })
const seen = (id: number) => amara.get<Poll>(`/api/polls/${id}`)

async function openDialog(page: Awaited<ReturnType<BoardWorld['open']>>, act: 'Edit' | 'Copy') {
  await page.getByRole('button', { name: 'More for this poll' }).click()
  await page.getByRole('menuitem', { name: act }).click()
  return page.getByRole('dialog')
}

it('an open poll is edited from its page; what is typed survives Escape and a reload, and Undo takes it back', async () => {
  const { id } = await ask('Which wood for the desk?')
  const page = await board.open(amara, `/polls/${id}`)
  let dialog = await openDialog(page, 'Edit')
  await dialog.getByLabel('Question').fill('Which wood for both desks?')
  await dialog.getByLabel('Description').fill('They stand by the window.')
  await dialog.getByRole('button', { name: 'Take Birch off' }).click()
  await dialog.getByLabel('More options').fill('Larch')
  await dialog.getByRole('button', { name: 'Take jonas@example.com off' }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await page.reload()
  dialog = await openDialog(page, 'Edit')
  expect(await dialog.getByLabel('Description').inputValue()).toBe('They stand by the window.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toastOf(page, 'Poll changed').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Which wood for both desks?' }).waitFor()
  await page.getByText('They stand by the window.').waitFor()
  const after = await seen(id)
  expect(after.options.map(({ label }) => label)).toEqual(['Oak', 'Larch'])
  expect(after.voters.map(({ email }) => email)).toEqual(['mei@example.com'])
  await toastOf(page, 'Poll changed').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Which wood for the desk?' }).waitFor()
  const undone = await seen(id)
  expect(undone.description).toBeNull()
  expect(undone.options.map(({ label }) => label)).toEqual(['Oak', 'Birch'])
  expect(undone.voters.map(({ email }) => email).sort()).toEqual(['jonas@example.com', 'mei@example.com'])
})

it('what the server refuses is said at its field, and the text stays', async () => {
  const { id, options } = await ask('Which wood for the chair?', {
    voters: ['jonas@example.com', 'amara@example.com'],
  })
  const page = await board.open(amara, `/polls/${id}`)
  const dialog = await openDialog(page, 'Edit')
  await dialog.getByLabel('Question').fill('Which stone for the chair?')
  await dialog.getByLabel('Who votes').fill('nobody')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('\u201cnobody\u201d is no address').waitFor()
  await dialog.getByLabel('Who votes').fill('')
  // Somebody votes while the dialog is open.
  await amara.send('POST', `/api/polls/${id}/vote`, { answers: { [String(options[0]?.id)]: 'yes' } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('People have voted already, so the question stays as it was asked').waitFor()
  expect(await dialog.getByLabel('Question').inputValue()).toBe('Which stone for the chair?')
  expect(await dialog.getByLabel('Question').getAttribute('aria-invalid')).toBe('true')
})

it('days of a schedule poll are picked in a month by keys alone, on a phone as well', async () => {
  const page = await board.open(amara, '/teams/polly', { width: 375, height: 812 })
  await page.getByRole('button', { name: 'New poll' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New poll' })
  await dialog.getByLabel('Question').fill('When do we plant?')
  await dialog.getByRole('combobox', { name: 'People choose' }).press('Enter')
  await page.getByRole('option', { name: 'A time that suits' }).click()
  const grid = dialog.getByRole('grid', { name: 'Days to choose from' })
  await grid.locator('button[tabindex="0"]').focus()
  const today = localDay(new Date())
  for (const key of ['PageDown', 'ArrowRight', 'Enter', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  const first = moveDays(moveMonths(today, 1), 1)
  const second = moveDays(first, 7)
  expect(await grid.locator('[aria-pressed=true]').count()).toBeGreaterThan(0)
  const times = dialog.getByRole('listitem')
  await expect.poll(() => times.count(), soon).toBe(2)
  await times
    .first()
    .getByLabel(/, from$/)
    .fill('10:00')
  await times.first().getByLabel(/, to$/).fill('11:30')
  await dialog.getByRole('button', { name: /first day.s times/ }).click()
  await dialog.getByLabel('Who votes').fill('jonas@example.com')
  expect(await axeFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Send it out' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'When do we plant?' }).waitFor()
  const { polls } = await amara.get<{ polls: Poll[] }>('/api/polls')
  const made = polls.find(({ question }) => question === 'When do we plant?')
  expect(made?.options.map(({ startsAt }) => startsAt)).toEqual(
    [first, second].map((day) => new Date(`${day}T10:00`).toISOString()),
  )
  expect(made?.options.every(({ endsAt }) => endsAt !== null)).toBe(true)
})

it('a copy begins with all of a poll but its votes', async () => {
  const { id } = await ask('Which wood for the bed?', {
    description: 'No resin.',
    quorum: 2,
    rule: 'majority',
  })
  const page = await board.open(amara, `/polls/${id}`)
  const dialog = await openDialog(page, 'Copy')
  expect(await dialog.getByLabel('Options').inputValue()).toBe('Oak\nBirch')
  await dialog.getByLabel('Question').fill('Which wood for the second bed?')
  await dialog.getByRole('button', { name: 'Send it out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Which wood for the second bed?' }).waitFor()
  const { polls } = await amara.get<{ polls: Poll[] }>('/api/polls')
  const copy = await seen(
    polls.find(({ question }) => question === 'Which wood for the second bed?')?.id ?? 0,
  )
  expect(copy).toMatchObject({
    description: 'No resin.',
    quorum: 2,
    rule: 'majority',
    voterCount: 2,
    votedCount: 0,
  })
})
