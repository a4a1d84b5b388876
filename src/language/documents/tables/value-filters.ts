// Rows by a figure that the question names ("120 g"), by a time of day ("after 9") and by a day of the week ("on Saturdays").
import { valueOf } from '../amounts.ts'
import { fitsTime, minutesOf, timesAsked } from './clock-times.ts'
import type { AskedTable, TableColumn, TableRow } from './table.ts'
import type { TableQuestion } from './table-question.ts'
import { weekdaysAsked, weekdaysOfCell } from './weekdays.ts'

export interface Filter {
  test(row: TableRow): boolean
  by: readonly TableColumn[]
}

/** A figure with what it counts, such as "120 g" or "2 mm"; not a time, a date or part of a name. */
const FIGURE =
  /(?<![\p{L}\p{N}.,:/-])(\d{1,6}(?:[.,]\d{1,3})?)\s?(%|[\p{L}\u00b2\u00b3]{1,12})?(?![\p{N}:/])/gu

/** A figure of the question that is in one column of numbers chooses its rows; with a unit of a column it must be in it. */
export function figureFilter(table: AskedTable, { plain, columns }: TableQuestion): Filter | null {
  const numbers = table.columns.filter(({ kind, isNumbering }) => kind === 'number' && !isNumbering)
  for (const [, figure = '', unit = ''] of plain.matchAll(FIGURE)) {
    const value = valueOf(figure)
    if (value === null || inHead(table, figure)) continue
    const ofUnit = numbers.filter((column) => unit !== '' && hasUnit(table, column, unit))
    const holding = numbers.filter(
      (column) => column.role !== 'amount' && table.rows.some((row) => valueIn(row, column) === value),
    )
    const column =
      ofUnit.find((one) => holding.includes(one)) ??
      ofUnit[0] ??
      holding.find((one) => columns.includes(one)) ??
      (holding.length === 1 ? holding[0] : undefined)
    if (column) return { by: [column], test: (row) => valueIn(row, column) === value }
  }
  return null
}

const valueIn = (row: TableRow, column: TableColumn) => row.cells[column.index]?.value ?? null

/** "Price per 1000 sheets" */
const inHead = ({ columns }: AskedTable, figure: string): boolean =>
  columns.some(({ name }) => [...name.matchAll(/\d+/g)].some(([one]) => one === figure))

/** In the name of the column, or behind the figures in its cells. */
function hasUnit({ rows }: AskedTable, column: TableColumn, unit: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\u00b2\u00b3%]+/gu) ?? []
  return (
    words(column.name).includes(unit) ||
    rows.some((row) => words(row.cells[column.index]?.plain ?? '').includes(unit))
  )
}

/** The column of times that the question names, else the first. */
export const timeColumn = (table: AskedTable, { columns }: TableQuestion): TableColumn | undefined =>
  columns.find(({ kind }) => kind === 'time') ?? table.columns.find(({ kind }) => kind === 'time')

export function timeFilter(table: AskedTable, question: TableQuestion): Filter | null {
  const column = timeColumn(table, question)
  const asked = column ? timesAsked(question.plain) : []
  if (!column || asked.length === 0) return null
  return {
    by: [column],
    test(row) {
      const minutes = minutesOf(row.cells[column.index]?.plain ?? '')
      return minutes !== null && asked.every((one) => fitsTime(minutes, one))
    },
  }
}

export const weekdayColumn = ({ columns }: AskedTable): TableColumn | undefined =>
  columns.find(({ isWeekdays }) => isWeekdays)

export function weekdayFilter(table: AskedTable, { plain }: TableQuestion): Filter | null {
  const column = weekdayColumn(table)
  const asked = column ? weekdaysAsked(plain) : []
  if (!column || asked.length === 0) return null
  return {
    by: [column],
    test: (row) => {
      const days = weekdaysOfCell(row.cells[column.index]?.plain ?? '')
      return asked.every((day) => days.includes(day))
    },
  }
}
