// Lengths of time in a statement: "three months", "thirty (30) days", "sechs Wochen".
import { addMonths, formatDay, parseDay } from '../../dates/civil.ts'
import type { Length } from './contract-reading.ts'
import type { ContractWords } from './words/contract-words.ts'

export interface FoundLength extends Length {
  /** Offset in the plain text. */
  at: number
}

/** Words between the number and its unit: "thirty (30) days", "six further months". */
const MOST_BETWEEN = 2
const MOST = 400

export function lengthsIn(plain: string, words: ContractWords): FoundLength[] {
  const found: FoundLength[] = []
  const tokens = plain.trim().split(' ')
  let at = 1
  let number: { count: number; place: number; at: number } | null = null
  for (const [place, token] of tokens.entries()) {
    const next = tokens[place + 1]
    const both = next === undefined ? undefined : words.numbers[`${token} ${next}`]
    const single = /^\d{1,3}$/.test(token) ? Number(token) : words.numbers[token]
    const before = tokens[place - 1]
    const isSecond = before !== undefined && words.numbers[`${before} ${token}`] !== undefined
    const count = both ?? (isSecond ? undefined : single)
    const unit = words.units[token]
    if (count !== undefined && count <= MOST) number = { count, place, at }
    else if (unit && number && place - number.place <= MOST_BETWEEN) {
      found.push({ count: number.count, unit, at: number.at })
      number = null
    }
    at += token.length + 1
  }
  return found
}

/** 'YYYY-MM-DD' so much before or after a day. */
export function shifted(day: string, { count, unit }: Length, sign: 1 | -1): string {
  const from = parseDay(day)
  if (unit === 'day') return formatDay(from + sign * count)
  if (unit === 'week') return formatDay(from + sign * count * 7)
  return formatDay(addMonths(from, sign * count * (unit === 'year' ? 12 : 1)))
}

/** The last day of a term that begins on a day. */
export function lastDayOf(begin: string, length: Length): string {
  return shifted(shifted(begin, length, 1), { count: 1, unit: 'day' }, -1)
}
