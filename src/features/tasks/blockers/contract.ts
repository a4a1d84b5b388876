// What a task waits for, on the wire.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { task } from '../contract.ts'

export const onlyTasksOfProject = 'Only other tasks of the same project can block a task'
export const waitsInCircle = (number: number) =>
  `#${number} waits for this task already, so it cannot block it`

export const setBlockers = endpoint({
  method: 'PUT',
  path: '/api/tasks/{id}/blockers',
  summary: 'Say which tasks of its project a task waits for; an empty list for none',
  access: 'session',
  params: z.object({ id: idParam }),
  body: z.object({ ids: z.array(z.number().int().positive().max(2_147_483_647)).max(50) }),
  /** `changeSetId` takes it back; null where nothing was changed. */
  response: task.extend({ changeSetId: z.number().nullable() }),
})
