// Reads "every Monday" and its like as a recurrence rule of RFC 5545.

import type { Cycle } from './cycle.ts'
import type { Phrase } from './found-date.ts'
import { CYCLE, DAY_PART, NUMBER, ORDINAL, PLURAL, UNIT } from './grammar/categories.ts'
import type { Edge } from './grammar/chart.ts'
import { languageOf } from './language.ts'
import { numeralsAt } from './numerals.ts'
import type { Unit } from './span.ts'
import { type Dictionary, dictionaryOf, meaningsAt, type Word, wordsOf } from './words.ts'

export interface Recurrence {
  /** The value of an RRULE, such as 'FREQ=WEEKLY;BYDAY=MO'. */
  rule: string
  phrase: Phrase
}

/** `end` is the word behind it. */
type Found = { rule: string; end: number } | null

interface Place {
  words: Word[]
  meanings: Edge[][]
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const WORKDAYS = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
const MOST_CHARACTERS = 20_000

const ADVERBS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    daily: 'FREQ=DAILY',
    everyday: 'FREQ=DAILY',
    nightly: 'FREQ=DAILY',
    weekly: 'FREQ=WEEKLY',
    biweekly: 'FREQ=WEEKLY;INTERVAL=2',
    fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
    monthly: 'FREQ=MONTHLY',
    bimonthly: 'FREQ=MONTHLY;INTERVAL=2',
    quarterly: 'FREQ=MONTHLY;INTERVAL=3',
    yearly: 'FREQ=YEARLY',
    annually: 'FREQ=YEARLY',
    taglich: 'FREQ=DAILY',
    wochentlich: 'FREQ=WEEKLY',
    monatlich: 'FREQ=MONTHLY',
    jahrlich: 'FREQ=YEARLY',
    quotidiennement: 'FREQ=DAILY',
    hebdomadaire: 'FREQ=WEEKLY',
    mensuel: 'FREQ=MONTHLY',
    diariamente: 'FREQ=DAILY',
    semanalmente: 'FREQ=WEEKLY',
    mensualmente: 'FREQ=MONTHLY',
    dagelijks: 'FREQ=DAILY',
    wekelijks: 'FREQ=WEEKLY',
    maandelijks: 'FREQ=MONTHLY',
    jaarlijks: 'FREQ=YEARLY',
  }),
)

const UNITS: Partial<Record<Unit, [string, number]>> = {
  day: ['DAILY', 1],
  week: ['WEEKLY', 1],
  month: ['MONTHLY', 1],
  quarter: ['MONTHLY', 3],
  half: ['MONTHLY', 6],
  year: ['YEARLY', 1],
}

/** The first repetition that a text speaks of, or null. */
export function readRecurrence(text: string): Recurrence | null {
  for (const recurrence of recurrencesIn(text)) return recurrence
  return null
}

/** The repetitions that a text speaks of, in their order, each looked for when it is asked for. */
export function* recurrencesIn(text: string): Generator<Recurrence> {
  const read = text.slice(0, MOST_CHARACTERS)
  const words = wordsOf(read)
  const lexicon = languageOf(words)
  const place = {
    words,
    meanings: meaningsOf(read.toLowerCase(), words, dictionaryOf(lexicon), lexicon.language),
  }
  for (let at = 0; at < words.length; at++) {
    const found = withoutExceptions(place, ruleAt(place, at))
    const first = words[at]
    const last = found && words[found.end - 1]
    if (!found || !first || !last) continue
    const phrase = { text: text.slice(first.start, last.end), start: first.start, end: last.end }
    yield { rule: found.rule, phrase }
    at = found.end - 1
  }
}

function meaningsOf(low: string, words: Word[], dictionary: Dictionary, language: string): Edge[][] {
  const ends = new Map(words.map((word, i) => [word.end, i + 1]))
  return words.map((word, i) => {
    const edges = meaningsAt(words, i, dictionary)
    if (!/^\d/.test(word.text)) return edges
    const numerals = numeralsAt(low, word.start, language, true)
    return [
      ...edges,
      ...numerals.map((n) => ({
        category: n.category,
        end: ends.get(word.start + n.length) ?? 0,
        value: n.value,
      })),
    ]
  })
}

