// Stored mails read again in a browser: differences shown, made so on a press and once, taken back, and failures told.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let banners: number

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const panel = (page: Page) => page.getByRole('region', { name: 'Read mails again' })
const list = (page: Page) => panel(page).getByRole('list', { name: 'Mails that would be read differently' })

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  await panel(page).scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${folder}/replay-${name}.png` })
}

/** As an earlier version would have made it: written past the app, which knows of no change by a person. */
async function readOtherwise(subject: string, fields: string): Promise<number> {
  const rows = await board.world.rows(
    `update tasks set ${fields} from projects where projects.id = tasks.project_id and projects.name = $1
     returning tasks.id`,
    [subject],
  )
  return Number(rows[0]?.id)
}

async function dayOf(id: number): Promise<string | null> {
  const rows = await board.world.rows('select due_date::text as day from tasks where id = $1', [id])
  const day = rows[0]?.day
  return typeof day === 'string' ? day.slice(0, 10) : null
}

async function readAgain(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Read again' }).focus()
  await page.keyboard.press('Enter')
}

it('nothing is otherwise where today’s reading finds the same, and it is said', async () => {
  for (const [subject, text] of [
    ['Autumn fair', 'Please order the banners by Thursday 19 November 2026.'],
    ['Winter berths', 'Please drain the pumps by Friday 20 November 2026.'],
  ] as const)
    await board.world.receiveMail({ from: 'amara', subject, text, date: new Date('2026-11-16T09:00:00Z') })
  const page = await board.open(amara, '/settings?tab=privacy')
  await panel(page).getByRole('button', { name: 'Read again' }).waitFor(soon)
  await picture(page, 'empty')
  await readAgain(page)
  await panel(page).getByText('2 mails were read again. Today’s reading would change nothing.').waitFor(soon)
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
})

it('differences are shown, one is made so by keyboard and once, and taken back by one press', async () => {
  banners = await readOtherwise('Autumn fair', 'due_date = null')
  const pumps = await readOtherwise('Winter berths', "due_date = null, priority = 'high'")
  const page = await board.open(amara, '/settings?tab=privacy')
  await readAgain(page)
  await panel(page).getByText('2 mails would be read differently').waitFor(soon)
  await list(page).getByRole('link', { name: 'Autumn fair' }).waitFor(soon)
  await picture(page, 'found')
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
  await picture(page, 'found-dark')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  await picture(page, 'found-narrow-dark')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await dayOf(banners)).toBeNull()
  await panel(page).getByRole('button', { name: 'Apply: Autumn fair' }).focus()
  await page.keyboard.press('Enter')
  const toast = toastOf(page, '1 mail is as read today')
  await toast.waitFor(soon)
  await panel(page).getByText('1 applied').waitFor(soon)
  expect([await dayOf(banners), await dayOf(pumps)]).toEqual(['2026-11-19', null])
  expect(await panel(page).getByRole('button', { name: 'Apply: Autumn fair' }).count()).toBe(0)
  await picture(page, 'applied')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await toastOf(page, 'Undone').waitFor(soon)
  expect(await dayOf(banners)).toBeNull()
  // What a person took back is proposed no more, and the other is made so by the button for all.
  await readAgain(page)
  await panel(page).getByText('1 mail would be read differently').waitFor(soon)
  await panel(page).getByRole('button', { name: 'Apply all' }).click()
  await expect.poll(() => dayOf(pumps), soon).toBe('2026-11-20')
  await panel(page)
    .getByRole('button', { name: 'Apply all' })
    .waitFor({ ...soon, state: 'hidden' })
  expect(await dayOf(banners)).toBeNull()
})

it('what a reply would change is shown in words, field by field', async () => {
  const { receiveMail, app } = board.world
  const first = { messageId: '<harbour-day@example.com>', date: new Date('2026-11-16T09:00:00Z') }
  const text = 'Please print the posters by 24 November.\n\nPlease book the band by 26 November.'
  await receiveMail({ from: 'amara', subject: 'Harbour day', text, ...first })
  for (const said of ['The posters are done.', 'Please move the band to 28 November.'])
    await receiveMail({
      ...{ from: 'amara', subject: 'Re: Harbour day', text: said, inReplyTo: first.messageId },
      date: new Date('2026-11-17T09:00:00Z'),
    })
  // The earlier reading understood neither.
  await app.db.query(
    `update change_sets set changes = '[]' where mail_id in (select id from mails where subject = 'Re: Harbour day')`,
  )
  await app.db.query(
    `update tasks set status = 'pending', due_date = case when title like '%band%' then '2026-11-26' else due_date end
     from projects
     where projects.id = tasks.project_id and projects.name = 'Harbour day'`,
  )
  const page = await board.open(amara, '/settings?tab=privacy')
  await readAgain(page)
  await panel(page).getByText('2 mails would be read differently').waitFor(soon)
  const fields = await list(page)
    .getByText(/^(?:Status|Due): /)
    .allTextContents()
  expect(fields).toEqual(['Status: PendingCompleted', 'Due: Nov 26, 2026Nov 28, 2026'])
  await panel(page).scrollIntoViewIfNeeded()
  await picture(page, 'replies')
  await page.setViewportSize({ width: 390, height: 844 })
  await panel(page).scrollIntoViewIfNeeded()
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
  await picture(page, 'replies-narrow-dark')
})

it('a run that rests says how far it is, and a failure is told and asked for again', async () => {
  await board.world.app.db.query(
    `insert into replays (owner_id, total, seen, state) select id, 40, 12, 'paused' from users where email = $1`,
    ['amara@example.com'],
  )
  const page = await board.open(amara, '/settings?tab=privacy')
  await panel(page).getByText('12 of 40 mails, paused').waitFor(soon)
  await picture(page, 'paused')
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
  await failCalls(page, /\/api\/replay\/state$/, 'POST', 500)
  await panel(page).getByRole('button', { name: 'Go on' }).click()
  await toastOf(page, 'Error').waitFor(soon)
  await panel(page).getByText('12 of 40 mails, paused').waitFor(soon)
  const mend = await failCalls(page, /\/api\/replay$/, 'GET', 500)
  await page.reload()
  await panel(page).getByText('What was read again could not be loaded').waitFor(soon)
  await picture(page, 'failed')
  await mend()
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await panel(page).getByText('12 of 40 mails, paused').waitFor(soon)
  expect(await panel(page).getByText('could not be loaded').count()).toBe(0)
})
