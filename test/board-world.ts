// A running Mailcrew with the built client, and a browser in which its people open their boards.
import type { Locator, Page, Route } from 'playwright-core'
import { ensureBuilt } from '../bin/setup/build.mjs'
import type { Project } from '../src/features/projects/contract.ts'
import type { Task } from '../src/features/tasks/contract.ts'
import { type BrowserOptions, leaveBrowser, shareBrowser } from './browser.ts'
import { seatsOf } from './browser-seats.ts'
import { type Client, startWorld, type TestMail, type World, type WorldOptions } from './world.ts'

export type BoardWorld = Awaited<ReturnType<typeof startBoardWorld>>

export async function startBoardWorld(options: WorldOptions & BrowserOptions = {}) {
  await ensureBuilt()
  const world = await startWorld(options)
  const browser = await shareBrowser(options)
  const seats = seatsOf(browser, world)
  return {
    world,
    browser,
    /** In a browser of its own; null for somebody who is not signed in. */
    open: seats.open,
    /** Sends a mail and gives the project that it made or changed. */
    projectFrom: (client: Client, mail: TestMail) => projectFrom(world, client, mail),
    tasksOf: (client: Client, projectId: number) => client.get<Task[]>(`/api/projects/${projectId}/tasks`),
    closePages: seats.closePages,
    async close() {
      await leaveBrowser(browser)
      await world.stop()
    },
  }
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

/** Answers the titles of all toasts that the page has shown from now on: the shortest stands for 3 seconds. */
export async function toastsFrom(page: Page): Promise<() => Promise<string[]>> {
  const shown = await page.evaluateHandle(() => {
    const seen = new Map<Element, string>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.ui-toast'))
        if (!seen.has(toast))
          seen.set(toast, toast.querySelector('.wrap-text')?.firstElementChild?.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  return () => shown.evaluate((seen) => [...seen.values()])
}

/** Over a column, once the board has heard of it: what is dropped sooner is dropped where it was before. */
export async function carryOver(page: Page, title: string, words = ''): Promise<void> {
  const box = await column(page, title).boundingBox()
  if (box === null) throw new Error(`no column ${title}`)
  await page.mouse.move(box.x + box.width / 2, box.y + 140, { steps: 5 })
  await spoken(page, `is over ${title}${words}`)
}

/** Until what carries cards is there: it comes once somebody is at one. */
export async function readyToCarry(grip: Locator): Promise<void> {
  await grip.hover()
  await grip.and(grip.page().locator('[aria-roledescription="draggable"]')).waitFor()
}

/** Until a drag was announced in these words. */
export async function spoken(page: Page, words: string): Promise<void> {
  await page.locator('[id^="DndLiveRegion"]', { hasText: words }).waitFor({ state: 'attached' })
  // The library hears the keys of a drag from the next task on.
  await page.evaluate(() => new Promise<void>((done) => setTimeout(() => done())))
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
