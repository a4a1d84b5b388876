// Amounts of money in a statement: value and currency, wherever the sign of it stands.
import type { FoundAmount } from '../analysis.ts'
import type { Statement } from './statements.ts'

const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  US$: 'USD',
  R$: 'BRL',
  euro: 'EUR',
  euros: 'EUR',
  pounds: 'GBP',
  dollars: 'USD',
  franken: 'CHF',
  francs: 'CHF',
  reais: 'BRL',
  fr: 'CHF',
}
const CODES = 'EUR|GBP|USD|CHF|AUD|CAD|BRL|PLN|SEK|NOK|DKK|CZK|HUF|JPY|NZD|MXN|INR|ZAR'
const NUMBER = String.raw`\d{1,12}(?:[.,'’  ]\d{3}){0,4}(?:[.,]\d{1,2})?`
const SCALE = String.raw`(?: ?(million|millions|mio|millionen|millones|milioni|miljoen|milhões|thousand|k)\b)?`
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}])(US\$|A\$|C\$|R\$|[€£$]|Fr\.?|${CODES}) ?(${NUMBER})(?!\d)${SCALE}`,
  'giu',
)
const AFTER = new RegExp(
  String.raw`(?<![\d.,'’])(${NUMBER})${SCALE}\.? ?(€|£|\$|(?:${CODES}|euros?|pounds|dollars|franken|francs|reais)(?![\p{L}]))`,
  'giu',
)

export function amountsIn({ text, part }: Statement): FoundAmount[] {
  const found = [
    ...[...text.matchAll(BEFORE)].map((m) => ({
      at: m.index,
      all: m[0],
      sign: m[1],
      value: m[2],
      scale: m[3],
    })),
    ...[...text.matchAll(AFTER)].map((m) => ({
      at: m.index,
      all: m[0],
      sign: m[3],
      value: m[1],
      scale: m[2],
    })),
  ].sort((one, other) => one.at - other.at)
  const amounts: FoundAmount[] = []
  let end = 0
  for (const { at, all, sign = '', value = '', scale } of found) {
    if (at < end) continue
    end = at + all.length
    amounts.push({
      value: numberOf(value) * scaleOf(scale),
      currency: CURRENCIES[sign] ?? CURRENCIES[sign.toLowerCase().replace('.', '')] ?? sign.toUpperCase(),
      text: all.trim(),
      what: null,
      place: { part, quote: text },
    })
  }
  return amounts
}

function numberOf(text: string): number {
  const plain = text.replace(/['’  ]/g, '')
  const cents = /[.,](\d{1,2})$/.exec(plain)
  const whole = (cents ? plain.slice(0, cents.index) : plain).replace(/[.,]/g, '')
  return Number(whole) + (cents ? Number(`0.${cents[1]}`) : 0)
}

function scaleOf(scale: string | undefined): number {
  if (!scale) return 1
  return /^(?:thousand|k)$/i.test(scale) ? 1_000 : 1_000_000
}
