// Which rows of a table a question means: those it names, of a day, paid or late, below a minimum, above a limit.
import { findDates } from '../../dates/find.ts'
import { valueOf } from '../amounts.ts'
import type { AskedTable, TableColumn, TableGiven, TableRow } from './table.ts'
import type { TableQuestion } from './table-question.ts'
import { DAY_ALONE, DENIES, NO, OVER, UNDER } from './table-words.ts'
import { type Filter, figureFilter, timeFilter, weekdayFilter } from './value-filters.ts'

export interface ChosenRows {
  rows: readonly TableRow[]
  isFiltered: boolean
  /** Columns by which rows were chosen, shown next to those asked for. */
  by: readonly TableColumn[]
}

type Test = Filter['test']

export function chooseRows(
  table: AskedTable,
  question: TableQuestion,
  { text, given }: { text: string; given: TableGiven },
): ChosenRows {
  const filters = [
    statusFilter(table, question, given),
    minimumFilter(table, question),
    unhappyFilter(table, question),
    limitFilter(table, question),
    choiceFilter(question),
    weekdayFilter(table, question),
    timeFilter(table, question),
    figureFilter(table, question),
  ].filter((filter) => filter !== null)
  const start = question.named ?? table.rows
  const kept = filters.reduce((rows, { test }) => rows.filter(test), [...start])
  const onDay = byDay(table, question, { text, given, rows: kept })
  return {
    rows: onDay?.rows ?? kept,
    isFiltered: question.named !== null || filters.length > 0 || onDay !== null,
    by: [...filters.flatMap(({ by }) => by), ...(onDay ? [onDay.column] : [])],
  }
}

const cell = (row: TableRow, column: TableColumn | undefined) =>
  column ? row.cells[column.index] : undefined

const withRole = ({ columns }: AskedTable, role: TableColumn['role']): TableColumn | undefined =>
  columns.find((column) => column.role === role)

/** Late, open and paid rows, as far as the table has the columns for them. */
function statusFilter(table: AskedTable, { notions }: TableQuestion, { sentOn }: TableGiven): Filter | null {
  const paid = withRole(table, 'paid')
  const due = table.columns.find(({ role, kind }) => role === 'due' && kind === 'day')
  const isPaid: Test = (row) => {
    const state = cell(row, paid)
    if (!state) return false
    // A day of payment says that it was paid.
    return state.day !== null || !NO.test(state.plain)
  }
  const isOpen: Test = (row) => !paid || !isPaid(row)
  const by = [due, paid].filter((one) => one !== undefined)
  const dayOf = (row: TableRow) => cell(row, due)?.day ?? null
  if (notions.has('notYetDue') && due)
    return { by, test: (row) => isOpen(row) && (dayOf(row) ?? '') >= sentOn }
  if (notions.has('overdue') && due)
    return { by, test: (row) => isOpen(row) && dayOf(row) !== null && (dayOf(row) ?? '') < sentOn }
  if (notions.has('unpaid') && paid) return { by, test: isOpen }
  return notions.has('paid') && paid ? { by: [paid], test: isPaid } : null
}

/** Stock next to its minimum. */
function minimumFilter(table: AskedTable, { notions }: TableQuestion): Filter | null {
  const minimum = table.columns.find(({ role, kind }) => role === 'minimum' && kind === 'number')
  const stock =
    table.columns.find(({ role, kind }) => role === 'stock' && kind === 'number') ??
    table.columns.find((one) => one.kind === 'number' && one !== minimum && !one.isNumbering)
  if (!notions.has('belowMinimum') || !minimum || !stock) return null
  const test: Test = (row) => {
    const [has, needs] = [cell(row, stock)?.value, cell(row, minimum)?.value]
    return typeof has === 'number' && typeof needs === 'number' && has < needs
  }
  return { test, by: [stock, minimum] }
}

