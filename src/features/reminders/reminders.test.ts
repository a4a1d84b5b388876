// Reminders through the real outbox: who gets which in whose morning, once, and who never does.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ReminderWorld, startReminderWorld } from '../../../test/reminder-world.ts'
import { sendReminders } from './send-reminders.ts'

let world: ReminderWorld

beforeAll(async () => {
  world = await startReminderWorld('2026-10-22T12:00:00Z')
})
afterAll(() => world.stop())

beforeEach(async () => {
  world.at('2026-10-22T12:00:00Z')
  await world.app.db.query(`delete from tasks`)
  await world.app.db.query(`delete from reminder_days`)
  await world.app.db.query(`delete from outbox where kind = 'reminder'`)
  await world.choose('amara', 'Europe/Berlin')
  await world.choose('jonas', 'America/New_York')
  await world.choose('priya', 'Asia/Kolkata')
})

const subjects = async (who: 'amara' | 'jonas' | 'priya') =>
  (await world.mailsTo(who)).map(({ subject }) => subject)

/** Of all people by one sweep at each moment: "amara Due today: ...". */
async function told(...moments: string[]): Promise<string[]> {
  const all: string[] = []
  for (const moment of moments) {
    world.at(moment)
    for (const who of ['amara', 'jonas', 'priya'] as const)
      all.push(...(await subjects(who)).map((subject) => `${who} ${subject}`))
  }
  return all
}

it('SET-21: taskDueReminders: the day before, the day, and once the day after, in one morning each', async () => {
  await world.give({ title: 'Send the deck', for: ['amara'], dueDate: '2026-10-25' })
  // Summer time ends in Berlin on the 25th: 08:00 is at 06:00 UTC before and at 07:00 UTC from then on.
  expect(await told('2026-10-23T06:00:00Z', '2026-10-24T05:59:59Z')).toEqual([])
  expect(await told('2026-10-24T06:00:00Z', '2026-10-24T06:01:00Z')).toEqual([
    'amara Due tomorrow: Send the deck',
  ])
  expect(await told('2026-10-25T06:59:00Z', '2026-10-25T07:00:00Z', '2026-10-25T21:00:00Z')).toEqual([
    'amara Due today: Send the deck',
  ])
  expect(await told('2026-10-26T07:00:00Z', '2026-10-26T08:00:00Z')).toEqual(['amara Overdue: Send the deck'])
  expect(await told('2026-10-27T07:00:00Z', '2026-10-28T07:00:00Z')).toEqual([])
})

it('SET-21: each assignee is told in their own morning, a task of several on the same calendar day', async () => {
  await world.give({ title: 'Book the venue', for: ['amara', 'jonas', 'priya'], dueDate: '2026-11-02' })
  // 08:00 in Kolkata, Berlin and New York, where the clocks went back the day before.
  expect(await told('2026-11-01T13:00:00Z')).toHaveLength(3)
  expect(await told('2026-11-02T02:29:00Z')).toEqual([])
  expect(await told('2026-11-02T02:30:00Z')).toEqual(['priya Due today: Book the venue'])
  expect(await told('2026-11-02T07:00:00Z')).toEqual(['amara Due today: Book the venue'])
  expect(await told('2026-11-02T12:59:00Z', '2026-11-02T13:00:00Z')).toEqual([
    'jonas Due today: Book the venue',
  ])
})

