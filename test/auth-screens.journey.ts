// Signing in and up in a real browser, and who sees what: the client against answers given here.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { amara, signedIn, signedOut } from './client-answers.ts'
import { type Answers, axeFaults, type Client, overflow, startClient } from './client-page.ts'

/** How long something may take to come into sight on a busy machine. */
const soon = { timeout: 15_000 }

let client: Client

beforeAll(async () => {
  client = await startClient()
})
afterEach(() => client.closePages())
afterAll(() => client.close())

/** Signed out until the sign-in or sign-up call is answered. */
function visitor(answers: Answers = {}): Answers {
  return { ...signedIn, ...signedOut, ...answers }
}

it('LAND-01: a visitor sees the landing page at / and the sign-in screen at both of its addresses', async () => {
  const { page } = await client.open('/', { answers: visitor() })
  await page.getByRole('heading', { level: 1, name: 'Write the mail.' }).waitFor()
  for (const path of ['/auth/email', '/email-auth']) {
    await page.goto(`${client.base}${path}`)
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  }
  await page.goto(`${client.base}/forgot-password`)
  await expect
    .poll(() => page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).isVisible(), soon)
    .toBe(true)
})

it('LAND-02: an unknown path shows "404 Page Not Found", signed out and signed in', async () => {
  for (const answers of [visitor(), signedIn]) {
    const { page } = await client.open('/nowhere/at-all', { answers })
    await expect
      .poll(() => page.getByRole('heading', { name: '404 Page Not Found' }).isVisible(), soon)
      .toBe(true)
  }
})

it('LAND-13: "Sign In" opens sign-in, "Get Started" opens sign-up', async () => {
  const { page } = await client.open('/', { answers: visitor() })
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/auth/email?mode=signup')
  await page.goBack()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

it('AUTH-01: the screen toggles between sign-in and sign-up', async () => {
  const { page } = await client.open('/auth/email', { answers: visitor() })
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => page.getByRole('heading', { name: 'Sign in' }).isVisible(), soon).toBe(true)
})

it('AUTH-02: it leads to Google, home, the terms and the privacy page', async () => {
  const { page, calls } = await client.open('/auth/email', { answers: visitor() })
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'privacy page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await page.getByRole('heading', { level: 1, name: 'Write the mail.' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.waitForURL('**/api/auth/google')
  expect(calls).toContain('GET /api/auth/google')
})

it('AUTH-03: "Forgot your password?" stands in sign-in mode only', async () => {
  const { page } = await client.open('/auth/email', { answers: visitor() })
  const forgot = page.getByRole('link', { name: 'Forgot your password?' })
  expect(await forgot.getAttribute('href')).toBe('/forgot-password')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await forgot.waitFor({ state: 'detached' })
})

it('AUTH-04: the button reads "Please wait..." until the answer is there', async () => {
  let answer: (answer: { status: number; body: unknown }) => void = () => {}
  const waiting = new Promise<{ status: number; body: unknown }>((resolve) => {
    answer = resolve
  })
  const { page } = await client.open('/auth/email', {
    answers: visitor({ 'POST /api/auth/signin': () => waiting }),
  })
  await page.getByLabel('Email').fill(amara.email)
  await page.getByLabel('Password').fill('secret1')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Please wait...' }).waitFor()
  answer({ status: 401, body: { message: 'Wrong email or password', code: 'unauthorized' } })
  await expect
    .poll(() => page.getByRole('button', { name: 'Sign In', exact: true }).isVisible(), soon)
    .toBe(true)
})

it('AUTH-05: signing in leads to /dashboard, with the zone of the browser sent along', async () => {
  let sent: unknown
  const { page } = await client.open('/auth/email', {
    answers: visitor({
      'POST /api/auth/signin': ({ body }) => {
        sent = body
        return { body: amara }
      },
    }),
  })
  await page.getByLabel('Email').fill(amara.email)
  await page.getByLabel('Password').fill('secret1')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Write to Tula' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(sent).toEqual({ email: amara.email, password: 'secret1', timeZone: 'Europe/Berlin' })
})

it('LAND-16: after signing in the page that was asked for opens', async () => {
  const { page } = await client.open('/auth/email?next=%2Fmails%3Fstatus%3Dheld', {
    answers: visitor({ 'POST /api/auth/signin': { body: amara } }),
  })
  await page.getByLabel('Email').fill(amara.email)
  await page.getByLabel('Password').fill('secret1')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Mail log' }).waitFor()
  expect(new URL(page.url()).search).toBe('?status=held')
})

it('AUTH-06: sign-up asks for four fields at browser level and sends them all', async () => {
  let sent: unknown
  const { page } = await client.open('/auth/email?mode=signup', {
    answers: visitor({
      'POST /api/auth/signup': ({ body }) => {
        sent = body
        return { status: 201, body: amara }
      },
    }),
  })
  const fields = {
    'Full name': 'Amara Okafor',
    Email: amara.email,
    Password: 'secret1',
    'Confirm password': 'secret1',
  }
  const submit = page.getByRole('button', { name: 'Sign Up', exact: true })
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    await submit.click()
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
    expect(sent).toBeUndefined()
    await field.fill(value)
  }
  await submit.click()
  await page.waitForURL('**/dashboard')
  expect(sent).toMatchObject({ name: 'Amara Okafor', email: amara.email, confirmPassword: 'secret1' })
})

