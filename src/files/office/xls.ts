// Reads XLS, the binary form of Excel before 2007 (MS-XLS, BIFF8): sheets with their cells and addresses.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Content } from '../document.ts'
import { FileFailed } from '../failure.ts'
import { CompoundFile } from '../packed/compound.ts'
import { Grid } from './grid.ts'
import { builtInForm, formOf, type NumberForm, shownNumber } from './number-format.ts'
import { readStrings, recordsOf, shortText, text16 } from './xls-records.ts'

interface Book {
  readonly strings: readonly string[]
  readonly forms: readonly NumberForm[]
  readonly from1904: boolean
  readonly sheets: readonly { name: string; start: number; isHidden: boolean }[]
}

export function readXls(bytes: Uint8Array, allowance: Allowance): Content {
  const file = new CompoundFile(bytes)
  const stream = file.stream('Workbook')
  if (!stream) throw new FileFailed(file.names.includes('Book') ? 'unknown_kind' : 'damaged')
  const book = readBook(stream)
  const builder = new ContentBuilder('xls', 'sheet', allowance)
  for (const { name, start, isHidden } of book.sheets) {
    if (isHidden) builder.note('hidden_sheets')
    builder.begin(name)
    if (builder.isFull || allowance.isLate) continue
    const grid = readSheet(stream.subarray(start), book, allowance)
    for (const rows of grid.tables()) builder.add({ kind: 'table', rows })
    if (grid.isCut) builder.note('cut')
  }
  if (file.names.includes('_VBA_PROJECT')) builder.note('macros')
  return builder.build()
}

function readBook(stream: Buffer): Book {
  const formats = new Map<number, NumberForm>()
  const styles: number[] = []
  const sheets: { name: string; start: number; isHidden: boolean }[] = []
  let strings: string[] = []
  let from1904 = false
  for (const { type, data, following } of recordsOf(stream)) {
    if (type === 0x2f) throw new FileFailed('encrypted')
    if (type === 0x22) from1904 = data.readUInt16LE(0) === 1
    else if (type === 0x41e) formats.set(data.readUInt16LE(0), formOf(text16(data, 2).text.slice(0, 200)))
    else if (type === 0xe0) styles.push(data.readUInt16LE(2))
    else if (type === 0x85 && data[5] === 0)
      sheets.push({ name: shortText(data, 6), start: data.readUInt32LE(0), isHidden: (data[4] ?? 0) !== 0 })
    else if (type === 0xfc) strings = readStrings([data, ...following()])
    else if (type === 0x0a) break
  }
  const forms = styles.map((id) => formats.get(id) ?? builtInForm(id))
  return { strings, forms, from1904, sheets }
}

function readSheet(stream: Buffer, { strings, forms, from1904 }: Book, allowance: Allowance): Grid {
  const grid = new Grid(allowance.limits.cells)
  const merged: Buffer[] = []
  let formula: { row: number; column: number } | null = null
  const setNumber = (data: Buffer, value: number, at: { column: number; style: number }) =>
    grid.set(
      { row: data.readUInt16LE(0), column: at.column },
      shownNumber(value, forms[at.style] ?? 'number', from1904),
    )
  for (const { type, data } of recordsOf(stream)) {
    if (type === 0x0a) break
    const column = data.length >= 6 ? data.readUInt16LE(2) : 0
    const style = data.length >= 6 ? data.readUInt16LE(4) : 0
    const place = { row: data.length >= 2 ? data.readUInt16LE(0) : 0, column }
    if (type === 0xfd) grid.set(place, strings[data.readUInt32LE(6)] ?? '')
    else if (type === 0x204) grid.set(place, text16(data, 6).text)
    else if (type === 0x203) setNumber(data, data.readDoubleLE(6), { column, style })
    else if (type === 0x27e) setNumber(data, packedNumber(data.readInt32LE(6)), { column, style })
    else if (type === 0xbd)
      for (let at = 4, next = column; at + 8 <= data.length; at += 6, next += 1)
        setNumber(data, packedNumber(data.readInt32LE(at + 2)), {
          column: next,
          style: data.readUInt16LE(at),
        })
    else if (type === 0x205) grid.set(place, data[7] === 0 ? (data[6] === 1 ? 'TRUE' : 'FALSE') : '#ERROR')
    else if (type === 0x06) {
      formula = null
      if (data.readUInt16LE(12) !== 0xffff) setNumber(data, data.readDoubleLE(6), { column, style })
      else if (data[6] === 0) formula = place
      else if (data[6] === 1) grid.set(place, data[8] === 1 ? 'TRUE' : 'FALSE')
    } else if (type === 0x207 && formula) grid.set(formula, text16(data, 0).text)
    else if (type === 0xe5) merged.push(data)
  }
  for (const data of merged)
    for (let at = 2; at + 8 <= data.length; at += 8)
      grid.merge({
        from: { row: data.readUInt16LE(at), column: data.readUInt16LE(at + 4) },
        to: { row: data.readUInt16LE(at + 2), column: data.readUInt16LE(at + 6) },
      })
  return grid
}

/** A whole number or the upper half of a fraction, maybe a hundred times as large (MS-XLS 2.5.217). */
function packedNumber(packed: number): number {
  const upper = Buffer.alloc(8)
  upper.writeInt32LE(packed & ~3, 4)
  const value = packed & 2 ? packed >> 2 : upper.readDoubleLE(0)
  return packed & 1 ? value / 100 : value
}
