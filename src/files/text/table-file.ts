// Rows of a table of separated values with the line of the file where each begins.
import Papa from 'papaparse'

export interface TableRow {
  /** Of the file, from 1: a cell may have several lines. */
  line: number
  cells: string[]
}

export interface TableTrouble {
  line: number
  what: string
}

/** A file that is no table has one at every few characters. */
const MOST_TROUBLES = 2_000

/** The line that names the separator for Excel. */
const SEPARATOR_LINE = /^"?sep=([,;|\t])"?\r?\n/i

/** Lines are counted on the way, since the parser tells characters. */
export function tableRows(text: string): { rows: TableRow[]; troubles: TableTrouble[] } {
  const whole = text.startsWith('\uFEFF') ? text.slice(1) : text
  const said = SEPARATOR_LINE.exec(whole)
  const plain = said ? whole.slice(said[0].length) : whole
  const rows: TableRow[] = []
  const troubles: TableTrouble[] = []
  let from = 0
  let line = said ? 2 : 1
  Papa.parse<string[]>(plain, {
    delimiter: said?.[1] ?? '',
    step({ data, errors, meta }) {
      for (const { code, message } of errors)
        if (code !== 'UndetectableDelimiter' && troubles.length < MOST_TROUBLES)
          troubles.push({ line, what: `${message}.` })
      rows.push({ line, cells: data })
      for (let at = plain.indexOf('\n', from); at >= 0 && at < meta.cursor; at = plain.indexOf('\n', at + 1))
        line += 1
      from = meta.cursor
    },
  })
  return { rows, troubles }
}
