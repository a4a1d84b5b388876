// The design system in a real browser: timings, keys, focus, policy, widths and accessibility, on the gallery page.
import { readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { leaveBrowser, openContext, shareBrowser } from './browser.ts'
import { axeFaults, contrastFaults, tooltipFaults } from './page-faults.ts'
import { soon } from './patience.ts'

const out = join(tmpdir(), `mailcrew-gallery-${process.pid}`)
const nonce = 'dGVzdA'
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'nonce-${nonce}'`,
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
].join('; ')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

let server: Server
let base: string
let browser: Browser
let context: BrowserContext
const violations: string[] = []

/** Files of the build under the product's policy, and /api/echo, which says back the cookies it received. */
async function serve(request: IncomingMessage, response: ServerResponse) {
  const path = new URL(request.url ?? '/', 'http://gallery').pathname
  if (path === '/api/echo') {
    response.end(JSON.stringify({ cookie: request.headers.cookie ?? '' }))
    return
  }
  const file = path === '/' ? '/src/ui/gallery/index.html' : path
  const content = await readFile(join(out, file)).catch(() => null)
  if (content === null) {
    response.writeHead(404).end()
    return
  }
  const html = extname(file) === '.html'
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  if (html) response.setHeader('content-security-policy', policy)
  response.end(html ? content.toString().replaceAll('__CSP_NONCE__', nonce) : content)
}

beforeAll(async () => {
  await build({
    logLevel: 'error',
    build: {
      outDir: out,
      emptyOutDir: true,
      rollupOptions: {
        input: { gallery: 'src/ui/gallery/index.html', request: 'src/ui/request.ts' },
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: 'assets/[name].js' },
      },
    },
  })
  server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await shareBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  server.close()
  await rm(out, { recursive: true, force: true })
})

afterEach(async () => {
  await context.close()
})

type Look = { width?: number; height?: number; colorScheme?: 'light' | 'dark'; stillClock?: boolean }

/** The gallery in a fresh context; with `stillClock` its timers move only when the test says so. */
async function gallery({ width = 1280, height = 900, colorScheme = 'light', stillClock = false }: Look = {}) {
  context = await openContext(browser, { viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  const start = new Date('2026-03-05T12:00:00Z')
  if (stillClock) await page.clock.install({ time: start })
  await page.goto(base)
  await page.getByRole('heading', { name: 'Components' }).waitFor()
  if (stillClock) await page.clock.pauseAt(new Date(start.getTime() + 3_600_000))
  return page
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** The visible toast, not its echo for screen readers. */
function toast(page: Page, title: string): Locator {
  return page.locator('.ui-toast').filter({ hasText: title })
}

async function centre(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragRight(page: Page, locator: Locator, pixels: number) {
  const { x, y } = await centre(locator)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels / 2, y)
  await page.mouse.move(x + pixels, y)
  await page.mouse.up()
}

it('CONST-04: a toast stands for 5000 ms, and a new one takes its place', async () => {
  const page = await gallery({ stillClock: true })
  await button(page, 'Success toast').click()
  await toast(page, 'Profile Updated').waitFor()
  await button(page, 'Error toast').click()
  await toast(page, 'Unauthorized').waitFor()
  expect(await page.locator('.ui-toast').count()).toBe(1)
  await page.clock.runFor(4999)
  expect(await toast(page, 'Unauthorized').getAttribute('data-state')).toBe('open')
  await page.clock.runFor(1)
  await toast(page, 'Unauthorized').waitFor({ state: 'detached' })
})

it('CONST-05: a toast goes when swiped 50 px to the right, and not before', async () => {
  const page = await gallery({ stillClock: true })
  await button(page, 'Success toast').click()
  const shown = toast(page, 'Profile Updated')
  await shown.waitFor()
  await dragRight(page, shown, 49)
  expect(await shown.getAttribute('data-swipe')).toBe('cancel')
  expect(await shown.getAttribute('data-state')).toBe('open')
  await dragRight(page, shown, 51)
  await shown.waitFor({ state: 'detached' })
})

it('CONST-05: F8 leads to the messages, and Escape puts one away', async () => {
  const page = await gallery({ stillClock: true })
  await button(page, 'Agent toast').click()
  await toast(page, 'New tasks').waitFor()
  await page.keyboard.press('F8')
  expect(
    await page.evaluate(() => document.activeElement?.closest('[aria-label="Messages (F8)"]') !== null),
  ).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await toast(page, 'New tasks').waitFor({ state: 'detached' })
})

/* In steps, as a hand moves: a jump would leave the tooltip's safe path unfinished. */
/** Points at it, and waits until the page has heard of that: its clock stands still and must not run before. */
async function pointTo(page: Page, target: Locator) {
  const heard = target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        window.addEventListener('pointermove', ({ target: at }) => {
          if (at instanceof Node && element.contains(at)) resolve()
        })
      }),
  )
  const { x, y } = await centre(target)
  await page.mouse.move(x, y, { steps: 8 })
  await heard
}

it('CONST-06: a tooltip opens after 700 ms, the next one at once for 300 ms', async () => {
  const page = await gallery({ stillClock: true })
  const tooltip = page.getByRole('tooltip')
  await pointTo(page, button(page, 'Rename'))
  await page.clock.runFor(699)
  expect(await tooltip.count()).toBe(0)
  await page.clock.runFor(1)
  await tooltip.filter({ hasText: 'Rename' }).waitFor()

  await pointTo(page, button(page, 'Rename small'))
  await tooltip.filter({ hasText: 'Rename small' }).waitFor()

  await page.mouse.move(5, 5, { steps: 8 })
  await tooltip.waitFor({ state: 'detached' })
  await page.clock.runFor(301)
  await pointTo(page, button(page, 'Rename'))
  await page.clock.runFor(699)
  expect(await tooltip.count()).toBe(0)
})

/** As on a busy machine, where keys come before timers: what asks for the next task waits until it is released. */
async function holdTimers(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const runs: (() => void)[] = []
    const plan = window.setTimeout
    const hold = (run: () => void, milliseconds = 0) =>
      milliseconds > 0 ? plan(run, milliseconds) : runs.push(run)
    window.setTimeout = hold as typeof window.setTimeout
    return runs
  })
  return () =>
    held.evaluate((runs) => {
      for (const run of runs.splice(0)) run()
    })
}

it('a dialog holds the focus, opens on its first field and gives the focus back', async () => {
  const page = await gallery()
  await button(page, 'Dialog').click()
  const dialog = page.getByRole('dialog', { name: 'Add Task' })
  await dialog.waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)
  expect(await dialog.getByLabel('Task Title').evaluate((field) => field === document.activeElement)).toBe(
    true,
  )
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await button(page, 'Dialog').evaluate((element) => element === document.activeElement)).toBe(true)
})

it('a dialog that opens before another has given the focus back keeps it, with a list open in it', async () => {
  const page = await gallery()
  const dialog = page.getByRole('dialog', { name: 'Add Task' })
  const open = async () => {
    await button(page, 'Dialog').focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
  }
  await open()
  const release = await holdTimers(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await open()
  const priority = dialog.getByRole('combobox', { name: 'Priority' })
  await priority.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Low' }).waitFor()
  await release()
  expect(await priority.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByRole('tooltip').count()).toBe(0)
})

it('inside a dialog a list opens, is chosen from, and Escape closes one thing at a time', async () => {
  const page = await gallery()
  await button(page, 'Dialog').click()
  const dialog = page.getByRole('dialog', { name: 'Add Task' })
  const priority = dialog.getByRole('combobox', { name: 'Priority' })
  await priority.click()
  await page.getByRole('option', { name: 'Low' }).click()
  expect(await priority.textContent()).toBe('Low')
  await priority.click()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await dialog.isVisible()).toBe(true)
  await page.mouse.click(20, 20)
  await dialog.waitFor({ state: 'detached' })
})

it('the copy button shows a check mark for two seconds', async () => {
  const page = await gallery({ stillClock: true })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Copy').first().click()
  await button(page, 'Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('tula@example.com')
  await page.clock.runFor(1999)
  expect(await button(page, 'Copied').count()).toBe(1)
  await page.clock.runFor(1)
  await button(page, 'Copied').waitFor({ state: 'detached' })
})

it('the side panel folds and unfolds, and the focus goes along', async () => {
  const page = await gallery()
  await button(page, 'Hide filters').click()
  const show = button(page, 'Show filters')
  await show.waitFor()
  expect(await show.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  const hide = button(page, 'Hide filters')
  await hide.waitFor()
  expect(await hide.evaluate((element) => element === document.activeElement)).toBe(true)
})

it('a confirmation begins on Cancel, so that Enter destroys nothing', async () => {
  const page = await gallery()
  await button(page, 'Confirm').click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Task' })
  await dialog.waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
})

it('under 768 px a dialog is a sheet at the lower edge', async () => {
  const page = await gallery({ width: 390, height: 844 })
  await button(page, 'Dialog').click()
  const box = await page.getByRole('dialog').boundingBox()
  expect(box).toMatchObject({ x: 0, width: 390 })
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
})

it('a busy button keeps its width and its focus, and presses do nothing', async () => {
  const page = await gallery()
  const before = await button(page, 'Save changes').boundingBox()
  await button(page, 'Save changes').click()
  const busy = page.getByRole('button', { name: 'Saving...' }).first()
  expect(await busy.getAttribute('aria-busy')).toBe('true')
  expect((await busy.boundingBox())?.width).toBe(before?.width)
  expect(await busy.evaluate((element) => element === document.activeElement)).toBe(true)
})

it('the evidence opens by key, holds its links, and closes by Escape', async () => {
  const page = await gallery()
  const mark = page.getByRole('button', { name: 'Tula made this task: show the sentence' }).first()
  await mark.focus()
  await page.keyboard.press('Enter')
  const proof = page.getByRole('dialog', { name: 'Tula made this task' })
  await proof.getByText('Read by rules · 94% sure').waitFor()
  expect(await proof.locator('mark').textContent()).toBe('could you collect the sponsor logos')
  expect(await proof.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(await proof.getByRole('link', { name: 'Open mail at this sentence' }).getAttribute('href')).toBe(
    '/mails/1#sentence-1',
  )
  await page.keyboard.press('Escape')
  await proof.waitFor({ state: 'detached' })
})

it('a select is worked by arrows and letters while the focus stays on it', async () => {
  const page = await gallery()
  const role = page.getByRole('combobox', { name: 'Role' })
  await role.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('listbox', { name: 'Role' }).waitFor()
  await page.keyboard.press('ArrowDown')
  const active = await role.getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${active}"]`).textContent()).toBe('Manager')
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await role.textContent()).toBe('Manager')
  await page.keyboard.press('m')
  expect(await role.textContent()).toBe('Member')
  expect(await role.evaluate((element) => element === document.activeElement)).toBe(true)
  await role.click()
  await page.getByRole('option', { name: 'Manager' }).click()
  expect(await role.textContent()).toBe('Manager')
  await role.click()
  await role.click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
})

