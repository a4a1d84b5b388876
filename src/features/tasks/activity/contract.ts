// The activity of a task on the wire: who or which agent changed what, from which mail.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'
import { person } from '../../accounts/contract.ts'

export const changedField = z.enum([
  'title',
  'description',
  'status',
  'priority',
  'dueDate',
  'assignees',
  'blockedReason',
  'blockedBy',
  'repeats',
  'project',
])
export type ChangedField = z.infer<typeof changedField>

export const taskActivity = z.object({
  /** The change set that it is part of; POST /api/change-sets/{id}/undo takes it back. */
  id: z.number(),
  at: isoMoment,
  /** Whose act it was: with an agent, of the mail's sender. */
  actor: person.nullable(),
  /** The agent that carried it out; null for what was done in the app. */
  agent: z.string().nullable(),
  mail: z.object({ id: z.number(), subject: z.string() }).nullable(),
  what: z.enum(['created', 'changed', 'deleted', 'restored']),
  /** Before and after, a day as 'YYYY-MM-DD', people and projects by name, tasks as '#2'; null for nothing, and both for a description. */
  changes: z.array(z.object({ field: changedField, from: z.string().nullable(), to: z.string().nullable() })),
  undoneAt: isoMoment.nullable(),
  /** The reader may take it back. */
  canUndo: z.boolean(),
  /** Other tasks that the same act changed, and that an undo puts back too. */
  otherTasks: z.number(),
})
export type TaskActivity = z.infer<typeof taskActivity>

export const listTaskActivity = endpoint({
  method: 'GET',
  path: '/api/tasks/{id}/activity',
  summary: 'Who changed what in a task, oldest first',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.array(taskActivity),
})
