// Tasks on the wire: the records of boards and their changes.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { shownLine } from '../../kit/invisible-characters.ts'
import { evidence } from '../../records/contract.ts'
import type { ReplyProcessed } from '../../routing/contract.ts'
import { person } from '../accounts/contract.ts'
import { repeats } from './repeats/contract.ts'

/** ENT-25, DLG-07. */
export const priorities = ['low', 'medium', 'high'] as const
export const priority = z.enum(priorities)
export type Priority = z.infer<typeof priority>

export const titleRequired = 'Task title is required'

/** ENT-24, and what a card shows (KB-23). */
export const task = z.object({
  id: z.number(),
  /** Per project, from 1, never used again (model.md). */
  number: z.number(),
  title: z.string(),
  description: z.string(),
  /** As stored; `meaningOf` in status.ts gives its meaning (MYT-12). */
  status: z.string(),
  priority,
  /** The day at 00:00 UTC (model.md, Time). */
  dueDate: isoMoment.nullable(),
  createdAt: isoMoment,
  updatedAt: isoMoment,
  version: z.number(),
  projectId: z.number(),
  project: z.object({ id: z.number(), name: z.string() }),
  assignees: z.array(z.object({ id: z.number(), user: person.extend({ id: z.number() }) })),
  sourceEmail: z.string().nullable(),
  sourceEmailSubject: z.string().nullable(),
  evidence: evidence.nullable(),
  blockedReason: z.string().nullable(),
  /** The tasks of the project that it waits for, by number; done ones too. */
  blockedBy: z.array(z.object({ id: z.number(), number: z.number(), title: z.string(), status: z.string() })),
  /** How often it is due: once it is done, the next one is made. */
  repeats: z.string().nullable(),
  commentCount: z.number(),
})
export type Task = z.infer<typeof task>

/** The days that a task can be due on; what lies before is a slip of the keys, such as the year 0019. */
export const dueDays = { first: '1970-01-01', last: '9999-12-31' } as const
export const outsideDueDays = 'Due date must be in the years 1970 to 9999'

/** Of 'YYYY-MM-DD'. */
export const isWithinDueDays = (day: string) => day >= dueDays.first && day <= dueDays.last

/** A set due date comes as an ISO timestamp, an empty one as null (DLG-06). */
export const dueDate = z
  .string()
  .refine((value) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)), {
    error: 'Due date must be a date',
    abort: true,
  })
  .refine((value) => isWithinDueDays(value.slice(0, 10)), outsideDueDays)
  .nullable()

/** Not February 30, which Date.parse takes for March 2. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

export const title = z
  .string()
  .overwrite(shownLine)
  .trim()
  .min(1, titleRequired)
  .max(500, 'Task title must be 500 characters or fewer')
const description = z.string().max(20_000, 'Description must be 20,000 characters or fewer')
export const status = z
  .string()
  .trim()
  .min(1, 'Status is required')
  .max(40, 'Status must be 40 characters or fewer')

/** Who does it, in this order; nobody for none. */
export const assigneeIds = z.array(z.number().int().positive().max(2_147_483_647)).max(50)
export const onlyPeopleOfProject = 'Only people of the project can be assigned'

export const listProjectTasks = endpoint({
  method: 'GET',
  path: '/api/projects/{id}/tasks',
  summary: 'Tasks of a project, newest first',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.array(task),
})

export const getTask = endpoint({
  method: 'GET',
  path: '/api/tasks/{id}',
  summary: 'One task',
  access: 'session',
  params: z.object({ id: idParam }),
  response: task,
})

export const createTask = endpoint({
  method: 'POST',
  path: '/api/projects/{id}/tasks',
  summary: 'Add a task to a project',
  access: 'session',
  params: z.object({ id: idParam }),
  body: z.object({
    title,
    description: description.default(''),
    status: status.default('pending'),
    priority: priority.default('medium'),
    dueDate: dueDate.optional(),
    assignToMe: z.boolean().optional(),
    /** Without a due date it is due on the first day of the rule. */
    repeats: repeats.optional(),
  }),
  response: task,
  status: 201,
})

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/{id}',
  summary: 'Change some fields of a task',
  access: 'session',
  params: z.object({ id: idParam }),
  body: z.object({
    title: title.optional(),
    description: description.optional(),
    status: status.optional(),
    priority: priority.optional(),
    dueDate: dueDate.optional(),
    assigneeIds: assigneeIds.optional(),
    /** Where the task has no due date, it is due on the first day of the rule. */
    repeats: repeats.optional(),
    /** The version that was edited; 409 when somebody was faster. Left out, the change is made as it is. */
    version: z.number().int().optional(),
  }),
  response: task,
})

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/{id}',
  summary: 'Delete a task; it can be restored for 30 days',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ id: z.number() }),
})

export const dropNewTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/{id}/new',
  summary:
    'Take back a task that one has just made by hand and that nobody has touched since: it leaves no trace',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ id: z.number() }),
})

/** CONST-31. */
export const stats = z.object({
  total: z.number(),
  pending: z.number(),
  inProgress: z.number(),
  completed: z.number(),
  blocked: z.number(),
  overdue: z.number(),
  dueToday: z.number(),
  highPriority: z.number(),
  byProject: z.array(
    z.object({ projectId: z.number(), name: z.string(), total: z.number(), completed: z.number() }),
  ),
})

export const getStats = endpoint({
  method: 'GET',
  path: '/api/stats',
  summary: 'Counts over the tasks of the context',
  access: 'session',
  response: stats,
})

/** Live messages about tasks (NOTIF-17, ENT-14); what is told of their mails is told by routing. `companyId` 0 is personal. */
export type TaskEvent =
  | {
      type: 'tasks_created'
      companyId: number
      projectId: number
      mailId: number
      taskIds: number[]
      own: boolean
    }
  | ({ type: 'reply_processed'; companyId: number } & ReplyProcessed)
  | {
      type: 'task_update'
      companyId: number
      projectId: number
      taskId: number
      cause: 'mail' | 'app'
      /** The mail that is the cause. */
      mailId?: number
      own: boolean
    }
  /** Its mails, comments or suggestions are others than before. */
  | { type: 'project_update'; companyId: number; projectId: number }