it('all of one morning comes in one mail, the most pressing first', async () => {
  await world.give({ title: 'Print posters', for: ['amara'], dueDate: '2026-10-29' })
  await world.give({ title: 'Call the hall', for: ['amara'], dueDate: '2026-10-28', priority: 'high' })
  await world.give({ title: 'Pay the deposit', for: ['amara'], dueDate: '2026-10-27' })
  await world.give({ title: 'Order cake', for: ['amara'], dueDate: '2026-10-28', priority: 'low' })
  await world.give({ title: 'No date at all', for: ['amara'] })
  world.at('2026-10-28T07:00:00Z')
  const [mail, ...more] = await world.mailsTo('amara')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('4 tasks: 1 overdue, 2 due today, 1 due tomorrow')
  const places = ['Was due yesterday', 'Pay the deposit', 'Due today', 'Call the hall', 'Order cake']
  const found = [...places, 'Due tomorrow', 'Print posters'].map((words) => mail?.text.indexOf(words) ?? -1)
  expect(found.every((place) => place > 0)).toBe(true)
  expect(found).toEqual([...found].sort((a, b) => a - b))
  expect(mail?.text).toContain('Today is Wednesday, October 28.')
  expect(mail?.text).toContain('Spring launch \u00b7 due Wed, Oct 28 \u00b7 high priority')
  expect(mail?.text).not.toContain('No date at all')
})

it('SET-21: it has one-click unsubscribe for its own type, and obeys that switch', async () => {
  await world.give({ title: 'Send the deck', for: ['jonas'], dueDate: '2026-10-30' })
  world.at('2026-10-29T12:00:00Z')
  const [mail] = await world.mailsTo('jonas')
  expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  const url = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail?.raw.replace(/\r\n[ \t]+/g, '') ?? '')?.[1] ?? ''
  expect(url).toContain('.taskDueReminders.')
  const left = await fetch(world.url + new URL(url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(left.status).toBe(200)
  expect(await told('2026-10-30T12:00:00Z')).toEqual([])
  const path = '/api/notifications/preferences'
  expect(await world.clients.jonas.get(path)).toMatchObject({ taskDueReminders: false, weeklyDigest: true })
  await world.clients.jonas.send('PATCH', `${path}/taskDueReminders`, { enabled: true })
  await world.clients.jonas.send('PATCH', `${path}/emailNotifications`, { enabled: false })
  expect(await told('2026-10-30T12:01:00Z')).toEqual([])
  await world.clients.jonas.send('PATCH', `${path}/emailNotifications`, { enabled: true })
  expect(await told('2026-10-30T12:02:00Z')).toEqual(['jonas Due today: Send the deck'])
})

it('SET-21: cancelled when it is done in any spelling, deleted, or somebody else\u2019s', async () => {
  const { db } = world.app
  const give = (title: string) => world.give({ title, for: ['amara'], dueDate: '2026-10-24' })
  for (const status of ['completed', 'Done', ' finished '])
    await db.query('update tasks set status = $1 where id = $2', [status, await give(`In ${status}`)])
  const gone = await give('Deleted')
  await world.clients.amara.send('DELETE', `/api/tasks/${gone}`)
  const passedOn = await give('Passed on')
  await db.query('update task_assignees set user_id = $1 where task_id = $2', [
    await world.idOf('jonas'),
    passedOn,
  ])
  const open = await give('Open again')
  await world.clients.amara.send('PATCH', `/api/tasks/${open}`, { status: 'completed' })
  await world.clients.amara.send('PATCH', `/api/tasks/${open}`, { status: 'in-progress' })
  expect(await told('2026-10-23T12:00:00Z')).toEqual([
    'amara Due tomorrow: Open again',
    'jonas Due tomorrow: Passed on',
  ])
})

it('a due date that is moved is told anew, and the old one no more', async () => {
  const id = await world.give({ title: 'Send the deck', for: ['amara'], dueDate: '2026-10-24' })
  expect(await told('2026-10-23T06:00:00Z')).toEqual(['amara Due tomorrow: Send the deck'])
  await world.clients.amara.send('PATCH', `/api/tasks/${id}`, { dueDate: '2026-10-26T00:00:00.000Z' })
  expect(await told('2026-10-24T06:00:00Z')).toEqual([])
  expect(await told('2026-10-25T07:00:00Z')).toEqual(['amara Due tomorrow: Send the deck'])
  await world.clients.amara.send('PATCH', `/api/tasks/${id}`, { dueDate: null })
  expect(await told('2026-10-26T07:00:00Z')).toEqual([])
})

it('what is made in the course of a day is told the next morning, not at once', async () => {
  world.at('2026-10-23T10:00:00Z')
  await world.give({ title: 'Made at noon', for: ['amara'], dueDate: '2026-10-24' })
  expect(await told('2026-10-23T10:01:00Z', '2026-10-23T20:00:00Z')).toEqual([])
  expect(await told('2026-10-24T06:00:00Z')).toEqual(['amara Due today: Made at noon'])
})

it('a server that was down in the morning makes up for it, but not in quiet hours', async () => {
  await world.choose('amara', 'Europe/Berlin', { from: '22:00', to: '09:30' })
  await world.give({ title: 'Send the deck', for: ['amara'], dueDate: '2026-10-24' })
  expect(await told('2026-10-23T06:00:00Z', '2026-10-23T07:29:00Z')).toEqual([])
  expect(await told('2026-10-23T20:00:00Z')).toEqual([])
  expect(await told('2026-10-24T06:00:00Z', '2026-10-24T19:59:00Z')).toEqual([
    'amara Due today: Send the deck',
  ])
})

it('other edits of the day keep nobody from being told, a new due date or assignee does', async () => {
  await world.choose('amara', 'Europe/Berlin', { from: '22:00', to: '07:00' })
  const give = (title: string) => world.give({ title, for: ['amara'], dueDate: '2026-10-24' })
  const [edited, moved, passedOn] = [await give('Edited'), await give('Moved'), await give('Passed on')]
  const { amara } = world.clients
  // Nobody swept since the morning.
  world.at('2026-10-23T09:00:00Z')
  await amara.send('PATCH', `/api/tasks/${edited}`, { description: 'with a note', status: 'in-progress' })
  await amara.send('PATCH', `/api/tasks/${moved}`, { dueDate: '2026-10-23T00:00:00.000Z' })
  const rows = await world.rows('select number from tasks where id = $1', [passedOn])
  await world.receiveMail({
    from: 'amara',
    subject: 'Re: Spring launch',
    inReplyTo: '<launch@mail.example.com>',
    text: `#assign ${Number(rows[0]?.number)} priya@example.com`,
  })
  expect(await told('2026-10-23T10:00:00Z')).toEqual(['amara Due tomorrow: Edited'])
})

it('SET-21: never twice, however many workers and starts there are', async () => {
  await world.give({ title: 'One', for: ['amara', 'priya'], dueDate: '2026-10-23' })
  await world.give({ title: 'Two', for: ['priya', 'amara'], dueDate: '2026-10-24' })
  world.at('2026-10-23T12:00:00Z')
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendReminders(world.services)))
  // The server's own sweep may have been one of them.
  expect(sent.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2)
  expect(await told('2026-10-23T12:00:00Z')).toEqual([
    'amara 2 tasks: 1 due today, 1 due tomorrow',
    'priya 2 tasks: 1 due today, 1 due tomorrow',
  ])
  expect(await told('2026-10-23T12:30:00Z')).toEqual([])
})

