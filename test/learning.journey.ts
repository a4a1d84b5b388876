// What people have Mailcrew do their way: a task that was missed, what was learned of it, and rules in words, in a browser.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { learningRounds } from '../src/features/learning/learn-anew.ts'
import { learnReading } from '../src/features/learning/learn-reading.ts'
import { mintSystemScope } from '../src/kit/scope.ts'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
})
afterEach(() => board.closePages())
afterAll(() => board.close())

async function received(subject: string, text: string): Promise<number> {
  await board.world.receiveMail({ from: 'amara', subject, text })
  const mails = await amara.get<{ id: number; subject: string }[]>('/api/mails')
  return mails.find((one) => one.subject === subject)?.id ?? 0
}

async function learn(): Promise<void> {
  const { db } = board.world.app
  const system = mintSystemScope('learning journey')
  await learningRounds({
    ...{ db, system, clock: () => new Date() },
    learnReading: async (given) => learnReading(given),
  })()
}

it('a missed sentence becomes a task by a press on the mail, is taken back by Undo, and works by keyboard alone', async () => {
  const mail = await received(
    'Yard notes',
    'Quiet week here.\n\nOn the slate: the harbour lamp.\nThe tide was low.',
  )
  const page = await board.open(amara, `/mails/${mail}`)
  await page.getByRole('button', { name: 'A task is missing' }).focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: 'Sentences without a task' })
  await list.getByText('On the slate: the harbour lamp.').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await list.getByRole('button', { name: 'Make a task: On the slate: the harbour lamp.' }).focus()
  await page.keyboard.press('Enter')
  const toast = toastOf(page, 'Task made')
  await toast.waitFor()
  await page.getByRole('list', { name: 'Tasks made' }).getByText('On the slate: the harbour lamp').waitFor()
  expect(await list.getByText('On the slate: the harbour lamp.').count()).toBe(0)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await list.getByText('On the slate: the harbour lamp.').waitFor()
  expect(await page.getByRole('list', { name: 'Tasks made' }).count()).toBe(0)
})

it('settings list what was learned; a line is forgotten, allowed again, and all of it switched off', async () => {
  for (const thing of ['slip rails', 'winch cover', 'chart table']) {
    const sentence = `On the slate: the ${thing}.`
    const mail = await received(`About the ${thing}`, `All is well.\n\n${sentence}\nThe tide was low.`)
    await amara.send('POST', `/api/mails/${mail}/tasks`, { sentence })
  }
  await learn()
  const page = await board.open(amara, '/settings?tab=privacy')
  const panel = page.getByRole('region', { name: 'What I learned from you' })
  await panel.getByText('3 corrections so far').waitFor()
  const lines = panel.getByRole('list', { name: 'What was learned' })
  const first = lines.getByRole('listitem').first()
  const text = (await first.innerText()).split('\n')[0]?.replace(/\s*3 corrections.*$/, '') ?? ''
  expect(text).toMatch(/more often a task/)
  expect(await axeFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await first.getByRole('button', { name: `Forget: ${text}` }).click()
  await toastOf(page, 'Forgotten').waitFor()
  const forgotten = panel.getByRole('list', { name: 'Forgotten' })
  await forgotten.getByRole('listitem').first().waitFor()
  await toastOf(page, 'Forgotten').getByRole('button', { name: 'Undo' }).click()
  await forgotten.waitFor({ state: 'detached' })
  await panel.getByRole('switch', { name: 'Learn from corrections' }).click()
  await lines.waitFor({ state: 'detached' })
  await page.reload()
  expect(await panel.getByRole('switch', { name: 'Learn from corrections' }).isChecked()).toBe(false)
})

it('a narrow page scrolls in one direction alone, and a failure can be tried again', async () => {
  const page = await board.open(amara, '/settings?tab=privacy', { width: 360, height: 780 })
  await page.getByRole('region', { name: 'What I learned from you' }).waitFor()
  expect(await overflow(page)).toBe(0)
  const heal = await failCalls(page, /\/api\/learning$/, 'GET', 500)
  await page.reload()
  const failure = page.getByText('What was learned could not be loaded')
  await failure.waitFor()
  await heal()
  await page.getByRole('region', { name: 'What I learned from you' }).getByRole('button').first().click()
  await page.getByRole('switch', { name: 'Learn from corrections' }).waitFor()
  expect(await failure.count()).toBe(0)
})

it('a rule is written in words, tried on past mails, kept, switched off, deleted and brought back, by keyboard too', async () => {
  await received('Mooring invoice', 'Please pay the invoice of the mooring.')
  const page = await board.open(amara, '/settings?tab=email')
  const words = page.getByRole('textbox', { name: 'New rule' })
  await words.fill('Forward everything to me@outside.example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('A rule cannot do that: it sends nothing to others outside').waitFor()
  await words.fill('Mails about invoices are low priority')
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByText('When it mentions “invoices”').waitFor()
  await page.getByRole('list', { name: 'Past mails that it fits' }).getByText('Mooring invoice').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep the rule' }).click()
  const list = page.getByRole('list', { name: 'Rules' })
  const row = list.getByRole('switch', { name: 'Mails about invoices are low priority' })
  await row.waitFor()
  expect(await words.inputValue()).toBe('')
  await row.focus()
  await page.keyboard.press('Space')
  await list.getByRole('switch', { checked: false }).waitFor()
  await list.getByRole('button', { name: 'Delete: Mails about invoices are low priority' }).click()
  const toast = toastOf(page, 'Rule deleted')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await list.getByRole('switch', { checked: true }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
})

it('rules that cannot be loaded say so, and are asked for again', async () => {
  const page = await board.open(amara, '/settings')
  const mend = await failCalls(page, /\/api\/rules$/, 'GET', 500)
  await page.getByRole('tab', { name: 'Email' }).click()
  const failure = page.getByText('Your rules could not be loaded')
  await failure.waitFor()
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('textbox', { name: 'New rule' }).waitFor()
  expect(await failure.count()).toBe(0)
})
