// Reads the days of a column: one form for all of it, since 5/12 alone may be two days.
import { findDates } from '../../language/dates/find.ts'
import { isWithinDueDays } from '../tasks/contract.ts'

export interface DayReader {
  /** 'YYYY-MM-DD'; null for what is no day, or may be two. */
  (text: string): string | null
}

const PARTS = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d{2})(?!\d)/
const DOTTED = /^\d{1,2}\. ?\d{1,2}\. ?\d{2}/

/** `all` are the texts of the column; `saysDayFirst` where its table is in a language that does. */
export function dayReader(all: readonly string[], saysDayFirst = false): DayReader {
  const slashed = all.flatMap((text) => {
    const parts = text.includes('.') ? null : PARTS.exec(text.trim())
    return parts ? [[Number(parts[1]), Number(parts[2])] as const] : []
  })
  const isDotted = all.some((text) => DOTTED.test(text.trim()))
  const monthFirst = slashed.some(([, second]) => second > 12)
  const dayFirst = slashed.some(([first]) => first > 12) || ((isDotted || saysDayFirst) && !monthFirst)
  return (text) => {
    const trimmed = text.trim()
    const iso = /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:[T ]|$)/.exec(trimmed)
    if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    const parts = PARTS.exec(trimmed)
    if (parts) {
      const [first, second] = [Number(parts[1]), Number(parts[2])]
      const year = Number(parts[3]?.length === 2 ? `20${parts[3]}` : parts[3])
      if (trimmed.includes('.') || (dayFirst && !monthFirst)) return dayOf(year, second, first)
      if (monthFirst && !dayFirst) return dayOf(year, first, second)
      return first === second ? dayOf(year, first, second) : null
    }
    return named(trimmed) ?? inWords(trimmed)
  }
}

/** "Fri Mar 13 2026", "13 March 2026". */
function named(text: string): string | null {
  if (text.length > 80 || !/[a-z]{3}/i.test(text) || !/\b\d{4}\b/.test(text)) return null
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : dayOf(at.getFullYear(), at.getMonth() + 1, at.getDate())
}

/** "9. Dezember 2026", "9 décembre 2026" */
function inWords(text: string): string | null {
  if (text.length > 80 || !/\b\d{4}\b/.test(text)) return null
  const [found, ...others] = findDates(text, { at: new Date('2000-01-01'), zone: 'UTC', dayFirst: true })
  return found && others.length === 0 && isWithinDueDays(found.day) ? found.day : null
}

function dayOf(year: number, month: number, day: number): string | null {
  const two = (value: number) => String(value).padStart(2, '0')
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  const at = new Date(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
  return isDay && isWithinDueDays(text) ? text : null
}
