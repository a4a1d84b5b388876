// Finds days that are named by their number in the month alone: "until the 9th", "avant le 9".
import type { FoundDate } from '../dates/found-date.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

const SUFFIX = /^(?:st|nd|rd|th)$/
const DAY = 86_400_000

export interface BareDay {
  /** Of the month. */
  number: number
  text: string
  start: number
  end: number
}

/** Beside the dates; one of the numbers, which tasks have, is a day only after a word such as "until". */
export function bareDays(
  tokens: readonly Token[],
  dates: readonly FoundDate[],
  vocabulary: Vocabulary,
  numbers: ReadonlySet<number>,
): BareDay[] {
  const untils = new Set(
    vocabulary.marks(tokens).flatMap(({ concept, to }) => (concept === 'until' ? [to] : [])),
  )
  return tokens.flatMap((token, at): BareDay[] => {
    const day = Number(token.text)
    if (token.kind !== 'number' || !/^\d{1,2}$/.test(token.text) || day < 1 || day > 31) return []
    if (dates.some(({ start, end }) => token.start < end && token.end > start)) return []
    const next = tokens[at + 1]
    const isOrdinal = next !== undefined && next.start === token.end && SUFFIX.test(next.text)
    const isAfterUntil = untils.has(at) || (isOrdinal && untils.has(at - 1))
    if (isOrdinal ? !isAfterUntil && numbers.has(day) : !isAfterUntil || numbers.has(day)) return []
    const after = tokens[at + (isOrdinal ? 2 : 1)]
    if (
      !isOrdinal &&
      after &&
      (after.kind === 'number' || after.start === token.end || isCounted(after, vocabulary))
    )
      return []
    const end = isOrdinal ? next.end : token.end
    return [{ number: day, text: token.text, start: token.start, end }]
  })
}

/** "15 people" */
function isCounted({ kind, text }: Token, { small }: Vocabulary): boolean {
  return (kind === 'word' && text.length > 2 && !small.has(text)) || text === '%'
}

/** The next day of that number from the day on which the mail was sent. */
export function nextDay({ number, ...place }: BareDay, sentAt: Date): FoundDate {
  let found = Date.UTC(sentAt.getUTCFullYear(), sentAt.getUTCMonth(), sentAt.getUTCDate())
  for (let tried = 0; tried < 62 && new Date(found).getUTCDate() !== number; tried++) found += DAY
  const day = new Date(found).toISOString().slice(0, 10)
  return { day, lastDay: day, time: null, grain: 'day', kind: 'instant', past: false, ...place }
}
