// What goes to another project, on the wire: a whole project, a task, a mail with the tasks that it made.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { project } from '../../projects/contract.ts'
import { task } from '../contract.ts'

const of = z.object({ id: idParam })
const projectId = z.number().int().positive().max(2_147_483_647)

/** `changeSetId` is what POST /api/change-sets/{id}/undo takes back; null where it was there already. */
const kept = { changeSetId: z.number().nullable() }

export const mergeProject = endpoint({
  method: 'POST',
  path: '/api/projects/{id}/merge',
  summary: 'Make a project part of another of the same owner, with its tasks, mails, people and addresses',
  access: 'session',
  params: of,
  body: z.object({ intoId: projectId }),
  response: z.object({ project, tasks: z.number(), ...kept }),
})

export const moveTask = endpoint({
  method: 'POST',
  path: '/api/tasks/{id}/move',
  summary: 'Move a task to another project of the same owner, where it gets the next number',
  access: 'session',
  params: of,
  body: z.object({ projectId }),
  response: z.object({
    task,
    /** Names of those who have the task, and take part in the other project since. */
    joined: z.array(z.string()),
    /** How many tasks it waited for, or waited for it, and do so no more. */
    unlinked: z.number(),
    ...kept,
  }),
})

export const moveMail = endpoint({
  method: 'POST',
  path: '/api/mails/{id}/move',
  summary: 'Move a mail to another project of the same owner, with the tasks that it made',
  access: 'session',
  params: of,
  body: z.object({ projectId }),
  response: z.object({ project, tasks: z.number(), ...kept }),
})
