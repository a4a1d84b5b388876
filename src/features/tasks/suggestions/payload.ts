// What a suggestion would do if it were accepted.
import { z } from 'zod'
import { priority } from '../contract.ts'

export const suggestedPayload = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('task'),
    title: z.string(),
    description: z.string(),
    priority,
    dueDate: z.string().nullable(),
    /** Suggestions of before tasks could repeat have none. */
    repeats: z.string().nullable().default(null),
    assigneeIds: z.array(z.number()),
    assigneeNames: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('change'),
    /** The task's title when it was suggested. */
    title: z.string(),
    taskId: z.number(),
    /** "status becomes done" */
    words: z.string(),
    fields: z.object({
      title: z.string().optional(),
      status: z.string().optional(),
      priority: priority.optional(),
      dueDate: z.string().nullable().optional(),
      repeats: z.string().nullable().optional(),
      blockedReason: z.string().nullable().optional(),
      assigneeIds: z.array(z.number()).optional(),
      /** Not needed any more: only who may delete it is asked. */
      dropped: z.boolean().optional(),
    }),
  }),
])
export type SuggestedPayload = z.infer<typeof suggestedPayload>
