// Which suggestions about tasks a person may decide.
import { and, or, sql } from 'drizzle-orm'
import { suggestions } from '../../../../db/schema/records.ts'
import { projects, tasks } from '../../../../db/schema/tasks.ts'
import type { Condition } from '../../../kit/db/condition.ts'
import { oversees, type Scope } from '../../../kit/scope.ts'

const ofTask = sql`${tasks.id} = (${suggestions.payload} ->> 'taskId')::int`

/** A change of a deleted task is proposed again once the task is restored (PB-24). */
const standsOnTask = sql`(${suggestions.payload} ->> 'kind' <> 'change'
  or exists (select 1 from ${tasks} where ${ofTask} and ${tasks.deletedAt} is null))`

/** What would delete a task is asked of those alone who may delete it (model.md, Rights by mail). */
export function decidable(scope: Scope): Condition | undefined {
  if (oversees(scope)) return standsOnTask
  const mayDelete = or(
    sql`(${suggestions.payload} -> 'fields' ->> 'dropped') is distinct from 'true'`,
    sql`exists (select 1 from ${projects}
      where ${projects.id} = ${suggestions.subjectId} and ${projects.ownerId} = ${scope.userId})`,
    sql`exists (select 1 from ${tasks} where ${ofTask} and ${tasks.creatorId} = ${scope.userId})`,
  )
  return and(standsOnTask, mayDelete)
}
