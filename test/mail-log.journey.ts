// The mail log in a real browser: what stands in it, how one goes through it, and what one can do.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { failed, held, openWork, signedIn, work, works } from './client-answers.ts'
import { type Answers, axeFaults, type Client, overflow, startClient } from './client-page.ts'

/** How long something may take to come into sight on a busy machine. */
const soon = { timeout: 15_000 }

let client: Client

beforeAll(async () => {
  client = await startClient()
})
afterEach(() => client.closePages())
afterAll(() => client.close())

const rows = (page: Page) => page.getByRole('list', { name: 'Received mails' }).getByRole('listitem')

it('each mail shows subject, sender, outcome, status, project and how far it came', async () => {
  const { page } = await client.open('/mails', { answers: signedIn })
  const row = rows(page).filter({ hasText: 'Priya Raman' })
  await row.getByRole('link', { name: work.subject }).first().waitFor()
  await row.getByText('2 tasks made').waitFor()
  await row.getByText('Processed').waitFor()
  await row.getByRole('img', { name: 'Answered, 6 of 6 steps done' }).waitFor()
  await row.getByRole('img', { name: 'Tula' }).waitFor()
  expect(await row.getByRole('link').last().getAttribute('href')).toBe('/project/7')
  await rows(page).filter({ hasText: 'Jonas Weber' }).getByText('The sender could not be verified').waitFor()
})

it('a filter narrows the list and is kept in the address', async () => {
  const { page } = await client.open('/mails', { answers: signedIn })
  await page.getByRole('button', { name: 'Held' }).click()
  await expect.poll(() => rows(page).count()).toBe(1)
  expect(new URL(page.url()).search).toBe('?status=held')
  await page.reload()
  await rows(page).getByText(held.subject).waitFor()
  await rows(page).getByRole('link', { name: held.subject }).click()
  await page.getByRole('heading', { level: 1, name: held.subject }).waitFor()
  await page.getByRole('complementary', { name: 'Mails' }).getByRole('link', { name: 'Mail log' }).click()
  await page.getByRole('button', { name: 'Held', pressed: true }).waitFor()
  expect(await rows(page).count()).toBe(1)
})

it('a log without mail, and one without mail of a status, say so', async () => {
  const answers: Answers = { ...signedIn, 'GET /api/mails': { body: [] } }
  const { page } = await client.open('/mails', { answers })
  await page.getByRole('heading', { name: 'No mail yet' }).waitFor()
  await page.getByRole('button', { name: 'Failed' }).click()
  await page.getByRole('heading', { name: 'No failed mail' }).waitFor()
  await page.getByRole('button', { name: 'Show all mails' }).click()
  await expect.poll(() => page.getByRole('heading', { name: 'No mail yet' }).isVisible(), soon).toBe(true)
})

it('a log that could not be loaded says so and loads on Retry', async () => {
  const answers: Answers = { ...signedIn, 'GET /api/mails': 'lost' }
  const { page } = await client.open('/mails', { answers })
  await page.getByRole('heading', { name: 'The mail log could not be loaded' }).waitFor()
  answers['GET /api/mails'] = { body: works }
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => rows(page).count()).toBe(works.length)
})

it('a log that loads shows its shape and tells screen readers', async () => {
  const answers = { ...signedIn, 'GET /api/mails': () => new Promise<object>(() => {}) }
  const { page } = await client.open('/mails', { answers })
  await page.getByRole('status').getByText('Loading mails').waitFor({ state: 'attached' })
  expect(await page.locator('.ui-skeleton').count()).toBeGreaterThan(20)
})

it('older mails come page by page', async () => {
  const page50 = Array.from({ length: 50 }, (_, index) => ({ ...work, id: 200 - index }))
  const older = { ...work, id: 3, subject: 'The very first mail' }
  const asked: (string | null)[] = []
  const answers: Answers = {
    ...signedIn,
    'GET /api/mails': ({ query }) => {
      asked.push(query.get('before'))
      return { body: query.has('before') ? [older] : page50 }
    },
  }
  const { page } = await client.open('/mails', { answers })
  await page.getByRole('button', { name: 'Older mails' }).click()
  await rows(page).getByText('The very first mail').waitFor()
  expect(asked).toEqual([null, '151'])
  await page.getByRole('button', { name: 'Older mails' }).waitFor({ state: 'detached' })
})

it('j and k go from mail to mail, Enter opens one, and j goes on to the next', async () => {
  const { page } = await client.open('/mails', { answers: signedIn })
  await rows(page).first().waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('j')
  expect(await focused()).toBe(works[0]?.subject)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  expect(await focused()).toBe(held.subject)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: held.subject }).waitFor()
  await page.keyboard.press('j')
  await page.getByRole('heading', { level: 1, name: failed.subject }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/mails/39')
})

