// Calendar days as text, 'YYYY-MM-DD', without any zone: the weeks of a month, and steps from day to day.

const DAY_MS = 86_400_000

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The viewer's own today. */
export function localDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export const moveDays = (day: string, days: number): string => dayAt(timeOf(day) + days * DAY_MS)

/** The same day of another month, or its last one: a month after 31 January is 28 February. */
export function moveMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** From 0 for Monday. */
export const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7

/** Whole weeks from Monday to Sunday; days of the months beside it are null. */
export function weeksOf(day: string): (string | null)[][] {
  const month = day.slice(0, 7)
  const first = `${month}-01`
  const weeks: (string | null)[][] = []
  for (let start = moveDays(first, -weekdayOf(first)); start.slice(0, 7) <= month; start = moveDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const one = moveDays(start, at)
        return one.slice(0, 7) === month ? one : null
      }),
    )
  return weeks
}

/** Where a key leads from a day; null for keys that lead nowhere. */
export function dayAfterKey(day: string, key: string, shift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return moveDays(day, -1)
    case 'ArrowRight':
      return moveDays(day, 1)
    case 'ArrowUp':
      return moveDays(day, -7)
    case 'ArrowDown':
      return moveDays(day, 7)
    case 'Home':
      return moveDays(day, -weekdayOf(day))
    case 'End':
      return moveDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return moveMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return moveMonths(day, shift ? 12 : 1)
    default:
      return null
  }
}
