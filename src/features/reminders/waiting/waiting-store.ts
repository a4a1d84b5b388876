// The only SQL of the waiting-for list: what stands on it, and whether a task of it is chased.
import { waits } from '../../../../db/schema/waits.ts'
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { mayBeShown, mayBeTold, type ToldTask, toldColumns } from '../told-tasks-store.ts'
import { givenRows, isAwaited } from './waiting-rows-store.ts'

export type AwaitedTask = ToldTask & { awaitedIds: number[] }

/** Of all contexts, for a mail; the longest wait first. */
export async function waitingOf(db: SystemDatabase, userId: number): Promise<AwaitedTask[]> {
  const { rows } = await db.query<AwaitedTask>(
    `select ${toldColumns}, array_agg(given.user_id order by given.id) as "awaitedIds"
     ${givenRows('$1::int')} and ${isAwaited} and ${mayBeTold('$1::int')}
     group by task.id, project.id, began.since
     order by began.since, task.id`,
    [userId],
  )
  return rows
}

export type GivenRow = ToldTask & {
  since: Date
  chaseDays: number | null
  assigneeId: number
  isAwaited: boolean
  chasedAt: Date | null
}

/** One row an assignee, of the open tasks that the person of the scope gave to others in its context. */
export async function givenTasks(
  db: Database,
  { userId, companyId }: Scope,
  taskId: number | null,
): Promise<GivenRow[]> {
  const { rows } = await db.query<GivenRow>(
    `select ${toldColumns}, began.since, wait.chase_days as "chaseDays", given.user_id as "assigneeId",
       ${isAwaited} as "isAwaited", chase.sent_at as "chasedAt"
     ${givenRows('$1::int')}
       and coalesce(project.company_id, 0) = $2 and ($3::int is null or task.id = $3::int)
       and ${mayBeShown('$1::int')}
     order by began.since, task.id, given.id`,
    [userId, companyId, taskId],
  )
  const moment = (value: unknown) => new Date(value as string | Date)
  return rows.map((row) => ({
    ...row,
    since: moment(row.since),
    chasedAt: row.chasedAt && moment(row.chasedAt),
  }))
}

export async function writeWait(
  db: Database,
  { userId }: Scope,
  taskId: number,
  wait: { since: Date; chaseDays: number | null },
): Promise<void> {
  await db.orm
    .insert(waits)
    .values({ taskId, userId, ...wait })
    .onConflictDoUpdate({ target: [waits.taskId, waits.userId], set: wait })
}
