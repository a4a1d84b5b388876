// Live messages about tasks: ids only, to everybody who reads the project (NOTIF-17).

import type { AgentMail } from '../../agent/agent.ts'
import type { Acting } from '../../kit/acting.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { tellOfMail } from '../../routing/mail-events.ts'
import { type MailProject, type ProjectRow, tellReaders, tellThese } from '../projects/index.ts'
import type { TaskEvent } from './contract.ts'
import { TASK } from './task-subject.ts'

type TaskMessage = { type: TaskEvent['type'] } & Record<string, unknown>

/** A change made in the app. */
export function tellChanged(db: Database, scope: Scope, project: ProjectRow, taskId: number): Promise<void> {
  const message: TaskMessage = { type: 'task_update', taskId, cause: 'app' }
  return tellReaders(db, scope, project, message)
}

/**
 * What came of a mail: new records, changed ones, or neither, when open pages only read the project again for
 * its mails, comments and suggestions. `mailId` keeps together what one toast is about.
 */
export async function tellOfMailResult(
  { db, scope }: Omit<Acting, 'at'>,
  place: MailProject,
  mail: AgentMail,
  { created, updated, released }: MailResult,
): Promise<void> {
  const { mailId } = mail
  const { project, readers } = place
  const tell = (message: TaskMessage) => tellThese(db, scope, { ...place, except: mail.blockers }, message)
  if (created.length > 0) await tell({ type: 'tasks_created', mailId, taskIds: created })
  if (updated.size > 0) {
    // The sender is told by routing, whichever agent it was.
    const others = readers.filter((id) => id !== scope.userId && !mail.blockers.has(id))
    const changed = [{ kind: TASK, count: updated.size }]
    const news = { projectId: project.id, mailId, tasksUpdated: updated.size, changed, own: false }
    await tellOfMail(db, 'reply_processed', { userIds: others, companyId: project.companyId ?? 0 }, news)
  }
  for (const taskId of new Set([...updated, ...released]))
    await tell({ type: 'task_update', mailId, taskId, cause: 'mail' })
  if (created.length + updated.size === 0) await tell({ type: 'project_update' })
}

interface MailResult {
  /** Ids of tasks, each. */
  created: readonly number[]
  updated: ReadonlySet<number>
  /** Those that only waited for what was updated. */
  released: ReadonlySet<number>
}
