// Surveys in a real browser against the real server: a draft from a mail, changed and sent, answered in the app and on the page.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { SurveyBrief } from '../src/features/surveys/contract.ts'
import { type BoardWorld, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { signUpAll } from './survey-world.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let jonas: Client

const guests = ['nadia', 'mei', 'tomas', 'ben', 'olga', 'lucia'].map((name) => `${name}@example.com`)

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  jonas = await board.world.signUp('jonas')
  await signUpAll(board.world.url, guests)
  await board.world.receiveMail({
    from: 'amara',
    to: [`sally@${board.world.config.mailDomain}`, 'Jonas Weber <jonas@example.com>', ...guests],
    subject: 'Our move',
    text: 'Please ask everybody:\n\n1. How satisfied are you with the new office? (1-5)\n2. How do you come to work?\n   - By bike\n   - By car\n3. What should be better?',
  })
})
afterEach(() => board.closePages())
afterAll(() => board.close())

/** In their latest mail that asks, once there are so many. */
async function linkOf(email: string, mails = 1): Promise<string> {
  for (let tries = 0; tries < 1_200; tries++) {
    const rows = await board.world.rows<{ text: string }>(
      `select text from outbox where kind = 'survey' and recipient = $1 order by id desc`,
      [email],
    )
    const path = rows.length < mails ? null : /\/survey\/[\w.-]+/.exec(rows[0]?.text ?? '')?.[0]
    if (path) return path
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no survey came to ${email}`)
}

it('CAT-15, LAND-15: her page shows the draft and her instances, on a phone and by night, too', async () => {
  const page = await board.open(amara, '/intelligence/sally')
  await page.getByRole('heading', { level: 1, name: 'Sally' }).waitFor()
  await page.getByRole('tab', { name: /Instances/ }).click()
  await page
    .getByRole('button', { name: /Create|New/ })
    .first()
    .waitFor()
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'Our move' }).waitFor()
  await page.getByText('For 7 people').waitFor()
  expect(await page.getByText('coming later').count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
  const dark = await board.open(amara, '/intelligence/sally', { colorScheme: 'dark' })
  await dark.getByRole('link', { name: 'Our move' }).waitFor()
  expect(await axeFaults(dark)).toEqual([])
})

it('NOTIF-17: a draft is changed and sent out by keys alone, and an open survey shows live who many have answered', async () => {
  const page = await board.open(amara, '/intelligence/sally')
  await page.getByRole('link', { name: 'Our move' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Our move' }).waitFor()
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  const last = page.getByLabel('Question 3', { exact: true })
  await last.fill('What should be better next time?')
  expect(await axeFaults(page)).toEqual([])
  await last.press('Enter')
  await page.getByText('What should be better next time?').waitFor()
  await page.getByRole('button', { name: 'Send it out' }).press('Enter')
  await toastOf(page, 'Survey sent out').waitFor()
  await page.getByText('0 of 7 have answered').waitFor()

  const { surveys } = await jonas.get<{ surveys: SurveyBrief[] }>('/api/surveys')
  const asked = await board.open(jonas, `/surveys/${surveys[0]?.id}`)
  await asked.setViewportSize({ width: 390, height: 844 })
  await asked
    .getByRole('group', { name: /How satisfied/ })
    .getByRole('radio', { name: '4' })
    .focus()
  await asked.keyboard.press('Space')
  await asked.getByLabel('What should be better next time?').fill('More light at the desks.')
  expect([await overflow(asked), await axeFaults(asked)]).toEqual([0, []])
  await asked.getByRole('button', { name: 'Send my answers' }).press('Enter')
  await toastOf(asked, 'Your answers are in').waitFor()
  await asked.getByText('cannot be found again').waitFor()
  await page.getByText('1 of 7 have answered').waitFor()
})

it('guests answer on a page of one request, and the result stands on the page of who asked', async () => {
  const page = await board.open(amara, '/intelligence/sally')
  for (const [at, email] of guests.entries()) {
    const guest = await board.open(null, await linkOf(email), { colorScheme: at === 0 ? 'dark' : 'light' })
    await guest.setViewportSize({ width: 390, height: 844 })
    expect([await overflow(guest), await axeFaults(guest)]).toEqual([0, []])
    await guest
      .getByRole('group', { name: /How satisfied/ })
      .getByRole('radio', { name: '5' })
      .focus()
    await guest.keyboard.press('Space')
    await guest.getByRole('radio', { name: 'By bike' }).focus()
    await guest.keyboard.press('Space')
    await guest.getByRole('button', { name: 'Send my answers' }).press('Enter')
    await guest.getByText('You have answered. Thank you.').waitFor()
  }
  await page.getByRole('link', { name: 'Our move' }).click()
  await page.getByRole('heading', { name: 'Result' }).waitFor()
  await page.getByText('4.9 of 5 on average').waitFor()
  await page.getByText('6 of 6').waitFor()
  // One answered the third; the note about the survey says the same.
  expect(await page.getByText('at least six people with an account').count()).toBe(2)
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
})

it('a closed survey is asked again with names, and its page shows what has changed, by keys and on a phone', async () => {
  const page = await board.open(amara, '/intelligence/sally')
  await page.getByRole('link', { name: 'Our move' }).press('Enter')
  await page.getByRole('button', { name: 'Ask again' }).press('Enter')
  await page.getByText('asked before, so a change can be seen').first().waitFor()
  await page.getByText('Answers will be kept without names').waitFor()
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Keep names with the answers' }).press('Space')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('Answers will be kept with names').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Send it out' }).press('Enter')
  await toastOf(page, 'Survey sent out').waitFor()
  const path = new URL(page.url()).pathname
  const asked = await board.open(jonas, path)
  await asked.getByText('Amara Okafor can see what you answered').waitFor()
  const { questions } = await jonas.get<{ questions: { id: number }[] }>(`/api${path}`)
  const answers = [{ questionId: questions[0]?.id, choice: 2 }]
  await jonas.send('POST', `/api${path}/answers`, { answers })
  for (const email of guests) {
    const guest = await board.open(null, await linkOf(email, 2))
    await guest.getByText('kept with your name').waitFor()
    await guest
      .getByRole('group', { name: /How satisfied/ })
      .getByRole('radio', { name: '3' })
      .focus()
    await guest.keyboard.press('Space')
    await guest.getByRole('button', { name: 'Send my answers' }).press('Enter')
    await guest.getByText('You have answered. Thank you.').waitFor()
  }
  await page.getByRole('heading', { name: 'Round by round' }).waitFor()
  await page.getByRole('row', { name: /4.9 7\b/ }).waitFor()
  await page.getByRole('heading', { name: 'Answers by name' }).waitFor()
  await page.getByText('2 of 5').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  const palette = await board.open(amara, '/settings')
  await palette.getByRole('banner').waitFor()
  await palette.keyboard.press('Control+k')
  await palette.getByRole('combobox', { name: /^Search tasks/ }).fill('satisfied office')
  await palette
    .getByRole('option', { name: /Our move.*answered/s })
    .first()
    .waitFor()
})
