// Amounts of money in a text: figures with a currency, as seven languages write them, and figures of columns that are money.
import type { Unit } from './units.ts'

export interface Amount {
  text: string
  start: number
  value: number
  currency: string | null
}

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  US$: 'USD',
  R$: 'BRL',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  MX$: 'MXN',
  '₱': 'PHP',
  '₺': 'TRY',
  '₴': 'UAH',
  '₩': 'KRW',
  '₪': 'ILS',
  CHF: 'CHF',
  Fr: 'CHF',
  Kč: 'CZK',
  zł: 'PLN',
  '₹': 'INR',
  kr: 'SEK',
}
const CODES = new Set(
  'EUR USD GBP CHF JPY CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY INR CNY HKD SGD ZAR BRL MXN ARS CLP COP PEN ILS AED PHP KRW UAH THB MYR IDR'.split(
    ' ',
  ),
)
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^euros?$/i, 'EUR'],
  [/^(?:us-)?dollars?$/i, 'USD'],
  [/^d[oó]lares$/i, 'USD'],
  [/^(?:pounds?|quid|pfund)$/i, 'GBP'],
  [/^(?:francs?|franken|franchi|francos)$/i, 'CHF'],
  [/^pesos?$/i, 'MXN'],
  [/^rea(?:l|is)$/i, 'BRL'],
  [/^(?:z[łl]otys?|złotych)$/i, 'PLN'],
  [/^(?:yen|ienes)$/i, 'JPY'],
]
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|t|tsd|tausend|thousand|mil|mille|mila|duizend)\.?$/i, 1_000],
  [
    /^(?:m|mn|mio|mln|million|millions|millionen|millones|mill[oó]n|miljoen|milhões|milhão|milioni|milione)\.?$/i,
    1_000_000,
  ],
  [/^(?:bn|mrd|billion|milliarden?|milliards?|miljard)\.?$/i, 1_000_000_000],
]

