// Takes days that belong together as one: "today or tomorrow", "before the holidays (18 Dec)", "within 14 days of 24 Nov".
import { civilOf } from '../dates/civil.ts'
import type { Lead } from '../dates/grammar/categories.ts'

/** A day as a number, before its place among the others is settled. */
export interface Found {
  day: number
  start: number
  end: number
  lead: Lead | null
  exact: boolean
}

const OR = /^\s?(?:or|oder|ou|o|u|of|\/)\s?(?:on |am |le |el |il |op |na |the )?$/i
/** The text between a day and the date in brackets that says which one it is. */
const BRACKET = /^[^.,;()\n]{0,24}\((?:on |am |le |el |il |op |em |bis |by )?$/i
/** A time of day alone. */
const CLOCK =
  /^(?:(?:at|by|before|until|um|bis|vor|à|avant|a las|antes de las|alle|entro le|om|voor|às|até às) )?\d{1,2}(?:[.:h]\d{2})? ?(?:am|pm|uhr|uur|h|o'clock)?$/iu
/** A number of days or weeks that counts from a day said behind it. */
const WITHIN =
  /^(?:with)?in(?:nerhalb)?(?: von)? (\d{1,3}) (days|weeks|tagen|wochen)|^(?:binnen|entro|dans(?: les)?|sous|dentro de|en) (\d{1,3}) (tagen|wochen|dagen|weken|giorni|settimane|jours|semaines|dias|días|semanas)/i
const WEEKS = /^(?:weeks|wochen|weken|settimane|semaines|semanas)$/i
const FROM =
  /^[^.;\n]{0,40}(?:\b(?:of|from|after|dated|since|vom|ab|seit|nach|van|vanaf|na|du|de|del|desde|dal|da|di|datée? du|datata?)\s|\()[^.;\n]{0,16}$/i

/** In the order of the text. */
export function togetherIn(text: string, found: readonly Found[]): Found[] {
  const out: Found[] = []
  for (const day of found) {
    const last = out.at(-1)
    const joined = last ? joinedWith(last, day, text) : null
    if (joined) out[out.length - 1] = joined
    else out.push(throughNext(day, text))
  }
  return out
}

/** "On the 4th and 5th": the work goes on until the second. */
function throughNext(day: Found, text: string): Found {
  const isRefused = /(?:\bnot|n['’]t)\b/i.test(text.slice(0, day.start))
  const found = isRefused ? null : NEXT.exec(text.slice(day.end))
  const number = Number(found?.[1] ?? 0)
  const further = number - civilOf(day.day).day
  return found && further > 0 && further < LONGEST_RUN
    ? { ...day, day: day.day + further, end: day.end + found[0].length }
    : day
}

const LONGEST_RUN = 8
/** Behind "17th" or "17.", up to a mark or the end. */
const NEXT =
  /^(?:\.|(?<=(?:st|nd|rd|th|e|º)))? (?:and|und|et|y|e|en|&) (?:the |le |el |il |de )?(\d{1,2})(?:st|nd|rd|th|\.|e|º)?(?=\s*(?:[.,;)]|$))/i

function joinedWith(last: Found, day: Found, text: string): Found | null {
  const between = text.slice(last.end, day.start)
  const counted = countedFrom(text.slice(last.start, last.end))
  if (counted !== null && FROM.test(between))
    return { ...last, end: day.end, day: day.day + counted, lead: 'by' }
  if (/^,? $/.test(between)) {
    // "tomorrow before 4 pm", "before 4 pm on Friday"
    if (CLOCK.test(text.slice(day.start, day.end))) return { ...last, end: day.end }
    if (CLOCK.test(text.slice(last.start, last.end))) return { ...day, start: last.start }
  }
  if (OR.test(between)) return { ...last, end: day.end, day: Math.max(last.day, day.day) }
  if (!BRACKET.test(between) || !/^\s?\)/.test(text.slice(day.end))) return null
  const end = text.indexOf(')', day.end) + 1
  return { ...day, start: last.start, end, lead: last.lead ?? day.lead }
}

/** Days that "within 14 days" counts; null for other words. */
function countedFrom(text: string): number | null {
  const found = WITHIN.exec(text)
  if (!found) return null
  const number = Number(found[1] ?? found[3])
  return WEEKS.test(found[2] ?? found[4] ?? '') ? number * 7 : number
}
