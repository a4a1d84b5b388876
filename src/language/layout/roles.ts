// Says what each column of a table is about: by its header, else by what stands in it.
import type { Cell, Role, Slice } from './block.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Whether a short text names people and nothing else, or a day and nothing else. */
export interface Looks {
  isPeople(text: string): boolean
  isDay(text: string): boolean
}

const ROLES: readonly Role[] = ['task', 'owner', 'due', 'status', 'weight', 'number', 'note']

export interface Roles {
  columns: (Role | null)[]
  hasHeader: boolean
}

/** The role that a label gives; null for any other text. */
export function roleOfLabel(text: string, words: Vocabulary): Role | null {
  const bare = text.replace(/[*_#:?()[\]]/g, ' ').trim()
  if (bare === '' || bare.length > 32) return bare === '' && /#/.test(text) ? 'number' : null
  const role = ROLES.find((one) => words.isAll(bare, one))
  return role ?? (words.isAll(bare, 'done', 'finished') ? 'status' : null)
}

export function rolesOf(rows: readonly (Slice | null)[][], words: Vocabulary, looks: Looks): Roles {
  const [first = []] = rows
  const labels = first.map((cell) => (cell ? roleOfLabel(cell.text, words) : null))
  const known = labels.filter((label) => label !== null).length
  const cells = first.filter((cell) => cell !== null)
  const hasHeader =
    rows.length > 1 && known >= 1 && known >= cells.length / 2 && !cells.some(({ text }) => looks.isDay(text))
  const body = hasHeader ? rows.slice(1) : rows
  const columns = first.map((_, column) => (hasHeader ? (labels[column] ?? null) : null))
  for (const [column, label] of columns.entries())
    columns[column] =
      label ??
      roleOfColumn(
        body.flatMap((row) => row[column] ?? []),
        words,
        looks,
      )
  return { columns: withTask(columns, body), hasHeader }
}

function roleOfColumn(cells: readonly Slice[], words: Vocabulary, looks: Looks): Role | null {
  if (cells.length === 0) return null
  const most = (test: (text: string) => boolean) =>
    cells.filter(({ text }) => test(text)).length > cells.length / 2
  if (most((text) => /^(?:\p{Lu}{1,4}[-. ]?)?[#\d.()\s-]{1,6}$/u.test(text))) return 'number'
  if (most((text) => looks.isDay(text))) return 'due'
  if (most((text) => isState(text, words))) return 'status'
  if (most((text) => looks.isPeople(text))) return 'owner'
  return null
}

export function isState(text: string, words: Vocabulary): boolean {
  return (
    words.isAll(text, 'done', 'begun', 'dropped', 'still', 'waiting', 'finished') ||
    /^[✓✔✅☑✗xX☐]$/u.test(text)
  )
}

/** The column with the longest texts is the work, where none is called so. */
function withTask(columns: (Role | null)[], rows: readonly (Slice | null)[][]): (Role | null)[] {
  if (columns.includes('task')) return columns
  const lengths = columns.map((role, column) =>
    role === null || role === 'note'
      ? rows.reduce((sum, row) => sum + (row[column]?.text.length ?? 0), 0)
      : -1,
  )
  const most = Math.max(...lengths)
  if (most <= 0) return columns
  return columns.map((role, column) => (column === lengths.indexOf(most) ? 'task' : role))
}

const OWN_LABEL = /^([\p{L}. ]{1,24}):\s+(?=\S)/u

/** The cells of a row with their roles; a cell with a label of its own has that role, what no column is known for is a note. */
export function cellsOf(
  row: readonly (Slice | null)[],
  columns: readonly (Role | null)[],
  words: Vocabulary,
): Cell[] {
  return row.flatMap((cell, column): Cell[] => {
    if (!cell) return []
    const label = OWN_LABEL.exec(cell.text)
    const role = label ? roleOfLabel(label[1] ?? '', words) : null
    if (!label || !role) return [{ ...cell, role: columns[column] ?? 'note' }]
    const skip = label[0].length
    return [{ role, text: cell.text.slice(skip), start: cell.start + skip, end: cell.end }]
  })
}
