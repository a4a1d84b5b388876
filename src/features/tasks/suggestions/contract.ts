// Suggestions on the wire: what an agent is not sure of, and what a person decides.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'
import { evidence, priority, title } from '../contract.ts'

/** Below the confidence gate, or from somebody who is no participant: a person decides. */
export const suggestion = z.object({
  id: z.number(),
  projectId: z.number(),
  projectName: z.string(),
  /** Since when it waits. */
  at: isoMoment,
  kind: z.enum(['task', 'change']),
  title: z.string(),
  /** What would be done, in words. */
  note: z.string(),
  priority: priority.nullable(),
  dueDate: isoMoment.nullable(),
  /** How often it would be due, as of a task. */
  repeats: z.string().nullable(),
  assignees: z.array(z.string()),
  evidence,
})
export type Suggestion = z.infer<typeof suggestion>

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/projects/{id}/suggestions',
  summary: 'Suggestions of a project that wait for a person',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.array(suggestion),
})

export const listAllSuggestions = endpoint({
  method: 'GET',
  path: '/api/suggestions',
  summary: 'Suggestions of all projects of the context that wait for a person, oldest first',
  access: 'session',
  response: z.array(suggestion),
})

export const acceptSuggestion = endpoint({
  method: 'POST',
  path: '/api/suggestions/{id}/accept',
  summary: 'Make what a suggestion proposes; the title may be edited first',
  access: 'session',
  params: z.object({ id: idParam }),
  body: z.object({ title: title.optional() }).optional(),
  response: z.object({ taskId: z.number() }),
})

export const mergeSuggestion = endpoint({
  method: 'POST',
  path: '/api/suggestions/{id}/merge',
  summary: 'Add what a suggested task says to a task of the same project',
  access: 'session',
  params: z.object({ id: idParam }),
  body: z.object({ taskId: z.number().int().positive().max(2_147_483_647) }),
  response: z.object({ taskId: z.number() }),
})

export const declineSuggestion = endpoint({
  method: 'POST',
  path: '/api/suggestions/{id}/decline',
  summary: 'Drop a suggestion',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ id: z.number() }),
})
