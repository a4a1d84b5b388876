// Mails about other people's actions, over the real server and SMTP: who gets which, how often, and who never does.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type NotificationWorld, startNotificationWorld } from '../../../test/notification-world.ts'
import type { Client, TestMail } from '../../../test/world.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'

const tula = 'tula@mailcrew.localhost'
const jonasAddress = 'Jonas Weber <jonas@example.com>'
const priyaAddress = 'Priya Raman <priya@example.com>'

let world: NotificationWorld
let amara: Client
let jonas: Client

beforeAll(async () => {
  world = await startNotificationWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  await world.signUp('priya')
})
afterAll(() => world.stop())

/** A mail of a new quarter of an hour: pauses and floods of the one before are over. */
async function mail(mail: TestMail): Promise<void> {
  world.later(15)
  await world.receiveMail(mail)
}

async function projectOf(client: Client, name: string): Promise<Project> {
  const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
  const found = projects.find((one) => one.name === name)
  if (!found) throw new Error(`no project ${name}`)
  return found
}

async function tasksOf(client: Client, name: string): Promise<Task[]> {
  const { id } = await projectOf(client, name)
  const tasks = await client.get<Task[]>(`/api/projects/${id}/tasks`)
  return tasks.sort((a, b) => a.number - b.number)
}

const setStatus = (client: Client, task: Task | undefined, status: string) =>
  client.send('PATCH', `/api/tasks/${task?.id}`, { status })

