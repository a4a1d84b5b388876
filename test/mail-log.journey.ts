// The mail log in a real browser: what stands in it, how one goes through it, and what one can do.
import type { Page, WebSocketRoute } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Delivery } from '../src/features/triage/contract.ts'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { type Outside, outsideDomain, signUpConfirmed, startOutside } from './outside-world.ts'
import { axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

const tula = `tula@${outsideDomain}`
const launch = 'Spring launch: next steps'
const seating = 'Seating plan for the dinner'
const invoices = ['Invoice 2291, please pay today', 'Invoice 2292, please pay today'] as const

let outside: Outside
let board: BoardWorld
let priya: Client
let bob: Client

beforeAll(async () => {
  outside = await startOutside()
  board = await startBoardWorld(outside.options)
  priya = await signUpConfirmed(board.world, 'priya')
  bob = await signUpConfirmed(board.world, 'bob')
  for (const subject of invoices) await write(subject, 'Please pay the invoice today.')
  outside.proveSenders()
  await board.world.receiveMail({
    from: 'priya',
    to: ['Amara Okafor <amara@example.com>', tula],
    subject: launch,
    messageId: '<launch@example.com>',
    text: newest,
    html: `<p>${newest.replaceAll('\n', '<br>')}</p><p>The mail as its sender laid it out.</p>`,
    attachments: [{ filename: 'Launch plan v4.pdf', content: Buffer.from('%PDF-1.4 plan') }],
  })
  await write('Out of office until Monday', 'I am away.', { 'Auto-Submitted': 'auto-replied' })
  await failFor(seating)
}, 240_000)
afterEach(() => board.closePages())
afterAll(async () => {
  await board?.close()
  await outside?.dns.close()
})

const newest = `Hello all,

thanks for a good call. Here is what we agreed, so that nobody has to remember it.

- Amara, please send the launch deck to all partners by Thursday.
- Can you confirm the caterer by next Wednesday?

The hall is described at https://harbour.example.com/hall?floor=2.

Priya

On Mon, Mar 9, 2026, Amara Okafor wrote:
> Could you sum up the call?
> I missed the last ten minutes.`

function write(subject: string, text: string, headers: Record<string, string> = {}): Promise<void> {
  return board.world.receiveMail({ from: 'priya', to: [tula], subject, text, headers })
}

/** The DNS does not answer at the first try, and no other is made. */
async function failFor(subject: string): Promise<void> {
  outside.dns.trouble('*', 'servfail')
  await board.world.mail({ from: 'priya', to: [tula], subject, text: 'Please draw the plan.' })
  const giveUp = `update deliveries set status = 'failed', attempts = 5, reason = 'The DNS did not answer', sender_id = users.id
    from mails, users where mails.id = deliveries.mail_id and mails.subject = $1 and users.email = mails.from_address
    and deliveries.status = 'received' and deliveries.attempts = 1 returning deliveries.id`
  const failed = async () => {
    const rows = await board.world.rows(giveUp, [subject])
    if (rows.length === 0) throw new Error(`${subject} has not been tried yet`)
  }
  await vi.waitFor(failed, soon)
  outside.dns.trouble('*', null)
}

const rows = (page: Page) => page.getByRole('list', { name: 'Received mails' }).getByRole('listitem')
const rowOf = (page: Page, subject: string) => rows(page).filter({ hasText: subject })

async function deliveryOf(subject: string): Promise<Delivery> {
  const deliveries = await priya.get<Delivery[]>('/api/mails')
  const found = deliveries.find((one) => one.subject === subject)
  if (!found)
    throw new Error(`no delivery of ${subject} among ${deliveries.map((one) => one.subject).join(', ')}`)
  return found
}

async function openMail(subject: string): Promise<Page> {
  const page = await board.open(priya, `/mails/${(await deliveryOf(subject)).id}`)
  await page.getByRole('heading', { level: 1, name: subject }).waitFor(soon)
  return page
}

it('each mail shows subject, sender, outcome, status, project and how far it came', async () => {
  const page = await board.open(priya, '/mails')
  const row = rowOf(page, launch)
  await row.getByRole('link', { name: launch }).first().waitFor(soon)
  await row.getByText('Priya Raman').waitFor()
  await row.getByText('2 tasks made').waitFor()
  await row.getByText('Processed').waitFor()
  await row.getByRole('img', { name: 'Answered, 6 of 6 steps done' }).waitFor()
  await row.getByRole('img', { name: 'Tula' }).waitFor()
  expect(await row.getByRole('link').last().getAttribute('href')).toMatch(/^\/project\/\d+$/)
  await rowOf(page, invoices[0]).getByText('It could not be proved that this mail is really from').waitFor()
  await rowOf(page, seating).getByText('The DNS did not answer').waitFor()
})

it('a filter narrows the list and is kept in the address', async () => {
  const page = await board.open(priya, '/mails')
  await page.getByRole('button', { name: 'Failed' }).click()
  await expect.poll(() => rows(page).count(), soon).toBe(1)
  expect(new URL(page.url()).search).toBe('?status=failed')
  await page.reload()
  await rows(page).getByRole('link', { name: seating }).click()
  await page.getByRole('heading', { level: 1, name: seating }).waitFor(soon)
  await page.getByRole('complementary', { name: 'Mails' }).getByRole('link', { name: 'Mail log' }).click()
  await page.getByRole('button', { name: 'Failed', pressed: true }).waitFor(soon)
  expect(await rows(page).count()).toBe(1)
})

it('a log without mail, and one without mail of a status, say so', async () => {
  const page = await board.open(bob, '/mails')
  await page.getByRole('heading', { name: 'No mail yet' }).waitFor(soon)
  await page.getByRole('button', { name: 'Failed' }).click()
  await page.getByRole('heading', { name: 'No failed mail' }).waitFor(soon)
  await page.getByRole('button', { name: 'Show all mails' }).click()
  const none = page.getByRole('heading', { name: 'No mail yet' })
  await expect.poll(() => none.isVisible(), soon).toBe(true)
})

it('a log that loads shows its shape and tells screen readers, one that could not says so and loads on Retry', async () => {
  const page = await board.open(priya, '/terms')
  let fail: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(/\/api\/mails(\?|$)/, async (route) => {
    await held
    await route.abort('connectionrefused')
  })
  await page.goto(`${board.world.url}/mails`)
  await page
    .getByRole('status')
    .getByText('Loading mails')
    .waitFor({ state: 'attached', ...soon })
  expect(await page.locator('.ui-skeleton').count()).toBeGreaterThan(20)
  fail()
  await page.getByRole('heading', { name: 'The mail log could not be loaded' }).waitFor(soon)
  await page.unroute(/\/api\/mails(\?|$)/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await rowOf(page, launch).waitFor(soon)
})

it('j and k go from mail to mail, Enter opens one, and j goes on to the next', async () => {
  const page = await board.open(priya, '/mails')
  await rows(page).first().waitFor(soon)
  const subjects = await rows(page).locator('a[href^="/mails/"]').allTextContents()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('j')
  expect(await focused()).toBe(subjects[0])
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  expect(await focused()).toBe(subjects[1])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: subjects[1] ?? '' }).waitFor(soon)
  await page.keyboard.press('j')
  await page.getByRole('heading', { level: 1, name: subjects[2] ?? '' }).waitFor(soon)
  expect(new URL(page.url()).pathname).toBe(`/mails/${(await deliveryOf(subjects[2] ?? '')).id}`)
})

