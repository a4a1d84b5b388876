// Answers the calls about the waiting-for list, and says which of its tasks are to be chased.
import type { Clock } from '../../../kit/clock.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { type Account, findUsers } from '../../accounts/index.ts'
import { listWaiting, setChase, type WaitingTask } from './contract.ts'
import { type GivenRow, givenTasks, writeWait } from './waiting-store.ts'

interface Services {
  db: Database
  clock: Clock
}

export function waitingRoutes(services: Services): Served[] {
  const { db } = services
  return [
    serve(listWaiting, async ({ scope }) => {
      const rows = await givenTasks(db, scope, null)
      return (await tasksOf(db, scope, rows)).filter(({ awaited }) => awaited.length > 0)
    }),
    serve(setChase, ({ scope, params, body }) =>
      db.transaction(() => chase(services, scope, params.id, body.days)),
    ),
  ]
}

/** Throws not_found for a task that the person did not give to somebody, or that is done. */
async function chase(
  { db, clock }: Services,
  scope: Scope,
  taskId: number,
  chaseDays: number | null,
): Promise<WaitingTask> {
  const before = await givenTasks(db, scope, taskId)
  const [first] = before
  if (!first) throw new AppError('not_found', 'Task not found')
  // Who has answered is asked again only where the person decides anew to have them asked.
  const isAnew = chaseDays !== null && before.every((row) => !row.isAwaited)
  await writeWait(db, scope, taskId, { since: isAnew ? clock() : first.since, chaseDays })
  const [task] = await tasksOf(db, scope, await givenTasks(db, scope, taskId))
  if (!task) throw new AppError('not_found', 'Task not found')
  return task
}

async function tasksOf(db: Database, scope: Scope, rows: readonly GivenRow[]): Promise<WaitingTask[]> {
  const awaited = rows.filter((row) => row.isAwaited)
  const people = await findUsers(
    actingAs(db, scope),
    awaited.map((row) => row.assigneeId),
  )
  const byId = new Map(people.map((one) => [one.id, one]))
  const firsts = rows.filter((row, at) => rows[at - 1]?.id !== row.id)
  return firsts.map((first) =>
    taskOf(
      first,
      rows.filter(({ id }) => id === first.id),
      byId,
    ),
  )
}

function taskOf(
  { id, number, title, priority, dueDate, projectId, projectName, since, chaseDays }: GivenRow,
  rows: readonly GivenRow[],
  people: ReadonlyMap<number, Account>,
): WaitingTask {
  return {
    ...{ id, number, title, priority, projectId, projectName, chaseDays },
    dueDate: dueDate && `${dueDate}T00:00:00.000Z`,
    since: since.toISOString(),
    awaited: rows.flatMap((row) => {
      const who = row.isAwaited ? people.get(row.assigneeId) : undefined
      if (!who) return []
      const { firstName, lastName, email, profileImageUrl } = who
      const chasedAt = row.chasedAt?.toISOString() ?? null
      return [{ id: who.id, firstName, lastName, email, profileImageUrl, chasedAt }]
    }),
  }
}
