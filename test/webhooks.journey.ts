// Webhooks in settings: none, made by keyboard, tried, failing, sent again, changed and ended.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type BoardWorld, failCalls, startBoardWorld } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let receiver: WebhookReceiver
let amara: Client

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  board = await startBoardWorld({ environment: { PRIVATE_HOSTS: '127.0.0.1' } })
  amara = await board.world.signUp('amara')
})
afterEach(() => board.closePages())
afterAll(async () => {
  await board.close()
  await receiver.close()
})

const panel = (page: Page) => page.getByRole('region', { name: 'Webhooks' })
const faults = async (page: Page) => [await overflow(page), await axeFaults(page)]

/** Kept where the look of the screen is to be judged. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  await page.locator('section[aria-labelledby=webhooks-title]').scrollIntoViewIfNeeded()
  await page.screenshot({ path: `${folder}/webhooks-${name}.png` })
}

it('a webhook is made by keyboard, its secret is shown once, and a test is signed with it', async () => {
  const page = await board.open(amara, '/settings')
  await panel(page).getByText('No webhooks. Nothing is told to anybody outside.').waitFor()
  await picture(page, 'empty')
  expect(await faults(page)).toEqual([0, []])
  await panel(page).getByRole('button', { name: 'New webhook' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New webhook' })
  await dialog.getByRole('textbox', { name: 'Address' }).focus()
  await page.keyboard.type('https://10.0.0.1/hook')
  await page.keyboard.press('Enter')
  await dialog.getByText('Choose at least one event').waitFor()
  await dialog.getByRole('checkbox', { name: 'A task was made, changed or deleted' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('textbox', { name: 'Address' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('The address lies inside a private network').waitFor()
  await picture(page, 'refused')
  expect(await faults(page)).toEqual([0, []])
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Keep the secret now' })
  const secret = await shown.locator('code').innerText()
  receiver.secrets.push(secret)
  // It does not go before its person has said that it is kept.
  await page.keyboard.press('Escape')
  await shown.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
  await panel(page).getByRole('button', { name: 'Send a test' }).click()
  await panel(page).getByText('200 in').waitFor()
  expect(receiver.heard).toMatchObject([{ type: 'test', fits: [secret] }])
  await panel(page).getByText('last taken').waitFor()
  await picture(page, 'tried')
  expect(await faults(page)).toEqual([0, []])
})

it('one that fails says how in its log, and is sent again under the same id', async () => {
  const page = await board.open(amara, '/settings', { width: 390, height: 780, colorScheme: 'dark' })
  receiver.answers(500)
  await panel(page).getByRole('button', { name: 'Send a test' }).click()
  await panel(page).getByText('500 in').waitFor()
  await picture(page, 'failing')
  expect(await faults(page)).toEqual([0, []])
  receiver.answers(200)
  const before = receiver.heard.length
  const [latest] = await panel(page).getByRole('button', { name: 'Send test again' }).all()
  await latest?.click()
  await expect.poll(() => receiver.heard.length, soon).toBeGreaterThan(before)
  expect(receiver.heard.at(-1)?.id).toBe(receiver.heard.at(-2)?.id)
})

it('a new secret, off and on, and the end; without an answer of the server the panel says so', async () => {
  const page = await board.open(amara, '/settings', { width: 320, height: 720 })
  await panel(page)
    .getByRole('button', { name: /^Change / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Change webhook' })
  await picture(page, 'change')
  await dialog.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('button', { name: 'Make it' }).click()
  const secret = await page.getByRole('dialog', { name: 'Keep the secret now' }).locator('code').innerText()
  expect(secret).not.toBe(receiver.secrets[0])
  await page.getByRole('checkbox', { name: 'I have kept the secret in a safe place' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await panel(page)
    .getByRole('button', { name: /^Change / })
    .click()
  await dialog.getByText('The secret before signs too until').waitFor()
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await panel(page).getByText('Off', { exact: true }).waitFor()
  expect(await faults(page)).toEqual([0, []])
  await panel(page)
    .getByRole('button', { name: /^Switch on / })
    .click()
  await panel(page)
    .getByRole('button', { name: /^Send a test / })
    .waitFor()
  await panel(page)
    .getByRole('button', { name: /^Change / })
    .click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await panel(page).getByText('No webhooks.').waitFor()
  const goOn = await failCalls(page, /\/api\/webhooks$/, 'GET', 500)
  await page.reload()
  await panel(page).getByText('Webhooks could not be loaded').waitFor()
  await picture(page, 'lost')
  expect(await faults(page)).toEqual([0, []])
  await goOn()
})
