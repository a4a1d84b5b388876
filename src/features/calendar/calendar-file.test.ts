// The calendar file, read back by a calendar program's parser: every text as it was written, every line as RFC 5545 wants it.
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import type { CalendarTask } from './calendar-store.ts'

const publicUrl = 'https://crew.example'
const domain = 'crew.example'

function taskOf(more: Partial<CalendarTask>): CalendarTask {
  return {
    id: 7,
    title: 'Send the deck',
    description: '',
    projectId: 3,
    projectName: 'Spring launch',
    dueDate: '2026-10-25',
    isDone: false,
    version: 1,
    createdAt: new Date('2026-10-20T09:12:33.456Z'),
    updatedAt: new Date('2026-10-21T10:00:00Z'),
    ...more,
  }
}

const fileOf = (...tasks: Partial<CalendarTask>[]) =>
  calendarFile({ tasks: tasks.map(taskOf), publicUrl, domain })

function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}

it('a task is an all-day event on its due date, on a day that is an hour longer too', () => {
  const [event] = eventsOf(fileOf({}))
  expect(event?.uid).toBe('task-7@crew.example')
  expect(event?.summary).toBe('Send the deck')
  expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, '2026-10-25'])
  expect(event?.duration.toSeconds()).toBe(86_400)
  const value = (name: string) => String(event?.component.getFirstPropertyValue(name))
  expect(value('status')).toBe('CONFIRMED')
  expect(value('transp')).toBe('TRANSPARENT')
  expect(value('created')).toBe('2026-10-20T09:12:33Z')
  expect(value('url')).toBe('https://crew.example/project/3?highlightTask=7')
  expect(event?.description).toBe('Spring launch\n\nhttps://crew.example/project/3?highlightTask=7')
})

it('a changed task is the same event with a higher sequence, a done one is cancelled', () => {
  const [before] = eventsOf(fileOf({ version: 1 }))
  const [after] = eventsOf(
    fileOf({ version: 4, isDone: true, updatedAt: new Date('2026-10-22T08:00:00Z'), dueDate: '2026-10-28' }),
  )
  const facts = (event: ICAL.Event | undefined) =>
    ['uid', 'sequence', 'status', 'dtstamp', 'last-modified'].map((name) =>
      String(event?.component.getFirstPropertyValue(name)),
    )
  expect(facts(before)).toEqual([
    'task-7@crew.example',
    '0',
    'CONFIRMED',
    '2026-10-21T10:00:00Z',
    '2026-10-21T10:00:00Z',
  ])
  expect(facts(after)).toEqual([
    'task-7@crew.example',
    '3',
    'CANCELLED',
    '2026-10-22T08:00:00Z',
    '2026-10-22T08:00:00Z',
  ])
})

const odd = [
  'Cake \u{1F382}, balloons; and \\ a backslash: "quoted"',
  'First line\nsecond line\r\nthird, with a comma',
  '\u05e9\u05dc\u05d5\u05dd: \u05dc\u05d4\u05d6\u05de\u05d9\u05df \u0642\u0627\u0639\u0629',
  '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}\u200d\u{1F466}'.repeat(40),
  '\u65e5\u672c\u8a9e\u306e\u4ef6\u540d'.repeat(80),
  'BEGIN:VEVENT\nUID:forged\nEND:VEVENT',
  'x'.repeat(500),
  '  ends with a space ',
]

it('odd titles come back as they were written', () => {
  const events = eventsOf(fileOf(...odd.map((title, id) => ({ id, title, description: title }))))
  expect(events.map(({ summary }) => summary)).toEqual(odd.map((title) => title.replaceAll('\r\n', '\n')))
  expect(events.map(({ uid }) => uid)).toEqual(odd.map((_, id) => `task-${id}@crew.example`))
})

it('no line is longer than 75 octets or cuts a character, each ends with CR LF, none holds a control', () => {
  const text = fileOf(...odd.map((title, id) => ({ id, title })), {
    title: 'bell \u0007, null \u0000, half \ud83d, tab\tkept',
  })
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.every((line) => Buffer.from(line).toString() === line && !line.includes('\u0000'))).toBe(true)
  expect(eventsOf(text).at(-1)?.summary).toBe('bell , null , half \ufffd, tab\tkept')
})

it('the same tasks make the same bytes, and no task makes a calendar all the same', () => {
  expect(fileOf({}, { id: 8 })).toBe(fileOf({}, { id: 8 }))
  const calendar = new ICAL.Component(ICAL.parse(fileOf()) as unknown[])
  expect(['version', 'prodid'].map((name) => calendar.getFirstPropertyValue(name))).toEqual([
    '2.0',
    '-//Mailcrew//Tasks//EN',
  ])
  expect(calendar.getAllSubcomponents('vevent')).toEqual([])
})
