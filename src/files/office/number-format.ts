// Numbers of a sheet as people see them, as far as it changes what they mean: dates, times, percent, currency.

export type NumberForm = 'number' | 'date' | 'time' | 'date-time' | 'percent' | { currency: string }

/** Formats 0 to 49 have no text in the file (ECMA-376 18.8.30). */
export function builtInForm(id: number): NumberForm {
  if (id === 9 || id === 10) return 'percent'
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || (id >= 50 && id <= 58)) return 'date'
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time'
  return id === 22 ? 'date-time' : 'number'
}

const quoted = /"[^"]*"|\\.|_.|\*./gs
const bracketed = /\[[^[\]]*\]/g
const currencyMark = /\[\$([^[\]-]{1,20})/

/** Of the format's text, such as `dd.mm.yyyy`. */
export function formOf(format: string): NumberForm {
  const [positive = ''] = format.split(';')
  const currency = currencyMark.exec(positive)?.[1] ?? /[€£$¥]/.exec(positive)?.[0]
  const codes = positive.replace(quoted, '').replace(bracketed, '').toLowerCase()
  if (codes.includes('%')) return 'percent'
  const hasDay = /[yd]/.test(codes) || (codes.includes('m') && !/[hs]/.test(codes))
  const hasTime = /[hs]/.test(codes)
  if (hasDay && !/[0#]/.test(codes.replace(/\.0+/, ''))) return hasTime ? 'date-time' : 'date'
  if (hasTime && !/#/.test(codes)) return 'time'
  return currency === undefined || currency === '' ? 'number' : { currency }
}

const DAY_MS = 86_400_000
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)

export function shownNumber(value: number, form: NumberForm, from1904: boolean): string {
  if (form === 'number') return plainNumber(value)
  if (form === 'percent') return `${plainNumber(value * 100)}%`
  if (typeof form === 'object') return `${plainNumber(value)} ${form.currency}`
  return shownDate(value, form, from1904) ?? plainNumber(value)
}

/** ISO 8601; null for what is no date. */
function shownDate(value: number, form: 'date' | 'time' | 'date-time', from1904: boolean): string | null {
  if (!(value >= 0 && value < 2_958_466)) return null
  const moment = new Date((from1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(value * 86_400) * 1_000)
  if (Number.isNaN(moment.getTime())) return null
  const [day = '', time = ''] = moment.toISOString().split('T')
  const clock = time.slice(0, time.slice(6, 8) === '00' ? 5 : 8)
  if (form === 'time')
    return value < 1 ? clock : `${Math.floor((value * DAY_MS) / 3_600_000)}${clock.slice(2)}`
  return form === 'date' && value % 1 === 0 ? day : `${day} ${clock}`
}

/** Without what binary fractions add: 0.1 + 0.2 is 0.3. */
function plainNumber(value: number): string {
  return String(Number(value.toPrecision(15)))
}
