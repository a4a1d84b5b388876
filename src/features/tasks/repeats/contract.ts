// How often a task repeats: the rule on the wire, and what it is called on screens and in mails.
import { z } from 'zod'

/**
 * 'daily', 'weekdays', 'weekly:1' for every Monday to 'weekly:7', 'weekly:1,4' for Mondays and Thursdays,
 * 'monthly:1' to 'monthly:31'; 'weekly:1/2' for every second Monday, up to 99.
 */
export const repeats = z
  .string()
  .regex(
    /^(weekdays|(daily|weekly:[1-7](,[1-7]){0,6}|monthly:([1-9]|[12]\d|3[01]))(\/([2-9]|[1-9]\d))?)$/,
    'A task repeats by day, week or month',
  )
  .refine(namesDaysInOrder, 'Days of the week come in their order, each once')
  .nullable()

function namesDaysInOrder(rule: string): boolean {
  const days = /:([\d,]+)/.exec(rule)?.[1]?.split(',').map(Number) ?? []
  return days.every((day, place) => place === 0 || day > (days[place - 1] ?? 0))
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const UNITS: Record<string, string> = { daily: 'day', weekly: 'week', monthly: 'month' }

/** 'weekly:1/2' is "every 2 weeks on Monday". */
export function repeatWords(repeats: string): string {
  if (repeats === 'weekdays') return 'every weekday'
  const [when = '', every] = repeats.split('/')
  const [kind = '', on = ''] = when.split(':')
  const unit = UNITS[kind] ?? kind
  const often = every === undefined ? `every ${unit}` : `every ${every} ${unit}s`
  if (kind === 'weekly') return `${often} on ${daysOf(on)}`
  return kind === 'monthly' ? `${often} on the ${ordinal(Number(on))}` : often
}

/** '1,3,5' is "Monday, Wednesday and Friday". */
function daysOf(list: string): string {
  const names = list.split(',').map((day) => WEEKDAYS[Number(day) - 1] ?? day)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}

/** 1st, 2nd, 3rd, 11th. */
function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}
