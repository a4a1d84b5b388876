// What every kind of file is read into before it is brought in.
import type { Priority } from '../tasks/contract.ts'
import type { Fault, FileKind, TaskField } from './contract.ts'

export interface ImportedComment {
  /** Address or name, as the file has it. */
  author: string
  text: string
  /** Null where the file does not say. */
  at: Date | null
}

export interface ImportedTask {
  /** In its own file, by which others name it. */
  number: number | null
  title: string
  description: string
  status: string
  priority: Priority
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  /** Addresses or names. */
  assignees: readonly string[]
  /** Numbers of those that it waits for. */
  blockedBy: readonly number[]
  blockedReason: string | null
  repeats: string | null
  checklist: readonly { text: string; isDone: boolean }[]
  comments: readonly ImportedComment[]
}

export interface ImportedFile {
  kind: FileKind
  name: string
  topic: string
  columns: readonly string[]
  matched: Partial<Record<TaskField, number>>
  tasks: ImportedTask[]
  faults: Fault[]
}

export const emptyTask: Omit<ImportedTask, 'title'> = {
  number: null,
  description: '',
  status: 'pending',
  priority: 'medium',
  dueDate: null,
  assignees: [],
  blockedBy: [],
  blockedReason: null,
  repeats: null,
  checklist: [],
  comments: [],
}

/** Characters; the same as the screens take. */
export const LONGEST_TITLE = 500
export const LONGEST_DESCRIPTION = 20_000

/** Nothing is lost by a limit: what a title has no room for begins the description. */
export function fitted(task: ImportedTask): ImportedTask {
  const title = task.title.replace(/\s+/g, ' ').trim()
  const isLong = title.length > LONGEST_TITLE
  const description = isLong ? `${title}\n\n${task.description}` : task.description
  return {
    ...task,
    title: isLong ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title,
    description: description.slice(0, LONGEST_DESCRIPTION),
  }
}

/** Below the description, each in a paragraph of its own. */
export function withNotes(description: string, notes: readonly string[]): string {
  return [description, ...notes].filter((part) => part !== '').join('\n\n')
}
