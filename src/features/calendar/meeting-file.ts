// One meeting as an invitation that mail programs put into a calendar (RFC 5546), with its changes and its end.
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

export interface Meeting {
  /** The same for an invitation and for all that changes it. */
  uid: string
  /** Goes up with each change. */
  sequence: number
  isCancelled: boolean
  title: string
  description: string
  url: string
  /** A moment each, or one day. */
  when: { start: Date; end: Date } | { day: string }
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
  at: Date
}

export interface MeetingFile {
  text: string
  /** Stands in the Content-Type of the part as well. */
  method: 'REQUEST' | 'CANCEL'
}

export function meetingFile(meeting: Meeting): MeetingFile {
  const { when, isCancelled } = meeting
  const calendar = new ICalCalendar({
    prodId: { company: 'Mailcrew', product: 'Polls', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  const isDay = 'day' in when
  calendar.createEvent({
    id: meeting.uid,
    sequence: meeting.sequence,
    stamp: meeting.at,
    // Moments go out in UTC, so that no reader has to know the zone.
    start: isDay ? `${when.day}T00:00:00Z` : when.start,
    ...(isDay ? { allDay: true } : { end: when.end }),
    summary: plain(meeting.title),
    description: plain(meeting.description),
    url: meeting.url,
    organizer: { name: plain(meeting.organizer.name), email: meeting.organizer.email },
    attendees: [{ name: plain(meeting.attendee.name), email: meeting.attendee.email, rsvp: false }],
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { text: `${calendar.toString()}\r\n`, method: isCancelled ? 'CANCEL' : 'REQUEST' }
}

/** Without control characters, which a text may not hold (RFC 5545, 3.3.11), and without half characters. */
export function plain(text: string): string {
  const whole = Buffer.from(text).toString().replace(/\r\n?/g, '\n')
  return whole.replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''))
}
