// The checklist of a task: small steps to tick off.
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { tasks } from './tasks.ts'

/** They stand in the order in which they were written. */
// Written by tasks.
export const checklistItems = pgTable(
  'checklist_items',
  {
    id: id(),
    taskId: integer('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    isDone: boolean('is_done').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('checklist_items_task').on(t.taskId)],
)
