// Mail archives in the browser: a file brought in by keyboard, one that was begun, one that rests, and what fails.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type MailArchive, PART_BYTES } from '../src/features/archives/contract.ts'
import { archivedAway, archivedMail, mboxOf } from './archived-mails.ts'
import { type BoardWorld, failCalls, startBoardWorld } from './board-world.ts'
import { axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

const place = '/settings/archives'
const tula = 'tula@mailcrew.localhost'

let board: BoardWorld
let amara: Client

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const begin = (name: string, bytes: Buffer) =>
  amara.send<MailArchive>('POST', '/api/server/archives', { name, recipient: tula, size: bytes.length })

const part = (id: number, bytes: Buffer) =>
  amara.send<MailArchive>('POST', `/api/server/archives/${id}/parts`, {
    ...{ at: 0, content: bytes.subarray(0, PART_BYTES).toString('base64') },
  })

const chosen = (page: Page) => page.locator('input[type="file"]')
const entry = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/mbox', buffer })

it('an archive is brought in by keyboard, worked through, and says which mails it refused', async () => {
  const page = await board.open(amara, '/settings?tab=email')
  await page.getByRole('link', { name: 'Open Mail archives' }).press('Enter')
  await page.getByText('No archive yet').waitFor(soon)
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
  const asked = page.waitForEvent('filechooser')
  await chosen(page).press('Enter')
  const bytes = mboxOf([archivedMail('Old launch', 'Please send the deck by 6 March.'), 'no header at all'])
  await (await asked).setFiles(fileOf('old.mbox', bytes))
  await page.getByText(/old\.mbox, /).waitFor(soon)
  await page.getByRole('button', { name: 'Bring in' }).press('Enter')
  await entry(page, 'old.mbox').getByText('2 mails read, 1 worked, 1 refused').waitFor(soon)
  await entry(page, 'old.mbox').getByText('Done', { exact: true }).waitFor(soon)
  await page
    .getByRole('list', { name: 'Refused mails of old.mbox' })
    .getByText('it has no header')
    .waitFor(soon)
  await page.setViewportSize({ width: 320, height: 800 })
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
})

it('what was begun goes on with the same file, what rests goes on, and what is removed is gone', async () => {
  const begun = mboxOf([archivedMail('Begun', 'Please water the plants.')])
  await begin('begun.mbox', begun)
  const resting = mboxOf(Array.from({ length: 300 }, (_, at) => archivedAway(`Resting ${at}`)))
  // One that was read before the pause came leaves nothing to go on with: then another is brought in.
  for (let state = 'done'; state !== 'paused'; ) {
    const { id } = await begin('resting.mbox', resting)
    await part(id, resting)
    const paused = await amara.send<MailArchive>('POST', `/api/server/archives/${id}/state`, {
      isPaused: true,
    })
    state = paused.state
    if (state !== 'paused') await amara.send('DELETE', `/api/server/archives/${id}`)
  }
  const page = await board.open(amara, place, { width: 390, height: 800, colorScheme: 'dark' })
  await entry(page, 'begun.mbox').getByText('Choose the same file again to go on').waitFor(soon)
  await entry(page, 'resting.mbox').getByText('Paused').waitFor(soon)
  expect([await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([0, []])
  await chosen(page).setInputFiles(fileOf('begun.mbox', begun))
  await page.getByRole('button', { name: 'Go on sending' }).press('Enter')
  await entry(page, 'begun.mbox').getByText('1 mail read, 1 worked').waitFor(soon)

  await page.getByRole('button', { name: 'Go on: resting.mbox' }).press('Enter')
  await entry(page, 'resting.mbox')
    .getByText(/^300 mails read/)
    .waitFor(soon)
  await page.getByRole('button', { name: 'Remove: resting.mbox' }).press('Enter')
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await entry(page, 'resting.mbox').waitFor({ ...soon, state: 'detached' })
  expect((await amara.get<{ archives: MailArchive[] }>('/api/server/archives')).archives).not.toContainEqual(
    expect.objectContaining({ name: 'resting.mbox' }),
  )
})

it('a file that cannot be read says why, and what cannot be loaded is tried again', async () => {
  const page = await board.open(amara, place)
  await chosen(page).setInputFiles(fileOf('packed.mbox', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0])))
  await page.getByRole('button', { name: 'Bring in' }).click()
  await page.getByText('The file cannot be read: it is packed with gzip: unpack it first.').waitFor(soon)
  const refusing = await failCalls(page, /\/api\/server\/archives/, 'POST', 422)
  await chosen(page).setInputFiles(fileOf('other.mbox', mboxOf([archivedMail('Other', 'Thanks.')])))
  await page.getByRole('button', { name: 'Bring in' }).click()
  await page.getByText('The test said no.', { exact: true }).waitFor(soon)
  await refusing()
  const healed = await failCalls(page, /\/api\/(?:server\/archives|account\/mail)/, 'GET', 500)
  await page.reload()
  await page.getByText('The archives could not be loaded').waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await healed()
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await page.getByRole('heading', { name: 'Brought in' }).waitFor(soon)
  const bob = await board.world.signUp('bob')
  const barred = await board.open(bob, place)
  await barred.getByText('The archives could not be loaded').waitFor(soon)
  expect(await barred.getByRole('button', { name: 'Bring in' }).count()).toBe(0)
})