const FIGURE = /\d+(?:[.,'\u2019 \u00a0\u202f]\d+)*/g
const BEFORE = /([\p{L}$€£¥₹₱₺₴₩₪]{1,4}|R\$|US\$)[ \u00a0\u202f]?([-\u2212\u2013])?$/u
const AFTER = /^[ \u00a0\u202f]?(?:,[-\u2013\u2014]{1,2}[ \u00a0\u202f]?)?([$€£¥₹₱₺₴₩₪]|[\p{L}$.]{1,12})/u
const AFTER_SCALE = /^[ \u00a0\u202f]([$€£¥₹₱₺₴₩₪]|[\p{L}$.]{1,12})/u
const DASHES = /^,[-\u2013\u2014]{1,2}/

/** How a document writes amounts. */
export interface Writing {
  /** What a bare $ means there. */
  dollar: string
  /** Plain spaces part thousands, too. */
  spaced: boolean
}

const usually: Writing = { dollar: 'USD', spaced: false }

/** In the order of the text. */
export function amountsIn(text: string, how: Writing = usually): Amount[] {
  const found: Amount[] = []
  for (const match of text.matchAll(FIGURE)) {
    const one = amountAt(text, match.index, match[0], how)
    if (one) found.push(one)
  }
  return found
}

function amountAt(text: string, index: number, raw: string, how: Writing): Amount | null {
  const figure = oneFigure(raw, how)
  const value = valueOf(figure)
  if (value === null) return null
  const start = index + (raw.length - figure.length)
  const end = start + figure.length
  const before = BEFORE.exec(text.slice(Math.max(0, start - 6), start))
  const sign = before && currencyOf(before[1] ?? '')
  const dashes = DASHES.exec(text.slice(end, end + 4))?.[0] ?? ''
  const after = AFTER.exec(text.slice(end, end + 20))
  const isApart = /^[ \u00a0\u202f]/.test(after?.[0] ?? '')
  const scale = after && !(isApart && /^[mk]$/i.test(after[1] ?? '')) ? scaleOf(after[1] ?? '') : 1
  const unit =
    after && scale > 1
      ? AFTER_SCALE.exec(text.slice(end + after[0].length, end + after[0].length + 16))
      : after
  const thousand = /^[kt]€$/i.exec(after?.[1] ?? '')
  const named = thousand ? 'EUR' : unit && currencyOf(unit[1] ?? '')
  const told = sign ?? named ?? null
  // "8.6 million" at the end of what is said: of the currency that the document speaks of.
  const isCut = scale >= 1_000_000 && end + (after?.[0].length ?? 0) >= text.length
  if (told === null && !isCut) return null
  const currency =
    told === 'USD' && isBareDollar(text.slice(Math.max(0, start - 4), end + 8)) ? how.dollar : told
  const lead = text.slice(0, sign ? start - (before?.[0].length ?? 0) : start)
  const minus = before?.[2] !== undefined || /(?:^|[\s(])[-\u2212\u2013][ \u00a0]?$/.test(lead)
  const from = sign ? start - (before?.[0].length ?? 0) : start
  const to =
    named && !sign
      ? end + (after?.[0].length ?? 0) + (scale > 1 ? (unit?.[0].length ?? 0) : 0)
      : end + (scale > 1 && sign ? (after?.[0].length ?? 0) : dashes.length)
  return {
    text: text.slice(from, to).trim(),
    start: from,
    value: (minus ? -1 : 1) * value * (thousand ? 1_000 : scale),
    currency,
  }
}

/** Spaces part thousands alone: what stands before other figures is one of its own. */
function oneFigure(raw: string, { spaced }: Writing = usually): string {
  const pieces = spaced ? raw.split(/[ \u00a0\u202f]/) : (raw.split(' ').at(-1) ?? '').split(/[\u00a0\u202f]/)
  let from = pieces.length - 1
  while (
    from > 0 &&
    /^\d{3}(?:[.,]\d{1,2})?$/.test(pieces[from] ?? '') &&
    /^\d{1,3}$/.test(pieces[from - 1] ?? '')
  )
    from -= 1
  return raw.slice(raw.length - pieces.slice(from).join(' ').length)
}

/** Null for what is no figure, such as a day or a version. */
export function valueOf(figure: string): number | null {
  const plain = figure.replace(/['\u2019 \u00a0\u202f]/g, '')
  const points = plain.split('.').length - 1
  const commas = plain.split(',').length - 1
  if (points === 0 && commas === 0) return Number(plain)
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const tail = plain.length - last - 1
  const both = points > 0 && commas > 0
  const sign = plain[last]
  const count = sign === '.' ? points : commas
  // "1.233" and "1,233" are thousands, "12.5" is not.
  const isDecimal = both ? count === 1 : count === 1 && tail !== 3
  const whole = isDecimal ? plain.slice(0, last) : plain
  const groups = whole.split(/[.,]/)
  if (groups.length > 1 && groups.slice(1).some((group) => group.length !== 3)) return null
  const value = Number(groups.join('') + (isDecimal ? `.${plain.slice(last + 1)}` : ''))
  return Number.isFinite(value) ? value : null
}

const isBareDollar = (around: string): boolean => around.includes('$') && !/[A-Z]\$/.test(around)

function currencyOf(word: string): string | null {
  const bare = word.replace(/\.$/, '')
  if (SIGNS[bare]) return SIGNS[bare]
  const sign = /[€$£¥₹₱₺₴₩₪]$/.exec(bare)
  if (sign && bare.length <= 2) return SIGNS[sign[0]] ?? null
  if (CODES.has(bare)) return bare
  return NAMES.find(([name]) => name.test(bare))?.[1] ?? null
}

function scaleOf(word: string): number {
  return SCALES.find(([name]) => name.test(word))?.[1] ?? 1
}

/** Words of columns and rows whose figures are money. */
const MONEY =
  /\b(?:price|rate|line|ordered|actual|planned|réalisé|prévu|plan|ist|soll|presupuestado|real|begroot|werkelijk|amount|total|subtotal|sum|cost|costs|fee|fees|rent|net|gross|balance|paid|due|budget|value|salary|deposit|revenue|turnover|betrag|preis|einzelpreis|gesamt|summe|kosten|miete|netto|brutto|saldo|wert|lieferwert|pfand|umsatz|importe|precio|coste|saldo|montant|prix|total|solde|co[uû]t|importo|prezzo|totale|costo|bedrag|prijs|totaal|kosten|valor|preço|custo|omzet|chiffre)\b/iu

/** Words of columns whose figures are counts, marks or shares. */
const COUNT =
  /\b(?:qty|quantity|number|no|nr|id|code|year|count|units|pieces|pcs|hours|days|weeks|kwh|km|kg|m2|litres?|percent|share|rating|score|age|phone|zip|menge|anzahl|stück|stk|stunden|tage|jahr|plz|telefon|cantidad|unidades|horas|días|año|quantité|qté|heures|jours|année|quantità|ore|giorni|anno|aantal|uren|dagen|jaar|quantidade|horas|dias|ano)\b|%|#|²/iu

/** A bare figure of a cell is money where its column, the row's name or its table says so. */
export function amountOfCell(unit: Unit, usual: string | null, how: Writing): Amount | null {
  const figure = /^[-\u2212\u2013]?\s?(\d+(?:[.,'\u2019 \u00a0\u202f]\d+)*)(?:,[-\u2013])?$/.exec(unit.text)
  if (!figure) return null
  const names = [unit.column, unit.row, unit.heading]
  const said = names.map(currencyIn).find((one) => one !== null) ?? null
  const isNamed = currencyIn(unit.column) !== null || MONEY.test(unit.column)
  const isCount = (!isNamed && COUNT.test(unit.column)) || (unit.column === '' && COUNT.test(unit.row))
  const isMoney = said !== null || names.some((name) => MONEY.test(name))
  const value = valueOf(oneFigure(figure[1] ?? '', { ...how, spaced: true }))
  if (isCount || !isMoney || value === null) return null
  const scale = names.map(scaleIn).find((one) => one > 1) ?? 1
  return {
    text: unit.text,
    start: 0,
    value: (/^[-\u2212\u2013]/.test(unit.text) ? -1 : 1) * value * scale,
    currency: said ?? usual,
  }
}

/** The currency that a column's name speaks of, as in "Price (EUR)". */
export function currencyIn(text: string): string | null {
  for (const [word] of text.matchAll(/[\p{L}]+|[€$£¥₹₱₺₴₩₪]/gu)) {
    const currency = /^\p{L}{1,2}$/u.test(word) ? null : currencyOf(word)
    if (currency) return currency
  }
  return null
}

function scaleIn(text: string): number {
  if (/\bT€|\bk€|€ ?k\b|\btsd\b|\bthousands?\b|\btausend\b/i.test(text)) return 1_000
  return /\bmio\b|\bmillions?\b|\bmillones\b|\bmillionen\b|\bmilhões\b|\bmilioni\b|\bmiljoen\b/i.test(text)
    ? 1_000_000
    : 1
}
