// The dates that a document names, as exact as it tells them, and what happens then.
import { daysInMonth } from '../dates/civil.ts'
import { findDates } from '../dates/find.ts'
import type { FoundDate as Phrase } from '../dates/found-date.ts'
import { fold } from '../fold.ts'
import type { FoundDate } from './analysis.ts'
import { labelBefore, shortened } from './label-before.ts'
import { STRETCH } from './stretch.ts'
import { weekdaysOfCell } from './tables/weekdays.ts'
import type { Unit } from './units.ts'

export interface DatesGiven {
  /** 'YYYY-MM-DD': days without a year count from it. */
  documentDate: string
  language: string | null
  /** Of 5/12. */
  dayFirst: boolean
}

/** A day is told once, by the unit that says most of it. */
export function datesOf(units: readonly Unit[], given: DatesGiven): FoundDate[] {
  const found: FoundDate[] = []
  const seen = new Set<string>()
  const timetable = weekdayColumns(units)
  for (const unit of units) {
    if (unit.kind === 'cell' && timetable.has(columnKey(unit))) continue
    for (const phrase of phrasesIn(unit.text, given)) {
      for (const iso of daysOf(phrase, unit)) {
        const key = `${iso} ${unit.kind === 'cell' ? unit.row : unit.text.slice(0, 80)}`
        if (seen.has(key)) continue
        seen.add(key)
        found.push({
          iso,
          text: phrase.text,
          what: whatOf(unit, phrase),
          place: { part: unit.part, quote: unit.text },
        })
      }
    }
  }
  return found
}

const columnKey = ({ part, heading, column }: Unit): string => `${part} ${heading} ${column}`

/** Columns with cells such as "Mon-Fri": their days are of every week, and none of the calendar. */
function weekdayColumns(units: readonly Unit[]): ReadonlySet<string> {
  const cells = units.filter(({ kind, text }) => kind === 'cell' && text.length < 40)
  return new Set(cells.filter(({ text }) => weekdaysOfCell(fold(text)).length > 1).map(columnKey))
}

/** Years that a document may be older than its mail where it bears several days: others are births and references. */
const MOST_YEARS = 3

/**
 * The day that a document bears: told in full behind the word for it, or the first one near its top. Where years
 * differ it is one of the year that is told most.
 */
export function documentDateOf(
  units: readonly Unit[],
  sentOn: string,
  language: string | null,
): string | null {
  const told = units.slice(0, 400).flatMap((unit, index) =>
    phrasesIn(unit.text, { documentDate: sentOn, language, dayFirst: isDayFirst(units, language) })
      .filter(({ grain, text }) => DAYS.has(grain) && FULL.test(text))
      .map((phrase) => ({ phrase, unit, index, year: Number(phrase.day.slice(0, 4)) })),
  )
  const recent = told.filter(({ year }) => Math.abs(year - Number(sentOn.slice(0, 4))) <= MOST_YEARS)
  const likely = recent.length > 0 ? recent : told
  // Days after the mail are deadlines and meetings: nothing is written later than it is sent.
  const before = likely.filter(({ phrase }) => phrase.day <= sentOn)
  const all = before.length > 0 ? before : likely
  const usual = mostFrequent(all.map(({ year }) => year))
  const head = all
    .filter(({ index, year }) => index < 60 && year === usual)
    // Days of a table are those of its rows.
    .sort((a, b) => Number(a.unit.kind === 'cell') - Number(b.unit.kind === 'cell'))
  const labelled = head.find(({ unit, phrase }) => isOwnDay(unit, phrase))
  return (labelled ?? head[0] ?? all.find(({ year }) => year === usual))?.phrase.day ?? null
}

/** Of a day, perhaps with the time of it. */
const DAYS = new Set(['day', 'hour', 'minute'])
/** With its year. */
const FULL = /\d{1,2}\D{1,20}\d{4}|\d{4}-\d\d-\d\d|\d[/.]\d{1,2}[/.]\d{2}/

