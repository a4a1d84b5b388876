// Answers a question out of the cells of a table: a row's figures, a sum, a count, the largest, the next, or the columns that there are.
import { fold } from '../../fold.ts'
import { stemOf } from '../../knowledge/stem.ts'
import type { ReadableDocument } from '../../readable-document.ts'
import { minutesOf } from './clock-times.ts'
import { eachOf } from './per-each.ts'
import { chooseRows } from './row-filters.ts'
import { type AskedTable, type TableColumn, type TableGiven, type TableRow, tablesToAsk } from './table.ts'
import { added, columnsToShow, headLine, rowAnswer, type TableAnswer, type TableFact } from './table-facts.ts'
import { questionTo, type TableQuestion } from './table-question.ts'
import { FREE } from './table-words.ts'
import { timeColumn } from './value-filters.ts'

export interface AskedOfTables {
  question: string
  /** The name of the file, whose words ask for the table itself. */
  fileName: string
  given: TableGiven
}

const ORDERED = ['most', 'least', 'latest', 'first', 'next'] as const

/** Rows that an answer lists. */
const MOST_ROWS = 12

/** Of the table that fits best; empty where none is asked for by what it has. */
export function answerFromTables(document: ReadableDocument, asked: AskedOfTables): TableAnswer[] {
  const tables = tablesToAsk(document, asked.given)
  const tried = tables.map((table) => attempt(table, asked)).sort((one, other) => other.fit - one.fit)
  return tried.find(({ answers }) => answers.length > 0)?.answers ?? []
}

/** The columns of the first table, said where nothing was found in it. */
export function columnsOfTables(document: ReadableDocument, given: TableGiven): TableAnswer[] {
  const [table] = tablesToAsk(document, given)
  const names = (table?.columns ?? []).map(({ name }) => name).filter((name) => name !== '')
  if (!table || names.length < 2) return []
  const fact: TableFact = { kind: 'columns', names: names.slice(0, MOST_ROWS), rows: table.rows.length }
  return [{ fact, part: table.part, quote: names.join(' | '), isNear: true }]
}

function attempt(table: AskedTable, { question, fileName, given }: AskedOfTables) {
  const about = [...stemsOf(fileName), ...stemsOf(table.name)]
  const asked = questionTo(table, question, { about, given })
  const chosen = chooseRows(table, asked, { text: question, given })
  const nothing = { fit: 0, answers: [] as TableAnswer[] }
  const isPlain = asked.named === null && !chosen.isFiltered
  // A word that the table lacks may be what is asked for.
  const allowed = asked.named ? 2 : chosen.isFiltered || asked.notions.has('next') ? 1 : 0
  const isNamed = given.language !== 'de' && hasName(question, asked.unknown)
  const isOrdered = ORDERED.some((one) => asked.notions.has(one))
  // The cheapest of rows that do not exist is none.
  if (asked.isSplit && isOrdered) return nothing
  if (asked.unknown.some((word) => FREE.test(word))) return nothing
  if (asked.unknown.length > allowed || isNamed || (given.language === 'de' && hasNoun(asked, question)))
    return nothing
  const fit =
    (asked.named ? 2 : 0) + (chosen.isFiltered ? 2 : 0) + asked.columns.length - asked.unknown.length
  const answers = answersOf(table, asked, { chosen: chosen.rows, by: chosen.by, isPlain, given })
  return { fit, answers }
}

const stemsOf = (text: string): string[] =>
  (fold(text.replace(/\.\w{2,4}$/, '')).match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)

/** A capital within the sentence: a name that the table does not know. */
const hasName = (question: string, unknown: readonly string[]): boolean => {
  const capitals = question.match(/(?<=[\p{L}\p{N},]\s)\p{Lu}[\p{L}\p{N}]+/gu) ?? []
  return capitals.some((word) => unknown.includes(fold(word)))
}

/** In German a noun that the table does not know, where no row is named. */
const hasNoun = ({ named, unknown }: TableQuestion, question: string): boolean =>
  named === null && hasName(question, unknown)

interface Chosen {
  chosen: readonly TableRow[]
  by: readonly TableColumn[]
  /** Nothing chooses among the rows. */
  isPlain: boolean
  given: TableGiven
}

