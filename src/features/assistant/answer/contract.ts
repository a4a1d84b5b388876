// What the assistant answers: JSON in the text of its response. The board loads its schemas with the first answer.
import { z } from 'zod'
import { shownLine, visibleText } from '../../../kit/invisible-characters.ts'
import { priorities } from '../../tasks/contract.ts'

const priority = z.enum(priorities)

/** AIA-05. */
export const actionType = z.enum([
  'FILTER',
  'SORT',
  'INSIGHT',
  'ORGANIZE',
  'TASK_UPDATE',
  'TASK_CREATE',
  'GENERAL',
])

/** What a move writes (KB-15), with the two states that have no column of their own. */
export const moveStatus = z.enum(['pending', 'in-progress', 'blocked', 'review', 'completed'])
export type MoveStatus = z.infer<typeof moveStatus>

/** ENT-30. Without a task the person chooses one (ERR-29, ERR-30). */
export const taskAction = z.object({
  label: z.string().overwrite(shownLine),
  description: z.string().overwrite(shownLine),
  statusChange: moveStatus,
  taskId: z.number().int().nullish(),
})
export type TaskAction = z.infer<typeof taskAction>

/** ENT-30; made with status pending (AIA-06). */
export const newTask = z.object({
  title: z.string().overwrite(shownLine).trim().min(1).max(500),
  description: z.string().max(20_000).overwrite(visibleText),
  priority,
})
export type NewTask = z.infer<typeof newTask>

const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one)])

/** ENT-31; what is left out is not filtered by. `assignee` is an address or a name. */
export const taskFilters = z.object({
  search: z.string().nullish(),
  priority: oneOrMore(priority).nullish(),
  assignee: oneOrMore(z.string()).nullish(),
  dueDate: z.enum(['overdue', 'today', 'week', 'none']).nullish(),
  status: oneOrMore(moveStatus).nullish(),
})
export type TaskFilters = z.infer<typeof taskFilters>

/** ENT-31, KB-10. */
export const taskSort = z.object({
  sortBy: z.enum(['createdAt', 'priority', 'title', 'dueDate']),
  sortOrder: z.enum(['asc', 'desc']),
})
export type TaskSort = z.infer<typeof taskSort>

/** What a board is asked to show. */
export const boardShown = z.object({ filters: taskFilters.nullish(), sort: taskSort.nullish() })
export type BoardShown = z.infer<typeof boardShown>

/** AIA-05: the JSON in the response. */
export const assistantAnswer = z.object({
  type: actionType,
  suggestion: z.string(),
  taskActions: z.array(taskAction).max(200).nullish(),
  newTask: newTask.nullish(),
  filters: taskFilters.nullish(),
  sort: taskSort.nullish(),
})
export type AssistantAnswer = z.infer<typeof assistantAnswer>
