// Signing in and up, forgotten passwords, mailed links and the Account tab, in a real browser against the real server.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { LinkedAccount, User } from '../src/features/accounts/contract.ts'
import { type AccountWorld, startAccountWorld } from './account-world.ts'
import { failCalls, toastOf } from './board-world.ts'
import { googleAnna } from './openid-provider.ts'
import { axeFaults, axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import { type Client, people } from './world.ts'

const password = 'correct horse'

let world: AccountWorld
let priya: Client

beforeAll(async () => {
  world = await startAccountWorld()
  priya = await world.world.signUp('priya')
}, 240_000)
afterEach(() => world.closePages())
afterAll(() => world.close())

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor(soon)
const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor(soon)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pathOf = (page: Page) => new URL(page.url()).pathname
const board = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(Write a mail|Good )/ }).waitFor(soon)

async function writePasswords(page: Page, first: string, second: string) {
  await page.getByLabel('New password').fill(first)
  await page.getByLabel('Confirm password').fill(second)
}

/** Calls wait until the returned function is called. */
async function holdCalls(page: Page, url: RegExp, method: string): Promise<() => void> {
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    if (route.request().method() === method) await held
    await route.fallback()
  })
  return letGo
}

it('LAND-01 AUTH-01 AUTH-02 AUTH-03: sign-in at both addresses, its modes and where it leads', async () => {
  const page = await world.open(null, '/email-auth')
  await title(page, 'Sign in')
  await page.goto(`${world.world.url}/auth/email`)
  await title(page, 'Sign in')
  const forgot = page.getByRole('link', { name: 'Forgot your password?' })
  expect(await forgot.getAttribute('href')).toBe('/forgot-password')
  await button(page, 'Sign up').click()
  await title(page, 'Create your account')
  await forgot.waitFor({ state: 'detached' })
  await button(page, 'Sign in').click()
  await title(page, 'Sign in')
  for (const [name, heading] of [
    ['terms', 'Terms'],
    ['privacy page', 'Privacy'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await title(page, heading)
    await page.goBack()
  }
  expect(await page.getByRole('link', { name: 'Continue with Google' }).getAttribute('href')).toBe(
    '/api/auth/google',
  )
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect.poll(() => pathOf(page), soon).toBe('/')
})

it('AUTH-05 AUTH-06 AUTH-16: sign-up asks for four fields at browser level and leads to /dashboard', async () => {
  const page = await world.open(null, '/auth/email?mode=signup')
  const asked: string[] = []
  page.on('request', (request) => {
    // Who may sign up is read as the page comes.
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' || pathname === '/api/auth/user') asked.push(pathname)
  })
  const fields = {
    'Full name': 'Ada Lin',
    Email: 'ada@example.com',
    Password: password,
    'Confirm password': password,
  }
  const submit = button(page, 'Sign Up')
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    await submit.click()
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
    expect(asked).not.toContain('/api/auth/signup')
    await field.fill(value)
  }
  await page.getByLabel('Password', { exact: true }).fill('abc')
  await page.getByLabel('Confirm password').fill('abd')
  const typed = page.getByLabel('Password', { exact: true })
  expect(await typed.getAttribute('type')).toBe('password')
  await button(page, 'Show what is typed').first().click()
  expect([await typed.getAttribute('type'), await typed.inputValue()]).toEqual(['text', 'abc'])
  expect(await page.getByLabel('Confirm password').getAttribute('type')).toBe('password')
  await button(page, 'Hide what is typed').click()
  expect(await typed.getAttribute('type')).toBe('password')
  await submit.click()
  for (const fault of ['Password must be at least 6 characters long', 'Passwords do not match'])
    await page.getByText(fault).waitFor(soon)
  expect(asked).not.toContain('/api/auth/signup')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  asked.length = 0
  await submit.click()
  await board(page)
  expect(pathOf(page)).toBe('/dashboard')
  // The answer to the sign-up says who it is: nobody asks again.
  expect(asked).not.toContain('/api/auth/user')
  await page.reload()
  await board(page)
  expect(asked.filter((path) => path === '/api/auth/user')).toHaveLength(1)
})

it('AUTH-04 ERR-02 LAND-16: the button waits, each failure has its words, and the asked page opens', async () => {
  const page = await world.open(null, '/auth/email?next=%2Fmails%3Fstatus%3Dheld')
  await page.getByLabel('Email').fill(people.priya.email)
  const signIn = async (secret: string) => {
    await page.getByLabel('Password').fill(secret)
    await page.keyboard.press('Enter')
  }
  const letGo = await holdCalls(page, /auth\/signin/, 'POST')
  await signIn('wrong one')
  await button(page, 'Please wait...').waitFor(soon)
  letGo()
  await alert(page, 'Invalid email or password')
  expect(await page.getByLabel('Email').inputValue()).toBe(people.priya.email)
  const comesBack = await failCalls(page, /auth\/signin/, 'POST', 'lost')
  await signIn(password)
  await alert(page, 'An error occurred. Please try again.')
  await comesBack()
  await page.route(/auth\/signin/, (route) => route.fulfill({ status: 500, body: 'out of order' }))
  await signIn(password)
  await alert(page, 'Authentication failed')
  await page.unroute(/auth\/signin/)
  await signIn(password)
  await title(page, 'Mail log')
  expect(new URL(page.url()).search).toBe('?status=held')
})

it('threat 15: neither the form nor Google leads to another site, whatever the link asks for', async () => {
  world.provider.claims = { ...googleAnna, sub: '9', email: 'onward@example.com' }
  const { origin } = new URL(world.world.url)
  // A server of another origin, to which the browser could go.
  const evil = new URL(world.provider.settings.issuer).host
  for (const next of [`/.//${evil}/x`, `/\t\\${evil}`]) {
    const asked = encodeURIComponent(next)
    const byGoogle = await world.open(null, `/api/auth/google?next=${asked}`)
    await board(byGoogle)
    expect([next, byGoogle.url()]).toEqual([next, `${origin}/dashboard`])
    const byForm = await world.open(null, `/auth/email?next=${asked}`)
    await byForm.getByLabel('Email').fill(people.priya.email)
    await byForm.getByLabel('Password').fill(password)
    await byForm.keyboard.press('Enter')
    await board(byForm)
    expect([next, byForm.url()]).toEqual([next, `${origin}/dashboard`])
    await world.closePages()
  }
})

it('AUTH-07 AUTH-08 AUTH-09 AUTH-12 AUTH-13 AUTH-14 AUTH-15: a forgotten password, from the mail to the new one', async () => {
  const page = await world.open(null, '/forgot-password')
  await title(page, 'Forgot your password?')
  await page.getByLabel('Email').fill('mistyped@example.com')
  await button(page, 'Send Reset Link').click()
  await title(page, 'Check your email')
  // No relay is set here: the link does not leave the server, and the page says where it is.
  await page.getByText('This server sends no mail').waitFor(soon)
  await button(page, 'try another email address').click()
  await page.getByLabel('Email').fill(people.priya.email)
  await page.keyboard.press('Enter')
  await title(page, 'Check your email')
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expect.poll(() => pathOf(page), soon).toBe('/email-auth')

  const link = await world.linkTo(people.priya.email)
  const checked = await holdCalls(page, /verify-reset-token/, 'GET')
  await page.goto(world.world.url + link)
  await page.getByText('Verifying your reset link...').waitFor(soon)
  checked()
  await page.getByText('Must be at least 6 characters long').waitFor(soon)
  await writePasswords(page, 'secret-1', 'secret-2')
  await button(page, 'Reset Password').click()
  await alert(page, 'Passwords do not match')
  await writePasswords(page, '12345', '12345')
  await button(page, 'Reset Password').click()
  await alert(page, 'Password must be at least 6 characters long')
  await writePasswords(page, '123456', '123456')
  await button(page, 'Reset Password').click()
  await title(page, 'Your password is changed')
  await page.getByRole('link', { name: 'Continue to Sign In' }).click()
  await expect.poll(() => pathOf(page), soon).toBe('/email-auth')
  await page.getByLabel('Email').fill(people.priya.email)
  await page.getByLabel('Password').fill('123456')
  await page.keyboard.press('Enter')
  await board(page)

  const again = await world.open(null, link)
  await alert(again, 'This password reset link is invalid or has expired.')
  priya = await world.signIn(people.priya.email, '123456')
})

it('AUTH-10 AUTH-11 ERR-03 ERR-04 ERR-05: what fails on the way to a new password says so', async () => {
  const page = await world.open(null, '/reset-password')
  await alert(page, 'No reset token provided')
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expect.poll(() => pathOf(page), soon).toBe('/email-auth')
  const checks = [
    [{ status: 500, body: '' }, 'Invalid or expired reset token'],
    [{ status: 429, json: { message: 'Too many tries.', code: 'too_many' } }, 'Too many tries.'],
    [{ json: { valid: false, message: '' } }, 'This password reset link is invalid or has expired.'],
    [null, 'Failed to verify reset token'],
  ] as const
  for (const [answer, words] of checks) {
    await page.route(/verify-reset-token/, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page.goto(`${world.world.url}/reset-password?token=a`)
    await alert(page, words)
    await page.unroute(/verify-reset-token/)
  }
  await page.getByRole('link', { name: 'Request New Reset Link' }).click()
  await title(page, 'Forgot your password?')

  const failures = [
    [{ status: 500, body: '' }, 'Failed to send reset email', 'Failed to reset password'],
    [{ status: 429, json: { message: 'Wait.', code: 'too_many' } }, 'Wait.', 'Wait.'],
    [null, 'An error occurred. Please try again.', 'An error occurred. Please try again.'],
  ] as const
  await page.getByLabel('Email').fill('ada@example.com')
  for (const [answer, words] of failures) {
    await page.route(/forgot-password$/, (route) =>
      route.request().method() === 'GET' ? route.fallback() : answer ? route.fulfill(answer) : route.abort(),
    )
    await button(page, 'Send Reset Link').click()
    await alert(page, words)
    await page.unroute(/forgot-password$/)
  }
  await page.route(/verify-reset-token/, (route) => route.fulfill({ json: { valid: true, message: '' } }))
  await page.goto(`${world.world.url}/reset-password?token=a`)
  await page.getByLabel('New password').waitFor(soon)
  await writePasswords(page, password, password)
  for (const [answer, , words] of failures) {
    await page.route(/api\/auth\/reset-password/, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await button(page, 'Reset Password').click()
    await alert(page, words)
    await page.unroute(/api\/auth\/reset-password/)
  }
})

it('MAIL-28 AUTH-25: a stranger mails Tula, opens the link of the answer, chooses a password and sees the board', async () => {
  const kai = 'kai.moss@example.org'
  await world.world.receiveMail({
    from: kai,
    subject: 'Moving day',
    text: 'Please order ten boxes by Friday.',
  })
  const link = await world.linkTo(kai)
  const page = await world.open(null, link, { width: 390 })
  await title(page, 'Make this account yours')
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Open My Account').click()
  await title(page, 'Choose a password')
  await writePasswords(page, password, password)
  await page.keyboard.press('Enter')
  await board(page)
  await page.goto(`${world.world.url}/projects`)
  await page
    .getByRole('link', { name: /Moving day/ })
    .first()
    .waitFor(soon)
  const client = await world.signIn(kai, password)
  expect(await client.get<User>('/api/auth/user')).toMatchObject({ email: kai, confirmed: true })

  const later = await world.open(null, link)
  await title(later, 'This link was used already')
  await button(later, 'Send a new link').click()
  await later.getByText('If this address still waits for its confirmation').waitFor(soon)
  await later.goto(`${world.world.url}/confirm/nobody-knows-it`)
  await title(later, 'This link does not work')
})

it('AUTH-29: who has not confirmed their address is told where the link went, and gets a new one', async () => {
  const wen = await world.waiting('wen@example.org')
  const page = await world.open(wen, '/dashboard', { width: 320, colorScheme: 'dark' })
  await title(page, 'Confirm your address')
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
  await button(page, 'Send a new link').click()
  await page.getByText('a new link is on its way').waitFor(soon)
  await page.goto(world.world.url + (await world.linkTo('wen@example.org')))
  await page.getByText('wen@example.org').waitFor(soon)
  await button(page, 'Confirm Address').click()
  await board(page)
})

it('SET-02 SET-03 SET-04 SET-05 SET-06 SET-19: facts of the account, and the profile with another address', async () => {
  const page = await world.open(priya, '/settings')
  const facts = page.getByRole('region', { name: 'Account Information' })
  await facts.getByText(people.priya.email).waitFor(soon)
  for (const text of ['Priya Raman', 'Primary authentication', 'Member since'])
    await facts.getByText(text).waitFor(soon)
  await facts.getByText('Email', { exact: true }).nth(1).waitFor(soon)
  await button(page, 'Update Profile').click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Update Profile' })
  await dialog.getByLabel('First name').fill('  ')
  await save.click()
  await alert(page, 'First name and last name are required')
  await dialog.getByLabel('First name').fill(' Priya ')
  await dialog.getByLabel('Email').fill(' ')
  await save.click()
  await alert(page, 'Email is required')
  await dialog.getByLabel('Email').fill('priya@example.net')
  const letGo = await holdCalls(page, /auth\/user$/, 'PUT')
  await save.click()
  await dialog.getByRole('button', { name: 'Updating...' }).waitFor(soon)
  letGo()
  await toastOf(page, 'Profile Updated').waitFor(soon)
  await facts.getByText('priya@example.net is not confirmed yet.').waitFor(soon)
  await facts.getByText(`Until then your address stays ${people.priya.email}.`).waitFor(soon)
  expect(await priya.get<User>('/api/auth/user')).toMatchObject({ firstName: 'Priya' })

  const stranger = await world.open(null, await world.linkTo('priya@example.net'))
  await title(stranger, 'Sign in first')
  await page.goto(world.world.url + (await world.linkTo('priya@example.net')))
  await title(page, 'Use this address')
  await button(page, 'Use This Address').click()
  await facts.getByText('priya@example.net').waitFor(soon)
  priya = await world.signIn('priya@example.net', '123456')
})

it('SET-02: without a name it says "Not set", without a date "Unknown"', async () => {
  const page = await world.open(priya, '/terms')
  await page.route(/api\/auth\/user$/, async (route) => {
    const answer = await route.fetch()
    const user = { ...((await answer.json()) as User), firstName: '', lastName: '', createdAt: '' }
    await route.fulfill({ json: { ...user, authProvider: 'google' } })
  })
  await page.goto(`${world.world.url}/settings`)
  const facts = page.getByRole('region', { name: 'Account Information' })
  for (const text of ['Not set', 'Unknown', 'Google'])
    await facts.getByText(text, { exact: true }).waitFor(soon)
  expect(await facts.getByText('Invalid Date').count()).toBe(0)
})

it('API-08 AUTH-18 AUTH-20 AUTH-21 AUTH-22 AUTH-23 AUTH-24 SET-07 SET-23 ERR-10 ERR-15: in with Google, a password beside it, and Google away again', async () => {
  world.provider.claims = { ...googleAnna }
  const page = await world.open(null, '/auth/email')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await board(page)
  await page.goto(`${world.world.url}/settings`)
  const linked = page.getByRole('region', { name: 'Linked Accounts' })
  await linked.getByRole('button', { name: 'Unlink Google' }).click()
  await toastOf(page, 'Cannot Unlink').getByText('You must have at least one authentication method').waitFor()

  await linked.getByRole('button', { name: 'Add Email & Password' }).click()
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add Password' })
  await writePasswords(page, 'secret-1', 'secret-2')
  await add.click()
  await alert(page, 'Passwords do not match')
  await writePasswords(page, '12345', '12345')
  await add.click()
  await alert(page, 'Password must be at least 6 characters long')
  await writePasswords(page, password, password)
  const letGo = await holdCalls(page, /link-email/, 'POST')
  await add.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Adding...' }).waitFor(soon)
  letGo()
  await toastOf(page, 'Password Added').waitFor(soon)
  await linked.getByRole('heading', { name: 'Email & Password' }).waitFor(soon)

  await linked.getByRole('button', { name: 'Unlink Google' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
  await toastOf(page, 'Account Unlinked').waitFor(soon)
  await linked.getByRole('heading', { name: 'Google' }).waitFor({ state: 'detached', ...soon })
  await linked.getByRole('link', { name: 'Link Google Account' }).click()
  await page.getByText('Google is linked to your account.').waitFor(soon)
  await linked.getByRole('heading', { name: 'Google' }).waitFor(soon)
  expect(await linked.getByRole('link', { name: 'Link Google Account' }).count()).toBe(0)
})

it('API-09 ERR-09 AUTH-29: each failure of the account has its words', async () => {
  world.provider.onReturn = (back) => {
    back.searchParams.delete('code')
    back.searchParams.set('error', 'access_denied')
  }
  const page = await world.open(priya, '/settings')
  const linked = page.getByRole('region', { name: 'Linked Accounts' })
  await linked.getByRole('link', { name: 'Link Google Account' }).click()
  await alert(page, 'Failed to link Google account. Google sign-in was cancelled.')
  await page.goto(`${world.world.url}/settings?error=call+this+number`)
  await alert(page, 'Google sign-in did not work. Please try again.')

  const comesBack = await failCalls(page, /linked-accounts/, 'GET', 'lost')
  await page.reload()
  await alert(page, 'Failed to load linked accounts')
  await comesBack()
  await linked.getByRole('button', { name: 'Retry' }).click()
  await linked.getByRole('heading', { name: 'Email & Password' }).waitFor(soon)

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const told = async (words: string) => {
    await toastOf(page, words).getByText('Error', { exact: true }).waitFor(soon)
    expect(logged.join('\n')).toContain(words)
  }
  await failCalls(page, /auth\/user$/, 'PUT', 'lost')
  await button(page, 'Update Profile').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Update Profile' }).click()
  await told('Failed to update profile')
  await page.keyboard.press('Escape')

  await page.route(/linked-accounts/, (route) => route.fulfill({ json: [] satisfies LinkedAccount[] }))
  await failCalls(page, /link-email/, 'POST', 'lost')
  await page.reload()
  await linked.getByRole('button', { name: 'Add Email & Password' }).click()
  await writePasswords(page, password, password)
  await page.keyboard.press('Enter')
  await told('Failed to add password authentication')
  world.provider.onReturn = null

  const signIn = await world.open(null, '/auth/email?error=google_not_configured')
  await alert(signIn, 'Google sign-in is not set up on this server')
  expect(await priya.get<LinkedAccount[]>('/api/auth/linked-accounts')).toHaveLength(1)
})

it('AUTH-29: browsers are listed, one is signed out, then all others', async () => {
  const [phone, desk] = [
    await world.signIn('priya@example.net', '123456'),
    await world.signIn('priya@example.net', '123456'),
  ]
  const page = await world.open(priya, '/settings')
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await sessions.getByText('This browser').waitFor(soon)
  await sessions
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click()
  const open = async () =>
    (await Promise.all([phone, desk].map((one) => one.raw('GET', '/api/auth/user')))).filter((one) => one.ok)
  await expect.poll(async () => (await open()).length, soon).toBe(1)
  await sessions.getByRole('button', { name: 'Sign Out All Others' }).click()
  await expect.poll(async () => (await open()).length, soon).toBe(0)
  // Until the page has the answer there may be several.
  await expect.poll(() => sessions.getByRole('button', { name: /^Sign/ }).count(), soon).toBe(0)
  expect((await priya.raw('GET', '/api/auth/user')).status).toBe(200)
})

for (const width of [1440, 320]) {
  it(`axe finds nothing and nothing overflows at ${width} px on the pages of accounts, in both themes`, async () => {
    const paths = ['/auth/email?mode=signup', '/forgot-password', '/reset-password', '/terms', '/confirm/a']
    const page = await world.open(null, '/privacy', { width })
    for (const path of paths) {
      await page.goto(world.world.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor(soon)
      await page
        .getByRole('status')
        .filter({ hasText: /\.\.\.$/ })
        .waitFor({ state: 'detached', ...soon })
      expect([path, await overflow(page), await axeFaultsInBothThemes(page)]).toEqual([path, 0, []])
    }
    const settings = await world.open(priya, '/settings', { width })
    await settings.getByText('This browser').waitFor(soon)
    await settings.getByRole('heading', { name: 'Email & Password' }).waitFor(soon)
    expect([await overflow(settings), await axeFaultsInBothThemes(settings)]).toEqual([0, []])
    await button(settings, 'Update Profile').click()
    await settings.getByRole('dialog').waitFor(soon)
    expect([await overflow(settings), await axeFaultsInBothThemes(settings)]).toEqual([0, []])
  })
}
