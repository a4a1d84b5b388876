// Settings in the browser: tabs with an address, blocking, one's data, the state of mail, and the end of an account.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type BoardWorld, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let bob: Client

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  bob = await board.world.signUp('bob')
  await board.world.receiveMail({ from: 'amara', subject: 'Launch', text: 'Please send the deck by Friday.' })
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const seen = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor(soon)

async function expectSound(page: Page) {
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
}

it('SET-01: four tabs that the address names, and a way back to the dashboard', async () => {
  const page = await board.open(amara, '/settings')
  await tab(page, 'Account').waitFor(soon)
  for (const name of ['Privacy', 'Notifications', 'Email']) {
    await tab(page, name).click()
    await page.waitForURL((url) => url.searchParams.get('tab') === name.toLowerCase(), soon)
    await page.getByRole('tabpanel', { name }).waitFor(soon)
  }
  await page.reload()
  await page.getByRole('tabpanel', { name: 'Email' }).waitFor(soon)
  await tab(page, 'Email').press('ArrowLeft')
  await page.getByRole('tabpanel', { name: 'Notifications' }).waitFor(soon)
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await page.waitForURL('**/dashboard', soon)
  expect(await page.getByRole('tabpanel', { name: 'Notifications' }).count()).toBe(0)
})

it('SET-08 SET-23: block by Enter, the list, and unblocking after a question', async () => {
  const page = await board.open(amara, '/settings?tab=privacy')
  const field = page.getByLabel('Email address to block')
  await seen(page, 'You haven’t blocked anyone.')
  await field.press('Enter')
  await seen(page, 'Please enter an email address to block')
  await field.fill('bob')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await seen(page, 'Please enter a valid email address')
  await field.fill('  Bob@Example.com ')
  await field.press('Enter')
  const list = page.getByRole('list', { name: 'Blocked people' })
  await list.getByText('bob@example.com').waitFor(soon)
  expect(await field.inputValue()).toBe('')
  await field.fill('bob@example.com')
  await field.press('Enter')
  await seen(page, 'This user is already blocked')
  await page.getByRole('button', { name: 'Unblock bob@example.com' }).click()
  const question = page.getByRole('alertdialog', { name: 'Unblock bob@example.com?' })
  await question.getByRole('button', { name: 'Unblock' }).click()
  await seen(page, 'You haven’t blocked anyone.')
  expect(await amara.get('/api/trust/blocked')).toEqual({ blockedUsers: [] })
  await toastOf(page, 'User Unblocked').getByRole('button', { name: 'Undo' }).click()
  await list.getByText('bob@example.com').waitFor(soon)
  await toastOf(page, 'User Blocked').getByRole('button', { name: 'Undo' }).click()
  await seen(page, 'You haven’t blocked anyone.')
  expect(await amara.get('/api/trust/blocked')).toEqual({ blockedUsers: [] })
})

it('ERR-06 ERR-07 ERR-15 SET-19: success and failure are told, and a button is busy meanwhile', async () => {
  const page = await board.open(amara, '/settings?tab=privacy', { clock: 'own' })
  const toast = page.locator('.ui-toast')
  await seen(page, 'You haven’t blocked anyone.')
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/trust/block', async (route) => {
    await held
    await route.fallback()
  })
  await page.getByLabel('Email address to block').fill('mei@example.com')
  await page.getByLabel('Email address to block').press('Enter')
  const busy = page.getByRole('button', { name: 'Blocking...' })
  await busy.waitFor(soon)
  expect(await busy.getAttribute('aria-disabled')).toBe('true')
  answer()
  await toast.getByText('User Blocked', { exact: true }).waitFor(soon)
  await page.unroute('**/api/trust/block')

  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.route('**/api/trust/unblock', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Unblock mei@example.com' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click()
  await toast.getByText('Error', { exact: true }).waitFor(soon)
  await toast.getByText('Failed to unblock user', { exact: true }).waitFor(soon)
  expect(logged.join('\n')).toContain('Failed to unblock user')
  await page.unroute('**/api/trust/unblock')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click()
  await toast.getByText('User Unblocked', { exact: true }).waitFor(soon)

  await page.route('**/api/trust/blocked', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await page.getByRole('heading', { name: 'Failed to load blocked users' }).waitFor(soon)
  await toast.getByText('Failed to load blocked users', { exact: true }).waitFor(soon)
  await page.unroute('**/api/trust/blocked')
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await seen(page, 'You haven’t blocked anyone.')
})

it('SET-13 SET-14: email processing is enabled, and an archive is requested, made and downloaded', async () => {
  const page = await board.open(amara, '/settings?tab=privacy')
  const data = page.getByRole('region', { name: 'Data & Privacy' })
  await data.getByText('Email Processing', { exact: true }).waitFor(soon)
  await data.getByText('Enabled', { exact: true }).waitFor(soon)
  await data.getByRole('button', { name: 'Request Export' }).click()
  const link = data.getByRole('link', { name: 'Download' })
  await link.waitFor(soon)
  const [download] = await Promise.all([page.waitForEvent('download', soon), link.click()])
  expect(download.suggestedFilename()).toMatch(/^mailcrew-export-\d{4}-\d\d-\d\d\.zip$/)
  expect(await download.failure()).toBeNull()
})

