// Live messages about what lies below a project: ids only, to everybody who reads it (NOTIF-17).
import type { Database } from '../../kit/db/database.ts'
import { emit } from '../../kit/events.ts'
import type { Scope } from '../../kit/scope.ts'
import { type ProjectRow, readersOf } from './project-store.ts'

export type ProjectMessage = { type: string } & Record<string, unknown>

/** `own` is true for the person whose act it was: only that screen shows a toast. */
export async function tellReaders(
  db: Database,
  scope: Scope,
  project: ProjectRow,
  message: ProjectMessage,
): Promise<void> {
  await tellThese(db, scope, { project, readers: await readersOf(db, project) }, message)
}

interface ToReaders {
  project: ProjectRow
  /** Whom the caller knows to be all of its readers. */
  readers: readonly number[]
  /** Who of them hears nothing of it (SET-20). */
  except?: ReadonlySet<number>
}

export async function tellThese(
  db: Database,
  scope: Scope,
  { project, readers, except }: ToReaders,
  message: ProjectMessage,
): Promise<void> {
  const { type, ...payload } = message
  const event = { companyId: project.companyId ?? 0, type }
  const others = readers.filter((id) => id !== scope.userId && !except?.has(id))
  await emit(db, { ...event, userIds: others, payload: { ...payload, projectId: project.id, own: false } })
  if (!readers.includes(scope.userId)) return
  await emit(db, {
    ...event,
    userIds: [scope.userId],
    payload: { ...payload, projectId: project.id, own: true },
  })
}
