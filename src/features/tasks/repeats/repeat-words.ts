// What a rule of repeating is called: "every week on Monday"; said alike on screens and in mails.

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const NTH: Record<string, string> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' }
const UNITS: Record<string, string> = { daily: 'day', weekly: 'week', monthly: 'month' }

/** 'weekly:1/2' is "every 2 weeks on Monday". */
export function repeatWords(repeats: string): string {
  if (repeats === 'weekdays') return 'every weekday'
  const [when = '', every] = repeats.split('/')
  const [kind = '', on = ''] = when.split(':')
  const unit = UNITS[kind] ?? kind
  const often = every === undefined ? `every ${unit}` : `every ${every} ${unit}s`
  if (kind === 'weekly') return `${often} on ${daysOf(on)}`
  return kind === 'monthly' ? `${often} on the ${dayOfMonth(on)}` : often
}

/** '1,3,5' is "Monday, Wednesday and Friday". */
function daysOf(list: string): string {
  const names = list.split(',').map((day) => WEEKDAYS[Number(day) - 1] ?? day)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}

/** '3' is the 3rd, '2-5' the second Friday, 'last-5' the last one. */
function dayOfMonth(on: string): string {
  const [nth = '', weekday] = on.split('-')
  return weekday === undefined ? ordinal(Number(on)) : `${NTH[nth] ?? nth} ${daysOf(weekday)}`
}

/** 1st, 2nd, 3rd, 11th. */
function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}
