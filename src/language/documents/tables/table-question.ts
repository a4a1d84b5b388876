// What a question asks of one table: the notions in it, the columns and cells that it names, and the words that the table lacks.
import { findDates } from '../../dates/find.ts'
import { fold } from '../../fold.ts'
import { meaningsOf } from '../../knowledge/meanings.ts'
import { stemOf } from '../../knowledge/stem.ts'
import { smallWords } from '../../lexicon/question-languages.ts'
import { eachIn } from './each-words.ts'
import type { AskedTable, TableColumn, TableGiven, TableRow } from './table.ts'
import { LIGHT, NOTIONS, type Notion } from './table-words.ts'
import { isWeekdayWord } from './weekdays.ts'

export interface TableQuestion {
  plain: string
  notions: ReadonlySet<Notion>
  /** Named by the question, in its order. */
  columns: readonly TableColumn[]
  /** Rows with the cells that the question names; null where it names none. */
  named: readonly TableRow[] | null
  /** Words that tell what is asked and are nowhere in the table. */
  unknown: readonly string[]
  /** It names cells of several columns that no row has together. */
  isSplit: boolean
}

/** Columns that a question word asks for. */
const OF_NOTIONS: readonly (readonly [Notion, (column: TableColumn) => boolean])[] = [
  ['when', ({ kind }) => kind === 'day'],
  ['time', ({ kind, role }) => kind === 'time' || role === 'time'],
  ['who', ({ role }) => role === 'person'],
  ['where', ({ role }) => role === 'place'],
]

export function questionTo(
  table: AskedTable,
  question: string,
  { about, given }: { about: readonly string[]; given: TableGiven },
): TableQuestion {
  const plain = fold(question)
  const notions = new Set<Notion>()
  const told = new Set<string>()
  for (const [notion, words] of Object.entries(NOTIONS) as [Notion, RegExp][]) {
    const matches = plain.match(words) ?? []
    if (matches.length > 0) notions.add(notion)
    for (const match of matches) for (const word of wordsIn(match)) told.add(word)
  }
  for (const word of [...wordsIn(eachIn(plain)), ...unitsIn(plain)]) told.add(word)
  if (notions.has('notYetDue')) notions.delete('overdue')
  if (notions.has('unpaid')) notions.delete('paid')
  const columns: TableColumn[] = []
  const hits = new Map<number, Map<TableRow, number>>()
  const unknown: string[] = []
  for (const word of withoutDays(question, given).match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (word.length < 2 && !/\d/.test(word)) continue
    const stem = stemOf(word)
    const column = namedColumn(table, word, stem)
    const cells = column && column.stems.includes(stem) ? [] : cellsWith(table, word, stem)
    if (cells.length > 0 && !(LIGHT.has(word) || smallWords.has(word)))
      for (const { index, row } of cells) {
        const rows = hits.get(index) ?? new Map<TableRow, number>()
        rows.set(row, (rows.get(row) ?? 0) + 1)
        hits.set(index, rows)
      }
    else if (column) {
      if (!columns.includes(column)) columns.push(column)
    } else if (!isKnown(word, stem, about)) unknown.push(word)
  }
  for (const [notion, fits] of OF_NOTIONS) {
    const found = notions.has(notion) ? table.columns.filter(fits) : []
    if (found.length > 0 && !columns.some(fits)) columns.push(...found.slice(0, 2))
  }
  if (notions.has('when') && !columns.some(({ kind }) => kind === 'day' || kind === 'time'))
    columns.push(...table.columns.filter(({ kind }) => kind === 'time').slice(0, 2))
  const { rows: named, isSplit } = rowsOf(hits)
  const isDay = (word: string) => isWeekdayWord(word) && table.columns.some(({ isWeekdays }) => isWeekdays)
  const asked = unknown.filter((word) => !told.has(word) && !isDay(word))
  return { plain, notions, columns, named, unknown: asked, isSplit }
}

/** Folded, without the days that it names: those choose rows by the days in their cells. */
function withoutDays(question: string, { sentOn, dayFirst }: TableGiven): string {
  const days = findDates(question, { at: new Date(`${sentOn}T12:00:00Z`), zone: 'UTC', dayFirst })
  const rest = days
    .filter(({ text }) => /\d|\p{L}{5}/u.test(text))
    .reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, question)
  return fold(rest).replace(/'/g, ' ')
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Behind a figure: "10 mm", "120 g". */
const unitsIn = (plain: string): string[] =>
  [...plain.matchAll(/\d\s?([\p{L}\u00b2\u00b3]{1,4})(?![\p{L}\p{N}])/gu)].flatMap(([, unit]) => unit ?? [])

/** Small words, and those that name the table itself, such as its sheet or file. */
const isKnown = (word: string, stem: string, about: readonly string[]): boolean =>
  LIGHT.has(word) || smallWords.has(word) || /^\d/.test(word) || about.includes(stem)

const SHORTEST_ROOT = 5

/** By its own words, then by a word that means the same. */
function namedColumn({ columns }: AskedTable, word: string, stem: string): TableColumn | undefined {
  if (LIGHT.has(word) || smallWords.has(word)) return undefined
  const exact = columns.find(({ stems }) => stems.includes(stem))
  if (exact) return exact
  const root = word.slice(0, SHORTEST_ROOT)
  const begun =
    word.length >= SHORTEST_ROOT
      ? columns.find(({ stems }) =>
          stems.some((one) => one.startsWith(root) || (one.length > 3 && stem.startsWith(one))),
        )
      : undefined
  if (begun) return begun
  const meanings = meaningsOf(stem)
  return meanings.length === 0
    ? undefined
    : columns.find(({ stems }) =>
        stems.some((one) => meaningsOf(one).some((meaning) => meanings.includes(meaning))),
      )
}

/** Cells that hold the word; of columns with a few values also those that mean the same. */
function cellsWith(table: AskedTable, word: string, stem: string): { index: number; row: TableRow }[] {
  const isNumber = /^\d+$/.test(word)
  const found: { index: number; row: TableRow }[] = []
  for (const column of table.columns) {
    if (column.kind === 'day' || column.kind === 'time' || column.kind === 'choice') continue
    if (column.kind === 'number' && !(isNumber && column.isNumbering)) continue
    for (const row of table.rows) {
      const words = row.cells[column.index]?.plain.match(/[\p{L}\p{N}]+/gu) ?? []
      const isThere = words.some(
        (one) =>
          one === word || (word.length >= 4 && !isNumber && (stemOf(one) === stem || isForm(one, word))),
      )
      if (isThere) found.push({ index: column.index, row })
    }
  }
  return found
}

/** Another number or case of it: the shorter is the beginning of the longer, up to its last letter. */
function isForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 5 && long.length - short.length <= 3 && long.startsWith(short.slice(0, -1))
}

interface Named {
  rows: TableRow[] | null
  isSplit: boolean
}

/** Of each column the rows that hold most of its words; where columns agree on none, all of them. */
function rowsOf(hits: ReadonlyMap<number, ReadonlyMap<TableRow, number>>): Named {
  if (hits.size === 0) return { rows: null, isSplit: false }
  const byColumn = [...hits.values()].map((rows) => {
    const most = Math.max(...rows.values())
    return new Set([...rows].flatMap(([row, count]) => (count === most ? [row] : [])))
  })
  const every = [...new Set(byColumn.flatMap((rows) => [...rows]))].sort(
    (one, other) => one.number - other.number,
  )
  const both = every.filter((row) => byColumn.every((rows) => rows.has(row)))
  return { rows: both.length > 0 ? both : every, isSplit: both.length === 0 }
}