it('an open mail is typeset, its tasks are marked in the text, and the quoted rest is folded', async () => {
  const page = await openMail(launch)
  const article = page.getByRole('article')
  await expect.poll(() => article.locator('mark').count(), soon).toBe(2)
  expect(await article.locator('mark').allTextContents()).toEqual([
    'Amara, please send the launch deck to all partners by Thursday.',
    'Can you confirm the caterer by next Wednesday?',
  ])
  await page.getByRole('list', { name: 'Tasks made' }).getByText('Confirm the caterer').waitFor()
  const link = article.getByRole('link', { name: 'https://harbour.example.com/hall?floor=2' })
  expect(await link.getAttribute('rel')).toContain('noopener')
  expect(await article.getByText('I missed the last ten minutes.').count()).toBe(0)
  await article.getByRole('button', { name: 'quoted lines' }).click()
  await article.getByText('I missed the last ten minutes.').waitFor()
  const kept = page.waitForEvent('download', soon)
  await article.getByRole('list', { name: 'Attachments' }).getByRole('link').click()
  expect((await kept).suggestedFilename()).toBe('Launch plan v4.pdf')
  await page.getByText(/^verified: /).waitFor()
})

it('the mail as its sender laid it out stands in a frame without scripts or origin', async () => {
  const page = await openMail(launch)
  await page.getByRole('radio', { name: 'Original' }).click()
  const frame = page.locator('iframe')
  expect(await frame.getAttribute('src')).toMatch(/^\/mail-body\/\d+/)
  expect(await frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
  await page.frameLocator('iframe').getByText('The mail as its sender laid it out.').waitFor(soon)
})

it('axe finds nothing and nothing overflows in the mail log from 1440 to 320 px, in both themes', async () => {
  const [receipt] = await priya.get<{ id: number }[]>('/api/outbox')
  const held = `/mails/${(await deliveryOf(invoices[0])).id}?status=held`
  const paths = ['/mails', `/mails/${(await deliveryOf(launch)).id}`, held, `/mails/sent/${receipt?.id}`]
  const page = await board.open(priya, '/terms')
  for (const path of paths) {
    await page.goto(board.world.url + path)
    const words = page.getByText(/Spring launch|Invoice 229|Seating plan/).filter({ visible: true })
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await words.first().waitFor(soon)
      await expect.poll(() => overflow(page)).toBe(0)
      expect([path, width, await axeFaultsInBothThemes(page)]).toEqual([path, width, []])
    }
  }
})

