// The checklist of a task on the wire: small steps to tick off.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { shownLine } from '../../../kit/invisible-characters.ts'

/** Steps of one task. */
export const LONGEST_CHECKLIST = 100
export const checklistFull = `A checklist has at most ${LONGEST_CHECKLIST} steps`
export const stepRequired = 'Write the step first'

const text = z
  .string()
  .overwrite(shownLine)
  .trim()
  .min(1, stepRequired)
  .max(500, 'A step must be 500 characters or fewer')

export const checklistItem = z.object({ id: z.number(), text: z.string(), isDone: z.boolean() })
export type ChecklistItem = z.infer<typeof checklistItem>

const ofTask = z.object({ id: idParam })
const ofItem = z.object({ id: idParam, itemId: idParam })

export const listChecklist = endpoint({
  method: 'GET',
  path: '/api/tasks/{id}/checklist',
  summary: 'The steps of a task, in the order in which they were written',
  access: 'session',
  params: ofTask,
  response: z.array(checklistItem),
})

export const addChecklistItem = endpoint({
  method: 'POST',
  path: '/api/tasks/{id}/checklist',
  summary: 'Add a step to a task',
  access: 'session',
  params: ofTask,
  body: z.object({ text }),
  response: checklistItem,
  status: 201,
})

export const changeChecklistItem = endpoint({
  method: 'PATCH',
  path: '/api/tasks/{id}/checklist/{itemId}',
  summary: 'Tick a step off, or change its text',
  access: 'session',
  params: ofItem,
  body: z.object({ text: text.optional(), isDone: z.boolean().optional() }),
  response: checklistItem,
})

export const deleteChecklistItem = endpoint({
  method: 'DELETE',
  path: '/api/tasks/{id}/checklist/{itemId}',
  summary: 'Delete a step',
  access: 'session',
  params: ofItem,
  response: z.object({ id: z.number() }),
})
