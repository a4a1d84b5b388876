// Live messages about tasks: ids only, to everybody who reads the project (NOTIF-17).
import type { Database } from '../../kit/db/database.ts'
import { emit } from '../../kit/events.ts'
import type { Scope } from '../../kit/scope.ts'
import { type ProjectRow, readersOf } from '../projects/index.ts'

/** `own` is true for the person whose act it was: only that screen shows a toast. `except`: who hears nothing of it (SET-20). */
export async function tellReaders(
  db: Database,
  scope: Scope,
  project: ProjectRow,
  message: { type: string } & Record<string, unknown>,
  except: ReadonlySet<number> = new Set(),
): Promise<void> {
  await tellThese(db, scope, project, await readersOf(db, scope, project), message, except)
}

/** To those whom the caller knows to be its readers. */
export async function tellThese(
  db: Database,
  scope: Scope,
  project: ProjectRow,
  readers: readonly number[],
  message: { type: string } & Record<string, unknown>,
  except: ReadonlySet<number> = new Set(),
): Promise<void> {
  const { type, ...payload } = message
  const event = { companyId: project.companyId ?? 0, type }
  const others = readers.filter((id) => id !== scope.userId && !except.has(id))
  await emit(db, { ...event, userIds: others, payload: { ...payload, projectId: project.id, own: false } })
  if (!readers.includes(scope.userId)) return
  await emit(db, {
    ...event,
    userIds: [scope.userId],
    payload: { ...payload, projectId: project.id, own: true },
  })
}

export function tellChanged(
  db: Database,
  scope: Scope,
  project: ProjectRow,
  taskId: number,
  cause: 'mail' | 'app',
  except?: ReadonlySet<number>,
): Promise<void> {
  return tellReaders(db, scope, project, { type: 'task_update', taskId, cause }, except)
}
