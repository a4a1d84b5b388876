// Reads tables of separated values: the separator is the one that parts the lines most evenly; formulas stay text.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Cell, Content } from '../document.ts'
import { addressOf } from '../office/cell-address.ts'
import { decodeText } from '../packed/decode.ts'

const separators = [',', ';', '\t', '|']
const LOOKED_AT = 20
const firstLine = /^"?sep=(.)"?\r?\n/i

export function readCsv(bytes: Uint8Array, allowance: Allowance): Content {
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  const said = firstLine.exec(text)
  const body = said ? text.slice(said[0].length) : text
  const separator = said?.[1] ?? separatorOf(body)
  const builder = new ContentBuilder('csv', 'sheet', allowance)
  builder.begin()
  const rows: Cell[][] = []
  let cells = 0
  for (const fields of records(body, separator)) {
    cells += fields.length
    if (cells > allowance.limits.cells) {
      builder.note('cut')
      break
    }
    const row = rows.length
    rows.push(
      fields.map((field, column) => ({ text: field, address: addressOf({ row, column }), merged: false })),
    )
  }
  builder.add({ kind: 'table', rows })
  return builder.build()
}

/** RFC 4180; a quote that is never closed is a character like others. */
export function* records(text: string, separator: string): Generator<string[]> {
  let fields: string[] = []
  let at = 0
  while (at < text.length) {
    const field = text[at] === '"' ? quotedField(text, at) : null
    const ends = field ? field.end : endOfField(text, at, separator)
    fields.push(
      field
        ? field.value + text.slice(field.end, endOfField(text, field.end, separator))
        : text.slice(at, ends),
    )
    at = field ? endOfField(text, field.end, separator) : ends
    if (text[at] === separator) {
      at += 1
      if (at >= text.length) fields.push('')
      continue
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    if (fields.length > 1 || fields[0] !== '') yield fields
    fields = []
  }
  if (fields.length > 0) yield fields
}

function quotedField(text: string, start: number): { value: string; end: number } | null {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return null
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    from = quote + 2
  }
}

function endOfField(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

function separatorOf(text: string): string {
  const head = text.slice(0, 100_000)
  let best = { separator: ',', score: 0 }
  for (const separator of separators) {
    const widths: number[] = []
    for (const fields of records(head, separator)) {
      if (widths.push(fields.length) >= LOOKED_AT) break
    }
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1
    const even = widths.filter((width) => width === usual).length / Math.max(1, widths.length)
    const score = (usual - 1) * even
    if (score > best.score) best = { separator, score }
  }
  return best.separator
}