function mostFrequent(years: readonly number[]): number | null {
  const counts = new Map<number, number>()
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

const OWN_DAY = /\b(?:date|dated|datum|vom|fecha|data|le|d\.d\.|issued|held|meeting)\b/iu
const OTHER_DAY =
  /\b(?:due|birth|born|start|end|fällig|geburt|beginn|vencimiento|nacimiento|échéance|naissance|scadenza|nascita|verval|geboorte|geldig|valid|gültig|válid)/iu

function isOwnDay(unit: Unit, { start }: Phrase): boolean {
  const before =
    unit.kind === 'cell' ? `${unit.row} ${unit.column}` : unit.text.slice(Math.max(0, start - 25), start)
  return OWN_DAY.test(before) && !OTHER_DAY.test(before)
}

/** 5/12 is 5 December, unless the document writes as Americans do. */
export function isDayFirst(units: readonly Unit[], language: string | null): boolean {
  if (language !== null && language !== 'en') return true
  let [day, month] = [0, 0]
  for (const { text } of units) {
    for (const [, first = '', second = ''] of text.matchAll(/\b(\d{1,2})[/.](\d{1,2})[/.]\d{2,4}\b/g)) {
      if (Number(first) > 12) day += 3
      if (Number(second) > 12) month += 3
    }
    if (
      /£|€|\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
        text,
      )
    )
      day += 1
    if (
      /\$|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/.test(
        text,
      )
    )
      month += 1
  }
  return day > month
}

function phrasesIn(text: string, { documentDate, language, dayFirst }: DatesGiven): Phrase[] {
  if (!/\p{L}{3}|\d/u.test(text)) return []
  const options = {
    ...{ at: new Date(`${documentDate}T12:00:00Z`), zone: 'UTC', dayFirst },
    ...(language ? { language } : {}),
  }
  const ahead = findDates(text, options)
  const near = new Map(findDates(text, { ...options, forward: false }).map((one) => [one.start, one]))
  // Behind "by" and the like a day lies ahead; elsewhere the nearest is meant.
  return ahead
    .filter((one) => !isReference(text, one) && !isTimeAlone(one) && !isAnyDay(text, one))
    .filter((one) => isNamed(one.text) || !VAGUE.test(one.text))
    .map((one) => (isAhead(text, one) ? one : (near.get(one.start) ?? one)))
}

/** "On an average Friday" is none of the calendar. */
const ANY_DAY =
  /\b(?:average|typical|usual|normal|ordinary|durchschnittliche[nrms]?|typische[nrms]?|normale[nrms]?|gew\u00f6hnliche[nrms]?|moyen|ordinaire|medio|t\u00edpico|tipico|gemiddelde|gewone|m\u00e9dia)\s$/iu
const isAnyDay = (text: string, { start, text: words }: Phrase): boolean =>
  !/\d/.test(words) && ANY_DAY.test(text.slice(Math.max(0, start - 24), start))

/** A time of day, such as "until 8 pm", which names no day. */
const TIME_ALONE =
  /^(?:\p{L}{1,6} (?:las |los )?)?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h|o'clock|heures?|horas?|uur)?$/iu
/** "between 8.00 and 20.00" */
const HOURS =
  /^(?:\p{L}{2,8} )?\d{1,2}[:.h]\d{2}(?: ?uhr| ?h)? ?(?:\p{L}{1,4}|[-\u2013]) ?\d{1,2}[:.h]\d{2}(?: ?uhr| ?h)?$/iu
const isTimeAlone = ({ time, text }: Phrase): boolean =>
  (time !== null && TIME_ALONE.test(text)) || HOURS.test(text)

