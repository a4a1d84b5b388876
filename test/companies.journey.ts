// Companies in real browsers against the real server: made, joined by a mailed link, ordered, and switched between.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import { type Client, password } from './world.ts'

let board: BoardWorld
let amara: Client

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const context = (page: Page) => page.getByRole('button', { name: /^Context/ })
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your companies' }).getByRole('button', { name: new RegExp(name) })
const dialog = (page: Page) => page.getByRole('dialog')

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function inviteLink(email: string): Promise<string> {
  const rows = await board.world.rows(
    `select text from outbox where recipient = $1 and kind = 'invitation' order by id desc`,
    [email],
  )
  const path = /\/invite\/[\w-]+/.exec(String(rows[0]?.text))?.[0]
  if (!path) throw new Error(`no invitation was mailed to ${email}`)
  return path
}

/** Somebody who has no account yet, in a browser of their own. */
async function stranger(path: string): Promise<Page> {
  const page = await board.open(amara, '/terms')
  await page.context().clearCookies()
  await page.goto(`${board.world.url}${path}`)
  return page
}

async function makeCompany(name: string): Promise<number> {
  const made = await amara.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name },
  )
  return made.data.company.company.id
}

it('COMP-01 COMP-04 COMP-05 COMP-25 CONST-10: a first company is made, named, and listed a second later', async () => {
  const page = await board.open(amara, '/companies')
  await page.getByRole('heading', { name: 'No companies yet' }).waitFor(soon)
  expect(await page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/dashboard')
  await page.getByRole('button', { name: 'Create Company' }).click()
  const submit = dialog(page).getByRole('button', { name: 'Create Company' })
  await submit.click()
  await dialog(page).getByText('Company name is required').waitFor()
  await dialog(page).getByLabel('Company name').fill('Harbour & Sons')
  await choose(page, 'Type', 'Small business')
  await submit.click()
  await toastOf(page, 'Company Created').waitFor(soon)
  await tile(page, 'Harbour & Sons').getByText('Small business').waitFor(soon)
})

it('COMP-02 COMP-12 COMP-13 COMP-14 COMP-17 COMP-22 ERR-16: the company is switched to, somebody is invited, signs up and accepts', async () => {
  const page = await board.open(amara, '/companies')
  await tile(page, 'Harbour').click()
  await toastOf(page, 'Company Switched').waitFor(soon)
  expect(await page.evaluate(() => localStorage.getItem('selectedCompany'))).toMatch(/^\d+$/)
  await page.getByRole('region', { name: 'Company Hierarchy' }).getByText('Needs Team Members').waitFor(soon)
  await page.getByRole('button', { name: 'Invite Member' }).click()
  await dialog(page).getByRole('button', { name: 'Send Invitation' }).click()
  await dialog(page).getByText('Email address is required').waitFor()
  expect(await dialog(page).getByRole('combobox', { name: 'Role' }).textContent()).toContain('Member')
  await dialog(page).getByLabel('Email address').fill('lucia@example.com')
  await dialog(page).getByLabel('Message').fill('We sail on Monday.')
  await choose(page, 'Role', 'Manager')
  await dialog(page).getByRole('button', { name: 'Send Invitation' }).click()
  await toastOf(page, 'Invitation Sent').waitFor(soon)
  const pending = page.getByRole('region', { name: 'Pending invitations' })
  await pending.getByText('lucia@example.com').waitFor(soon)
  await pending.getByText('Pending', { exact: true }).waitFor()

  const other = await stranger(await inviteLink('lucia@example.com'))
  await other.getByRole('heading', { name: 'Join Harbour & Sons' }).waitFor(soon)
  await other.getByText('We sail on Monday.').waitFor()
  await other.getByRole('link', { name: 'Sign Up' }).click()
  await other.getByLabel('Full name').fill('Lucia Ferri')
  await other.getByLabel('Email', { exact: true }).fill('lucia@example.com')
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByLabel('Confirm password').fill(password)
  await other.getByRole('button', { name: 'Sign Up' }).click()
  await other.getByRole('button', { name: 'Accept Invitation' }).click(soon)
  await other.waitForURL(/\/companies$/, soon)
  await tile(other, 'Harbour').getByText('Current').waitFor(soon)
  await tile(other, 'Harbour').getByText('Manager').waitFor()
  expect(await other.getByRole('button', { name: 'Edit Company' }).count()).toBe(0)
  expect(await other.getByRole('region', { name: 'Team Members' }).count()).toBe(0)

  // The admin's page hears of it by itself, and gives her another role.
  const members = page.getByRole('list', { name: 'Active members' })
  await members.getByText('Lucia Ferri').waitFor(soon)
  await choose(page, 'Role of Lucia Ferri', 'Administrator')
  await other.getByRole('button', { name: 'Edit Company' }).waitFor(soon)
  await other.getByRole('region', { name: 'Team Members' }).waitFor(soon)
})

/** Kept where the look of the screen is to be judged. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: `${folder}/companies-${name}.png` })
}

it('many are invited at once by keyboard, from pasted lines or a file, after a look at what was understood', async () => {
  const page = await board.open(amara, '/companies')
  await tile(page, 'Harbour').click()
  const open = page.getByRole('button', { name: 'Invite Many' })
  await open.waitFor(soon)
  await picture(page, 'team')
  await open.focus()
  await page.keyboard.press('Enter')
  const lines = dialog(page).getByLabel('Email addresses')
  await lines.waitFor(soon)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Send Invitations' }).click()
  await dialog(page).getByText('Email address is required').waitFor()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'team.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name;Email\nNora;nora1@example.com\nOle;nora2@example.com'),
    })
  await dialog(page).getByText('2 to invite', { exact: true }).waitFor()
  await lines.fill(
    'Nora Lind <nora1@example.com>, nora2@example.com\nolav@\namara@example.com; lucia@example.com\nnora3@example.com',
  )
  await dialog(page).getByText('3 to invite, 3 left out').waitFor()
  const shown = dialog(page).getByRole('list', { name: 'Addresses' })
  expect(await shown.getByRole('listitem').first().textContent()).toContain('Not an email address')
  expect(await shown.getByText('Already a member').count()).toBeGreaterThan(0)
  for (const theme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize({ width, height: 860 })
      await picture(page, `invite-many-${theme}-${width}`)
      expect(await axeFaults(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await shown.scrollIntoViewIfNeeded()
      await picture(page, `understood-${theme}-${width}`)
    }
  await dialog(page).getByRole('button', { name: 'Send 3 Invitations' }).focus()
  await page.keyboard.press('Enter')
  await toastOf(page, '3 Invitations Sent').waitFor(soon)
  await dialog(page).waitFor({ state: 'detached' })
  const pending = page.getByRole('region', { name: 'Pending invitations' })
  await pending.getByText('nora3@example.com').waitFor(soon)
  expect(await inviteLink('nora3@example.com')).toContain('/invite/')
})

it('COMP-06 COMP-15 COMP-16 COMP-20 ERR-16: the company is renamed, an invitation cancelled, the hierarchy built by keyboard', async () => {
  const page = await board.open(amara, '/companies')
  await tile(page, 'Harbour').click()
  await page.getByRole('button', { name: 'Edit Company' }).click(soon)
  await dialog(page).getByLabel('Company name').fill(' ')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await dialog(page).getByText('Company name is required').waitFor()
  await dialog(page).getByLabel('Company name').fill('Harbour and Daughters')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await toastOf(page, 'Company Updated').waitFor(soon)
  await tile(page, 'Harbour and Daughters').waitFor(soon)

  await page.getByRole('button', { name: 'Invite Member' }).click()
  await dialog(page).getByLabel('Email address').fill('kim@example.com')
  await dialog(page).getByRole('button', { name: 'Send Invitation' }).click()
  await page.getByRole('button', { name: 'Cancel the invitation of kim@example.com' }).click(soon)
  await toastOf(page, 'Invitation Cancelled').waitFor(soon)
  const earlier = page.getByRole('region', { name: 'Earlier invitations' })
  await earlier.getByText('Cancelled').waitFor(soon)

  await page.getByRole('button', { name: 'Configure Hierarchy' }).click()
  for (const [kind, name] of [
    ['Department', 'Sales'],
    ['Department', 'Yard'],
    ['Team', 'Fairs'],
  ] as const) {
    await dialog(page)
      .getByRole('button', { name: `Add ${kind}` })
      .click()
    await dialog(page).getByLabel('Name').fill(name)
    await page.keyboard.press('Enter')
    await dialog(page).getByRole('treeitem', { name, selected: true }).waitFor(soon)
  }
  const item = (name: string) => dialog(page).getByRole('treeitem', { name: new RegExp(name) })
  // The team stands below the department that was chosen before it.
  expect(await item('Fairs').getAttribute('aria-level')).toBe('2')
  await item('Fairs').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => item('Yard').getAttribute('aria-selected'), soon).toBe('true')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => item('Sales').evaluate((row) => row === document.activeElement), soon).toBe(true)
  await choose(page, 'Lead', 'Lucia Ferri')
  await item('Sales').getByText('Lucia Ferri leads').waitFor(soon)
  await choose(page, 'Add a member to Sales', 'Amara Okafor')
  await dialog(page).getByRole('list', { name: 'Members of Sales' }).getByText('Amara Okafor').waitFor(soon)
  await item('Yard').click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => item('Fairs').getAttribute('aria-level'), soon).toBe('1')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  const members = page.getByRole('list', { name: 'Active members' })
  await members.getByText('amara@example.com, Sales').waitFor(soon)
})

it('SHELL-12 SHELL-13 SHELL-17 SHELL-18 SHELL-21 SHELL-22 ENT-23: the header switches, loads the page anew, and the choice lasts', async () => {
  const id = await makeCompany('Reading Circle')
  const page = await board.open(amara, '/tasks')
  await context(page).click(soon)
  const menu = page.getByRole('menu')
  const entry = (name: string) => menu.getByRole('menuitem', { name: new RegExp(name) })
  expect(await entry('Personal').getAttribute('aria-disabled')).toBe('true')
  await entry('Personal').getByText('Individual').waitFor()
  await entry('Reading Circle').getByText('Administrator').waitFor()
  await entry('Reading Circle').getByText('Other').waitFor()
  await entry('Manage Companies').waitFor()
  const asked = page.waitForRequest((request) => request.headers()['x-company-id'] === String(id), soon)
  const loaded = page.waitForEvent('load', soon)
  await page.evaluate(() => {
    window.addEventListener('companyChanged', (event) => {
      sessionStorage.setItem('heard', JSON.stringify((event as CustomEvent).detail))
    })
  })
  await entry('Reading Circle').click()
  await Promise.all([loaded, asked])
  await page.getByRole('button', { name: 'Context: Reading Circle' }).waitFor(soon)
  const kept = () =>
    page.evaluate(() => [
      localStorage.getItem('selectedCompany'),
      localStorage.getItem('preferIndividualMode'),
    ])
  expect(await kept()).toEqual([String(id), null])
  expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe(JSON.stringify({ companyId: id }))
  await context(page).click()
  expect(await entry('Reading Circle').getAttribute('aria-disabled')).toBe('true')
  const back = page.waitForEvent('load', soon)
  await entry('Personal').click()
  await back
  await page.getByRole('button', { name: 'Context: Personal' }).waitFor(soon)
  expect(await kept()).toEqual(['individual', 'true'])
  await context(page).click()
  await entry('Manage Companies').click()
  await page.waitForURL(/\/companies$/, soon)
})

it('SHELL-14 SHELL-16 SHELL-19 SHELL-20 SHELL-23 ERR-06 ERR-11 ERR-13: what fails is said or logged, and nothing is asked for a company that is not known', async () => {
  const id = await makeCompany('Night Watch')
  const page = await board.open(amara, '/terms')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const forCompany: string[] = []
  page.on('request', (request) => {
    if (request.headers()['x-company-id']) forCompany.push(request.url())
  })
  await page.evaluate((company) => localStorage.setItem('selectedCompany', String(company)), id)
  const mend = await failCalls(page, /\/api\/companies$/, 'GET', 500)
  await page.goto(`${board.world.url}/companies`)
  await page.getByRole('heading', { name: 'Your companies could not be loaded' }).waitFor(soon)
  await page.getByRole('button', { name: 'Context: Personal' }).waitFor(soon)
  expect(logged.join()).toContain('the companies could not be loaded')
  // The person and the list are asked for whatever the context is.
  expect(forCompany.filter((url) => !/\/api\/(companies|auth\/user)$/.test(url))).toEqual([])
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  // The choice was kept, so that it is back with the list.
  await tile(page, 'Night Watch').getByText('Current').waitFor(soon)

  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/companies$/, async (route) => {
    await waiting
    await route.continue()
  })
  await page.reload()
  await page
    .getByRole('banner')
    .getByText('Loading companies')
    .waitFor({ ...soon, state: 'attached' })
  answer()
  await page.getByRole('button', { name: 'Context: Night Watch' }).waitFor(soon)

  const failing: [RegExp, string, () => Promise<void>, string][] = [
    [
      /\/invitations$/,
      'POST',
      async () => {
        await page.getByRole('button', { name: 'Invite Member' }).click()
        await dialog(page).getByLabel('Email address').fill('x@example.com')
        await dialog(page).getByRole('button', { name: 'Send Invitation' }).click()
      },
      'Failed to send invitation',
    ],
    [
      /\/api\/companies\/\d+$/,
      'PATCH',
      async () => {
        await page.getByRole('button', { name: 'Edit Company' }).click()
        await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
      },
      'Failed to update company',
    ],
    [
      /\/api\/companies\/register$/,
      'POST',
      async () => {
        await page.getByRole('button', { name: 'Create Company' }).click()
        await dialog(page).getByLabel('Company name').fill('Never')
        await dialog(page).getByRole('button', { name: 'Create Company' }).click()
      },
      'Failed to create company',
    ],
  ]
  for (const [url, method, act, words] of failing) {
    const heal = await failCalls(page, url, method, 'lost')
    await act()
    await toastOf(page, 'Error').getByText(words).waitFor(soon)
    expect(logged.join()).toContain(words)
    await heal()
    // Escape takes the message away first, then the dialog.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return dialog(page).count()
      }, soon)
      .toBe(0)
  }

  // SHELL-23: a choice that cannot be kept is only logged.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('the storage is full')
    }
  })
  await context(page).click()
  await page.getByRole('menuitem', { name: /Personal/ }).click()
  await expect.poll(() => logged.join(), soon).toContain('the context could not be switched')
  expect(await context(page).getAttribute('aria-label')).toBe('Context: Night Watch')

  // A team that cannot be loaded says so in its place.
  await failCalls(page, /\/members$/, 'GET', 500)
  await page.reload()
  await page.getByRole('heading', { name: 'Failed to load team data' }).waitFor(soon)
})

it('COMP-23: own mail domains show the record that proves them, and a look for it', async () => {
  const id = await makeCompany('Own Domain')
  const page = await board.open(amara, '/companies')
  await tile(page, 'Own Domain').click()
  const part = page.getByRole('region', { name: 'Domains', exact: true })
  await part.getByLabel('Domain', { exact: true }).fill('gmail.com')
  await part.getByRole('button', { name: 'Add Domain' }).click()
  await toastOf(page, 'gmail.com is a public mail service').waitFor(soon)
  await part.getByLabel('Domain', { exact: true }).fill('own-domain.example')
  await part.getByRole('button', { name: 'Add Domain' }).click()
  await part.getByText('_mailcrew.own-domain.example').waitFor(soon)
  await part.getByText('Not proved yet').waitFor()
  await part.getByRole('switch', { name: 'Domain restrictions' }).click()
  await part.getByText('Name at least one domain, or leave the restriction off').waitFor()
  await part.getByLabel('Domains of the company').fill('example.com, example.org')
  await part.getByRole('button', { name: 'Save Restrictions' }).click()
  await toastOf(page, 'Company Updated').waitFor(soon)
  const { data } = await amara.get<{ data: { companies: { company: Record<string, unknown> }[] } }>(
    '/api/companies',
  )
  expect(data.companies.find((one) => one.company.id === id)?.company.domainRestrictions).toEqual({
    enabled: true,
    domains: ['example.com', 'example.org'],
  })
})

it('the companies page, its dialogs and an invitation are accessible in both themes and fit 320 px', async () => {
  const id = await makeCompany('Glass House')
  await amara.send('POST', `/api/companies/${id}/invitations`, {
    email: 'ada@example.com',
    message: 'Welcome',
  })
  await amara.send('POST', `/api/companies/${id}/domains`, { domain: 'a-rather-long-domain-name.example' })
  const unit = await amara.send<{ data: { unit: { id: number } } }>(
    'POST',
    `/api/companies/${id}/hierarchy`,
    {
      kind: 'department',
      name: 'Research and development of new things',
    },
  )
  const parentId = unit.data.unit.id
  await amara.send('POST', `/api/companies/${id}/hierarchy`, { kind: 'team', name: 'Prototypes', parentId })
  const link = await inviteLink('ada@example.com')
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 320],
  ] as const) {
    const page = await board.open(amara, '/companies', { colorScheme, width })
    const clean = async (where: string) =>
      expect([where, await axeFaults(page), await overflow(page)]).toEqual([where, [], 0])
    await tile(page, 'Glass House').click(soon)
    await page.getByText('ada@example.com').waitFor(soon)
    await page.getByText('Prototypes').waitFor(soon)
    await page.getByText('_mailcrew.a-rather-long-domain-name.example').waitFor(soon)
    await clean('page')
    await context(page).click()
    await page.getByRole('menu').waitFor()
    await clean('switcher')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Configure Hierarchy' }).click()
    await dialog(page)
      .getByRole('treeitem', { name: /Research/ })
      .click()
    await clean('hierarchy')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Create Company' }).click()
    await dialog(page).getByRole('switch').click()
    await clean('create')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Invite Member' }).click()
    await clean('invite')
    await page.goto(`${board.world.url}${link}`)
    await page.getByRole('heading', { name: 'Join Glass House' }).waitFor(soon)
    await clean('invitation')
    await page.context().close()
  }
})

it('a member is removed by keyboard, and another one has the work', async () => {
  const id = await makeCompany('Lighthouse')
  await board.world.rows(
    `insert into memberships (company_id, user_id, role) select $1, id, 'member' from users where email = $2`,
    [id, 'lucia@example.com'],
  )
  await board.world.rows(
    `insert into company_units (company_id, kind, name, lead_id)
     select $1, 'team', 'Lamps', id from users where email = $2`,
    [id, 'lucia@example.com'],
  )
  const page = await board.open(amara, '/companies')
  await tile(page, 'Lighthouse').click(soon)
  await page.getByRole('button', { name: 'Remove Lucia Ferri' }).press('Enter')
  const asking = page.getByRole('alertdialog')
  await asking.getByRole('combobox', { name: 'Hand over the work to' }).press('Enter')
  await page.getByRole('option', { name: 'Amara Okafor' }).waitFor(soon)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 860 })
      await picture(page, `remove-${colorScheme}-${width}`)
      expect([await axeFaults(page), await overflow(page)]).toEqual([[], 0])
    }
  await asking.getByRole('button', { name: 'Remove' }).press('Enter')
  await toastOf(page, 'Member Removed').waitFor(soon)
  const led = await board.world.rows(
    'select u.email from company_units c join users u on u.id = c.lead_id where c.company_id = $1',
    [id],
  )
  expect(led).toEqual([{ email: 'amara@example.com' }])
})

it('an admin opens the models of the company by keyboard; an address inside is refused in the form', async () => {
  await makeCompany('Windmill')
  const page = await board.open(amara, '/companies')
  await tile(page, 'Windmill').press('Enter')
  await toastOf(page, 'Company Switched').waitFor(soon)
  await page.getByRole('link', { name: 'Open Language model' }).press('Enter')
  await page.getByRole('heading', { name: 'Language model of the company' }).waitFor(soon)
  await page.getByText('The company’s mails are read as the owner').waitFor(soon)
  await page.getByRole('combobox', { name: 'Server' }).press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByLabel('Address').fill('https://10.0.0.7/v1')
  await page.getByLabel('Model', { exact: true }).fill('reader')
  await page.getByRole('button', { name: 'Read mails with it' }).press('Enter')
  await page.getByText('The address lies inside a private network').waitFor(soon)
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 1100 })
      await picture(page, `models-${colorScheme}-${width}`)
      expect([await axeFaults(page), await overflow(page)]).toEqual([[], 0])
    }
})
