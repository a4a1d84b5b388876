// What an answer out of a table tells: the cells of a row, a sum or an average, and the columns that are shown.
import type { AskedTable, TableColumn, TableRow } from './table.ts'
import type { TableQuestion } from './table-question.ts'

export interface ToldCell {
  column: string
  text: string
  day: string | null
  /** Of a column of numbers. */
  value: number | null
  isMoney: boolean
  currency: string | null
}

export type TableFact =
  | { kind: 'row'; row: number; name: string | null; cells: ToldCell[] }
  | { kind: 'sum' | 'average'; of: ToldCell; rows: number }
  | { kind: 'group'; name: string; of: ToldCell }
  | { kind: 'count'; rows: number; all: number }
  | { kind: 'columns'; names: string[]; rows: number }

export interface TableAnswer {
  fact: TableFact
  part: number
  quote: string
  isNear: boolean
}

/** What a row is called by: its text, where it has one. */
function nameColumn({ columns, rows }: AskedTable): TableColumn | undefined {
  const texts = columns.filter(({ kind }) => kind === 'text')
  const varied = (column: TableColumn) =>
    new Set(rows.map((row) => row.cells[column.index]?.plain)).size / Math.max(1, rows.length)
  return (
    texts.find((column) => column.role === 'person') ??
    texts.find((column) => varied(column) >= 0.8) ??
    texts[0] ??
    columns[0]
  )
}

const MOST_SHOWN = 4

/** Those asked for, then those by which rows were chosen; else the first few. */
export function columnsToShow(
  table: AskedTable,
  { columns, notions }: TableQuestion,
  { numbers, by }: { numbers: readonly TableColumn[]; by: readonly TableColumn[] },
): TableColumn[] {
  const name = nameColumn(table)
  const isOfMoney = ['overdue', 'notYetDue', 'unpaid'].some((one) => notions.has(one as 'unpaid'))
  const amount = isOfMoney
    ? table.columns.filter(({ role, kind }) => role === 'amount' && kind === 'number')
    : []
  const wanted = [...new Set([...columns, ...numbers, ...amount.slice(0, 1), ...by])].filter(
    (one) => one !== name,
  )
  const others = table.columns.filter((one) => one !== name && one.name !== '')
  return (wanted.length > 0 ? wanted : others).slice(0, MOST_SHOWN)
}

export function rowAnswer(table: AskedTable, row: TableRow, shown: readonly TableColumn[]): TableAnswer {
  const name = nameColumn(table)
  const cells = shown.flatMap((column) => {
    const told = toldCell(column, row)
    return told.text === '' ? [] : [told]
  })
  const label = name && (row.cells[name.index]?.text ?? '')
  const fact: TableFact = { kind: 'row', row: row.number, name: label || null, cells }
  return { fact, part: table.part, quote: lineOf(row), isNear: false }
}

export function toldCell(column: TableColumn, row: TableRow): ToldCell {
  const cell = row.cells[column.index]
  const isMoney = column.kind === 'number' && column.role === 'amount'
  return {
    column: column.name,
    text: cell?.text ?? '',
    day: column.kind === 'day' ? (cell?.day ?? null) : null,
    value: column.kind === 'number' ? (cell?.value ?? null) : null,
    isMoney,
    currency: isMoney ? column.currency : null,
  }
}

export function added(
  table: AskedTable,
  rows: readonly TableRow[],
  { column, isAverage }: { column: TableColumn; isAverage: boolean },
): TableAnswer {
  const values = rows.flatMap((row) => row.cells[column.index]?.value ?? [])
  const sum = values.reduce((total, value) => total + value, 0)
  const of = toldValue(column, isAverage ? sum / Math.max(1, values.length) : sum)
  const fact: TableFact = { kind: isAverage ? 'average' : 'sum', of, rows: values.length }
  return { fact, part: table.part, quote: headLine(table), isNear: false }
}

/** A value that is in no cell, to two places. */
export function toldValue(column: TableColumn, exact: number): ToldCell {
  const value = Math.round(exact * 100) / 100
  const isMoney = column.role === 'amount'
  return { column: column.name, text: String(value), day: null, value, isMoney, currency: column.currency }
}

const lineOf = ({ cells }: TableRow): string =>
  cells
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' | ')

export const headLine = ({ columns }: AskedTable): string =>
  columns
    .map(({ name }) => name)
    .filter((name) => name !== '')
    .join(' | ')
