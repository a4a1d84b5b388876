// The amounts of a document, with what each is for.
import { amountOfCell, amountsIn, currencyIn, type Writing } from './amounts.ts'
import type { FoundAmount } from './analysis.ts'
import { labelBefore, shortened } from './label-before.ts'
import type { Unit } from './units.ts'

export function amountsOf(units: readonly Unit[], language: string | null): FoundAmount[] {
  const how: Writing = { dollar: dollarOf(units), spaced: language !== null && SPACED.has(language) }
  const usual = usualCurrency(units, how)
  const seen = new Set<string>()
  return units.flatMap((unit) => {
    const bare = unit.kind === 'cell' ? amountOfCell(unit, usual, how) : null
    const all = bare ? [bare] : amountsIn(unit.text, how)
    return all.flatMap(({ text, start, value, currency }): FoundAmount[] => {
      const place = unit.kind === 'cell' ? `${unit.row} ${unit.column}` : unit.text.slice(0, 60)
      const key = `${value} ${currency} ${place}`
      if (seen.has(key) || (currency ?? usual) === null) return []
      seen.add(key)
      const what = whatOf(unit, start)
      return [
        { value, currency: currency ?? usual, text, what, place: { part: unit.part, quote: unit.text } },
      ]
    })
  })
}

/** Languages that part thousands by a space. */
const SPACED = new Set(['fr', 'es', 'pl'])

/** The currency that the document speaks of most: figures of a table often leave it out. */
function usualCurrency(units: readonly Unit[], how: Writing): string | null {
  const counts = new Map<string, number>()
  const count = (currency: string | null, by: number) => {
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + by)
  }
  for (const { text, column, heading } of units) {
    for (const { currency } of amountsIn(text, how)) count(currency, 2)
    for (const name of [column, heading]) count(currencyIn(name), 1)
    count(currencyIn(text.length < 200 ? text : ''), 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

/** Of countries whose own money is written with it, as the document names it. */
const DOLLARS: readonly (readonly [RegExp, string])[] = [
  [/\bpesos? chilenos?\b|\bCLP\b|\bchile\b/iu, 'CLP'],
  [/\bpesos? colombianos?\b|\bCOP\b|\bcolombia\b/iu, 'COP'],
  [/\bpesos? argentinos?\b|\bARS\b|\bargentina\b/iu, 'ARS'],
  [/\bpesos\b|\bMXN\b|\bM\.N\.|\bméxico\b|\bIVA\b/iu, 'MXN'],
  [/\bAUD\b|A\$|\baustralian dollars?\b/u, 'AUD'],
  [/\bCAD\b|C\$|\bcanadian dollars?\b/u, 'CAD'],
  [/\bNZD\b|NZ\$/u, 'NZD'],
]

function dollarOf(units: readonly Unit[]): string {
  return DOLLARS.find(([named]) => units.some(({ text }) => named.test(text)))?.[1] ?? 'USD'
}

function whatOf(unit: Unit, start: number): string | null {
  if (unit.kind === 'cell') return [unit.column, unit.row].filter(Boolean).join(': ') || unit.heading || null
  return labelBefore(unit.text.slice(0, start)) ?? shortened(unit.text)
}