/** The lower two fifths of a scale. */
function unhappyFilter(table: AskedTable, { notions }: TableQuestion): Filter | null {
  const rating = table.columns.find(({ role, kind }) => role === 'rating' && kind === 'number')
  if (!notions.has('unhappy') || !rating) return null
  const most = Math.max(...table.rows.map((row) => cell(row, rating)?.value ?? 0))
  const scale = [5, 6, 10, 100].find((one) => one >= most) ?? most
  return { by: [rating], test: (row) => (cell(row, rating)?.value ?? scale) <= scale * 0.4 }
}

/** "Over 500" of the column that is asked for, else of amounts. */
function limitFilter(table: AskedTable, { plain, columns, notions }: TableQuestion): Filter | null {
  const [over, under] = [OVER.exec(plain)?.[1], UNDER.exec(plain)?.[1]]
  const limit = valueOf((over ?? under ?? '').replace(/[.,']$/, ''))
  const numbers = table.columns.filter(({ kind, isNumbering }) => kind === 'number' && !isNumbering)
  const column =
    columns.find(({ kind }) => kind === 'number') ??
    numbers.find(({ role }) => role === 'amount') ??
    (numbers.length === 1 ? numbers[0] : undefined)
  if ((over ?? under) === undefined || limit === null || !column || notions.has('belowMinimum')) return null
  const isIn = (value: number) => (over === undefined ? value < limit : value > limit)
  return {
    by: [column],
    test: (row) => {
      const value = cell(row, column)?.value
      return typeof value === 'number' && isIn(value)
    },
  }
}

/** A column of yes and no that the question names: the ones with yes, or with no where it denies. */
function choiceFilter({ plain, columns }: TableQuestion): Filter | null {
  const column = columns.find(({ kind, role }) => kind === 'choice' && role !== 'paid')
  if (!column) return null
  const wantsNo = DENIES.test(plain)
  return { by: [column], test: (row) => NO.test(cell(row, column)?.plain ?? '') === wantsNo }
}

/** Rows of the days that the question names: exactly, else of any year, else by the day of the month. */
function byDay(
  table: AskedTable,
  question: TableQuestion,
  { text, given, rows }: { text: string; given: TableGiven; rows: readonly TableRow[] },
): { rows: readonly TableRow[]; column: TableColumn } | null {
  const days = table.columns.filter(({ kind }) => kind === 'day')
  const asksDue = /\b(?:due|fallig|echeance|venc\w+|scad\w+|verval\w*)\b/.test(question.plain)
  const column =
    days.find(({ role }) => (role === 'due') === asksDue) ??
    days.find((one) => question.columns.includes(one)) ??
    days[0]
  if (!column) return null
  const at = new Date(`${given.sentOn}T12:00:00Z`)
  const options = { at, zone: 'UTC', dayFirst: given.dayFirst }
  const tellsDay = /\d/.test(text) || /\p{L}{3}/u.test(text)
  const [span] = tellsDay ? findDates(text, options).filter(isCalendar) : []
  const dayOf = (row: TableRow) => cell(row, column)?.day ?? null
  const found = (test: (day: string) => boolean) => rows.filter((row) => test(dayOf(row) ?? ''))
  if (span) {
    const exact = found((day) => day >= span.day && day <= span.lastDay)
    const anyYear = /\b(?:19|20)\d\d\b/.test(span.text)
      ? []
      : found((day) => isBetween(day, span.day, span.lastDay))
    if (exact.length > 0 || anyYear.length > 0 || /\p{L}{3}|\d\D\d/u.test(span.text))
      return { column, rows: exact.length > 0 ? exact : anyYear }
  }
  const alone = DAY_ALONE.exec(question.plain)?.[1]
  if (!alone) return null
  return { column, rows: found((day) => Number(day.slice(8)) === Number(alone)) }
}

/** A time of day or "now" names no day of a table. */
const isCalendar = ({ grain, text, kind }: { grain: string; text: string; kind: string }): boolean =>
  kind !== 'open' &&
  ['day', 'week', 'month', 'quarter', 'year'].includes(grain) &&
  !/^(?:day|tag|jour|giorno)$/i.test(text)

const isBetween = (day: string, first: string, last: string): boolean =>
  day !== '' &&
  first.slice(0, 4) === last.slice(0, 4) &&
  day.slice(5) >= first.slice(5) &&
  day.slice(5) <= last.slice(5)
