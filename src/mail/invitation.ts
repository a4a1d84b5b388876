// The meetings that a mail invites to: what its calendar parts say of them.

import { isSameClock } from '../kit/calendar/clock.ts'
import { type CalendarEntry, readEntries, valueOf } from '../kit/calendar/entries.ts'
import { type EventTime, eventTime, inZone } from '../kit/calendar/event-time.ts'
import type { Attachment } from './parsed-mail.ts'
import type { LanguageCode } from './words/contract.ts'
import { momentWords, timeWords } from './words/days.ts'
import type { MailWords } from './words/en.ts'

export interface Invitation {
  title: string
  time: EventTime
  place: string
  description: string
  isCancelled: boolean
}

const MOST_BYTES = 200_000
const MOST_EVENTS = 5

export function invitationsOf(
  attachments: readonly Pick<Attachment, 'contentType' | 'filename' | 'content'>[],
): Invitation[] {
  return attachments
    .filter(isCalendar)
    .flatMap(({ content }) => invitationsIn(content.subarray(0, MOST_BYTES).toString('utf8')))
    .filter((one, at, all) => all.findIndex((other) => isSameEvent(one, other)) === at)
    .slice(0, MOST_EVENTS)
}

/** Calendars send the same event as a part and as a file. */
const isSameEvent = (one: Invitation, other: Invitation): boolean =>
  one.title === other.title &&
  one.time.start.day === other.time.start.day &&
  one.time.start.time === other.time.start.time

const isCalendar = ({ contentType, filename }: Pick<Attachment, 'contentType' | 'filename'>): boolean =>
  /^(?:text\/calendar|application\/ics)$/.test(contentType) || /\.ics$/i.test(filename)

function invitationsIn(text: string): Invitation[] {
  const { own, entries } = readEntries(text)
  const zone = valueOf(own, 'X-WR-TIMEZONE') || null
  const isCancelled = valueOf(own, 'METHOD').toUpperCase() === 'CANCEL'
  return entries
    .flatMap((entry) => invitationOf(entry, zone))
    .map((one) => ({ ...one, isCancelled: one.isCancelled || isCancelled }))
}

function invitationOf(entry: CalendarEntry, zone: string | null): Invitation[] {
  const of = (name: string) => valueOf(entry.properties, name).replace(/\s+/g, ' ')
  const time = entry.kind === 'VEVENT' ? eventTime(entry, zone) : null
  if (time === null || of('SUMMARY') === '') return []
  return [
    {
      time,
      title: of('SUMMARY').slice(0, 200),
      place: of('LOCATION').slice(0, 200),
      description: valueOf(entry.properties, 'DESCRIPTION').slice(0, 500),
      isCancelled: of('STATUS').toUpperCase() === 'CANCELLED',
    },
  ]
}

/** Who reads it, by whose clock. */
export interface InvitationReader {
  zone: string
  language: LanguageCode
  words: MailWords['frame']['unreadParts']
}

/** "An invitation: Kick-off, Tue 8 Dec, 14:00 to 15:00, Room 4" */
export function invitationWords(invitation: Invitation, reader: InvitationReader): string {
  const { title, time, place, isCancelled } = invitation
  const said = [title, whenWords(time, reader), place].filter(Boolean).join(', ')
  return isCancelled ? reader.words.cancelledMeeting(said) : reader.words.invitation(said)
}

function whenWords(
  { start: given, end: givenEnd }: EventTime,
  { zone, language, words }: InvitationReader,
): string {
  const start = inZone(given, zone)
  const end = givenEnd && inZone(givenEnd, zone)
  const at = (day: string, time: string | null) => new Date(`${day}T${time ?? '00:00'}:00Z`)
  const dayWords = (day: string) => momentWords(at(day, null), 'UTC', language).replace(/, 00:00$/, '')
  if (start.time === null)
    return end && end.day !== start.day
      ? words.span(dayWords(start.day), dayWords(end.day))
      : dayWords(start.day)
  const first = momentWords(at(start.day, start.time), 'UTC', language)
  const endWords = end?.day === start.day ? timeWords : momentWords
  const whole = end?.time ? words.span(first, endWords(at(end.day, end.time), 'UTC', language)) : first
  const isOwnClock = start.zone === null || isSameClock(start.zone, zone, at(start.day, start.time))
  return isOwnClock ? whole : `${whole} (${start.zone})`
}