it('an open mail is typeset, its tasks are marked in the text, and the quoted rest is folded', async () => {
  const { page } = await client.open('/mails/41', { answers: signedIn })
  const article = page.getByRole('article')
  await article.locator('mark').first().waitFor()
  expect(await article.locator('mark').allTextContents()).toEqual([
    'please send the launch deck to all partners by Thursday',
    'can you confirm the caterer by next Wednesday?',
  ])
  await page
    .getByRole('list', { name: 'Tasks made' })
    .getByText('Confirm the caterer for 60 guests')
    .waitFor()
  const link = article.getByRole('link', { name: 'https://harbour.example.com/hall?floor=2' })
  expect(await link.getAttribute('rel')).toContain('noopener')
  expect(await article.getByText('I missed the last ten minutes.').count()).toBe(0)
  await article.getByRole('button', { name: 'quoted lines' }).click()
  await article.getByText('I missed the last ten minutes.').waitFor()
  await article.getByRole('list', { name: 'Attachments' }).getByText('Launch plan v4.pdf').waitFor()
  await page.getByText('Authenticated: DKIM of northwind.example.com').waitFor()
})

it('the mail as its sender laid it out stands in a frame without scripts or origin', async () => {
  const { page } = await client.open('/mails/41', { answers: signedIn })
  await page.getByRole('radio', { name: 'Original' }).click()
  const frame = page.locator('iframe')
  expect(await frame.getAttribute('src')).toBe(openWork.htmlUrl)
  expect(await frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
  await page.frameLocator('iframe').getByText('The mail as its sender laid it out.').waitFor()
})

it('a held mail is released at once, and rejected only after it was asked', async () => {
  const done = (status: string) => ({ body: { id: held.id, status } })
  const answers: Answers = {
    ...signedIn,
    'POST /api/mails/40/release': done('received'),
    'POST /api/mails/40/reject': done('ignored'),
  }
  const { page, calls } = await client.open('/mails/40', { answers })
  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Reject this mail' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(calls).not.toContain('POST /api/mails/40/reject')
  await page.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await page.locator('.ui-toast').getByText('Mail rejected').waitFor()
  await page.getByRole('button', { name: 'Release' }).click()
  await page.locator('.ui-toast').getByText('Mail released').waitFor()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/mails/40/reject',
    'POST /api/mails/40/release',
  ])
})

it('a failed mail can be tried again, and a refusal is told in the server’s words', async () => {
  const refusal = { status: 409, body: { message: 'This mail is being worked already', code: 'conflict' } }
  const { page } = await client.open('/mails/39', {
    answers: { ...signedIn, 'POST /api/mails/39/retry': refusal },
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect
    .poll(() => page.locator('.ui-toast').getByText('This mail is being worked already').isVisible(), soon)
    .toBe(true)
})

it('a mail that is not there says so', async () => {
  const { page } = await client.open('/mails/12', { answers: signedIn })
  await expect
    .poll(() => page.getByRole('heading', { name: 'There is no such mail' }).isVisible(), soon)
    .toBe(true)
})

it('the mails of the agents stand under Sent and open in place', async () => {
  const { page } = await client.open('/mails', { answers: signedIn })
  await page.getByRole('link', { name: 'Sent', exact: true }).click()
  await page.getByRole('link', { name: /Re: Spring launch/ }).click()
  await page.getByText('Wrong? Reply #undo.').waitFor()
  await page.getByText('This server sends no mail out').waitFor()
  expect(new URL(page.url()).pathname).toBe('/mails/sent/90')
  await page.getByRole('link', { name: /Re: seating plan/ }).click()
  await page.getByText('550 no such user').waitFor()
})

it('a live message brings the log up to date', async () => {
  let list = [held]
  const answers: Answers = { ...signedIn, 'GET /api/mails': () => ({ body: list }) }
  const { page, say } = await client.open('/mails', { answers })
  await rows(page).first().waitFor()
  list = [work, held]
  say({ type: 'mail_update', companyId: 0, workId: work.id })
  await expect.poll(() => rows(page).getByText('Priya Raman').isVisible(), soon).toBe(true)
})

it('NOTIF-14: a malformed live message is ignored and the next one is heard', async () => {
  let list = [held]
  const answers: Answers = { ...signedIn, 'GET /api/mails': () => ({ body: list }) }
  const { page, say } = await client.open('/mails', { answers })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await rows(page).first().waitFor()
  say('no message')
  say({ no: 'type' })
  list = [work, held]
  say({ type: 'mail_update', companyId: 0, workId: work.id })
  await rows(page).getByText('Priya Raman').waitFor()
  expect(logged.filter((line) => line.includes('malformed live message'))).toHaveLength(2)
})

it('NOTIF-16: whoever wrote is told of new tasks for 3 seconds, whatever page is open', async () => {
  const { page, say } = await client.open('/mails', { answers: signedIn })
  await rows(page).first().waitFor()
  say({ type: 'tasks_created', companyId: 0, projectId: 7, taskIds: [501], own: true })
  const toast = page.locator('.ui-toast').filter({ hasText: 'New tasks have been created from your email' })
  await toast.waitFor()
  await expect.poll(() => toast.isVisible(), soon).toBe(false)
})

for (const width of [1440, 768, 390, 320]) {
  it(`axe finds nothing and nothing overflows in the mail log at ${width} px`, async () => {
    for (const path of ['/mails', '/mails/41', '/mails/40?status=held', '/mails/sent/90']) {
      const { page } = await client.open(path, { answers: signedIn, width })
      await page
        .getByText(/Spring launch|Invoice 2291/)
        .first()
        .waitFor()
      expect([path, await overflow(page), await axeFaults(page)]).toEqual([path, 0, []])
    }
  })
}
