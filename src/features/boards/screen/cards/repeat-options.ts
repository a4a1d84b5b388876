// What a task can be set to repeat by: days, weeks and months as its due date says them.
import { repeatWords } from '../../../tasks/repeats/repeat-words.ts'

export interface RepeatOption {
  /** A rule of the contract; '' for none. */
  value: string
  label: string
}

/** `day` is its due date, or today, YYYY-MM-DD. A rule of the task that is none of these stands at the end. */
export function repeatOptions(day: string, chosen: string): RepeatOption[] {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = date.getUTCDay() || 7
  const rules = ['daily', 'weekdays', `weekly:${weekday}`, `monthly:${date.getUTCDate()}`]
  rules.push(...placesInMonth(date).map((place) => `monthly:${place}-${weekday}`))
  if (chosen !== '' && !rules.includes(chosen)) rules.push(chosen)
  return [
    { value: '', label: 'Does not repeat' },
    ...rules.map((value) => ({ value, label: labelOf(value) })),
  ]
}

/* The second and, of four, the last Friday alike: the fourth may be either. */
function placesInMonth(date: Date): string[] {
  const day = date.getUTCDate()
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return [...(day <= 28 ? [String(Math.ceil(day / 7))] : []), ...(day + 7 > length ? ['last'] : [])]
}

function labelOf(rule: string): string {
  const words = repeatWords(rule)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
