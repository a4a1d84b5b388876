// The private calendar link over the real server: made, read by a program, renewed, ended, and nobody else's.
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReminderWorld, startReminderWorld } from '../../../test/reminder-world.ts'

const path = '/api/account/calendar'
const NOW = '2026-10-22T12:00:00Z'

let world: ReminderWorld

beforeAll(async () => {
  world = await startReminderWorld(NOW)
})
afterAll(() => world.stop())

async function newLink(who: 'amara' | 'jonas' = 'amara'): Promise<string> {
  const { url } = await world.clients[who].send<{ url: string }>('POST', path)
  return world.url + new URL(url).pathname
}

/** As a calendar program does: without a cookie. */
const read = (link: string, headers: Record<string, string> = {}) => fetch(link, { headers })

async function titles(link: string): Promise<string[]> {
  const answer = await read(link)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one)
    return `${event.startDate.toString()} ${event.summary} ${String(one.getFirstPropertyValue('status'))}`
  })
}

it('whoever has the link reads the due dates of its owner\u2019s tasks, and of nobody else\u2019s', async () => {
  await world.give({ title: 'Order cake', for: ['amara'], dueDate: '2026-11-02' })
  await world.give({ title: 'Send the deck, twice', for: ['amara', 'jonas'], dueDate: '2026-10-25' })
  await world.give({ title: 'No date', for: ['amara'] })
  const gone = await world.give({ title: 'Deleted', for: ['amara'], dueDate: '2026-10-25' })
  await world.clients.amara.send('DELETE', `/api/tasks/${gone}`)
  const done = await world.give({ title: 'Book the venue', for: ['amara'], dueDate: '2026-10-21' })
  await world.clients.amara.send('PATCH', `/api/tasks/${done}`, { status: 'done' })
  expect(await titles(await newLink())).toEqual([
    '2026-10-21 Book the venue CANCELLED',
    '2026-10-25 Send the deck, twice CONFIRMED',
    '2026-11-02 Order cake CONFIRMED',
  ])
  expect(await titles(await newLink('jonas'))).toEqual(['2026-10-25 Send the deck, twice CONFIRMED'])
})

it('the secret is kept as a hash: it is told when it is made and never again', async () => {
  const link = await newLink()
  const token = /calendar\/(.+)\.ics/.exec(link)?.[1] ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await world.clients.amara.get(path)).toEqual({ createdAt: '2026-10-22T12:00:00.000Z' })
  const rows = await world.rows('select * from calendar_feeds')
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('a renewed link ends the one before, an ended one is unknown', async () => {
  const first = await newLink()
  const second = await newLink()
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  await world.clients.amara.send('DELETE', path)
  const answer = await read(second)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await world.clients.amara.get(path)).toEqual({ createdAt: null })
  for (const odd of ['x', 'A'.repeat(43), 'a'.repeat(300), '%00', '..%2F..']) {
    const { status, headers } = await read(`${world.url}/calendar/${odd}.ics`)
    expect([status < 500, headers.get('content-type')?.startsWith('text/calendar')]).toEqual([true, false])
  }
})

it('a program that has the present file is told so without it, until something changes', async () => {
  const id = await world.give({ title: 'Print posters', for: ['amara'], dueDate: '2026-11-05' })
  const link = await newLink()
  const etag = (await read(link)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{43}"$/)
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await read(link, { 'if-none-match': tags })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  }
  await world.clients.amara.send('PATCH', `/api/tasks/${id}`, { title: 'Print two posters' })
  const changed = await read(link, { 'if-none-match': etag })
  expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false])
  expect(changed.headers.get('cache-control')).toBe('private, no-cache')
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(200)
})

it('what the owner may not read any more leaves the calendar, the link stays', async () => {
  const link = await newLink('jonas')
  expect(await titles(link)).toHaveLength(1)
  const jonas = await world.idOf('jonas')
  await world.app.db.query('delete from project_participants where user_id = $1', [jonas])
  expect(await titles(link)).toEqual([])
})
