// The tasks of a whole context, for questions about all of them.
import { desc, sql } from 'drizzle-orm'
import { projects, tasks } from '../../../db/schema/tasks.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { readableBy } from '../projects/index.ts'
import type { Task } from './contract.ts'
import { listCards } from './task-list-store.ts'

/** A question looks at each of them. */
const MOST = 1_000

/** Not deleted ones of projects in use; of more than a thousand the latest. */
export async function listTasksOfContext(db: Database, scope: Scope): Promise<Task[]> {
  const latest = sql`select ${tasks.id} from ${tasks} join ${projects} on ${projects.id} = ${tasks.projectId}
    where ${tasks.deletedAt} is null and ${projects.archivedAt} is null and ${readableBy(scope)}
    order by ${desc(tasks.createdAt)}, ${desc(tasks.id)} limit ${MOST}`
  return listCards(db, scope, sql`${tasks.id} = any(array(${latest}))`, (task) => task)
}
