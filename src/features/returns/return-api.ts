// Answers the calls about what went to others meanwhile, and gives it back as one act.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { changeMany } from '../tasks/index.ts'
import { listDelegated, takeBack } from './contract.ts'
import { type StillGone, stillGone } from './return-store.ts'

interface Services {
  db: Database
  clock: Clock
}

export function returnRoutes(services: Services): Served[] {
  const { db } = services
  return [
    serve(listDelegated, async ({ scope }) =>
      (await stillGone(db, scope)).map(({ id, number, title, projectId, projectName, names }) => ({
        ...{ id, number, title, projectId, projectName, names },
      })),
    ),
    serve(takeBack, ({ scope }) => db.repeatable(() => takeAllBack(services, scope))),
  ]
}

/** Whoever else has one of them keeps it too; who stood in does not. */
async function takeAllBack(services: Services, scope: Scope) {
  const groups = new Map<string, { assigneeIds: number[]; tasks: { id: number }[] }>()
  for (const task of await stillGone(services.db, scope)) {
    const assigneeIds = withPerson(task, scope.userId)
    const key = assigneeIds.join(' ')
    const group = groups.get(key) ?? { assigneeIds, tasks: [] }
    group.tasks.push({ id: task.id })
    groups.set(key, group)
  }
  const changeSetIds: number[] = []
  let taken = 0
  for (const { assigneeIds, tasks } of groups.values()) {
    const done = await changeMany(services, scope, { tasks, change: { assigneeIds } })
    changeSetIds.push(...done.changeSetIds)
    taken += done.results.filter(({ refused }) => refused === null).length
  }
  return { taken, changeSetIds }
}

function withPerson({ assigneeIds, delegateId }: StillGone, userId: number): number[] {
  return assigneeIds.map((id) => (id === delegateId ? userId : id))
}