/** Part of a number or a file's name, such as 2026-08/2 or AUG-12. */
const isReference = (text: string, { start, end, text: words }: Phrase): boolean =>
  /[\p{L}\p{N}_/#-]$/u.test(text.slice(0, start)) ||
  /^[\p{N}_/]|^-\p{N}/u.test(text.slice(end)) ||
  /^\p{Lu}{2,}-\d/u.test(words) ||
  /^\d{4}-\d\d\/\d$|^\d{4}-\d{3,}/.test(words)

/** Seasons, feasts and days that another sentence tells. */
const VAGUE =
  /^(?!.*\d).*\b(?:spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|lente|zomer|herfst|verão|outono|christmas|weihnachten|noël|navidad|natale|kerst|natal|easter|ostern|pâques|new year|neujahr|same day|that day|day|tag|jour|día|giorno|dag|dia|today|heute|aujourd'hui|hoy|oggi|vandaag|hoje|now|week|woche|semaine|semana|settimana|weekend|wochenende|year|jahr|année|año|anno|jaar|ano)\b(?!.*\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/iu

/** A day of a week, or where one ends. */
const DAY_NAME =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|segunda|terça|quarta|quinta|sexta|end|ende|fin|fine|eind|fim)\b/iu
const SPAN = /\b(?:week|woche|semaine|semana|settimana|month|monats?|mois|mes|mese|maand|mês)\b/iu
const isNamed = (text: string): boolean => DAY_NAME.test(text) && SPAN.test(text)

/** Before a day that lies ahead, and within the words before it what will be. */
const AHEAD = new Set(
  "by before until till next from bis vor ab nächste nächsten nächster avant jusqu'au jusqu'à d'ici dès prochain antes hasta próximo próxima desde entro fino dal prossimo prossima voor vóór tot vanaf uiterlijk volgende até".split(
    ' ',
  ),
)
const WILL = new Set('will shall wird werden zal zullen sera seront será serán sarà saranno serão'.split(' '))
const ARTICLES = new Set('the den dem zum le la el il o de del l’'.split(' '))

function isAhead(text: string, { start, text: words }: Phrase): boolean {
  if (/\d{4}/.test(words)) return true
  const before = text
    .slice(Math.max(0, start - 60), start)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
  while (ARTICLES.has(before.at(-1) ?? '')) before.pop()
  const first = words.toLowerCase().split(' ')[0] ?? ''
  return AHEAD.has(before.at(-1) ?? '') || AHEAD.has(first) || before.slice(-7).some((word) => WILL.has(word))
}

/** Of days in a row that are told by both ends, such as 13 to 15 April, both. */
function daysOf(phrase: Phrase, unit: Unit): string[] {
  const iso = isoOf(phrase, unit)
  const { day, lastDay, grain, text } = phrase
  const hasEnds = DAYS.has(grain) && day !== lastDay && /\d\D+\d/.test(text) && iso === lastDay
  return iso === null ? [] : hasEnds ? [day, iso] : [iso]
}

/** Null for what is too vague to be a date: a span of years, a bare month behind us. Of a stretch it is the last day. */
function isoOf({ grain, day, lastDay, text, past }: Phrase, unit: Unit): string | null {
  if (STRETCH.test(text)) return null
  if (grain === 'week') return WEEK_OF.test(text) && /\d/.test(text) ? day : lastDay
  if (grain === 'year')
    return /^(?:\p{L}+ )?20\d\d$/u.test(text) && unit.kind !== 'cell' && !past ? day.slice(0, 4) : null
  const isMonthLong = grain === 'month' || !/\d/.test(text) || day !== lastDay
  if (isMonthLong && MIDDLE.test(text)) return `${day.slice(0, 8)}15`
  if (isMonthLong && END.test(text)) return `${lastDay.slice(0, 8)}${daysIn(lastDay)}`
  if (grain === 'month') return /\d{4}/.test(text) || (unit.kind !== 'cell' && !past) ? day.slice(0, 7) : null
  return lastDay
}

const daysIn = (day: string): number => daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)))

/** The one that a day begins. */
const WEEK_OF =
  /\b(?:week (?:of|commencing)|woche (?:vom|ab)|semaine du|semana (?:del?|do)|settimana del|week van)\b/iu

const END = /\b(?:end|ende|fin|fine|finales?|final|eind|einde|fim)\b/iu
const MIDDLE = /\b(?:mid|middle|mitte|mi-|mitad|mediados|metà|medio|half|meados)\b/iu

function whatOf(unit: Unit, { start, end }: Phrase): string | null {
  if (unit.kind === 'cell') return [unit.column, unit.row].filter(Boolean).join(': ') || unit.heading || null
  const label = labelBefore(unit.text.slice(0, start))
  if (label) return label
  // A row of its own, such as at the head of a letter.
  if (unit.text.length - (end - start) < 25) return unit.heading || null
  return shortened(unit.text)
}