function ruleAt(place: Place, at: number): Found {
  const word = place.words[at]?.text ?? ''
  const adverb = ADVERBS.get(word)
  if (adverb) return withDay(place, at + 1, adverb)
  const plural = valueAt<Cycle>(place, at, PLURAL.name)
  if (plural && word.endsWith('s') && plural.value.index) return listOfDays(place, at, 1)
  const ofEach = dayOfEachMonth(place, at)
  if (ofEach) return ofEach
  const each = valueAt<string>(place, at, 'each')
  return each && !/^(?:all|any)$/.test(word)
    ? afterEach(place, each.end, each.value.endsWith(' other'))
    : null
}

const EXCEPT =
  /^(?:except|excepting|excluding|but|ausser|außer|sauf|excepto|menos|salvo|exceto|tranne|behalve)$/
const WEEKENDS = /^(?:weekends?|wochenende(?:n|s)?)$/
const MAY_STAND_BETWEEN = /^(?:for|on|at|the|am|an|le|les|el|los|il|op)$/

/** "Every day except Sundays", "every weekday but Friday": the days that are left. */
function withoutExceptions(place: Place, found: Found): Found {
  const all = found?.rule === 'FREQ=DAILY' ? DAYS : found?.rule === WORKDAYS ? DAYS.slice(0, 5) : null
  if (!found || !all) return found
  let at = valueAt(place, found.end, 'comma')?.end ?? found.end
  if (!EXCEPT.test(place.words[at]?.text ?? '')) return found
  for (at += 1; MAY_STAND_BETWEEN.test(place.words[at]?.text ?? ''); ) at += 1
  const named = WEEKENDS.test(place.words[at]?.text ?? '')
    ? { rule: 'BYDAY=SA,SU', end: at + 1 }
    : listOfDays(place, at, 1)
  const out = /BYDAY=([\w,]+)/.exec(named?.rule ?? '')?.[1]?.split(',')
  const left = all.filter((day) => !out?.includes(day))
  if (!named || left.length === 0 || left.length === all.length) return found
  return { rule: `FREQ=WEEKLY;BYDAY=${left.join(',')}`, end: named.end }
}

/** "The 15th of every month". */
function dayOfEachMonth(place: Place, at: number): Found {
  const the = valueAt(place, at, 'the')
  const nth = valueAt<{ n: number }>(place, the?.end ?? at, ORDINAL.name)
  const weekday = nth && valueAt<Cycle>(place, nth.end, CYCLE.name)
  const of = nth && valueAt(place, weekday?.end ?? nth.end, 'of')
  const each = of && valueAt(place, of.end, 'each')
  const unit = each && valueAt<Unit>(place, each.end, UNIT.name)
  if (!nth || !unit || unit.value !== 'month') return null
  const by = weekday
    ? `BYDAY=${nth.value.n}${DAYS[weekday.value.index - 1] ?? 'MO'}`
    : `BYMONTHDAY=${nth.value.n}`
  return { rule: `FREQ=MONTHLY;${by}`, end: unit.end }
}

function afterEach(place: Place, at: number, isOther: boolean): Found {
  const workday = valueAt(place, at, 'weekday') ?? unitAt(place, at, 'workday')
  if (workday) return { rule: WORKDAYS, end: workday.end }
  const other = valueAt(place, at, 'other')
  const nth = valueAt<{ n: number }>(place, at, ORDINAL.name)
  const number = valueAt<{ n: number }>(place, at, NUMBER.name)
  const count = other || isOther ? 2 : (number?.value.n ?? 1)
  const from = other?.end ?? number?.end ?? at
  const unit = valueAt<Unit>(place, from, UNIT.name)
  const known = unit && UNITS[unit.value]
  if (known) return withDay(place, unit.end, frequency(known[0], known[1] * count))
  const weekday = valueAt<Cycle>(place, nth?.end ?? from, CYCLE.name)
  if (!weekday) return everyPart(place, at)
  if (nth) return nthWeekday(place, weekday, nth.value.n)
  if (weekday.value.kind === 'weekday') return listOfDays(place, from, count)
  if (weekday.value.kind === 'weekend') return { rule: 'FREQ=WEEKLY;BYDAY=SA,SU', end: weekday.end }
  return weekday.value.kind === 'month'
    ? { rule: `FREQ=YEARLY;BYMONTH=${weekday.value.index}`, end: weekday.end }
    : null
}

