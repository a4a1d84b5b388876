// Finds days that are named by their number in the month alone, behind a word such as "until": "avant le 9".
import { has, type Word } from '../clauses/tagger.ts'
import { civilOf, formatDay } from '../dates/civil.ts'
import type { Day } from './days.ts'

const ORDINAL = /^(?:st|nd|rd|th|e|er|º|°)$/
const MOST_BETWEEN = 2

/** Each is the next such day from `today` on, a day number; `known` are the days that are found already. */
export function bareDays(words: readonly Word[], today: number, known: readonly Day[]): Day[] {
  return words.flatMap((word, at): Day[] => {
    const number = /^\d{1,2}$/.test(word.text) ? Number(word.text) : 0
    if (number < 1 || number > 31) return []
    if (known.some(({ start, end }) => word.start < end && word.end > start)) return []
    if (!isBehindBy(words, at)) return []
    const next = words[at + 1]
    const isOrdinal = next !== undefined && next.start === word.end && ORDINAL.test(next.text)
    const behind = words[at + (isOrdinal ? 2 : 1)]
    // "Until 12 people", "by 5.30", "vor 3 Tagen"
    const endsHere = !behind || behind.kind === 'mark' || has(behind, 'and') || has(behind, 'at')
    const isOwnMark = behind?.text === '.' && behind.start === word.end
    // "By 5" is a time of day.
    const before = words[at - 1]
    const isBare = before !== undefined && before.phrase > 0 && !has(before, 'the')
    if (!isOrdinal && (isBare || !(isOwnMark || endsHere))) return []
    if (behind !== undefined && behind.start === word.end && !isOwnMark && /[:./%€$£-]/.test(behind.text))
      return []
    const then = words[at + 2]
    if (isOwnMark && then !== undefined && then.start === behind.end) return []
    const day = nextDay(today, number)
    const end = isOrdinal ? next.end : word.end
    return [{ day: formatDay(day), start: word.start, end, lead: 'by', when: 'ahead', exact: true }]
  })
}

/** "bis zum 9.", "avant le 9", "by the 9th": nothing but an article may stand between. */
function isBehindBy(words: readonly Word[], at: number): boolean {
  for (let back = 1; back <= MOST_BETWEEN + 1; back++) {
    const word = words[at - back]
    if (!word) return false
    if (has(word, 'by')) return true
    if (!has(word, 'the')) return false
  }
  return false
}

function nextDay(today: number, number: number): number {
  let day = today
  while (civilOf(day).day !== number) day++
  return day
}
