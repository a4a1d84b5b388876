// The owner's pages in the browser: records to copy, the round trip, a pasted mail, people, and who sees none of it.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createDnsResolver } from '../src/mail/sender-dns.ts'
import { type BoardWorld, failCalls, startBoardWorld } from './board-world.ts'
import { type DnsServer, startDnsServer } from './dns-server.ts'
import { type ModelServer, startModelServer } from './model-server.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import { type RelayServer, startRelayServer } from './relay-server.ts'
import { type Client, clientOf, type World } from './world.ts'

const DOMAIN = 'crew.example.com'

let dns: DnsServer
let relay: RelayServer
let model: ModelServer
let board: BoardWorld
let amara: Client

beforeAll(async () => {
  dns = await startDnsServer()
  relay = await startRelayServer()
  model = await startModelServer()
  board = await startBoardWorld({
    environment: { MAIL_DOMAIN: DOMAIN, SMTP_URL: relay.url, OWNER: 'amara@example.com' },
    resolver: createDnsResolver({ servers: [dns.address], timeoutMs: 400, tries: 1 }),
  })
  amara = await confirmed(board.world)
  dns.add(DOMAIN, 'MX', `mx.${DOMAIN}`)
  dns.add(`mx.${DOMAIN}`, 'A', '203.0.113.9')
  dns.add(DOMAIN, 'TXT', 'v=spf1 ip4:127.0.0.1 -all')
  dns.add('example.com', 'TXT', 'v=spf1 ip4:203.0.113.24 -all')
})
afterEach(() => board.closePages())
afterAll(async () => {
  await board.close()
  await relay.close()
  await model.close()
  await dns.close()
})

async function confirmed(world: World): Promise<Client> {
  const client = await world.signUp('amara')
  const rows = await world.rows(`select text from outbox where kind = 'confirmation'`)
  const token = /\/confirm\/([\w-]+)/.exec(String(rows[0]?.text))?.[1]
  const answer = await client.raw('POST', '/api/auth/confirm', { token })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return cookies.length > 0 ? clientOf(world.url, cookies.join('; ')) : client
}

async function expectSound(page: Page) {
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
}

/** Nothing is cut off and axe finds nothing, wide and narrow, light and dark; with PICTURES the looks are kept there. */
async function looksRight(page: Page, name: string) {
  const folder = process.env.PICTURES
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await expectSound(page)
      if (folder) await page.screenshot({ path: `${folder}/owner-${name}-${colorScheme}-${width}.png` })
    }
}

const RAW = `Received: from mail.example.com (203.0.113.24) by ${DOMAIN}; Thu, 12 Mar 2026 09:12:01 +0100
From: Amara Okafor <amara@example.com>
To: tula@${DOMAIN}
Subject: Spring launch
Message-ID: <c81@example.com>
Date: Thu, 12 Mar 2026 09:12:00 +0100

Hello,
please send the launch deck to all partners by Thursday.
`

it('the records say what lacks, and are right once the DNS has it', async () => {
  const page = await board.open(amara, '/settings/mail')
  await page.getByText('3 of 5 right').waitFor(soon)
  const row = page.getByRole('row', { name: /_dmarc/ })
  await row.getByText('not found').waitFor(soon)
  await page.getByText('Receivers do not know what to do with forged mail.').waitFor(soon)
  await page.getByRole('button', { name: `Copy the value of TXT _dmarc.${DOMAIN}` }).press('Enter')
  await row.getByText('Copied').waitFor(soon)
  dns.add(`_dmarc.${DOMAIN}`, 'TXT', 'v=DMARC1; p=quarantine')
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText('4 of 5 right').waitFor(soon)
  await expectSound(page)
})

it('the round trip shows each step, and a relay that refuses in its own words', async () => {
  relay.mood = { kind: 'refuse', code: 550, message: 'not from here' }
  const page = await board.open(amara, '/settings/mail')
  await page.getByRole('button', { name: 'Run it' }).click()
  await page.getByText(/The relay says: .*not from here/).waitFor(soon)
  relay.mood = { kind: 'accept' }
  await page.getByRole('button', { name: 'Run again' }).click()
  const steps = page.getByRole('region', { name: 'Round trip' }).getByRole('listitem')
  await steps.filter({ hasText: 'Handed to the relay' }).getByLabel('Done:').waitFor(soon)
  const taken = relay.taken.findLast(({ rcptTo }) => rcptTo.includes(`postmaster@${DOMAIN}`))
  const to = { from: `postmaster@${DOMAIN}`, rcptTo: [`postmaster@${DOMAIN}`] }
  await board.world.mail({ ...to, raw: taken?.raw ?? '' })
  await page.getByText('out and back again').waitFor(soon)
  await steps.filter({ hasText: 'not signed' }).waitFor(soon)
  await expectSound(page)
})

