// The fields of the task dialog: their rules, and what they send.
import { z } from 'zod'
import {
  isWithinDueDays,
  outsideDueDays,
  priorities,
  type Task,
  titleRequired,
} from '../../../tasks/contract.ts'

/** DLG-05, DLG-07, DLG-10; the limits are those of the contract. `dueDate` is a day, YYYY-MM-DD, or empty. */
export const taskFields = z.object({
  title: z.string().trim().min(1, titleRequired).max(500, 'Task title must be 500 characters or fewer'),
  description: z.string().max(20_000, 'Description must be 20,000 characters or fewer'),
  priority: z.enum(priorities),
  dueDate: z.union([
    z.literal(''),
    z.iso.date('Due date must be a date').refine(isWithinDueDays, outsideDueDays),
  ]),
  /** '' for a task that does not repeat. */
  repeats: z.string(),
})
export type TaskValues = z.infer<typeof taskFields>

export type TaskFields = Pick<Task, 'title' | 'description' | 'priority' | 'dueDate' | 'repeats'>

export const emptyValues: TaskValues = {
  title: '',
  description: '',
  priority: 'medium',
  dueDate: '',
  repeats: '',
}

/** A set due date as an ISO timestamp, the day at 00:00 UTC, an empty one as null (DLG-06). */
export function fieldsOf({ title, description, priority, dueDate, repeats }: TaskValues): TaskFields {
  return {
    ...{ title, description, priority },
    dueDate: dueDate === '' ? null : `${dueDate}T00:00:00.000Z`,
    repeats: repeats === '' ? null : repeats,
  }
}
