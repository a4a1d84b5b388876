// What a task can be set to repeat by: days, weeks and months as its due date says them.
import { repeatWords } from '../../repeats/repeat-words.ts'

export interface RepeatOption {
  /** A rule of the contract; '' for none. */
  value: string
  label: string
}

/** `day` is its due date, or today, YYYY-MM-DD. A rule of the task that is none of these stands at the end. */
export function repeatOptions(day: string, chosen: string): RepeatOption[] {
  const date = new Date(`${day}T00:00:00Z`)
  const rules = ['daily', 'weekdays', `weekly:${date.getUTCDay() || 7}`, `monthly:${date.getUTCDate()}`]
  if (chosen !== '' && !rules.includes(chosen)) rules.push(chosen)
  return [
    { value: '', label: 'Does not repeat' },
    ...rules.map((value) => ({ value, label: labelOf(value) })),
  ]
}

function labelOf(rule: string): string {
  const words = repeatWords(rule)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
