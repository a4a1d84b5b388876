// A table as it can be asked: named columns with what their cells are, and rows with the number that a reader would count.
import { findDates } from '../../dates/find.ts'
import { fold } from '../../fold.ts'
import { stemOf } from '../../knowledge/stem.ts'
import type { ReadableDocument, ReadCell } from '../../readable-document.ts'
import { currencyIn, valueOf } from '../amounts.ts'
import { headOf } from '../units.ts'
import { minutesOf } from './clock-times.ts'
import { NO, ROLES, type Role, TOTAL_ROW, YES } from './table-words.ts'
import { weekdaysOfCell } from './weekdays.ts'

export interface TableCell {
  text: string
  plain: string
  value: number | null
  day: string | null
}

export interface TableColumn {
  index: number
  name: string
  stems: readonly string[]
  kind: 'number' | 'day' | 'time' | 'choice' | 'text'
  role: Role | null
  /** Whole numbers that all differ name rows, and are not added up. */
  isNumbering: boolean
  currency: string | null
  /** Its cells are days of the week, some of them several: "Mon-Fri". */
  isWeekdays: boolean
}

export interface TableRow {
  number: number
  cells: readonly TableCell[]
}

export interface AskedTable {
  part: number
  /** Of the sheet or the heading above. */
  name: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

export interface TableGiven {
  /** 'YYYY-MM-DD'. */
  sentOn: string
  dayFirst: boolean
  /** Of the question; German writes all nouns with a capital. */
  language: string | null
}

const MOST_TABLES = 30
const MOST_ROWS = 2_000
const MOST_COLUMNS = 40
const MOSTLY = 0.6

export function tablesToAsk({ parts }: ReadableDocument, given: TableGiven): AskedTable[] {
  const tables: AskedTable[] = []
  for (const { number, name, blocks } of parts) {
    let heading = name ?? ''
    for (const block of blocks) {
      if (block.kind === 'heading') heading = block.text ?? heading
      if (block.kind !== 'table' || tables.length >= MOST_TABLES) continue
      const table = tableOf(block.rows ?? [], given)
      if (table) tables.push({ part: number, name: heading, ...table })
    }
  }
  return tables
}

type Rows = readonly (readonly ReadCell[])[]

function tableOf(all: Rows, given: TableGiven): Pick<AskedTable, 'columns' | 'rows'> | null {
  const headAt = headOf(all)
  const widest = all.reduce((most, row) => (row.length > most.length ? row : most), all[0] ?? [])
  // A table whose columns have no names can be asked by what its cells say.
  const head = (all[headAt] ?? widest.map((cell) => ({ text: '', merged: cell.merged }))).slice(
    0,
    MOST_COLUMNS,
  )
  const rows = all
    .slice(headAt + 1, headAt + 1 + MOST_ROWS)
    .map(
      (cells, index): TableRow => ({
        number: rowNumber(cells) ?? headAt + index + 2,
        cells: head.map((_, column) => cellOf(cells[column]?.text ?? '', given)),
      }),
    )
    .filter(({ cells }) => cells.filter(({ text }) => text !== '').length > 1)
    .filter(({ cells }) => !TOTAL_ROW.test(cells.find(({ text }) => text !== '')?.plain ?? ''))
  if (rows.length === 0) return null
  const columns = head.map((cell, index) => columnOf(cell.text.trim(), index, rows))
  return { columns, rows }
}

/** As a program for sheets counts it, by an address such as "B4". */
function rowNumber(cells: readonly ReadCell[]): number | null {
  const address = cells.find((cell) => cell.address)?.address ?? ''
  const found = /\d{1,7}$/.exec(address)
  return found ? Number(found[0]) : null
}

const TIME =
  /^\d{1,2}\s?(?:[:.h]\s?\d{2}(?:\s?(?:uhr|h))?|uhr|h|[ap]\.?m\.?)(?:\s?[-\u2013]\s?\d{1,2}.{0,8})?$/

const FIGURE =
  /^(?:[\p{L}$\u20ac\u00a3]{1,4}\s?)?([-\u2212\u2013]?)\s?(\d+(?:[.,'\u2019 \u00a0\u202f]\d+)*)(?:,[-\u2013])?\s?(?:[\p{L}$\u20ac\u00a3%\u00b2\u00b3./]{1,12})?$/u
const LONGEST = 400

function cellOf(text: string, given: TableGiven): TableCell {
  const flat = text.replace(/\s+/g, ' ').trim()
  const figure = flat.length <= 40 ? FIGURE.exec(flat) : null
  // Of a telephone number or a code: it counts nothing.
  const isCode = /^0\d/.test(figure?.[2] ?? '')
  const number = figure && !isCode ? valueOf((figure[2] ?? '').replace(/[ \u00a0\u202f]/g, '')) : null
  const value = number !== null && figure?.[1] ? -number : number
  return {
    text: flat.slice(0, LONGEST),
    plain: fold(flat.slice(0, LONGEST)),
    value: value ?? null,
    day: dayOf(flat, given),
  }
}

/** A day that fills its cell; a bare number is none. */
function dayOf(text: string, { sentOn, dayFirst }: TableGiven): string | null {
  if (text.length < 3 || text.length > 30 || /^[\d.,]{1,5}$/.test(text) || TIME.test(fold(text))) return null
  if (!/\d/.test(text) && !/^\p{L}{2,10}\.?$/u.test(text)) return null
  const [found] = findDates(text, {
    at: new Date(`${sentOn}T12:00:00Z`),
    zone: 'UTC',
    dayFirst,
    forward: false,
  })
  const isWhole = found && found.end - found.start >= text.replace(/[.,]$/, '').length - 4
  return found &&
    isWhole &&
    (found.grain === 'day' || found.grain === 'minute') &&
    found.day === found.lastDay
    ? found.day
    : null
}

const FIGURES: ReadonlySet<Role> = new Set(['amount', 'minimum', 'stock', 'rating'])

const isTime = ({ plain }: TableCell): boolean => TIME.test(plain) && minutesOf(plain) !== null

function columnOf(name: string, index: number, rows: readonly TableRow[]): TableColumn {
  const cells = rows.flatMap(({ cells: all }) => all[index] ?? []).filter(({ text }) => text !== '')
  const share = (fits: (cell: TableCell) => boolean) => cells.filter(fits).length / Math.max(1, cells.length)
  const plain = fold(name)
  const distinct = new Set(cells.map((cell) => cell.plain)).size
  const role = ROLES.find(([, names]) => names.test(plain))?.[0] ?? null
  // "12.50" is a time, unless the column is one of money or quantities.
  const isFigures = role !== null && FIGURES.has(role)
  const hasPoints = cells.some((cell) => /^\d+\.\d+$/.test(cell.plain))
  const weekdays = cells.map((cell) => weekdaysOfCell(cell.plain).length)
  const isWeekdays = weekdays.every((count) => count > 0) && weekdays.some((count) => count > 1)
  const kind = isWeekdays
    ? 'text'
    : share(({ day }) => day !== null) >= MOSTLY
      ? 'day'
      : share(isTime) >= MOSTLY && !(isFigures && hasPoints)
        ? 'time'
        : share(({ value }) => value !== null) >= MOSTLY
          ? 'number'
          : cells.length > 0 && share((cell) => YES.test(cell.plain) || NO.test(cell.plain)) === 1
            ? 'choice'
            : 'text'
  const isWhole = cells.every(({ value }) => value !== null && Number.isInteger(value))
  return {
    index,
    name,
    isWeekdays,
    kind,
    role,
    stems: (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2).map(stemOf),
    isNumbering:
      kind === 'number' && isWhole && index === 0 && distinct === cells.length && role !== 'amount',
    currency:
      currencyIn(name) ?? cells.map(({ text }) => currencyIn(text)).find((one) => one !== null) ?? null,
  }
}
