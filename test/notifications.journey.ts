// The bell in two browsers: live, the same in both, by keyboard, without a socket for a while, and the switches.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type BoardWorld, failCalls, startBoardWorld, toastOf } from './board-world.ts'
import { axeFaults, overflow } from './page-faults.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
})
afterEach(() => board.closePages())
afterAll(() => board.close())

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const lines = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
const shows = (page: Page, name: string) => expect.poll(() => bell(page, name).isVisible(), soon).toBe(true)

/** Lines as the server writes them, without a mail for each; a poll of the sockets finds them. */
async function insertLines(count: number): Promise<void> {
  await board.world.app.db.query(
    `with line as (insert into notifications (user_id, type, payload)
       select users.id, 'reply_processed', jsonb_build_object('projectId', 1, 'tasksUpdated', n)
       from users, generate_series(1, $1::int) as n where users.email = 'amara@example.com'
       returning user_id)
     insert into events (user_id, type, payload) select user_id, 'notification_update', '{}' from line limit 1`,
    [count],
  )
}

it('NOTIF-01 NOTIF-02 NOTIF-09: the panel of a newcomer is empty and says what will come', async () => {
  const page = await board.open(amara, '/dashboard')
  await bell(page, 'Notifications').click()
  await page.getByRole('heading', { name: 'No notifications yet' }).waitFor()
  await page.getByText('Email processing notifications will appear here').waitFor()
  expect(await axeFaults(page)).toEqual([])
})

it('NOTIF-03 NOTIF-07 NOTIF-08 NOTIF-19: a mail is on the bell of both browsers at once; marked in one, it is read in the other', async () => {
  const first = await board.open(amara, '/dashboard')
  const second = await board.open(amara, '/mails', { colorScheme: 'dark' })
  await shows(first, 'Notifications')
  await shows(second, 'Notifications')
  await board.world.receiveMail({
    from: 'amara',
    subject: 'My list',
    text: '- Book the train to Ghent\n- Call the landlord',
  })
  await shows(first, 'Notifications, 1 unread')
  await shows(second, 'Notifications, 1 unread')
  await first.getByRole('status').getByText('1 unread notification').waitFor({ state: 'attached' })
  await insertLines(9)
  await shows(second, 'Notifications, 10 unread')
  await bell(second, 'Notifications, 10 unread').getByText('9+').waitFor()

  await bell(first, 'Notifications, 10 unread').click()
  await expect.poll(() => lines(first).count(), soon).toBe(10)
  await lines(first).getByText('Created 2 tasks from My list').waitFor()
  await lines(first).getByText('New Email Processed').waitFor()
  await lines(first).first().getByText('Just now').waitFor()
  expect(await lines(first).locator('svg').count()).toBeGreaterThanOrEqual(10)
  expect(await axeFaults(first)).toEqual([])
  await first.getByRole('button', { name: 'Mark all read' }).click()
  await shows(first, 'Notifications')
  await shows(second, 'Notifications')
})

it('NOTIF-05: by keyboard: Enter opens the panel, arrows go, Enter reads one and opens what it is about', async () => {
  await insertLines(2)
  const page = await board.open(amara, '/mails', { width: 320, height: 640, colorScheme: 'dark' })
  await shows(page, 'Notifications, 2 unread')
  await bell(page, 'Notifications, 2 unread').focus()
  await page.keyboard.press('Enter')
  await lines(page).first().waitFor()
  expect([await overflow(page), await axeFaults(page)]).toEqual([0, []])
  await page.keyboard.press('Escape')
  await lines(page).first().waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), soon)
    .toBe('Notifications, 2 unread')
  await page.keyboard.press('Enter')
  await lines(page).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused, soon).toContain('Updated 1 task from your reply')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/project/1')
  await shows(page, 'Notifications, 1 unread')
  // The bell shows it before the server has it.
  const unread = async () => (await amara.get<{ unreadCount: number }>('/api/notifications')).unreadCount
  await expect.poll(unread, soon).toBe(1)
})

it('NOTIF-19: what came while the socket was lost is there when it is back', async () => {
  const page = await board.open(amara, '/mails')
  await shows(page, 'Notifications, 1 unread')
  const sockets: { close: () => Promise<void> }[] = []
  await page.routeWebSocket('**/ws', (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await page.reload()
  await expect.poll(() => sockets.length, soon).toBe(1)
  await shows(page, 'Notifications, 1 unread')
  await page.context().setOffline(true)
  // Whoever changes something meanwhile knows that it waits.
  await page.getByText('You are offline.').waitFor()
  await sockets[0]?.close()
  await insertLines(3)
  await page.context().setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  await shows(page, 'Notifications, 4 unread')
  expect(sockets.length).toBeGreaterThan(1)
})

it('SET-15 SET-16 SET-17 ERR-08 ERR-15: the switches: saved at once, the master shows the others as off', async () => {
  const page = await board.open(amara, '/mails')
  const mend = await failCalls(page, /\/api\/notifications\/preferences$/, 'GET', 500)
  await page.goto(`${board.world.url}/settings?tab=notifications`)
  await page.getByRole('heading', { name: 'Failed to load notification preferences' }).waitFor()
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  const one = (name: string) => page.getByRole('switch', { name })
  const labels = ['Email notifications', 'New task alerts', 'Task assignments', 'Task status changes']
  for (const name of [...labels, 'Project updates', 'Task due reminders', 'Weekly digest'])
    expect([name, await one(name).getAttribute('aria-checked')]).toEqual([name, 'true'])

  await one('Task assignments').click()
  await toastOf(page, 'Settings Updated').waitFor()
  expect(await amara.get('/api/notifications/preferences')).toMatchObject({ taskAssignments: false })
  await one('Email notifications').click()
  await page.getByText('All email notifications are disabled').waitFor()
  for (const name of ['New task alerts', 'Task assignments', 'Weekly digest']) {
    expect([name, await one(name).getAttribute('aria-checked'), await one(name).isDisabled()]).toEqual([
      name,
      'false',
      true,
    ])
  }
  expect(await axeFaults(page)).toEqual([])
  await amara.send('PATCH', '/api/notifications/preferences/emailNotifications', { enabled: true })
  await expect.poll(() => one('Weekly digest').getAttribute('aria-checked'), soon).toBe('true')
  expect(await one('Task assignments').getAttribute('aria-checked')).toBe('false')

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await failCalls(page, /\/preferences\/weeklyDigest$/, 'PATCH', 500)
  await one('Weekly digest').click()
  await toastOf(page, 'Failed to update notification setting').waitFor()
  expect(logged.join('\n')).toContain('Failed to update notification setting')
  await expect.poll(() => one('Weekly digest').getAttribute('aria-checked'), soon).toBe('true')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page)).toBe(0)
})
