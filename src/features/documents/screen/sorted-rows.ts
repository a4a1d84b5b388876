// Rows of a table in the order of one of its columns: by number, by day or by word, as most of the column is.

export interface Sorting {
  readonly column: number
  readonly isDown: boolean
}

/** Empty cells come last, whichever way; rows that are the same in it keep their order. */
export function sortedRows(
  rows: readonly (readonly string[])[],
  { column, isDown }: Sorting,
): (readonly string[])[] {
  const keyed = rows.map((row) => ({ row, text: row[column]?.trim() ?? '' }))
  const filled = keyed.filter(({ text }) => text !== '')
  const worth = worthOf(filled.map(({ text }) => text))
  const sorted = filled
    .map(({ row, text }) => ({ row, text, worth: worth?.(text) ?? null }))
    .toSorted((one, other) => {
      const order =
        one.worth !== null && other.worth !== null
          ? one.worth - other.worth
          : Number(one.worth === null) - Number(other.worth === null) || byWords.compare(one.text, other.text)
      return isDown ? -order : order
    })
  return [...sorted, ...keyed.filter(({ text }) => text === '')].map(({ row }) => row)
}

const byWords = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

type Worth = (text: string) => number | null

/** Null where most are neither numbers nor days. */
function worthOf(texts: readonly string[]): Worth | null {
  const hasComma = isDecimalComma(texts)
  const monthFirst = texts.some((text) => Number(dayParts(text)?.[1]) > 12)
  const kinds: Worth[] = [(text) => dayOf(text, monthFirst), (text) => numberOf(text, hasComma)]
  const isMost = (worth: Worth) => texts.filter((text) => worth(text) !== null).length * 2 > texts.length
  return kinds.find(isMost) ?? null
}

const dayParts = (text: string) => /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:\s|$)/.exec(text)?.slice(1) ?? null

function dayOf(text: string, monthFirst: boolean): number | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  if (iso) return Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]))
  const [one, other, year] = (dayParts(text) ?? []).map(Number)
  if (one === undefined || other === undefined || year === undefined) return null
  return monthFirst ? Date.UTC(year, one - 1, other) : Date.UTC(year, other - 1, one)
}

/** "1.234,50" and "12,5" have one, "1,234.50" and "1,234" have not. */
function isDecimalComma(texts: readonly string[]): boolean {
  return (
    texts.some((text) => /\d,(?:\d{1,2}|\d{4,})(?!\d)/.test(text)) &&
    !texts.some((text) => /,\d{3}\./.test(text))
  )
}

/** With a currency or a unit beside it; text with a number in it is text. */
function numberOf(text: string, hasComma: boolean): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'\u2019]/g, '')
  const found = /^(?:\p{Sc}|[A-Z]{2,3})?(-?)(?:\p{Sc}|[A-Z]{2,3})?(\d[\d.,]*)(?:%|\p{Sc}|\p{L}{1,4})?$/u.exec(
    bare.replace('\u2212', '-'),
  )
  if (!found) return null
  const digits = found[2] ?? ''
  const plain = hasComma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  const value = Number(plain.replace(/\.$/, ''))
  return Number.isFinite(value) ? (found[1] === '-' ? -value : value) : null
}