it('what waits for a person stands in one list, and a suggestion is merged into a task', async () => {
  await board.world.receiveMail({
    from: 'priya',
    subject: 'Ideas',
    text: 'Please water the plants.\nWe should maybe repaint the door.',
  })
  const page = await board.open(priya, '/mails')
  await page.getByRole('link', { name: /^To decide/ }).click()
  const list = page.getByRole('list', { name: 'To decide' })
  const suggested = list.getByRole('listitem').filter({ hasText: 'repaint the door' })
  await suggested.waitFor(soon)
  expect(await list.getByRole('listitem').filter({ hasText: seating }).count()).toBe(1)
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
  await suggested.getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge into a task' })
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await dialog.getByText('Choose a task', { exact: true }).last().waitFor(soon)
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: /Water the plants$/ }).click()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await toastOf(page, 'Suggestion merged').waitFor(soon)
  await suggested.waitFor({ ...soon, state: 'detached' })
  const tasks = await priya.get<{ description: string }[]>('/api/tasks/assigned')
  expect(tasks.map(({ description }) => description).join()).toContain('repaint the door')
})

it('a held mail is rejected only after it was asked, another is released at once', async () => {
  const page = await openMail(invoices[0])
  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Reject this mail' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await deliveryOf(invoices[0])).status).toBe('held')
  await page.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await toastOf(page, 'Mail rejected').waitFor(soon)
  expect((await deliveryOf(invoices[0])).status).toBe('ignored')
  const other = await openMail(invoices[1])
  await other.getByRole('button', { name: 'Release' }).click()
  await toastOf(other, 'Mail released').waitFor(soon)
  await expect.poll(async () => (await deliveryOf(invoices[1])).status, soon).toBe('processed')
})

