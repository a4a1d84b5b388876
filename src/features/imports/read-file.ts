// Tells what kind of file it is by what stands in it, and reads it.
import { AppError } from '../../kit/errors.ts'
import { POLL_FILE, type PollFile, readPollFile } from '../polls/index.ts'
import type { TaskField } from './contract.ts'
import { readCsv } from './csv-file.ts'
import { type ReadEverything, readEverything } from './everything-file.ts'
import { fitted, type ImportedFile } from './imported.ts'
import { projectFile, readProjectFile } from './project-file.ts'
import { readTrello, trelloBoard } from './trello-file.ts'

export interface FileToImport {
  fileName: string
  text: string
  columns?: Partial<Record<TaskField, number | null | undefined>> | undefined
}

/** Null for a file of anything else; throws invalid for a poll’s that is damaged. */
export function readPoll(text: string): PollFile | null {
  if (!isJson(text)) return null
  const found = parsed(text)
  return isRecord(found) && found.format === POLL_FILE ? readPollFile(found) : null
}

/** A whole knowledge base, or everything; null for a file of anything else. */
export function readWhole(text: string): ReadEverything | null {
  if (!isJson(text)) return null
  const found = parsed(text)
  return isRecord(found) ? readEverything(found) : null
}

const isJson = (text: string) => /^\uFEFF?\s{0,99}[{[]/.test(text)
const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null

/** Throws invalid for what is none of the kinds. */
export function readImport({ fileName, text, columns }: FileToImport): ImportedFile {
  const read = isJson(text) ? readJson(text) : readTable(fileName, text, columns)
  return { ...read, tasks: read.tasks.map(fitted) }
}

function readTable(fileName: string, text: string, columns: FileToImport['columns']): ImportedFile {
  const chosen = Object.entries(columns ?? {}).filter(([, at]) => at !== undefined)
  return readCsv(text, {
    fileName,
    columns: Object.fromEntries(chosen) as Partial<Record<TaskField, number | null>>,
  })
}

function readJson(text: string): ImportedFile {
  const found = parsed(text)
  const ours = projectFile.safeParse(found)
  if (ours.success) return readProjectFile(ours.data)
  const board = trelloBoard.safeParse(found)
  if (board.success) return readTrello(board.data)
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
