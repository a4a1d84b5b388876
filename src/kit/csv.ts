// The one place that writes tables for other programs (RFC 4180).

export type CsvCell = string | number | null

/**
 * Every text is quoted, so that no program splits it at a semicolon or a tab. What a spreadsheet would take for
 * a formula gets an apostrophe in front, so that it stays a text (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = startsFormula.test(value) && !plainNumber.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** Blanks and characters without a width may precede the sign; `＝＋－＠` are its full-width forms. */
const startsFormula = /^(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u
const plainNumber = /^-?\d[\d.,]*$/