it('a pasted mail shows each decision with its lines, by keyboard alone, narrow and in the dark', async () => {
  for (const width of [1280, 390]) {
    const page = await board.open(amara, '/settings/mail')
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' })
    const box = page.getByRole('textbox', { name: 'Raw mail' })
    await box.fill(RAW)
    await box.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const decisions = page.getByRole('list', { name: 'Decisions' })
    const made = decisions.getByRole('button', { name: /^Made Send the launch deck to all partners/ })
    await made.waitFor(soon)
    await made.focus()
    const marked = page.locator('[data-line="9"]')
    await marked.and(page.locator('.bg-accent-tint')).waitFor(soon)
    await page.getByRole('list', { name: 'Clauses' }).getByText('mood ask').first().waitFor(soon)
    await expectSound(page)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.waitForFunction((raw) => document.querySelector('textarea')?.value === raw, RAW)
  }
  expect(await amara.get('/api/projects')).toMatchObject({ projects: [] })
})

it('what fails is said in place, and tried again', async () => {
  const page = await board.open(amara, '/settings')
  const mend = await failCalls(page, /\/api\/server\/mail-setup/, 'GET', 500)
  await page.getByRole('tab', { name: 'Email' }).click()
  await page.locator('a[href="/settings/mail"]').click()
  await page.getByText('The mail set-up could not be loaded').waitFor(soon)
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(/of 5 right/).waitFor(soon)
  await page.getByRole('textbox', { name: 'Raw mail' }).fill('Subject: x\n\nHi')
  await page.getByRole('button', { name: 'Explain' }).click()
  await page.getByText(/None of its addresses is one of this server/).waitFor(soon)
  expect(await overflow(page)).toBe(0)
})

it('mail is forwarded to an address of one\u2019s own, and what the provider asks stands above it', async () => {
  const page = await board.open(amara, '/settings?tab=email')
  await page.getByRole('button', { name: 'Make an address' }).click()
  const own = page.getByRole('list', { name: 'Addresses to forward to' }).getByRole('listitem')
  await own.waitFor(soon)
  const address = /\S+@\S+/.exec((await own.textContent()) ?? '')?.[0] ?? ''
  await page.getByText('Gmail', { exact: true }).click()
  await page.getByText(/Add a forwarding address/).waitFor(soon)
  for (const [provider, step] of [
    ['GMX and WEB.DE', /waits 24 hours/],
    ['Zoho', /sign in at Zoho/],
  ] as const) {
    await page.getByText(provider, { exact: true }).click()
    await page.getByText(step).waitFor(soon)
  }
  dns.add('google.com', 'TXT', 'v=spf1 ip4:127.0.0.1 -all')
  await board.world.receiveMail({
    from: 'forwarding-noreply@google.com',
    to: address,
    subject: '(#483920175) Gmail Forwarding Confirmation',
    text: 'anna@gmail.com asks to forward. Confirm: https://mail-settings.google.com/mail/vf-abc',
  })
  const link = page.getByRole('link', { name: 'Open at mail-settings.google.com' })
  await link.waitFor(soon)
  expect(await link.getAttribute('href')).toBe('https://mail-settings.google.com/mail/vf-abc')
  await page.getByText('483920175').waitFor(soon)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
})

