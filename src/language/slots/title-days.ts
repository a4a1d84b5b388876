// Which words of a day leave a title: a time of day stays in it.
import type { Day } from '../candidates/days.ts'

const CLOCK =
  /(?:(?<=^|\s)(?:at|by|before|from|um|bis|vor|ab|à|avant|a las|antes de las|alle|entro le|dalle|om|voor|às|até às) )?\d{1,2}(?:(?:[:.h]\d{2})? ?(?:am|pm|uhr|uur|h|o'clock)(?!\p{L})|:\d{2})|(?<=^|\s)(?:at|before|um|om|alle|às|a las) \d{1,2}(?![\d./]| \p{Lu})/iu

/** The pieces of a day's words that leave the title: a time of day stays in it, since a task has a day alone. */
export function withoutClock(day: Day, slice: (start: number, end: number) => string): Day[] {
  const text = slice(day.start, day.end)
  const clock = CLOCK.exec(text)
  if (!clock) return [day]
  const from = day.start + clock.index
  const pieces = [
    { ...day, end: from },
    { ...day, start: from + clock[0].length },
  ]
  // "before they close at 4" says no day.
  return pieces.filter(({ start, end }) => /\p{L}{3,}|\d/u.test(slice(start, end)) && !/^close /i.test(text))
}
