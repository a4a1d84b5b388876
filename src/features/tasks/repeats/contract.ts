// How often a task repeats: the rule on the wire.
import { z } from 'zod'

/**
 * 'daily', 'weekdays', 'weekly:1' for every Monday to 'weekly:7', 'weekly:1,4' for Mondays and Thursdays,
 * 'monthly:1' to 'monthly:31', 'monthly:2-5' for the second Friday of a month and 'monthly:last-5' for its last;
 * 'weekly:1/2' for every second Monday, up to 99.
 */
export const repeats = z
  .string()
  .regex(
    /^(weekdays|(daily|weekly:[1-7](,[1-7]){0,6}|monthly:([1-9]|[12]\d|3[01]|([1-4]|last)-[1-7]))(\/([2-9]|[1-9]\d))?)$/,
    'A task repeats by day, week or month',
  )
  .refine(namesDaysInOrder, 'Days of the week come in their order, each once')
  .nullable()

function namesDaysInOrder(rule: string): boolean {
  const days = /:([\d,]+)/.exec(rule)?.[1]?.split(',').map(Number) ?? []
  return days.every((day, place) => place === 0 || day > (days[place - 1] ?? 0))
}