function answersOf(
  table: AskedTable,
  asked: TableQuestion,
  { chosen, by, isPlain, given }: Chosen,
): TableAnswer[] {
  const { notions, columns } = asked
  const numbers = numbersFor(table, asked)
  const shown = columnsToShow(table, asked, { numbers, by })
  const list = (rows: readonly TableRow[]) =>
    rows.slice(0, MOST_ROWS).map((row) => rowAnswer(table, row, shown))
  const each = eachOf(table, { plain: asked.plain, rows: chosen, numbers })
  if (each) return each
  const ordered = orderedRows(table, asked, { rows: chosen, numbers, given })
  if (ordered) return list(ordered)
  const wantsSum =
    notions.has('sum') || ((notions.has('amount') || notions.has('count')) && numbers.length > 0)
  if (chosen.length > 0 && numbers.length > 0 && (notions.has('average') || wantsSum)) {
    const isAverage = notions.has('average')
    const isOne = chosen.length === 1 && !isAverage
    const isAdded = isAverage || notions.has('sum') || !isPlain || notions.has('count')
    if (isOne) return list(chosen)
    if (isAdded)
      return [
        ...numbers.map((column) => added(table, chosen, { column, isAverage })),
        ...(isPlain ? [] : list(chosen)),
      ]
  }
  if (notions.has('count') && numbers.length === 0) {
    const fact = { kind: 'count' as const, rows: chosen.length, all: table.rows.length }
    const counted: TableAnswer = { fact, part: table.part, quote: headLine(table), isNear: false }
    return isPlain && columns.length === 0 ? [] : [counted, ...(isPlain ? [] : list(chosen))]
  }
  if (!isPlain && chosen.length === 0) {
    const fact = { kind: 'count' as const, rows: 0, all: table.rows.length }
    const none = asked.named ? { ...fact, all: asked.named.length } : fact
    return [
      { fact: none, part: table.part, quote: headLine(table), isNear: false },
      ...list(asked.named ?? []),
    ]
  }
  const isListed = !isPlain || ((notions.has('list') || columns.length > 0) && table.rows.length <= MOST_ROWS)
  return isListed && (columns.length > 0 || asked.named !== null || by.length > 0) ? list(chosen) : []
}

/** The columns of numbers that are asked for: by name, by what is owed or costs, or the only one. */
function numbersFor(table: AskedTable, { columns, notions, named: rows }: TableQuestion): TableColumn[] {
  const isNamed = rows !== null
  const named = columns.filter(({ kind, isNumbering }) => kind === 'number' && !isNumbering)
  if (named.length > 0) return named
  const all = table.columns.filter(({ kind, isNumbering }) => kind === 'number' && !isNumbering)
  const asksAmount = ['amount', 'sum', 'unpaid', 'average', 'most', 'least'].some((one) =>
    notions.has(one as 'amount'),
  )
  // "How many have not paid?" asks for rows, and not for what they owe.
  const isCount = notions.has('count') && !notions.has('amount') && !notions.has('sum')
  // "How many hinges have we?" asks for what there is of them.
  const stock = all.find(({ role }) => role === 'stock')
  if (notions.has('count') && isNamed && stock) return [stock]
  if (!asksAmount || isCount) return []
  const amount = all.find(({ role }) => role === 'amount') ?? (all.length === 1 ? all[0] : undefined)
  const rating = notions.has('average') ? all.find(({ role }) => role === 'rating') : undefined
  const found = amount ?? rating
  return found ? [found] : []
}

/** The largest, the smallest, the latest, the first or the next; null where none of them is asked for. */
function orderedRows(
  table: AskedTable,
  question: TableQuestion,
  { rows, numbers, given }: { rows: readonly TableRow[]; numbers: readonly TableColumn[]; given: TableGiven },
): TableRow[] | null {
  const { notions, columns } = question
  const day = columns.find(({ kind }) => kind === 'day') ?? table.columns.find(({ kind }) => kind === 'day')
  const [number] = numbers
  const dayOf = (row: TableRow) => (day ? (row.cells[day.index]?.day ?? '') : '')
  if (day && notions.has('next')) {
    const ahead = rows.filter((row) => dayOf(row) >= given.sentOn)
    return best(ahead, (row) => -Date.parse(dayOf(row)))
  }
  if (day && !notions.has('sum') && (notions.has('latest') || notions.has('first'))) {
    const sign = notions.has('latest') ? 1 : -1
    return best(
      rows.filter((row) => dayOf(row) !== ''),
      (row) => sign * Date.parse(dayOf(row)),
    )
  }
  const clock = timeColumn(table, question)
  if (clock && !day && (notions.has('latest') || notions.has('first') || notions.has('next'))) {
    const sign = notions.has('latest') ? 1 : -1
    const timed = rows.flatMap((row) => {
      const minutes = minutesOf(row.cells[clock.index]?.plain ?? '')
      return minutes === null ? [] : [{ row, minutes }]
    })
    const most = Math.max(...timed.map(({ minutes }) => sign * minutes))
    return timed.filter(({ minutes }) => sign * minutes === most).map(({ row }) => row)
  }
  if (number && (notions.has('most') || notions.has('least')) && !notions.has('belowMinimum')) {
    const sign = notions.has('most') ? 1 : -1
    const valued = rows.filter((row) => typeof row.cells[number.index]?.value === 'number')
    return best(valued, (row) => sign * (row.cells[number.index]?.value ?? 0))
  }
  return null
}

function best(rows: readonly TableRow[], worth: (row: TableRow) => number): TableRow[] {
  const most = Math.max(...rows.map(worth))
  return rows.filter((row) => worth(row) === most).slice(0, MOST_ROWS)
}
