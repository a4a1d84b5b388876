// Recognises the kind of a file by its content and reads it. Runs in a thread: a file may be made to be slow.
import { AppError } from '../../kit/errors.ts'
import { POLL_FILE, type PollFile, readPollFile } from '../polls/index.ts'
import type { Fault, TaskField } from './contract.ts'
import { readCsv } from './csv-file.ts'
import { dropCycles } from './drop-cycles.ts'
import { type ReadEverything, readEverything } from './everything-file.ts'
import { fitted, type ImportedFile, type ImportedTask } from './imported.ts'
import { projectFile, readProjectFile } from './project-file.ts'
import { readTrello, trelloBoard } from './trello-file.ts'

export interface FileToImport {
  fileName: string
  text: string
  columns?: Partial<Record<TaskField, number | null | undefined>> | undefined
}

/** `refused` says in words for people why nothing was read. */
export type ReadFile =
  | { kind: 'everything'; everything: ReadEverything }
  | { kind: 'poll'; poll: PollFile }
  | { kind: 'tasks'; file: ImportedFile }
  | { kind: 'refused'; why: string }

export function readFile(input: FileToImport): ReadFile {
  try {
    return isJson(input.text) ? readJson(input.text) : { kind: 'tasks', file: prepared(readTable(input)) }
  } catch (error) {
    // An error of ours would leave the thread as any other.
    if (error instanceof AppError) return { kind: 'refused', why: error.message }
    throw error
  }
}

const isJson = (text: string) => /^\uFEFF?\s{0,99}[{[]/.test(text)
const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null

/** Numbers of an exported project up to here are kept; beyond, its tasks are counted anew. */
export const LAST_KEPT_NUMBER = 100_000
/** Beyond, a count says how many more there are. */
const MAX_FAULTS = 1_000

/** In the order in which its tasks are made, and none waits for itself. */
function prepared(read: ImportedFile): ImportedFile {
  const { tasks, faults } = dropCycles(inOrder(read.kind, read.tasks.map(fitted)))
  return { ...read, tasks, faults: firstOf([...read.faults, ...faults]) }
}

function firstOf(faults: Fault[]): Fault[] {
  const more = faults.length - MAX_FAULTS
  if (more <= 0) return faults
  const what = `There is more that was left out or changed: ${more} further lines are not listed.`
  return [...faults.slice(0, MAX_FAULTS), { line: null, what, isLeftOut: true }]
}

/** An exported project keeps its numbers, so its tasks come in their order. */
function inOrder(kind: ImportedFile['kind'], tasks: ImportedTask[]): ImportedTask[] {
  const numbers = tasks.map(({ number }) => number ?? 0)
  const isWhole =
    new Set(numbers).size === tasks.length && numbers.every((one) => one > 0 && one <= LAST_KEPT_NUMBER)
  if (kind !== 'mailcrew' || !isWhole) return tasks
  return tasks.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0))
}

function readTable({ fileName, text, columns }: FileToImport): ImportedFile {
  const chosen = Object.entries(columns ?? {}).filter(([, at]) => at !== undefined)
  return readCsv(text, {
    fileName,
    columns: Object.fromEntries(chosen) as Partial<Record<TaskField, number | null>>,
  })
}

function readJson(text: string): ReadFile {
  const found = parsed(text)
  if (isRecord(found)) {
    const everything = readEverything(found)
    if (everything)
      return {
        kind: 'everything',
        everything: { ...everything, projects: everything.projects.map(prepared) },
      }
    if (found.format === POLL_FILE) return { kind: 'poll', poll: readPollFile(found) }
  }
  const ours = projectFile.safeParse(found)
  if (ours.success) return { kind: 'tasks', file: prepared(readProjectFile(ours.data)) }
  const board = trelloBoard.safeParse(found)
  if (board.success) return { kind: 'tasks', file: prepared(readTrello(board.data)) }
  throw new AppError(
    'invalid',
    'This JSON is neither an export of Mailcrew nor a board of Trello. Export it anew, or save a table as CSV.',
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1]
    const line = at === undefined ? null : text.slice(0, Number(at)).split('\n').length
    throw new AppError(
      'invalid',
      `The file is no whole JSON${line === null ? '' : `: line ${line} breaks it`}`,
    )
  }
}
