// What a rule of repeating is called: "every week on Monday"; said alike on screens and in mails.

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
