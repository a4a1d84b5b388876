// The four seasons by their astronomical dates on the northern half of the earth, give or take a day.
import { dayNumber } from './civil.ts'
import { type Cycle, yearly } from './cycle.ts'
import { span } from './span.ts'

const STARTS: readonly [month: number, day: number][] = [
  [3, 20],
  [6, 21],
  [9, 23],
  [12, 21],
]

/** `index` counts from spring. A winter belongs to the year in which it begins. */
export function seasonCycle(index: number, weak: Cycle['weak'] = 0): Cycle {
  const [month, day] = STARTS[index] ?? [1, 1]
  const [nextMonth, nextDay] = STARTS[(index + 1) % 4] ?? [1, 1]
  const inYear = (year: number) =>
    span(
      dayNumber(year, month, day),
      dayNumber(index === 3 ? year + 1 : year, nextMonth, nextDay) - 1,
      'day',
      { interval: true },
    )
  return { ...yearly('season', inYear), weak, index }
}
