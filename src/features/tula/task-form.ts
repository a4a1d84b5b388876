// The form that a language model fills for Tula: people by address, tasks by number, and no field for what only
// people's rules and the product itself may decide.
import { z } from 'zod'

const PLACES = 50

const priority = z.enum(['low', 'medium', 'high'])
const sentence = z
  .string()
  .describe('Words of the new text, or of a forwarded block, that the item rests on; copied exactly.')
const handedOverBy = z
  .string()
  .nullable()
  .optional()
  .describe(
    'Only where sentence is from a forwarded or quoted block: words of the new text that hand this work over.',
  )
const confidence = z
  .number()
  .min(0)
  .max(1)
  .describe(
    'That the mail means this item: 0.9 said outright, 0.7 implied, 0.4 a guess for a person to decide.',
  )
const recurrence = z.string().nullable().optional()
const waitsFor = z.array(z.number()).max(PLACES).default([])
const addresses = z.array(z.string()).max(PLACES)

export const saidTask = z.object({
  title: z.string().describe('In the language of the mail.'),
  description: z
    .string()
    .default('')
    .describe('What else the mail says of it and the title leaves out; empty where that is nothing.'),
  assignees: addresses.default([]).describe('Owners: addresses from the list of people. [] for nobody.'),
  names: z
    .array(z.string())
    .max(20)
    .default([])
    .describe('Owners who are not in the list of people, as written.'),
  dueDate: z.string().nullable().default(null).describe('YYYY-MM-DD, or null for none.'),
  recurrence: recurrence.describe('RRULE value of RFC 5545, such as FREQ=WEEKLY;BYDAY=MO; null for once.'),
  blockedBy: waitsFor.describe('Numbers of known tasks that must be done before it.'),
  after: waitsFor.describe('Places in this list, from 1, of new tasks that must be done before it.'),
  priority: priority.default('medium'),
  sentence,
  handedOverBy,
  confidence,
})
export type SaidTask = z.infer<typeof saidTask>

export const clearable = z.enum(['dueDate', 'recurrence', 'assignees', 'blockedReason'])

export const saidChange = z.object({
  task: z.number().describe('Number of the known task. A field left out or null stays as it is.'),
  status: z
    .enum(['pending', 'in_progress', 'review', 'blocked', 'completed'])
    .nullable()
    .optional()
    .describe('pending: open again. in_progress: begun or partly done. blocked: cannot go on.'),
  dropped: z.boolean().nullable().optional().describe('true: not wanted any more. It needs no status.'),
  reason: z.string().nullable().optional().describe('Why it is dropped, in words of the mail.'),
  blockedReason: z
    .string()
    .nullable()
    .optional()
    .describe('What a blocked task waits for, in words of the mail.'),
  blockedBy: waitsFor.describe('Numbers of known tasks that it waits for now.'),
  title: z.string().nullable().optional().describe('A new title.'),
  dueDate: z.string().nullable().optional().describe('The new day, YYYY-MM-DD.'),
  recurrence: recurrence.describe('The new RRULE value.'),
  priority: priority.nullable().optional(),
  assignees: addresses.nullable().optional().describe('Owners from now on, instead of those before.'),
  addAssignees: addresses.default([]).describe('Owners beside those before, such as helpers.'),
  removeAssignees: addresses.default([]).describe('Owners who are no longer.'),
  clear: z
    .array(clearable)
    .max(4)
    .default([])
    .describe('Fields that the mail empties: "no deadline any more", "it goes on".'),
  sentence,
  confidence,
})
export type SaidChange = z.infer<typeof saidChange>

export const taskAnswer = z.object({
  tasks: z.array(saidTask).max(100).describe('New tasks, in the order of the mail.'),
  changes: z.array(saidChange).max(100).describe('Changes of known tasks, one item a task.'),
  comment: z
    .string()
    .nullable()
    .describe(
      'Of a reply: what it says beside tasks and changes that the project should remember, copied; or null.',
    ),
})
export type TaskAnswer = z.infer<typeof taskAnswer>
