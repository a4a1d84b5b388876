// The installed app and its notifications in a real browser, whose push service the test plays.
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type BoardWorld, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import { type PushService, startPushService } from './push-service.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let service: PushService
let amara: Client

beforeAll(async () => {
  service = await startPushService()
  board = await startBoardWorld({ notifies: true, environment: { PRIVATE_HOSTS: '127.0.0.1' } })
  amara = await board.world.signUp('amara')
})
afterEach(() => board.closePages())
afterAll(async () => {
  await board.close()
  await service.close()
})

/** Until the worker is at work for the page. */
const working = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

const settings = '/settings?tab=notifications'
const here = (page: Page) => page.getByRole('switch', { name: 'On this device' })

/** As the browser's own would be asked; the browser of the tests has none. */
async function playPushService(page: Page): Promise<ReturnType<PushService['browser']>> {
  const { publicKey } = await amara.send<{ publicKey: string }>('POST', '/api/push/key')
  const browser = service.browser(publicKey)
  await page.evaluate((subscription) => {
    PushManager.prototype.subscribe = (options) => {
      const asked = options?.applicationServerKey
      if (typeof asked !== 'string' || !options?.userVisibleOnly) return Promise.reject(new Error('no key'))
      return Promise.resolve({ ...subscription, toJSON: () => subscription } as unknown as PushSubscription)
    }
  }, browser.subscription)
  return browser
}

async function deliver(page: Page, message: unknown): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data: JSON.stringify(message),
  })
}

/** What the worker has shown from now on; this browser has no desktop to show it on. */
async function shownFrom(page: Page): Promise<() => Promise<unknown[]>> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const shown: unknown[] = []
    Object.assign(self, { shown })
    const show = registration.showNotification.bind(registration)
    registration.showNotification = (title, options) => {
      shown.push({ title, body: options?.body, tag: options?.tag, data: options?.data as unknown })
      return show(title, options)
    }
  })
  return () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)
}

it('the app can be installed: manifest, icons of the sizes they say, and a worker for all of its pages', async () => {
  const page = await board.open(amara, '/dashboard')
  await working(page)
  const session = await page.context().newCDPSession(page)
  const { data, errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as { start_url: string; icons: { src: string; sizes: string }[] }
  expect(manifest.start_url).toBe('/dashboard')
  const icons = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src }) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }),
      ),
    manifest.icons,
  )
  expect(icons).toEqual(manifest.icons.map(({ sizes }) => sizes))
})

it('without a connection a page of our own stands there, in its colours, and the app is back with it', async () => {
  const page = await board.open(amara, '/dashboard', { width: 390, height: 780 })
  await working(page)
  await page.context().setOffline(true)
  await page.goto(`${board.world.url}/my-tasks`)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  const link = page.getByRole('link', { name: 'Try again' })
  expect(await link.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(4, 91, 87)')
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
  await page.context().setOffline(false)
  await link.click()
  await page.getByRole('heading', { name: 'My tasks' }).first().waitFor()
  const kept = await page.evaluate(async () => {
    const caches = await window.caches.keys()
    const entries = await Promise.all(
      caches.map(async (name) =>
        (await (await window.caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    )
    return entries.flat().sort()
  })
  // Nothing of the app itself, which a release would make old.
  expect(kept).toEqual(['/favicon.svg', '/offline.css', '/offline.html'])
})

it('threat 8: the worker and the offline page load nothing from outside', async () => {
  const policyOf = async (path: string) =>
    (await fetch(board.world.url + path)).headers.get('content-security-policy')
  expect(await policyOf('/sw.js')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
  expect(await policyOf('/offline.html')).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'",
  )
})

it('notifications are switched on for this device, tried, shown, and lead into the app', async () => {
  const page = await board.open(amara, settings)
  await page.context().grantPermissions(['notifications'], { origin: board.world.url })
  // What the browser allows is read as the page comes.
  await page.reload()
  await working(page)
  const browser = await playPushService(page)
  await here(page).click()
  await toastOf(page, 'Notifications are on').waitFor()
  expect(await here(page).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.poll(() => browser.received.length, soon).toBe(1)
  const message = browser.received[0]?.message as {
    title: string
    description: string
    path: string
    tag: string
  }
  const shown = await shownFrom(page)
  await deliver(page, message)
  const { title, description, path, tag } = message
  expect(title).toBe('Notifications are on')
  await expect.poll(shown, soon).toEqual([{ title, body: description, tag, data: { path } }])
  // What is no message of ours still says something: a browser takes push away from those that show nothing.
  await deliver(page, 'odd')
  await expect.poll(shown, soon).toMatchObject([{ tag }, { title: 'Mailcrew', data: { path: '/dashboard' } }])
  expect(await axeFaults(page)).toEqual([])
  await here(page).click()
  await toastOf(page, 'Notifications are off').waitFor()
  expect(await amara.get('/api/push/devices')).toEqual({ devices: [] })
})

it('a browser without a push service, or that was not allowed to, says so and nothing is switched on', async () => {
  const page = await board.open(amara, settings, { width: 320, height: 720, colorScheme: 'dark' })
  await page.context().grantPermissions(['notifications'], { origin: board.world.url })
  // What the browser allows is read as the page comes.
  await page.reload()
  await working(page)
  await page.evaluate(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no service', 'AbortError'))
  })
  await here(page).focus()
  await page.keyboard.press('Space')
  await page.getByText('push service did not answer').waitFor()
  expect(await here(page).isChecked()).toBe(false)
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
})
