// What of a sentence may differ where the same is said: numbers with their units, days, and times of the day.
import { fold } from '../fold.ts'

export interface Slot {
  readonly kind: 'number' | 'date'
  /** As it is written. */
  readonly text: string
  readonly value: string
  /** Of a number: what it counts, where that is a unit. */
  readonly unit: string
}

const MONTHS =
  'jan(?:uar[iy]?|vier)?|feb(?:ruar[iy]?)?|f[ée]vr?(?:ier)?|mar(?:ch|s|zo)?|m[äa]rz|apr(?:il)?|avril|abril|ma[iy]o?|june?|juni|juin|junio|july?|juli|juillet|julio|aug(?:ust)?|ao[uû]t|agosto|sept?(?:ember|embre|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember|embre|iembre)?|d[ée]cembre|enero|febrero|diciembre'
const WEEKDAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag'
const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{ fifteen: 15, twenty: 20, thirty: 30, once: 1, twice: 2, half: 0.5 },
  ...{
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwolf: 12,
  },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12, quinze: 15 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12 },
  ...{ due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10 },
  ...{
    twee: 2,
    drie: 3,
    vijf: 5,
    zes: 6,
    zeven: 7,
    negen: 9,
    tien: 10,
    dois: 2,
    duas: 2,
    quatro: 4,
    sete: 7,
    oito: 8,
    dez: 10,
  },
}
const DATE = `\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4})?|\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?(?:${MONTHS})\\b\\.?(?: \\d{4})?|(?:${MONTHS}) \\d{1,2}\\b(?:, \\d{4})?|(?:${WEEKDAYS})|(?:${MONTHS}) \\d{4}`
const CLOCK = '\\d{1,2}[:h.]\\d{2}(?: ?[ap]m)?|\\d{1,2} ?(?:am|pm|uhr|h)\\b'
const MONEY = '[€$£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|\\$|£|euros?\\b|eur\\b|dollars?\\b|pounds?\\b|cents?\\b)'
const WORDS = Object.keys(NUMBERS).join('|')
const NUMBER = `\\d[\\d.,]*|(?:${WORDS})(?![\\p{L}])`
const ANY = new RegExp(
  `(?<![\\p{L}\\d])(?:(${DATE})|(${CLOCK})|(${MONEY})|(${NUMBER}))(?: ?(%|[\\p{L}]+))?`,
  'giu',
)

/** In their order. */
export function slotsOf(sentence: string): Slot[] {
  const slots: Slot[] = []
  for (const [whole, date, clock, money, number, after = ''] of sentence.matchAll(ANY)) {
    const said = date ?? clock ?? money ?? number ?? ''
    const text = said === '' ? whole : said.replace(/[.,]$/, '')
    if (date !== undefined) slots.push({ kind: 'date', text, value: dayOf(text), unit: '' })
    else if (clock !== undefined)
      slots.push({ kind: 'date', text, value: fold(text).replace(/[h.]/, ':'), unit: 'clock' })
    else if (money !== undefined) slots.push({ kind: 'number', text, value: valueOf(text), unit: 'money' })
    else slots.push({ kind: 'number', text, value: valueOf(text), unit: unitOf(after) })
  }
  return slots
}

const dayOf = (text: string): string =>
  (fold(text).match(/\d+|\p{L}{3,}/gu) ?? [])
    .map((part) => (/\d/.test(part) ? String(Number(part)) : part.slice(0, 3)))
    .join(' ')

function valueOf(text: string): string {
  const plain = fold(text).replace(/[^\p{L}\d.,]/gu, '')
  const word = NUMBERS[plain]
  if (word !== undefined) return String(word)
  const digits = plain.replace(/[^\d.,]/g, '')
  // A separator before three digits parts thousands.
  return String(Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')))
}

const unitOf = (after: string): string => fold(after).replace(/s$|en?$/, '')
