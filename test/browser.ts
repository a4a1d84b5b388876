// The browser of the journeys: Debian's Chromium, without what it would do on its own account.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { soon } from './patience.ts'

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}

/** Its pages have patience, whatever is asked of them. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(soon.timeout)
  return context
}
