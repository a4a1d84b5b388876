// Reads a table of tasks: its heads say what the columns are, unless somebody says it better.
import { type TableRow as Row, tableRows } from '../../files/text/table-file.ts'
import { AppError } from '../../kit/errors.ts'
import { type Fault, MOST_TASKS, type TaskField, taskFields } from './contract.ts'
import { type DayReader, dayReader } from './due-days.ts'
import { isEnglish, matchHeads } from './heads.ts'
import { emptyTask, type ImportedFile, type ImportedTask, withNotes } from './imported.ts'
import { priorityOf, statusOf } from './statuses.ts'

/** A table of tasks has some ten. */
const MOST_COLUMNS = 500

type Columns = Partial<Record<TaskField, number | null>>

export function readCsv(
  text: string,
  { fileName, columns }: { fileName: string; columns?: Columns | undefined },
): ImportedFile {
  const { rows: all, troubles } = tableRows(text)
  const faults: Fault[] = troubles.map((one) => ({ ...one, isLeftOut: false }))
  const [head, ...rows] = all
  const heads = head?.cells.slice(0, MOST_COLUMNS + 1).map((cell) => cell.trim()) ?? []
  if (heads.length > MOST_COLUMNS)
    throw new AppError(
      'invalid',
      `This table has more than ${MOST_COLUMNS} columns. Leave some out and try again.`,
    )
  const isLinear = ['id', 'team', 'title', 'status', 'priority'].every((name) =>
    heads.some((one) => one.toLowerCase() === name),
  )
  const matched = { ...matchHeads(heads, taskFields), ...given(columns, heads.length) }
  const found = Object.fromEntries(Object.entries(matched).filter(([, at]) => at !== null)) as Partial<
    Record<TaskField, number>
  >
  const base = {
    kind: isLinear ? ('linear' as const) : ('csv' as const),
    ...{ name: fileName.replace(/\.[a-z]{1,5}$/i, ''), topic: '', columns: heads, matched: found },
  }
  if (found.title === undefined) {
    const what = 'No column is the title: say which one is.'
    return { ...base, tasks: [], faults: [{ line: head?.line ?? 1, what, isLeftOut: true }, ...faults] }
  }
  const cell = (row: Row, field: TaskField) => {
    const at = found[field]
    return at === undefined ? '' : (row.cells[at] ?? '').trim()
  }
  const days = dayReader(
    rows.map((row) => cell(row, 'dueDate')),
    !isEnglish(heads),
  )
  const others = heads.map((_, at) => at).filter((at) => !Object.values(found).includes(at))
  const tasks: ImportedTask[] = []
  for (const row of rows) {
    if (row.cells.every((one) => one.trim() === '')) continue
    const task = taskOf({ row, cell, days, faults })
    if (!task) continue
    if (tasks.length >= MOST_TASKS) {
      faults.push({ line: row.line, what: `Only the first ${MOST_TASKS} tasks are taken.`, isLeftOut: true })
      break
    }
    const rest = others.flatMap((at) => {
      const value = (row.cells[at] ?? '').trim()
      return value === '' ? [] : `${heads[at] || `Column ${at + 1}`}: ${value}`
    })
    tasks.push({ ...task, description: withNotes(task.description, rest) })
  }
  return { ...base, tasks, faults: faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) }
}

function taskOf({
  row,
  cell,
  days,
  faults,
}: {
  row: Row
  cell: (row: Row, field: TaskField) => string
  days: DayReader
  faults: Fault[]
}): ImportedTask | null {
  const { line } = row
  const title = cell(row, 'title')
  if (title === '') {
    faults.push({ line, what: 'There is no title in this line.', isLeftOut: true })
    return null
  }
  const notes: string[] = []
  const unread = (field: string, text: string, why: string) => {
    faults.push({ line, what: `${field} “${text.slice(0, 60)}” ${why}`, isLeftOut: false })
    notes.push(`${field}: ${text}`)
  }
  const dueText = cell(row, 'dueDate')
  const dueDate = dueText === '' ? null : days(dueText)
  if (dueText !== '' && dueDate === null)
    unread('Due date', dueText, 'is no day, or may be two. Write it as 2026-03-13.')
  const statusText = cell(row, 'status')
  const status = statusOf(statusText)
  if (status === null) notes.push(`Status: ${statusText}`)
  const priorityText = cell(row, 'priority')
  const priority = priorityOf(priorityText)
  if (priority === null) unread('Priority', priorityText, 'is none that is known here.')
  const labels = cell(row, 'labels')
  if (labels !== '') notes.push(`Labels: ${labels}`)
  return {
    ...emptyTask,
    title,
    number: numberIn(cell(row, 'number')),
    description: withNotes(cell(row, 'description'), notes),
    status: status ?? emptyTask.status,
    priority: priority ?? emptyTask.priority,
    dueDate,
    assignees: listed(cell(row, 'assignees')),
    blockedBy: listed(cell(row, 'blockedBy')).flatMap((one) => numberIn(one) ?? []),
  }
}

/** "MC-17" is 17. */
function numberIn(text: string): number | null {
  const digits = /(\d{1,9})\s{0,9}$/.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

const listed = (text: string) =>
  text
    .split(/[;,\n]/)
    .map((one) => one.trim())
    .filter(Boolean)

/** Null unmatches a column. */
function given(columns: Columns | undefined, most: number): Columns {
  const chosen = Object.entries(columns ?? {}).filter(([, at]) => at === null || (at ?? 0) < most)
  return Object.fromEntries(chosen) as Columns
}