it('SET-20: a task of somebody who was blocked since reaches the blocker no more', async () => {
  await world.give({ title: 'From Amara', for: ['jonas', 'priya'], dueDate: '2026-10-24' })
  await world.clients.jonas.send('POST', '/api/trust/block', { emailToBlock: 'amara@example.com' })
  expect(await told('2026-10-23T12:00:00Z')).toEqual(['priya Due tomorrow: From Amara'])
  await world.clients.jonas.send('POST', '/api/trust/unblock', { blockedEmail: 'amara@example.com' })
})

it('who takes no part in the project any more, or stopped following it, is told nothing', async () => {
  const { db } = world.app
  await world.give({ title: 'Secret', for: ['jonas', 'priya'], dueDate: '2026-10-24' })
  const jonas = await world.idOf('jonas')
  const priya = await world.idOf('priya')
  await db.query('delete from project_participants where user_id = $1', [jonas])
  await db.query('update thread_participants set stopped = true where user_id = $1', [priya])
  expect(await told('2026-10-23T12:00:00Z')).toEqual([])
  await db.query('insert into project_participants (project_id, user_id) values ($1, $2)', [
    world.projectId,
    jonas,
  ])
  await db.query('update thread_participants set stopped = false where user_id = $1', [priya])
})

it('guests without an account of their own are not reminded', async () => {
  const { db } = world.app
  await world.give({ title: 'Taste the cake', for: ['jonas'], dueDate: '2026-10-24' })
  const jonas = await world.idOf('jonas')
  await db.query('update users set claimed_at = null where id = $1', [jonas])
  expect(await told('2026-10-23T12:00:00Z')).toEqual([])
  await db.query('update users set claimed_at = now() where id = $1', [jonas])
})

