// What stands behind the bell, over the real server: mails come in, people assign, and each person has their own list.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type NotificationWorld, startNotificationWorld } from '../../../test/notification-world.ts'
import type { Client } from '../../../test/world.ts'
import type { Notification, NotificationList } from './contract.ts'

let world: NotificationWorld
let amara: Client
let jonas: Client

beforeAll(async () => {
  world = await startNotificationWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
})
afterAll(() => world.stop())

const list = (client: Client, query = '') => client.get<NotificationList>(`/api/notifications${query}`)
const newest = async (client: Client): Promise<Notification | undefined> =>
  (await list(client)).notifications[0]

it('NOTIF-11 ENT-13: a processed mail is one notification of its sender, unread, that leads to the project', async () => {
  await world.receiveMail({
    from: 'amara',
    subject: 'My list',
    text: '- Book the train to Ghent\n- Call the landlord',
  })
  const { notifications, unreadCount } = await list(amara)
  expect(unreadCount).toBe(1)
  expect(notifications).toEqual([
    {
      id: expect.any(Number),
      type: 'email_processed',
      title: 'New Email Processed',
      description: 'Created 2 tasks from My list',
      timestamp: '2026-11-16T09:00:00.000Z',
      read: false,
      companyId: 0,
      projectId: expect.any(Number),
      taskId: null,
      deliveryId: null,
      path: null,
    },
  ])
  expect((await list(jonas)).notifications).toEqual([])
})

it('NOTIF-12: a reply that changed tasks is told once, also when it made new ones', async () => {
  world.later(1)
  await world.receiveMail({ from: 'amara', subject: 'Re: My list', text: '#done 1\n#done 2' })
  expect(await newest(amara)).toMatchObject({
    type: 'reply_processed',
    description: 'Updated 2 tasks from your reply',
  })
  world.later(1)
  await world.receiveMail({ from: 'amara', subject: 'Re: My list', text: 'Please also buy stamps.' })
  const { notifications } = await list(amara)
  expect(notifications.map((one) => one.description)).toEqual([
    'Created 1 task from Re: My list',
    'Updated 2 tasks from your reply',
    'Created 2 tasks from My list',
  ])
})

it('NOTIF-11: a mail that made and changed nothing is no notification', async () => {
  const before = await list(amara)
  world.later(1)
  await world.receiveMail({ from: 'amara', subject: 'Re: My list', text: 'Thanks everybody!' })
  await world.receiveMail({ from: 'amara', subject: 'Lovely weather', text: 'Thanks everybody!' })
  expect(await list(amara)).toEqual(before)
})

it('NOTIF-13: a mail that cannot be processed is told to its sender, and leads to the mail', async () => {
  world.later(1)
  const parts = Array.from(
    { length: 120 },
    (_, n) => `--b\r\nContent-Type: text/plain\r\n\r\npart ${n}\r\n`,
  ).join('')
  await world.receiveMail({
    from: 'amara',
    rcptTo: ['tula@mailcrew.localhost'],
    raw: `From: amara@example.com\r\nTo: tula@mailcrew.localhost\r\nSubject: ${'Too many parts '.repeat(6)}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}--b--\r\n`,
  })
  const failed = await newest(amara)
  expect(failed).toMatchObject({
    type: 'email_failed',
    title: 'Email Processing Failed',
    description: `Failed to process email ${'Too many parts '.repeat(6).slice(0, 50)}`,
  })
  const delivery = await amara.get<{ status: string }>(`/api/mails/${failed?.deliveryId}`)
  expect(delivery.status).toBe('failed')
})

it('a task that a mail assigns to somebody else is told to them, never to its author', async () => {
  world.later(1)
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
    subject: 'Spring launch',
    text: 'Jonas, please send the deck to all partners by Friday.\nJonas, please book the photographer.',
  })
  expect(await newest(jonas)).toMatchObject({
    type: 'task_assigned',
    title: 'Tasks Assigned',
    description: 'Amara Okafor assigned you 2 tasks',
    read: false,
  })
  const { notifications } = await list(amara)
  expect(notifications.filter(({ type }) => type === 'task_assigned')).toEqual([])
})