/** "Every first Monday (of the month)"; "every second Monday" of no month is every other one. */
function nthWeekday(
  place: Place,
  weekday: { value: Cycle; end: number },
  n: number,
): { rule: string; end: number } {
  const of = valueAt(place, weekday.end, 'of')
  const the = of && valueAt(place, of.end, 'the')
  const month = of && valueAt<Unit>(place, the?.end ?? of.end, UNIT.name)
  const day = DAYS[weekday.value.index - 1] ?? 'MO'
  if (n === 2 && !month) return { rule: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${day}`, end: weekday.end }
  return { rule: `FREQ=MONTHLY;BYDAY=${n}${day}`, end: month?.end ?? weekday.end }
}

function everyPart(place: Place, at: number): Found {
  const part = valueAt(place, at, DAY_PART.name)
  return part ? { rule: 'FREQ=DAILY', end: part.end } : null
}

/** "Monday, Wednesday and Friday". */
function listOfDays(place: Place, at: number, interval: number): Found {
  const days: number[] = []
  let end = at
  for (let next = at; days.length < 7; ) {
    const day = valueAt<Cycle>(place, next, PLURAL.name)
    if (!day || day.value.kind !== 'weekday') break
    days.push(day.value.index)
    end = day.end
    const comma = valueAt(place, end, 'comma')
    const and = valueAt(place, comma?.end ?? end, 'and')
    next = and?.end ?? comma?.end ?? place.words.length
  }
  if (days.length === 0) return null
  const by = [...new Set(days)].sort((a, b) => a - b).map((day) => DAYS[day - 1])
  return { rule: `${frequency('WEEKLY', interval)};BYDAY=${by.join(',')}`, end }
}

/** "Weekly on Monday", "every month on the 15th", "every year on 3 May". */
function withDay(place: Place, at: number, rule: string): { rule: string; end: number } {
  const on = valueAt(place, at, 'on_the') ?? valueAt(place, at, 'on')
  const the = on && valueAt(place, on.end, 'the')
  const from = the?.end ?? on?.end
  if (from === undefined) return { rule, end: at }
  if (rule.startsWith('FREQ=WEEKLY')) {
    const days = listOfDays(place, from, 1)
    return days ? { rule: `${rule};${days.rule.split(';').at(-1)}`, end: days.end } : { rule, end: at }
  }
  const nth = valueAt<{ n: number }>(place, from, ORDINAL.name)
  if (!nth || !rule.startsWith('FREQ=MONTHLY')) return { rule, end: at }
  const weekday = valueAt<Cycle>(place, nth.end, CYCLE.name)
  return weekday?.value.kind === 'weekday'
    ? { rule: `${rule};BYDAY=${nth.value.n}${DAYS[weekday.value.index - 1] ?? 'MO'}`, end: weekday.end }
    : { rule: `${rule};BYMONTHDAY=${nth.value.n}`, end: nth.end }
}

function frequency(name: string, interval: number): string {
  return interval > 1 && Number.isInteger(interval) ? `FREQ=${name};INTERVAL=${interval}` : `FREQ=${name}`
}

function unitAt(place: Place, at: number, unit: Unit): { end: number } | null {
  const found = valueAt<Unit>(place, at, UNIT.name)
  return found?.value === unit ? found : null
}

/** The longest meaning of a category that starts at a word. */
function valueAt<T>(place: Place, at: number, category: string): { value: T; end: number } | null {
  const found = (place.meanings[at] ?? [])
    .filter((edge) => edge.category === category)
    .sort((a, b) => b.end - a.end)[0]
  return found ? { value: found.value as T, end: found.end } : null
}
