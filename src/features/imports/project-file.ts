// The file of an exported project: what is written is read again.
import { z } from 'zod'
import { priority } from '../tasks/contract.ts'
import { repeats } from '../tasks/repeats/contract.ts'
import { type Fault, MAX_COMMENTS, MOST_TASKS } from './contract.ts'
import type { ImportedFile, ImportedTask } from './imported.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)))

const exportedTask = z.object({
  number: z.number().int(),
  title: z.string().min(1),
  description: z.string(),
  status: z.string().min(1).max(40),
  priority,
  dueDate: day.nullable(),
  /** Addresses. */
  assignees: z.array(z.string()),
  /** Numbers of tasks of this file. */
  blockedBy: z.array(z.number().int()),
  blockedReason: z.string().nullable(),
  repeats,
  checklist: z.array(z.object({ text: z.string(), isDone: z.boolean() })),
  comments: z.array(z.object({ author: z.string(), text: z.string(), at: moment })),
})
export type ExportedTask = z.infer<typeof exportedTask>

export const projectFile = z.object({
  format: z.literal('mailcrew-project'),
  version: z.literal(1),
  project: z.object({ name: z.string(), topic: z.string() }),
  tasks: z.array(z.unknown()),
})
export type ProjectFile = Omit<z.infer<typeof projectFile>, 'tasks'> & { tasks: ExportedTask[] }

export function readProjectFile({ project, tasks }: z.infer<typeof projectFile>): ImportedFile {
  const faults: Fault[] = []
  let room = MAX_COMMENTS
  if (tasks.length > MOST_TASKS)
    faults.push({ line: null, what: `Only the first ${MOST_TASKS} tasks are taken.`, isLeftOut: true })
  const read = tasks.slice(0, MOST_TASKS).flatMap((given, at): ImportedTask[] => {
    const found = exportedTask.safeParse(given)
    if (found.success) {
      const comments = found.data.comments.slice(0, room).map((one) => ({ ...one, at: new Date(one.at) }))
      if (comments.length < found.data.comments.length && room > 0)
        faults.push({
          line: null,
          what: `Only the first ${MAX_COMMENTS} comments are taken.`,
          isLeftOut: true,
        })
      room -= comments.length
      return [{ ...found.data, comments }]
    }
    const [issue] = found.error.issues
    const place = issue?.path.join('.') ?? ''
    faults.push({
      line: null,
      what: `Task ${at + 1} of the file: ${place} is not as it should be.`,
      isLeftOut: true,
    })
    return []
  })
  return { kind: 'mailcrew', ...project, columns: [], matched: {}, tasks: read, faults }
}