it('ERR-02: a failure says the server’s message, "Authentication failed", or that an error occurred', async () => {
  const answers = [
    {
      given: { status: 409, body: { message: 'This address has an account', code: 'conflict' } },
      words: 'This address has an account',
    },
    { given: { status: 500, body: 'out of order' }, words: 'Authentication failed' },
    { given: 'lost' as const, words: 'An error occurred. Please try again.' },
  ]
  let next = 0
  const { page } = await client.open('/auth/email', {
    answers: visitor({ 'POST /api/auth/signin': () => answers[next]?.given ?? {} }),
  })
  await page.getByLabel('Email').fill(amara.email)
  for (const { words } of answers) {
    await page.getByLabel('Password').fill('secret1')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    // What was written stays, so that only what is wrong is written again.
    expect(await page.getByLabel('Email').inputValue()).toBe(amara.email)
    next += 1
  }
})

it('AUTH-29: a failed Google sign-in says so in words of ours', async () => {
  const { page } = await client.open('/auth/email?error=google_not_configured', { answers: visitor() })
  await page.getByRole('alert').getByText('Google sign-in is not set up on this server').waitFor()
  await page.goto(`${client.base}/auth/email?error=call+this+number`)
  await expect
    .poll(
      () => page.getByRole('alert').getByText('Google sign-in did not work. Please try again.').isVisible(),
      soon,
    )
    .toBe(true)
})

it('AUTH-16: who is signed in is asked once and not again on failure', async () => {
  const { page, calls } = await client.open('/', { answers: visitor() })
  await page.getByRole('heading', { level: 1, name: 'Write the mail.' }).waitFor()
  expect(calls.filter((call) => call === 'GET /api/auth/user')).toHaveLength(1)
})

it('SHELL-06: a loading screen stands while authentication loads', async () => {
  const { page } = await client.open('/mails', {
    answers: { ...signedIn, 'GET /api/auth/user': () => new Promise<object>(() => {}) },
  })
  await page.getByRole('status').getByText('Loading...').waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
})

it('SHELL-07: signed out, the shell shows nothing but the message, and sign-in comes after 500 ms', async () => {
  const { page, calls } = await client.open('/project/7?highlightTask=3', {
    answers: visitor(),
    stillClock: true,
  })
  await toldOfSignOut(page)
  await page.locator('.ui-toast').getByText('Unauthorized').waitFor()
  expect(await page.getByRole('banner').count()).toBe(0)
  await page.clock.runFor(480)
  expect(calls).not.toContain('GET /api/login')
  await page.clock.runFor(20)
  await page.waitForURL('**/api/login?next=%2Fproject%2F7%3FhighlightTask%3D3')
  expect(calls).toContain('GET /api/login')
})

/* Moves the page's held time on in small steps until it says so. */
async function toldOfSignOut(page: Page) {
  const message = page.locator('.ui-toast').getByText('You are logged out. Logging in again...')
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return message.isVisible()
    }, soon)
    .toBe(true)
}

it('AUTH-17: no page of the shell can be seen signed out', async () => {
  for (const path of ['/dashboard', '/teams/alex', '/mails/41', '/settings']) {
    const { page } = await client.open(path, { answers: visitor() })
    await page.waitForURL(`**/api/login?next=${encodeURIComponent(path)}`)
    expect(await page.getByRole('banner').count()).toBe(0)
  }
})

it('TULA-11: signed out, Tula’s page says that one must log in', async () => {
  const { page } = await client.open('/teams/tula', { answers: visitor() })
  await expect.poll(() => page.getByText('Please log in to access Tula').isVisible(), soon).toBe(true)
})

it('AUTH-28: a 401 while signed in says so and leads to sign-in', async () => {
  const { page, calls } = await client.open('/mails', {
    answers: {
      ...signedIn,
      'GET /api/mails': { status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } },
    },
    stillClock: true,
  })
  await toldOfSignOut(page)
  await page.clock.runFor(500)
  await page.waitForURL('**/api/login?next=%2Fmails')
  expect(calls).toContain('GET /api/login')
})

