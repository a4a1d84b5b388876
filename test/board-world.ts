// A running Mailcrew with the built client, and a browser in which its people open their boards.
import { type Browser, chromium, type Locator, type Page, type Route } from 'playwright-core'
import { ensureBuilt } from '../bin/ground/build.mjs'
import type { Project } from '../src/features/projects/contract.ts'
import type { Task } from '../src/features/tasks/contract.ts'
import { type Client, startWorld, type TestMail, type World, type WorldOptions } from './world.ts'

export type OpenOptions = {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  /** The page's time stands still until the test moves it. */
  stillClock?: boolean
}

export type BoardWorld = Awaited<ReturnType<typeof startBoardWorld>>

export async function startBoardWorld(options: WorldOptions = {}) {
  await ensureBuilt()
  const world = await startWorld(options)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return {
    world,
    /** In a browser of its own; null for somebody who is not signed in. */
    open: (client: Client | null, path: string, options?: OpenOptions) =>
      open(browser, world, client, path, options),
    /** Sends a mail and gives the project that it made or changed. */
    projectFrom: (client: Client, mail: TestMail) => projectFrom(world, client, mail),
    tasksOf: (client: Client, projectId: number) => client.get<Task[]>(`/api/projects/${projectId}/tasks`),
    closePages: () => Promise.all(browser.contexts().map((context) => context.close())),
    async close() {
      await browser.close()
      await world.stop()
    },
  }
}

async function open(
  browser: Browser,
  world: World,
  client: Client | null,
  path: string,
  options: OpenOptions = {},
) {
  const { width = 1440, height = 900, colorScheme = 'light', stillClock = false } = options
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  if (client) {
    const [name = '', value = ''] = client.cookie.split('=')
    await context.addCookies([{ name, value, url: world.url }])
  }
  const page = await context.newPage()
  if (stillClock) await page.clock.install()
  await page.goto(`${world.url}${path}`)
  return page
}

async function projectFrom(world: World, client: Client, mail: TestMail): Promise<Project> {
  await world.receiveMail(mail)
  const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find(({ name }) => name === mail.subject)
  if (!project) throw new Error(`no project of the name ${mail.subject}`)
  return project
}

export function toastOf(page: Page, text: string): Locator {
  return page.locator('.ui-toast').filter({ hasText: text })
}

export function column(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** The place of a card in a column, by its title. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.locator('[data-task-title]', { hasText: title }) })
}

/** Calls fail with this status, or break off for 'lost', until the returned function is called. */
export async function failCalls(
  page: Page,
  url: RegExp,
  method: string,
  how: number | 'lost',
): Promise<() => Promise<void>> {
  const answer = (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    if (how === 'lost') return route.abort('connectionrefused')
    return route.fulfill({ status: how, json: { message: 'The test said no.', code: 'internal' } })
  }
  await page.route(url, answer)
  return () => page.unroute(url, answer)
}