interface Reply {
  messageId: number
  response: string
  changes: { field: string; title: string; after: string }[]
}

const ask = (userQuestion: string) =>
  world.clients.amara.send<Reply>('POST', '/api/copilot/chat', { userQuestion, contextData: null })
const press = async ({ messageId }: Reply) =>
  (
    await world.clients.amara.send<{ changeSetIds: number[] }>(
      'POST',
      `/api/copilot/messages/${messageId}/apply`,
    )
  ).changeSetIds

it('who asks the Copilot to be reminded gets one mail at that moment, of the task that is meant', async () => {
  await world.give({ title: 'Inform the landlord', for: ['amara'] })
  const asked = await ask('remind me tomorrow at 9 about the landlord')
  expect(asked.changes).toMatchObject([
    { field: 'reminder', title: expect.stringContaining('Inform the landlord'), after: '2026-10-23 09:00' },
  ])
  await press(asked)
  expect((await ask('which reminders do I have?')).response).toContain('Inform the landlord')
  // 09:00 in Berlin.
  world.at('2026-10-23T06:59:00Z')
  expect(await world.mailsTo('amara', 'own-reminder')).toEqual([])
  world.at('2026-10-23T07:00:00Z')
  const [mail, more] = await world.mailsTo('amara', 'own-reminder')
  expect(more).toBeUndefined()
  expect(mail?.subject).toBe('Reminder: Inform the landlord')
  expect(mail?.text).toContain('Spring launch')
  world.at('2026-10-24T07:00:00Z')
  expect(await world.mailsTo('amara', 'own-reminder')).toEqual([])
  expect((await ask('which reminders do I have?')).response).toContain('no reminders')
})

it('a reminder of no task has the words of who asked, in their morning where no time is said, and is undone by one press', async () => {
  const asked = await ask('remind me on Friday about the birthday of Priya')
  expect(asked.changes).toMatchObject([{ title: 'Birthday of Priya', after: '2026-10-23 08:00' }])
  const ids = await press(asked)
  expect(await world.clients.amara.send('POST', '/api/change-sets/undo', { ids })).toMatchObject({
    undone: 1,
  })
  world.at('2026-10-23T06:00:00Z')
  expect(await world.mailsTo('amara', 'own-reminder')).toEqual([])
  world.at('2026-10-23T06:01:00Z')
  await press(await ask('remind me in two hours to water the plants'))
  world.at('2026-10-23T08:01:00Z')
  const [mail] = await world.mailsTo('amara', 'own-reminder')
  expect(mail?.subject).toBe('Reminder: Water the plants')
})

it('nobody is reminded of a task that is done by then, and none is kept of a moment that is over', async () => {
  const id = await world.give({ title: 'Order the flyers', for: ['amara'] })
  await press(await ask('remind me tomorrow about the flyers'))
  await world.clients.amara.send('PATCH', `/api/tasks/${id}`, { status: 'completed' })
  world.at('2026-10-23T07:00:00Z')
  expect(await world.mailsTo('amara', 'own-reminder')).toEqual([])
  expect((await ask('remind me yesterday about the flyers')).changes).toEqual([])
})
