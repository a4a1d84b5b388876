// Dates in words: one absolute format everywhere (CONST-22), relative words where they are near.

const day = 86_400_000

/** A moment as text (ISO 8601), milliseconds or Date. */
export type Moment = string | number | Date

/* Making a formatter costs far more than using one, and a board shows hundreds of dates. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(options: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  formatters.set(key, made)
  return made
}

const dateOptions = { month: 'short', day: 'numeric', year: 'numeric' } as const

/** A moment as 'MMM d, yyyy' (CONST-22) in the viewer's zone, or in `timeZone` (an IANA name). */
export function formatDate(moment: Moment, timeZone?: string): string {
  return formatter(dateOptions, timeZone).format(new Date(moment))
}

/** A calendar day, kept as 00:00 UTC, as 'MMM d, yyyy': the same day in every zone. */
export function formatDay(moment: Moment): string {
  return formatDate(moment, 'UTC')
}

/** Hours and minutes, "09:12". */
export function formatTime(moment: Moment, timeZone?: string): string {
  return formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone).format(
    new Date(moment),
  )
}

/** 'MMM d, yyyy, HH:mm'. */
export function formatMoment(moment: Moment, timeZone?: string): string {
  return `${formatDate(moment, timeZone)}, ${formatTime(moment, timeZone)}`
}

/** The day of a postmark, "10 Mar". */
export function formatPostmarkDay(moment: Moment, timeZone?: string): string {
  const parts = formatter({ day: 'numeric', month: 'short' }, timeZone).formatToParts(new Date(moment))
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('day')} ${part('month')}`
}

/** Days from the viewer's today to a calendar day kept as 00:00 UTC; negative when it is past. */
export function daysUntil(due: Moment, now: Moment, timeZone?: string): number {
  const parts = formatter({ year: 'numeric', month: 'numeric', day: 'numeric' }, timeZone).formatToParts(
    new Date(now),
  )
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value)
  const today = Date.UTC(part('year'), part('month') - 1, part('day'))
  return Math.round((new Date(due).getTime() - today) / day)
}

/** "Today", "Tomorrow", "Yesterday", "In N days" or "N days ago" (PB-11). */
export function dueWords(due: Moment, now: Moment, timeZone?: string): string {
  const days = daysUntil(due, now, timeZone)
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  if (days === -1) return 'Yesterday'
  return days > 0 ? `In ${days} days` : `${-days} days ago`
}

/** "Just now", "Nm ago", "Nh ago" within a day, the date after that (NOTIF-04). */
export function relativeTime(moment: Moment, now: Moment, timeZone?: string): string {
  const minutes = Math.floor((new Date(now).getTime() - new Date(moment).getTime()) / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes}m ago`
  if (minutes < 1440) return `${Math.floor(minutes / 60)}h ago`
  return formatDate(moment, timeZone)
}

const DAYS = /\b\d{4}-\d\d-\d\d\b/g

/** Words with each day that they name as people read it: "from 2026-12-20" becomes "from Dec 20, 2026". */
export const withDays = (words: string): string => words.replace(DAYS, (day) => formatDay(day))