it('a failed mail is tried again, and who asks too late is told in the server’s words', async () => {
  const [page, late] = [await openMail(seating), await openMail(seating)]
  await late.routeWebSocket('**/ws', () => {})
  await late.reload()
  await late.getByRole('button', { name: 'Retry' }).waitFor(soon)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(async () => (await deliveryOf(seating)).status, soon).toBe('processed')
  await late.getByRole('button', { name: 'Retry' }).click()
  const words = toastOf(late, 'This mail has not failed')
  await expect.poll(() => words.isVisible(), soon).toBe(true)
})

it('a mail that is not there says so', async () => {
  const page = await board.open(priya, '/mails/999999')
  const words = page.getByRole('heading', { name: 'There is no such mail' })
  await expect.poll(() => words.isVisible(), soon).toBe(true)
})

it('the mails of the agents stand under Sent and open in place', async () => {
  await board.world.app.db.query(
    `update outbox set status = 'failed', last_error = '550 no such user' where subject = $1`,
    [`Re: ${seating}`],
  )
  const page = await board.open(priya, '/mails')
  await page.getByRole('link', { name: 'Sent', exact: true }).click()
  await page.getByRole('link', { name: /Re: Spring launch/ }).click()
  await page.getByText('This server sends no mail out').waitFor(soon)
  await page.getByText('#undo').first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/mails\/sent\/\d+$/)
  await page.getByRole('link', { name: /Re: Seating plan/ }).click()
  await page.getByText('550 no such user').waitFor(soon)
})

it('NOTIF-14 NOTIF-16: a malformed live message is ignored; a mail comes into the open log, and whoever wrote is told of new tasks for 3 seconds', async () => {
  const page = await board.open(priya, '/terms')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket('**/ws', (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await page.goto(`${board.world.url}/mails`)
  await rows(page).first().waitFor(soon)
  await expect.poll(() => sockets.length, soon).toBe(1)
  for (const malformed of ['no message', '{"no":"type"}']) sockets[0]?.send(malformed)
  const told = 'New tasks have been created from your email'
  const seen = page.evaluate(
    (text) =>
      new Promise<boolean>((resolve) => {
        const look = () => document.body.textContent?.includes(text) && resolve(true)
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      }),
    told,
  )
  await write('Harbour walk', 'Please print the map.')
  await rowOf(page, 'Harbour walk').waitFor(soon)
  expect(await seen).toBe(true)
  await toastOf(page, told).waitFor({ state: 'detached', ...soon })
  expect(logged.filter((line) => line.includes('malformed live message'))).toHaveLength(2)
})

it('older mails come page by page', async () => {
  await board.world.app.db.query(
    `insert into deliveries overriding system value select (jsonb_populate_record(d, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('deliveries', 'id')), 'recipient', 'tula+' || n || '@example.org'))).*
     from deliveries d, generate_series(1, 60) as n where d.id = $1`,
    [(await deliveryOf(launch)).id],
  )
  const page = await board.open(priya, '/mails')
  await expect.poll(() => rows(page).count(), soon).toBe(50)
  expect(await rowOf(page, invoices[0]).count()).toBe(0)
  await page.getByRole('button', { name: 'Older mails' }).click()
  await rowOf(page, invoices[0]).waitFor(soon)
  await page.getByRole('button', { name: 'Older mails' }).waitFor({ state: 'detached', ...soon })
  expect(await rows(page).count()).toBeGreaterThan(60)
})

it('a log that is lost while it stands keeps what it shows', async () => {
  const page = await board.open(priya, '/mails')
  await rows(page).first().waitFor(soon)
  const shown = await rows(page).count()
  await failCalls(page, /\/api\/mails(\?|$)/, 'GET', 'lost')
  await write('Tide table', 'Please print the tide table.')
  await expect.poll(async () => (await deliveryOf('Tide table')).status, soon).toBe('processed')
  expect(await rows(page).count()).toBe(shown)
})
