// Imports and exports of projects on the wire: a file is looked at first, and brought in when the person says so.
import { z } from 'zod'
import { endpoint, idParam } from '../../kit/contract.ts'
import { projectName } from '../projects/life/contract.ts'

/** Characters of a file. */
export const LONGEST_FILE = 5_000_000
/** Tasks of a file; a project of more is no project. */
export const MOST_TASKS = 5_000
/** Comments of a file. */
export const MAX_COMMENTS = 5_000

/** What a column of a table can be. */
export const taskFields = [
  'title',
  'description',
  'status',
  'priority',
  'dueDate',
  'assignees',
  'labels',
  'number',
  'blockedBy',
] as const
export type TaskField = (typeof taskFields)[number]

export const fileKinds = ['mailcrew', 'trello', 'linear', 'csv', 'poll', 'knowledge', 'everything'] as const
export type FileKind = (typeof fileKinds)[number]

const file = {
  fileName: z.string().max(300),
  text: z
    .string()
    .min(1, 'The file is empty')
    .max(LONGEST_FILE, 'The file is longer than five million characters'),
  /** For each field the column, from 0, that has it; of a table alone. Left out, the heads of the columns tell. */
  columns: z.partialRecord(z.enum(taskFields), z.number().int().min(0).nullable()).optional(),
}

const fault = z.object({
  /** Of the file, from 1; null where it has no lines. */
  line: z.number().nullable(),
  what: z.string(),
  /** What stood there is in no task. */
  isLeftOut: z.boolean(),
})
export type Fault = z.infer<typeof fault>

const shownTask = z.object({
  title: z.string(),
  status: z.string(),
  priority: z.string(),
  /** 'YYYY-MM-DD' */
  dueDate: z.string().nullable(),
  assignees: z.array(z.string()),
  checklist: z.number(),
  comments: z.number(),
})

export const importPreview = z.object({
  kind: z.enum(fileKinds),
  name: z.string(),
  /** Of a table: the heads of its columns, and which was taken for what. */
  columns: z.array(z.string()),
  matched: z.partialRecord(z.enum(taskFields), z.number()),
  /** What would be made of a file that holds no tasks, in a sentence. */
  holds: z.string().nullable(),
  tasks: z.number(),
  /** The first of them. */
  first: z.array(shownTask),
  faults: z.array(fault),
  /** Those who cannot be given a task here: their names go into the descriptions. */
  unknownPeople: z.array(z.string()),
})
export type ImportPreview = z.infer<typeof importPreview>

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/imports/preview',
  summary:
    'What a file would become: tasks as CSV, or an export of Mailcrew, of Trello or of Linear; changes nothing',
  access: 'session',
  mostBytes: 3 * LONGEST_FILE,
  body: z.object(file),
  response: importPreview,
})

export const importTasks = endpoint({
  method: 'POST',
  path: '/api/imports',
  summary: 'Make a project of a file of tasks, or of an export all that it has; nobody is told of it',
  access: 'session',
  mostBytes: 3 * LONGEST_FILE,
  body: z.object({ ...file, name: projectName }),
  response: z.object({
    /** Null where the file is no project. */
    projectId: z.number().nullable(),
    /** Where what was made is opened. */
    path: z.string(),
    tasks: z.number(),
    faults: z.array(fault),
  }),
  status: 201,
})

export const exportProject = endpoint({
  method: 'GET',
  path: '/api/projects/{id}/export',
  summary: 'A project as a file that can be imported again: with its tasks, their steps, comments and order',
  access: 'session',
  params: z.object({ id: idParam }),
  query: z.object({ format: z.enum(['json', 'csv']).optional() }),
  response: z.unknown(),
})

export const exportAll = endpoint({
  method: 'GET',
  path: '/api/exports/{what}',
  summary:
    'The articles of the context, or its projects, polls and articles, as a file that can be imported again',
  access: 'session',
  params: z.object({ what: z.enum(['knowledge', 'everything']) }),
  response: z.unknown(),
})
