// The browsers of the journeys' people: kept from test to test with what they have cached, and nothing else.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openContext } from './browser.ts'
import type { Client, World } from './world.ts'

export type OpenOptions = {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  /** The page's own clock, which the test may move on: `own` runs meanwhile, `held` stands still. */
  clock?: 'own' | 'held'
}

/* A browser for one page at a time, used again with what it has cached but without what the page before left in it. */
type Seat = { context: BrowserContext; taken: boolean }

export function seatsOf(browser: Browser, world: World) {
  let seats: Seat[] = []

  async function take(reusable: boolean): Promise<BrowserContext> {
    seats = seats.filter(({ context }) => !context.isClosed())
    const free = reusable ? seats.find(({ taken }) => !taken) : undefined
    if (free) {
      free.taken = true
      await free.context.clearCookies()
      return free.context
    }
    const context = await openContext(browser, {
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    if (reusable) seats.push({ context, taken: true })
    return context
  }

  return {
    async open(client: Client | null, path: string, options: OpenOptions = {}): Promise<Page> {
      const { width = 1440, height = 900, colorScheme = 'light', clock } = options
      // Such a clock stands in all that the context opens later.
      const context = await take(clock === undefined)
      if (client) {
        const pairs = client.cookie.split('; ').map((pair) => pair.split('='))
        await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: world.url })))
      }
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Storage.clearDataForOrigin', { origin: world.url, storageTypes: 'local_storage' })
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      if (clock) await page.clock.install()
      if (clock === 'held') await page.clock.pauseAt(Date.now() + 1_000)
      await page.goto(`${world.url}${path}`)
      return page
    },
    async closePages(): Promise<void> {
      const kept = new Set(seats.map(({ context }) => context))
      await Promise.all(
        browser.contexts().map(async (context) => {
          if (!kept.has(context)) return context.close()
          await Promise.all(context.pages().map((page) => page.close()))
        }),
      )
      for (const seat of seats) seat.taken = false
    },
  }
}
