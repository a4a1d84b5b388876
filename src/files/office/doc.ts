// Reads DOC, the binary form of Word before 2007 (MS-DOC): its text, by the table of pieces that holds it.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Cell, Content } from '../document.ts'
import { FileFailed } from '../failure.ts'
import { CompoundFile } from '../packed/compound.ts'

const ENCRYPTED = 0x0100
const FIRST_TABLE = 0x0200

export function readDoc(bytes: Uint8Array, allowance: Allowance): Content {
  const file = new CompoundFile(bytes)
  const main = file.stream('WordDocument')
  if (!main || main.length < 0x1aa) throw new FileFailed('damaged')
  const flags = main.readUInt16LE(10)
  if (flags & ENCRYPTED) throw new FileFailed('encrypted')
  const table = file.stream(flags & FIRST_TABLE ? '1Table' : '0Table')
  if (!table) throw new FileFailed('damaged')
  const builder = new ContentBuilder('doc', 'section', allowance)
  if (file.names.includes('VBA') || file.names.includes('_VBA_PROJECT')) builder.note('macros')
  builder.begin()
  addText(builder, pieceText(main, table, allowance))
  return builder.build()
}

/** The table is a list of character positions, then of 8 bytes each that say where the characters lie. */
function pieceText(main: Buffer, table: Buffer, allowance: Allowance): string {
  const from = main.readUInt32LE(0x1a2)
  const until = Math.min(table.length, from + main.readUInt32LE(0x1a6))
  let at = from
  // Property modifiers may stand before it.
  while (at + 3 <= until && table[at] === 1) at += 3 + table.readUInt16LE(at + 1)
  if (at + 5 > until || table[at] !== 2) throw new FileFailed('damaged')
  const start = at + 5
  const count = Math.floor((Math.min(until, start + table.readUInt32LE(at + 1)) - start - 4) / 12)
  const most = allowance.limits.characters * 2
  let text = ''
  for (let piece = 0; piece < count && text.length < most; piece += 1) {
    const length = table.readUInt32LE(start + piece * 4 + 4) - table.readUInt32LE(start + piece * 4)
    const place = table.readUInt32LE(start + (count + 1) * 4 + piece * 8 + 2)
    text += charactersAt(main, place, length)
  }
  return text
}

/** One byte each, or two. */
function charactersAt(main: Buffer, place: number, length: number): string {
  const isSmall = (place & 0x4000_0000) !== 0
  const offset = place & 0x3fff_ffff
  if (!isSmall) return main.subarray(offset, offset + length * 2).toString('utf16le')
  const bytes = main.subarray(offset / 2, offset / 2 + length)
  const decoder = new TextDecoder('windows-1252')
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

const END_OF_CELL = '\u0007'
const FIELD_BEGINS = '\u0013'
const FIELD_SHOWS = '\u0014'
const FIELD_ENDS = '\u0015'

/** Of a field, such as a link, only what it shows. */
function withoutFields(text: string): string {
  let shown = ''
  const open: boolean[] = []
  for (const sign of text) {
    if (sign === FIELD_BEGINS) open.push(false)
    else if (sign === FIELD_SHOWS && open.length > 0) open[open.length - 1] = true
    else if (sign === FIELD_ENDS) open.pop()
    else if (open.every(Boolean)) shown += sign
  }
  return shown
}

/** A row of a table ends with a mark more than it has cells. */
function addText(builder: ContentBuilder, text: string): void {
  let rows: Cell[][] = []
  const endTable = () => {
    if (rows.length > 0) builder.add({ kind: 'table', rows })
    rows = []
  }
  for (const paragraph of withoutFields(text).split(/[\r\f]/)) {
    const cells = paragraph.split(END_OF_CELL)
    const last = cells.pop() ?? ''
    for (const row of rowsIn(cells)) rows.push(row)
    if (last.trim() === '') continue
    endTable()
    builder.add({ kind: 'paragraph', text: last.replaceAll('\u000b', '\n').replaceAll('\u001e', '-') })
  }
  endTable()
}

function* rowsIn(cells: readonly string[]): Generator<Cell[]> {
  let row: Cell[] = []
  for (const cell of cells) {
    if (cell === '' && row.length > 0) {
      yield row
      row = []
    } else row.push({ text: cell, address: null, merged: false })
  }
  if (row.length > 0) yield row
}
