// Polls in a real browser against the real server: asked by mail, voted by reply, page and app, seen by who asked.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Poll, PollBrief } from '../src/features/polls/contract.ts'
import { type BoardWorld, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let jonas: Client
let polly: string

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  jonas = await board.world.signUp('jonas')
  polly = `polly@${board.world.config.mailDomain}`
  await board.world.receiveMail({
    from: 'amara',
    to: [polly, 'Jonas Weber <jonas@example.com>', 'Nadia Kern <nadia@example.com>'],
    subject: 'Spring launch: next steps',
    text: 'When do we rehearse the launch?\n\n- Tuesday 17 March 2099 10:00\n- Wednesday 18 March 2099 14:00\n- Thursday 19 March 2099 09:00',
  })
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const rehearsal = 'When do we rehearse the launch?'

async function pollOf(client: Client, question: string): Promise<Poll> {
  const { polls } = await client.get<{ polls: PollBrief[] }>('/api/polls')
  const found = polls.find((one) => one.question === question)
  if (!found) throw new Error(`there is no poll ${question}`)
  return client.get<Poll>(`/api/polls/${found.id}`)
}

/** The text of the latest ballot to an address. */
async function ballotTo(email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await board.world.app.db.query(
      `select text from outbox where kind = 'ballot' and recipient = $1 order by id desc limit 1`,
      [email],
    )
    if (rows[0]) return String(rows[0].text)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no ballot came to ${email}`)
}

const linkIn = (text: string) => /\/vote\/[\w.-]+/.exec(text)?.[0] ?? ''

it('POLLY-01, POLLY-02, CAT-16: her page has tabs, heading and her polls, and a vote in the app shows live', async () => {
  const page = await board.open(amara, '/teams/polly')
  await page.getByRole('heading', { level: 1, name: 'Polly' }).waitFor()
  await page.getByRole('tab', { name: 'Dashboard' }).waitFor()
  await page.getByRole('tab', { name: /Instances/ }).waitFor()
  await page.getByText('0 of 2 have voted').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: rehearsal }).click()
  await page.getByRole('heading', { level: 1, name: rehearsal }).waitFor()
  const voter = await board.open(jonas, `/polls/${(await pollOf(jonas, rehearsal)).id}`)
  const tuesday = voter.getByRole('group', { name: /17 March/ })
  await tuesday.getByRole('radio', { name: 'Yes' }).focus()
  await voter.keyboard.press('Space')
  await voter.getByLabel('In your words').fill('Not before ten')
  await voter.getByRole('button', { name: 'Vote', exact: true }).press('Enter')
  await toastOf(voter, 'Vote counted').waitFor()
  await page.getByText('\u201cNot before ten\u201d').waitFor()
  await page.getByRole('complementary').getByText('of 2 have voted').waitFor()
  expect(await axeFaults(page)).toEqual([])
})

it('a guest votes on a page of one request, by keys alone, on a phone as well', async () => {
  const path = linkIn(await ballotTo('nadia@example.com'))
  const page = await board.open(null, path, { width: 390, height: 844 })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.reload()
  expect(requests).toHaveLength(1)
  await page.getByText('You vote as nadia@example.com').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page
    .getByRole('radiogroup', { name: /18 Mar/ })
    .getByRole('radio', { name: 'If need be' })
    .focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Send my vote' }).press('Enter')
  await page.getByRole('status').getByText('Your vote is counted').waitFor()
  await expect.poll(async () => (await pollOf(amara, rehearsal)).status, soon).toBe('closed')
})

it('a poll made in the app is sent out, closed and deleted with a way back', async () => {
  const page = await board.open(amara, '/teams/polly')
  await page.getByRole('button', { name: 'New poll' }).click()
  const dialog = page.getByRole('dialog', { name: 'New poll' })
  await dialog.getByRole('button', { name: 'Send it out' }).click()
  await dialog.getByText('Ask a question').waitFor()
  await dialog.getByLabel('Question').fill('Which cake for Friday?')
  await dialog.getByLabel('Options').fill('Apple\nCheese\n')
  await dialog.getByLabel('Who votes').fill('jonas@example.com, mei@example.com')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send it out' }).click()
  await toastOf(page, '2 people are asked by mail.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Which cake for Friday?' }).waitFor()
  expect(await ballotTo('mei@example.com')).toContain('1. Apple')
  await page.getByRole('button', { name: 'Close poll' }).click()
  await toastOf(page, 'Poll closed').waitFor()
  await page.getByRole('button', { name: 'Open again' }).first().waitFor()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete poll' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await toastOf(page, 'Poll deleted').waitFor()
  await expect(pollOf(amara, 'Which cake for Friday?')).rejects.toThrow('there is no poll')
  await toastOf(page, 'Poll deleted').getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(
      () =>
        pollOf(amara, 'Which cake for Friday?').then(
          ({ status }) => status,
          () => null,
        ),
      soon,
    )
    .toBe('closed')
})
