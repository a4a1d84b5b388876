// The browser of the journeys: Debian's Chromium, without what it would do on its own account.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { soon } from './patience.ts'

const WHOLE = '/usr/bin/chromium'

export interface BrowserOptions {
  /** Pages may be allowed to notify, as a headless shell never lets them. */
  notifies?: boolean
}

const running = new Map<boolean, Promise<Browser>>()

/** One of each kind serves all files of a process; `leaveBrowser` when a file is done with it. */
export function shareBrowser({ notifies = false }: BrowserOptions = {}): Promise<Browser> {
  const browser = running.get(notifies) ?? launchBrowser({ notifies })
  running.set(notifies, browser)
  return browser
}

/** Closes all that is open in it. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

export function launchBrowser({ notifies = false }: BrowserOptions = {}): Promise<Browser> {
  const { CHROMIUM_PATH: usual = WHOLE, CHROMIUM_WHOLE_PATH: whole = WHOLE } = process.env
  return chromium.launch({
    executablePath: notifies ? whole : usual,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}

/** Its pages have patience, whatever is asked of them. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(soon.timeout)
  return context
}