it('a server that cannot be reached leads nobody to sign-in, and asking again opens the page', async () => {
  const answers: Answers = { ...signedIn, 'GET /api/auth/user': 'lost' }
  const { page } = await client.open('/mails', { answers })
  await page.getByRole('heading', { name: 'Mailcrew could not be reached' }).waitFor()
  answers['GET /api/auth/user'] = { body: amara }
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => page.getByRole('heading', { name: 'Mail log' }).isVisible(), soon).toBe(true)
})

it('SHELL-01: one tabbed shell serves all of its addresses', async () => {
  const { page } = await client.open('/', { answers: signedIn })
  const paths = [
    '/',
    '/dashboard',
    '/intelligence',
    '/intelligence/tanya',
    '/teams',
    '/teams/tula',
    '/teams/alex',
  ]
  const others = ['/teams/faq', '/teams/polly', '/projects', '/tasks', '/task-board', '/polling']
  for (const path of [...paths, ...others]) {
    await page.goto(`${client.base}${path}`)
    await page.getByRole('banner').getByRole('link', { name: 'Task Board' }).waitFor()
    expect(await page.getByRole('banner').locator('[aria-current=page]').count()).toBe(1)
  }
})

it('SHELL-02: the pages beside the tabs stand under the same header', async () => {
  const { page } = await client.open('/settings', { answers: signedIn })
  const titles = {
    '/settings': 'Settings',
    '/companies': 'Companies',
    '/test': 'Test mails',
    '/polling/3': 'Intelligence',
  }
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(`${client.base}${path}`)
    await page.getByRole('main').getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('banner').getByText('Mailcrew').waitFor()
  }
  await page.goto(`${client.base}/project/7?highlightTask=501`)
  await expect
    .poll(() => page.getByText('Send the launch deck to all partners').first().isVisible(), soon)
    .toBe(true)
})

it('SHELL-03: an agent gets a tab once it was used, and stored usage that cannot be read is ignored', async () => {
  const { page } = await client.open('/dashboard', {
    answers: signedIn,
    storage: { 'agent-usage': 'not json' },
  })
  const tabs = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await tabs.getByRole('link', { name: 'Teams' }).click()
  expect(await tabs.getByRole('link').allTextContents()).toEqual(['Intelligence', 'Teams', 'Task Board'])
  await page.getByRole('link', { name: 'Open Alex' }).click()
  await tabs.getByRole('link', { name: 'Alex' }).waitFor()
  expect(await tabs.locator('[aria-current=page]').textContent()).toBe('Alex')
  await page.reload()
  await tabs.getByRole('link', { name: 'Alex' }).waitFor()
})

it('SHELL-08: the header shows the product and whom one acts for', async () => {
  const { page } = await client.open('/settings', { answers: signedIn })
  await page.getByRole('banner').getByText('Mailcrew').waitFor()
  await expect.poll(() => page.getByRole('banner').getByText('Personal').isVisible(), soon).toBe(true)
})

it('SHELL-09: on a small screen the menu leads to the four pages, on a wide one it does not', async () => {
  const words = ['Dashboard', 'My Tasks', 'Task Board', 'Intelligence']
  for (const width of [390, 1440]) {
    const { page } = await client.open('/settings', { answers: signedIn, width })
    await page.getByRole('button', { name: 'Amara Okafor, menu' }).click()
    const items = await page.getByRole('menuitem').allTextContents()
    expect(words.every((word) => items.includes(word))).toBe(width === 390)
  }
})

it('SHELL-10: the menu leads to the settings and out', async () => {
  const { page, calls } = await client.open('/dashboard', { answers: signedIn })
  await page.getByRole('button', { name: 'Amara Okafor, menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.getByRole('button', { name: 'Amara Okafor, menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('**/api/logout')
  expect(calls).toContain('GET /api/logout')
})

it('g and a letter lead from page to page, but not while one writes', async () => {
  const { page } = await client.open('/project/7', { answers: signedIn })
  await page.getByText('Confirm the caterer for 60 guests').first().waitFor()
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search tasks')).first().fill('')
  await page.keyboard.type('gm')
  expect(new URL(page.url()).pathname).toBe('/project/7')
  await page.getByRole('main').focus()
  await page.keyboard.type('gm')
  await page.getByRole('heading', { level: 1, name: 'Mail log' }).waitFor()
})

for (const width of [1440, 390, 320]) {
  it(`axe finds nothing and nothing overflows at ${width} px on the signed-out pages and the start page`, async () => {
    for (const path of ['/', '/auth/email?mode=signup', '/terms', '/privacy', '/nowhere']) {
      const { page } = await client.open(path, { answers: visitor(), width })
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect([path, await overflow(page), await axeFaults(page)]).toEqual([path, 0, []])
    }
    const { page } = await client.open('/dashboard', { answers: signedIn, width })
    await page.getByText('All projects').waitFor()
    expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
  })
}
