// Passkeys in a real browser, with an authenticator of its own: made, used to sign in, and refused once removed.
import type { CDPSession, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BoardWorld, startBoardWorld, toastOf } from './board-world.ts'
import { freePort } from './free-port.ts'
import { axeFaults, axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import { password, people } from './world.ts'

let board: BoardWorld
let home: string

beforeAll(async () => {
  const PORT = String(await freePort())
  // Browsers bind passkeys to a name, so that the address of numbers will not do.
  home = `http://localhost:${PORT}`
  board = await startBoardWorld({ environment: { PORT, PUBLIC_URL: home } })
  await board.world.signUp('amara')
})
afterAll(() => board.close())

const amara = people.amara.email

async function openSignIn(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${home}/auth/email`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor(soon)
}

async function signInByPassword(page: Page): Promise<void> {
  await openSignIn(page)
  await page.getByLabel('Email').fill(amara)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

async function plugIn(devtools: CDPSession): Promise<string> {
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return authenticatorId
}

const panel = (page: Page) => page.getByRole('region', { name: 'Second factor' })
/** Whether the keyboard stands in the panel, so that its next key goes on there. */
const isFocusIn = (within: Locator) => within.evaluate((part) => part.contains(document.activeElement))

it('a passkey is made by keyboard, signs in once for each challenge, and opens nothing once it is removed', async () => {
  const page = await board.open(null, '/auth/email')
  await page.bringToFront()
  await signInByPassword(page)
  await page.waitForURL('**/dashboard', soon)
  await plugIn(await page.context().newCDPSession(page))

  await page.goto(`${home}/settings?tab=account`)
  const add = panel(page).getByRole('button', { name: 'Add Passkey' })
  await add.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Password').waitFor(soon)
  await page.keyboard.type('wrong horse')
  await page.keyboard.press('Enter')
  await dialog.getByText('This is not your password').waitFor(soon)
  await dialog.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Name').fill('Laptop')
  await page.keyboard.press('Enter')

  const codes = page.getByRole('dialog', { name: 'Keep the recovery codes now' })
  await codes.waitFor(soon)
  expect(await codes.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10)
  expect(await axeFaults(page, '[role="dialog"]')).toEqual([])
  await page.keyboard.press('Escape')
  expect(await codes.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true)
  await codes.getByRole('checkbox').press('Space')
  await codes.getByRole('button', { name: 'Done' }).press('Enter')
  await codes.waitFor({ state: 'detached' })
  await panel(page).getByText('Laptop', { exact: true }).waitFor(soon)
  await expect.poll(() => isFocusIn(panel(page)), soon).toBe(true)
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])

  await signInByPassword(page)
  await page.getByText('Sign in with your passkey, or enter a recovery code').waitFor(soon)
  await openSignIn(page)
  const sent = page.waitForRequest('**/api/auth/passkeys/signin')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await page.waitForURL('**/dashboard', soon)
  const again = await page.context().request.post(`${home}/api/auth/passkeys/signin`, {
    data: (await sent).postDataJSON(),
    headers: { origin: home },
  })
  expect(again.status()).toBe(401)

  await page.goto(`${home}/settings?tab=account`)
  await panel(page).getByText('Last used').waitFor(soon)
  await panel(page).getByRole('button', { name: 'Remove Laptop' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Remove “Laptop”?' })
    .getByRole('button', { name: 'Use a passkey' })
    .press('Enter')
  await toastOf(page, 'Second Factor Removed').waitFor(soon)
  await panel(page).getByText('Laptop', { exact: true }).waitFor({ state: 'detached' })
  await expect.poll(() => isFocusIn(panel(page)), soon).toBe(true)

  await openSignIn(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await page.getByText('This passkey opens no account here').waitFor(soon)
  await signInByPassword(page)
  await page.waitForURL('**/dashboard', soon)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

/** By the calls that the settings make, in the page itself. */
const addByCalls = (page: Page) =>
  page.evaluate(async (secret) => {
    const call = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: answer.status, body: await answer.json() }
    }
    const { body: options } = await call('/api/auth/passkeys/begin', { password: secret })
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
    return (await call('/api/auth/passkeys', { name: 'Phone', passkey: made.toJSON() })).status
  }, password)

it('a copy of a passkey that falls behind opens nothing, nor one under another account or without its PIN', async () => {
  const page = await board.open(null, '/auth/email')
  await page.bringToFront()
  await signInByPassword(page)
  await page.waitForURL('**/dashboard', soon)
  const devtools = await page.context().newCDPSession(page)
  const authenticatorId = await plugIn(devtools)
  expect(await addByCalls(page)).toBe(201)
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  const [made] = credentials
  if (!made) throw new Error('the authenticator holds no passkey')
  const swap = async (changes: Partial<typeof made>) => {
    await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
    const credential = { ...made, isResidentCredential: true, rpId: 'localhost', ...changes }
    await devtools.send('WebAuthn.addCredential', { authenticatorId, credential })
  }
  const press = async () => {
    await openSignIn(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  }
  const refused = () => page.getByText('This passkey opens no account here').waitFor(soon)

  await swap({ signCount: 40 })
  await press()
  await page.waitForURL('**/dashboard', soon)
  await swap({ signCount: 20 })
  await press()
  await refused()
  await swap({ signCount: 60, userHandle: Buffer.from('another account').toString('base64') })
  await press()
  await refused()

  await swap({ signCount: 80 })
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  const sent: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/passkeys/signin') && sent.push('signin')))
  await press()
  await page.getByRole('alert').first().waitFor(soon)
  expect([sent, new URL(page.url()).pathname]).toEqual([[], '/auth/email'])
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await press()
  await page.waitForURL('**/dashboard', soon)
})
