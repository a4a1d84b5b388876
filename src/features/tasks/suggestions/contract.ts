// Suggestions of a project on the wire, and what can be done with suggested tasks beyond accepting and declining.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { suggestion } from '../../../records/contract.ts'

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/projects/{id}/suggestions',
  summary: 'Suggestions of a project that wait for a person',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.array(suggestion),
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