it('NOTIF-05: reading one lowers the count, again and again only once, and nobody else can', async () => {
  const before = await list(amara)
  const [first] = before.notifications
  const read = (client: Client) =>
    client.send<{ unreadCount: number }>('POST', `/api/notifications/${first?.id}/read`)
  await expect(read(jonas)).rejects.toThrow('404')
  expect((await list(amara)).unreadCount).toBe(before.unreadCount)
  expect(await read(amara)).toEqual({ unreadCount: before.unreadCount - 1 })
  expect(await read(amara)).toEqual({ unreadCount: before.unreadCount - 1 })
  expect(await newest(amara)).toMatchObject({ id: first?.id, read: true })
})

it('NOTIF-06: marking all up to what was seen leaves what came meanwhile', async () => {
  const seen = Math.max(...(await list(amara)).notifications.map(({ id }) => id))
  world.later(1)
  await world.receiveMail({ from: 'amara', subject: 'Meanwhile', text: '- Water the plants' })
  expect(await amara.send('POST', '/api/notifications/read-all', { upTo: seen })).toEqual({ unreadCount: 1 })
  expect(await amara.send('POST', '/api/notifications/read-all')).toEqual({ unreadCount: 0 })
  expect(await amara.get('/api/notifications/unread-count')).toEqual({ unreadCount: 0 })
})

it('NOTIF-19: the list and what is read are the same in a second browser', async () => {
  const answer = await fetch(`${world.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.url },
    body: JSON.stringify({ email: 'amara@example.com', password: 'correct horse' }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const other = await fetch(`${world.url}/api/notifications`, { headers: { cookie } })
  expect(cookie).not.toBe(amara.cookie)
  expect(await other.json()).toEqual(await list(amara))
})

it('NOTIF-07: the panel asks for the newest ten, older ones come page by page', async () => {
  for (let n = 1; n <= 6; n += 1) {
    world.later(5)
    await world.receiveMail({ from: 'jonas', subject: `List ${n}`, text: `- Call number ${n}` })
    await world.receiveMail({ from: 'jonas', subject: `Re: List ${n}`, text: '#done 1' })
  }
  const first = await list(jonas)
  expect(first.notifications).toHaveLength(10)
  const times = first.notifications.map(({ timestamp }) => timestamp)
  expect(times).toEqual([...times].sort().reverse())
  const older = await list(jonas, `?before=${first.notifications.at(-1)?.id}`)
  expect(older.notifications.map(({ description }) => description)).toEqual([
    'Updated 1 task from your reply',
    'Created 1 task from List 1',
    'Amara Okafor assigned you 2 tasks',
  ])
})

it('a person who is not signed in is told nothing', async () => {
  for (const path of [
    '/api/notifications',
    '/api/notifications/unread-count',
    '/api/notifications/preferences',
  ]) {
    expect([path, (await fetch(`${world.url}${path}`)).status]).toEqual([path, 401])
  }
})

it('NOTIF-12: a task that one reply changes twice counts once, and one that stays as it was not at all', async () => {
  world.later(1)
  await world.receiveMail({ from: 'amara', subject: 'Errands', text: 'Please buy milk.\nPlease call Ben.' })
  const reply = async (text: string) => {
    world.later(1)
    await world.receiveMail({ from: 'amara', subject: 'Re: Errands', text })
    return (await newest(amara))?.description
  }
  expect(await reply('#done 1\n#priority 1 high')).toBe('Updated 1 task from your reply')
  const { notifications } = await list(amara)
  await reply('#done 1\n#done 99')
  expect((await list(amara)).notifications).toEqual(notifications)
})