it('the owner finds an account, disables it and enables it again, by keyboard too', async () => {
  await board.world.app.db.query(
    `insert into users (email, first_name, last_name, claimed_at) values ('zoe@example.com', 'Zoe', 'Hart', now())`,
  )
  const page = await board.open(amara, '/settings/people')
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('zoe hart')
  const row = page.getByRole('listitem').filter({ hasText: 'zoe@example.com' })
  await page.getByRole('button', { name: 'Actions on Amara Okafor' }).waitFor({ ...soon, state: 'detached' })
  await expectSound(page)
  await row.getByRole('button', { name: 'Actions on Zoe Hart' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Disable' }).press('Enter')
  await page.getByText('Nothing is deleted.').waitFor(soon)
  await page.getByRole('button', { name: 'Disable', exact: true }).press('Enter')
  await row
    .getByText(/Disabled /)
    .filter({ visible: true })
    .waitFor(soon)
  await page.getByRole('radio', { name: 'Disabled' }).click()
  await row.getByRole('button', { name: 'Actions on Zoe Hart' }).click()
  await page.getByRole('menuitem', { name: 'Enable' }).click()
  await page.getByRole('button', { name: 'Enable', exact: true }).click()
  await page.getByText('No results for “zoe hart”').waitFor(soon)
})

it('somebody leaves: by keyboard the owner hands over the work, exports the data and deletes the account', async () => {
  const { world } = board
  const [liv] = await world.rows(
    `insert into users (email, first_name, last_name, claimed_at)
     values ('liv@example.com', 'Liv', 'Sand', now()) returning id`,
  )
  await world.rows(
    `insert into projects (owner_id, name, type, topic) values ($1, 'Sand castle', 'individual', '')`,
    [liv?.id],
  )
  const page = await board.open(amara, '/settings/people')
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('liv sand')
  const row = page.getByRole('listitem').filter({ hasText: 'liv@example.com' })
  const open = async (item: string) => {
    await row.getByRole('button', { name: 'Actions on Liv Sand' }).press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }
  const dialog = page.getByRole('dialog')
  await open('Hand over work')
  const heir = dialog.getByLabel('Email of who takes over')
  await heir.press('Enter')
  await dialog.getByText('Enter the address of who takes over').waitFor(soon)
  await heir.fill('nobody@example.com')
  await heir.press('Enter')
  await dialog.getByText('There is no account with the address nobody@example.com').waitFor(soon)
  await heir.fill('amara@example.com')
  await dialog.getByRole('checkbox', { name: 'Personal projects too' }).press('Space')
  await looksRight(page, 'hand-over')
  await heir.press('Enter')
  await dialog.getByText('amara@example.com has now: 1 project.').waitFor(soon)
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')

  await open('Export data')
  await dialog.getByText('No archive was made yet.').waitFor(soon)
  await dialog.getByRole('button', { name: 'Make Archive' }).press('Enter')
  const download = dialog.getByRole('link', { name: 'Download' })
  await download.waitFor(soon)
  expect(await download.getAttribute('href')).toMatch(/^\/api\/server\/accounts\/\d+\/export\/\d+\/archive$/)
  await looksRight(page, 'export-leaver')
  await page.keyboard.press('Escape')

  await open('Delete account')
  const last = page.getByRole('alertdialog')
  const typed = last.getByLabel('Type liv@example.com to confirm')
  await typed.fill('liv@example.org')
  await typed.press('Enter')
  await last.getByText('Type the address of this account to delete it').waitFor(soon)
  await looksRight(page, 'delete-leaver')
  await typed.fill('liv@example.com')
  await typed.press('Enter')
  await page.getByText('No results for \u201cliv sand\u201d').waitFor(soon)
  expect(
    await world.rows(`select u.email from projects p join users u on u.id = p.owner_id
    where p.name = 'Sand castle'`),
  ).toEqual([{ email: 'amara@example.com' }])
})

it('many people are invited to the server at once, by lines, after a look at how each was understood', async () => {
  const page = await board.open(amara, '/settings/people')
  await page.getByRole('tab', { name: 'Signing up' }).click()
  await page.getByRole('button', { name: 'Invite Many' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email addresses').fill('Ida <ida@example.org>\nnobody\namara@example.com')
  await dialog.getByText('2 to invite, 1 left out').waitFor(soon)
  await looksRight(page, 'invite-people')
  await dialog.getByRole('button', { name: 'Send 2 Invitations' }).press('Enter')
  await dialog.getByText('amara@example.com has an account already').waitFor(soon)
  await page.keyboard.press('Escape')
  await page.getByRole('list', { name: 'Invited addresses' }).getByText('ida@example.org').waitFor(soon)
  await looksRight(page, 'signing-up')
  expect(await board.world.outbox({ to: 'ida@example.org' })).toHaveLength(1)
})

it('companies and invitations have their lists, and an address that cannot be invited is told so', async () => {
  const page = await board.open(amara, '/settings/people')
  await page.getByRole('tab', { name: 'Companies' }).click()
  await page.getByText('No companies here').waitFor(soon)
  await page.getByRole('tab', { name: 'Signing up' }).click()
  await page.getByText('Anybody may make an account').waitFor(soon)
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('Enter a valid email address').waitFor(soon)
  await page.getByLabel('Email').fill('zoe@example.org')
  await page.getByLabel('Email').press('Enter')
  await page.getByText('zoe@example.org').waitFor(soon)
  await expectSound(page)
  await page.getByRole('button', { name: 'Take back the invitation of zoe@example.org' }).click()
  await page.getByText('zoe@example.org').waitFor({ ...soon, state: 'detached' })
})

it('the owner tries a model, sees its reading and that of the rules, and sets it up, by keyboard and on a phone', async () => {
  const sentence = 'could you send the offer to the printer by Friday?'
  const task = {
    title: 'Send the offer to the printer',
    description: '',
    assignees: ['ben@example.com'],
    dueDate: '2026-03-13',
    priority: 'medium',
    sentence,
    confidence: 0.95,
  }
  model.turns = [
    { kind: 'status', status: 401 },
    { kind: 'answer', value: { tasks: [task], changes: [] } },
  ]
  const page = await board.open(amara, '/settings/models')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('heading', { name: 'No model is asked' }).waitFor(soon)
  await page.getByRole('combobox', { name: 'Server' }).press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByLabel('Address').fill(`${model.url}/v1`)
  await page.getByLabel('Model', { exact: true }).fill('reader')
  const test = page.getByRole('button', { name: 'Test' })
  await test.press('Enter')
  await page.getByText('The server refused the key.').waitFor(soon)
  await test.press('Enter')
  const byModel = page.getByRole('region', { name: 'Read by the model' })
  await byModel.getByText('Send the offer to the printer').waitFor(soon)
  await byModel.getByText('Ben Castillo, due').waitFor(soon)
  await page.getByRole('region', { name: 'Read by rules' }).waitFor(soon)
  await expectSound(page)
  await page.getByRole('button', { name: 'Read mails with it' }).press('Enter')
  await page.getByRole('button', { name: 'Add a model' }).waitFor(soon)
  // Both tests were asked; the first had no answer.
  const use = page.getByRole('region', { name: 'Use by model' })
  await use.getByRole('row', { name: /^reader 2 1 150 0 unknown$/ }).waitFor(soon)
  await page.getByText('The server refused the key.', { exact: false }).waitFor(soon)
  await page.getByRole('button', { name: 'Enter a price' }).press('Enter')
  await page.getByLabel('Input', { exact: true }).fill('2')
  await page.getByLabel('Cached input').fill('0.2')
  await page.getByLabel('Output').fill('8')
  await page.getByLabel('Source').fill('Our contract')
  await page.getByLabel('Source').press('Enter')
  await use.getByRole('row', { name: /^reader 2 1 150 0 \$0\.000/ }).waitFor(soon)
  const ofAgents = page.getByRole('switch', { name: 'Copilot' })
  await ofAgents.press('Space')
  await expect.poll(() => ofAgents.isChecked(), soon).toBe(false)
  const forShort = page.getByRole('checkbox', { name: 'Short mails' })
  await forShort.press('Space')
  await expect.poll(() => forShort.isChecked(), soon).toBe(false)
  // What a model is asked for is never nothing.
  await expect.poll(() => page.getByRole('checkbox', { name: /^Long mails/ }).isDisabled(), soon).toBe(true)
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectSound(page)
  await page.getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('heading', { name: 'No model is asked' }).waitFor(soon)
})

it('the owner sets up a model for vectors on a phone, and tries it first', async () => {
  model.turns = [{ kind: 'vectors', of: () => [0.6, 0.8] }]
  const page = await board.open(amara, '/settings/models')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('combobox', { name: 'Server' }).press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByLabel('Address').fill(`${model.url}/v1`)
  await page.getByLabel('Model', { exact: true }).fill('local-vectors')
  await page.getByRole('combobox', { name: 'Use' }).press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Test' }).press('Enter')
  await page.getByText('Its vectors have 2 numbers.').waitFor(soon)
  await expectSound(page)
  await page.getByRole('button', { name: 'Find by meaning with it' }).press('Enter')
  await page.getByText('For vectors: questions are matched').waitFor(soon)
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectSound(page)
  await page.getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('heading', { name: 'No model is asked' }).waitFor(soon)
})

it('the page of models shows shapes while it loads, says what failed, and loads on a press', async () => {
  const page = await board.open(amara, '/settings/mail')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const calls = /\/api\/server\/models(?:$|\?)/
  await page.route(calls, async (route) => {
    await held
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Failed"}' })
  })
  await page.goto(`${board.world.url}/settings/models`, { waitUntil: 'commit' })
  const loading = page.getByText('Loading the models')
  await loading.first().waitFor({ state: 'attached', ...soon })
  await looksRight(page, 'models-loading')
  release()
  const failure = page.getByText('The models could not be loaded')
  await failure.waitFor(soon)
  await looksRight(page, 'models-failed')
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Retry' }).first().press('Enter')
  await page.getByRole('heading', { name: 'No model is asked' }).waitFor(soon)
  await looksRight(page, 'models-empty')
  expect(await failure.count()).toBe(0)
})
