// Changing many tasks at once on the wire: one request, an outcome for each task, one undo.
import { z } from 'zod'
import { endpoint } from '../../../kit/contract.ts'
import { assigneeIds, dueDate, priority, status } from '../contract.ts'

export const MOST_AT_ONCE = 200
export const nothingToChange = 'Say what to change'

const id = z.number().int().positive().max(2_147_483_647)

export const bulkChange = z
  .object({
    status: status.optional(),
    priority: priority.optional(),
    dueDate: dueDate.optional(),
    /** Who does it from now on, instead of those before; nobody for none. */
    assigneeIds: assigneeIds.optional(),
    /** They can be restored for 30 days; nothing else is changed then. */
    deleted: z.literal(true).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), nothingToChange)
export type BulkChange = z.infer<typeof bulkChange>

export const bulkOutcome = z.object({
  id: z.number(),
  /** Null where it was done; else why it was not, in words for the person. */
  refused: z.string().nullable(),
})

export const bulkResult = z.object({
  results: z.array(bulkOutcome),
  /** For the undo of all of it; empty where nothing was other than before. */
  changeSetIds: z.array(z.number()),
})
export type BulkResult = z.infer<typeof bulkResult>

export const changeTasks = endpoint({
  method: 'PATCH',
  path: '/api/tasks/bulk',
  summary: 'Change or delete many tasks; those that may not be changed are named, the others are done',
  access: 'session',
  body: z.object({
    /** `version` as for one task: with an older one it is refused. */
    tasks: z
      .array(z.object({ id, version: z.number().int().optional() }))
      .min(1, 'Choose a task first')
      .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} tasks are changed at once`),
    change: bulkChange,
  }),
  response: bulkResult,
})
