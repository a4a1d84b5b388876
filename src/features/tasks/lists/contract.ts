// The lists across projects: what is mine, what I gave to others, what I watch, what is done or deleted.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'
import { task } from '../contract.ts'

export const listedTask = task.extend({
  /** Null where the project has no name: "Unknown" (MYT-05). */
  projectName: z.string().nullable(),
  /** Set on a deleted task, which stands in Done alone. */
  deletedAt: isoMoment.nullable(),
})
export type ListedTask = z.infer<typeof listedTask>

export const listAssignedTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/assigned',
  summary: 'Tasks assigned to me, done ones too, newest first',
  access: 'session',
  response: z.array(listedTask),
})

export const listTasksAssignedByMe = endpoint({
  method: 'GET',
  path: '/api/tasks/assigned-by-me',
  summary: 'Open tasks that I or my mails assigned to others and not to me, newest first',
  access: 'session',
  response: z.array(listedTask),
})

export const listMonitoredTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/monitor',
  summary: 'Other open tasks of the projects I take part in, newest first',
  access: 'session',
  response: z.array(listedTask),
})

export const listDoneTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/done',
  summary: 'Done tasks of the other three lists, and those deleted in the last 30 days, newest first',
  access: 'session',
  response: z.array(listedTask),
})

export const restoreTask = endpoint({
  method: 'POST',
  path: '/api/tasks/{id}/restore',
  summary: 'Bring back a task that was deleted in the last 30 days',
  access: 'session',
  params: z.object({ id: idParam }),
  response: task,
})
