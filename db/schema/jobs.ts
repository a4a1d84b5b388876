// Which worker holds which jobs; the jobs themselves are in the queue's own tables.
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Jobs that a worker took together: it holds them until the row is gone, or the worker is. */
// Written by jobs.
export const jobBatches = pgTable('job_batches', {
  id: id(),
  /** Number of the worker, which holds the lock of that number as long as it lives. */
  holder: integer('holder').notNull(),
  queue: text('queue').notNull(),
  jobs: uuid('jobs').array().notNull(),
  /** Of each job the number of its try, for a job that went back and was taken anew is held by another one. */
  tries: integer('tries').array().notNull(),
  createdAt: createdAt(),
})
