// Reads calendar files (ICS): each event by itself, with the days on which it takes place by the clock of its zone.

import { type CalendarEntry, readEntries, valueOf } from '../../kit/calendar/entries.ts'
import { type ClockTime, clockTime, eventTime } from '../../kit/calendar/event-time.ts'
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Content } from '../document.ts'
import { decodeText } from '../packed/decode.ts'
import { labelled } from './entry-lines.ts'
import { keyOf, occurrencesOf } from './occurrences.ts'

/** How the lines below begin is read again by language/documents/calendar.ts. */
const PLAIN = new Map([
  ['LOCATION', 'Location'],
  ['ORGANIZER', 'Organizer'],
  ['ATTENDEE', 'Attendee'],
  ['COMMENT', 'Comment'],
  ['URL', 'Link'],
  ['PRIORITY', 'Priority'],
])

interface Calendar {
  /** By which times in UTC are shown. */
  zone: string | null
  /** The whole calendar takes its events back. */
  isCancelled: boolean
  /** By event, the times for which the file has a separate entry. */
  moved: ReadonlyMap<string, ReadonlySet<string>>
}

export function readCalendar(bytes: Uint8Array, allowance: Allowance): Content {
  const builder = new ContentBuilder('calendar', 'entry', allowance)
  const { own, entries } = readEntries(decodeText(bytes))
  const zone = valueOf(own, 'X-WR-TIMEZONE') || null
  const moved = new Map<string, Set<string>>()
  for (const { properties } of entries) {
    const at = replaced({ kind: '', properties }, zone)
    const uid = valueOf(properties, 'UID')
    if (at) moved.set(uid, (moved.get(uid) ?? new Set<string>()).add(keyOf(at)))
  }
  const isCancelled = valueOf(own, 'METHOD').toUpperCase() === 'CANCEL'
  for (const entry of entries) addEntry(builder, entry, { zone, isCancelled, moved })
  return builder.build()
}

/** The time of a repeated event that this entry stands for. */
const replaced = ({ properties }: CalendarEntry, zone: string | null): ClockTime | null =>
  clockTime(
    properties.find(({ name }) => name === 'RECURRENCE-ID'),
    zone,
  )

function addEntry(builder: ContentBuilder, entry: CalendarEntry, calendar: Calendar): void {
  const { properties } = entry
  const title = valueOf(properties, 'SUMMARY')
  builder.begin(title)
  builder.add({ kind: 'heading', level: 1, text: title })
  const lines = [...timeLines(entry, calendar)]
  for (const property of properties) {
    const label = PLAIN.get(property.name)
    if (label !== undefined) lines.push(...labelled(label, property))
  }
  for (const line of lines) builder.add({ kind: 'paragraph', text: line })
  // In its own words: what a person wrote, below what the event is.
  builder.add({ kind: 'paragraph', text: valueOf(properties, 'DESCRIPTION') })
}

function timeLines(entry: CalendarEntry, { zone, isCancelled, moved }: Calendar): string[] {
  const { properties } = entry
  const time = eventTime(entry, zone)
  const status = isCancelled ? 'CANCELLED' : valueOf(properties, 'STATUS').toUpperCase()
  const said = status === '' || status === 'CONFIRMED' ? [] : [`Status: ${status.toLowerCase()}`]
  if (time === null) return said
  const instead = replaced(entry, zone)
  const gone = moved.get(valueOf(properties, 'UID')) ?? new Set<string>()
  const days = instead ? null : occurrencesOf(entry, time.start, { zone, gone })
  return [
    `Start: ${shown(time.start)}`,
    ...(time.end ? [`End: ${shown(time.end)}`] : []),
    ...(days ? [`Dates: ${days.starts.map(dayOf).join(', ')}${days.hasMore ? ' and more' : ''}`] : []),
    ...(instead ? [`Instead of: ${shown(instead)}`] : []),
    ...said,
  ]
}

const dayOf = ({ day, time }: ClockTime): string => (time === null ? day : `${day} ${time}`)

const shown = (at: ClockTime): string => `${dayOf(at)} ${at.zone ?? ''}`.trim()
