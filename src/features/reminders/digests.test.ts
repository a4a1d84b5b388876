// Weekly digests through the real outbox: on whose Monday, with what in them, once, and never empty.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ReminderWorld, startReminderWorld } from '../../../test/reminder-world.ts'
import { startOfDay } from './local-time.ts'
import { sendDigests } from './send-digests.ts'

/** A Thursday; the Monday after it is the first of Berlin's winter time. */
const THURSDAY = '2026-10-22T12:00:00Z'
const MONDAY = '2026-10-26T07:00:00Z'

let world: ReminderWorld

beforeAll(async () => {
  world = await startReminderWorld(THURSDAY)
  await world.choose('amara', 'Europe/Berlin')
  await world.choose('jonas', 'America/New_York')
  await world.choose('priya', 'Pacific/Auckland')
})
afterAll(() => world.stop())

beforeEach(async () => {
  world.at(THURSDAY)
  for (const table of ['tasks', 'weekly_digests', 'reminder_days'])
    await world.app.db.query(`delete from ${table}`)
  await world.app.db.query(`delete from outbox where kind in ('digest', 'reminder')`)
})

const digestsTo = (who: 'amara' | 'jonas' | 'priya') => world.mailsTo(who, 'digest')
const finish = (id: number) => world.clients.amara.send('PATCH', `/api/tasks/${id}`, { status: 'done' })

it('SET-21: weeklyDigest: late, due, waited for and done, in this order, in one mail on Monday morning', async () => {
  await world.give({ title: 'Renew the insurance', for: ['amara'], dueDate: '2026-10-20' })
  await world.give({ title: 'Call the hall', for: ['amara'], dueDate: '2026-10-26', priority: 'high' })
  await world.give({ title: 'Print posters', for: ['amara'], dueDate: '2026-11-01' })
  await world.give({ title: 'Next week', for: ['amara'], dueDate: '2026-11-02' })
  await world.give({ title: 'Send the deck', for: ['jonas', 'priya'], dueDate: '2026-10-30' })
  await finish(await world.give({ title: 'Order cake', for: ['amara'], dueDate: '2026-10-23' }))
  world.at('2026-10-26T06:59:00Z')
  expect(await digestsTo('amara')).toEqual([])
  world.at(MONDAY)
  const [mail, ...more] = await digestsTo('amara')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your week: 1 overdue, 2 due, 1 waiting, 1 done')
  const places = [
    ...['From Monday, October 26 to Sunday, November 1.', 'Overdue', 'Renew the insurance', 'Due this week'],
    ...['Call the hall', 'Print posters', 'You wait for', 'Send the deck', 'Jonas Weber and Priya Raman'],
    ...['Done last week', 'Order cake'],
  ]
  const found = places.map((words) => mail?.text.indexOf(words) ?? -1)
  expect(found.every((place) => place > 0)).toBe(true)
  expect(found).toEqual([...found].sort((a, b) => a - b))
  expect(mail?.text).not.toContain('Next week')
  expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(mail?.raw.replace(/\r\n[ \t]+/g, '')).toMatch(/^List-Unsubscribe:.*\.weeklyDigest\./m)
})

it('SET-21: each person has it on their own Monday, in their own morning', async () => {
  await world.give({ title: 'Send the deck', for: ['amara', 'jonas', 'priya'], dueDate: '2026-10-28' })
  const people = ['amara', 'jonas', 'priya'] as const
  const told: string[] = []
  // 08:00 on Monday in Auckland, where it is summer time, in Berlin and in New York, where it still is.
  for (const moment of ['2026-10-25T19:00:00Z', MONDAY, '2026-10-26T12:00:00Z']) {
    world.at(moment)
    for (const who of people) if ((await digestsTo(who)).length > 0) told.push(`${who} ${moment}`)
  }
  expect(told).toEqual(['priya 2026-10-25T19:00:00Z', `amara ${MONDAY}`, 'jonas 2026-10-26T12:00:00Z'])
})

