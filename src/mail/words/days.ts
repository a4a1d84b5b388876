// Days and moments as mails say them, in the reader's language: a moment in their zone, a day as it is everywhere.
import type { LanguageCode } from './contract.ts'

type Shape = 'day' | 'moment' | 'time' | 'longDay' | 'shortDay' | 'date' | 'monthDay'

const shapes: Readonly<Record<Shape, Intl.DateTimeFormatOptions>> = {
  day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  moment: { weekday: 'short', day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  longDay: { weekday: 'long', month: 'long', day: 'numeric' },
  shortDay: { weekday: 'short', month: 'short', day: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  monthDay: { month: 'short', day: 'numeric', year: 'numeric' },
}

/** English mails have always said them so; who reads them knows both. */
const englishOf: Readonly<Record<Shape, string>> = {
  day: 'en-GB',
  moment: 'en-GB',
  time: 'en-GB',
  longDay: 'en-US',
  shortDay: 'en-US',
  date: 'en-GB',
  monthDay: 'en-US',
}

/** Making a format costs a hundred times its use. */
const formats = new Map<string, Intl.DateTimeFormat>()

function format(shape: Shape, language: LanguageCode, timeZone: string): Intl.DateTimeFormat {
  const key = `${shape} ${language} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const locale = language === 'en' ? englishOf[shape] : language
  const made = new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone })
  formats.set(key, made)
  return made
}

/** An offset such as +02:00 is not known to Intl on Node 20. */
function local(at: Date, zone: string): [at: Date, timeZone: string] {
  const offset = /^([+-])(\d\d):(\d\d)$/.exec(zone)
  if (!offset) return [at, zone]
  const shift = (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]))
  return [new Date(at.getTime() + shift * 60_000), 'UTC']
}

/** English has its weekday without a comma: "Tue 10 Mar". */
const plain = (words: string, language: LanguageCode) => (language === 'en' ? words.replace(',', '') : words)

/** "Tue 10 Mar, 09:12" in the zone of the reader. */
export function momentWords(at: Date, zone: string, language: LanguageCode): string {
  const [moment, timeZone] = local(at, zone)
  return `${plain(format('moment', language, timeZone).format(moment), language)}, ${timeWords(at, zone, language)}`
}

/** "09:12" */
export function timeWords(at: Date, zone: string, language: LanguageCode): string {
  const [moment, timeZone] = local(at, zone)
  return format('time', language, timeZone).format(moment)
}

const ofDay = (shape: Shape) => (day: string, language: LanguageCode) =>
  format(shape, language, 'UTC').format(new Date(`${day}T00:00:00Z`))

const fullDay = ofDay('day')

/** "Mon 16 Mar 2026" of 'YYYY-MM-DD'. */
export const dayWords = (day: string, language: LanguageCode): string =>
  plain(fullDay(day, language), language)

/** "Monday, November 16" */
export const longDayWords = ofDay('longDay')

/** "Mon, Nov 16" */
export const shortDayWords = ofDay('shortDay')

/** "Nov 16, 2026" */
export const monthDayWords = ofDay('monthDay')

/** "16 November 2026" */
export const dateWords = ofDay('date')