it('SET-21: taskAssignments: a mail that assigns two tasks is one mail to the assignee, marked as automatic', async () => {
  await mail({
    from: 'amara',
    to: [jonasAddress, tula],
    subject: 'Spring launch',
    messageId: '<launch@mail.example.com>',
    text: 'Jonas, please send the deck to all partners.\nJonas, please book the photographer.',
  })
  const [alert, ...more] = await world.alertsTo('jonas@example.com')
  expect(more).toEqual([])
  expect(alert?.subject).toBe('2 tasks assigned to you in Spring launch')
  expect(alert?.text).toContain('Amara Okafor assigned you 2 tasks in \u201cSpring launch\u201d')
  expect(alert?.text).toContain('Send the deck to all partners')
  expect(alert?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(alert?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(await world.alertsTo('amara@example.com')).toEqual([])
})

it('who has no account of their own gets no such mail', async () => {
  await mail({
    from: 'amara',
    to: ['Lucia Ferri <lucia@example.com>', tula],
    subject: 'The caterer',
    text: 'Lucia, please confirm the caterer.',
  })
  expect((await tasksOf(amara, 'The caterer'))[0]?.assignees[0]?.user.email).toBe('lucia@example.com')
  expect(await world.alertsTo('lucia@example.com')).toEqual([])
})

it('an agent in copy makes tasks and sends nothing to others because of it', async () => {
  await mail({
    from: 'amara',
    to: [jonasAddress],
    cc: [tula],
    subject: 'In copy',
    text: 'Jonas, please call the printer.',
  })
  expect((await tasksOf(amara, 'In copy'))[0]?.assignees[0]?.user.email).toBe('jonas@example.com')
  expect(await world.alertsTo('jonas@example.com')).toEqual([])
})

it('a mail of a list makes tasks and sends nothing to others because of it', async () => {
  await mail({
    from: 'amara',
    to: [jonasAddress, tula],
    subject: 'From a list',
    text: 'Jonas, please call the printer.',
    headers: { 'List-Id': '<team.lists.example.com>' },
  })
  expect(await tasksOf(amara, 'From a list')).toHaveLength(1)
  expect(await world.alertsTo('jonas@example.com')).toEqual([])
})

it('an answer to an alert mail reaches its task', async () => {
  await mail({
    from: 'amara',
    to: [jonasAddress, tula],
    subject: 'Canteen',
    text: 'Jonas, please order the cutlery.',
  })
  const [alert] = await world.alertsTo('jonas@example.com')
  const replyTo = /^Reply-To: <?([^>\r\n]+)>?\r$/m.exec(alert?.raw ?? '')?.[1] ?? ''
  expect(alert?.text).toContain('Answer this mail in your own words')
  await mail({ from: 'jonas', to: [replyTo], subject: `Re: ${alert?.subject}`, text: 'Done' })
  expect((await tasksOf(amara, 'Canteen')).map(({ status }) => status)).toEqual(['completed'])
  world.later(15)
  await world.alertsTo('amara@example.com')
})

it('SET-21: taskStatusChanges: the creator hears that somebody else moved a task, and never who did it', async () => {
  world.later(15)
  const [deck] = await tasksOf(amara, 'Spring launch')
  await setStatus(jonas, deck, 'completed')
  const [alert, ...more] = await world.alertsTo('amara@example.com')
  expect(more).toEqual([])
  expect(alert?.subject).toBe('Status changed: Send the deck to all partners')
  expect(alert?.text).toContain('Jonas Weber changed the status of a task')
  expect(alert?.text).toContain('It is done')
  expect(await world.alertsTo('jonas@example.com')).toEqual([])
})

it('at most one mail of a kind about a project in ten minutes: what came meanwhile is told in the next', async () => {
  world.later(15)
  const [deck, photographer] = await tasksOf(amara, 'Spring launch')
  await setStatus(jonas, deck, 'in-progress')
  expect(await world.alertsTo('amara@example.com')).toHaveLength(1)
  world.later(4)
  await setStatus(jonas, deck, 'blocked')
  await setStatus(jonas, photographer, 'completed')
  expect(await world.alertsTo('amara@example.com')).toEqual([])
  world.later(6)
  const alerts = await world.alertsTo('amara@example.com')
  expect(alerts.map(({ subject }) => subject)).toEqual(['2 tasks changed status in Spring launch'])
})

it('SET-20: nothing is told of somebody whom the reader has blocked before the mail goes out', async () => {
  const [deck] = await tasksOf(amara, 'Spring launch')
  world.later(2)
  await setStatus(jonas, deck, 'in-progress')
  await amara.send('POST', '/api/trust/block', { emailToBlock: 'jonas@example.com' })
  world.later(15)
  expect(await world.alertsTo('amara@example.com')).toEqual([])
  await amara.send('POST', '/api/trust/unblock', { blockedEmail: 'jonas@example.com' })
  await setStatus(jonas, deck, 'blocked')
  expect(await world.alertsTo('amara@example.com')).toHaveLength(1)
  world.later(15)
})

it('a change that is taken back before the mail goes out is no news', async () => {
  const [deck] = await tasksOf(amara, 'Spring launch')
  world.later(2)
  await setStatus(jonas, deck, 'completed')
  await setStatus(jonas, deck, 'blocked')
  world.later(15)
  expect(await world.alertsTo('amara@example.com')).toEqual([])
})

it('SET-21: projectUpdates: who takes part hears of a new mail, unless they have it already', async () => {
  await mail({
    from: 'amara',
    to: [tula, priyaAddress],
    subject: 'Re: Spring launch',
    text: 'The hall is big enough for all of us.',
  })
  const [alert, ...more] = await world.alertsTo('jonas@example.com')
  expect(more).toEqual([])
  expect(alert?.subject).toBe('New mail in a project: Re: Spring launch')
  expect(alert?.text).toContain('Amara Okafor wrote a mail in \u201cSpring launch\u201d')
  expect(await world.alertsTo('priya@example.com')).toEqual([])
})

it('one mail is one cause: who gets a task by it hears of that alone', async () => {
  await mail({ from: 'amara', subject: 'Re: Spring launch', text: 'I will order the flowers.' })
  const flowers = (await tasksOf(amara, 'Spring launch')).find(({ title }) => title === 'Order the flowers')
  await world.alertsTo('jonas@example.com')
  await mail({ from: 'amara', subject: 'Re: Spring launch', text: `#assign ${flowers?.number} Jonas` })
  const alerts = await world.alertsTo('jonas@example.com')
  expect(alerts.map(({ subject }) => subject)).toEqual(['Assigned to you: Order the flowers'])
  world.later(30)
  expect(await world.alertsTo('jonas@example.com')).toEqual([])
})

/** In a mail that Jonas has too, so that it is no news of the project to him. */
const toJonas = (text: string) => ({
  from: 'amara',
  to: [jonasAddress, tula],
  subject: 'Re: Spring launch',
  text,
})

it('a task that is gone by the time the mail goes out is not told', async () => {
  await mail(toJonas('Jonas, please order the wine.'))
  expect(await world.alertsTo('jonas@example.com')).toHaveLength(1)
  world.later(1)
  await world.receiveMail(toJonas('Jonas, please order the glasses.'))
  const glasses = (await tasksOf(amara, 'Spring launch')).find(({ title }) => title === 'Order the glasses')
  await amara.send('DELETE', `/api/tasks/${glasses?.id}`)
  world.later(15)
  expect(await world.alertsTo('jonas@example.com')).toEqual([])
})

it('SET-21: a switch that is off stops its kind and no other, the master stops all', async () => {
  const put = (name: string, enabled: boolean) =>
    jonas.send('PATCH', `/api/notifications/preferences/${name}`, { enabled })
  await put('taskAssignments', false)
  await mail(toJonas('Jonas, please order the cake.'))
  expect(await world.alertsTo('jonas@example.com')).toEqual([])
  await mail({ from: 'amara', subject: 'Re: Spring launch', text: 'The cake will be large.' })
  const alerts = await world.alertsTo('jonas@example.com')
  expect(alerts.map(({ subject }) => subject)).toEqual(['New mail in a project: Re: Spring launch'])
  await put('emailNotifications', false)
  await mail({ from: 'amara', subject: 'Re: Spring launch', text: 'The cake was a good idea.' })
  expect(await world.alertsTo('jonas@example.com')).toEqual([])
  await put('emailNotifications', true)
  await put('taskAssignments', true)
  world.later(30)
  expect(await world.alertsTo('jonas@example.com')).toEqual([])
})

it('SET-21: the link in a mail asks on GET, leaves on one POST without a session, and leaves its own kind alone', async () => {
  await mail(toJonas('Jonas, please order the chairs.'))
  const [alert] = await world.alertsTo('jonas@example.com')
  if (!alert) throw new Error('no mail')
  const url = `${world.url}${world.unsubscribePath(alert)}`
  const asked = await fetch(url)
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Unsubscribe')])
  const preferences = () => jonas.get<Record<string, boolean>>('/api/notifications/preferences')
  const offIn = async () =>
    Object.entries(await preferences()).flatMap(([name, isOn]) => (isOn ? [] : [name]))
  const before = await offIn()
  expect(before).not.toContain('taskAssignments')
  for (let n = 0; n < 2; n += 1) {
    const left = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([left.status, await left.text()]).toEqual([200, expect.stringContaining('is off')])
  }
  expect((await offIn()).filter((name) => !before.includes(name))).toEqual(['taskAssignments'])
  await jonas.send('PATCH', '/api/notifications/preferences/taskAssignments', { enabled: true })
})

it('threat 4: a link that was changed leaves nothing', async () => {
  const rows = await world.rows(`select raw from outbox where kind = 'alert' order by id desc limit 1`)
  const path = world.unsubscribePath({ recipient: '', subject: '', text: '', raw: String(rows[0]?.raw) })
  const forged = [
    path.replace(/\.[A-Za-z]+\./, '.weeklyDigest.'),
    path.replace(/\/(\d+)\./, (_, id: string) => `/${Number(id) - 1}.`),
    `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
    '/unsubscribe/x',
  ]
  for (const one of forged) {
    const answers = [await fetch(`${world.url}${one}`), await fetch(`${world.url}${one}`, { method: 'POST' })]
    expect([one, ...answers.map(({ status }) => status)]).toEqual([one, 404, 404])
  }
})

it('who has stopped following a thread gets no mail about it', async () => {
  const inReplyTo = '<launch@mail.example.com>'
  await mail({ from: 'jonas', subject: 'Re: Spring launch', inReplyTo, text: '#stop' })
  await world.alertsTo('jonas@example.com')
  await mail({ from: 'amara', subject: 'Re: Spring launch', text: 'The candles are here.' })
  expect(await world.alertsTo('jonas@example.com')).toEqual([])
})

it('agents.md 1.9: what a person may cause in a day ends at 200 mails; the work is done all the same', async () => {
  const rows = await world.rows(`select id from users where email = 'amara@example.com'`)
  await world.alertsTo('priya@example.com')
  await world.app.db.query(
    `insert into tries (key, count, resets_at) values ($1, 200, '2027-01-01')
     on conflict (key) do update set count = 200, resets_at = '2027-01-01'`,
    [`third-party:${String(rows[0]?.id)}`],
  )
  await mail({
    from: 'amara',
    to: [priyaAddress, tula],
    subject: 'One too many',
    text: 'Priya, please count the mails.',
  })
  expect((await tasksOf(amara, 'One too many'))[0]?.assignees[0]?.user.email).toBe('priya@example.com')
  expect(await world.alertsTo('priya@example.com')).toEqual([])
})