it('the theme is remembered and set before the first paint', async () => {
  const page = await gallery({ colorScheme: 'light' })
  await page.getByRole('radio', { name: 'Dark' }).click()
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor)
  expect(await ground()).toBe('rgb(20, 18, 17)')
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  // The sheet may still be on its way, and nothing is painted before it is there.
  await expect.poll(ground, soon).toBe('rgb(20, 18, 17)')
})

it('API-01: a call carries the session cookie', async () => {
  const page = await gallery()
  await context.addCookies([{ name: 'session', value: 'abc', url: base, httpOnly: true }])
  const answer = await page.evaluate(
    "import('/assets/request.js').then((kit) => kit.request('GET', '/api/echo'))",
  )
  expect(answer).toEqual({ cookie: 'session=abc' })
})

it('nothing overflows at 320 px', async () => {
  const page = await gallery({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const colorScheme of ['light', 'dark'] as const) {
  it(`axe finds nothing in the ${colorScheme} theme, with every kind of float open`, async () => {
    const page = await gallery({ colorScheme })
    // On the whole page, or in what has just opened: nothing else has changed.
    const faults = colorScheme === 'light' ? axeFaults : contrastFaults
    expect(await faults(page)).toEqual([])
    for (const [name, role] of [
      ['Dialog', 'dialog'],
      ['Confirm', 'alertdialog'],
      ['Sheet', 'dialog'],
      ['Menu', 'menu'],
      ['Popover', 'dialog'],
    ] as const) {
      await button(page, name).click()
      const float = page.getByRole(role)
      await float.waitFor()
      expect(await faults(page, `[role=${role}]`)).toEqual([])
      await page.keyboard.press('Escape')
      await float.waitFor({ state: 'detached' })
    }
    await page.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('listbox').waitFor()
    expect(await faults(page, '[role=listbox]')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await button(page, 'Error toast').click()
    expect(await faults(page)).toEqual([])
    // A tooltip goes when the page moves below it, so it is asked for until it was looked at.
    const faultsOfTooltip = colorScheme === 'light' ? tooltipFaults : contrastFaults
    await expect
      .poll(async () => {
        await button(page, 'Rename').blur()
        await button(page, 'Rename').focus()
        try {
          await page.getByRole('tooltip').waitFor({ timeout: 2_000 })
          return await faultsOfTooltip(page, '[data-radix-popper-content-wrapper]')
        } catch {
          return ['it went']
        }
      })
      .toEqual([])
  })
}

it('every float works under a policy without unsafe-inline', async () => {
  const page = await gallery()
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Manager' }).click()
  await button(page, 'Dialog').click()
  await page.getByRole('dialog').waitFor()
  // The scroll lock is a style element of Radix, which the policy would refuse without the nonce.
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  expect(violations).toEqual([])
})
