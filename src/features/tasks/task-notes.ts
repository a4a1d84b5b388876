// Says what notifications and mails want to know of a change: whose a task is now, and that its status moved.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { noteAssigned, noteStatus } from '../notifications/index.ts'

interface Made {
  id: number
  title: string
}

/** `news` stand in the order of the rows that were made of them. */
export async function noteMade(
  db: Database,
  scope: Scope,
  { projectId, rows }: { projectId: number; rows: readonly Made[] },
  news: readonly { assigneeIds: number[]; sourceMailId?: number | null }[],
): Promise<void> {
  for (const [index, { id, title }] of rows.entries()) {
    const { assigneeIds = [], sourceMailId = null } = news[index] ?? {}
    await noteAssigned(db, scope.companyId, {
      ...{ taskId: id, projectId, title, actorId: scope.userId },
      assigneeIds: [...new Set(assigneeIds)],
      mailId: sourceMailId,
    })
  }
}

type Fields = Record<string, unknown>

/** `before` and `after` are the fields of a stored change; `task` is the row as it was. */
export async function noteEdit(
  db: Database,
  scope: Scope,
  {
    task,
    before,
    after,
  }: { task: Made & { projectId: number; status: string }; before: Fields; after: Fields },
): Promise<void> {
  const common = { taskId: task.id, projectId: task.projectId, actorId: scope.userId }
  const had = idsOf(before)
  const added = idsOf(after).filter((id) => !had.includes(id))
  if (added.length > 0) {
    const { title } = task
    await noteAssigned(db, scope.companyId, { ...common, title, assigneeIds: added, mailId: null })
  }
  if (typeof after.status === 'string')
    await noteStatus(db, scope.companyId, { ...common, from: task.status })
}

function idsOf({ assigneeIds }: Fields): number[] {
  return Array.isArray(assigneeIds) ? assigneeIds.filter((id) => typeof id === 'number') : []
}