it('SET-21: never sent when empty, not even later on that Monday', async () => {
  await world.give({ title: 'Some day', for: ['amara'] })
  world.at(MONDAY)
  expect(await digestsTo('amara')).toEqual([])
  world.at('2026-10-26T10:00:00Z')
  await world.give({ title: 'Made at noon', for: ['amara'], dueDate: '2026-10-27' })
  expect(await digestsTo('amara')).toEqual([])
})

it('SET-21: never twice for a week, and again for the next', async () => {
  await world.give({ title: 'Send the deck', for: ['amara'], dueDate: '2026-10-20' })
  world.at(MONDAY)
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendDigests(world.services)))
  // The server's own sweep may have been the one.
  expect(sent.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1)
  expect(await digestsTo('amara')).toHaveLength(1)
  for (const later of ['2026-10-26T18:00:00Z', '2026-10-27T07:00:00Z']) {
    world.at(later)
    expect(await digestsTo('amara')).toEqual([])
  }
  world.at('2026-11-02T07:00:00Z')
  expect((await digestsTo('amara')).map(({ subject }) => subject)).toEqual(['Your week: 1 overdue'])
})

it('SET-21: who switched it off gets none, in quiet hours nobody', async () => {
  await world.give({ title: 'Send the deck', for: ['amara'], dueDate: '2026-10-28' })
  const preference = '/api/notifications/preferences/weeklyDigest'
  await world.clients.amara.send('PATCH', preference, { enabled: false })
  world.at(MONDAY)
  expect(await digestsTo('amara')).toEqual([])
  await world.clients.amara.send('PATCH', preference, { enabled: true })
  await world.choose('amara', 'Europe/Berlin', { from: '21:00', to: '11:00' })
  expect(await digestsTo('amara')).toEqual([])
  world.at('2026-10-26T10:00:00Z')
  expect(await digestsTo('amara')).toHaveLength(1)
  await world.choose('amara', 'Europe/Berlin')
})

it('what was done in the last week counts by when it was done, in the person\u2019s own week', async () => {
  const finishAt = async (moment: string, title: string) => {
    const id = await world.give({ title, for: ['amara'] })
    world.at(moment)
    await finish(id)
  }
  // Monday the 19th began in Berlin at 22:00 UTC of Sunday.
  await finishAt('2026-10-18T21:59:00Z', 'The week before')
  await finishAt('2026-10-18T22:00:00Z', 'First of the week')
  await finishAt('2026-10-25T22:59:00Z', 'Last of the week')
  await finishAt('2026-10-25T23:00:00Z', 'This week')
  // Changed since, which makes it no newer.
  const rows = await world.rows(`select id from tasks where title = 'The week before'`)
  world.at('2026-10-24T12:00:00Z')
  await world.clients.amara.send('PATCH', `/api/tasks/${Number(rows[0]?.id)}`, { description: 'with a note' })
  world.at(MONDAY)
  const [mail] = await digestsTo('amara')
  expect(mail?.subject).toBe('Your week: 2 done')
  expect(mail?.text).toMatch(/First of the week[^]*Last of the week/)
})

it('an answer of the person who is awaited takes the task off the list', async () => {
  await world.give({ title: 'Send the deck', for: ['jonas'] })
  const asked = await world.give({ title: 'Book the venue', for: ['jonas'] })
  world.at('2026-10-23T12:00:00Z')
  await world.app.db.query(
    `insert into comments (subject_kind, subject_id, author_id, text, created_at)
     values ('task', $1, $2, 'On it', $3)`,
    [asked, await world.idOf('jonas'), '2026-10-23T12:00:00Z'],
  )
  world.at(MONDAY)
  const [mail] = await digestsTo('amara')
  expect([mail?.subject, mail?.text.includes('Send the deck')]).toEqual(['Your week: 1 waiting', true])
})

it('a day begins when the clock of the zone shows it, even where there is no midnight', () => {
  const starts = [
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-16', 'Asia/Kathmandu', '2026-11-15T18:15:00.000Z'],
    // Egypt's summer time begins at midnight, which is then one in the morning.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ] as const
  for (const [day, zone, start] of starts) expect(startOfDay(day, zone).toISOString()).toBe(start)
})