it('SET-18: the Email tab tells the status, copies an address, and sends a test mail that the mail log shows', async () => {
  const page = await board.open(bob, '/settings?tab=email')
  await seen(page, 'Active')
  await seen(page, 'None yet')
  await page.getByRole('button', { name: 'Copy the address tula@mailcrew.localhost' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('tula@mailcrew.localhost')
  await seen(page, '$$polling')
  await page.getByRole('button', { name: 'Send a test mail' }).click()
  await page.getByText('is on its way').waitFor(soon)
  await page.getByText('None yet').waitFor({ ...soon, state: 'detached' })
  await page.getByRole('status').getByRole('link', { name: 'mail log' }).click()
  await page
    .getByRole('list', { name: 'Received mails' })
    .getByText('Example: team lunch')
    .first()
    .waitFor(soon)
})

it('every tab is sound for everybody: no finding of axe in either theme, nothing too wide at 320 px', async () => {
  await amara.send('POST', '/api/trust/block', {
    emailToBlock: `${'somebody.with.a.very.long.name'.repeat(2)}@mail.example.com`,
  })
  for (const look of [
    { colorScheme: 'light', width: 1440 } as const,
    { colorScheme: 'dark', width: 320 } as const,
  ]) {
    const page = await board.open(amara, '/settings', look)
    for (const name of ['Account', 'Privacy', 'Notifications', 'Email']) {
      await tab(page, name).click()
      await page.getByRole('tabpanel', { name }).getByRole('heading').first().waitFor(soon)
      await page
        .locator('[aria-busy=true]')
        .first()
        .waitFor({ ...soon, state: 'detached' })
      await expectSound(page)
    }
    await page.context().close()
  }
})

it('SET-21: the zone and the quiet hours are chosen, a calendar link is made, read, renewed and switched off', async () => {
  const page = await board.open(amara, '/settings?tab=notifications')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.click({ ...soon })
  await page.keyboard.type('berlin')
  await page.keyboard.press('Enter')
  await page.getByRole('switch', { name: 'Quiet hours' }).click()
  const own = page.getByRole('region', { name: 'Your hours' })
  await own.getByRole('button', { name: 'Save' }).click()
  const hours = () => amara.get('/api/account/hours')
  await expect.poll(hours).toMatchObject({ timeZone: 'Europe/Berlin', isChosen: true, quiet: null })

  const panel = page.getByRole('region', { name: 'Calendar' })
  await panel.getByRole('button', { name: 'Make a link' }).click()
  const shown = panel.locator('code')
  await shown.waitFor(soon)
  const read = async () => (await fetch(board.world.url + new URL(await shown.innerText()).pathname)).status
  const first = await shown.innerText()
  expect(await read()).toBe(200)
  await panel.getByRole('button', { name: 'Renew' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew' }).click()
  await expect.poll(() => shown.innerText()).not.toBe(first)
  expect([await read(), (await fetch(board.world.url + new URL(first).pathname)).status]).toEqual([200, 404])
  await panel.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
  await panel.getByRole('button', { name: 'Make a link' }).waitFor(soon)
  expect(await amara.get('/api/account/calendar')).toEqual({ createdAt: null })
})

it('SET-14: the account ends when its address is typed, and nothing else', async () => {
  const page = await board.open(bob, '/settings?tab=privacy')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const typed = dialog.getByLabel('Type bob@example.com to confirm')
  await typed.fill('amara@example.com')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await dialog.getByText('Type the address of this account to delete it').waitFor(soon)
  await expectSound(page)
  await typed.fill('bob@example.com')
  await typed.press('Enter')
  await page.waitForURL((url) => url.pathname === '/', soon)
  await page.getByRole('link', { name: /sign/i }).first().waitFor(soon)
  expect((await bob.raw('GET', '/api/auth/user')).status).toBe(401)
})

it('the owner sees the state of the server and who did what, and narrows it by keyboard', async () => {
  const page = await board.open(amara, '/settings?tab=email')
  await page.getByRole('link', { name: 'Open Status' }).click()
  await page.getByRole('heading', { name: 'Status of the server' }).waitFor(soon)
  await seen(page, 'Everything works, but there is no backup yet.')
  await page.getByRole('heading', { name: 'Last backup' }).waitFor(soon)
  await expectSound(page)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('link', { name: 'Open Audit log' }).click()
  await page.getByRole('heading', { name: 'Audit log' }).waitFor(soon)
  await page.getByText('Account was confirmed').first().waitFor(soon)
  await expectSound(page)
  const kind = page.getByRole('combobox', { name: 'Kind of act' })
  await kind.focus()
  await kind.press('Enter')
  await kind.press('ArrowDown')
  await kind.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('kind') === 'sign-in', soon)
  await page
    .getByText('Account was confirmed')
    .first()
    .waitFor({ state: 'detached', ...soon })
  expect(await page.getByText('Signed in').count()).toBeGreaterThan(0)
  const csv = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
  expect(csv).toBe('/api/server/audit.csv?group=sign-in')
  const others = await board.open(await board.world.signUp('priya'), '/settings/audit?of=server')
  await others.getByText('The audit log could not be loaded').waitFor(soon)
})
